"""Over the table: a seat's tulips with their numbers, or one card large."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from game.titles.gift_of_tulips.cards import CARDS, COLOURS, VALUE
from game.titles.gift_of_tulips.table.faces import card, colours_of, tall
from game.titles.gift_of_tulips.table.offers import capital
from game.titles.gift_of_tulips.table.signs import SUM, line
from game.ui.scene import Scene
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.over_table import OverTable

PANEL = pygame.Rect(60, 40, 1160, 640)
SMALL, LARGE = 74, 260


class TulipSheet(Scene):
    """Per colour how many of each value; below, what the viewer knows to be hidden by the seat."""

    name = "sheet"
    covers = False

    def __init__(self, over: OverTable, seat: int) -> None:
        super().__init__(over.app)
        self.speech, self.whose = over.speech, seat
        seen = over.table_scene.seen
        self.piles = colours_of(seen.bouquets[seat])
        self.points = seen.points[seat]
        self.hidden = list(seen.secret[seat])
        self.controls.set([_close(self)], "close")

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, words = self.look, self.speech.words
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        count = sum(map(len, self.piles.values()))
        title = self.speech.name(self.whose)
        look.text.draw(surface, title, (90, 56, 560, 56), "scene", look.theme.ink)
        note = words.say("tulips.note", count=count, points=self.points)
        look.text.draw(surface, note, (660, 56, 530, 56), "text", look.theme.ink_soft, "right")
        surface.fill(look.theme.rule, (90, 116, 1100, 2))
        for number, colour in enumerate(COLOURS):
            self._draw_colour(surface, colour, 90 + 282 * number)
        self._draw_hidden(surface)
        super().draw(surface)

    def _draw_colour(self, surface: pygame.Surface, colour: str, x: int) -> None:
        look, theme, pile = self.look, self.look.theme, self.piles[colour]
        total = sum(VALUE[name] for name in pile)
        title = f"{capital(self.speech.words.say(f'colour.{colour}'))} {len(pile)}"
        look.text.draw(surface, title, (x, 124, 172, 44), "name", theme.ink)
        line(
            surface, look, f"{SUM}{total}", (x + 172, 124, 70, 44), "text", theme.ink_soft, "right"
        )
        counts = Counter(pile)
        for number, name in enumerate(name for name in CARDS if name.startswith(colour)):
            left = x + 84 * number
            surface.blit(card(look, name, SMALL), (left, 174))
            ink = theme.ink if counts[name] else theme.ink_soft
            label = f"× {counts[name]}"
            place = (left, 178 + tall(SMALL), SMALL, 40)
            look.text.draw(
                surface, label, place, "strong" if counts[name] else "text", ink, "centre"
            )

    def _draw_hidden(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.speech.words, self.look.theme
        surface.fill(theme.rule, (90, 340, 1100, 1))
        title = words.say("hidden.by", count=len(self.hidden), name=self.speech.name(self.whose))
        look.text.draw(surface, title, (90, 350, 1100, 44), "name", theme.ink)
        known = [name for name in self.hidden if name is not None]
        if not known:
            note = words.say("hidden.unknown", name=self.speech.name(self.whose))
            look.text.draw(surface, note, (90, 396, 1100, 40), "text", theme.ink_soft)
            return
        pitch = min(SMALL + 12, (1100 - SMALL) / max(1, len(known) - 1))
        for number, name in enumerate(known):
            surface.blit(card(look, name, SMALL), (round(90 + pitch * number), 404))


class CardSheet(Scene):
    """One card, large, with its name."""

    name = "sheet"
    covers = False

    def __init__(self, over: OverTable, name: str) -> None:
        super().__init__(over.app)
        self.card, self.title = name, capital(over.speech.card(name))
        self.speech = over.speech
        self.controls.set([_close(self)], "close")

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.veil(surface)
        face = card(look, self.card, LARGE)
        surface.blit(face, face.get_rect(center=(640, 320)))
        look.text.draw(
            surface, self.title, (340, 520, 600, 56), "scene", look.theme.cream, "centre"
        )
        super().draw(surface)


def _close(scene: TulipSheet | CardSheet) -> Button:
    return Button(
        (970, 600, 220, 64), "close", scene.speech.words.say("close"), scene.escape, "delft", "close",
        keys=(pygame.K_z,),
    )  # fmt: skip
