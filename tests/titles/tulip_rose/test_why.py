"""Each kind of refusal says why, with its numbers, in words that exist."""

from typing import Any

import pytest

from game.core.game import reason
from game.core.match import Match
from game.core.notation import parse_action
from game.titles.tulip_rose.rules import GAME
from game.words import Words
from tests.titles.tulip_rose.positions import auction, dealt, pass_round, play, put_all, why

JAN = ("jan", "johan", "helena")


def led() -> Match:
    """Seat 2 leads with 30, seat 1 (Johan) has passed; still nothing is decided for seat 3."""
    match = auction(("engel", "johan", "helena", "peter"))
    play(match, "2 bid 30", "1 pass")
    return match


def hammer_of_the_poor() -> Match:
    match = led()
    match.state.loans[0], match.state.coins[0] = 2, 14
    play(match, "3 pass")
    return match


def over() -> Match:
    deck = ["rose"] * 10 + ["tulip"] * 10 + ["gerbera"] * 7 + ["lily"] * 5 + ["orchid"] * 4
    match = dealt(deck=[*deck, *["anemone"] * 7])
    while not match.is_over:
        pass_round(match)
    return match


def over_target() -> Match:
    return dealt(deck=["lily", "lily", "lily", "anemone", "network15"])  # 27


def jan() -> Match:
    return dealt(JAN, ["rose", "gerbera", "anemone", "tulip", "lily", "bee"])


CASES: list[tuple[Any, int, str, str, dict[str, Any]]] = [
    (over, 0, "bid 5", "over", {}),
    (dealt, 1, "put rose 1", "not_your_turn", {"seat": 0}),
    (led, 0, "bid 40", "seller_bids", {"seat": 0}),
    (led, 0, "sell", "seller_bids", {"seat": 0}),
    (led, 3, "sell", "wrong_phase", {"phase": reason("phase.auction")}),
    (dealt, 0, "bid 20", "wrong_phase", {"phase": reason("phase.bouquets")}),
    (dealt, 0, "done", "wrong_phase", {"phase": reason("phase.bouquets")}),
    (auction, 1, "bid 19", "bid_minimum", {"minimum": 20}),
    (led, 3, "bid 30", "bid_low", {"bid": 30, "minimum": 31}),
    (led, 3, "bid 0", "bid_low", {"bid": 30, "minimum": 31}),
    (led, 1, "bid 29", "bid_low", {"bid": 30, "minimum": 30}),
    (led, 2, "bid 30", "bid_own", {"bid": 30}),
    (led, 3, "bid 69", "bid_high", {"limit": 68, "coins": 28, "loans": 0}),
    (led, 2, "pass", "pass_high", {"bid": 30}),
    (led, 1, "pass", "pass_again", {}),
    (hammer_of_the_poor, 0, "keep", "keep_poor", {"price": 15, "limit": 14}),
    (hammer_of_the_poor, 2, "sell", "not_your_turn", {"seat": 0}),
    (over_target, 0, "done", "done_over", {"sum": 27, "top": 21}),
    (over_target, 0, "discard rose", "card_missing", {"card": "rose"}),
    (jan, 0, "keep orchid", "card_missing", {"card": "orchid"}),
    (jan, 0, "keep bee", "keep_special", {"card": "bee"}),
    (jan, 0, "keep lily", "keep_dear", {"card": "lily", "value": 5, "most": 3}),
    (dealt, 0, "put orchid 1", "put_order", {"card": "rose"}),
    (dealt, 0, "put cow 1", "card_missing", {"card": "cow"}),
    (dealt, 0, "put rose 4", "put_number", {"most": 3}),
    (dealt, 0, "put rose 0", "put_number", {"most": 3}),
    (dealt, 0, "put rose", "not_possible", {}),
    (led, 3, "bid", "not_possible", {}),
    (led, 3, "bid much", "not_possible", {}),
    (led, 3, "pass 1", "not_possible", {}),
    (led, 3, "shout", "not_possible", {}),
    (led, 9, "pass", "not_possible", {}),
    (jan, 0, "keep", "not_possible", {}),
    (over_target, 0, "discard 3", "not_possible", {}),
]


@pytest.mark.parametrize(("position", "seat", "action", "key", "values"), CASES)
def test_why(position: Any, seat: int, action: str, key: str, values: dict[str, Any]) -> None:
    match = position()
    refused = why(match, seat, action)
    assert (refused.id, refused.values) == (key, values)
    assert GAME.why(match.state, seat, parse_action(action)) == refused
    words = Words("tulip_rose")
    told = words.tell(refused)
    assert words.has(key) and "{" not in told and "phase." not in told


def test_every_reason_has_a_case() -> None:
    from inspect import getsource
    from re import findall

    from game.titles.tulip_rose import refusals

    assert set(findall(r'reason\(\s*"(\w+)"', getsource(refusals))) == {case[3] for case in CASES}


def test_legal_actions_have_no_reason() -> None:
    for match in (led(), jan(), over_target(), dealt()):
        for seat in match.actors():
            for action in match.legal(seat):
                assert GAME.why(match.state, seat, action) is None


def test_put_after_the_last_card_is_another_phase() -> None:
    match = dealt()
    put_all(match)
    assert why(match, 1, "put rose 1").id == "wrong_phase"
