"""Paying and the end, rulebook and rulings line by line (the numbers of `help/rulings.md`)."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from game.core.match import load
from game.core.zones import redact
from game.titles.dutch_auction.payment import (
    in_order,
    least,
    most,
    payments,
    pays,
    suggested,
    unbeaten,
    ways,
)
from game.titles.dutch_auction.rules import GAME
from tests.titles.dutch_auction.moves import play, refused, started
from tests.titles.dutch_auction.positions import CASH

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("cards", "paid"),
    [
        (["1", "3", "x2"], 8),
        (["x2"], 1),
        (["x2", "x2"], 2),
        (["1", "x2"], 2),
        (["1", "x2", "x2"], 4),
        (["5", "x2", "x2"], 20),
        (["1", "3"], 4),
        ([], 0),
    ],
)
def test_ruling_2_what_cards_pay(cards: list[str], paid: int) -> None:
    """Rulebook: 1 + 3 with one special is 8; two specials make x4; a special alone is 1."""
    assert pays(cards) == paid


def test_most_and_least_of_a_hand() -> None:
    assert most(("1", "3", "8", "x2", "x2")) == 48
    assert most(()) == 0
    cards = tuple(CASH)
    for size in range(6):
        assert least(cards, size) == min(pays(hand) for hand in combinations(cards, size))


def test_ruling_4_any_cards_worth_the_price_without_change() -> None:
    match = started(2, cash=[["1", "3", "8", "x2", "5"], CASH])
    play(match, "0 limit 8", "1 limit 0")
    legal = match.legal(0)
    assert ("pay", 8) in legal and ("pay", 1, 3, "x2") in legal and ("pay", 3, 5) in legal
    assert ("pay", 1, 3, 5, 8, "x2") in legal and ("pay", 1, 3) not in legal
    assert legal == [("pay", *a[1:]) for a in legal] and len(legal) == len(set(legal))
    events = play(match, "0 pay 5 8")
    assert events[0].id == "paid" and events[0].values["pays"] == 13
    assert match.state.spent[0] == ["5", "8"]


def test_payments_are_all_subsets_worth_the_price() -> None:
    hand = ("2", "4", "7", "x2", "x2")
    for price in range(1, 60):
        subsets = {c for n in range(1, 6) for c in combinations(hand, n) if pays(c) >= price}
        assert {way.cards for way in payments(hand, price)} == subsets
        assert len(payments(hand, price)) == len(subsets)
    assert len(ways(hand)) == 23


def test_the_hand_is_refilled_to_five_from_the_own_deck_in_order() -> None:
    match = started(2, cash=[["1", "2", "3", "4", "5", "8", "x2", "6", "7", "x2"], CASH])
    play(match, "0 limit 3", "1 limit 0")
    events = play(match, "0 pay 1 2")
    assert match.state.hands[0] == ["3", "4", "5", "8", "x2"]
    assert match.state.draw[0] == ["6", "7", "x2"]
    paid = events[0]
    assert paid.id == "paid" and paid.values["drawn"] == 2 and paid.values["drew"] == ["8", "x2"]
    assert redact(GAME, paid, 1).values["drew"] is None and redact(GAME, paid, 0) == paid


def test_no_cards_are_drawn_from_an_empty_deck() -> None:
    match = started(2, cash=[CASH, CASH])
    play(match, "0 limit 1", "1 limit 0", "0 pay 1 2 3 4 5", "0 limit 1", "1 limit 0")
    events = play(match, "0 pay 6 7")
    assert match.state.hands[0] == ["8", "x2", "x2"] and match.state.draw[0] == []
    assert events[0].values["drawn"] == 0


def test_ruling_5_nobody_has_cash_left() -> None:
    data = json.loads((HERE / "matches" / "no-cash-left.json").read_text())
    match = load(data, lambda _n: GAME)
    state = match.state
    assert match.is_over and state.hands == [[], []] and len(state.gone) == 8 and state.row == []
    # Ada: double-yellow-blue 3, set-yellow-blue 1 set = 7, start red-pink: +2 for yellow, +2 for blue.
    # Bruno: each-red-pink over pink-5 and the pink of his starting card = 6, pink-5 5, start
    # pink-blue pays for red and yellow: none.
    assert match.scores() == [
        {"total": 14, "cash": 0, "flowers": 3, "bonus": 7, "start": 4},
        {"total": 11, "cash": 0, "flowers": 5, "bonus": 6, "start": 0},
    ]
    assert match.winners() == [0]
    before = load(data, lambda _n: GAME, 11)
    assert before.play(1, ("pay", 6, 7, 8, "x2", "x2"))[1].values == {"count": 8}


def test_a_seat_without_cash_is_asked_and_can_only_let_it_go() -> None:
    match = started(2, cash=[CASH, CASH])
    play(match, "0 limit 1", "1 limit 0", "0 pay 1 2 3 4 5", "0 limit 1", "1 limit 0")
    play(match, "0 pay 6 7 8 x2 x2")
    assert match.state.turn == 0 and match.legal(0) == [("limit", 0)]
    assert refused(match, "0 limit 1").id == "limit_hand"


def test_the_match_ends_with_the_row_and_unspent_cash_counts() -> None:
    match = started(2, starts=["start-red-pink", "start-red-blue"])
    while not match.is_over:
        play(match, f"{match.state.turn} limit 0")
    assert len(match.actions) == 24 and match.winners() == [0, 1]
    assert match.scores() == [{"total": 10, "cash": 10, "flowers": 0, "bonus": 0, "start": 0}] * 2


def test_match_by_hand() -> None:
    match = load(json.loads((HERE / "matches" / "clock-and-pay.json").read_text()), lambda _n: GAME)
    state = match.state
    assert state.won == [["set-pink-blue"], ["red-6"], ["pink-8"]]
    assert state.hands[2] == ["1", "2", "3", "8", "x2"] and state.draw[2] == ["x2"]
    assert state.auctioneer == state.turn == 2 and state.row[0] == "double-red-blue"


def test_ways_that_no_other_beats() -> None:
    hand = ("1", "3", "5", "8", "x2")
    found = unbeaten(hand, 9)
    assert [way.cards for way in found] == [("1", "8"), ("5", "x2"), ("1", "3", "5")]
    assert suggested(hand, 9).cards == ("1", "8")
    assert [way.cards for way in unbeaten(("1", "x2"), 1)] == [("1",)], "a 1 instead of a special"
    assert [way.cards for way in unbeaten(("2", "3", "4"), 3)] == [("3",)]


def test_the_suggested_way_is_never_beaten() -> None:
    for hand in {tuple(in_order(c)) for c in combinations(CASH, 5)}:
        for price in range(1, min(25, most(hand)) + 1):
            way = suggested(hand, price)
            assert way.pays >= price and way in payments(hand, price)
            kept = [w for w in payments(hand, price) if Counter(w.cards) < Counter(way.cards)]
            assert kept == []
