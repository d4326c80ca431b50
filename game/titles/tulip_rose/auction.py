"""The auction of a round's bouquets: bids, passes, the hammer, payments, the Watering Can.

Everybody but the seller may bid at any time; `state.turn` is who is asked next, for play without
shouting. Each function changes the state and goes on until somebody has to decide.
"""

from game.core.game import Emit
from game.titles.tulip_rose.cards import START
from game.titles.tulip_rose.rounds import end_round
from game.titles.tulip_rose.state import LOAN, TulipRoseState, limit

CASH = 9
"""Florins for a Watering Can that is given back at once."""


def open_auction(state: TulipRoseState, emit: Emit) -> None:
    """Puts the first bouquet that is left up for sale."""
    assert state.seller is not None
    start = START[state.day]
    lot = state.bouquets[0]
    state.minimum = max(1, sum([start[card] for card in lot]))
    state.phase, state.turn = "auction", (state.seller + 1) % state.seats
    emit("offer", seat=state.seller, cards=lot[:], minimum=state.minimum)


def lowest_bid(state: TulipRoseState, seat: int) -> int:
    """The least that the seat may bid now; Johan may equal another's standing bid."""
    if state.high is None:
        assert state.minimum is not None
        return state.minimum
    if state.high != seat and state.merchants[seat] == "johan":
        return state.bid
    return state.bid + 1


def can_pass(state: TulipRoseState, seat: int) -> bool:
    """Everybody but the high bidder and who has passed since the last bid."""
    return seat != state.high and seat not in state.passed


def bid(state: TulipRoseState, seat: int, amount: int, emit: Emit) -> None:
    """The seat is the high bidder; everybody may bid again, clockwise from it."""
    emit("bid_equal" if amount == state.bid else "bid", seat=seat, bid=amount)
    state.high, state.bid = seat, amount
    state.passed.clear()
    state.turn = (seat + 1) % state.seats
    if state.turn == state.seller:
        state.turn = (seat + 2) % state.seats


def pass_by(state: TulipRoseState, seat: int, emit: Emit) -> None:
    """The seat does not bid; the auction ends when nobody else is left to ask."""
    emit("pass", seat=seat)
    state.passed.append(seat)
    bidders = state.seats - (1 if state.high is None else 2)
    if len(state.passed) == bidders:
        _close(state, emit)
    elif state.turn == seat:
        state.turn = _next_asked(state, seat)


def _next_asked(state: TulipRoseState, seat: int) -> int:
    """The next clockwise who is neither seller nor high bidder and has not passed."""
    while True:
        seat = (seat + 1) % state.seats
        if seat != state.seller and can_pass(state, seat):
            return seat


def settle(state: TulipRoseState, winner: int, price: int, emit: Emit) -> None:
    """Ends the auction as if `winner` had bid `price` last; below the minimum nobody has bid.

    For search, which does not play every bid. A standing bid is never lowered.
    """
    assert state.minimum is not None
    if price >= state.minimum and winner != state.seller:
        state.high, state.bid = winner, max(price, state.bid)
    _close(state, emit)


def _close(state: TulipRoseState, emit: Emit) -> None:
    assert state.seller is not None
    if state.high is None:
        emit("no_bid", seat=state.seller, cards=state.bouquets[0][:])
        _gain(state, state.seller, emit)
        return
    state.phase, state.turn = "hammer", state.seller
    emit("hammer", seat=state.seller, buyer=state.high, bid=state.bid)


def half(state: TulipRoseState) -> int:
    """What the seller pays the high bidder to keep the bouquet: half the bid, rounded up."""
    return (state.bid + 1) // 2


def can_keep(state: TulipRoseState) -> bool:
    """Whether the seller can pay for keeping the bouquet, with loans if need be."""
    assert state.seller is not None
    return half(state) <= limit(state, state.seller)


def sell(state: TulipRoseState, emit: Emit) -> None:
    """The high bidder pays the seller and gains the bouquet."""
    assert state.seller is not None and state.high is not None
    buyer = state.high
    _pay(state, buyer, state.seller, state.bid, emit)
    emit("sell", seat=state.seller, buyer=buyer, bid=state.bid, cards=state.bouquets[0][:])
    _gain(state, buyer, emit)


def keep(state: TulipRoseState, emit: Emit) -> None:
    """The seller gains the bouquet and pays the high bidder half."""
    assert state.seller is not None and state.high is not None
    paid = half(state)
    _pay(state, state.seller, state.high, paid, emit)
    emit("keep", seat=state.seller, buyer=state.high, paid=paid, cards=state.bouquets[0][:])
    _gain(state, state.seller, emit)


def _pay(state: TulipRoseState, payer: int, receiver: int, price: int, emit: Emit) -> None:
    """Moves the coins; takes as few loans as the payment needs."""
    taken = 0
    while state.coins[payer] < price:
        state.coins[payer] += LOAN
        taken += 1
    if taken:
        state.loans[payer] += taken
        emit("loan", seat=payer, count=taken, coins=LOAN * taken)
    state.coins[payer] -= price
    state.coins[receiver] += price


def _gain(state: TulipRoseState, seat: int, emit: Emit) -> None:
    """The bouquet on sale joins the seat's collection; a Watering Can in it asks its question."""
    lot, held = state.bouquets.pop(0), state.collections[seat]
    for card in lot:
        held[card] = held.get(card, 0) + 1
    state.minimum, state.high, state.bid = None, None, 0
    state.passed.clear()
    if "can" in lot:
        state.phase, state.turn = "can", seat
    else:
        next_auction(state, emit)


def hold(state: TulipRoseState, emit: Emit) -> None:
    """The new owner keeps the Watering Can."""
    emit("hold", seat=state.turn)
    next_auction(state, emit)


def cash(state: TulipRoseState, emit: Emit) -> None:
    """The new owner gives the Watering Can away for florins."""
    assert state.turn is not None
    state.coins[state.turn] += CASH
    del state.collections[state.turn]["can"]
    state.waiting.append("can")
    emit("cash", seat=state.turn, coins=CASH)
    next_auction(state, emit)


def next_auction(state: TulipRoseState, emit: Emit) -> None:
    """The next bouquet, or the next seller's round."""
    if state.bouquets:
        open_auction(state, emit)
    else:
        end_round(state, emit)
