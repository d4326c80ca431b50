"""What cash cards can pay: each special counts as 1 coin or doubles the whole payment.

Pure arithmetic over hands. Which payment is legal at a price follows from `payments`; which ones a
person should see first, and which one a bot makes, from `unbeaten` and `suggested`.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.titles.dutch_auction.cards import LIST

SPECIAL = LIST.special
ORDER = {card: place for place, card in enumerate(dict.fromkeys(LIST.cash))}
"""The order of cash cards: coins up, then the specials."""


class Way(NamedTuple):
    """A way to pay: the cards, sorted, and the most that they pay."""

    cards: tuple[str, ...]
    pays: int


def in_order(cards: Sequence[str]) -> list[str]:
    """Cash cards sorted: coins up, then the specials."""
    return sorted(cards, key=ORDER.__getitem__)


def pays(cards: Sequence[str]) -> int:
    """The most that these cards pay: (coins + specials as 1) x 2^(specials as x2); none pay 0."""
    specials = sum(card == SPECIAL for card in cards)
    coins = sum(int(card) for card in cards if card != SPECIAL)
    return max((coins + specials - k) << k for k in range(specials + 1))


@cache
def ways(hand: tuple[str, ...]) -> tuple[Way, ...]:
    """Every different set of cards of a sorted hand, the empty one left out."""
    sets: dict[tuple[str, ...], None] = {(): None}
    for card in hand:
        for some in list(sets):
            sets[(*some, card)] = None
    del sets[()]
    return tuple(Way(cards, pays(cards)) for cards in sorted(sets, key=_reading))


@cache
def most(hand: tuple[str, ...]) -> int:
    """The highest price that a hand can pay."""
    return pays(hand)


def least(cards: tuple[str, ...], size: int) -> int:
    """The highest price that every hand of this size out of these sorted cards can pay."""
    specials = cards.count(SPECIAL)
    coins = cards[: len(cards) - specials]
    few = max(0, size - len(coins))
    return min(
        pays([*coins[: size - k], *[SPECIAL] * k]) for k in range(few, min(specials, size) + 1)
    )


@cache
def payments(hand: tuple[str, ...], price: int) -> tuple[Way, ...]:
    """Every legal payment of a price from a sorted hand: any set of cards worth at least that."""
    return tuple(way for way in ways(hand) if way.pays >= price)


@cache
def unbeaten(hand: tuple[str, ...], price: int) -> tuple[Way, ...]:
    """The payments that no other beats, fewest cards first, then the least loss.

    One beats another when it gives up less card by card: it leaves cards out, or has a lower coin
    (or a 1 for a special) in a card's place.
    """
    legal = payments(hand, price)
    best = [way for way in legal if not any(_beats(other, way) for other in legal)]
    return tuple(sorted(best, key=lambda way: (len(way.cards), loss(way, price), way.cards)))


@cache
def suggestions(hand: tuple[str, ...]) -> tuple[Way, ...]:
    """For each price from 0 up to the most that a sorted hand can pay, the payment to suggest.

    Least waste, a special counting as 2 more, then fewest cards; no other beats it. For 0: no cards.
    """
    best: list[Way] = []
    for way in sorted(ways(hand), key=lambda way: (loss(way, 0), len(way.cards), way.cards)):
        # What is left has no less loss at any price: only what the former could not pay is new.
        best += [way] * (way.pays - len(best))
    return (Way((), 0), *best)


def suggested(hand: tuple[str, ...], price: int) -> Way:
    """The payment to suggest for a price that the hand can pay."""
    return suggestions(hand)[price]


def loss(way: Way, price: int) -> int:
    """What a way to pay gives away at a price: the waste, and 2 for each special."""
    return way.pays - price + 2 * way.cards.count(SPECIAL)


def _reading(cards: tuple[str, ...]) -> tuple[int, list[int]]:
    return len(cards), [ORDER[card] for card in cards]


def _beats(less: Way, more: Way) -> bool:
    """Whether `less` gives up less than `more`, whatever the hand will be needed for."""
    if less.cards == more.cards or len(less.cards) > len(more.cards):
        return False
    spare_specials = more.cards.count(SPECIAL) - less.cards.count(SPECIAL)
    if spare_specials < 0:
        return False
    coins = sorted((int(card) for card in more.cards if card != SPECIAL), reverse=True)
    coins += [1] * spare_specials
    mine = sorted((int(card) for card in less.cards if card != SPECIAL), reverse=True)
    return len(mine) <= len(coins) and all(
        low <= high for low, high in zip(mine, coins, strict=False)
    )
