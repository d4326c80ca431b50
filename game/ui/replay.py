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

    def _lay(self) -> None:
        words, last = self.speech.words, len(self.whole.actions)
        tenth = max(1, last // 10)
        first = words.say("replay.first") if self.step == 0 else None
        final = words.say("replay.last") if self.step == last else None

        def button(
            x: int, wide: int, action: str, icon: str, by: int, reason: str | None, key: int
        ) -> Widget:
            return Button(
                (x, 622, wide, 70), action, words.say(f"replay.{action}"), lambda: self.go(self.step + by),
                "plain", icon, reason=reason, keys=(key,), shows_label=wide > 100,
            )  # fmt: skip

        self.controls.set(
            [
                button(300, 84, "start", "up", -last, first, pygame.K_HOME),
                button(396, 84, "far-back", "minus", -tenth, first, pygame.K_PAGEUP),
                button(492, 170, "back", "arrow-left", -1, first, pygame.K_COMMA),
                button(674, 170, "on", "arrow-right", 1, final, pygame.K_PERIOD),
                button(856, 84, "far-on", "plus", tenth, final, pygame.K_PAGEDOWN),
                button(952, 84, "end", "down", last, final, pygame.K_END),
                Button((1060, 622, 190, 70), "close", words.say("close"), self.escape, "delft", "close"),
            ],
            "on",
        )  # fmt: skip

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        look, theme = self.look, self.look.theme
        surface.fill(theme.felt2, STRIP)
        look.paint.plate(surface, STRIP, "zone")
        words = self.speech.words.say("replay.step", step=self.step, last=len(self.whole.actions))
        look.text.draw(surface, words, (30, 602, 260, 110), "name", theme.cream)
        self.controls.draw(surface)
