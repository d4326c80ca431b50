"""Acting out what happened, and bots that think: the two scenes in which nobody is asked.

Both are paced by simulated time; a press anywhere skips. Nothing that happens depends on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from game.ai.bots import begin
from game.core.game import Action, Event
from game.ui.over_table import OverTable

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

SLICE = 0.004
"""Seconds of a frame that a bot may think."""
QUICK = 0.15
"""The part of a bot's usual pace at which it takes small steps."""
PACE = "deal"
"""The movement of `motion.TIMES` whose length a told event gets."""


class Playback(OverTable):
    """The plain one: the log tells one line after the other; then the table shows the new state."""

    name = "playback"

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene)
        self.left = len(events)
        self.wait = 0.0

    def enter(self) -> None:
        self.set([])
        if self.left == 0 or self.look.motion.is_instant:
            self.skip()

    def update(self, dt: float) -> None:
        self.wait -= dt
        while self.left and self.wait <= 0:
            self.table_scene.tell()
            self.left -= 1
            self.wait += self.look.motion.length(PACE) / 2
        if not self.left and self.wait <= 0:
            self.done()

    def skip(self) -> None:
        """Tells everything at once."""
        self.table_scene.tell(self.left)
        self.left = 0
        self.done()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event) and self.left:
            self.skip()
            return True
        return False


def is_skip(event: pygame.event.Event) -> bool:
    """Whether this is the press or key that skips what moves."""
    if event.type == pygame.MOUSEBUTTONUP:
        return bool(event.button == 1)
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN)


class Thinking(OverTable):
    """A bot decides: a slice of each frame, and never quicker than a person can follow."""

    name = "thinking"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene)
        self.bot = seat
        self.thoughts = begin(self.match, seat)
        self.action: Action | None = None
        self.wait = self.look.motion.length("bot")
        if self.match.state.phase in table_scene.kit.quick:
            self.wait *= QUICK
        self.played = False

    def enter(self) -> None:
        self.set([])

    def update(self, dt: float) -> None:
        self.wait -= dt
        if self.action is None:
            self._think()
        if self.action is not None and self.wait <= 0 and not self.played:
            self.played = True
            if not self.table_scene.play(self.bot, self.action):
                raise ValueError(f"the bot of seat {self.bot} wanted {self.action}")
            self.done()

    def shows(self) -> object:
        return None  # thoughts are not seen

    def _think(self) -> None:
        end = perf_counter() + SLICE
        try:
            while perf_counter() < end:
                next(self.thoughts)
        except StopIteration as thought:
            self.action = thought.value

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event):
            self.wait = 0.0
            return True
        return False
