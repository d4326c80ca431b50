"""A round up to its auctions: income, revealing cards, discards, Jan's flower, bouquets.

Each function changes the state and goes on until somebody has to decide. Auctions and payments
stand in `auction.py`.
"""

from game.core.game import Emit
from game.core.rng import shuffle
from game.titles.tulip_rose.cards import BOX, CARDS, EARNERS, IS_FLOWER, START, window
from game.titles.tulip_rose.state import TulipRoseState

BOUQUETS = 3
HELENAS_BOUQUETS = 4
JANS_MOST = 3
"""The start value up to which Jan may keep a flower."""
_CAN = CARDS["can"].income


def begin_round(state: TulipRoseState, emit: Emit) -> None:
    """The next seller's round up to the first decision; the end of the match after the last."""
    if state.round == 2 * state.seats:
        _finish(state, emit)
        return
    state.discards += state.waiting
    state.waiting.clear()
    state.day = 1 + state.round // state.seats
    state.seller = state.sellers[state.round % state.seats]
    emit("round", seat=state.seller, day=state.day, number=1 + state.round % state.seats)
    collect_income(state, emit)
    reveal(state, emit)


def end_round(state: TulipRoseState, emit: Emit) -> None:
    """All bouquets are sold, or nothing was there to sell."""
    state.round += 1
    begin_round(state, emit)


def _finish(state: TulipRoseState, emit: Emit) -> None:
    state.discards += state.waiting
    state.waiting.clear()
    state.phase, state.turn, state.seller = "over", None, None
    emit("end")


def collect_income(state: TulipRoseState, emit: Emit) -> None:
    """Everybody's income: merchant, flowers, Watering Can; then each pays the Well's owner 1."""
    coins, owner = state.coins, None
    for seat, held in enumerate(state.collections):
        merchant = BOX.merchants[state.merchants[seat]].income
        flowers = 0
        for name, income in EARNERS:
            if name in held:
                flowers += income * held[name]
        can = _CAN if "can" in held else 0
        if "well" in held:
            owner = seat
        coins[seat] += merchant + flowers + can
        emit("income", seat=seat, merchant=merchant, flowers=flowers, can=can,
             coins=merchant + flowers + can)  # fmt: skip
    if owner is not None:
        payers = [seat for seat in range(state.seats) if seat != owner and coins[seat] > 0]
        for seat in payers:
            coins[seat] -= 1
        coins[owner] += len(payers)
        emit("well", seat=owner, payer=payers, coins=len(payers))


def total(state: TulipRoseState) -> int:
    """The sum of the revealed cards' start values today."""
    start = START[state.day]
    return sum([start[card] for card in state.revealed])


def target(state: TulipRoseState) -> tuple[int, int]:
    """The sums at which this seller stops, lowest and highest."""
    assert state.seller is not None
    return window(state.merchants[state.seller], state.seats)


def reveal(state: TulipRoseState, emit: Emit) -> None:
    """Turns up cards until their sum reaches the target or passes it, or none are left."""
    low, high = target(state)
    start, seller = START[state.day], state.seller
    reached = total(state)
    while reached < low:
        if not state.deck and not _reshuffle(state, emit):
            emit("exhausted", seat=seller)
            break
        card = state.deck.pop()
        state.revealed.append(card)
        reached += start[card]
        emit("reveal", seat=seller, card=card, value=start[card], sum=reached)
    if reached > high:
        state.phase, state.turn = "discard", seller
        emit("over_target", seat=seller, sum=reached, top=high)
    else:
        _settle(state, emit)


def _reshuffle(state: TulipRoseState, emit: Emit) -> bool:
    """Makes the earlier rounds' discards the new deck; whether there are any."""
    if not state.discards:
        return False
    state.deck = state.discards
    state.discards = []
    shuffle(state, state.deck)
    emit("reshuffle", count=len(state.deck))
    return True


def discard(state: TulipRoseState, card: str, emit: Emit) -> None:
    """The seller lays a revealed card aside; of equal ones the earliest."""
    state.revealed.remove(card)
    state.waiting.append(card)
    emit("discard", seat=state.seller, card=card, sum=total(state))


def done(state: TulipRoseState, emit: Emit) -> None:
    """The seller has discarded enough: he sells the rest, or reveals on if it is too little."""
    reached = total(state)
    emit("done", seat=state.seller, sum=reached)
    if reached < target(state)[0]:
        reveal(state, emit)
    else:
        _settle(state, emit)


def _settle(state: TulipRoseState, emit: Emit) -> None:
    """Revealing is over: Jan may keep a flower, everybody else makes bouquets."""
    assert state.seller is not None
    if state.revealed and state.merchants[state.seller] == "jan":
        state.phase, state.turn = "jan", state.seller
    else:
        begin_bouquets(state, emit)


def jans_choices(state: TulipRoseState) -> list[str]:
    """The kinds of flower that Jan may keep, in the order in which they were revealed."""
    start = START[state.day]
    return [
        card
        for card in dict.fromkeys(state.revealed)
        if card in IS_FLOWER and start[card] <= JANS_MOST
    ]


def keep_flower(state: TulipRoseState, card: str, emit: Emit) -> None:
    """Jan takes one of the revealed flowers for nothing."""
    assert state.seller is not None
    state.revealed.remove(card)
    held = state.collections[state.seller]
    held[card] = held.get(card, 0) + 1
    emit("keep_flower", seat=state.seller, card=card)
    begin_bouquets(state, emit)


def skip_flower(state: TulipRoseState, emit: Emit) -> None:
    """Jan takes none."""
    emit("skip_flower", seat=state.seller)
    begin_bouquets(state, emit)


def bouquets_of(state: TulipRoseState) -> int:
    """How many bouquets the seller may make."""
    assert state.seller is not None
    return HELENAS_BOUQUETS if state.merchants[state.seller] == "helena" else BOUQUETS


def begin_bouquets(state: TulipRoseState, emit: Emit) -> None:
    """The seller is to share out the revealed cards; without any the round ends."""
    if not state.revealed:
        emit("nothing_to_sell", seat=state.seller)
        end_round(state, emit)
        return
    state.bouquets = [[] for _ in range(bouquets_of(state))]
    state.phase, state.turn = "bouquets", state.seller


def put(state: TulipRoseState, card: str, number: int, emit: Emit) -> None:
    """The next revealed card goes into a bouquet, counted from 1; empty ones go at the end."""
    del state.revealed[0]
    state.bouquets[number - 1].append(card)
    emit("put", seat=state.seller, card=card, bouquet=number)
    if not state.revealed:
        state.bouquets = [bouquet for bouquet in state.bouquets if bouquet]
