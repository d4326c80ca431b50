"""The bots: budget pacing, with limits that are fixed before the clock starts.

A coin's worth follows from the worth still to come against everybody's buying power; a lot is worth its
price while the cash cards and coins it costs are worth less. `easy` misjudges, `normal` shades its
limit by a fixed part, `hard` supposes the rivals' hands and starting cards and gives the limit
that wins most on average. Everything follows from view, seat and generator.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from game.ai.bots import Think, Thinking
from game.core.game import Action
from game.core.rng import Rng, below, fraction
from game.titles.dutch_auction.cards import LIST
from game.titles.dutch_auction.payment import in_order, payments
from game.titles.dutch_auction.rules import pay_action
from game.titles.dutch_auction.valuation import (
    Outlook,
    Owner,
    highest,
    outlook,
    owner,
    power,
    spending,
    worth,
)


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a bot judges; the numbers were found by play against each other."""

    share: float = 0.7
    """Of a fair part of the cards to come, how much it hopes for."""
    interest: float = 0.6
    """How much it counts on bonus cards to come, of a fair part."""
    pace: float = 1.3
    """A coin's worth, of the worth to come for each coin that all have."""
    shade: float = 0.75
    """The part of the highest sensible price that becomes its limit."""
    noise: float = 0.0
    """How far it may misjudge a lot, as a part of it."""
    worlds: int = 0
    """How many times it supposes what the rivals hold; 0: not at all."""
    denial: float = 0.1
    """How much of a rival's profit counts as its own loss."""


def pacing(skill: Skill) -> Think:
    """A bot of this skill."""

    def think(view: Any, seat: int, rng: Rng) -> Thinking:
        if view.phase == "pay":
            yield
            return _pay(view, seat, skill)
        return ("limit", (yield from _limit(view, seat, rng, skill)))

    return think


def _ahead(view: Any, skill: Skill) -> Outlook:
    share = 1 / view.seats
    return outlook(view.row[1:], skill.share * share, skill.interest * share)


def _coin(view: Any, me: Owner, ahead: Outlook, skill: Skill) -> float:
    """What a coin is worth beyond its card: the worth to come for each coin that is left to all."""
    rest = view.row[1:]
    to_come = sum(max(0.0, worth(name, me, ahead) - 1.3) for name in rest)
    coins: int = view.seats * power(LIST.cash) - sum(power(cards) for cards in view.spent)
    return skill.pace * to_come / max(coins, 1)


def _limit(view: Any, seat: int, rng: Rng, skill: Skill) -> Generator[None, None, int]:
    """The highest price at which the seat would take: a generator that returns it."""
    ahead = _ahead(view, skill)
    me = owner(view.starts[seat], view.won[seat])
    hand = tuple(view.hands[seat])
    coin = _coin(view, me, ahead, skill)
    yield
    value = worth(view.row[0], me, ahead)
    if skill.noise:
        value *= 1 + skill.noise * (fraction(rng) + fraction(rng) - 1)
    if not skill.worlds:
        return int(skill.shade * highest(value, hand, coin, view.top) + 0.5)
    rivals = [
        Rival(view, other, ahead, coin, skill) for other in range(view.seats) if other != seat
    ]
    bids = [0] * (view.top + 1)
    shared = [0] * (view.top + 1)
    loss = 0.0
    for _ in range(skill.worlds):
        starts = [name for name in LIST.starting if name != view.starts[seat]]
        best, ties, profit = 0, 0, 0.0
        for rival in rivals:
            start = starts.pop(below(rng, len(starts)))
            limit, gain = rival.supposed(start, rng, view.top)
            if limit > best:
                best, ties, profit = limit, 1, gain
            elif limit == best:
                ties += 1
            yield
        bids[best] += 1
        shared[best] += ties
        loss += profit
    spoil = skill.denial * loss / skill.worlds / len(rivals)
    return _best_limit(value + spoil, spending(hand), coin, bids, shared)


def _best_limit(
    value: float,
    costs: tuple[tuple[int, int], ...],
    coin: float,
    bids: list[int],
    shared: list[int],
) -> int:
    """The limit with the highest expected profit against the rivals' best bids, as counted."""
    best, limit, lower = 0.0, 0, bids[0]
    for price in range(1, min(len(costs), len(bids))):
        cards, coins = costs[price]
        ties = bids[price]
        chance = lower + (ties * ties / (ties + shared[price]) if ties else 0)
        profit = chance * (value - cards - coin * coins)
        if profit > best:
            best, limit = profit, price
        lower += ties
    return limit


class Rival:
    """What a bot supposes about another seat: any hand and starting card that it may have."""

    def __init__(self, view: Any, seat: int, ahead: Outlook, coin: float, skill: Skill) -> None:
        self.lot = view.row[0]
        self.won = view.won[seat]
        self.ahead = ahead
        self.coin = coin
        self.skill = skill
        self.size = len(view.hands[seat])
        self.cards = list(LIST.cash)
        for card in view.spent[seat]:
            self.cards.remove(card)
        self.values: dict[str, float] = {}

    def supposed(self, start: str, rng: Rng, top: int) -> tuple[int, float]:
        """A limit that it may give, and its profit if it takes at that."""
        if start not in self.values:
            self.values[start] = worth(self.lot, owner(start, self.won), self.ahead)
        cards = self.cards
        for i in range(self.size):
            j = i + below(rng, len(cards) - i)
            cards[i], cards[j] = cards[j], cards[i]
        hand = tuple(in_order(cards[: self.size]))
        value = self.values[start] * (0.85 + 0.3 * fraction(rng))
        limit = int(self.skill.shade * highest(value, hand, self.coin, top) + 0.5)
        if not limit:
            return 0, 0.0
        count, coins = spending(hand)[limit]
        return limit, value - count - self.coin * coins


def _pay(view: Any, seat: int, skill: Skill) -> Action:
    """The payment that costs least, in cards and in coins that may yet buy something."""
    me = owner(view.starts[seat], view.won[seat])
    coin = _coin(view, me, _ahead(view, skill), skill)
    ways = payments(tuple(view.hands[seat]), view.price)
    best = min(ways, key=lambda way: (len(way.cards) + coin * power(way.cards), way.cards))
    return pay_action(best.cards)


EASY = Skill(share=0.0, interest=0.0, pace=0.8, shade=0.7, noise=0.5)
NORMAL = Skill()
HARD = Skill(pace=1.5, worlds=300)

LEVELS: dict[str, Think] = {
    "easy": pacing(EASY),
    "normal": pacing(NORMAL),
    "hard": pacing(HARD),
}
