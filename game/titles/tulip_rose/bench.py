"""Rows of the speed table for this game: the exact optimum of the end."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from game.core.rng import Rng, below, choice, shuffle
from game.titles.tulip_rose.cards import deck_of, flowers_of, orders_of
from game.titles.tulip_rose.opening import orders_each
from game.titles.tulip_rose.scoring import itemised

COLLECTIONS = 300
HELPERS = {"cow": 2, "bee": 2, "fertilizer": 2}


def rows() -> Iterator[tuple[str, float, dict[str, Any]]]:
    """Median and worst seconds of the best end, over random collections."""
    times = sorted(_seconds(*collection) for collection in collections(COLLECTIONS))
    yield "optimum, median", times[len(times) // 2], {"aim": 1}
    yield "optimum, worst", times[-1], {"aim": 50}


def collections(count: int) -> Iterator[tuple[int, dict[str, int], list[str], list[str]]]:
    """Seats, cards, orders and Engel's choices; every third one with every helper there is."""
    rng = Rng(1)
    for number in range(count):
        seats = 3 + below(rng, 4)
        deck, orders = list(deck_of(seats, True)), list(orders_of(seats))
        shuffle(rng, deck)
        shuffle(rng, orders)
        held: dict[str, int] = {}
        for card in deck[: 8 + below(rng, 28)]:
            held[card] = held.get(card, 0) + 1
        draws = list(flowers_of(seats)) if choice(rng, (True, False)) else []
        if number % 3 == 0:
            seats = 5
            held |= HELPERS
        yield seats, held, orders[: orders_each(seats)], draws


def _seconds(seats: int, held: dict[str, int], orders: list[str], draws: list[str]) -> float:
    """The quicker of two runs, since other work on the machine only makes it slower."""
    best = 9.0
    for _ in range(2):
        begun = perf_counter()
        itemised(seats, held, 0, 0, orders, draws)
        best = min(best, perf_counter() - begun)
    return best
