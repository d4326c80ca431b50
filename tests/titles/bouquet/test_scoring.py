"""What bouquets are worth, and the card list behind them."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.core.game import BadFile
from game.titles.bouquet import cards
from game.titles.bouquet.cards import CARDS, COLOURS, DECK, MOST_SEATS, SHAPES, read
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.scoring import GAIN, WORTH, bouquet_score, gain

TOML = Path(cards.__file__).with_name("cards.toml").read_text(encoding="utf-8")


def named(*runs: str) -> list[str]:
    """`"red: tulip rose"` as card names."""
    return [
        f"{colour}-{shape}"
        for run in runs
        for colour, shapes in [run.split(": ")]
        for shape in shapes.split()
    ]


# A group of three or more: +1 a card; of one or two: -1 a card; none: nothing.
def test_the_worth_of_a_group() -> None:
    assert list(WORTH[:13]) == [0, -1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert list(GAIN[:5]) == [-1, -1, 5, 1, 1]


# Colours and shapes each: counted by hand.
FINISHED = [
    # 4 colours of three (+12), 3 shapes of four (+12)
    (named("red: tulip rose daisy", "orange: tulip rose daisy",
           "yellow: tulip rose daisy", "white: tulip rose daisy"), 12, 12),
    # pink 4, blue 3, red 2, orange 1, yellow 1, white 1; lily 6, bell 3, star 3
    (named("pink: lily lily bell star", "blue: lily lily star", "red: lily star",
           "orange: lily", "yellow: bell", "white: bell"), 2, 12),
    # six colours of two (-12), six shapes of two (-12): the worst there is
    (named("red: tulip rose", "orange: rose daisy", "yellow: daisy lily",
           "white: lily bell", "pink: bell star", "blue: star tulip"), -12, -12),
    # one colour whole (+12), six shapes of two (-12)
    (named("red: tulip tulip rose rose daisy daisy lily lily bell bell star star"), 12, -12),
    # one shape whole (+12), six colours of two (-12)
    (named("red: lily lily", "orange: lily lily", "yellow: lily lily",
           "white: lily lily", "pink: lily lily", "blue: lily lily"), -12, 12),
    # red 7, blue 5; tulip 4, rose 4, daisy 2, lily 1, bell 1
    (named("red: tulip tulip rose rose daisy lily bell", "blue: tulip tulip rose rose daisy"), 12, 4),
]  # fmt: skip


@pytest.mark.parametrize(("taken", "colours", "shapes"), FINISHED)
def test_colours_and_shapes_are_added(taken: list[str], colours: int, shapes: int) -> None:
    wanted = {"total": colours + shapes, "colours": colours, "shapes": shapes}
    assert len(taken) == 12
    assert bouquet_score(taken) == wanted
    assert bouquet_score(reversed(taken)) == wanted
    assert GAME.score({"cards": taken}) == wanted


def test_gain_is_what_the_score_grows_by() -> None:
    taken: list[str] = []
    for card in FINISHED[1][0]:
        by_colour, by_shape = gain(taken, card)
        before, after = bouquet_score(taken), bouquet_score([*taken, card])
        assert after["colours"] - before["colours"] == by_colour
        assert after["shapes"] - before["shapes"] == by_shape
        taken.append(card)


GOOD = FINISHED[0][0]
BAD_POSITIONS: list[tuple[Any, str]] = [
    ({}, "file.missing"),
    ({"cards": GOOD, "seats": 2}, "deal.key"),
    ({"cards": GOOD[:11]}, "file.count"),
    ({"cards": [*GOOD, "pink-bell"]}, "file.count"),
    ({"cards": [*GOOD[:11], "green-bell"]}, "deal.card"),
    ({"cards": [*GOOD[:9], *["pink-bell"] * 3]}, "deal.card"),
    ({"cards": "red-tulip"}, "file.type"),
    ({"cards": None}, "file.type"),
    ({"cards": [*GOOD[:11], 4]}, "file.type"),
    ({"cards": [*GOOD[:11], ["pink-bell"]]}, "file.type"),
]


@pytest.mark.parametrize(("described", "key"), BAD_POSITIONS)
def test_a_position_that_cannot_be_is_refused(described: Any, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.score(described)
    assert caught.value.message.id == key
    if key == "deal.card":
        assert caught.value.message.values["card"] in ("green-bell", "pink-bell")


def test_the_deck() -> None:
    assert COLOURS == ("red", "orange", "yellow", "white", "pink", "blue")
    assert SHAPES == ("tulip", "rose", "daisy", "lily", "bell", "star")
    assert Counter(DECK) == {f"{c}-{s}": 2 for c in COLOURS for s in SHAPES} and len(DECK) == 72
    assert {CARDS.marks[card] for card in DECK} == {"R"}
    assert CARDS.marks["column"] == CARDS.marks["group"] == "S"


BROKEN = [
    ("star = [2", "star = [3", "cards: 72 said"),
    ("cards = [72", "cards = [70", "cards: 70 said"),
    ("tulip = [2", "tulip = [-2", "red-tulip: -2"),
    ('tulip = [2, "R"]', 'tulip = [2, "X"]', "red-tulip: "),
    ('tulip = [2, "R"]', "tulip = 2", "red-tulip: "),
    ('tulip = [2, "R"]', 'tulip = [true, "R"]', "red-tulip: "),
    ("bell = [2", "ball = [2", "orange: shapes"),
    ('column = [12, "S"]', 'column = [11, "S"]', "bouquet: 12"),
    ('group = [3, "S"]', 'group = [0, "S"]', "group: 0"),
    ('pays = [1, "S"]', "", "pays: None"),
]


@pytest.mark.parametrize(("old", "new", "says"), BROKEN)
def test_a_card_list_that_does_not_add_up_is_refused_by_name(old: str, new: str, says: str) -> None:
    assert old in TOML and read(TOML, MOST_SEATS) == CARDS
    with pytest.raises(ValueError, match=says):
        read(TOML.replace(old, new, 1), MOST_SEATS)


def test_too_few_cards_for_the_columns_are_refused() -> None:
    with pytest.raises(ValueError, match="too few for 7 columns"):
        read(TOML, 7)
