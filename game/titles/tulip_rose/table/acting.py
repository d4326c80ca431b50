"""Acting out what happened: the base of the playback scenes, and the plain one for small things.

A scene takes the events at the head of the list that it knows, tells one after the other at its own
pace, and goes; the rest is the next scene's. A press skips. Nothing that happens depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.tulip_rose.table.dial import draw_banner
from game.titles.tulip_rose.table.lots import draw_bid, draw_sale, draw_standing
from game.titles.tulip_rose.table.on_block import OnBlock
from game.ui.playback import is_skip

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class Acting(OnBlock):
    """Tells events with `shown.tell` and the log, `length(event)` ms apart."""

    knows: frozenset[str] = frozenset()

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene)
        self.events: list[Event] = []
        for event in events:
            if event.id not in self.knows:
                break
            self.events.append(event)
        self.at_event = 0
        self.wait = 0.0
        self.is_done = False

    # what scenes say

    def length(self, event: Event) -> float:
        """How long an event is looked at, in ms at this speed."""
        return self.look.motion.length("deal") / 2

    def acted(self, event: Event) -> None:
        """An event was told just now: begin what moves."""

    # the course

    def enter(self) -> None:
        self.hall.begin_playback()
        self.set([])
        if not self.events or self.look.motion.is_instant:
            self.skip()

    def update(self, dt: float) -> None:
        self.wait -= dt
        while self.wait <= 0 and self.at_event < len(self.events):
            self.tell_next()
        if self.wait <= 0 and self.at_event >= len(self.events):
            self.finish()

    def tell_next(self) -> None:
        """Tells one event."""
        event = self.events[self.at_event]
        self.at_event += 1
        self.hall.shown.tell(event)
        self.table_scene.tell()
        self.wait = max(self.wait, 0.0) + self.length(event)
        self.acted(event)

    def skip(self) -> None:
        """Tells everything at once and goes."""
        while self.at_event < len(self.events):
            event = self.events[self.at_event]
            self.at_event += 1
            self.hall.shown.tell(event)
            self.table_scene.tell()
        self.finish()

    def finish(self) -> None:
        """Goes, once."""
        if not self.is_done:
            self.is_done = True
            self.hall.shown.gains.clear()
            self.done()

    def press(self) -> None:
        """A press somewhere: what moves ends, or all does."""
        self.look.motion.skip()
        self.skip()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event) and not self.is_done:
            self.press()
            return True
        return False


SMALL = frozenset(
    (
        "merchants", "orders", "bid", "bid_equal", "pass", "offer", "put", "discard", "done",
        "keep_flower", "skip_flower", "nothing_to_sell", "hold",
    )
)  # fmt: skip
QUICK = {"pass": 0.5, "put": 0.25, "merchants": 0.1, "orders": 0.1, "bid": 0.7, "bid_equal": 0.7}
"""How long small things are looked at, as a part of the pause between cards."""


class Telling(Acting):
    """Bids, passes, cards that are put or discarded: the table shows each, the log says it."""

    name = "playback"
    knows = SMALL
    takes_block = True

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene, events)
        self.grown = self.look.motion.tween("dial", 1.0, 1.0)

    def length(self, event: Event) -> float:
        return self.look.motion.length("deal") * QUICK.get(event.id, 1.0)

    def acted(self, event: Event) -> None:
        if event.id in ("bid", "bid_equal"):
            self.grown = self.look.motion.tween("dial", 1.15, 1.0)

    def draw_block(self, surface: pygame.Surface) -> None:
        if self.hall.shown.phase != "auction":
            draw_standing(surface, self.hall)
            return
        draw_sale(surface, self.hall)
        draw_bid(surface, self.hall, grown=self.grown.value)
        moved = self.hall.shown.moved
        if moved is not None and self.hall.shown.high is not None:
            key = "tag.leads" if moved == self.hall.shown.high else "tag.passed"
            words = f"{self.speech.name(moved)} {self.words.say(key)}"
            draw_banner(surface, self.hall, words)
