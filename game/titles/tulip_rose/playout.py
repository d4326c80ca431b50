"""Random games in large steps, for search and for measuring; the rules still move every card.

Simplified against playing random legal actions one by one: an auction is closed in one step (each
bidder's limit is drawn evenly from nothing to all that it can pay; the highest wins at one above
the second), and a seller over his target discards no more than he must.
"""

from game.core.game import silent
from game.core.rng import below
from game.titles.tulip_rose import auction, rounds
from game.titles.tulip_rose.state import LOAN, LOANS, TulipRoseState


def random_game(state: TulipRoseState) -> None:
    """Plays the state to its end by its own generator."""
    while True:
        phase = state.phase
        if phase == "auction":
            close_at_random(state)
        elif phase == "hammer":
            if below(state, 2) and auction.can_keep(state):
                auction.keep(state, silent)
            else:
                auction.sell(state, silent)
        elif phase == "bouquets":
            share_out(state)
        elif phase == "discard":
            discard_at_random(state)
        elif phase == "jan":
            choices = rounds.jans_choices(state)
            chosen = below(state, len(choices) + 1)
            if chosen:
                rounds.keep_flower(state, choices[chosen - 1], silent)
            else:
                rounds.skip_flower(state, silent)
        elif phase == "can":
            if below(state, 2):
                auction.hold(state, silent)
            else:
                auction.cash(state, silent)
        else:
            return


def share_out(state: TulipRoseState) -> None:
    """Puts each revealed card into any of the bouquets."""
    bouquets, most = state.bouquets, len(state.bouquets)
    for card in state.revealed:
        bouquets[below(state, most)].append(card)
    state.revealed = []
    state.bouquets = [bouquet for bouquet in bouquets if bouquet]
    auction.open_auction(state, silent)


def discard_at_random(state: TulipRoseState) -> None:
    """Discards any cards until the sum is no longer above the target."""
    top, revealed = rounds.target(state)[1], state.revealed
    while rounds.total(state) > top:
        rounds.discard(state, revealed[below(state, len(revealed))], silent)
    rounds.done(state, silent)


def close_at_random(state: TulipRoseState) -> None:
    """Everybody's limit at random."""
    coins, loans, seller = state.coins, state.loans, state.seller
    limits = [
        0 if seat == seller else below(state, coins[seat] + LOAN * (LOANS - loans[seat]) + 1)
        for seat in range(state.seats)
    ]
    close(state, limits)


def close(state: TulipRoseState, limits: list[int]) -> None:
    """Ends the auction at once: the highest limit wins at one above the second, from the minimum.

    Limits are at most what the seats can pay, the seller's is 0. Among equal ones the standing
    bidder's wins, then the lowest seat's.
    """
    assert state.minimum is not None and state.seller is not None
    best, second, winner = 0, 0, state.seller
    if state.high is not None:
        best, winner = max(state.bid, limits[state.high]), state.high
    for seat in range(state.seats):
        limit = limits[seat]
        if limit > best:
            best, second, winner = limit, best, seat
        elif limit > second and seat != winner:
            second = limit
    auction.settle(state, winner, min(best, max(second + 1, state.minimum)), silent)
