"""What cards are worth to a seat in the middle of a match, in points; for the bots.

Money is points one to one, so a bouquet is worth what it adds to the end's points: exactly so for
squares and income, by estimate for what is still to grow and for helpers. No randomness and no
search here; everything is read from what lies open and the seat's own orders.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.cards import CARDS, IS_FLOWER
from game.titles.tulip_rose.scoring import NETWORKS, PER_LOAN, WEEDS
from game.titles.tulip_rose.state import LOAN, LOANS, TulipRoseState

INCOME = {name: card.income for name, card in CARDS.items()}
LOAN_COST = -PER_LOAN - LOAN
PER_ORDER = 15
FODDER = 9
"""What a card is worth at least to a hungry Cow."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much is given for what may still come of a card, at the start of a match."""

    kind: float
    """For each further kind of flower, falling to nothing towards the end."""
    same: float
    """For each further card of a kind."""
    helpers: float
    """Share of a helper's usual worth that a player without flowers gives for it."""


SHARP = Weights(kind=2.0, same=1.0, helpers=1.0)
BLUNT = Weights(kind=0.0, same=0.0, helpers=0.6)


def lot_worth(
    state: TulipRoseState,
    seat: int,
    lot: Sequence[str],
    weights: Weights = SHARP,
    orders: Sequence[str] = (),
) -> float:
    """Points that the cards add to the seat's end."""
    held, seats = state.collections[seat], state.seats
    rounds = 2 * seats - state.round - 1
    young = rounds / (2 * seats)
    kinds = flowers = tallest = 0
    for name, count in held.items():
        if name in IS_FLOWER:
            kinds += 1
            flowers += count
            if count > tallest:
                tallest = count
    extra = 2 * held.get("fertilizer", 0) + held.get("bee", 0)
    hungry = 7 * held.get("cow", 0) - flowers + kinds + tallest if "cow" in held else 0
    added: dict[str, int] = {}
    worth = 0.0
    for card in lot:
        have = held.get(card, 0) + added.get(card, 0)
        added[card] = added.get(card, 0) + 1
        if card in IS_FLOWER:
            gain = 2.0 * have + 1 + weights.same * young
            if have >= tallest:
                gain += 2 * extra
            if not have:
                gain += 2 * kinds + 1 + weights.kind * young
                kinds += 1
            if hungry > 0 and gain < FODDER:
                gain = FODDER
                hungry -= 1
            worth += gain + INCOME[card] * rounds
        else:
            worth += _special(card, have, kinds, tallest, flowers, rounds, seats, young, weights)
    if orders:
        worth += _orders_gain(held, added, orders, young)
    return worth


def _special(
    card: str, have: int, kinds: int, tallest: int, flowers: int,
    rounds: int, seats: int, young: float, weights: Weights,
) -> float:  # fmt: skip
    """A special card on top of `have` of its kind."""
    if card == "weed":
        return WEEDS[have + 1] - WEEDS[have] - 2 * young
    if card in NETWORKS:
        return NETWORKS[card]
    if card == "can":
        return max(9, INCOME[card] * rounds)
    if card == "well":
        return (seats - 1) * rounds
    share = weights.helpers * young
    if card == "cow":
        return max(6 * max(0, min(7, flowers - kinds - tallest + 3)), 45 * share)
    if card == "bee":
        return max(2 * kinds + 2, 2 * tallest + 1, 14 * share)
    return max(4 * tallest + 4 if flowers else 0, 24 * share)


def _orders_gain(
    held: Mapping[str, int], added: Mapping[str, int], orders: Sequence[str], young: float
) -> float:
    """What the cards bring the seat's orders nearer; nearly done counts for more."""
    gain = 0.0
    for text in orders:
        wanted = needs(text)
        all_of = sum(wanted.values())
        before = sum(min(n, held.get(card, 0)) for card, n in wanted.items())
        after = sum(min(n, held.get(card, 0) + added.get(card, 0)) for card, n in wanted.items())
        gain += PER_ORDER * (_hope(after / all_of, young) - _hope(before / all_of, young))
    return gain


def _hope(done: float, young: float) -> float:
    """How likely an order of which that share is there will be filled."""
    return 1.0 if done == 1 else 0.8 * young * done * done


def willing(state: TulipRoseState, seat: int, worth: float) -> int:
    """The highest bid that a bouquet of that worth justifies; each loan costs what it costs."""
    coins = state.coins[seat]
    best = min(worth, float(coins))
    for loans in range(1, LOANS - state.loans[seat] + 1):
        best = max(best, min(worth - LOAN_COST * loans, float(coins + LOAN * loans)))
    return int(best)


def limits(state: TulipRoseState, worths: Sequence[float], spite: float) -> list[int]:
    """Per seat what it would bid at most for the bouquet; 0 for the seller.

    A bouquet that helps the best rival is worth a little more than its own worth.
    """
    top = max(worths)
    return [
        0 if seat == state.seller else willing(state, seat, worth + spite * (top - worth))
        for seat, worth in enumerate(worths)
    ]


def keeps(own: float, buyers: float, price: int, spite: float) -> bool:
    """Whether a seller does better to keep than to sell at that price."""
    return own - (price + 1) // 2 > price - spite * (buyers - price)


def best_price(state: TulipRoseState, worths: Sequence[float], spite: float, minimum: int) -> float:
    """What a bouquet is likely to bring the seller: its price, or its worth to him if he keeps it."""
    assert state.seller is not None
    own = worths[state.seller]
    second, first = sorted(limits(state, worths, spite))[-2:]
    if first < minimum:
        return own
    price = max(minimum, min(first, second + 1))
    return max(float(price), own - (price + 1) // 2)
