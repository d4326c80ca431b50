"""What the scenes that lie over a table have in common: they draw over it, keep the bar's buttons
in reach, and take themselves away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.bar import BUTTONS, bar_widgets
from game.ui.host import Mirror
from game.ui.scene import Scene
from game.ui.table import widgets_on
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class OverTable(Scene):
    """A scene over the table of `self.table_scene`; `seat` is whose decision it is, if any."""

    covers = False

    def __init__(self, table_scene: MatchScene, seat: int | None = None) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.match = table_scene.match
        self.speech = table_scene.speech
        self.seat = seat
        self.phase = table_scene.phase

    @property
    def undoer(self) -> int | None:
        """Whose last action the bar's undo takes back."""
        return self.seat

    def set(self, widgets: list[Widget], focus: str | None = None) -> None:
        """The scene's widgets over the table's own, with the bar's buttons behind them."""
        below = widgets_on(self.table_scene.table, self)
        self.controls.set([*below, *widgets, *bar_widgets(self)], focus)

    def done(self) -> None:
        """Takes the scene away; the table then says what comes next."""
        self.app.stack.pop(self)

    def bar_map(self) -> list[tuple[str, str]]:
        say = self.speech.words.say
        return [(say(f"key.bar.{name}"), say(f"bar.{name}")) for name in BUTTONS]

    def mirror(self) -> Mirror:
        self.log = self.table_scene.log
        return super().mirror()

    def draw(self, surface: pygame.Surface) -> None:
        self.controls.draw(surface)

    def escape(self) -> None:
        self.table_scene.escape()
