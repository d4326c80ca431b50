"""What a seat would pay and gain, for the scenes that show it: plain questions about a view."""

from collections.abc import Sequence
from typing import Any

from game.titles.dutch_auction.payment import suggestions
from game.titles.dutch_auction.scoring import gain
from game.titles.dutch_auction.table.dial import EXACT, WASTE


def lot_gain(seen: Any, seat: int) -> int:
    """What the lot would add to the score of a seat in its own view."""
    return gain(seen.starts[seat], seen.won[seat], seen.row[0])


def waste(hand: Sequence[str], price: int) -> int | None:
    """What the suggested payment wastes; None where the hand cannot pay the price."""
    found = suggestions(tuple(hand))
    return found[price].pays - price if price < len(found) else None


def ways(hand: Sequence[str], top: int) -> dict[int, str]:
    """How each price up to `top` can be paid from a hand, for the clock's inner ring."""
    found = {}
    for price in range(1, top + 1):
        lost = waste(hand, price)
        if lost is not None:
            found[price] = WASTE if lost else EXACT
    return found


def used(hand: Sequence[str], price: int) -> list[int]:
    """The places in the hand of the cards that the suggested payment takes."""
    if price < 1 or waste(hand, price) is None:
        return []
    left = list(suggestions(tuple(hand))[price].cards)
    found = []
    for number, card in enumerate(hand):
        if card in left:
            left.remove(card)
            found.append(number)
    return found
