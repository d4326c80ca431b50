"""Dutch Flower Auction, rulebook and rulings line by line (the numbers of `help/rulings.md`)."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.core.game import BadFile, IllegalAction
from game.core.match import Match, load
from game.core.notation import parse_move
from game.core.rng import Rng
from game.core.zones import determinize, redact, shown, view
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
from game.titles.dutch_auction.rules import GAME, DutchState

CASH = ["1", "2", "3", "4", "5", "6", "7", "8", "x2", "x2"]
HERE = Path(__file__).parent


def started(seats: int = 2, seed: int = 1, **deal: Any) -> Match:
    return Match.start(GAME, seats, seed, deal=deal)


def play(match: Match, *moves: str) -> list[Any]:
    events = []
    for move in moves:
        events += match.play(*parse_move(move))
    return events


def refused(match: Match, move: str) -> Any:
    """The reason for which a move is refused; nothing may change by it."""
    before = match.text()
    seat, action = parse_move(move)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert match.text() == before and caught.value.reason == GAME.why(match.state, seat, action)
    return caught.value.reason


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_five_cards_in_hand_one_start_six_lots_a_seat(seats: int) -> None:
    state = Match.start(GAME, seats, 8).state
    assert all(len(hand) == 5 for hand in state.hands)
    assert all(sorted(h + d) == sorted(CASH) for h, d in zip(state.hands, state.draw, strict=True))
    assert len(set(state.starts)) == seats
    assert len(state.row) == len(set(state.row)) == 6 * seats
    assert state.phase == "clock" and state.turn == state.auctioneer and state.top == 15


def test_ruling_8_first_auctioneer_is_drawn_and_with_a_deal_seat_0() -> None:
    drawn = {Match.start(GAME, 4, seed).state.auctioneer for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    assert started(4, row=["red-4"]).state.auctioneer == 0
    assert started(4, first=3).state.auctioneer == 3


def test_a_deal_names_first_and_the_seed_draws_the_rest() -> None:
    match = started(3, starts=["start-pink-blue"], row=["blue-8", "red-4"], cash=[[], ["8", "x2"]])
    state = match.state
    assert state.starts[0] == "start-pink-blue" and state.row[:2] == ["blue-8", "red-4"]
    assert "8" in state.hands[1] and "x2" in state.hands[1]
    every = started(2, cash=[[], ["8", "7", "1", "x2", "3", "6", "5", "4", "2", "x2"]])
    assert every.state.hands[1] == ["1", "3", "7", "8", "x2"]
    assert every.state.draw[1] == ["6", "5", "4", "2", "x2"]


@pytest.mark.parametrize(
    ("deal", "where"),
    [
        ({"lots": []}, "deal.lots"),
        ({"first": 2}, "deal.first"),
        ({"first": True}, "deal.first"),
        ({"first": "0"}, "deal.first"),
        ({"starts": "start-red-pink"}, "deal.starts"),
        ({"starts": ["start-red-pink"] * 2}, "deal.starts"),
        ({"starts": ["start-red-pink", "start-red-blue", "start-red-yellow"]}, "deal.starts[2]"),
        ({"starts": ["red-4"]}, "deal.starts"),
        ({"row": ["red-7"]}, "deal.row"),
        ({"row": ["red-4", "red-4"]}, "deal.row"),
        ({"row": [4]}, "deal.row"),
        ({"row": {"red-4": 1}}, "deal.row"),
        ({"row": ["start-red-pink"]}, "deal.row"),
        ({"row": [f"{c}-{n}" for c in ("red", "pink", "blue", "yellow") for n in (4, 5, 6, 8)]}, "deal.row"),
        ({"cash": [["9"]]}, "deal.cash[0]"),
        ({"cash": [[], ["x2", "x2", "x2"]]}, "deal.cash[1]"),
        ({"cash": [[1]]}, "deal.cash[0]"),
        ({"cash": [[], [], []]}, "deal.cash[2]"),
        ({"cash": [[*CASH, "1"]]}, "deal.cash[0]"),
        ({"cash": 5}, "deal.cash"),
    ],
)  # fmt: skip
def test_a_deal_that_does_not_fit_is_refused(deal: dict[str, Any], where: str) -> None:
    with pytest.raises(BadFile) as caught:
        started(**deal)
    assert caught.value.message.values["field"] == where


# Auction


def test_ruling_1_the_highest_limit_takes_at_its_price_and_becomes_auctioneer() -> None:
    match = started(3, row=["red-4"], cash=[CASH, CASH, CASH])
    assert match.legal(1) == [] and match.legal(0) == [("limit", n) for n in range(16)]
    events = play(match, "0 limit 3", "1 limit 7", "2 limit 6")
    assert [e.id for e in events] == ["sealed", "sealed", "sealed", "taken"]
    assert events[-1].values == {"seat": 1, "card": "red-4", "price": 7}
    assert (match.state.phase, match.state.turn, match.state.price) == ("pay", 1, 7)
    play(match, "1 pay 3 4")
    state = match.state
    assert state.won == [[], ["red-4"], []] and state.auctioneer == state.turn == 1
    assert state.phase == "clock" and len(state.row) == 17 and state.price is None


def test_ruling_1_the_auctioneer_may_buy_and_is_asked_first() -> None:
    match = started(3, first=2, cash=[CASH, CASH, CASH])
    asked = []
    for _ in range(3):
        asked.append(match.state.turn)
        play(match, f"{match.state.turn} limit {2 if match.state.turn == 2 else 0}")
    assert asked == [2, 0, 1] and match.state.turn == 2 and match.state.phase == "pay"


def test_ruling_1_at_0_the_card_leaves_and_the_auctioneer_stays() -> None:
    match = load(json.loads((HERE / "matches" / "nobody.json").read_text()), lambda _n: GAME)
    state = match.state
    assert state.gone == ["blue-4"] and state.row[0] == "blue-5" and len(state.row) == 11
    assert state.auctioneer == state.turn == 1 and state.won == [[], []]


def test_the_lowest_price_is_1() -> None:
    match = started(2, cash=[CASH, CASH])
    events = play(match, "0 limit 0", "1 limit 1")
    assert events[-1].id == "taken" and events[-1].values["price"] == 1


def test_ruling_2_who_cannot_pay_a_price_cannot_take_at_it() -> None:
    match = started(2, cash=[["1", "2", "3", "4", "5"], ["x2", "x2", "1", "2", "3"]])
    assert max(match.legal(0)) == ("limit", 15)
    play(match, "0 limit 15", "1 limit 15", "0 limit 0")
    assert max(match.legal(1), key=lambda a: a[1]) == ("limit", 24)
    match = started(2, first=1, cash=[[], ["1", "2", "3", "4", "5", "x2"]])
    play(match, "1 limit 1", "0 limit 0", "1 pay 3 4 5", "1 limit 0", "0 limit 0")
    assert len(match.state.hands[1]) == 5


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


def test_ruling_3_several_at_15_start_again_from_25_once() -> None:
    match = started(3, row=["red-4"], cash=[CASH, CASH, CASH])
    events = play(match, "0 limit 15", "1 limit 0", "2 limit 15")
    assert events[-1].id == "again" and events[-1].values == {"card": "red-4", "top": 25}
    state = match.state
    assert (state.phase, state.turn, state.top, state.auctioneer) == ("clock", 0, 25, 0)
    assert state.row[0] == "red-4" and state.limits == [None] * 3
    play(match, "0 limit 0", "1 limit 15", "2 limit 15")
    assert match.state.phase == "pay" and match.state.price == 15 and match.state.turn in (1, 2)


def test_ruling_3_after_the_restart_all_may_let_it_go() -> None:
    match = started(2, row=["red-4"], cash=[CASH, CASH])
    events = play(match, "0 limit 15", "1 limit 15", "0 limit 0", "1 limit 0")
    assert [e.id for e in events][-2:] == ["sealed", "unsold"]
    assert match.state.gone == ["red-4"] and match.state.top == 15


def test_ruling_3_one_at_15_takes_it_at_15() -> None:
    match = started(2, cash=[CASH, CASH])
    play(match, "0 limit 15", "1 limit 14")
    assert (match.state.phase, match.state.turn, match.state.price) == ("pay", 0, 15)


@pytest.mark.parametrize("price", [9, 15, 20, 25])
def test_ruling_3_equal_limits_elsewhere_are_decided_by_the_generator(price: int) -> None:
    """Below 15 on the first clock; at every price, 25 too, on the second."""
    first = () if price < 15 else ("0 limit 15", "1 limit 15")
    eights = ["8", "7", "6", "5", "4"]
    winners = set()
    for seed in range(30):
        match = started(2, seed, cash=[eights, eights])
        play(match, *first, f"0 limit {price}", f"1 limit {price}")
        assert match.state.phase == "pay" and match.state.price == price
        winners.add(match.state.turn)
    assert winners == {0, 1}


# Pay


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


# Why not


def test_why_for_each_kind_of_refusal() -> None:
    match = started(2, cash=[["1", "2", "3", "x2", "4"], ["1", "2", "3", "4", "5"]])
    assert refused(match, "1 limit 3").id == "not_your_turn"
    assert refused(match, "0 limit -1").id == "limit_negative"
    assert refused(match, "0 limit 16") == ("limit_top", {"high": 15})
    assert refused(match, "0 limit 21") == ("limit_hand", {"seat": 0, "high": 20})
    assert refused(match, "0 pay 1").id == "not_sold"
    assert refused(match, "0 bid 1").id == "not_possible"
    assert refused(match, "0 limit x2").id == "not_possible"
    assert refused(match, "0 limit 1 2").id == "not_possible"
    play(match, "0 limit 8", "1 limit 2")
    assert refused(match, "0 limit 8") == ("sold", {"seat": 0, "price": 8})
    assert refused(match, "0 pay 8") == ("pay_card", {"card": "8"})
    assert refused(match, "0 pay 3 3 x2") == ("pay_card", {"card": "3"})
    assert refused(match, "0 pay 1 2 x2") == ("pay_short", {"pays": 6, "price": 8})
    assert refused(match, "0 pay") == ("pay_short", {"pays": 0, "price": 8})
    assert refused(match, "0 pay 3 1 x2").id == "pay_order"
    assert refused(match, "0 pay x2 1 3").id == "pay_order"
    assert refused(match, "1 pay 5").id == "not_your_turn"
    play(match, "0 pay 1 3 x2")
    while not match.is_over:
        play(match, f"{match.state.turn} limit 0")
    assert refused(match, "0 limit 0").id == "over"


# Who knows what


def test_ruling_7_and_9_what_a_seat_sees() -> None:
    match = started(3, first=1, cash=[CASH, CASH, CASH])
    play(match, "1 limit 9")
    state = match.state
    seen: DutchState = view(GAME, state, 1)
    assert seen.limits == [None, 9, None] and seen.hands[0] == [None] * 5
    assert seen.starts == [None, state.starts[1], None] and seen.rng is None
    assert seen.draw[1] == sorted(state.draw[1]) and seen.draw[0] == [None] * 5
    public = view(GAME, state, None)
    assert public.limits == [None] * 3 and public.starts == [None] * 3
    assert view(GAME, state, 2) == determinize_and_view(state, 2)
    events = play(match, "2 limit 0", "0 limit 4")
    assert all("limit" not in e.values and 4 not in e.values.values() for e in events)
    assert match.state.limits == [None] * 3, "never afterwards"


def determinize_and_view(state: DutchState, seat: int) -> DutchState:
    seen = view(GAME, state, seat)
    return view(GAME, determinize(GAME, seen, seat, Rng(5)), seat)


def test_the_order_of_the_own_deck_is_not_in_the_view() -> None:
    def seen(order: list[str]) -> DutchState:
        return view(GAME, started(2, cash=[["1", "2", "3", "4", "5", *order], CASH]).state, 0)

    one, other = seen(["6", "7", "8", "x2", "x2"]), seen(["x2", "8", "x2", "7", "6"])
    one.row = other.row
    one.starts = other.starts
    assert one == other


def test_limits_of_worlds_can_be_paid() -> None:
    for seed in range(20):
        match = started(3, seed, first=0)
        play(match, "0 limit 1", "1 limit 1")
        world = determinize(GAME, view(GAME, match.state, 2), 2, Rng(seed))
        assert None not in world.limits[:2] and world.limits[2] is None
        GAME.playout(world)
        assert world.phase == "over"


def test_undo_of_an_own_limit_until_the_next_seat_has_moved() -> None:
    match = started(3, cash=[CASH, CASH, CASH])
    play(match, "0 limit 5")
    assert match.undo(0) is None and match.state.limits == [None] * 3
    play(match, "0 limit 5", "1 limit 4")
    assert match.undo(0) is not None
    play(match, "2 limit 0")
    assert match.undo(2) is not None, "the others' limits have come to light as a price"


# The table of `replay --json`


def test_table_in_full_and_for_a_seat() -> None:
    match = load(
        json.loads((HERE / "matches" / "clock-and-pay.json").read_text()), lambda _n: GAME, 9
    )
    full = GAME.table(match.state)
    assert full == {
        "auctioneer": 0,
        "row": ["pink-8", "double-red-blue", *match.state.row[2:]],
        "top": 15,
        "limit": None,
        "hands": [["2", "4", "5", "6", "8"], ["1", "2", "4", "7", "x2"], ["4", "5", "6", "7", "8"]],
        "draw": [["7", "x2"], ["3", "5", "8", "x2"], ["3", "2", "1", "x2", "x2"]],
        "spent": [["1", "3", "x2"], ["6"], []],
        "won": [["set-pink-blue"], ["red-6"], []],
        "starts": ["start-yellow-blue", "start-red-pink", "start-red-yellow"],
        "price": None,
    }
    ada = GAME.table(shown(GAME, match.state, 0))
    assert ada == {
        **full,
        "limit": 0,
        "hands": [["2", "4", "5", "6", "8"], None, None],
        "draw": [2, 4, 5],
        "starts": ["start-yellow-blue", None, None],
    }
    assert GAME.table(shown(GAME, match.state, 1))["limit"] is None


def test_another_hand_shows_nothing_also_when_it_is_empty() -> None:
    match = started(2, cash=[CASH, CASH])
    for _ in range(2):
        play(match, "0 limit 1", "1 limit 0")
        match.play(0, max(match.legal(0), key=len))
    assert match.state.hands[0] == [] and not match.is_over
    for seat, hands in ((0, [[], None]), (1, [None, CASH[:5]]), (None, [None] * 2)):
        assert GAME.table(shown(GAME, match.state, seat))["hands"] == hands
    assert GAME.table(match.state)["hands"][0] == []


def test_table_in_pay_and_over() -> None:
    match = started(2, starts=["start-red-pink", "start-red-blue"], cash=[CASH, CASH])
    play(match, "0 limit 3", "1 limit 0")
    assert GAME.table(shown(GAME, match.state, None))["price"] == 3
    assert GAME.table(match.state)["row"][0] == match.state.row[0]
    play(match, "0 pay 3")
    while not match.is_over:
        play(match, f"{match.state.turn} limit 0")
    table = GAME.table(shown(GAME, match.state, 1))
    assert table["starts"] == ["start-red-pink", "start-red-blue"]
    assert table["hands"][0] == ["1", "2", "4", "5", "6"] and table["draw"] == [4, 5]
    assert table["top"] is None and table["price"] is None and table["row"] == []
    assert GAME.table(match.state)["draw"][0] == ["7", "8", "x2", "x2"]


def test_match_by_hand() -> None:
    match = load(json.loads((HERE / "matches" / "clock-and-pay.json").read_text()), lambda _n: GAME)
    state = match.state
    assert state.won == [["set-pink-blue"], ["red-6"], ["pink-8"]]
    assert state.hands[2] == ["1", "2", "3", "8", "x2"] and state.draw[2] == ["x2"]
    assert state.auctioneer == state.turn == 2 and state.row[0] == "double-red-blue"


# The picker's order


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
