"""A random generator that is one integer, so that it can live inside a game's state.

Everything here works on any object with an integer attribute `rng`: a state, or the loose `Rng`
that bots get. The same integer gives the same numbers on every platform and Python.
A 64-bit linear congruential generator whose upper 32 bits are used (constants: Knuth, MMIX).
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class HasRng(Protocol):
    """Anything that carries its generator as one integer below 2**64."""

    rng: int


class Rng:
    """A loose generator, for bots and for whatever stands outside a state."""

    __slots__ = ("rng",)

    def __init__(self, rng: int) -> None:
        self.rng = rng


def seeded(*parts: int) -> int:
    """A generator's first integer, from any number of non-negative integers, well mixed.

    The finaliser is splitmix64's (Steele, Lea, Flood 2014).
    """
    mixed = 0
    for part in parts:
        mixed = (mixed ^ part ^ (part >> 64)) & _MASK
        mixed = (mixed + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        mixed ^= mixed >> 31
    return mixed


def below(holder: HasRng, n: int) -> int:
    """A number from 0 to n - 1, n at most 2**32 (bias below n / 2**32)."""
    holder.rng = x = (holder.rng * 6364136223846793005 + 1442695040888963407) & _MASK
    return ((x >> 32) * n) >> 32


def fraction(holder: HasRng) -> float:
    """A number from 0.0 up to but not including 1.0, in steps of 2**-32."""
    holder.rng = x = (holder.rng * 6364136223846793005 + 1442695040888963407) & _MASK
    return (x >> 32) / 4294967296.0


def choice(holder: HasRng, items: Sequence[T]) -> T:
    """One of the items; IndexError where there is none."""
    return items[below(holder, len(items))]


def shuffle(holder: HasRng, items: MutableSequence[Any]) -> None:
    """Shuffles in place (Fisher and Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(holder, i + 1)
        items[i], items[j] = items[j], items[i]
