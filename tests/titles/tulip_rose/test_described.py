"""`score tulip_rose`: what is read, what is refused, what comes back."""

from typing import Any

import pytest

from game.core.game import BadFile
from game.titles.tulip_rose.rules import GAME

PLAIN: dict[str, Any] = {"seats": 4, "collection": {"rose": 3}, "coins": 5, "loans": 1}


def test_items_sum_to_the_total() -> None:
    score = GAME.score(
        {
            "seats": 5, "coins": 12, "loans": 1, "merchant": "engel", "deck": {"rose": 2, "lily": 1},
            "collection": {"rose": 5, "tulip": 2, "orchid": 1, "cow": 1, "bee": 1, "weed": 2,
                           "network15": 1, "can": 1, "well": 1, "fertilizer": 1},
            "orders": ["1 orchid 2 rose", "5 lily"],
        }
    )  # fmt: skip
    items = [value for key, value in score.items() if isinstance(value, int) and key != "total"]
    assert sum(items) == score["total"]
    assert list(score) == [
        "total", "different", "identical", "coins", "loans", "networks", "weeds", "orders", "cows",
        "assignment",
    ]  # fmt: skip
    assert list(score["assignment"]) == ["engel", "cows", "bees", "fertilizers", "orders"]
    assert score["weeds"] == -11 and score["networks"] == 15 and score["loans"] == -30


def test_deck_counts_only_for_engel() -> None:
    deck = {"deck": {"rose": 4}}
    assert GAME.score({**PLAIN, **deck})["identical"] == 9
    assert GAME.score({**PLAIN, **deck, "merchant": "jan"})["identical"] == 9
    assert GAME.score({**PLAIN, **deck, "merchant": "engel"})["identical"] == 16
    assert GAME.score({**PLAIN, "merchant": "engel"})["assignment"]["engel"] is None
    empty = GAME.score({**PLAIN, "merchant": "engel", "deck": {"rose": 0}})
    assert empty["assignment"]["engel"] is None


def test_orders_may_be_any_over_flowers_in_play() -> None:
    assert GAME.score({**PLAIN, "orders": ["3 rose"]})["orders"] == 15
    assert GAME.score({**PLAIN, "orders": []})["orders"] == 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": 2}, "seats"), ({"seats": 7}, "seats"), ({"seats": True}, "seats"),
        ({"seats": "4"}, "seats"), ({"seats": 4.0}, "seats"), ({"seats": None}, "seats"),
        ({"coins": -1}, "coins"), ({"coins": 1.5}, "coins"), ({"coins": 10**9}, "coins"),
        ({"loans": 3}, "loans"), ({"loans": -1}, "loans"), ({"loans": False}, "loans"),
        ({"collection": []}, "collection"), ({"collection": {"daisy": 1}}, "collection"),
        ({"collection": {"rose": 16}}, "collection.rose"),
        ({"collection": {"rose": -1}}, "collection.rose"),
        ({"collection": {"rose": "3"}}, "collection.rose"),
        ({"collection": {"carnation": 1}}, "collection"),
        ({"collection": {"cow": 2}}, "collection.cow"),
        ({"collection": {"weed": 13}}, "collection.weed"),
        ({"seats": 3, "collection": {"well": 1}}, "collection"),
        ({"seats": 3, "collection": {"network25": 1}}, "collection"),
        ({"deck": {"rose": 13}}, "deck"), ({"deck": {"cow": 1}}, "deck"), ({"deck": 3}, "deck"),
        ({"deck": {"rose": None}}, "deck.rose"),
        ({"orders": "3 rose"}, "orders"), ({"orders": [3]}, "orders"),
        ({"orders": ["3 rose"] * 4}, "orders"),
        ({"seats": 6, "orders": ["3 rose"] * 3}, "orders"),
        ({"orders": ["rose 3"]}, "orders[0]"), ({"orders": [""]}, "orders[0]"),
        ({"orders": ["1 tulip", "0 rose"]}, "orders[1]"), ({"orders": ["16 rose"]}, "orders[0]"),
        ({"orders": ["1 cow"]}, "orders[0]"), ({"orders": ["1 carnation"]}, "orders[0]"),
        ({"orders": ["1 rose 1 rose"]}, "orders[0]"), ({"orders": ["1 rose "]}, "orders[0]"),
        ({"orders": ["²3 rose"]}, "orders[0]"),
        ({"merchant": "florist"}, "merchant"), ({"merchant": None}, "merchant"),
        ({"merchant": ["jan"]}, "merchant"), ({"merchant": "anna"}, "merchant"),
        ({"colour": 1}, "colour"),
    ],
)  # fmt: skip
def test_what_no_match_can_hold_is_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.score({**PLAIN, **change})
    assert caught.value.message.values["field"] == field


@pytest.mark.parametrize("key", PLAIN)
def test_missing_keys(key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.score({name: value for name, value in PLAIN.items() if name != key})
    assert caught.value.message.id == "file.missing"
    assert caught.value.message.values["field"] == key


def test_the_most_that_a_match_can_hold_is_read() -> None:
    assert GAME.score({**PLAIN, "seats": 6, "merchant": "florist"})["total"] == 9 + 1 + 5 - 30
    full = {"rose": 15, "cow": 2, "weed": 15, "network25": 1}
    assert GAME.score({**PLAIN, "seats": 5, "collection": full})["weeds"] == -170
