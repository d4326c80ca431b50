"""The replay viewer: any match step by step, forwards and back, by rounds or tenths of it.

The table is the game's own; it shows the public's view, or the only person's.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.match import Match
from game.ui.match_scene import MatchScene
from game.ui.table import widgets_on
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.app import App

STRIP = pygame.Rect(12, 602, 1256, 110)
STEPS = (
    ("start", "first", pygame.K_HOME),
    ("far-back", "far-back", pygame.K_PAGEUP),
    ("back", "arrow-left", pygame.K_COMMA),
    ("on", "arrow-right", pygame.K_PERIOD),
    ("far-on", "far-on", pygame.K_PAGEDOWN),
    ("end", "skip", pygame.K_END),
)
"""The buttons: action, icon, key."""


class Replay(MatchScene):
    """A match scene that nobody plays: it stands at a step of a finished or stored match."""

    name = "replay"

    def __init__(self, app: App, match: Match, step: int | None = None) -> None:
        self.whole = match
        self.step = len(match.actions) if step is None else step
        super().__init__(app, match.at(self.step), "")

    def advance(self) -> None:
        self._lay()

    def go(self, step: int) -> None:
        """Stands at this step."""
        self.step = max(0, min(len(self.whole.actions), step))
        self.match = self.whole.at(self.step)
        self.told, self.told_here = len(self.match.events), 0
        self._relog()
        self.snap()
        self._lay()

    @property
    def room(self) -> pygame.Rect:
        """Where the buttons stand: where the table says, else along the bottom."""
        room: pygame.Rect = getattr(self.table, "replay_room", STRIP)
        return room

    def chapters(self) -> list[int]:
        """The steps at which a round begins, where the title names the event that begins one;
        else tenths of the match."""
        last = len(self.whole.actions)
        if self.kit.chapter:
            begins = [
                step
                for step, events in enumerate(self.whole.events)
                if any(event.id == self.kit.chapter for event in events)
            ]
            return sorted({0, *begins, last})
        return [round(last * tenth / 10) for tenth in range(11)]

    def _far(self, by: int) -> int:
        """The beginning of the next or last chapter."""
        last = len(self.whole.actions)
        if by > 0:
            return min((step for step in self.chapters() if step > self.step), default=last)
        return max((step for step in self.chapters() if step < self.step), default=0)

    def key_map(self) -> list[tuple[str, str]]:
        words = self.speech.words
        return [(words.say(f"key.replay.{action}"), self._label(action)) for action, _, _ in STEPS]

    def _label(self, action: str) -> str:
        chapter = ".round" if self.kit.chapter and action.startswith("far") else ""
        return self.speech.words.say(f"replay.{action}{chapter}")

    def _lay(self) -> None:
        words, last = self.speech.words, len(self.whole.actions)
        first = words.say("replay.first") if self.step == 0 else None
        final = words.say("replay.last") if self.step == last else None
        goals = (0, self._far(-1), self.step - 1, self.step + 1, self._far(1), last)
        *places, closing = self._places()
        widgets = widgets_on(self.table, self)
        for (action, icon, key), place, goal in zip(STEPS, places, goals, strict=True):
            reason = first if action in ("start", "far-back", "back") else final
            widgets.append(
                Button(place, action, self._label(action), partial(self.go, goal), "plain", icon,
                       reason=reason, keys=(key,), shows_label=place.width > 100)
            )  # fmt: skip
        close = Button(closing, "close", words.say("close"), self.escape, "delft", "close")
        self.controls.set([*widgets, close], "on")

    def _places(self) -> list[pygame.Rect]:
        """Where the buttons of `STEPS` and the one that closes stand: in a row, else in two."""
        x, y = self.room.topleft
        if self.room.width < 1000:
            spots = [(0, 60, 92), (100, 60, 92), (0, 142, 280), (288, 142, 280),
                     (200, 60, 92), (300, 60, 92), (400, 60, 168)]  # fmt: skip
            return [pygame.Rect(x + dx, y + dy, wide, 68) for dx, dy, wide in spots]
        row = [(288, 84), (384, 84), (480, 170), (662, 170), (844, 84), (940, 84), (1048, 190)]
        return [pygame.Rect(x + dx, y + 20, wide, 70) for dx, wide in row]

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        look, theme, room = self.look, self.look.theme, self.room
        narrow = room.width < 1000
        if not narrow:
            surface.fill(theme.felt2, room)
            look.paint.plate(surface, room, "zone")
        words = self.speech.words.say("replay.step", step=self.step, last=len(self.whole.actions))
        label = pygame.Rect(room.x + 18, room.y, 260, room.height)
        if narrow:
            label = pygame.Rect(room.x + 6, room.y + 6, room.width - 12, 48)
        look.text.draw(surface, words, label, "name", theme.cream)
        self.controls.draw(surface)
