"""How a seller shares out cards, and which ones he discards: by what the bouquets would bring.

Sharing out starts from a few plain ways and moves single cards as long as that brings more.
"""

from collections.abc import Generator, Sequence

from game.titles.tulip_rose.cards import START
from game.titles.tulip_rose.rounds import target
from game.titles.tulip_rose.state import TulipRoseState
from game.titles.tulip_rose.worth import Weights, best_price, lot_worth

Lots = list[list[str]]


class Prices:
    """What lots would bring the seller, each worked out once."""

    def __init__(self, state: TulipRoseState, weights: Weights, spite: float) -> None:
        self.state, self.weights, self.spite = state, weights, spite
        self.known: dict[tuple[str, ...], float] = {}

    def of(self, lot: Sequence[str]) -> float:
        """What one lot brings, 0 for none."""
        if not lot:
            return 0.0
        key = tuple(sorted(lot))
        if key not in self.known:
            state, start = self.state, START[self.state.day]
            worths = [lot_worth(state, seat, lot, self.weights) for seat in range(state.seats)]
            minimum = max(1, sum([start[card] for card in lot]))
            self.known[key] = best_price(state, worths, self.spite, minimum)
        return self.known[key]


def best_split(
    prices: Prices, fixed: Sequence[Sequence[str]], cards: Sequence[str]
) -> Generator[None, None, tuple[float, list[int]]]:
    """The best way found to share `cards` out over the bouquets that have begun.

    Gives what the bouquets bring, and for each card its bouquet; yields while it thinks.
    """
    count, best_total, best = len(fixed), float("-inf"), [0] * len(cards)
    kinds = {card: i for i, card in enumerate(dict.fromkeys(cards))}
    starts = [
        [0] * len(cards),
        [kinds[card] % count for card in cards],
        [i % count for i in range(len(cards))],
        [min(count - 1, i * count // len(cards)) for i in range(len(cards))],
    ]
    for start in starts:
        places = start
        lots = [[*lot, *_at(cards, places, i)] for i, lot in enumerate(fixed)]
        values = [prices.of(lot) for lot in lots]
        moved = True
        while moved:
            moved = False
            for k, card in enumerate(cards):
                yield
                moved |= _move(prices, lots, values, places, k, card)
        if sum(values) > best_total + 1e-9:
            best_total, best = sum(values), places
    return best_total, best


def _at(cards: Sequence[str], places: Sequence[int], bouquet: int) -> list[str]:
    return [card for card, place in zip(cards, places, strict=True) if place == bouquet]


def _move(
    prices: Prices, lots: Lots, values: list[float], places: list[int], k: int, card: str
) -> bool:
    """Moves the card to another bouquet if that brings more; whether it did."""
    here = places[k]
    without = lots[here][:]
    without.remove(card)
    less = prices.of(without)
    for there in range(len(lots)):
        if there != here:
            more = prices.of([*lots[there], card])
            if less + more > values[here] + values[there] + 1e-9:
                lots[here], values[here] = without, less
                lots[there], values[there] = [*lots[there], card], more
                places[k] = there
                return True
    return False


def rests(state: TulipRoseState, most: int) -> Generator[None, None, list[list[str]]]:
    """What may be left of the revealed cards with a sum in the target, fewest discards first.

    Gives at most so many; yields while it thinks.
    """
    low, high = target(state)
    start = START[state.day]
    found: list[list[str]] = []
    seen: set[tuple[str, ...]] = set()
    level: list[tuple[str, ...]] = [tuple(state.revealed)]
    while level and len(found) < most:
        below: list[tuple[str, ...]] = []
        for cards in level:
            yield
            if low <= sum([start[card] for card in cards]) <= high:
                found.append(list(cards))
            for i in range(len(cards)):
                fewer = cards[:i] + cards[i + 1 :]
                key = tuple(sorted(fewer))
                if key not in seen and len(seen) < 40 * most:
                    seen.add(key)
                    below.append(fewer)
        level = below
    return found[:most]
