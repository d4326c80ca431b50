"""The live clock: people take while it falls, with bots whose plans were made before it started.

The clock itself is `live.py`'s and knows only simulated moments; this scene feeds it with time and
presses, stops it for whatever lies over it, and plays what it means. One person sees the own hand
meanwhile; two or three share the screen (`shared.py` draws their zones).
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction import live
from game.titles.dutch_auction.table import places, reckoning
from game.titles.dutch_auction.table.dial import draw_dial
from game.titles.dutch_auction.table.over import DutchScene
from game.titles.dutch_auction.table.shared import SharedZones
from game.titles.dutch_auction.table.slap import DialSlap, Slap
from game.titles.dutch_auction.table.table import Showing
from game.titles.dutch_auction.table.would_pay import draw_would_pay
from game.ui.flow import people
from game.ui.playback import SLICE
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

STEPS = (500, 1000, 1500)
"""Milliseconds for each coin; the person chooses, the match's file keeps it."""
LEAD = 1500.0
"""Before the clock starts, one person playing: time to look at the lot."""
COUNT = 700.0
"""For each number of the count-in after a pause."""
HURRY = 6
"""So much faster falls a clock that no person can stop any more."""
WAITING, FALLING, COUNTING = "waiting", "falling", "counting"


class LiveClock(DutchScene):
    """One lot under the clock."""

    name = "clock"

    def __init__(self, table_scene: MatchScene) -> None:
        self.humans = people(table_scene.match)
        alone = self.humans[0] if len(self.humans) == 1 else None
        super().__init__(table_scene, alone)
        self.alone = alone
        # a file may come with limits sealed before: those bots have nothing left to plan
        limits = self.match.state.limits
        bots = [s for s, limit in enumerate(limits) if limit is None and s not in self.humans]
        self.thoughts: dict[int, Generator[None, None, live.Plan]] = {
            seat: live.plan(self.match, seat) for seat in bots
        }
        self.plans: dict[int, live.Plan] = {}
        self.clock = live.clock_for(self.match.state, self.step, {})
        self.state = WAITING
        self.now = 0.0
        self.lead = LEAD
        self.count = 0.0
        self.peeking: int | None = None
        self.peeked: set[int] = set()
        """Who has peeked while the clock ran."""
        self.zones = SharedZones(self)

    @property
    def step(self) -> int:
        """Milliseconds for each coin."""
        step = self.match.ui.get("step")
        return step if step in STEPS else STEPS[0]

    @property
    def top(self) -> int:
        return self.clock.top

    # widgets

    def enter(self) -> None:
        if self.table_scene.ready is not None:
            self.table_scene.ready = None
            self.table_scene.snap()
        right = None
        if self.table.right_is_free:
            right = self._draw_would_pay if self.alone is not None else self.zones.draw_how
        self.show(Showing(self._draw_middle, right))
        self._lay()

    def _lay(self) -> None:
        widgets: list[Widget] = []
        if self.alone is not None:
            self.takes = [Slap(places.TAKE, "take", self.alone, self, (pygame.K_SPACE,))]
            self.takes[0].glows = True
            widgets += self.takes
            focus = "take"
        else:
            self.takes = [*self.zones.pads()]
            widgets += [*self.takes, *self.zones.peeks()]
            focus = "start" if self.state == WAITING else self.takes[0].action
        dial = pygame.Rect(0, 0, 2 * places.RADIUS, 2 * places.RADIUS)
        dial.center = self.table.clock_place()
        self.dial = DialSlap(dial, "" if self.alone is not None else "start", self)
        x, y = self.table.clock_place()
        seconds = f"{self.step / 1000:g}"
        pace = Button(
            (x - 160, y + 104, 52, 52), "step", self.say("take.step_label", seconds=seconds), self._pace,
            "glass", keys=(pygame.K_s,), picture=self._draw_seconds,
        )  # fmt: skip
        pause = Button(
            (x + 106, y + 104, 52, 52), "pause", self.say("take.pause"), self.escape, "glass", "pause",
            keys=(pygame.K_p,), shows_label=False,
        )  # fmt: skip
        self.set([*widgets, self.dial, pace, pause], focus)
        self._relabel()

    def hides(self, rect: pygame.Rect) -> bool:
        return any(take.rect.colliderect(rect) for take in self.takes)

    def _relabel(self) -> None:
        """The words of what can be pressed, as the price stands now."""
        for take in self.takes:
            take.reason = self.why_not(take.seat)
            take.relabel()
        self.dial.relabel()
        hand: list[str] | None = None
        if self.alone is not None:
            hand = self.table_scene.seen.hands[self.alone]
            self.table.showing.used = reckoning.used(hand, self.clock.price)

    def why_not(self, seat: int) -> str | None:
        """Why this person cannot take now, in words; None when they can."""
        clock = self.clock
        if clock.is_over:
            return self.say("take.stopped")
        if self.state == WAITING and self.alone is None:
            return self.say("take.start_note")
        if clock.has_taken(seat):
            return self.say("take.taken", name=self.speech.name(seat))
        if self.alone is not None and clock.able[seat] < clock.price:
            # On a shared screen this would tell the others what lies in the hand.
            return self._cannot(seat)
        return None

    def note(self, seat: int) -> str:
        """The second line of the Take button."""
        clock = self.clock
        if clock.has_taken(seat) or clock.is_over:
            return self.why_not(seat) or ""
        if clock.able[seat] < clock.price:
            return self.say("take.most", count=clock.able[seat])
        return self.say("take.note")

    def _cannot(self, seat: int) -> str:
        name = self.speech.name(seat)
        if self.alone is None:
            return self.say("take.cannot_now", name=name)
        return self.say("take.cannot", name=name, count=self.clock.able[seat])

    def _pace(self) -> None:
        """The next speed; a clock that falls already goes on at its own."""
        steps = [*STEPS, STEPS[0]]
        self.match.ui["step"] = steps[steps.index(self.step) + 1]
        self.app.save(self.table_scene.saved, self.match)
        if self.state == WAITING:
            self.clock = live.clock_for(self.match.state, self.step, self.plans)
        self._lay()

    # what people do

    def take(self, seat: int) -> None:
        """A hand comes down, at the moment that the clock shows."""
        if self.peeking is not None or self.state == COUNTING or not self._is_planned():
            return
        if self.state == WAITING:
            if self.alone is None:
                return
            self.start()
        if self.clock.press(seat, int(self.now)):
            self.look.sound.play("card")
        elif self.clock.able[seat] < self.clock.price:
            self.controls.say_why(self._cannot(seat))
        self._relabel()

    def start(self) -> None:
        """Lets the clock fall."""
        if self.state == WAITING and self._is_planned():
            self.state, self.lead = FALLING, 0.0
            self._relabel()

    def press_dial(self) -> None:
        """A press on the clock: it starts, or the only person takes."""
        if self.alone is not None:
            self.take(self.alone)
        else:
            self.start()

    def may_peek(self, seat: int) -> bool:
        return self.state == WAITING or seat not in self.peeked

    def peek(self, seat: int) -> None:
        """Shows a person's own cards in their zone; the clock stands still for all."""
        if self.peeking is None and not self.clock.is_over and self.may_peek(seat):
            self.peeking = seat
            self.table.showing.peeking = seat

    def look_away(self, seat: int) -> None:
        """The peek is over."""
        if self.peeking != seat:
            return
        if self.state != WAITING:
            self.peeked.add(seat)
        self.peeking = self.table.showing.peeking = None
        self._lay()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.FINGERDOWN:
            return self._finger(event.pos)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and self.zones.peek_key(event):
            return True
        return super().handle(event)

    def _finger(self, pos: tuple[int, int]) -> bool:
        """A finger on a pad, also while another one is down elsewhere; whether it took."""
        for take in self.takes:
            if take.enabled and take.rect.collidepoint(pos):
                take.slap()
                return True
        return False

    def key_map(self) -> list[tuple[str, str]]:
        step = (self.say("key.step"), self.say("key.step.does"))
        if self.alone is not None:
            return [(self.say("key.space"), self.say("key.space.does")), step]
        return [*self.zones.key_map(), step]

    # time

    def hide(self) -> None:
        self._stand_still()

    def wake(self) -> None:
        self._stand_still()

    def leave(self) -> None:
        super().leave()
        self.peeking = None

    def _stand_still(self) -> None:
        """After whatever lay over it a falling clock counts in, at the same price."""
        self.peeking = self.table.showing.peeking = None
        if self.state == WAITING:
            self.lead = LEAD
        else:
            self.state, self.count = COUNTING, 3 * COUNT

    def update(self, dt: float) -> None:
        if not self._is_planned():
            self._think()
        elif self.peeking is not None or self.clock.is_over:
            return
        elif self.state == COUNTING:
            self.count -= dt
            if self.count <= 0:
                self.state = FALLING
        elif self.state == WAITING:
            if self.alone is not None:
                self.lead -= dt
                if self.lead <= 0:
                    self.start()
        else:
            self._fall(dt)

    def shows(self) -> object:
        clock = self.clock
        return self.state, clock.price, len(clock.takers), self._counted, self.peeking

    @property
    def _counted(self) -> int:
        """The number of the count-in."""
        return 1 + int(max(0.0, self.count - 1) // COUNT)

    def _think(self) -> None:
        """A slice of the bots' thoughts; the clock has all their plans before it starts."""
        end = perf_counter() + SLICE
        while self.thoughts and perf_counter() < end:
            seat = min(self.thoughts)
            try:
                next(self.thoughts[seat])
            except StopIteration as thought:
                self.plans[seat] = thought.value
                del self.thoughts[seat]
        if not self.thoughts:
            self.clock = live.clock_for(self.match.state, self.step, self.plans)
            self._relabel()

    def _is_planned(self) -> bool:
        return not self.thoughts and set(self.clock.bots) == set(self.plans)

    def _fall(self, dt: float) -> None:
        before = self.clock.price
        nobody = not any(self.clock.able[seat] >= 1 for seat in self.humans)
        self.now += dt * (HURRY if nobody else 1)
        self.clock.advance(int(self.now))
        if self.clock.is_over:
            self._play()
        elif self.clock.price != before:
            self.look.sound.play("tick")
            self._relabel()

    def _play(self) -> None:
        """Plays what the stopped clock means, seat by seat, and goes."""
        for seat, action in live.actions(self.match.state, self.clock):
            if seat == self.match.state.turn:  # a file may come with limits sealed before
                self.table_scene.play(seat, action)
        self.done()

    # drawing

    def _draw_middle(self, surface: pygame.Surface) -> None:
        table, clock = self.table, self.clock
        table.draw_lot(surface, table.lot_place())
        ways = None
        if self.alone is not None:
            table.draw_worth(surface, clock.price)
            ways = reckoning.ways(self.table_scene.seen.hands[self.alone], clock.top)
        face, words = "price", ""
        if self.state == COUNTING:
            face, words = "count", ""
        elif self.state == WAITING and self.alone is None:
            words = self.say("take.start")
        centre = table.clock_place()
        draw_dial(
            surface, self.look, centre, places.RADIUS, clock.top, clock.price, ways, face, words,
            count=self._counted,
        )  # fmt: skip

    def _draw_seconds(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The seconds for each coin, on the button of the speed."""
        words = f"{self.step / 1000:g}"
        wide = box.inflate(14, 0)
        self.look.text.draw(surface, words, wide, "strong", self.look.theme.cream, "centre")

    def _draw_would_pay(self, surface: pygame.Surface) -> None:
        assert self.alone is not None
        draw_would_pay(surface, self.table, self.alone, self.clock.price)

    def draw(self, surface: pygame.Surface) -> None:
        if self.peeking is not None:
            self.zones.draw_peek(surface, self.peeking)
        super().draw(surface)
