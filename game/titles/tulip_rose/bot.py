"""Tulip & Rose's bots: easy, normal and hard.

Easy sees what a bouquet adds at once, and errs. Normal knows what may still grow of it, what it is
worth to the others and what a seller would do. Hard looks beyond that: where a bid or the hammer
is a close matter, it plays the rest of the match in both cases, in worlds that agree with what it
sees.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass

from game.ai.bots import Think, Thinking
from game.core.clone import clone
from game.core.game import Action, silent
from game.core.rng import Rng, below, fraction
from game.core.zones import determinize
from game.titles.tulip_rose import auction, playout, rounds
from game.titles.tulip_rose.cards import START
from game.titles.tulip_rose.policy import policy_game, rough_totals
from game.titles.tulip_rose.rules import GAME
from game.titles.tulip_rose.splits import Prices, best_split, rests
from game.titles.tulip_rose.state import TulipRoseState, limit
from game.titles.tulip_rose.worth import BLUNT, SHARP, Weights, keeps, limits, lot_worth


@dataclass(frozen=True, slots=True)
class Skill:
    """What tells the levels apart."""

    weights: Weights
    noise: float
    """Share of a worth by which it may be wrong."""
    spite: float
    """How much of a rival's greater worth counts as one's own."""
    rests: int
    """Ways to discard that are looked at."""
    worlds: int
    """Games played out for each of two actions; 0: none."""


EASY = Skill(BLUNT, noise=0.5, spite=0.0, rests=1, worlds=0)
NORMAL = Skill(SHARP, noise=0.0, spite=0.1, rests=12, worlds=0)
HARD = Skill(SHARP, noise=0.0, spite=0.1, rests=24, worlds=8)

SURE = 0.5
"""The share of a bouquet's plain worth that everybody will bid."""
CLOSE = 0.3
"""A bid is a close matter within this share of what it seems worth."""


def level(skill: Skill) -> Think:
    """A bot of this skill."""

    def think(view: TulipRoseState, seat: int, rng: Rng) -> Thinking:
        yield
        match view.phase:
            case "auction":
                return (yield from _bid(view, seat, rng, skill))
            case "hammer":
                return (yield from _hammer(view, seat, rng, skill))
            case "bouquets":
                return (yield from _put(view, rng, skill))
            case "discard":
                return (yield from _discard(view, skill))
            case "jan":
                return _keep_flower(view, seat, skill)
        rounds_left = 2 * view.seats - view.round - 1
        return ("hold",) if 4 * rounds_left > auction.CASH else ("cash",)

    return think


def _worths(view: TulipRoseState, seat: int, rng: Rng, skill: Skill) -> list[float]:
    """What the bouquet on sale is worth to each seat; its own with its orders and its errors."""
    lot = view.bouquets[0]
    worths = [lot_worth(view, other, lot, skill.weights) for other in range(view.seats)]
    worths[seat] = lot_worth(view, seat, lot, skill.weights, view.orders[seat])
    if skill.noise:
        worths[seat] *= 1 + skill.noise * (2 * fraction(rng) - 1)
    return worths


def _bid(view: TulipRoseState, seat: int, rng: Rng, skill: Skill) -> Thinking:
    worths = _worths(view, seat, rng, skill)
    lowest, most = auction.lowest_bid(view, seat), limits(view, worths, skill.spite)[seat]
    if lowest > limit(view, seat):
        return ("pass",)
    wants = lowest <= most
    if skill.worlds and abs(lowest - most) <= CLOSE * most:
        wants = yield from _compare(view, seat, rng, skill.worlds)
    if not wants:
        return ("pass",)
    return ("bid", max(lowest, min(most, _called_anyway(view, seat))))


def _called_anyway(view: TulipRoseState, seat: int) -> int:
    """A price to which the others will go in any case: nothing is lost by calling it at once."""
    lot = view.bouquets[0]
    worths = [SURE * lot_worth(view, other, lot, BLUNT) for other in range(view.seats)]
    found = limits(view, worths, 0.0)
    del found[seat]
    return max(found)


