"""Sensible games in large steps: the rest of a match as players who know worths would play it.

Auctions close in one step at one above the second-highest limit; bouquets and discards are left to
chance. Hard looks into such games; nothing here is random but the state's own generator.
"""

from collections.abc import Iterator

from game.core.game import silent
from game.titles.tulip_rose import auction, rounds
from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.cards import flowers_of
from game.titles.tulip_rose.optimum import best_end
from game.titles.tulip_rose.playout import close, discard_at_random, share_out
from game.titles.tulip_rose.scoring import NETWORKS, PER_LOAN, WEEDS
from game.titles.tulip_rose.state import TulipRoseState
from game.titles.tulip_rose.worth import SHARP, keeps, limits, lot_worth

SPITE = 0.1


def policy_game(state: TulipRoseState, viewer: int) -> Iterator[None]:
    """Plays the state to its end, a little at a time; only the viewer minds special orders."""
    while state.phase != "over":
        step(state, viewer)
        yield


def step(state: TulipRoseState, viewer: int) -> None:
    """One decision of the policy, or a whole auction."""
    phase = state.phase
    if phase in ("auction", "hammer"):
        lot = state.bouquets[0]
        worths = [
            lot_worth(state, seat, lot, SHARP, state.orders[seat] if seat == viewer else ())
            for seat in range(state.seats)
        ]
        if phase == "auction":
            close(state, limits(state, worths, SPITE))
        if state.phase == "hammer":
            hammer(state, worths)
    elif phase == "bouquets":
        share_out(state)
    elif phase == "discard":
        discard_at_random(state)
    elif phase == "jan":
        keep_best_flower(state)
    elif 4 * (2 * state.seats - state.round - 1) > auction.CASH:
        auction.hold(state, silent)
    else:
        auction.cash(state, silent)


def hammer(state: TulipRoseState, worths: list[float]) -> None:
    """Sells or keeps by the worths to both."""
    assert state.seller is not None and state.high is not None
    own, buyers = worths[state.seller], worths[state.high]
    if auction.can_keep(state) and keeps(own, buyers, state.bid, SPITE):
        auction.keep(state, silent)
    else:
        auction.sell(state, silent)


def keep_best_flower(state: TulipRoseState) -> None:
    """Jan takes the flower that is worth most to him."""
    assert state.seller is not None
    seller, choices = state.seller, rounds.jans_choices(state)
    if choices:
        best = max(choices, key=lambda card: lot_worth(state, seller, [card]))
        rounds.keep_flower(state, best, silent)
    else:
        rounds.skip_flower(state, silent)


def rough_totals(state: TulipRoseState, viewer: int) -> list[int]:
    """Everybody's points at the end, special orders only for the viewer, Engel's draw roughly."""
    flowers = tuple(flowers_of(state.seats))
    drawable = [i for i, name in enumerate(flowers) if name in state.deck]
    totals = []
    for seat, held in enumerate(state.collections):
        counts = [held.get(name, 0) for name in flowers]
        if state.merchants[seat] == "engel" and drawable:
            counts[max(drawable, key=counts.__getitem__)] += 1
        orders = [
            {flowers.index(name): count for name, count in needs(text).items()}
            for text in (state.orders[seat] if seat == viewer else ())
        ]
        best = best_end(
            counts, held.get("cow", 0), held.get("bee", 0), held.get("fertilizer", 0), orders, ()
        )
        networks = sum(points for name, points in NETWORKS.items() if name in held)
        weeds = WEEDS[held.get("weed", 0)]
        loans = PER_LOAN * state.loans[seat]
        totals.append(best.points + state.coins[seat] + loans + networks + weeds)
    return totals
