"""What is in play with how many seats: deck, flowers, orders, merchants, targets.

What a card does stands in the rules, what it is worth at the end in `scoring.py`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.titles.tulip_rose.box import Card, in_play, needs, read

BOX = read(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
FLOWERS: tuple[str, ...] = tuple(BOX.flowers)
IS_FLOWER = frozenset(FLOWERS)
CARDS: Mapping[str, Card] = {**BOX.flowers, **BOX.specials}
START: tuple[Mapping[str, int], ...] = tuple(
    {name: card.start[day - 1] for name, card in CARDS.items()} for day in (1, 1, 2)
)
"""Start values by day, 1 or 2, and card."""
EARNERS: tuple[tuple[str, int], ...] = tuple(
    (name, card.income) for name, card in BOX.flowers.items() if card.income
)
"""The flowers that bring income, and how much."""
NEEDS: Mapping[str, Mapping[str, int]] = {text: needs(text) for text in BOX.orders}


@cache
def deck_of(seats: int, weeds: bool) -> tuple[str, ...]:
    """Every card in play with that many seats, in the order of the file."""
    return tuple(
        name
        for name, card in CARDS.items()
        if weeds or name != "weed"
        for _ in range(in_play(card, seats))
    )


@cache
def flowers_of(seats: int) -> Mapping[str, int]:
    """Each flower in play with that many seats, and how often."""
    counts = {name: in_play(card, seats) for name, card in BOX.flowers.items()}
    return {name: count for name, count in counts.items() if count}


@cache
def specials_of(seats: int) -> Mapping[str, int]:
    """Each special card in play with that many seats (weeds too), and how often."""
    counts = {name: in_play(card, seats) for name, card in BOX.specials.items()}
    return {name: count for name, count in counts.items() if count}


@cache
def orders_of(seats: int) -> tuple[str, ...]:
    """Every order in play with that many seats."""
    return tuple(text for text, fewest in BOX.orders.items() if fewest <= seats)


@cache
def merchants_of(seats: int) -> tuple[str, ...]:
    """Every merchant that can be dealt with that many seats, by priority."""
    able = [merchant for merchant in BOX.merchants.values() if merchant.seats <= seats]
    return tuple(merchant.name for merchant in sorted(able, key=lambda m: m.priority))


@cache
def window(merchant: str, seats: int) -> tuple[int, int]:
    """The sums of start values at which this seller stops revealing, lowest and highest."""
    name = "peter" if merchant == "peter" else "usual"
    if seats == 6:
        name = "peter_six_seats" if merchant == "peter" else "six_seats"
    return BOX.targets[name]
