"""The flower cards, read from `cards.toml`: the deck, its colours and shapes, the few numbers.

A card is a word, `red-tulip`. What is worth how much is in `scoring.py`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MARKS = ("S", "P", "I", "R")
"""Rulebook, published elsewhere, inferred, ours."""


@dataclass(frozen=True)
class CardList:
    """All that `cards.toml` says, checked."""

    deck: tuple[str, ...]
    """Every card, as often as it is there, in the order of the file."""
    colours: tuple[str, ...]
    shapes: tuple[str, ...]
    column: int
    bouquet: int
    group: int
    pays: int
    costs: int
    marks: Mapping[str, str]
    """Where each number comes from: `column`, or a card's name."""


def read(text: str, most_seats: int) -> CardList:
    """The card list of a TOML text; ValueError names the number or card that does not add up."""
    data = tomllib.loads(text)
    marks: dict[str, str] = {}
    numbers = {
        name: _number(data.get(name), name, marks)
        for name in ("cards", "column", "bouquet", "group", "pays", "costs")
    }
    copies = data.get("copies", {})
    colours = tuple(copies)
    shapes = tuple(next(iter(copies.values()), ()))
    deck: list[str] = []
    for colour, row in copies.items():
        if tuple(row) != shapes:
            raise ValueError(f"{colour}: shapes {' '.join(row)}, expected {' '.join(shapes)}")
        for shape, entry in row.items():
            card = f"{colour}-{shape}"
            count = _number(entry, card, marks)
            if count < 0:
                raise ValueError(f"{card}: {count} copies")
            deck += [card] * count
    _add_up(numbers, len(deck), most_seats)
    del numbers["cards"]
    return CardList(tuple(deck), colours, shapes, marks=marks, **numbers)


def _number(entry: Any, name: str, marks: dict[str, str]) -> int:
    match entry:
        case [int(value), str(mark)] if mark in MARKS and value is not True and value is not False:
            marks[name] = mark
            return value
    raise ValueError(f"{name}: {entry!r}, expected [number, mark]")


def _add_up(numbers: Mapping[str, int], found: int, most_seats: int) -> None:
    """Columns stand between neighbours, one a seat: they hold just what the bouquets take."""
    if found != numbers["cards"]:
        raise ValueError(f"cards: {numbers['cards']} said, {found} listed")
    if numbers["column"] < 1 or numbers["column"] != numbers["bouquet"]:
        raise ValueError(f"bouquet: {numbers['bouquet']}, but a column has {numbers['column']}")
    if found < most_seats * numbers["column"]:
        raise ValueError(f"cards: {found} are too few for {most_seats} columns")
    if not 1 <= numbers["group"] <= numbers["bouquet"]:
        raise ValueError(f"group: {numbers['group']}")


MOST_SEATS = 6
CARDS = read(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"), MOST_SEATS)
DECK = CARDS.deck
COLOURS = CARDS.colours
SHAPES = CARDS.shapes

KINDS = len(COLOURS) + len(SHAPES)
"""Groups that a bouquet is counted in: first the colours, then the shapes."""
GROUPS: Mapping[str, tuple[int, int]] = {
    f"{colour}-{shape}": (i, len(COLOURS) + j)
    for i, colour in enumerate(COLOURS)
    for j, shape in enumerate(SHAPES)
}
"""The two groups that a card counts in: its colour's and its shape's."""
