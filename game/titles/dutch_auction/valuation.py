"""What cards and cash are worth to a seat, as far as the table shows: the bots' judgement of a lot.

No decisions here (`bot.py`) and no exact scores (`scoring.py`): estimates in points, made from a view.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.titles.dutch_auction.cards import CARDS, COLOURS, LIST, Card
from game.titles.dutch_auction.payment import SPECIAL, suggestions

AGAIN = LIST.numbers["again"]
POWER = {card: 6 if card == SPECIAL else int(card) for card in LIST.cash}
"""What a cash card buys, in coins; a special doubles about a 6."""
_RANGE = range(len(COLOURS))


class Outlook(NamedTuple):
    """What is still to come after the lot, in shares that one seat may hope for."""

    flowers: tuple[float, ...]
    """Per colour the flowers that a seat may hope for."""
    interest: tuple[float, ...]
    """Per colour what a flower may yet earn by bonus cards to come."""


class Owner(NamedTuple):
    """What a seat owns, as far as it is known or supposed."""

    flowers: tuple[int, ...]
    bonuses: tuple[Card, ...]
    """Its bonus cards and its starting card."""


def outlook(rest: Sequence[str], share: float, interest: float) -> Outlook:
    """From the cards to come; `interest` says how much a chance of a bonus card counts."""
    flowers, hope = [0.0] * len(COLOURS), [0.0] * len(COLOURS)
    for name in rest:
        card = CARDS[name]
        for colour in _RANGE:
            flowers[colour] += share * card.flowers[colour]
        for colour in card.needs:
            hope[colour] += interest * card.points / (2 if card.family == "set" else 1)
    return Outlook(tuple(flowers), tuple(hope))


def owner(start: str | None, won: Sequence[str]) -> Owner:
    """The owner of these cards; a starting card that is not known is left out."""
    cards = [CARDS[name] for name in (won if start is None else [start, *won])]
    flowers = tuple(sum(card.flowers[colour] for card in cards) for colour in _RANGE)
    return Owner(flowers, tuple(card for card in cards if card.needs))


def worth(name: str, who: Owner, ahead: Outlook) -> float:
    """The points that the card will probably have added to its owner's score in the end."""
    card = CARDS[name]
    expected = [who.flowers[colour] + ahead.flowers[colour] for colour in _RANGE]
    if card.needs:
        counts = [expected[colour] for colour in card.needs]
        return card.points * (min(counts) if card.family == "set" else sum(counts))
    total = float(card.points)
    for colour in _RANGE:
        if card.flowers[colour]:
            total += ahead.interest[colour]
            for bonus in who.bonuses:
                if colour in bonus.needs:
                    total += bonus.points * _slope(bonus, colour, expected)
    return total


def _slope(bonus: Card, colour: int, expected: list[float]) -> float:
    """How much of a bonus one more flower of the colour brings: a set needs the rarer one."""
    if bonus.family != "set":
        return 1.0
    first, second = bonus.needs
    other = second if colour == first else first
    return min(1.0, max(0.0, 0.5 + (expected[other] - expected[colour]) / 2))


def power(cards: Sequence[str]) -> int:
    """What cash cards buy, in coins, about."""
    return sum(POWER[card] for card in cards)


@cache
def spending(hand: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """For each price from 0 that the hand can pay: the cards and the power that it costs."""
    return tuple((len(way.cards), power(way.cards)) for way in suggestions(hand)[: AGAIN + 1])


def highest(value: float, hand: tuple[str, ...], coin: float, top: int) -> int:
    """The highest price at which a card of this value is not dear, if a coin is worth `coin` more.

    Each cash card that is kept is a point; prices up to `top`.
    """
    costs = spending(hand)
    for price in range(min(top, len(costs) - 1), 0, -1):
        cards, coins = costs[price]
        if cards + coin * coins <= value:
            return price
    return 0
