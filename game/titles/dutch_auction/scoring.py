"""What a collection is worth: unspent cash, flowers, bonus cards, the starting card (rulebook, Game End).

`tally` counts flowers per colour, `items` scores a seat, `described` a position in a file, `gain`
says what one more card adds.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.core.deal import card_names, take, whole
from game.core.game import BadFile, wrong_type
from game.titles.dutch_auction.cards import CARDS, COLOURS, LIST

Tally = list[int]
"""Flowers per colour."""
_SCORED = ("start", "won", "cash")


def tally(start: str | None, won: Iterable[str]) -> Tally:
    """How many flowers of each colour somebody owns; the starting card (None: unknown) has two."""
    count = [0] * len(COLOURS)
    for name in won if start is None else (start, *won):
        for colour, flowers in enumerate(CARDS[name].flowers):
            count[colour] += flowers
    return count


def bonus(name: str, flowers: Tally) -> int:
    """What a bonus card or starting card pays for these flowers; a flower card pays nothing."""
    card = CARDS[name]
    if not card.needs:
        return 0
    counts = [flowers[colour] for colour in card.needs]
    return card.points * (min(counts) if card.family == "set" else sum(counts))


def items(start: str | None, won: Sequence[str], cash: int) -> dict[str, int]:
    """The score of one seat, item by item; a flower serves every bonus card and the starting card."""
    flowers = tally(start, won)
    score = {
        "cash": cash,
        "flowers": sum(CARDS[name].points for name in won if not CARDS[name].needs),
        "bonus": sum(bonus(name, flowers) for name in won),
        "start": 0 if start is None else bonus(start, flowers),
    }
    return {"total": sum(score.values()), **score}


def gain(start: str | None, won: Sequence[str], name: str) -> int:
    """What the card would add to this collection's score now, before its price."""
    return items(start, [*won, name], 0)["total"] - items(start, won, 0)["total"]


def described(position: Mapping[str, Any]) -> dict[str, int]:
    """Scores `{"start": NAME, "won": [NAMES], "cash": COUNT}`; BadFile where that cannot be."""
    for key in position:
        if key not in _SCORED:
            raise BadFile("score.key", field=str(key)[:40], known=" ".join(_SCORED))
    for key in _SCORED:
        if key not in position:
            raise BadFile("file.missing", field=key)
    start = position["start"]
    if not isinstance(start, str):
        raise wrong_type("start", "text", start)
    take(LIST.starting, [start], "start")
    won = card_names(position["won"], "won")
    take(LIST.auction, won, "won")
    most = LIST.numbers["cash"]
    cash = whole(position["cash"], "cash", 0, most)
    if len(won) > most - cash:
        # Every card was paid for with a cash card at least.
        raise BadFile("score.spent", field="won", cards=len(won), high=most - cash)
    return items(start, won, cash)
