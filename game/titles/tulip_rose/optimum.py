"""The best use of Engel, Cows, Bees, Fertilizers and orders at the end, found exactly.

Flowers are counts by the order of the flowers in play. What remains of a collection is worth the
squares of its counts plus the square of the number of kinds: symmetric, and on the same kinds
strictly convex. From that follows how Cows eat in every best solution, once it is settled which
orders are filled (a kind is *bound* to what they need of it; of which they need nothing, it is *free*):

* two kinds are never both eaten in part: eating one more of this and one less of that, or the
  other way round, would be better; nor is one, with Cows still hungry;
* among kinds bound to the same number the fewest cards go first: any remainder can be had with
  its counts in the same order as before, and of two kinds the larger gains more from a card spared.

So of the free kinds, fewest cards first, some are eaten whole, the next ones but for one card, the
next perhaps in part, the rest not at all; so too of the kinds bound to one, to two and so on, but
these are eaten down to what is needed. That leaves few enough cases to look at them all.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
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
    alike = {(counts[i], *(order.get(i, 0) for order in orders)): i for i in draws}
    for engel in alike.values() or (None,):
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
    """Points of different and identical flowers with the best use of Bees and Fertilizers.

    Some Bees stand for a kind of their own, the others join the largest kind; Fertilizers join
    the largest kinds. No other use is worth more, since squares grow.
    """
    kinds = squares = first = second = 0
    for count in left:
        if count:
            kinds += 1
            squares += count * count
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
    if not bees and not fertilizers:
        return kinds * kinds + squares
    if fertilizers > 1 and kinds > 1:
        squares += (second + FERTILIZED) ** 2 - second * second
    best, top = 0, first + FERTILIZED if fertilizers and kinds else first
    for own in range(min(bees, len(left) - kinds) + 1):
        if kinds:
            tallest = (top + bees - own) ** 2 - first * first + own
        else:
            tallest = (1 + bees - own) ** 2 + own - 1 if own else 0
        best = max(best, (kinds + own) ** 2 + squares + tallest)
    return best


def helpers(left: Sequence[int], bees: int, fertilizers: int) -> tuple[list[int], list[int]]:
    """Per flower how many Bees and how many Fertilizers join it in the best use of them."""
    order = sorted(range(len(left)), key=lambda i: -left[i])
    kinds = sum(map(bool, left))
    spread = [0] * len(left)
    for i in order[: min(fertilizers, kinds)]:
        spread[i] = 1
    best, best_joined = -1, [0] * len(left)
    for own in range(min(bees, len(left) - kinds) + 1):
        joined = [0] * len(left)
        for i in order[kinds : kinds + own]:
            joined[i] = 1
        joined[order[0]] += bees - own
        counts = [n + b + FERTILIZED * f for n, b, f in zip(left, joined, spread, strict=True)]
        points = sum(map(bool, counts)) ** 2 + sum(n * n for n in counts)
        if points > best:
            best, best_joined = points, joined
    return best_joined, spread


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
    groups: dict[int, list[int]] = {need: [] for need in sorted({0, *needed})}
    for i in sorted(range(len(have)), key=have.__getitem__):
        if have[i] > needed[i]:
            groups[needed[i]].append(i)
    free = groups.pop(0)
    for sizes in product(*(range(len(group) + 1) for group in groups.values())):
        left, hungry, spared = list(have), budget, []
        for (need, group), size in zip(groups.items(), sizes, strict=True):
            for i in group[:size]:
                left[i] = need
                hungry -= have[i] - need
            spared += [(i, need) for i in group[size : size + 1]]
        if hungry >= 0:
            for rest, eaten in _grazed_free(left, free, spared, hungry):
                yield rest, budget - hungry + eaten


def _grazed_free(
    left: list[int], free: Sequence[int], spared: Sequence[tuple[int, int]], hungry: int
) -> Iterator[tuple[list[int], int]]:
    """Free kinds eaten whole, then those of which one card is left, then one kind in part.

    `spared` are the bound kinds that could be that one, each with what must be left of it.
    """
    whole, ate = left[:], 0
    for first in range(len(free) + 1):
        if first:
            ate += whole[free[first - 1]]
            whole[free[first - 1]] = 0
            if ate > hungry:
                return
        rest, eaten = whole[:], ate
        for second in range(first, len(free) + 1):
            if second > first:
                eaten += rest[free[second - 1]] - 1
                rest[free[second - 1]] = 1
                if eaten > hungry:
                    break
            yield rest, eaten
            bite = hungry - eaten
            if bite:
                nearest = [(free[second], 1)] if second < len(free) else []
                for i, least in (*nearest, *spared):
                    if rest[i] - bite > least:
                        rest[i] -= bite
                        yield rest, hungry
                        rest[i] += bite
