"""Majorities, totals, winners, and `score` of a described position."""

from typing import Any

import pytest

from game.core.game import BadFile
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.scoring import winners

RANKING = ["purple", "blue", "orange", "pink"]


def majorities(bouquets: list[list[str]], ranking: list[str] = RANKING) -> list[int]:
    seats = len(bouquets)
    position = {"seats": seats, "ranking": ranking, "bouquets": bouquets, "points": [0] * seats}
    scores = GAME.score(position)
    assert all(s["points"] == 0 and s["total"] == s["majorities"] for s in scores)
    return [score["majorities"] for score in scores]


def test_known_case_three_two_one() -> None:
    assert majorities([["purple2"] * 3, ["purple4"] * 2, ["purple4"]]) == [15, 10, 0]


def test_known_case_equal_numbers_by_value() -> None:
    six, four = ["blue2", "blue4"], ["blue2", "blue2"]
    assert majorities([["blue4"], six, four]) == [0, 10, 7]


@pytest.mark.parametrize(
    ("seats", "colour", "gains"),
    [
        (2, "purple", [15, 0]), (2, "blue", [10, 0]), (2, "orange", [5, 0]), (2, "pink", [0, 0]),
        (3, "purple", [15, 10, 0]), (3, "blue", [10, 7, 0]), (3, "orange", [5, 3, 0]),
        (4, "purple", [15, 10, 0, 0]), (4, "pink", [0, 0, 0, 0]),
        (5, "purple", [15, 10, 5, 0, 0]), (5, "blue", [10, 7, 4, 0, 0]),
        (6, "orange", [5, 3, 1, 0, 0, 0]), (6, "pink", [0] * 6),
    ],
)  # fmt: skip
def test_what_each_place_of_each_rank_pays(seats: int, colour: str, gains: list[int]) -> None:
    held = [4, 3, 2, 1, 1, 1]
    values = ["2", "3", "4", "2", "3", "4"]
    assert majorities([[colour + values[i]] * held[i] for i in range(seats)]) == gains


def test_ruling_6_still_equal_share_in_full_and_the_next_takes_the_next_place() -> None:
    assert majorities([["purple3"], ["purple3"], ["purple2"], []]) == [15, 15, 10, 0]
    assert majorities([["purple3"] * 2, ["purple2"], ["purple2"], []]) == [15, 10, 10, 0]
    assert majorities([["purple4"], ["purple4"]]) == [15, 15]
    five = [["blue4"], ["blue4"], ["blue3"], ["blue2"], []]
    assert majorities(five) == [10, 10, 7, 4, 0]


def test_ruling_6_at_least_one_card_is_needed() -> None:
    assert majorities([["pink2"], [], []]) == [0, 0, 0]
    assert majorities([["purple2"], [], []]) == [15, 0, 0]


def test_only_colours_of_the_festival_count() -> None:
    bouquets = [["orange4", "pink4"], ["orange2", "purple2"]]
    assert majorities(bouquets, ["pink", "purple"]) == [15, 10]


def test_all_ranks_add_up_with_the_points_of_play() -> None:
    scores = GAME.score(
        {
            "seats": 3, "ranking": RANKING, "points": [20, 17, 0],
            "bouquets": [["purple2", "blue4"], ["purple4", "orange2"], ["blue2", "blue2"]],
        }
    )  # fmt: skip
    assert scores == [
        {"points": 20, "majorities": 10 + 7, "total": 37},
        {"points": 17, "majorities": 15 + 5, "total": 37},
        {"points": 0, "majorities": 10, "total": 10},
    ]


def test_ruling_7_most_points_then_most_tulips_then_shared() -> None:
    bouquets = [["pink2"], ["pink2", "pink2"], ["pink2", "pink3"]]
    assert winners(["purple", "blue"], bouquets, [9, 8, 8]) == [0]
    assert winners(["purple", "blue"], bouquets, [9, 9, 8]) == [1]
    assert winners(["purple", "blue"], bouquets, [9, 9, 9]) == [1, 2]
    assert winners(["purple", "blue"], [[], [], []], [1, 1, 0]) == [0, 1]


GOOD: dict[str, Any] = {
    "seats": 2, "ranking": RANKING, "bouquets": [["pink2"], []], "points": [3, 4],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message", "field"),
    [
        ({"seats": 1}, "file.range", "seats"),
        ({"seats": 7}, "file.range", "seats"),
        ({"seats": True}, "file.range", "seats"),
        ({"seats": "2"}, "file.range", "seats"),
        ({"seats": 3}, "file.count", "bouquets"),
        ({"ranking": "purple"}, "score.ranking", "ranking"),
        ({"ranking": ["purple"]}, "score.ranking", "ranking"),
        ({"ranking": ["purple", "purple"]}, "score.ranking", "ranking"),
        ({"ranking": ["purple", "red"]}, "score.ranking", "ranking"),
        ({"ranking": ["purple", ["blue"]]}, "score.ranking", "ranking"),
        ({"bouquets": {}}, "file.type", "bouquets"),
        ({"bouquets": [[]]}, "file.count", "bouquets"),
        ({"bouquets": [[], "pink2"]}, "file.type", "bouquets[1]"),
        ({"bouquets": [[], [2]]}, "file.type", "bouquets[1]"),
        ({"bouquets": [[], ["pink5"]]}, "deal.card", "bouquets[1]"),
        ({"bouquets": [["pink2"] * 4, ["pink2"] * 3]}, "deal.card", "bouquets[1]"),
        ({"bouquets": [["pink2", "pink3", "pink4", "blue2", "blue3"] * 6, []]}, "deal.many", "bouquets[0]"),
        ({"points": [1]}, "file.count", "points"),
        ({"points": None}, "file.type", "points"),
        ({"points": [1, -1]}, "file.range", "points[1]"),
        ({"points": [1, 2.0]}, "file.range", "points[1]"),
        ({"points": [109, 2]}, "file.range", "points[0]"),
        ({"colour": 1}, "deal.key", "colour"),
    ],
)  # fmt: skip
def test_positions_that_no_match_can_reach_are_refused(
    change: dict[str, Any], message: str, field: str
) -> None:
    with pytest.raises(BadFile) as refused:
        GAME.score({**GOOD, **change})
    assert (refused.value.message.id, refused.value.message.values["field"]) == (message, field)


@pytest.mark.parametrize("key", GOOD)
def test_a_missing_entry_is_named(key: str) -> None:
    assert GAME.score(GOOD)
    with pytest.raises(BadFile) as refused:
        GAME.score({name: value for name, value in GOOD.items() if name != key})
    assert refused.value.message == ("file.missing", {"field": key})


def test_five_seats_have_eight_copies() -> None:
    position = {"seats": 5, "ranking": RANKING, "points": [0] * 5, "bouquets": [["pink2"] * 8, *[[]] * 4]}  # fmt: skip
    assert GAME.score(position)[0]["total"] == 0
