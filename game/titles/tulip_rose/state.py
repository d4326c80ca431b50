"""The state of a match of Tulip & Rose, and who may see what of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.game import State
from game.core.zones import HIDDEN, OPEN, Zone

LOANS = 2
"""Loans that a player may take in a match."""
LOAN = 20
"""Florins that a loan yields."""
START_COINS = 25


@dataclass(slots=True)
class TulipRoseState(State):
    merchants: tuple[str, ...]
    """Per seat; never changed."""
    sellers: tuple[int, ...]
    """The seats in the order in which they sell on each day; never changed."""
    round: int
    """Rounds begun before this one; a day has one for each seat."""
    day: int
    seller: int | None
    coins: list[int]
    loans: list[int]
    collections: list[dict[str, int]]
    deck: list[str]
    """The top card last."""
    discards: list[str]
    """Of earlier rounds: they are shuffled when the deck runs out."""
    waiting: list[str]
    """Discards of this round."""
    revealed: list[str]
    """Not yet put into bouquets, in the order in which they came."""
    bouquets: list[list[str]]
    """While they are being made all of them; then those not yet sold, the one on sale first."""
    minimum: int | None
    """The lowest opening bid for the bouquet on sale."""
    high: int | None
    """The high bidder."""
    bid: int
    """The standing bid, 0 where there is none."""
    passed: list[int]
    """Who has passed since the last bid, in that order."""
    orders: list[list[str]]


_CARDS = Zone(pool="cards")

ZONES: Mapping[str, Zone] = {
    "merchants": OPEN, "sellers": OPEN, "round": OPEN, "day": OPEN, "seller": OPEN,
    "coins": Zone("owner", option="hidden_money", opens=True, counted=True),
    "loans": OPEN, "minimum": OPEN, "high": OPEN, "bid": OPEN, "passed": OPEN,
    "collections": _CARDS, "discards": _CARDS, "waiting": _CARDS,
    "revealed": _CARDS, "bouquets": _CARDS,
    "deck": Zone("nobody", pool="cards"),
    "orders": Zone("owner", pool="orders", opens=True),
    "rng": HIDDEN,
}  # fmt: skip


def limit(state: TulipRoseState, seat: int) -> int:
    """The most that the seat can pay: its coins and what the loans it may still take yield."""
    return state.coins[seat] + LOAN * (LOANS - state.loans[seat])
