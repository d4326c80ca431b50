"""Random play to the end, fast: the same moves by the same draws as `Game.playout`, unrolled.

Search plays thousands of matches out, and needs neither the lists of legal actions nor events. A test
holds the two against each other.
"""

from typing import TYPE_CHECKING

from game.titles.dutch_auction.cards import LIST
from game.titles.dutch_auction.payment import ORDER, most, payments

if TYPE_CHECKING:
    from game.titles.dutch_auction.rules import DutchState

_MASK = (1 << 64) - 1
_TOP = LIST.numbers["top"]
_AGAIN = LIST.numbers["again"]
_HAND = LIST.numbers["hand"]


def play_to_end(state: "DutchState") -> None:
    """Plays random legal actions until the match is over."""
    while state.turn is not None:
        if state.phase == "clock":
            _clock(state)
        else:
            _pay(state)


def _clock(state: "DutchState") -> None:
    """Every seat that has not said its limit says a random one; then the clock falls."""
    seats, limits, top = state.seats, state.limits, state.top
    first, rng = state.auctioneer, state.rng
    price = 0
    takers: list[int] = []
    for i in range(seats):
        seat = (first + i) % seats
        known = limits[seat]
        if known is None:
            high = most(tuple(state.hands[seat]))
            rng = (rng * 6364136223846793005 + 1442695040888963407) & _MASK
            limit = ((rng >> 32) * ((high if high < top else top) + 1)) >> 32
        else:
            limit = known
        if limit > price:
            price, takers = limit, [seat]
        elif limit == price:
            takers.append(seat)
    state.limits = [None] * seats
    if price == 0:
        state.gone.append(state.row.pop(0))
        state.rng = rng
        _next(state)
    elif price == _TOP == top and len(takers) > 1:
        state.top, state.turn, state.rng = _AGAIN, first, rng
    else:
        buyer = takers[0]
        if len(takers) > 1:
            rng = (rng * 6364136223846793005 + 1442695040888963407) & _MASK
            buyer = takers[((rng >> 32) * len(takers)) >> 32]
        state.phase, state.turn, state.price, state.rng = "pay", buyer, price, rng


def _pay(state: "DutchState") -> None:
    """The buyer pays in a random legal way."""
    buyer, price = state.turn, state.price
    assert buyer is not None and price is not None
    hand, draw = state.hands[buyer], state.draw[buyer]
    ways = payments(tuple(hand), price)
    state.rng = rng = (state.rng * 6364136223846793005 + 1442695040888963407) & _MASK
    cards = ways[((rng >> 32) * len(ways)) >> 32].cards
    for card in cards:
        hand.remove(card)
    state.spent[buyer] += cards
    state.won[buyer].append(state.row.pop(0))
    if draw:
        count = _HAND - len(hand)
        hand += draw[:count]
        del draw[:count]
        hand.sort(key=ORDER.__getitem__)
    state.auctioneer, state.price = buyer, None
    _next(state)


def _next(state: "DutchState") -> None:
    state.phase, state.turn, state.top = "clock", state.auctioneer, _TOP
    if state.row and not any(state.hands):
        state.gone += state.row
        state.row = []
    if not state.row:
        state.phase, state.turn = "over", None
