"""The auction against the clock, without pictures: who shouts when, and what that is in the rules.

Moments are whole milliseconds of simulated time since the auction began; whoever draws it feeds it
with frames of any length and stops feeding it to pause. Everything is ordered by (moment, seat), so
that the same presses at the same moments give the same match. What is played are the rules' own
bids and passes (ruling 10): when the ring runs out, everybody who has not bid passes.

Bots think about each standing bid anew. How long they take to answer comes from the match's seed, the
seat and the number of actions alone; the clock waits at that moment for a bot that still thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from game.ai.bots import HUMAN, Thinking, begin
from game.core.game import Action
from game.core.match import Match
from game.core.rng import Rng, below, seeded
from game.titles.tulip_rose.auction import can_pass

RING = {"slow": 8000, "normal": 5000, "fast": 3000, "instant": 3000}
"""Milliseconds from a bid to the hammer, by the speed that was chosen."""
OPENING = 2
"""Until the first bid there is so many times as long: nobody has seen the bouquet before."""
QUICKEST, SLOWEST = 10, 36
"""A bot's answer comes between these hundredths of the ring."""

Play = Callable[[int, Action], None]
"""Plays a legal action of a seat."""


class Call(NamedTuple):
    """Somebody shouts; the order of shouts is the order of these."""

    moment: int
    seat: int
    action: Action


class Plan:
    """A bot that will answer at a moment; what, it may still be thinking about."""

    def __init__(self, moment: int, seat: int, thoughts: Thinking) -> None:
        self.moment, self.seat = moment, seat
        self.thoughts = thoughts
        self.action: Action | None = None

    def think(self) -> None:
        """A little further."""
        try:
            next(self.thoughts)
        except StopIteration as done:
            self.action = done.value


class Outcry:
    """One bouquet's auction. `play` is called for every action, in order."""

    def __init__(self, match: Match, ring: int, play: Play | None = None) -> None:
        self.match = match
        self.ring = ring
        self.now = 0
        self.is_over = False
        self.refused: list[Call] = []
        """Shouts of people that came too late; whoever shows them clears the list."""
        self._play = play or match.play
        self._calls: list[Call] = []
        self._plans: list[Plan] = []
        self._lots = len(match.state.bouquets)
        self._restart(0)

    # what is seen

    @property
    def left(self) -> float:
        """How much of the ring is left, 1 to 0."""
        return max(0.0, (self.deadline - self.now) / self.length)

    @property
    def is_waiting(self) -> bool:
        """Whether the clock stands because a bot still thinks."""
        return any(plan.action is None and plan.moment <= self.now for plan in self._plans)

    # what people do

    def press(self, seat: int, action: Action, moment: int | None = None) -> None:
        """A person shouts, now or at a moment that is still to come."""
        moment = self.now if moment is None else moment
        if not self.is_over and moment >= self.now:
            self._calls.append(Call(moment, seat, action))

    # what bots do

    def think(self, seconds: float) -> None:
        """Lets bots think for so long, who answers first first."""
        end = perf_counter() + seconds
        while (plan := self._thinker()) is not None and perf_counter() < end:
            plan.think()

    def finish_thinking(self) -> None:
        """Lets all bots think to the end."""
        while (plan := self._thinker()) is not None:
            plan.think()

    def _thinker(self) -> Plan | None:
        thinking = [plan for plan in self._plans if plan.action is None]
        return min(thinking, key=lambda plan: (plan.moment, plan.seat), default=None)

    # the clock

    def advance(self, to: int) -> None:
        """Lets the clock run up to the moment `to`: everything before that has happened then."""
        while not self.is_over and self.now < to:
            first = self._first()
            until = min(to, self._hold())
            if first is not None and first.moment < min(until, self.deadline):
                self.now = max(self.now, first.moment)
                self._shout(first)
            elif self.deadline < until:
                self.now = self.deadline
                self._run_out()
            else:
                self.now = max(self.now, until)
                return

    def _first(self) -> Call | None:
        """The next shout of a person or of a bot that knows what it wants."""
        ready = [Call(p.moment, p.seat, p.action) for p in self._plans if p.action is not None]
        return min([*self._calls, *ready], key=lambda call: call[:2], default=None)

    def _hold(self) -> int:
        """The moment beyond which the clock may not go before somebody has thought."""
        plan = self._thinker()
        return self.deadline + 1 if plan is None else plan.moment

    def _shout(self, call: Call) -> None:
        if call in self._calls:
            self._calls.remove(call)
        else:
            self._plans = [plan for plan in self._plans if plan.seat != call.seat]
        if not self.match.game.is_legal(self.match.state, call.seat, call.action):
            if self._is_person(call.seat):
                self.refused.append(call)
            return
        self._play(call.seat, call.action)
        if self._is_closed():
            self.is_over = True
        elif call.action[0] == "bid":
            self._restart(call.moment)

    def _run_out(self) -> None:
        """The hammer falls: who has not bid passes."""
        while not self._is_closed():
            turn = self.match.state.turn
            assert turn is not None
            self._play(turn, ("pass",))
        self.is_over = True

    def _is_closed(self) -> bool:
        state = self.match.state
        return state.phase != "auction" or len(state.bouquets) != self._lots

    def _restart(self, moment: int) -> None:
        """The ring is full again, and every bot that could still bid thinks about it."""
        state = self.match.state
        self.length = self.ring * (OPENING if state.high is None else 1)
        self.deadline = moment + self.length
        self._plans = [
            Plan(moment + self._reaction(seat), seat, begin(self.match, seat))
            for seat in range(state.seats)
            if not self._is_person(seat) and seat != state.seller and can_pass(state, seat)
        ]

    def _reaction(self, seat: int) -> int:
        """How long this bot takes to answer, in ms."""
        hand = Rng(seeded(self.match.bot_rng(seat).rng, 1))
        low, high = self.ring * QUICKEST // 100, self.ring * SLOWEST // 100
        return low + below(hand, high - low)

    def _is_person(self, seat: int) -> bool:
        return self.match.players[seat] == HUMAN
