"""The cards, read from `cards.toml`: what each is worth, how many there are, the clock's numbers.

A card is a word (`red-4`, `set-pink-blue`, cash `8` and `x2`). How a collection scores is in
`scoring.py`, what a hand can pay in `payment.py`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MARKS = ("S", "P", "I", "R")
"""Rulebook, published elsewhere, inferred, ours."""
FAMILIES = ("starting", "set", "each", "double", "single")
MOST_SEATS = 5
_NUMBERS = {
    "clock": ("top", "again", "milliseconds"),
    "counts": ("starting", "flowers", "bonus", "cash", "specials", "hand", "lots"),
}


@dataclass(frozen=True, slots=True)
class Card:
    """An auction card or a starting card."""

    name: str
    family: str
    flowers: tuple[int, ...]
    """Per colour how many flowers it counts as."""
    needs: tuple[int, ...]
    """The colours (as numbers) that a bonus or starting card pays for."""
    points: int
    """A flower's own points; else the points for each set or each flower."""


@dataclass(frozen=True)
class CardList:
    """All that `cards.toml` says, checked."""

    colours: tuple[str, ...]
    cards: Mapping[str, Card]
    starting: tuple[str, ...]
    auction: tuple[str, ...]
    cash: tuple[str, ...]
    """One seat's cash cards, coins up, then the specials."""
    special: str
    numbers: Mapping[str, int]
    marks: Mapping[str, str]
    """Where each number comes from: by card, or by the number's name."""


def read(text: str) -> CardList:
    """The card list of a TOML text; ValueError names the number or card that does not add up."""
    data = tomllib.loads(text)
    colours = tuple(data.get("colours", ()))
    if len(set(colours)) != len(colours) or len(colours) < 2:
        raise ValueError(f"colours: {' '.join(colours)}")
    marks: dict[str, str] = {}
    numbers = {
        name: _number(data.get(part, {}).get(name), name, marks)
        for part, names in _NUMBERS.items()
        for name in names
    }
    cards: dict[str, Card] = {}
    for family in FAMILIES:
        for name, entry in data.get(family, {}).items():
            if name in cards:
                raise ValueError(f"{name}: twice")
            cards[name] = _card(name, family, entry, colours, marks)
    cash = _cash(data.get("cash", {}), numbers, marks)
    _add_up(numbers, cards)
    return CardList(
        colours,
        cards,
        tuple(name for name, card in cards.items() if card.family == "starting"),
        tuple(name for name, card in cards.items() if card.family != "starting"),
        cash,
        cash[-1],
        numbers,
        marks,
    )


def _number(entry: Any, name: str, marks: dict[str, str]) -> int:
    match entry:
        case [int(value), str(mark)] if mark in MARKS and type(value) is int and value >= 1:
            marks[name] = mark
            return value
    raise ValueError(f"{name}: {entry!r}, expected [number, mark]")


def _card(
    name: str, family: str, entry: Any, colours: tuple[str, ...], marks: dict[str, str]
) -> Card:
    """A card whose name says what it is: family, then its colours in order, or colour and points."""
    own = _colours(name, entry.get("colours"), colours)
    points = _number(entry.get("points"), name, marks)
    needs = own
    if family == "starting":
        needs = _colours(name, entry.get("each"), colours)
        if set(needs) & set(own):
            raise ValueError(f"{name}: pays for its own colours")
    words = [colours[colour] for colour in own]
    if family == "single":
        right = f"{words[0]}-{points}"
    else:
        right = "-".join(["start" if family == "starting" else family, *words])
    if name != right or len(own) != (1 if family == "single" else 2):
        raise ValueError(f"{name}: expected {right}")
    counts = family not in ("set", "each")
    flowers = tuple(int(counts and colour in own) for colour in range(len(colours)))
    return Card(name, family, flowers, () if family in ("single", "double") else needs, points)


def _colours(name: str, words: Any, colours: tuple[str, ...]) -> tuple[int, ...]:
    if not isinstance(words, list) or not words or any(word not in colours for word in words):
        raise ValueError(f"{name}: colours {words!r}")
    numbers = tuple(colours.index(word) for word in words)
    if list(numbers) != sorted(set(numbers)):
        raise ValueError(f"{name}: colours not in order")
    return numbers


def _cash(data: Mapping[str, Any], numbers: Mapping[str, int], marks: dict[str, str]) -> Any:
    """A seat's cash cards, coins up, then the specials."""
    coins, special = data.get("coins", []), data.get("special", "x2")
    marks["coins"] = data.get("mark", "")
    if marks["coins"] not in MARKS:
        raise ValueError(f"coins: mark {marks['coins']!r}")
    if coins != sorted(coins) or any(type(coin) is not int or coin < 1 for coin in coins):
        raise ValueError(f"coins: {coins!r}")
    cash = [*map(str, coins), *[special] * numbers["specials"]]
    if len(cash) != numbers["cash"]:
        raise ValueError(f"cash: {numbers['cash']} said, {len(cash)} listed")
    return tuple(cash)


def _add_up(numbers: Mapping[str, int], cards: Mapping[str, Card]) -> None:
    said = {
        "starting": ("starting",),
        "bonus": ("set", "each"),
        "flowers": ("double", "single"),
    }
    for kind, families in said.items():
        found = [name for name, card in cards.items() if card.family in families]
        if len(found) != numbers[kind]:
            raise ValueError(f"{kind}: {numbers[kind]} said, {len(found)} listed: {found[-1:]}")
    if numbers["flowers"] + numbers["bonus"] < MOST_SEATS * numbers["lots"]:
        raise ValueError(f"lots: {numbers['lots']} for each of {MOST_SEATS} seats are too many")
    if numbers["starting"] < MOST_SEATS:
        raise ValueError(f"starting: {numbers['starting']} for {MOST_SEATS} seats")
    if numbers["hand"] > numbers["cash"]:
        raise ValueError(f"hand: {numbers['hand']} of {numbers['cash']} cards")
    if numbers["again"] <= numbers["top"]:
        raise ValueError(f"again: {numbers['again']} is not above {numbers['top']}")


LIST = read(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
CARDS = LIST.cards
COLOURS = LIST.colours
