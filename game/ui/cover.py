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
        since = flow.since_acted(match, seat)
        told = [speech.line(event) for event in since if table_scene.says(event)]
        self.recap = told[-LINES:]
        self.more = len(told) - len(self.recap)
        words = speech.words
        self.controls.set(
            [
                Button(
                    (470, 520, 440, 96), "ready",
                    words.say("cover.ready", name=speech.name(seat)), self._ready, "delft", role="choice",
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
        look, speech, theme = self.look, self.table_scene.speech, self.look.theme
        look.paint.table(surface)
        for y, line in ((0, 64), (656, 652)):
            for i, x in enumerate(range(0, 1280, 64)):
                name = "tile-mill" if i % 4 == 2 else "tile"
                surface.blit(look.pictures.get("common", name, 64), (x, y))
            surface.fill(theme.brass, (0, line, 1280, 4))
        self._draw_emblem(surface)
        name = speech.name(self.next)
        passing = speech.words.say("cover.pass")
        look.text.draw(surface, passing, (470, 108, 690, 50), "subtitle", theme.sand)
        role = look.text.fitting(name, ["cover", "lobby", "scene"], 690)
        look.text.draw(surface, name, (470, 158, 690, 96), role, theme.cream)
        look.paint.plate(surface, RECAP, "paper")
        self._draw_recap(surface)
        super().draw(surface)

    def _draw_emblem(self, surface: pygame.Surface) -> None:
        look, theme, scene = self.look, self.look.theme, self.table_scene
        caption = ""
        if scene.kit.emblem is not None:
            atlas, picture, caption = scene.kit.emblem(scene, self.next)
            image = look.pictures.get(atlas, picture, 300)
            surface.blit(image, image.get_rect(center=(270, 280)))
        else:
            look.paint.disc(surface, (270, 280), 300, theme.paper[0], theme.brass, 12)
            person = look.pictures.icon("person", 150, theme.ink)
            surface.blit(person, person.get_rect(center=(270, 280)))
        look.text.draw(surface, caption, (70, 436, 400, 46), "subtitle", theme.sand, "centre")
        words = scene.speech.words.say("cover.secret", name=scene.speech.name(self.next))
        look.text.paragraph(surface, words, (100, 520, 340, 96), "text", theme.sand, "centre", 31)

    def _draw_recap(self, surface: pygame.Surface) -> None:
        look, words = self.look, self.table_scene.speech.words
        name = self.table_scene.speech.name(self.next)
        key = "cover.since" if self.recap else "cover.nothing"
        title = words.say(key, name=name)
        look.text.draw(surface, title, (490, 270, 650, 46), "name", look.theme.ink)
        y = 316
        for line in self.recap:
            look.text.draw(surface, line, (490, y, 650, 42), "text", look.theme.ink)
            y += 42
        if self.more > 0:
            more = words.say("cover.more", count=self.more)
            look.text.draw(surface, more, (490, y, 650, 40), "text", look.theme.ink_soft)
