"""The discard pile, laid out: it lies open on the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.faces import draw_face
from game.titles.tulip_rose.table.fans import Place, counted, fan
from game.titles.tulip_rose.table.zoom import Zoom
from game.ui.scene import Scene
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(40, 60, 1200, 600)
ROOM = pygame.Rect(70, 140, 1140, 148)


class PileSheet(Scene):
    """The discards in fans, one press from each card's large picture."""

    name = "discards"
    covers = False

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.words = table_scene.speech.words
        seen = table_scene.seen
        cards = [*seen.discards, *seen.waiting]
        kinds = list(counted(cards))
        upper = set(kinds[: (len(kinds) + 1) // 2]) if len(kinds) > 7 else set(kinds)
        self.counts = counted(cards)
        self.places: list[Place] = fan([c for c in cards if c in upper], *ROOM.topleft, ROOM.width)
        rest = [card for card in cards if card not in upper]
        self.places += fan(rest, ROOM.x, ROOM.y + 210, ROOM.width)
        last = {place.card: number for number, place in enumerate(self.places)}
        widgets: list[Widget] = []
        for number, place in enumerate(self.places):
            words = self.table_scene.speech.card(place.card)
            zoom = partial(self._zoom, kinds, kinds.index(place.card))
            area = Area(place.rect, f"look {number + 1}", words, zoom, radius=7)
            area.focusable = last[place.card] == number
            widgets.append(area)
        close = (1010, 580, 200, 60)
        words = self.words.say("close")
        self.controls.set(
            [*widgets, Button(close, "close", words, self.escape, "delft", "close")], "close"
        )

    def _zoom(self, kinds: list[str], number: int) -> None:
        self.app.stack.push(Zoom(self.table_scene, kinds, number))

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        title = self.words.say("discards.title", count=sum(self.counts.values()))
        look.text.draw(surface, title, (70, 72, 1140, 56), "scene", theme.ink)
        day = self.table_scene.match.state.day
        tops: dict[str, pygame.Rect] = {}
        for place in self.places:
            draw_face(surface, look, self.words, place.card, day, place.rect)
            tops[place.card] = place.rect
        for card, rect in tops.items():
            below = (rect.x, rect.bottom + 6, rect.width, 34)
            look.text.draw(surface, f"×{self.counts[card]}", below, "strong", theme.ink, "centre")
        self.controls.draw(surface)
