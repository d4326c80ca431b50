"""The deal of a match: merchants, orders and the deck, by the seed or by the file's `deal`."""

from collections.abc import Mapping
from typing import Any

from game.core.deal import card_names, check_keys, lists_of, stacked, take
from game.core.game import BadFile, Emit
from game.core.rng import shuffle
from game.titles.tulip_rose.cards import deck_of, merchants_of, orders_of
from game.titles.tulip_rose.state import START_COINS, TulipRoseState

ORDERS = 3
ORDERS_OF_SIX = 2


def dealt(
    seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
) -> TulipRoseState:
    """The table before the first round; BadFile where the deal does not fit."""
    check_keys(deal, ("merchants", "deck", "orders"))
    state = TulipRoseState(
        rng=rng, turn=0, phase="bouquets", seats=seats, options=dict(options),
        merchants=(), sellers=(), round=0, day=1, seller=None,
        coins=[START_COINS] * seats, loans=[0] * seats, collections=[{} for _ in range(seats)],
        deck=[], discards=[], waiting=[], revealed=[], bouquets=[],
        minimum=None, high=None, bid=0, passed=[], orders=[[] for _ in range(seats)],
    )  # fmt: skip
    _deal_merchants(state, deal.get("merchants", []))
    emit("merchants", merchants=list(state.merchants))
    if options["orders"]:
        _deal_orders(state, deal.get("orders", []))
        for seat, held in enumerate(state.orders):
            emit("orders", seat=seat, orders=held[:])
    elif "orders" in deal:
        raise BadFile("deal.option", field="deal.orders", option="orders")
    named = card_names(deal.get("deck", []), "deal.deck")
    state.deck = stacked(state, deck_of(seats, options["weeds"]), named, "deal.deck")
    state.deck.reverse()
    return state


def _deal_merchants(state: TulipRoseState, named: Any) -> None:
    lists_of(named, "deal.merchants", state.seats)
    names = card_names(named, "deal.merchants")
    pool = merchants_of(state.seats)
    state.merchants = tuple(stacked(state, pool, names, "deal.merchants")[: state.seats])
    state.sellers = tuple(
        sorted(range(state.seats), key=lambda seat: pool.index(state.merchants[seat]))
    )


def orders_each(seats: int) -> int:
    """How many special orders each player gets."""
    return ORDERS_OF_SIX if seats == 6 else ORDERS


def _deal_orders(state: TulipRoseState, named: Any) -> None:
    each = orders_each(state.seats)
    lists = lists_of(named, "deal.orders", state.seats)
    for seat, texts in enumerate(lists):
        state.orders[seat] = card_names(texts, f"deal.orders[{seat}]", each)
    rest = take(
        orders_of(state.seats), [text for held in state.orders for text in held], "deal.orders"
    )
    shuffle(state, rest)
    for held in state.orders:
        while len(held) < each:
            held.append(rest.pop())
