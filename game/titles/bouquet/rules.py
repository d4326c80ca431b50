"""The rules of Bouquet.

Column i stands between seat i and seat i + 1, who sits to seat i's left; it is listed base first.
In turn each seat takes the base card of the nearest column that is not empty, to its left or to its
right; when one column is left, its base card or the card at its far end. Nothing is hidden but the
cards that were not dealt. Scoring is in `scoring.py`; what the rulebook leaves open is listed, with
numbers, in `help/rulings.md`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.deal import card_names, check_keys, lists_of, take
from game.core.game import Action, Emit, Game, Reason, State, reason
from game.core.rng import below, shuffle
from game.core.zones import Zone
from game.titles.bouquet.cards import CARDS, DECK, MOST_SEATS
from game.titles.bouquet.scoring import bouquet_score, described_score

LEFT: Action = ("left",)
RIGHT: Action = ("right",)
BASE: Action = ("base",)
FAR: Action = ("far",)


@dataclass(slots=True)
class BouquetState(State):
    columns: list[list[str]]
    """Base card first."""
    bouquets: list[list[str]]
    """Per seat, in the order taken."""
    box: list[str]
    """The cards that are not in play, unseen."""


def nearest(columns: Sequence[Sequence[str]], seat: int, action: Action) -> int:
    """The column that the action takes from; ValueError where every column is empty."""
    seats = len(columns)
    step = -1 if action == RIGHT else 1
    column = seat - 1 if action == RIGHT else seat
    for _ in range(seats):
        column %= seats
        if columns[column]:
            return column
        column += step
    raise ValueError(action)


def reached(columns: Sequence[Sequence[str]], seat: int, action: Action) -> tuple[int, int]:
    """Where the card lies that a legal action takes: its column, and its place (0: the base)."""
    column = nearest(columns, seat, action)
    return column, len(columns[column]) - 1 if action == FAR else 0


class Bouquet(Game[BouquetState]):
    name = "bouquet"
    rules = 1
    players = range(2, MOST_SEATS + 1)
    per_seat = ("bouquets",)
    phases = ("take",)
    zones = {
        "columns": Zone(pool="flowers"),
        "bouquets": Zone(pool="flowers"),
        "box": Zone("nobody", "flowers"),
    }
    longest = MOST_SEATS * CARDS.bouquet
    speed = {"floor": 6_000, "aim": 25_000}

    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> BouquetState:
        check_keys(deal, ("columns",))
        entries = lists_of(deal.get("columns", []), "deal.columns", seats)
        columns = [
            card_names(entry, f"deal.columns[{i}]", CARDS.column) for i, entry in enumerate(entries)
        ]
        columns += [[] for _ in range(seats - len(columns))]
        box = list(DECK)
        for i, column in enumerate(columns):
            box = take(box, column, f"deal.columns[{i}]")
        state = BouquetState(
            rng, 0, "take", seats, dict(options), columns, [[] for _ in range(seats)], box
        )
        shuffle(state, box)
        for column in columns:
            while len(column) < CARDS.column:
                column.append(box.pop())
        emit("dealt", count=seats, cards=CARDS.column)
        return state

    def legal(self, state: BouquetState, seat: int) -> list[Action]:
        if seat != state.turn:
            return []
        left = [column for column in state.columns if column]
        if len(left) > 1:
            return [LEFT, RIGHT]
        return [BASE, FAR] if len(left[0]) > 1 else [BASE]

    def apply(self, state: BouquetState, seat: int, action: Action, emit: Emit) -> None:
        columns = state.columns
        column, place = reached(columns, seat, action)
        card = columns[column].pop(place)
        state.bouquets[seat].append(card)
        emit("take", seat=seat, card=card, column=column, end=action[0])
        state.turn = (seat + 1) % state.seats
        if not columns[column]:
            self._emptied(state, column, emit)

    def _emptied(self, state: BouquetState, column: int, emit: Emit) -> None:
        left = [i for i, cards in enumerate(state.columns) if cards]
        emit("empty", column=column)
        if len(left) == 1:
            emit("last_column", column=left[0], count=len(state.columns[left[0]]))
        if not left:
            state.turn, state.phase = None, "over"
            for seat, score in enumerate(self.scores(state)):
                emit("score", seat=seat, **score)

    def why(self, state: BouquetState, seat: int, action: Action) -> Reason | None:
        if seat != state.turn or action in self.legal(state, seat):
            return super().why(state, seat, action)
        left = [column for column in state.columns if column]
        if action in (LEFT, RIGHT):
            return reason("one_column")
        if action in (BASE, FAR) and len(left) > 1:
            return reason("more_columns", count=len(left))
        if action == FAR:
            return reason("one_card")
        return reason("not_possible")

    def scores(self, state: BouquetState) -> list[dict[str, Any]]:
        return [bouquet_score(bouquet) for bouquet in state.bouquets]

    def table(self, state: BouquetState) -> dict[str, Any]:
        return {
            "columns": [list(column) for column in state.columns],
            "bouquets": [list(bouquet) for bouquet in state.bouquets],
        }

    def pools(self, state: BouquetState) -> Mapping[str, Sequence[str]]:
        return {"flowers": DECK}

    def playout(self, state: BouquetState) -> None:
        """Each legal action as likely, a bit of the generator's upper half for each of 32 moves."""
        columns, bouquets, seats = state.columns, state.bouquets, state.seats
        turn = state.turn
        if turn is None:
            return
        open_columns = sum(map(bool, columns))
        bits = 1
        while open_columns:
            if bits == 1:
                bits = below(state, 1 << 32) | 1 << 32
            if open_columns == 1:
                column = next(filter(None, columns))
                card = column.pop(0 if bits & 1 else -1)
            elif bits & 1:
                i = turn
                while not (column := columns[i]):
                    i = (i + 1) % seats
                card = column.pop(0)
            else:
                i = turn - 1
                while not (column := columns[i]):
                    i -= 1
                card = column.pop(0)
            bouquets[turn].append(card)
            bits >>= 1
            turn = (turn + 1) % seats
            if not column:
                open_columns -= 1
        state.turn, state.phase = None, "over"

    def score(self, described: Mapping[str, Any]) -> Any:
        return described_score(described)


GAME = Bouquet()
