"""What the screens around a match have in common: the rail with a title and a way back."""

from __future__ import annotations

import pygame

from game.ui.scene import Scene
from game.ui.widgets import Button, Widget

RAIL = 64
BACK = (12, 6, 52, 52)


class Framed(Scene):
    """A screen on the felt with a rail: `title`, a word beside it, a back button."""

    title = ""
    beside = ""

    def back(self) -> None:
        """Where the back button and Escape lead."""
        self.app.open_menu()

    def escape(self) -> None:
        self.back()

    def back_button(self) -> Button:
        words = self.app.say("back")
        return Button(BACK, "back", words, self.back, "glass", "back", shows_label=False)

    def show(self, widgets: list[Widget], focus: str | None = None) -> None:
        """These widgets behind the back button."""
        self.controls.set([self.back_button(), *widgets], focus)

    def draw_frame(self, surface: pygame.Surface) -> None:
        """The felt, the rail and the title."""
        look, theme = self.look, self.look.theme
        look.paint.table(surface)
        look.paint.rail(surface, RAIL)
        role = "choice" if look.text.larger else "scene"
        end = look.text.draw(surface, self.title, (85, 0, 700, 62), role, theme.cream).right
        if self.beside:
            place = (end + 18, 4, 560, 58)
            look.text.draw(surface, self.beside, place, "text", theme.sand)
