"""Random games to the end, many times faster than action by action: what search runs on.

The same distribution as `Game.playout`: each decision picks among the legal actions evenly. A whole
turn's two actions are one draw from a table in which each pair stands as often as it is likely.
"""

from functools import cache
from math import lcm

from game.core.game import Game, silent
from game.core.rng import below
from game.titles.gift_of_tulips.cards import PAY
from game.titles.gift_of_tulips.festival import GiftState, add_to_festival, reveal

ADD, HIDE = -1, -2
"""Beside the number of the seat that gets the card (one's own: keep)."""


@cache
def turn_pairs(seats: int, seat: int) -> list[tuple[int, int]]:
    """The seat's two actions, each pair as often as random play makes it."""
    gives = [other for other in range(seats) if other != seat]
    actions = [seat, *gives, ADD, HIDE]
    kinds = ([seat], gives, [ADD, HIDE])
    seconds = {
        first: [action for kind in kinds if first not in kind for action in kind]
        for first in actions
    }
    even = lcm(*(len(second) for second in seconds.values()))
    return [
        (first, second)
        for first in actions
        for second in seconds[first] * (even // len(seconds[first]))
    ]


def play_out(game: Game[GiftState], state: GiftState) -> None:
    """Plays the state to its end."""
    while state.turn is not None and (state.phase == "start" or state.used):
        actions = game.legal(state, state.turn)
        game.apply(state, state.turn, actions[below(state, len(actions))], silent)
    if state.turn is not None:
        _play_turns(state, state.turn)
        reveal(state, silent)


def _play_turns(state: GiftState, seat: int) -> None:
    """All turns from the start of this seat's, up to the empty deck."""
    seats, points, bouquets, secret = state.seats, state.points, state.bouquets, state.secret
    tables = [turn_pairs(seats, i) for i in range(seats)]
    size = len(tables[0])
    rng = state.rng
    keep, give = PAY[tuple(state.ranking)]
    cards = iter([*state.drawn[seat], *state.deck])
    for card, then in zip(cards, cards, strict=True):
        rng = (rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        first, second = tables[seat][((rng >> 32) * size) >> 32]
        for to, it in ((first, card), (second, then)):
            if to == seat:
                points[seat] += keep[it]
                bouquets[seat].append(it)
            elif to >= 0:
                points[seat] += give[it]
                bouquets[to].append(it)
            elif to == ADD:
                add_to_festival(state, it)
                keep, give = PAY[tuple(state.ranking)]
            else:
                secret[seat].append(it)
        seat += 1
        if seat == seats:
            seat = 0
    state.rng = rng
    state.deck = []
    state.drawn = [[] for _ in range(seats)]
    state.turn, state.phase = None, "over"
