"""The best use of Engel, Cows, Bees, Fertilizers and orders at the end, found exactly.

Flowers are counts by the order of the flowers in play. What remains of a collection is worth the
squares of its counts plus the square of the number of kinds: symmetric, and on the same kinds
strictly convex. From that follows how Cows eat in every best solution, once it is settled which
orders are filled (a kind that they need is *bound*, the others are *free*):

* two kinds are never both eaten in part: eating one more of this and one less of that, or the
  other way round, would be better; nor is one, with Cows still hungry;
* among free kinds the fewest cards go first: any remainder can be had with its counts in the
  same order as before, and of two kinds the larger gains more from a card spared.

So of the free kinds, fewest cards first, some are eaten whole, the next ones but for one card, the
next perhaps in part, the rest not at all. That leaves few enough cases to look at them all.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

BITE = 7
"""Flowers that a Cow may eat."""
PER_BITE = 10
PER_ORDER = 15
FERTILIZED = 2
"""What a Fertilizer adds to the count of a kind."""


class Best(NamedTuple):
    """The best end of one collection. Counts are by the order of the flowers given."""

    points: int
    """Of different and identical flowers, Cows and orders."""
    eaten: int
    left: tuple[int, ...]
    """Real flowers when Engel has drawn and the Cows have eaten."""
    engel: int | None
    filled: tuple[int, ...]
    """Which orders."""


def best_end(
    counts: Sequence[int],
    cows: int,
    bees: int,
    fertilizers: int,
    orders: Sequence[Mapping[int, int]],
    draws: Sequence[int],
) -> Best:
    """The most points; among equals the fewest cards eaten, then the most orders filled.

    `orders` say how many of which flower they need, `draws` which flowers Engel may choose from.
    """
    budget = BITE * cows
    best, best_key = None, (-1, 0, 0)
    for engel in draws or (None,):
        have = list(counts)
        if engel is not None:
            have[engel] += 1
        for filled, needed in _fillings(have, orders):
            for left, eaten in _grazed(have, needed, budget):
                points = PER_BITE * eaten + PER_ORDER * len(filled)
                points += remains_worth(left, bees, fertilizers)
                key = (points, -eaten, len(filled))
                if key > best_key:
                    best, best_key = Best(points, eaten, tuple(left), engel, filled), key
    assert best is not None
    return best


def remains_worth(left: Sequence[int], bees: int, fertilizers: int) -> int:
    """Points of different and identical flowers with the best use of Bees and Fertilizers."""
    if not bees and not fertilizers:
        kinds = squares = 0
        for count in left:
            if count:
                kinds += 1
                squares += count * count
        return kinds * kinds + squares
    return max(
        kinds * kinds + sum([count * count for count in tall])
        for kinds, tall in _helped(sorted(left, reverse=True), bees, fertilizers)
    )


def _helped(tall: list[int], bees: int, fertilizers: int) -> Iterator[tuple[int, list[int]]]:
    """Kinds and counts for each number of Bees that stand for a kind of their own.

    The counts come and go in falling order. The other Bees join the largest kind, Fertilizers the
    largest ones: no other way is worth more, since squares grow.
    """
    kinds = len(tall) - tall.count(0)
    for own in range(min(bees, len(tall) - kinds) + 1):
        if own == 0 and kinds == 0 and bees:
            continue
        counts = tall[:]
        for i in range(kinds, kinds + own):
            counts[i] = 1
        counts[0] += bees - own
        for i in range(min(fertilizers, kinds)):
            counts[i] += FERTILIZED
        yield kinds + own, counts


def helpers(left: Sequence[int], bees: int, fertilizers: int) -> tuple[list[int], list[int]]:
    """Per flower how many Bees and how many Fertilizers join it in the best use of them."""
    order = sorted(range(len(left)), key=lambda i: -left[i])
    tall = [left[i] for i in order]
    kinds = len(tall) - tall.count(0)
    _, counts = max(
        _helped(tall, bees, fertilizers),
        key=lambda found: found[0] ** 2 + sum([count * count for count in found[1]]),
    )
    joined, spread = [0] * len(left), [0] * len(left)
    for place, i in enumerate(order):
        spread[i] = 1 if place < min(fertilizers, kinds) else 0
        joined[i] = counts[place] - tall[place] - FERTILIZED * spread[i]
    return joined, spread


def _fillings(
    have: Sequence[int], orders: Sequence[Mapping[int, int]]
) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """Each set of orders that the flowers can fill together, and what it needs of each."""
    for size in range(len(orders) + 1):
        for filled in combinations(range(len(orders)), size):
            needed = [0] * len(have)
            for i in filled:
                for flower, count in orders[i].items():
                    needed[flower] += count
            if all(need <= count for need, count in zip(needed, have, strict=True)):
                yield filled, needed


def _grazed(
    have: Sequence[int], needed: Sequence[int], budget: int
) -> Iterator[tuple[list[int], int]]:
    """What the Cows may leave, and how many cards they ate: every case that can be best."""
    yield list(have), 0
    if not budget:
        return
    bound = [i for i, need in enumerate(needed) if 0 < need < have[i]]
    free = sorted(
        (i for i, need in enumerate(needed) if not need and have[i]), key=have.__getitem__
    )
    for size in range(len(bound) + 1):
        for emptied in combinations(bound, size):
            left = list(have)
            for i in emptied:
                left[i] = needed[i]
            hungry = budget - sum(have[i] - needed[i] for i in emptied)
            if hungry >= 0:
                spared = [(i, needed[i]) for i in bound if i not in emptied]
                for rest, eaten in _grazed_free(left, free, spared, hungry):
                    yield rest, budget - hungry + eaten


def _grazed_free(
    left: list[int], free: Sequence[int], spared: Sequence[tuple[int, int]], hungry: int
) -> Iterator[tuple[list[int], int]]:
    """Free kinds eaten whole, then those of which one card is left, then one kind in part."""
    whole, ate = left[:], 0
    for first in range(len(free) + 1):
        if first:
            ate += whole[free[first - 1]]
            whole[free[first - 1]] = 0
            if ate > hungry:
                return
        rest, eaten = whole[:], ate
        for next_one in range(first, len(free) + 1):
            if next_one > first:
                eaten += rest[free[next_one - 1]] - 1
                rest[free[next_one - 1]] = 1
                if eaten > hungry:
                    break
            yield rest, eaten
            bite = hungry - eaten
            if bite:
                nearest = [(free[next_one], 1)] if next_one < len(free) else []
                for i, least in (*nearest, *spared):
                    if rest[i] - bite > least:
                        rest[i] -= bite
                        yield rest, hungry
                        rest[i] += bite
