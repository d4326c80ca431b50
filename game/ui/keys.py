"""The keyboard page (F1): which key does what here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.frame import Framed
from game.ui.scene import Scene
from game.ui.theme import card_role

if TYPE_CHECKING:
    from game.ui.app import App

PANEL = pygame.Rect(12, 78, 1256, 630)
COMMON = ("tab", "arrows", "enter", "escape", "long", "f1", "f11")
STEP, TOP, MOST = 62, 144, 9
CAP = card_role("fira-600", 26)


class KeyPage(Framed):
    """The keys of the scene below, then those that hold everywhere."""

    name = "keys"

    def __init__(self, app: App, over: Scene) -> None:
        super().__init__(app)
        self.title = app.say("keys")
        everywhere = [(app.say(f"key.{key}"), app.say(f"key.{key}.does")) for key in COMMON]
        here = [*over.key_map(), *over.bar_map()]
        self.columns = [column for column in (here[:MOST], here[MOST:], everywhere) if column]
        self.heads = ["keys.here"] * (len(self.columns) - 1) + ["keys.everywhere"]

    def enter(self) -> None:
        self.show([], "back")

    def back(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_frame(surface)
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, PANEL, "paper")
        wide = (PANEL.width - 48) // max(2, len(self.columns))
        for i, column in enumerate(self.columns):
            x = PANEL.x + 24 + i * wide
            head = self.app.say(self.heads[i])
            look.text.draw(surface, head, (x, 88, wide, 48), "subtitle", theme.ink)
            self._draw_column(surface, column, x, wide)
        self.controls.draw(surface)

    def _draw_column(
        self, surface: pygame.Surface, lines: list[tuple[str, str]], x: int, wide: int
    ) -> None:
        look, theme = self.look, self.look.theme
        for row, (key, does) in enumerate(lines):
            y = TOP + row * STEP
            cap = pygame.Rect(x, y, max(56, look.text.width(key, CAP) + 28), 52)
            look.paint.plate(surface, cap, "plain")
            look.text.draw(surface, key, cap, CAP, theme.ink, "centre")
            place = (cap.right + 16, y, x + wide - cap.right - 24, 52)
            look.text.draw(surface, does, place, "text", theme.ink)
