"""Reads `cards.toml`: cards, merchants, orders and targets, each number with its mark.

A file that does not add up is refused, and the card named. What is in play with how many seats
stands in `cards.py`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MARKS = ("S", "P", "I", "R")
"""Rulebook, published elsewhere, inferred, ours."""
SPECIALS = ("weed", "fertilizer", "cow", "bee", "network15", "network25", "can", "well")
"""What the rules know by name."""
MERCHANTS = ("jan", "engel", "peter", "helena", "johan", "florist")


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card."""

    name: str
    start: tuple[int, int]
    """Start value on day 1 and on day 2."""
    income: int
    seats: tuple[int, ...]
    """Per copy the fewest seats with which it is in play."""


@dataclass(frozen=True, slots=True)
class Merchant:
    """Who a player is: when he sells, what he gets each round."""

    name: str
    priority: int
    income: int
    seats: int


@dataclass(frozen=True, slots=True)
class Box:
    """All that `cards.toml` says, checked."""

    flowers: Mapping[str, Card]
    specials: Mapping[str, Card]
    merchants: Mapping[str, Merchant]
    orders: Mapping[str, int]
    """An order's text and the fewest seats with which it is in play."""
    targets: Mapping[str, tuple[int, int]]
    marks: Mapping[str, str]
    """Where each number comes from: `orchid.copies` and the mark."""


class _Reader:
    """Takes numbers out of the file's tables and remembers their marks."""

    def __init__(self) -> None:
        self.marks: dict[str, str] = {}

    def number(self, table: Mapping[str, Any], name: str, key: str) -> int:
        value = self._marked(table, name, key)
        if type(value) is not int:
            raise ValueError(f"{name}: {key} is {value!r}, expected a whole number")
        return value

    def numbers(self, table: Mapping[str, Any], name: str, key: str) -> tuple[int, ...]:
        value = self._marked(table, name, key)
        if not (isinstance(value, list) and all(type(entry) is int for entry in value)):
            raise ValueError(f"{name}: {key} is {value!r}, expected whole numbers")
        return tuple(value)

    def pair(self, table: Mapping[str, Any], name: str, key: str) -> tuple[int, int]:
        value = self.numbers(table, name, key)
        if len(value) != 2:
            raise ValueError(f"{name}: {key} has {len(value)} numbers, expected 2")
        return value[0], value[1]

    def _marked(self, table: Mapping[str, Any], name: str, key: str) -> Any:
        match table.get(key):
            case [value, str(mark)] if mark in MARKS:
                self.marks[f"{name}.{key}"] = mark
                return value
        raise ValueError(f"{name}: {key} is {table.get(key)!r}, expected [number, mark]")


def read(text: str) -> Box:
    """The box of a TOML text; ValueError names the card that does not add up."""
    data, reader = tomllib.loads(text), _Reader()
    flowers = {name: _flower(reader, name, row) for name, row in data["flowers"].items()}
    specials = {name: _special(reader, name, row) for name, row in data["specials"].items()}
    merchants = {
        name: Merchant(
            name, *(reader.number(row, name, k) for k in ("priority", "income", "seats"))
        )
        for name, row in data["merchants"].items()
    }
    orders = {name: reader.number(data["orders"], "orders", name) for name in data["orders"]}
    targets = {name: reader.pair(data["targets"], "targets", name) for name in data["targets"]}
    box = Box(flowers, specials, merchants, orders, targets, reader.marks)
    _check_names(box)
    _check_counts(box, data["box"], reader)
    return box


def _flower(reader: _Reader, name: str, row: Mapping[str, Any]) -> Card:
    copies, seats = reader.number(row, name, "copies"), reader.number(row, name, "seats")
    return _card(reader, name, row, copies, (seats,) * copies)


def _special(reader: _Reader, name: str, row: Mapping[str, Any]) -> Card:
    copies, seats = reader.number(row, name, "copies"), reader.numbers(row, name, "seats")
    if len(seats) != copies:
        raise ValueError(f"{name}: {copies} copies, but seats for {len(seats)}")
    card = _card(reader, name, row, copies, seats)
    if card.income and name != "can":
        raise ValueError(f"{name}: income {card.income}, but of the specials only can has one")
    return card


def _card(
    reader: _Reader, name: str, row: Mapping[str, Any], copies: int, seats: tuple[int, ...]
) -> Card:
    card = Card(name, reader.pair(row, name, "start"), reader.number(row, name, "income"), seats)
    if copies < 1:
        raise ValueError(f"{name}: {copies} copies")
    if card.income < 0:
        raise ValueError(f"{name}: income {card.income}")
    if name != "weed" and min(card.start) < 1:
        raise ValueError(f"{name}: start value {min(card.start)}")
    if not all(seat in (3, 4, 5) for seat in seats):
        raise ValueError(f"{name}: seats {seats}, expected 3 to 5")
    return card


def _check_names(box: Box) -> None:
    """The rules must know every special and merchant; orders ask for flowers in play."""
    for table, known in ((box.specials, SPECIALS), (box.merchants, MERCHANTS)):
        for name in {**table, **dict.fromkeys(known)}:
            if name not in table or name not in known:
                raise ValueError(f"{name}: expected just {' '.join(known)}")
    priorities = [merchant.priority for merchant in box.merchants.values()]
    if sorted(priorities) != list(range(1, len(MERCHANTS) + 1)):
        raise ValueError(f"merchants: priorities {priorities}")
    for text, seats in box.orders.items():
        for flower, count in needs(text).items():
            card = box.flowers.get(flower)
            if card is None or card.seats[0] > seats or not 1 <= count <= len(card.seats):
                raise ValueError(f"{text}: {count} {flower} with {seats} seats")


def _check_counts(box: Box, said: Mapping[str, Any], reader: _Reader) -> None:
    found = {
        "flowers": sum(len(card.seats) for card in box.flowers.values()),
        "specials": sum(len(card.seats) for card in box.specials.values()),
        "orders": len(box.orders),
    }
    for kind, count in found.items():
        if count != reader.number(said, "box", kind):
            raise ValueError(f"{kind}: {said[kind][0]} said, {count} listed")
    for seats in (3, 4, 5):
        flowers = sum(in_play(card, seats) for card in box.flowers.values())
        out = found["specials"] - sum(in_play(card, seats) for card in box.specials.values())
        for kind, count in (("flowers_in_play", flowers), ("specials_out", out)):
            if count != reader.number(said[kind], kind, str(seats)):
                raise ValueError(
                    f"{kind}: {said[kind][str(seats)][0]} with {seats} seats, {count} listed"
                )


def in_play(card: Card, seats: int) -> int:
    """How many copies of the card are in play with that many seats."""
    return sum(fewest <= seats for fewest in card.seats)


def needs(order: str) -> dict[str, int]:
    """`3 rose 2 tulip` as flower -> count; ValueError where the text is not in this form."""
    words = order.split(" ")
    found: dict[str, int] = {}
    for count, flower in zip(words[::2], words[1::2], strict=True):
        if not (count.isascii() and count.isdigit()) or count.startswith("0") or flower in found:
            raise ValueError(order)
        found[flower] = int(count)
    return found
