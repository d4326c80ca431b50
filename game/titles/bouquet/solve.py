"""Perfect play: the whole deal with two seats, the last cards with more.

With two seats the two columns are one row of cards, far end to far end, of which the players take
from the ends: base and base, then base and far, are the same two ends all the way. The first player
never loses: he can take every second place of the row, odd or even, whichever is worth more.
Everything here is a generator that yields every few hundred positions.
"""

from collections.abc import Generator, Sequence

from game.titles.bouquet.cards import CARDS, KINDS
from game.titles.bouquet.ring import Ring, worth
from game.titles.bouquet.scoring import GAIN

_QUIET = 8
_FEW = 5
"""Positions with at most so many cards are searched without a yield: two seats, and more."""


def solve_two(ring: Ring) -> Generator[None, None, int]:
    """The side that the seat to act takes in perfect play on the difference in points (two seats).

    Alpha-beta with a table of positions. Counts are packed in one integer, four bits a group.
    """
    _, side = yield from _Row(ring).root()
    return side


def solve_end(ring: Ring) -> Generator[None, None, int]:
    """The side that is best for the seat to act if every seat takes what is best for itself."""
    seat = ring.turn
    best, side = -1.0, 0
    for choice in range(min(2, ring.left)):
        after = ring.copy()
        after.take(choice)
        value = (yield from _best_for_each(after))[seat]
        if value > best:
            best, side = value, choice
    return side


def _best_for_each(ring: Ring) -> Generator[None, None, list[float]]:
    """What the end is worth to each seat (max^n, Luckhardt and Irani 1986)."""
    if ring.left <= _FEW:
        yield
        return _few(ring)
    seat = ring.turn
    other = ring.copy()
    ring.take(0)
    other.take(1)
    left = yield from _best_for_each(ring)
    right = yield from _best_for_each(other)
    return left if left[seat] >= right[seat] else right


def _few(ring: Ring) -> list[float]:
    if ring.left > 1:
        seat = ring.turn
        other = ring.copy()
        ring.take(0)
        other.take(1)
        left, right = _few(ring), _few(other)
        return left if left[seat] >= right[seat] else right
    if ring.left:
        ring.take(0)
    return worth(ring.totals())


class _Row:
    """The search over one row; values are points to come, the mover's less the other's."""

    def __init__(self, ring: Ring) -> None:
        first, second = (
            ring.columns[i][ring.low[i] : ring.high[i]] for i in (ring.turn, 1 - ring.turn)
        )
        row = [*first, *reversed(second)] if first else second
        self.shifts = [(4 * colour, 4 * shape) for colour, shape in row]
        self.codes = [(1 << a) + (1 << b) for a, b in self.shifts]
        self.mine = _packed(ring.bouquets[ring.turn])
        self.other = _packed(ring.bouquets[1 - ring.turn])
        self.table: dict[int, tuple[int, int]] = {}
        """Position -> lowest and highest value that it can have."""

    def root(self) -> Generator[None, None, tuple[int, int]]:
        last = len(self.codes) - 1
        best, side = -999, 0
        for end in self.order(0, last, self.mine, self.other):
            value = yield from self.after(end, 0, last, self.mine, self.other, best, 999)
            if value > best:
                best, side = value, end
        return best, side

    def order(self, low: int, high: int, mine: int, other: int) -> tuple[int, ...]:
        """The two ends, low 0 and high 1, the more promising first; one when one card is left."""
        if low == high:
            return (0,)
        return (
            (0, 1) if self.promise(low, mine, other) >= self.promise(high, mine, other) else (1, 0)
        )

    def promise(self, place: int, mine: int, other: int) -> int:
        a, b = self.shifts[place]
        return (
            _PROMISE[mine >> a & 15] + _PROMISE[mine >> b & 15]
            + _PROMISE[other >> a & 15] + _PROMISE[other >> b & 15]
        )  # fmt: skip

    def after(
        self, end: int, low: int, high: int, mine: int, other: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of taking this end."""
        place = high if end else low
        a, b = self.shifts[place]
        gained = GAIN[mine >> a & 15] + GAIN[mine >> b & 15]
        low, high = (low, high - 1) if end else (low + 1, high)
        if low > high:
            return gained
        mine += self.codes[place]
        if high - low < _QUIET:
            yield
            rest = self.quiet(low, high, other, mine, gained - beta, gained - alpha)
        else:
            rest = yield from self.value(low, high, other, mine, gained - beta, gained - alpha)
        return gained - rest

    def value(
        self, low: int, high: int, mine: int, other: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Fail-soft alpha-beta; the seat with `mine` is to act."""
        key = mine << 10 | low << 5 | high
        floor, ceiling = self.table.get(key, (-999, 999))
        if floor >= beta or floor == ceiling:
            return floor
        if ceiling <= alpha:
            return ceiling
        lowest, highest = max(alpha, floor), min(beta, ceiling)
        best = -999
        for end in self.order(low, high, mine, other):
            value = yield from self.after(end, low, high, mine, other, max(lowest, best), highest)
            if value > best:
                best = value
                if best >= highest:
                    break
        self.keep(key, best, lowest, highest, floor, ceiling)
        return best

    def keep(self, key: int, best: int, alpha: int, beta: int, floor: int, ceiling: int) -> None:
        if best <= alpha:
            self.table[key] = floor, min(best, ceiling)
        elif best >= beta:
            self.table[key] = max(best, floor), ceiling
        else:
            self.table[key] = best, best

    def quiet(self, low: int, high: int, mine: int, other: int, alpha: int, beta: int) -> int:
        """The same for few cards, plain recursion for speed."""
        a, b = self.shifts[low]
        at_low = GAIN[mine >> a & 15] + GAIN[mine >> b & 15]
        if low == high:
            return at_low
        c, d = self.shifts[high]
        at_high = GAIN[mine >> c & 15] + GAIN[mine >> d & 15]
        codes = self.codes
        low_first = (
            at_low + GAIN[other >> a & 15] + GAIN[other >> b & 15]
            >= at_high + GAIN[other >> c & 15] + GAIN[other >> d & 15]
        )  # fmt: skip
        if low_first:
            best = at_low - self.quiet(
                low + 1, high, other, mine + codes[low], at_low - beta, at_low - alpha
            )
            if best >= beta:
                return best
            alpha = max(alpha, best)
            return max(best, at_high - self.quiet(
                low, high - 1, other, mine + codes[high], at_high - beta, at_high - alpha
            ))  # fmt: skip
        best = at_high - self.quiet(
            low, high - 1, other, mine + codes[high], at_high - beta, at_high - alpha
        )
        if best >= beta:
            return best
        alpha = max(alpha, best)
        return max(best, at_low - self.quiet(
            low + 1, high, other, mine + codes[low], at_low - beta, at_low - alpha
        ))  # fmt: skip


_PROMISE = (1, 2, 6, 2, *[1] * CARDS.bouquet)
"""How much a card is wanted by the number of its group that one has: only the order of search."""


def _packed(counts: Sequence[int]) -> int:
    return sum(counts[kind] << 4 * kind for kind in range(KINDS))
