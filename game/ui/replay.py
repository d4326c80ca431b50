"""The replay viewer: any match step by step, forwards and back, jump by tenths.

The table is the game's own; it shows the public's view, or the only person's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.match import Match
from game.ui.match_scene import MatchScene
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

STRIP = pygame.Rect(12, 602, 1256, 110)


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

    def _lay(self) -> None:
        words, last = self.speech.words, len(self.whole.actions)
        first = words.say("replay.first") if self.step == 0 else None
        final = words.say("replay.last") if self.step == last else None
        kind = ".round" if self.kit.chapter else ""
        x, y, narrow = self.room.x, self.room.y, self.room.width < 1000

        def button(
            place: tuple[int, int, int],
            action: str,
            icon: str,
            to: int,
            reason: str | None,
            key: int,
        ) -> Widget:
            far = kind if action.startswith("far") else ""
            return Button(
                (*place, 70 if not narrow else 68), action, words.say(f"replay.{action}{far}"),
                lambda: self.go(to), "plain", icon, reason=reason, keys=(key,),
                shows_label=place[2] > 100,
            )  # fmt: skip

        if narrow:
            places = [(x, y + 60, 92), (x + 100, y + 60, 92), (x, y + 142, 280), (x + 288, y + 142, 280),
                      (x + 200, y + 60, 92), (x + 300, y + 60, 92), (x + 400, y + 60, 168)]  # fmt: skip
        else:
            places = [(x + 288, y + 20, 84), (x + 384, y + 20, 84), (x + 480, y + 20, 170),
                      (x + 662, y + 20, 170), (x + 844, y + 20, 84), (x + 940, y + 20, 84),
                      (x + 1048, y + 20, 190)]  # fmt: skip
        below: list[Widget] = getattr(self.table, "widgets", lambda _over: [])(self)
        self.controls.set(
            [
                *below,
                button(places[0], "start", "up", 0, first, pygame.K_HOME),
                button(places[1], "far-back", "minus", self._far(-1), first, pygame.K_PAGEUP),
                button(places[2], "back", "arrow-left", self.step - 1, first, pygame.K_COMMA),
                button(places[3], "on", "arrow-right", self.step + 1, final, pygame.K_PERIOD),
                button(places[4], "far-on", "plus", self._far(1), final, pygame.K_PAGEDOWN),
                button(places[5], "end", "down", last, final, pygame.K_END),
                Button((*places[6], 70 if not narrow else 68), "close", words.say("close"), self.escape,
                       "delft", "close"),
            ],
            "on",
        )  # fmt: skip

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
