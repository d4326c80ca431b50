"""What a bouquet is worth: each colour and each shape is a group that pays or costs.

Rulebook: a point for every card of a group of three or more, minus a point for every card of a
group of one or two; colours and shapes are added.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from game.core.game import BadFile, wrong_type
from game.titles.bouquet.cards import CARDS, COLOURS, DECK, GROUPS, KINDS

WORTH: tuple[int, ...] = tuple(
    count * (CARDS.pays if count >= CARDS.group else CARDS.costs)
    for count in range(CARDS.bouquet + 2)
)
"""The points of a group by its number of cards."""
GAIN: tuple[int, ...] = tuple(after - before for before, after in pairwise(WORTH))
"""What one more card makes of a group, by the number of cards before it."""


def tally(cards: Iterable[str]) -> list[int]:
    """How many cards each group has: the colours, then the shapes."""
    counts = [0] * KINDS
    for card in cards:
        colour, shape = GROUPS[card]
        counts[colour] += 1
        counts[shape] += 1
    return counts


def bouquet_score(cards: Iterable[str]) -> dict[str, int]:
    """The points of a bouquet, finished or not: `colours`, `shapes` and their `total`."""
    points = [WORTH[count] for count in tally(cards)]
    colours, shapes = sum(points[: len(COLOURS)]), sum(points[len(COLOURS) :])
    return {"total": colours + shapes, "colours": colours, "shapes": shapes}


def gain(cards: Iterable[str], card: str) -> tuple[int, int]:
    """What the card would add to a bouquet: by its colour, and by its shape."""
    counts = tally(cards)
    colour, shape = GROUPS[card]
    return GAIN[counts[colour]], GAIN[counts[shape]]


def described_score(described: Mapping[str, Any]) -> dict[str, int]:
    """The score of a finished bouquet described as `{"cards": [12 names]}`; BadFile if it is none."""
    for key in described:
        if key != "cards":
            raise BadFile("deal.key", field=str(key)[:40], known="cards")
    if "cards" not in described:
        raise BadFile("file.missing", field="cards")
    cards = described["cards"]
    if not (isinstance(cards, list) and all(isinstance(card, str) for card in cards)):
        raise wrong_type("cards", "cards", cards)
    if len(cards) != CARDS.bouquet:
        raise BadFile("file.count", field="cards", expected=CARDS.bouquet, found=len(cards))
    copies = Counter(DECK)
    for card, count in Counter(cards).items():
        if count > copies[card]:
            raise BadFile("deal.card", field="cards", card=card[:40])
    return bouquet_score(cards)
