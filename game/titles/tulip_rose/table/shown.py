"""What lies on the table as it is drawn: the view, and on top of it what has just been acted out.

`Shown.of` takes everything from the viewer's view; `tell` moves it on by one event, so that a
playback can show each thing as it happens. The next snap takes the view again: whatever was skipped
is right then. No pictures here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.game import Event
from game.titles.tulip_rose.cards import deck_of
from game.titles.tulip_rose.state import START_COINS, TulipRoseState


@dataclass
class Lot:
    """One of this round's bouquets."""

    cards: list[str]
    buyer: int | None = None
    """Who has it now; None: still to be sold."""
    price: int = 0
    """What the buyer paid; 0: nothing."""


@dataclass
class Shown:
    """The table. `coins` has None where the viewer may not know."""

    seats: int
    day: int
    round: int
    """Counted from 1, over both days."""
    rounds: int
    phase: str
    turn: int | None
    seller: int | None
    merchants: tuple[str, ...]
    coins: list[int | None]
    loans: list[int]
    collections: list[dict[str, int]]
    orders: list[list[str] | None]
    revealed: list[str]
    lots: list[Lot]
    deck: int
    discards: int
    high: int | None
    bid: int
    minimum: int | None
    passed: list[int]
    bids: dict[int, int] = field(default_factory=dict)
    """Each seat's last bid for the bouquet on sale."""
    gains: dict[int, int] = field(default_factory=dict)
    """Income that is being paid."""
    moved: int | None = None
    """Whose doing the last move was."""
    moved_cards: frozenset[str] = frozenset()
    """The cards that this seat has just gained."""

    @classmethod
    def of(cls, state: TulipRoseState, told: Sequence[Sequence[Event]]) -> Shown:
        """The table of a view (see `zones.shown`), after the lists of events that were told."""
        shown = cls(
            state.seats, state.day, min(state.round + 1, 2 * state.seats), 2 * state.seats,
            state.phase, state.turn, state.seller, state.merchants, list(state.coins),
            list(state.loans), [dict(held) for held in state.collections],
            [None if any(text is None for text in held) else list(held) for held in state.orders],
            list(state.revealed), [], len(state.deck), len(state.discards) + len(state.waiting),
            state.high, state.bid, state.minimum, list(state.passed),
        )  # fmt: skip
        shown._look_back(told)
        shown.lots += [Lot(list(cards)) for cards in state.bouquets]
        return shown

    @classmethod
    def before(cls, state: TulipRoseState) -> Shown:
        """The table before the first income, from the view after it."""
        shown = cls.of(state, [])
        shown.coins = [None if held is None else START_COINS for held in state.coins]
        shown.deck = len(deck_of(state.seats, state.options["weeds"]))
        shown.revealed, shown.lots, shown.discards, shown.seller = [], [], 0, None
        return shown

    def _look_back(self, told: Sequence[Sequence[Event]]) -> None:
        """What the view does not hold: bouquets sold in this round, and the last bids."""
        events: list[Event] = []
        for happened in reversed(told):
            events = [*happened, *events]
            if any(event.id == "round" for event in happened):
                break
        begins = [i for i, event in enumerate(events) if event.id == "round"]
        events = events[begins[-1] :] if begins else events
        for event in events:
            self._remember(event)

    def _remember(self, event: Event) -> None:
        values = event.values
        match event.id:
            case "round":
                self.lots, self.bids = [], {}
                self.moved, self.moved_cards = None, frozenset()
            case "offer":
                self.bids = {}
            case "bid" | "bid_equal":
                self.bids[values["seat"]] = values["bid"]
                self.moved, self.moved_cards = values["seat"], frozenset()
            case "pass":
                self.moved, self.moved_cards = values["seat"], frozenset()
            case "sell":
                self._sold(values["buyer"], values["bid"], values["cards"])
            case "keep":
                self._sold(values["seat"], values["paid"], values["cards"])
            case "no_bid":
                self._sold(values["seat"], 0, values["cards"])
            case "keep_flower":
                self.moved, self.moved_cards = values["seat"], frozenset([values["card"]])

    def _sold(self, buyer: int, price: int, cards: list[str]) -> None:
        self.lots.append(Lot(list(cards), buyer, price))
        self.moved, self.moved_cards = buyer, frozenset(cards)

    @property
    def on_sale(self) -> int | None:
        """The number of the lot under the hammer, from 0."""
        if self.phase not in ("auction", "hammer"):
            return None
        return next((i for i, lot in enumerate(self.lots) if lot.buyer is None), None)

    # acting out

    def tell(self, event: Event) -> None:
        """The table after one more event."""
        act = getattr(self, f"_{event.id}", None)
        if act is not None:
            act(event.values)

    def _round(self, values: dict[str, Any]) -> None:
        self.day, self.seller = values["day"], values["seat"]
        self.round = (self.day - 1) * self.seats + values["number"]
        self.lots, self.revealed, self.bids, self.passed = [], [], {}, []
        self.high, self.bid, self.minimum, self.phase = None, 0, None, "round"
        self.moved, self.moved_cards = None, frozenset()

    def _pay(self, seat: int, amount: int) -> None:
        held = self.coins[seat]
        self.coins[seat] = None if held is None else held + amount

    def _income(self, values: dict[str, Any]) -> None:
        self._pay(values["seat"], values["coins"])
        self.gains[values["seat"]] = values["coins"]

    def _well(self, values: dict[str, Any]) -> None:
        for seat in values["payer"]:
            self._pay(seat, -1)
            self.gains[seat] = self.gains.get(seat, 0) - 1
        self._pay(values["seat"], values["coins"])
        self.gains[values["seat"]] = self.gains.get(values["seat"], 0) + values["coins"]

    def _reveal(self, values: dict[str, Any]) -> None:
        self.deck -= 1
        self.revealed.append(values["card"])
        self.phase = "reveal"

    def _reshuffle(self, values: dict[str, Any]) -> None:
        self.discards -= values["count"]
        self.deck = values["count"]

    def _discard(self, values: dict[str, Any]) -> None:
        self.revealed.remove(values["card"])
        self.discards += 1

    def _keep_flower(self, values: dict[str, Any]) -> None:
        self.revealed.remove(values["card"])
        self._take(values["seat"], [values["card"]])

    def _put(self, values: dict[str, Any]) -> None:
        while len(self.lots) < values["bouquet"]:
            self.lots.append(Lot([]))
        if values["card"] in self.revealed:
            self.revealed.remove(values["card"])
        self.lots[values["bouquet"] - 1].cards.append(values["card"])

    def _offer(self, values: dict[str, Any]) -> None:
        self.lots = [lot for lot in self.lots if lot.cards]
        self.phase, self.high, self.bid = "auction", None, 0
        self.minimum, self.bids, self.passed = values["minimum"], {}, []

    def _bid(self, values: dict[str, Any]) -> None:
        self.high, self.bid = values["seat"], values["bid"]
        self.bids[self.high] = self.bid
        self.passed = []
        self.moved, self.moved_cards = self.high, frozenset()

    _bid_equal = _bid

    def _pass(self, values: dict[str, Any]) -> None:
        self.passed = [*self.passed, values["seat"]]
        self.moved, self.moved_cards = values["seat"], frozenset()

    def _hammer(self, values: dict[str, Any]) -> None:
        self.phase = "hammer"

    def _loan(self, values: dict[str, Any]) -> None:
        self.loans[values["seat"]] += values["count"]
        self._pay(values["seat"], values["coins"])

    def _sell(self, values: dict[str, Any]) -> None:
        self._pay(values["buyer"], -values["bid"])
        self._pay(values["seat"], values["bid"])
        self._gain(values["buyer"], values["bid"], values["cards"])

    def _keep(self, values: dict[str, Any]) -> None:
        self._pay(values["seat"], -values["paid"])
        self._pay(values["buyer"], values["paid"])
        self._gain(values["seat"], values["paid"], values["cards"])

    def _no_bid(self, values: dict[str, Any]) -> None:
        self._gain(values["seat"], 0, values["cards"])

    def _gain(self, seat: int, price: int, cards: list[str]) -> None:
        lot = next((lot for lot in self.lots if lot.buyer is None), None)
        if lot is not None:
            lot.buyer, lot.price = seat, price
        self._take(seat, cards)
        self.high, self.bid, self.minimum, self.passed = None, 0, None, []
        self.phase = "sold"

    def _take(self, seat: int, cards: list[str]) -> None:
        held = self.collections[seat]
        for card in cards:
            held[card] = held.get(card, 0) + 1
        self.moved, self.moved_cards = seat, frozenset(cards)

    def _cash(self, values: dict[str, Any]) -> None:
        self.collections[values["seat"]].pop("can", None)
        self._pay(values["seat"], values["coins"])
        self.discards += 1
