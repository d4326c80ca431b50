"""Sensible games to the end, for hard's search: who plays keeps one card of a turn and gives one.

Good players add seldom, so the ranking is taken to stay as it is until the reveal. Which card is
kept and who gets the other is weighed by the points and by what majorities would then pay, with
noise, so that not every game goes the same way. Cards of the same turn are known to each other.
"""

from collections.abc import Generator

from game.titles.gift_of_tulips.cards import BOXES, RANKS
from game.titles.gift_of_tulips.sketch import FIRST, HUE, PAYS, TALLY, Sketch

NOISE = 40
"""Tenths of a point between the luckiest and the unluckiest judgement."""
PORTION = 4
"""Turns between two yields."""
EARLY, LATE = 2, 5
"""Tenths of a majority's points that count at once: little is settled at the start."""


def play_sensibly(sketch: Sketch, rng: int) -> Generator[None, None, None]:
    """Plays to the end, the reveal, and the majorities into `points`; yields after some turns."""
    turns = 0
    while sketch.hand >= 0:
        rng = (rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        if sketch.used == FIRST:
            _whole_turn(sketch, rng)
            turns += 1
            if turns % PORTION == 0:
                yield
        else:
            _second_action(sketch, rng)
    sketch.finish(rng)


def _whole_turn(sketch: Sketch, rng: int) -> None:
    """Keeps one card and gives the other, in the order in which they come."""
    keep, give, to = weighed(sketch, sketch.hand, rng >> 32)
    other_keep, other_give, other_to = weighed(sketch, sketch.deck[sketch.at], rng >> 48)
    if keep + other_give >= give + other_keep:
        sketch.act(sketch.seat)
        sketch.act(other_to)
    else:
        sketch.act(to)
        sketch.act(sketch.seat)


def _second_action(sketch: Sketch, rng: int) -> None:
    """Keeps after a gift, gives after keeping; after an add whichever is better."""
    seat = sketch.seat
    keep, give, to = weighed(sketch, sketch.hand, rng >> 32)
    kept, added = sketch.used == seat, sketch.used < 0
    sketch.act(to if kept or (added and give > keep) else seat)


def weighed(sketch: Sketch, card: int, luck: int) -> tuple[int, int, int]:
    """What keeping the card and giving it are worth to the seat, and to whom it is best given.

    In tenths of a point times the number of others, against the mean of the others.
    """
    seats, seat, hue = sketch.seats, sketch.seat, HUE[card]
    keeps, gives = PAYS[sketch.ranking]
    scale = 10 * (seats - 1)
    keep = scale * keeps[card] + (seats - 1) * (luck & 255) * NOISE // 256
    give = scale * gives[card]
    held = [tally[hue] for tally in sketch.tally]
    pays = _majority(sketch, hue)
    others = [(seat + 1 + ((luck >> 8) + i) % (seats - 1)) % seats for i in range(seats - 1)]
    if not pays:
        return keep, give, others[0]
    left = len(sketch.deck) - sketch.at
    weight = LATE - (LATE - EARLY) * left // (2 * BOXES[seats].turns * seats)
    before = ahead(held, pays, seat)
    found = [_with_card(held, pays, seat, to, TALLY[card]) for to in (seat, *others)]
    keep += weight * (found[0] - before)
    best = max(found[1:])
    return keep, give + weight * (best - before), others[found.index(best, 1) - 1]


def _with_card(held: list[int], pays: tuple[int, ...], seat: int, to: int, tally: int) -> int:
    held[to] += tally
    after = ahead(held, pays, seat)
    held[to] -= tally
    return after


def _majority(sketch: Sketch, hue: int) -> tuple[int, ...]:
    """What the places of a colour pay as it ranks now."""
    if hue not in sketch.ranking:
        return ()
    return RANKS[sketch.ranking.index(hue)].majority[: BOXES[sketch.seats].places]


def ahead(held: list[int], pays: tuple[int, ...], seat: int) -> int:
    """How far the colour's majority brings the seat ahead of the others' mean, times the others."""
    own, total, seats = 0, 0, len(held)
    standing = sorted(set(held), reverse=True)
    for tally, gain in zip(standing, pays, strict=False):
        if tally:
            total += gain * held.count(tally)
            if held[seat] == tally:
                own = gain
    return seats * own - total
