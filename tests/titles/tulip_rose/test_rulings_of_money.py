"""Rulings 11, 12, 15 and 16, on what the rulebook leaves open: income, can, loans, what is public."""

import pytest

from game.core.game import silent
from game.core.zones import redact, shown, view
from game.titles.tulip_rose.rounds import collect_income
from game.titles.tulip_rose.rules import GAME
from tests.titles.tulip_rose.positions import (
    auction,
    dealt,
    may,
    pass_all,
    pass_round,
    play,
    put_all,
)

FOUR = ("engel", "johan", "helena", "peter")
SIX = ("florist", "johan", "helena", "peter", "engel", "jan")


# 11. Income


def test_11_merchant_cards_can_then_the_well() -> None:
    match = dealt(FOUR)
    state = match.state
    state.collections = [
        {"well": 1}, {"orchid": 2, "rose": 5}, {"lily": 1, "anemone": 3, "can": 1}, {},
    ]  # fmt: skip
    state.coins = [0, 0, 0, 0]
    put_all(match)
    pass_all(match)
    # engel has also gained an orchid and a lily of his own sale
    assert state.coins == [2 + 2 + 3, 4 + 2 - 1, 4 + 4 + 4 - 1, 3 - 1]
    well = next(event for event in match.events[-1] if event.id == "well")
    assert well.values == {"seat": 0, "payer": [1, 2, 3], "coins": 3}


def test_11_cards_bought_this_round_pay_from_the_next() -> None:
    match = auction(FOUR, ["orchid", "orchid", "lily", "gerbera", *["rose"] * 11])
    play(match, "1 pass", "2 bid 20", "3 pass", "1 pass")
    events = play(match, "0 sell")
    income = {e.values["seat"]: e.values["flowers"] for e in events if e.id == "income"}
    assert income == {0: 0, 1: 0, 2: 3, 3: 0}


def test_11_income_comes_every_round_not_only_ones_own() -> None:
    match = dealt(FOUR, ["rose"] * 10 + ["tulip"] * 11)
    assert match.state.coins == [27, 29, 29, 28]
    pass_round(match)
    assert match.state.coins == [29, 33, 33, 31]


def test_11_an_empty_purse_pays_nothing_to_the_well() -> None:
    """Income comes first, so that only a debt could bring it about."""
    match = dealt(FOUR)
    match.state.collections[2] = {"well": 1}
    match.state.coins = [-2, -4, 0, 0]
    collect_income(match.state, silent)
    assert match.state.coins == [0, 0, 5, 2]


# 12. The Watering Can

CAN = (
    "can",
    "rose",
    "lily",
    "lily",
    "rose",
    "rose",
    "rose",
    "rose",
    "rose",
    "rose",
    "rose",
    "rose",
)


def test_12_hold_or_cash_at_the_moment_it_is_gained() -> None:
    match = auction(deck=CAN, numbers=(1, 2, 2, 2))
    play(match, "1 bid 8", "2 pass", "0 sell")
    assert (match.state.phase, match.state.turn) == ("can", 1) and may(match, 1) == ["hold", "cash"]
    play(match, "1 cash")
    assert match.state.coins[1] == 29 - 8 + 9 and "can" not in match.state.collections[1]
    assert GAME.table(match.state)["discards"] == ["can"]
    assert match.state.waiting == ["can"], "it waits like this round's discards"


def test_12_held_it_brings_4_a_round() -> None:
    match = auction(deck=CAN, numbers=(1, 2, 2, 2))
    play(match, "1 bid 8", "2 pass", "0 sell", "1 hold", "1 pass", "2 pass")
    assert match.state.coins[1] == 29 - 8 + 4 + 4


def test_12_also_when_the_seller_keeps_it() -> None:
    match = auction(deck=CAN, numbers=(1, 2, 2, 2))
    play(match, "1 bid 8", "2 pass", "0 keep")
    assert (match.state.phase, match.state.turn) == ("can", 0)
    match = auction(deck=CAN, numbers=(1, 2, 2, 2))
    play(match, "1 pass", "2 pass")
    assert (match.state.phase, match.state.turn) == ("can", 0)


# 13, 14 stand in test_scoring.py


# 15. What is public


def test_15_flowers_and_money_are_public_without_the_option() -> None:
    match = dealt(held=[["3 rose 2 tulip"]], orders=True)
    seen = GAME.table(shown(GAME, match.state, 1))
    assert seen["coins"] == [27, 29, 29] and seen["collections"] == [{}, {}, {}]
    assert seen["deck"] == len(match.state.deck)
    assert seen["orders"][0] == [None] * 3 and seen["orders"][1] == match.state.orders[1]


def test_15_hidden_money_shows_only_ones_own_yet_bots_may_count() -> None:
    match = dealt(hidden_money=True)
    assert GAME.table(shown(GAME, match.state, 1))["coins"] == [None, 29, None]
    assert GAME.table(shown(GAME, match.state, None))["coins"] == [None, None, None]
    assert view(GAME, match.state, 1).coins == [27, 29, 29]
    assert GAME.table(match.state)["coins"] == [27, 29, 29]


def test_15_at_the_end_coins_and_orders_are_open() -> None:
    deck = ["rose"] * 10 + ["tulip"] * 10 + ["gerbera"] * 7 + ["lily"] * 5 + ["orchid"] * 4
    match = dealt(deck=[*deck, *["anemone"] * 7], hidden_money=True)
    while not match.is_over:
        pass_round(match)
    seen = GAME.table(shown(GAME, match.state, 1))
    assert None not in seen["coins"] and isinstance(seen["deck"], int) and seen["seller"] is None


def test_15_nobody_sees_the_deck_or_anothers_orders() -> None:
    match = dealt(orders=True)
    for seat in (None, 0, 1, 2):
        seen = view(GAME, match.state, seat)
        assert seen.deck == [None] * len(match.state.deck) and seen.rng is None
        for owner, held in enumerate(seen.orders):
            assert held == (match.state.orders[owner] if owner == seat else [None] * 3)
    told_of = [event for event in match.events[0] if event.id == "orders"]
    for seat in (None, 0, 1, 2):
        known = [redact(GAME, event, seat).values["orders"] is not None for event in told_of]
        assert known == [owner == seat for owner in range(3)]


# 16. Loans


@pytest.mark.parametrize("merchants", [FOUR[:3], SIX])
def test_16_two_loans_each_also_with_six(merchants: tuple[str, ...]) -> None:
    match = auction(merchants, ["gerbera"] * 7)
    for seat in match.actors():
        assert may(match, seat)[-2] == f"bid {match.state.coins[seat] + 40}"
