"""The cover of a hot seat: "pass to Ada", with what happened in public since she last acted.

It is opaque: nothing of the table is drawn behind it, not even dimmed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import flow
from game.ui.scene import Scene
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

RECAP = pygame.Rect(470, 264, 690, 226)
LINES = 3


class Cover(Scene):
    """Lies over everything until the next person says that they are there."""

    name = "cover"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.next = seat
        match, speech = table_scene.match, table_scene.speech
        since = table_scene.left_at.get(seat, len(match.events))
        told = [speech.line(event) for event in flow.told_to(match, None, since)]
        self.recap = told[-LINES:]
        self.more = len(told) - len(self.recap)
        words = speech.words
        self.controls.set(
            [
                Button(
                    (470, 520, 440, 96), "ready",
                    words.say("cover.ready", name=speech.name(seat)), self._ready, "brass",
                ),
                Button((930, 520, 230, 96), "menu", words.say("bar.menu"), table_scene.escape, "plain", "menu"),
            ],
            "ready",
        )  # fmt: skip

    def _ready(self) -> None:
        self.table_scene.ready = self.next
        self.app.stack.pop(self)

    def escape(self) -> None:
        self.table_scene.escape()

    def draw(self, surface: pygame.Surface) -> None:
        look, speech = self.look, self.table_scene.speech
        look.paint.table(surface)
        theme = look.theme
        for y in (0, 656):
            surface.fill(theme.tile, (0, y, 1280, 64))
            surface.fill(theme.delft_back, (0, y + (60 if y == 0 else 0), 1280, 4))
        if look.pictures.has("common", "tile"):
            for x in range(0, 1280, 64):
                for y in (0, 656):
                    surface.blit(look.pictures.get("common", "tile", 64), (x, y))
        look.paint.disc(surface, (270, 280), 300, theme.paper[0], theme.brass, 6)
        person = look.pictures.icon("person", 150, theme.ink)
        surface.blit(person, person.get_rect(center=(270, 280)))
        name = speech.name(self.next)
        look.text.draw(
            surface, speech.words.say("cover.pass"), (470, 110, 690, 50), "scene", theme.sand
        )
        role = look.text.fitting(name, ["cover", "lobby", "scene"], 690)
        look.text.draw(surface, name, (470, 160, 690, 96), role, theme.cream)
        look.paint.plate(surface, RECAP, "paper")
        self._draw_recap(surface)
        super().draw(surface)

    def _draw_recap(self, surface: pygame.Surface) -> None:
        look, words = self.look, self.table_scene.speech.words
        title = words.say("cover.since") if self.recap else words.say("cover.nothing")
        look.text.draw(surface, title, (490, 272, 650, 44), "name", look.theme.ink)
        y = 318
        for line in self.recap:
            look.text.draw(surface, line, (490, y, 650, 40), "text", look.theme.ink)
            y += 40
        if self.more > 0:
            more = words.say("cover.more", count=self.more)
            look.text.draw(surface, more, (490, y, 650, 40), "text", look.theme.ink_soft)