def _hammer(view: TulipRoseState, seat: int, rng: Rng, skill: Skill) -> Thinking:
    if not auction.can_keep(view):
        return ("sell",)
    assert view.high is not None
    if skill.worlds:
        better = yield from _compare(view, seat, rng, skill.worlds)
        return ("keep",) if better else ("sell",)
    worths = _worths(view, seat, rng, skill)
    if keeps(worths[seat], worths[view.high], view.bid, skill.spite):
        return ("keep",)
    return ("sell",)


def _compare(view: TulipRoseState, seat: int, rng: Rng, worlds: int) -> Generator[None, None, bool]:
    """Whether to have the bouquet (bid, keep) ends better than not (pass, sell), in playouts."""
    ahead = 0.0
    for _ in range(worlds):
        world = determinize(GAME, view, seat, rng)
        other = clone(world)
        yield
        _have(world, seat)
        _have_not(other, seat)
        for state, sign in ((world, 1), (other, -1)):
            for _step in policy_game(state, seat):
                yield
            ahead += sign * _lead(state, seat)
    return ahead > 0


def _have(state: TulipRoseState, seat: int) -> None:
    if state.phase == "hammer":
        auction.keep(state, silent)
    else:
        auction.settle(state, seat, auction.lowest_bid(state, seat), silent)


def _have_not(state: TulipRoseState, seat: int) -> None:
    if state.phase == "hammer":
        auction.sell(state, silent)
        return
    lot = state.bouquets[0]
    worths = [lot_worth(state, other, lot) for other in range(state.seats)]
    most = limits(state, worths, HARD.spite)
    most[seat] = 0
    playout.close(state, most)


def _lead(state: TulipRoseState, seat: int) -> float:
    """How far the seat is ahead of the best of the others and of their mean, half each."""
    totals = rough_totals(state, seat)
    own = totals.pop(seat)
    return own - (max(totals) + sum(totals) / len(totals)) / 2


def _put(view: TulipRoseState, rng: Rng, skill: Skill) -> Thinking:
    card = view.revealed[0]
    if skill.noise:
        return ("put", card, 1 + below(rng, len(view.bouquets)))
    prices = Prices(view, skill.weights, skill.spite)
    _, places = yield from best_split(prices, view.bouquets, view.revealed)
    return ("put", card, 1 + places[0])


def _discard(view: TulipRoseState, skill: Skill) -> Thinking:
    options = yield from rests(view, skill.rests)
    if not options:
        return _lighten(view)
    best, prices = options[0], Prices(view, skill.weights, skill.spite)
    if len(options) > 1:
        best_value = float("-inf")
        for option in options:
            empty: list[list[str]] = [[] for _ in range(rounds.bouquets_of(view))]
            value, _ = yield from best_split(prices, empty, option)
            if value > best_value + 1e-9:
                best, best_value = option, value
    left = list(best)
    for card in view.revealed:
        if card not in left:
            return ("discard", card)
        left.remove(card)
    return ("done",)


def _lighten(view: TulipRoseState) -> Action:
    """No rest fits the target: below it with as little discarded as can be, then on."""
    over = rounds.total(view) - rounds.target(view)[1]
    if over <= 0:
        return ("done",)
    start = START[view.day]
    enough = [card for card in view.revealed if start[card] >= over]
    if enough:
        return ("discard", min(enough, key=start.__getitem__))
    return ("discard", max(view.revealed, key=start.__getitem__))


def _keep_flower(view: TulipRoseState, seat: int, skill: Skill) -> Action:
    choices = rounds.jans_choices(view)
    if not choices:
        return ("skip",)
    orders = view.orders[seat]
    best = max(choices, key=lambda card: lot_worth(view, seat, [card], skill.weights, orders))
    return ("keep", best)


LEVELS: Mapping[str, Think] = {
    "easy": level(EASY),
    "normal": level(NORMAL),
    "hard": level(HARD),
}
