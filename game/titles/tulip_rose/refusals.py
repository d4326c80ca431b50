"""Why an action of Tulip & Rose is not legal: a reason and its numbers, for "why not?"."""

from game.core.game import Action, Reason, reason
from game.titles.tulip_rose.auction import can_pass, half, lowest_bid
from game.titles.tulip_rose.cards import IS_FLOWER, START
from game.titles.tulip_rose.rounds import JANS_MOST, bouquets_of, target, total
from game.titles.tulip_rose.state import TulipRoseState, limit

PHASES_OF = {
    "discard": ("discard",), "done": ("discard",), "skip": ("jan",), "put": ("bouquets",),
    "bid": ("auction",), "pass": ("auction",), "sell": ("hammer",), "keep": ("hammer", "jan"),
    "hold": ("can",), "cash": ("can",),
}  # fmt: skip


def refusal(state: TulipRoseState, seat: int, action: Action) -> Reason:
    """The reason for an action that is known to be illegal."""
    if state.turn is None:
        return reason("over")
    verb = action[0] if action else ""
    if not isinstance(verb, str) or verb not in PHASES_OF or not 0 <= seat < state.seats:
        return reason("not_possible")
    if state.phase == "auction":
        if seat == state.seller:
            return reason("seller_bids", seat=seat)
    elif seat != state.turn:
        return reason("not_your_turn", seat=state.turn)
    if state.phase not in PHASES_OF[verb]:
        return reason("wrong_phase", phase=reason(f"phase.{state.phase}"))
    if verb in ("bid", "pass"):
        return _bidding(state, seat, action)
    if state.phase == "hammer":
        return _hammer(state, action)
    return _card(state, action)


def _bidding(state: TulipRoseState, seat: int, action: Action) -> Reason:
    if action == ("pass",) and seat == state.high:
        return reason("pass_high", bid=state.bid)
    if action == ("pass",) and not can_pass(state, seat):
        return reason("pass_again")
    if action[0] != "bid" or len(action) != 2 or type(action[1]) is not int:
        return reason("not_possible")
    amount, lowest, most = action[1], lowest_bid(state, seat), limit(state, seat)
    if amount < lowest:
        if state.high is None:
            return reason("bid_minimum", minimum=lowest)
        if amount == state.bid and state.high == seat:
            return reason("bid_own", bid=state.bid)
        return reason("bid_low", bid=state.bid, minimum=lowest)
    return reason("bid_high", limit=most, coins=state.coins[seat], loans=state.loans[seat])


def _hammer(state: TulipRoseState, action: Action) -> Reason:
    assert state.seller is not None
    if action == ("keep",):
        return reason("keep_poor", price=half(state), limit=limit(state, state.seller))
    return reason("not_possible")


def _card(state: TulipRoseState, action: Action) -> Reason:
    """Of `done`, `discard CARD`, `keep CARD` and `put CARD N`."""
    if action == ("done",):
        return reason("done_over", sum=total(state), top=target(state)[1])
    card = action[1] if len(action) > 1 else None
    if not isinstance(card, str):
        return reason("not_possible")
    if card not in state.revealed:
        return reason("card_missing", card=card)
    if len(action) == 2 and action[0] == "keep":
        if card not in IS_FLOWER:
            return reason("keep_special", card=card)
        return reason("keep_dear", card=card, value=START[state.day][card], most=JANS_MOST)
    if len(action) == 3 and action[0] == "put":
        if card != state.revealed[0]:
            return reason("put_order", card=state.revealed[0])
        return reason("put_number", most=bouquets_of(state))
    return reason("not_possible")
