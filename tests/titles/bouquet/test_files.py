"""Bouquet's match files: by hand, stored, broken, resumed, and the same on any hash seed."""

import json
from copy import deepcopy
from math import comb
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.match import Match, load
from game.titles import find
from game.titles.bouquet.rules import GAME
from tests.match_files import (
    check_refused_or_a_match,
    check_resume,
    perft,
    random_match,
    same_output,
)
from tests.titles.bouquet.transcript import transcript

HERE = Path(__file__).parent


def by_hand(name: str) -> Any:
    return json.loads((HERE / "matches" / f"{name}.json").read_text())


def test_two_seats_to_the_end() -> None:
    """Ada drains her left column with Bruno, then she takes bases and he far ends."""
    data = by_hand("two-seats")
    twelve = load(data, find, 12)
    assert twelve.state.columns[0] == [] and len(twelve.state.columns[1]) == 12
    assert twelve.state.bouquets[1] == [
        "pink-lily", "pink-lily", "blue-lily", "blue-lily", "red-lily", "orange-lily",
    ]  # fmt: skip
    assert twelve.legal(0) == [("base",), ("far",)]
    match = load(data, find)
    assert match.state.bouquets[0][6:] == [
        "yellow-tulip", "yellow-rose", "yellow-daisy", "white-tulip", "white-rose", "white-daisy",
    ]  # fmt: skip
    assert match.state.bouquets[1][6:] == [
        "yellow-bell", "white-bell", "pink-bell", "blue-star", "pink-star", "red-star",
    ]  # fmt: skip
    assert match.scores() == [
        {"total": 24, "colours": 12, "shapes": 12},
        {"total": 14, "colours": 2, "shapes": 12},
    ]
    assert match.winners() == [0]


def test_three_seats_with_an_empty_column() -> None:
    match = load(by_hand("three-seats-empty-column"), find, 18)
    assert [len(column) for column in match.state.columns] == [0, 12, 6]
    assert match.state.bouquets[2] == [
        "pink-rose", "pink-daisy", "pink-lily", "pink-bell", "pink-star", "pink-tulip",
    ]  # fmt: skip
    match = load(by_hand("three-seats-empty-column"), find)
    assert match.state.bouquets[0][6:] == ["red-tulip", "orange-daisy"]
    assert match.state.bouquets[1][6:] == ["orange-rose"]
    assert match.state.bouquets[2][6:] == ["blue-star"]
    assert match.state.columns[1][0] == "white-bell" and match.state.turn == 1


def test_four_seats_left_and_right() -> None:
    match = load(by_hand("four-seats"), find)
    assert match.state.bouquets == [
        ["pink-tulip", "red-rose"], ["red-tulip", "blue-tulip"], ["white-tulip"], ["white-rose"],
    ]  # fmt: skip
    assert match.state.columns[3][0] == "pink-rose" and match.state.columns[1][0] == "blue-rose"
    assert match.names == ["Ada", "Bruno", "Carlo", "Dora"] and match.state.turn == 2


@pytest.mark.parametrize("seats", GAME.players)
def test_resumed_at_every_point_it_is_the_same_match(seats: int) -> None:
    check_resume(random_match(GAME, seats, 5).save())


# How many lines of play there are: below the end both choices always exist; a last column of k
# cards can be taken in 2 ** (k - 1) ways.
def test_perft() -> None:
    state = Match.start(GAME, 4, 1).state
    assert [perft(GAME, state, depth) for depth in range(9)] == [2**depth for depth in range(9)]
    for a, b in ((0, 6), (1, 4), (3, 3), (4, 5)):
        match = Match.start(GAME, 2, 2)
        match.state.columns = [match.state.columns[0][:a], match.state.columns[1][:b]]
        assert perft(GAME, match.state, 99) == lines(a, b)
    three = Match.start(GAME, 3, 3).state
    three.columns = [column[:3] for column in three.columns]
    assert [perft(GAME, three, 99), perft(GAME, three, 5)] == [PERFT_THREE, 32]


PERFT_THREE = 256
"""Nine cards in all: both ways at each of the first eight cards."""


def lines(a: int, b: int) -> int:
    """All lines of two columns of a and b cards: which empties first, and then the other's ends."""
    if a == 0 or b == 0:
        return 2 ** (a + b - 1)
    total = 0
    for rest in range(1, b + 1):  # column a empties while `rest` cards are left in b
        total += comb(a - 1 + b - rest, b - rest) * 2 ** (rest - 1)
    for rest in range(1, a + 1):
        total += comb(b - 1 + a - rest, a - rest) * 2 ** (rest - 1)
    return total


def test_the_transcript_is_the_approved_one() -> None:
    assert transcript() == (HERE / "transcript.txt").read_text()


def test_a_stored_match_still_gives_its_result() -> None:
    """If this fails, cards or rules have changed: raise `Bouquet.rules`."""
    match = load(by_hand("stored"), find)
    assert match.scores() == by_hand("stored-result")["scores"]
    assert match.winners() == by_hand("stored-result")["winners"]


BASE_FILES = [json.loads(random_match(GAME, seats, seats).text()) for seats in (2, 3, 6)]
BASE_FILES.append({**by_hand("four-seats")})
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 80), st.floats(), st.text(max_size=8),
    st.sampled_from(["0 left", "1 right", "0 base", "9 left", "red-tulip", "00 left", "0  left"]),
    st.lists(st.integers(0, 3), max_size=3), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a file."""
    found = [path] if path else []
    if isinstance(value, list):
        value = dict(enumerate(value))
    for key, item in value.items() if isinstance(value, dict) else ():
        found += places(item, (*path, key))
    return found


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_a_mutated_file_is_refused_or_a_match(data: Any) -> None:
    file = deepcopy(data.draw(st.sampled_from(BASE_FILES)))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(file)))
        holder = file
        for key in path[:-1]:
            holder = holder[key]
        if data.draw(st.booleans()):
            holder[path[-1]] = data.draw(VALUES)
        else:
            del holder[path[-1]]
    check_refused_or_a_match(file)


SCRIPT = """
from game.titles import find
from game.titles.bouquet.rules import GAME
from tests.match_files import (
    check_refused_or_a_match,
    check_resume,
    perft,
    random_match,
    same_output,
)
from tests.match_files import random_match
print([random_match(GAME, seats, seed).text() for seats in (2, 4, 6) for seed in (1, 2)])
"""


def test_the_hash_seed_changes_nothing() -> None:
    assert "bouquet" in same_output(SCRIPT)
