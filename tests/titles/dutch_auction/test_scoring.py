"""Scores: the rulebook's example and cards, each item, and described positions that cannot be."""

from typing import Any

import pytest

from game.core.game import BadFile
from game.titles.dutch_auction.cards import CARDS, LIST, read
from game.titles.dutch_auction.rules import GAME
from game.titles.dutch_auction.scoring import bonus, gain, items, tally

EXAMPLE = {
    "start": "start-yellow-blue",
    "won": ["double-red-pink", "blue-4", "pink-8", "set-pink-blue", "each-red-pink"],
    "cash": 2,
}


def test_the_rulebooks_example_is_46() -> None:
    score = {"total": 46, "cash": 2, "flowers": 15, "bonus": 23, "start": 6}
    assert GAME.score(EXAMPLE) == score
    assert GAME.score({**EXAMPLE, "won": EXAMPLE["won"][::-1]}) == score


def test_the_rulebooks_cards() -> None:
    """3 points, one red and one pink; +2 for each blue or red; 7 for each set of yellow and red."""
    double = CARDS["double-red-pink"]
    assert double.points == 3 and double.flowers == (1, 1, 0, 0)
    start = CARDS["start-pink-yellow"]
    assert start.flowers == (0, 1, 1, 0) and start.points == 2 and start.needs == (0, 3)
    assert bonus("set-red-yellow", [3, 0, 2, 5]) == 14
    assert bonus("start-pink-yellow", [3, 9, 9, 2]) == 10


def test_ruling_6_items() -> None:
    assert items("start-red-pink", [], 10)["total"] == 10
    assert items("start-red-pink", [], 0)["start"] == 0, "its own flowers pay nothing to it"
    assert items("start-red-pink", ["set-red-pink"], 0)["bonus"] == 7, "they serve bonus cards"
    assert items("start-red-pink", ["each-red-pink"], 0)["bonus"] == 6
    both = items("start-yellow-blue", ["red-4", "each-red-pink", "each-red-blue"], 0)
    assert both["bonus"] == 3 + 6, "one flower serves every bonus card"
    sets = items("start-red-pink", ["red-4", "red-5", "pink-4", "set-red-pink"], 0)
    assert sets["bonus"] == 14, "the smaller of 3 red and 2 pink"
    assert tally(None, ["double-red-blue", "blue-8"]) == [1, 0, 0, 2]


def test_gain_is_what_the_score_grows_by() -> None:
    assert gain("start-yellow-blue", ["each-red-pink"], "pink-8") == 8 + 3 + 2
    assert gain("start-yellow-blue", ["pink-8"], "each-red-pink") == 3
    assert gain(None, ["pink-8"], "set-pink-blue") == 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"start": "start-pink-red"}, "start"),
        ({"start": "red-4"}, "start"),
        ({"start": None}, "start"),
        ({"start": ["start-red-pink"]}, "start"),
        ({"won": ["red-4", "red-4"]}, "won"),
        ({"won": ["red-7"]}, "won"),
        ({"won": ["start-red-pink"]}, "won"),
        ({"won": "red-4"}, "won"),
        ({"won": [4]}, "won"),
        ({"cash": 11}, "cash"),
        ({"cash": -1}, "cash"),
        ({"cash": True}, "cash"),
        ({"cash": 2.0}, "cash"),
        ({"cash": 6}, "won"),
        ({"hand": []}, "hand"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.score({**EXAMPLE, **change})
    assert caught.value.message.values["field"] == field


@pytest.mark.parametrize("missing", ["start", "won", "cash"])
def test_a_position_needs_each_part(missing: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.score({k: v for k, v in EXAMPLE.items() if k != missing})
    assert caught.value.message.values["field"] == missing


# The card list

TEXT = (__import__("pathlib").Path(read.__code__.co_filename).with_name("cards.toml")).read_text()


def test_the_box() -> None:
    families = [CARDS[name].family for name in LIST.auction]
    assert [families.count(f) for f in ("set", "each", "double", "single")] == [6, 6, 6, 16]
    assert len(LIST.starting) == 6 and len(LIST.auction) == 34
    assert LIST.cash == ("1", "2", "3", "4", "5", "6", "7", "8", "x2", "x2")
    assert LIST.marks["red-8"] == "R" and LIST.marks["top"] == "S" and LIST.marks["coins"] == "R"
    assert set(CARDS) <= set(LIST.marks)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('red-8 = { colours = ["red"], points = [8', 'red-8 = { colours = ["red"], points = [9', "red-8"),
        ("pink-6 =", "# pink-6 =", "flowers"),
        ('set-red-pink = { colours = ["red", "pink"]', 'set-red-pink = { colours = ["red", "blue"]', "set-red-pink"),
        ('each = ["yellow", "blue"]', 'each = ["red", "blue"]', "start-red-pink"),
        ('each = ["yellow", "blue"]', 'each = ["blue", "yellow"]', "start-red-pink"),
        ('double-pink-blue = { colours = ["pink", "blue"], points = [3, "I"]', 'double-pink-blue = { colours = ["pink", "blue"], points = [3, "X"]', "double-pink-blue"),
        ('double-pink-blue = { colours = ["pink", "blue"], points = [3, "I"]', 'double-pink-blue = { colours = ["pink", "blue"], points = 3', "double-pink-blue"),
        ('blue-4 = { colours = ["blue"]', 'blue-4 = { colours = ["violet"]', "blue-4"),
        ('specials = [2, "S"]', 'specials = [3, "S"]', "cash"),
        ("coins = [1, 2,", "coins = [2, 1,", "coins"),
        ('mark = "R"', "", "coins"),
        ('lots = [6, "S"]', 'lots = [7, "S"]', "lots"),
        ('again = [25, "S"]', 'again = [15, "S"]', "again"),
        ('top = [15, "S"]', 'top = [0, "S"]', "top"),
        ('hand = [5, "S"]', "", "hand"),
    ],
)  # fmt: skip
def test_a_card_list_that_does_not_add_up_is_refused_by_name(
    old: str, new: str, named: str
) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(ValueError, match=f"^{named}:"):
        read(TEXT.replace(old, new))
