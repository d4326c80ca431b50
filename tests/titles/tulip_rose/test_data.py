"""The card list: what it must add up to, and that a list that does not is refused by name."""

from pathlib import Path

import pytest

from game.titles.tulip_rose import box
from game.titles.tulip_rose.cards import BOX, CARDS, START, deck_of, orders_of

TEXT = (Path(box.__file__).with_name("cards.toml")).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "copies", "start", "income", "seats"),
    [
        ("orchid", 5, (6, 5), 1, 3), ("lily", 7, (5, 4), 1, 3), ("anemone", 8, (4, 3), 1, 3),
        ("hibiscus", 8, (4, 4), 0, 4), ("hydrangea", 8, (3, 3), 0, 4),
        ("carnation", 10, (3, 3), 0, 5), ("gerbera", 11, (3, 3), 0, 3),
        ("tulip", 12, (2, 2), 0, 3), ("rose", 15, (2, 2), 0, 3),
    ],
)  # fmt: skip
def test_flowers(name: str, copies: int, start: tuple[int, int], income: int, seats: int) -> None:
    card = BOX.flowers[name]
    assert (len(card.seats), card.start, card.income, card.seats[0]) == (
        copies,
        start,
        income,
        seats,
    )
    assert (START[1][name], START[2][name]) == start


@pytest.mark.parametrize(
    ("name", "start", "counts"),
    [
        ("weed", (-2, -2), (9, 12, 15, 15)), ("fertilizer", (6, 6), (1, 1, 2, 2)),
        ("cow", (6, 6), (1, 1, 2, 2)), ("bee", (4, 4), (1, 1, 2, 2)),
        ("network15", (8, 8), (1, 1, 1, 1)), ("network25", (12, 12), (0, 1, 1, 1)),
        ("can", (8, 5), (1, 1, 1, 1)), ("well", (8, 5), (0, 1, 1, 1)),
    ],
)  # fmt: skip
def test_specials(name: str, start: tuple[int, int], counts: tuple[int, ...]) -> None:
    assert CARDS[name].start == start
    assert tuple(deck_of(seats, True).count(name) for seats in (3, 4, 5, 6)) == counts


def test_merchants_and_orders() -> None:
    found = [(m.name, m.priority, m.income) for m in BOX.merchants.values()]
    assert found == [
        ("jan", 1, 2), ("engel", 2, 2), ("peter", 3, 3), ("helena", 4, 4), ("johan", 5, 4),
        ("florist", 6, 5),
    ]  # fmt: skip
    assert [len(orders_of(seats)) for seats in (3, 4, 5, 6)] == [9, 12, 15, 15]


def test_every_number_has_a_mark_and_ours_are_marked() -> None:
    assert set(BOX.marks.values()) == {"S", "I", "R"}
    assert BOX.marks["rose.copies"] == "R" and BOX.marks["jan.income"] == "S"
    assert BOX.marks["targets.peter_six_seats"] == "R" and BOX.marks["engel.priority"] == "I"
    assert len([key for key in BOX.marks if key.startswith("orders.")]) == 15


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("rose = { copies = [15,", "rose = { copies = [14,", "flowers"),
        ("rose = { copies = [15,", "rose = { copies = [0,", "rose"),
        ("weed = { copies = [15,", "weed = { copies = [14,", "weed"),
        ("tulip = { copies = [12, \"R\"]", "tulip = { copies = [12, \"X\"]", "tulip"),
        ("tulip = { copies = [12, \"R\"]", "tulip = { copies = 12", "tulip"),
        ("tulip = { copies = [12,", "tulip = { copies = [true,", "tulip"),
        ("cow = { copies = [2, \"S\"], start = [[6, 6]", "cow = { copies = [2, \"S\"], start = [[6]", "cow"),
        ("bee = { copies = [2, \"S\"], start = [[4, 4]", "bee = { copies = [2, \"S\"], start = [[0, 4]", "bee"),
        ("cow = {", "ox = {", "ox"),
        ("jan = { priority = [1,", "jan = { priority = [2,", "merchants"),
        ("jan = {", "jane = {", "jane"),
        ("\"3 rose 2 tulip\"", "\"3 rose 2 daisy\"", "3 rose 2 daisy"),
        ("\"3 rose 2 tulip\"", "\"3 rose 2 hibiscus\"", "3 rose 2 hibiscus"),
        ("\"3 rose 2 tulip\"", "\"three rose\"", "three rose"),
        ("\"3 rose 2 tulip\" = [3, \"R\"]\n", "", "orders"),
        ("seats = [[3, 5], \"R\"] }\ncow", "seats = [[3, 4], \"R\"] }\ncow", "specials_out"),
        ("4 = [74,", "4 = [75,", "flowers_in_play"),
        ("income = [1, \"R\"], seats = [3, \"S\"] }\nlily", "income = [-1, \"R\"], seats = [3, \"S\"] }\nlily", "orchid"),
        ("[[12, 12], \"R\"], income = [0,", "[[12, 12], \"R\"], income = [1,", "network25"),
        ("seats = [5, \"S\"] }\ngerbera", "seats = [7, \"S\"] }\ngerbera", "carnation"),
    ],
)  # fmt: skip
def test_a_list_that_does_not_add_up_is_refused(old: str, new: str, named: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=named):
        box.read(TEXT.replace(old, new, 1))
    assert box.read(TEXT) == BOX
