"""The rules of Dutch Flower Auction: a row of lots, each sold on a falling clock.

A falling clock is a sealed bid: what counts is the highest price at which each seat would take.
So the phase `clock` asks each seat for its limit, from the auctioneer clockwise, and the highest
limit takes the lot at that price; then the buyer pays (`pay`). Live play (see `live.py`) makes the
very same actions. The rulings and their numbers are listed in `help/rulings.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.deal import card_names, check_keys, first_seat, lists_of, stacked
from game.core.game import Action, Emit, Game, Reason, State, reason
from game.core.rng import below, choice
from game.core.zones import OPEN, Zone
from game.titles.dutch_auction import scoring
from game.titles.dutch_auction.cards import LIST
from game.titles.dutch_auction.payment import ORDER, in_order, least, most, payments, pays
from game.titles.dutch_auction.playout import play_to_end

TOP = LIST.numbers["top"]
AGAIN = LIST.numbers["again"]
HAND = LIST.numbers["hand"]
LOTS = LIST.numbers["lots"]


_LIMITS: list[Action] = [("limit", price) for price in range(AGAIN + 1)]


@dataclass(slots=True)
class DutchState(State):
    """A match: whose cash lies where, what has been sold to whom, and the limits of this clock."""

    auctioneer: int
    row: list[str]
    """Still to sell, the lot under the clock (or being paid for) first."""
    gone: list[str]
    """Lots that nobody took."""
    top: int
    """Where the clock starts."""
    limits: list[int | None]
    """Per seat the highest price at which it would take; None: not said yet."""
    price: int | None
    """What the buyer has to pay, in phase `pay`."""
    hands: list[list[str]]
    """Sorted: coins up, then the specials."""
    draw: list[list[str]]
    """Each seat's own deck, the next card first."""
    spent: list[list[str]]
    won: list[list[str]]
    starts: list[str]


