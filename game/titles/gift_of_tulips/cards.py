"""The numbers of the game, read from `cards.toml` and checked: boxes, cards, what a rank pays.

Every number there carries the mark of its source; a file that does not add up is refused with the
name of what is wrong. No rule lives here.
"""

import tomllib
from collections.abc import Mapping
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("cards.toml")
MARKS = ("S", "P", "I", "R")


class Card(NamedTuple):
    """A kind of card."""

    colour: str
    value: int
    copies: tuple[int, ...]
    """In the smaller deck and in the larger one."""


class Rank(NamedTuple):
    """What a rank of the festival pays."""

    give: int
    keep: int
    majority: tuple[int, ...]
    """Most cards at the end, place by place."""


class Box(NamedTuple):
    """What is played with at a number of seats."""

    deck: tuple[str, ...]
    """Every card, sorted as `cards.toml` lists them."""
    removed: int
    turns: int
    """Whole turns of each seat."""
    places: int
    """How many places of a majority pay."""


class Pay(NamedTuple):
    """What placing a card scores at once, by its name, while the festival ranks as it does."""

    keep: Mapping[str, int]
    give: Mapping[str, int]


class Data(NamedTuple):
    """The whole file."""

    colours: tuple[str, ...]
    hand: int
    festival: int
    revealed: int
    ranks: tuple[Rank, ...]
    boxes: Mapping[int, Box]
    cards: Mapping[str, Card]


def read(text: str) -> Data:
    """The file's numbers; ValueError names what is missing, unmarked or does not add up."""
    try:
        table = tomllib.loads(text)
        colours = tuple(table["colours"])
        hand, festival, revealed = (_number(table, k) for k in ("hand", "festival", "revealed"))
        ranks = tuple(
            Rank(_number(r, "give"), _number(r, "keep"), _marked(r, "majority"))
            for r in table["ranks"]
        )
        cards = _cards(table["cards"], colours)
        boxes = {
            box["seats"]: _box(box, cards, hand * box["seats"] + festival) for box in table["boxes"]
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"cards.toml: missing or of the wrong kind: {error}") from None
    _check_ranks(ranks, colours)
    return Data(colours, hand, festival, revealed, ranks, boxes, cards)


def _marked(row: Mapping[str, Any], key: str) -> tuple[int, ...]:
    """The whole numbers of an entry such as `[6, 8, "I"]`."""
    *numbers, mark = row[key]
    if mark not in MARKS or any(type(n) is not int or n < 0 for n in numbers):
        raise ValueError(f"cards.toml: {_place(row)}: {key}: whole numbers, then one of S P I R")
    return tuple(numbers)


def _number(row: Mapping[str, Any], key: str) -> int:
    numbers = _marked(row, key)
    if len(numbers) != 1:
        raise ValueError(f"cards.toml: {_place(row)}: {key}: one number with its mark")
    return numbers[0]


def _place(row: Mapping[str, Any]) -> str:
    return str(row.get("name") or f"seats {row.get('seats', '-')}")


def _cards(rows: list[dict[str, Any]], colours: tuple[str, ...]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for row in rows:
        name, colour, value = row["name"], row["colour"], _number(row, "value")
        copies = _marked(row, "copies")
        if colour not in colours or name != f"{colour}{value}" or name in cards:
            raise ValueError(f"cards.toml: {name}: named by colour and value, each card once")
        if len(copies) != 2:
            raise ValueError(f"cards.toml: {name}: copies in the small deck and in the large one")
        cards[name] = Card(colour, value, copies)
    for colour in colours:
        values = sorted(card.value for card in cards.values() if card.colour == colour)
        if not values or values != sorted({card.value for card in cards.values()}):
            raise ValueError(f"cards.toml: {colour}: a value is missing")
    return cards


def _box(row: Mapping[str, Any], cards: Mapping[str, Card], dealt: int) -> Box:
    seats, size = row["seats"], _number(row, "deck")
    removed, turns, places = (_number(row, key) for key in ("removed", "turns", "places"))
    for deck in range(2):
        names = tuple(name for name, card in cards.items() for _ in range(card.copies[deck]))
        if len(names) == size:
            break
    else:
        raise ValueError(f"cards.toml: seats {seats}: the cards do not make a deck of {size}")
    if size != removed + dealt + 2 * turns * seats:
        raise ValueError(f"cards.toml: seats {seats}: the deck is not used up by whole turns")
    return Box(names, removed, turns, places)


def _check_ranks(ranks: tuple[Rank, ...], colours: tuple[str, ...]) -> None:
    if len(ranks) != len(colours):
        raise ValueError(f"cards.toml: ranks: one for each of {len(colours)} colours")
    for number, (rank, lower) in enumerate(pairwise(ranks), 1):
        if list(rank.majority) != sorted(rank.majority, reverse=True) or rank.give < lower.give:
            raise ValueError(f"cards.toml: rank {number}: a higher rank or place pays no less")


DATA = read(FILE.read_text(encoding="utf-8"))
COLOURS, RANKS, BOXES, CARDS = DATA.colours, DATA.ranks, DATA.boxes, DATA.cards
COLOUR = {name: card.colour for name, card in CARDS.items()}
VALUE = {name: card.value for name, card in CARDS.items()}


def _pay(ranking: tuple[str, ...]) -> Pay:
    ranks = {name: RANKS[rank_of(ranking, COLOUR[name])] for name in CARDS}
    return Pay(
        {name: rank.keep for name, rank in ranks.items()},
        {name: rank.give + VALUE[name] for name, rank in ranks.items()},
    )


def rank_of(ranking: tuple[str, ...] | list[str], colour: str) -> int:
    """The colour's rank, 0 the first; one that is not in the festival ranks last."""
    return ranking.index(colour) if colour in ranking else len(RANKS) - 1


PAY = {
    ranking: _pay(ranking)
    for count in range(1, len(COLOURS) + 1)
    for ranking in permutations(COLOURS, count)
}
"""What keep and give score for each card, by the ranking from first to last."""
