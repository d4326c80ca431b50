"""The clock, rulebook and rulings line by line (the numbers of `help/rulings.md`)."""

import json
from pathlib import Path

import pytest

from game.core.match import load
from game.titles.dutch_auction.rules import GAME
from tests.titles.dutch_auction.moves import play, refused, started
from tests.titles.dutch_auction.positions import CASH

HERE = Path(__file__).parent


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


def test_undo_of_an_own_limit_until_the_next_seat_has_moved() -> None:
    match = started(3, cash=[CASH, CASH, CASH])
    play(match, "0 limit 5")
    assert match.undo(0) is None and match.state.limits == [None] * 3
    play(match, "0 limit 5", "1 limit 4")
    assert match.undo(0) is not None
    play(match, "2 limit 0")
    assert match.undo(2) is not None, "the others' limits have come to light as a price"
