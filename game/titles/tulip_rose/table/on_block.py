"""What the scenes on the block have in common: places that follow the hand, zoom, and the table.

A scene that has taken the block draws all of it; the table draws the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.fans import Place
from game.titles.tulip_rose.table.hall import Hall
from game.ui.controls import STRIP
from game.ui.look import Look
from game.ui.over_table import OverTable
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class OnBlock(OverTable):
    """A scene on the block. `seat` is whose decision it is; None: nobody's."""

    takes_block = True

    def __init__(self, table_scene: MatchScene, seat: int | None = None) -> None:
        super().__init__(table_scene, seat)
        table = table_scene.table
        assert isinstance(table, Hall)
        self.hall = table
        self.words = self.speech.words
        self.controls.strip = self.at(*STRIP)
        self.places_shown: Sequence[Place] = ()
        """The cards on the block that the pointer may rest on."""

    @property
    def shown_name(self) -> str:
        """The name of who decides."""
        return self.speech.name(self.seat) if self.seat is not None else ""

    def at(self, x: int, y: int, wide: int, high: int) -> pygame.Rect:
        """A place on the block, where the halves stand now."""
        return self.hall.block((x, y, wide, high))

    def zooms(self, places: Sequence[Place], day: int | None = None) -> list[Widget]:
        """An area for each card, the uppermost last: a press opens it large."""
        from game.titles.tulip_rose.table.zoom import Zoom

        self.places_shown = places
        cards = list(dict.fromkeys(place.card for place in places))
        day = day or self.hall.shown.day

        def area(number: int, place: Place) -> Widget:
            def zoom() -> None:
                self.app.stack.push(Zoom(self.table_scene, cards, cards.index(place.card)))

            words = self.speech.card(place.card)
            card = Area(place.rect, f"look {number + 1}", words, zoom, on_long=zoom, radius=7)
            card.focusable = number == last[place.card]
            return card

        last = {place.card: number for number, place in enumerate(places)}
        return [area(number, place) for number, place in enumerate(places)]

    def draw_block(self, surface: pygame.Surface) -> None:
        """Draws the block's content under the controls."""

    def handle(self, event: pygame.event.Event) -> bool:
        self.hall.hover.move(event)
        return super().handle(event)

    def card_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """The card under the pointer and its place."""
        found = [place for place in self.places_shown if place.rect.collidepoint(pos)]
        return (found[-1].card, found[-1].rect) if found else None

    def shows(self) -> object:
        hover = self.hall.hover
        return super().shows(), hover.rests(self.card_at(hover.pos))

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_block(surface)
        self.controls.draw(surface)
        self.draw_hover(surface)

    def draw_hover(self, surface: pygame.Surface) -> None:
        """What the pointer rests on, over everything."""
        hover = self.hall.hover
        hover.draw(surface, self.card_at(hover.pos))


class BriefButton(Button):
    """A button too narrow for the reason why it is dimmed: it shows `brief`, a press tells all."""

    brief = ""

    def _words(self, surface: pygame.Surface, look: Look, inside: pygame.Rect) -> None:
        reason = self.reason
        if reason is not None:
            self.reason = self.brief
        super()._words(surface, look, inside)
        self.reason = reason
