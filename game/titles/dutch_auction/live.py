"""Live play without pictures: takes at simulated moments become the limits that the rules ask for.

Moments are whole milliseconds of simulated time since the clock began; whoever draws the clock
feeds it with frames of any length and stops feeding it to pause. Takes are ordered by (moment, seat),
so that the same presses at the same moments give the same match. Bots' limits and reaction times
are fixed before the clock starts (`plan`) and never hear of a press.
"""

from collections.abc import Generator, Mapping
from typing import NamedTuple

from game.ai.bots import bots
from game.core.game import Action
from game.core.match import Match
from game.core.rng import Rng, below, seeded
from game.titles.dutch_auction.payment import most
from game.titles.dutch_auction.rules import TOP, DutchState

QUICKEST, SLOWEST = 150, 450
"""Milliseconds that a bot's hand needs, as a person's would."""


class Plan(NamedTuple):
    """What a bot will do: take at `limit` (0: never), `reaction` after the clock has come to it."""

    limit: int
    reaction: int


class Take(NamedTuple):
    """Somebody's hand on the card; the order of takes is the order of these."""

    moment: int
    seat: int


def plan(match: Match, seat: int) -> Generator[None, None, Plan]:
    """A bot's plan for the clock of the match as it stands, also where it is not yet polled."""
    view: DutchState = match.view(seat)
    view.turn = seat  # at the live clock everybody is asked at once
    think = bots(match.game)[match.players[seat]]
    action = yield from think(view, seat, match.bot_rng(seat))
    limit = action[1] if action[0] == "limit" else 0
    assert isinstance(limit, int)
    hand = Rng(seeded(match.bot_rng(seat).rng, 1))
    return Plan(limit, QUICKEST + below(hand, SLOWEST - QUICKEST))


class Clock:
    """One fall of the clock. `advance` it, `press` for people, and read who took when it is over."""

    def __init__(self, top: int, step: int, able: Mapping[int, int], bots: Mapping[int, Plan]):
        """`step`: milliseconds for each coin; `able`: per seat the most that its hand can pay."""
        self.top = top
        self.step = step
        self.able = dict(able)
        self.bots = dict(bots)
        self.now = 0
        self.takers: list[int] = []
        """Who took, when it is over: nobody, one, or several at the first clock's top."""
        self.is_over = False
        self.at = 0
        """The price at which it stopped; 0: nobody took."""
        self._coming = [
            Take(self._start(min(plan.limit, top)) + min(plan.reaction, step - 1), seat)
            for seat, plan in self.bots.items()
            if plan.limit > 0
        ]
        self._late: list[int] = []

    @property
    def price(self) -> int:
        """The price called now; when it is over, the price at which it stopped."""
        return self.at if self.is_over else self.price_at(self.now)

    def price_at(self, moment: int) -> int:
        """The price that is called at a moment; 0 at the end."""
        return max(0, self.top - moment // self.step)

    def has_taken(self, seat: int) -> bool:
        """Whether this person's hand is down already."""
        return seat in self.takers or any(
            take.seat == seat for take in self._coming if seat not in self.bots
        )

    def may_take(self, seat: int) -> bool:
        """Whether a person may take at the price called now."""
        return (
            not self.is_over
            and seat not in self.bots
            and not self.has_taken(seat)
            and 1 <= self.price <= self.able[seat]
        )

    def press(self, seat: int, moment: int | None = None) -> bool:
        """A person takes, now or at a moment that the clock has yet to pass; False: it does not count."""
        moment = self.now if moment is None else moment
        price = self.price_at(moment)
        if self.is_over or moment < self.now or seat in self.bots or self.has_taken(seat):
            return False
        if not 1 <= price <= self.able[seat]:
            return False
        self._coming.append(Take(moment, seat))
        return True

    def advance(self, to: int) -> None:
        """Lets the clock fall until the moment `to`: everything before that has happened then."""
        if self.is_over or to <= self.now:
            return
        together = self.step if self.top == TOP else 0
        first = sorted(take for take in self._coming if take.moment < together)
        if first and to >= together:
            self._stop([take.seat for take in first], self.top, together)
            return
        due = sorted(take for take in self._coming if together <= take.moment < to)
        if due:
            taken = due[0]
            self._late = [take.seat for take in due[1:] if take.moment == taken.moment]
            self._stop([taken.seat], self.price_at(taken.moment), taken.moment)
        elif to >= self.top * self.step:
            self._stop([], 0, self.top * self.step)
        else:
            self.now = to

    def _start(self, price: int) -> int:
        """The moment from which a price is called."""
        return (self.top - price) * self.step

    def _stop(self, takers: list[int], price: int, moment: int) -> None:
        self.is_over, self.takers, self.at, self.now = True, takers, price, moment

    def limits(self) -> dict[int, int]:
        """Per seat the limit that stands for what it did; only when the clock has stopped.

        Takers: the price. A bot that was too late: its own limit, below that. A person who was too
        late by no moment at all: one less; who did nothing: 0.
        """
        found = {}
        for seat in self.able:
            if seat in self.takers:
                found[seat] = self.at
            elif seat in self.bots:
                found[seat] = max(0, min(self.bots[seat].limit, self.at - 1))
            else:
                found[seat] = self.at - 1 if seat in self._late else 0
        return found


def clock_for(state: DutchState, step: int, bots: Mapping[int, Plan]) -> Clock:
    """The clock of the lot that stands; every seat that has no plan is a person."""
    able = {seat: most(tuple(hand)) for seat, hand in enumerate(state.hands)}
    return Clock(state.top, step, able, bots)


def actions(state: DutchState, clock: Clock) -> list[tuple[int, Action]]:
    """What the stopped clock means in the rules: each seat's limit, in the order they are polled."""
    limits = clock.limits()
    clockwise = [(state.auctioneer + i) % state.seats for i in range(state.seats)]
    return [(seat, ("limit", limits[seat])) for seat in clockwise]
