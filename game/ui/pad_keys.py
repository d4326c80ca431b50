"""The keys of people who share one screen: what a title's pads have, and what was chosen instead.

A pad is one person's place at the screen; its title says what its keys do and which they are at
first. Choosing them is `pad_keys_scene.py`; pressing them is the title's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

Keys = tuple[tuple[int, ...], ...]
"""Per pad its keys, in the order of what they do."""

USED_EVERYWHERE = frozenset(
    [
        pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE,
        pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
        *range(pygame.K_F1, pygame.K_F12 + 1),
    ]
)  # fmt: skip
"""Keys that move the focus, press it, or lead out of a scene: no pad may have them."""


@dataclass(frozen=True)
class PadKeys:
    """What the keys of a title's pads do."""

    does: tuple[str, ...]
    """Message ids in the title's words, one for each key of a pad."""
    first: Keys
    """The keys when nobody chose others."""


def cap(key: int) -> str:
    """What stands on a key; nothing where it has no sign that could be shown."""
    return pygame.key.name(key).upper()


def chosen(pads: PadKeys, kept: Mapping[str, Any], title: str) -> Keys:
    """The keys of a title's pads, as far as what is kept (`Settings.pads`) makes sense."""
    found: Any = kept.get(title)
    return tuple(tuple(pad) for pad in found) if _makes_sense(found, pads) else pads.first


def _makes_sense(found: Any, pads: PadKeys) -> bool:
    if not isinstance(found, list) or not all(isinstance(pad, list) for pad in found):
        return False
    keys = [key for pad in found for key in pad]
    return (
        [len(pad) for pad in found] == [len(pad) for pad in pads.first]
        and all(type(key) is int and 0 < key < 2**31 for key in keys)
        and len(set(keys)) == len(keys)
        and not USED_EVERYWHERE.intersection(keys)
    )


def who_has(keys: Sequence[Sequence[int]], key: int) -> tuple[int, int] | None:
    """The pad that has a key already, and the place of the key in it."""
    for pad, its in enumerate(keys):
        if key in its:
            return pad, its.index(key)
    return None


def may_be_chosen(key: int) -> bool:
    """Whether a key can be a pad's: it has a sign, and no use everywhere."""
    return key not in USED_EVERYWHERE and 0 < len(cap(key)) <= 3


def with_key(keys: Keys, pad: int, place: int, key: int) -> Keys:
    """The same keys but for one."""
    its = list(keys[pad])
    its[place] = key
    return (*keys[:pad], tuple(its), *keys[pad + 1 :])
