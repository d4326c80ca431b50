"""The ring of columns as small numbers, for search: what the bots play on instead of a state.

A card is the pair of groups that it counts in (see `cards.GROUPS`); a bouquet is its counts. Side 0
is left (base, when one column is left), side 1 is right (far). The rules are in `rules.py`; a test
holds the two against each other.
"""

from __future__ import annotations

from game.core.rng import Rng, below
from game.titles.bouquet.cards import GROUPS
from game.titles.bouquet.rules import BouquetState
from game.titles.bouquet.scoring import WORTH, tally


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

    def play_out(self, rng: Rng) -> None:
        """Takes at random to the end: `take`, written for speed."""
        columns, low, high, bouquets = self.columns, self.low, self.high, self.bouquets
        turn, standing, seats = self.turn, self.open, len(low)
        bits = 1
        while standing > 1:
            if bits == 1:
                bits = below(rng, 1 << 32) | 1 << 32
            if bits & 1:
                column = turn - 1
                while low[column] == high[column]:
                    column -= 1
            else:
                column = turn
                while low[column] == high[column]:
                    column = (column + 1) % seats
            place = low[column]
            colour, shape = columns[column][place]
            bouquet = bouquets[turn]
            bouquet[colour] += 1
            bouquet[shape] += 1
            low[column] = place = place + 1
            if place == high[column]:
                standing -= 1
            bits >>= 1
            turn = (turn + 1) % seats
        self.turn, self.open, self.left = turn, standing, sum(high) - sum(low)
        bits = below(rng, 1 << 32)
        while self.left:
            self.take(bits & 1)
            bits >>= 1

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
