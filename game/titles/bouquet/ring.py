"""The ring of columns as small numbers, for search: what the bots play on instead of a state.

A card is the pair of groups that it counts in (see `cards.GROUPS`); a bouquet is its counts. Side 0
is left (base, when one column is left), side 1 is right (far). The rules are in `rules.py`; a test
holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rng import Rng, below
from game.titles.bouquet.cards import GROUPS
from game.titles.bouquet.rules import BouquetState
from game.titles.bouquet.scoring import GAIN, WORTH, tally

FURTHEST = 12
"""No card pays more than this beyond another at once."""


def chances_of(noise: float) -> tuple[int, ...]:
    """How often of 256 the card is taken that pays d more at once, for each d from -12 to 12, by a
    player who misjudges each card by up to `noise` points."""
    odds = []
    for d in range(-FURTHEST, FURTHEST + 1):
        t = max(-1.0, min(1.0, d / noise))
        odds.append(round(128 + 256 * (t - t * abs(t) / 2)))
    return tuple(odds)


EVEN = (128,) * (2 * FURTHEST + 1)
"""Both cards as likely, whatever they pay."""
KEEN = chances_of(5.0)


class Ring:
    """A position with everything open. `columns` never change; `low` and `high` cut them."""

    __slots__ = ("bouquets", "columns", "high", "left", "low", "open", "turn")

    def __init__(
        self,
        columns: list[list[tuple[int, int]]],
        low: list[int],
        high: list[int],
        bouquets: list[list[int]],
        turn: int,
        left: int,
        standing: int,
    ) -> None:
        self.columns = columns
        self.low = low
        self.high = high
        self.bouquets = bouquets
        self.turn = turn
        self.left = left
        """Cards that are not yet taken."""
        self.open = standing
        """Columns that are not empty."""

    @classmethod
    def of(cls, view: BouquetState, seat: int) -> Ring:
        """The position of a state or view in which the seat is to act."""
        sizes = [len(column) for column in view.columns]
        return cls(
            [[GROUPS[card] for card in column] for column in view.columns],
            [0] * view.seats,
            sizes,
            [tally(bouquet) for bouquet in view.bouquets],
            seat,
            sum(sizes),
            sum(map(bool, sizes)),
        )

    def copy(self) -> Ring:
        bouquets = [bouquet[:] for bouquet in self.bouquets]
        return Ring(
            self.columns, self.low[:], self.high[:], bouquets, self.turn, self.left, self.open
        )

    def reached(self, side: int) -> tuple[int, int]:
        """The column and place of the card that this side takes."""
        low, high, seats = self.low, self.high, len(self.low)
        if side and self.open > 1:
            column = self.turn - 1
            while low[column] == high[column]:
                column -= 1
            return column % seats, low[column]
        column = self.turn
        while low[column] == high[column]:
            column = (column + 1) % seats
        return column, high[column] - 1 if side else low[column]

    def card(self, side: int) -> tuple[int, int]:
        """The card that this side takes."""
        column, place = self.reached(side)
        return self.columns[column][place]

    def take(self, side: int) -> None:
        """The seat whose turn it is takes a card."""
        column, place = self.reached(side)
        colour, shape = self.columns[column][place]
        bouquet = self.bouquets[self.turn]
        bouquet[colour] += 1
        bouquet[shape] += 1
        if side and self.open == 1:
            self.high[column] -= 1
        else:
            self.low[column] += 1
        self.left -= 1
        self.turn = (self.turn + 1) % len(self.low)
        if self.low[column] == self.high[column]:
            self.open -= 1

    def play_out(self, rng: Rng, chances: Sequence[int] = EVEN) -> None:
        """Takes to the end by chance. `chances` has for each difference of what the right and the
        left card pay at once how often of 256 the right one is taken (see `chances_of`).

        This is `take` over and over, written for speed.
        """
        columns, low, high, bouquets = self.columns, self.low, self.high, self.bouquets
        turn, standing, seats = self.turn, self.open, len(low)
        bits = 1
        while standing > 1:
            left = turn
            while low[left] == high[left]:
                left = (left + 1) % seats
            right = turn - 1
            while low[right] == high[right]:
                right -= 1
            bouquet = bouquets[turn]
            a, b = columns[left][low[left]]
            c, d = columns[right][low[right]]
            if bits == 1:
                bits = below(rng, 1 << 32) | 1 << 32
            if (
                bits & 255
                < chances[
                    FURTHEST
                    + GAIN[bouquet[c]]
                    + GAIN[bouquet[d]]
                    - GAIN[bouquet[a]]
                    - GAIN[bouquet[b]]
                ]
            ):
                left, a, b = right, c, d
            bits >>= 8
            bouquet[a] += 1
            bouquet[b] += 1
            low[left] += 1
            if low[left] == high[left]:
                standing -= 1
            turn = (turn + 1) % seats
        self.turn, self.open, self.left = turn, standing, sum(high) - sum(low)
        while self.left:
            self.take(
                int(self.left > 1 and below(rng, 256) < chances[FURTHEST + self._difference()])
            )

    def _difference(self) -> int:
        """What the card on the right pays at once, less the one on the left."""
        counts = self.bouquets[self.turn]
        left, right = (sum(GAIN[counts[group]] for group in self.card(side)) for side in (0, 1))
        return right - left

    def totals(self) -> list[int]:
        """Points per seat, as if it ended here."""
        return [sum([WORTH[count] for count in bouquet]) for bouquet in self.bouquets]


def worth(totals: list[int]) -> list[float]:
    """Per seat what an end is worth to it: its share of the win, and a little for the margin."""
    best = max(totals)
    share = 0.8 / totals.count(best)
    return [
        share + 0.2 if total == best else 0.2 * max(0.0, 1 + (total - best) / 24)
        for total in totals
    ]
