"""What a press was aimed at: quick presses at one place do nothing to what has come up meanwhile.

Whoever presses Skip twice in a row did not mean the Pass that lies there by then. Presses at one
place (or of one key) that follow each other quickly are a run; a run does nothing to a widget that
came up after it began. Time is the simulated one of `motion.py`, so that a test sees the same. At
instant speed there is nothing to hurry through and every press counts; only a held key stays one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.ui.motion import Motion
from game.ui.theme import TARGET

if TYPE_CHECKING:
    from game.ui.widgets import Widget

Place = tuple[int, int] | int
"""A point on the canvas, or a key."""

PAUSE = 350.0
"""A press so many ms after the last begins another run."""
LONGEST = 900.0
"""So long a widget may be deaf: whoever still presses after that has seen it."""


class Aim:
    """The run of presses under way, for all scenes together."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._run = 0
        self._goes_on = False
        self._is_held = False
        self._place: Place | None = None
        self._at = 0.0
        self._down: set[int] = set()  # keys

    def press(self, place: Place) -> None:
        """A press or key has gone down; a key that repeats because it is held goes on for ever.
        One that comes long after was let go where nobody saw it: in another window."""
        repeats = place == self._place and self._motion.now - self._at < LONGEST
        self._is_held = repeats and place in self._down
        self._goes_on = self._is_held or self.would_go_on(place)
        if not self._goes_on:
            self._run += 1
        self._place, self._at = place, self._motion.now
        if isinstance(place, int):
            self._down.add(place)

    def release(self, key: int) -> None:
        """The key is up again."""
        self._down.discard(key)

    def would_go_on(self, place: Place) -> bool:
        """Whether a press there would belong to the run under way."""
        if self._motion.is_instant:
            return False
        return self._motion.now - self._at < PAUSE and _is_near(place, self._place)

    def came_up(self, widgets: Iterable[Widget]) -> None:
        """These widgets have just come into sight, or do something else than before."""
        for widget in widgets:
            widget.born = (self._run, self._motion.now)

    def meant(self, widget: Widget) -> bool:
        """Whether the last press can have been meant for this widget."""
        run, at = widget.born
        if not self._goes_on or run < self._run:
            return True
        return not self._is_held and self._motion.now - at >= LONGEST


def _is_near(place: Place, other: Place | None) -> bool:
    if isinstance(place, int) or isinstance(other, int) or other is None:
        return place == other
    return abs(place[0] - other[0]) < TARGET and abs(place[1] - other[1]) < TARGET
