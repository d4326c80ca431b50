"""One seat's cards at the end with the optimum's choices on them: Engel, cows, bees, fertilizers,
orders."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.cards import flowers_of
from game.titles.tulip_rose.table.faces import ATLAS, draw_face, height
from game.titles.tulip_rose.table.fans import draw_bloom
from game.titles.tulip_rose.table.tally import Pile, pile
from game.titles.tulip_rose.table.zoom import Zoom
from game.ui.scene import Scene
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(24, 24, 1232, 672)
CARD = 92


class Reckoning(Scene):
    """Over the score sheet. Everything is open when the match is over."""

    name = "reckoning"
    covers = False

    def __init__(self, table_scene: MatchScene, seat: int, score: Mapping[str, Any]) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.words = table_scene.speech.words
        state = table_scene.match.state
        self.of, self.score = seat, score
        self.orders: list[str] = state.orders[seat]
        self.piles: dict[str, Pile] = {}
        for flower in flowers_of(state.seats):
            found = pile(state.collections[seat], score["assignment"], flower)
            if found.total or found.eaten:
                self.piles[flower] = found
        self._lay()

    def _lay(self) -> None:
        names = list(self.piles)
        widgets: list[Widget] = [
            Area(self.place(number), f"look {number + 1}", self.words.say(f"card.{flower}"),
                 partial(self._zoom, names, number), radius=6)
            for number, flower in enumerate(names)
        ]  # fmt: skip
        close = Button(
            (1030, 622, 200, 60), "close", self.words.say("close"), self.escape, "delft", "close"
        )
        self.controls.set([*widgets, close], "close")

    def _zoom(self, names: list[str], number: int) -> None:
        self.app.stack.push(Zoom(self.table_scene, names, number))

    def place(self, number: int) -> pygame.Rect:
        """Where a flower's card lies."""
        step = min(134, (PANEL.width - 60) // max(1, len(self.piles)))
        return pygame.Rect(PANEL.x + 28 + step * number, 112, CARD, height(CARD))

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, theme, words = self.look, self.look.theme, self.words
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        name = self.table_scene.speech.name(self.of)
        title = words.say("score.reckoning", name=name, total=self.score["total"])
        look.text.draw(surface, title, (52, 34, 1170, 60), "scene", theme.ink)
        day = self.table_scene.match.state.day
        for number, (flower, found) in enumerate(self.piles.items()):
            place = self.place(number)
            draw_face(surface, look, words, flower, day, place, not found.total)
            self._draw_pile(surface, place, found)
        self._draw_orders(surface)
        self.controls.draw(surface)

    def _draw_pile(self, surface: pygame.Surface, place: pygame.Rect, found: Pile) -> None:
        """The real cards, then each helper's part, then the points."""
        look, theme = self.look, self.look.theme
        y = place.bottom + 6
        parts = [("", found.own), ("engel", found.engel), ("cow", -found.eaten), ("bee", found.bees),
                 ("fertilizer", 2 * found.fertilizer)]  # fmt: skip
        for helper, number in parts:
            if not number:
                continue
            said = f"×{number}" if not helper else f"{'+' if number > 0 else '−'}{abs(number)}"
            look.text.draw(surface, said, (place.x, y, 52, 32), "strong", theme.ink, "right")
            if helper == "engel":
                image = look.pictures.get(ATLAS, "merchant-engel", 28)
                surface.blit(image, (place.x + 58, y + 2))
            elif helper:
                draw_bloom(surface, look, helper, (place.x + 72, y + 16), 28)
            y += 32
        points = (place.x - 10, 394, CARD + 20, 44)
        look.text.draw(surface, str(found.total**2), points, "coins", theme.ink, "centre")

    def _draw_orders(self, surface: pygame.Surface) -> None:
        look, theme, words = self.look, self.look.theme, self.words
        surface.fill(theme.rule, (52, 444, 1178, 2))
        if not self.orders:
            note = words.say("score.best")
            look.text.paragraph(surface, note, (52, 462, 940, 120), "text", theme.ink_soft)
            return
        filled = list(self.score["assignment"]["orders"])
        for number, text in enumerate(self.orders):
            box = pygame.Rect(52 + 396 * number, 458, 384, 92)
            look.paint.plate(surface, box, "field")
            left = box.x + 14
            for flower, count in needs(text).items():
                for _ in range(count):
                    draw_bloom(surface, look, flower, (left + 24, box.y + 46), 46)
                    left += 44
            if text in filled:
                filled.remove(text)
                tick = look.pictures.icon("check", 32, theme.plus)
                surface.blit(tick, tick.get_rect(midright=(box.right - 76, box.centery)))
                look.text.draw(
                    surface,
                    "+15",
                    (box.right - 72, box.y, 62, box.height),
                    "strong",
                    theme.plus,
                    "right",
                )
            else:
                look.text.draw(
                    surface,
                    "–",
                    (box.right - 60, box.y, 50, box.height),
                    "strong",
                    theme.ink_soft,
                    "right",
                )
        look.text.paragraph(
            surface, words.say("score.best"), (52, 566, 940, 100), "text", theme.ink_soft
        )