class DutchAuction(Game[DutchState]):
    """Dutch Flower Auction, 2 to 5 seats."""

    name = "dutch_auction"
    players = range(2, 6)
    per_seat = ("hands", "draw", "spent", "won", "starts")
    phases = ("clock", "pay")
    zones = {
        "auctioneer": OPEN,
        "row": Zone("all", pool="auction"),
        "gone": Zone("all", pool="auction"),
        "top": OPEN,
        "limits": Zone("owner"),
        "price": OPEN,
        "hands": Zone("owner", pool="cash", own=True, opens=True),
        "draw": Zone("owner", pool="cash", own=True, sorted=True),
        "spent": Zone("all", pool="cash", own=True),
        "won": Zone("all", pool="auction"),
        "starts": Zone("owner", pool="starting", opens=True),
    }
    longest = players[-1] * LOTS * (2 * players[-1] + 1)
    speed = {"floor": 800, "aim": 3_000}

    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> DutchState:
        check_keys(deal, ("starts", "row", "cash", "first"))
        state = DutchState(
            rng, 0, "clock", seats, dict(options),
            auctioneer=0, row=[], gone=[], top=TOP, limits=[None] * seats, price=None,
            hands=[], draw=[], spent=[[] for _ in range(seats)],
            won=[[] for _ in range(seats)], starts=[],
        )  # fmt: skip
        lists_of(deal.get("starts", []), "deal.starts", seats)
        starts = card_names(deal.get("starts", []), "deal.starts")
        row = card_names(deal.get("row", []), "deal.row", LOTS * seats)
        cash = lists_of(deal.get("cash", []), "deal.cash", seats)
        state.auctioneer = first_seat(deal, seats) if deal else below(state, seats)
        state.starts = stacked(state, LIST.starting, starts, "deal.starts")[:seats]
        state.row = stacked(state, LIST.auction, row, "deal.row")[: LOTS * seats]
        for seat in range(seats):
            where = f"deal.cash[{seat}]"
            named = card_names(cash[seat] if seat < len(cash) else [], where, len(LIST.cash))
            cards = stacked(state, LIST.cash, named, where)
            state.hands.append(in_order(cards[:HAND]))
            state.draw.append(cards[HAND:])
        state.turn = state.auctioneer
        emit("first", seat=state.auctioneer)
        return state

    def legal(self, state: DutchState, seat: int) -> list[Action]:
        if seat != state.turn:
            return []
        hand = tuple(state.hands[seat])
        if state.phase == "clock":
            return _LIMITS[: min(state.top, most(hand)) + 1]
        assert state.price is not None
        return list(_pay_actions(hand, state.price))

    def is_legal(self, state: DutchState, seat: int, action: Action) -> bool:
        if seat != state.turn:
            return False
        if state.phase == "pay":
            assert state.price is not None
            return action in _pay_actions(tuple(state.hands[seat]), state.price)
        match action:
            case ("limit", int(price)):
                return 0 <= price <= min(state.top, most(tuple(state.hands[seat])))
        return False

    def why(self, state: DutchState, seat: int, action: Action) -> Reason | None:
        if seat != state.turn or self.is_legal(state, seat, action):
            return super().why(state, seat, action)
        hand = state.hands[seat]
        match state.phase, action:
            case "clock", ("limit", int(price)):
                if price < 0:
                    return reason("limit_negative")
                if price > most(tuple(hand)):
                    return reason("limit_hand", seat=seat, high=most(tuple(hand)))
                return reason("limit_top", high=state.top)
            case "clock", ("pay", *_):
                return reason("not_sold")
            case "pay", ("limit", *_):
                return reason("sold", seat=seat, price=state.price)
            case "pay", ("pay", *words):
                return _why_not_pay(hand, list(map(str, words)), state.price or 0)
        return reason("not_possible")

    def apply(self, state: DutchState, seat: int, action: Action, emit: Emit) -> None:
        if state.phase == "pay":
            self._pay(state, seat, list(map(str, action[1:])), emit)
            return
        assert isinstance(action[1], int)
        state.limits[seat] = action[1]
        emit("sealed", seat=seat)
        state.turn = (seat + 1) % state.seats
        if state.turn == state.auctioneer:
            self._fall(state, emit)

    def _fall(self, state: DutchState, emit: Emit) -> None:
        """All limits are given: the clock falls to the highest one."""
        limits = [limit or 0 for limit in state.limits]
        price = max(limits)
        first = state.auctioneer
        clockwise = [(first + i) % state.seats for i in range(state.seats)]
        takers = [seat for seat in clockwise if limits[seat] == price]
        state.limits = [None] * state.seats
        if price == 0:
            state.gone.append(state.row.pop(0))
            emit("unsold", card=state.gone[-1])
            self._next(state, emit)
        elif price == TOP == state.top and len(takers) > 1:
            state.top = AGAIN
            emit("again", card=state.row[0], top=AGAIN)
        else:
            buyer = choice(state, takers) if len(takers) > 1 else takers[0]
            state.phase, state.turn, state.price = "pay", buyer, price
            emit("taken", seat=buyer, card=state.row[0], price=price)

    def _pay(self, state: DutchState, seat: int, cards: list[str], emit: Emit) -> None:
        hand, draw = state.hands[seat], state.draw[seat]
        for card in cards:
            hand.remove(card)
        state.spent[seat] += cards
        lot = state.row.pop(0)
        state.won[seat].append(lot)
        drawn = draw[: HAND - len(hand)]
        del draw[: len(drawn)]
        state.hands[seat] = in_order([*hand, *drawn])
        emit(
            "paid", seat=seat, card=lot, price=state.price, cards=cards, pays=pays(cards),
            drawn=len(drawn), drew=drawn,
        )  # fmt: skip
        state.auctioneer = seat
        state.price = None
        self._next(state, emit)

    def _next(self, state: DutchState, emit: Emit) -> None:
        """The next lot goes under the clock; none left, or nobody with cash: the match is over."""
        state.phase, state.turn, state.top = "clock", state.auctioneer, TOP
        if state.row and not any(state.hands):
            emit("no_cash", count=len(state.row))
            state.gone += state.row
            state.row = []
        if not state.row:
            state.phase, state.turn = "over", None
            for seat, start in enumerate(state.starts):
                emit("opened", seat=seat, card=start)

    secrets = {"paid": {"drew": "seat"}}

    def scores(self, state: DutchState) -> list[dict[str, Any]]:
        return [
            dict(
                scoring.items(
                    state.starts[seat],
                    state.won[seat],
                    len(state.hands[seat]) + len(state.draw[seat]),
                )
            )
            for seat in range(state.seats)
        ]

    def table(self, state: DutchState) -> dict[str, Any]:
        whole = state.rng is not None
        over = state.turn is None
        own = [limit for limit in state.limits if limit is not None]
        return {
            "auctioneer": state.auctioneer,
            "row": list(state.row),
            "top": None if over else state.top,
            "limit": own[0] if own and not whole else None,
            # a hand is known where its owner's starting card is: another's shows no length, even 0
            "hands": [
                None if start is None else list(hand)
                for start, hand in zip(state.starts, state.hands, strict=True)
            ],
            "draw": [list(draw) if whole else len(draw) for draw in state.draw],
            "spent": [in_order(cards) for cards in state.spent],
            "won": [list(cards) for cards in state.won],
            "starts": list(state.starts),
            "price": state.price,
        }

    def pools(self, state: DutchState) -> Mapping[str, Any]:
        return {
            "auction": LIST.auction,
            "starting": LIST.starting,
            "cash": [LIST.cash] * state.seats,
        }

    def guess(self, state: DutchState, field: str, entry: int, rng: Any) -> Any:
        """A sealed limit that the seat cannot see, None where the seat has not been asked yet.

        Any price that whatever hand it may have can pay, so that the world plays on legally.
        """
        if state.phase != "clock" or state.turn is None:
            return None
        asked = (state.turn - state.auctioneer) % state.seats
        if (entry - state.auctioneer) % state.seats >= asked:
            return None
        cards = list(LIST.cash)
        for card in state.spent[entry]:
            cards.remove(card)
        return below(rng, 1 + min(state.top, least(tuple(cards), len(state.hands[entry]))))

    def playout(self, state: DutchState) -> None:
        play_to_end(state)

    def score(self, described: Mapping[str, Any]) -> Any:
        return scoring.described(described)


def pay_action(cards: tuple[str, ...] | list[str]) -> Action:
    """The action that pays with these cards (sorted): coins are numbers in it."""
    return ("pay", *(int(card) if card.isdigit() else card for card in cards))


@cache
def _pay_actions(hand: tuple[str, ...], price: int) -> tuple[Action, ...]:
    """Every legal payment of a price from a sorted hand, as actions."""
    return tuple(pay_action(way.cards) for way in payments(hand, price))


def _why_not_pay(hand: list[str], cards: list[str], price: int) -> Reason:
    left = list(hand)
    for card in cards:
        if card not in left:
            return reason("pay_card", card=card)
        left.remove(card)
    if pays(cards) < price:
        return reason("pay_short", pays=pays(cards), price=price)
    assert cards != in_order(cards) and set(cards) <= set(ORDER)
    return reason("pay_order")


GAME = DutchAuction()
