"""Matches to begin with: some lots sold by bots, a lot sold to a seat, and one well known position."""

from collections.abc import Sequence
from typing import Any

from game.ai.bots import begin, finish
from game.core.match import Match
from game.titles.dutch_auction.payment import suggested
from game.titles.dutch_auction.rules import GAME, LOTS, pay_action

NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Elif"]
LONGEST = ["Maximilianus", "Wilhelmina W", "Bartholomeus", "Johannamaria", "Hammerschmid"]
"""As long as a name may be."""
CASH = ["1", "2", "3", "4", "5", "6", "7", "8", "x2", "x2"]

_BOUGHT = [
    (1, "red-6", 8, "8"),
    (0, "double-red-pink", 6, "6"),
    (2, "blue-6", 7, "6 x2"),
    (1, "each-red-yellow", 5, "5"),
    (0, "blue-4", 7, "7"),
    (1, "yellow-5", 4, "1 3"),
    (0, "set-pink-blue", 6, "2 4"),
]
"""The seats that bought, what, at which price, and with which cash cards."""
_COMING = [
    "each-red-pink", "yellow-8", "double-yellow-blue", "red-4", "set-red-yellow", "blue-8", "pink-5",
    "double-pink-blue", "each-yellow-blue", "red-8",
]  # fmt: skip
_HANDS = [
    ["2", "4", "6", "7", "1", "3", "x2", "8", "5", "x2"],
    ["8", "5", "1", "3", "2", "4", "6", "7", "x2", "x2"],
    ["6", "x2", "1", "2", "3", "4", "5", "7", "8", "x2"],
    CASH, CASH,
]  # fmt: skip


def match_at(
    seats: int, lots: int, people: int = 1, tempo: str = "live", seed: int = 5,
    names: Sequence[str] = NAMES,
) -> Match:  # fmt: skip
    """A match between bots until so many lots are gone; then the first seats are people's."""
    match = Match.start(
        GAME, seats, seed, names=list(names[:seats]), players=["easy"] * seats, ui={"tempo": tempo}
    )
    while LOTS * seats - len(match.state.row) < lots:
        match.play(match.state.turn, finish(begin(match, match.state.turn)))
    match.players[:people] = ["human"] * people
    return match


def sold_to(match: Match, buyer: int, price: int) -> Match:
    """The lot is sold to a seat at a price."""
    first = match.state.auctioneer
    for i in range(match.state.seats):
        seat = (first + i) % match.state.seats
        match.play(seat, ("limit", price if seat == buyer else 0))
    return match


def seven_sold(
    seats: int = 3, people: int = 1, tempo: str = "live", names: Sequence[str] = NAMES
) -> Match:
    """The eighth lot, pink-8: the first seat has 1 3 5 8 ×2 in hand, 3 lots, and pays up to 34."""
    deal: dict[str, Any] = {
        "starts": ["start-yellow-blue"],
        "row": [card for _, card, _, _ in _BOUGHT] + ["pink-8"] + _COMING[: LOTS * seats - 8],
        "cash": _HANDS[:seats],
    }
    match = Match.start(
        GAME, seats, 4, deal=deal, names=list(names[:seats]), players=["human"] * people + ["easy"] * (seats - people), ui={"tempo": tempo},
    )  # fmt: skip
    for seat, _, price, cards in _BOUGHT:
        buyer = min(seat, seats - 1)
        sold_to(match, buyer, price)
        wanted = pay_action(cards.split())
        hand = tuple(match.state.hands[buyer])
        legal = wanted in match.legal(buyer)
        match.play(buyer, wanted if legal else pay_action(suggested(hand, price).cards))
    return match


def until_asked(match: Match, seat: int) -> Match:
    """The seats before this one let the lot go."""
    while match.state.phase == "clock" and match.state.turn != seat:
        match.play(match.state.turn, ("limit", 0))
    return match
