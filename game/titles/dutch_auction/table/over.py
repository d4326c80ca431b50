"""What the scenes of the auction have in common: they tell the table what to show, and enlarge cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame

from game.titles.dutch_auction.table import faces
from game.titles.dutch_auction.table.table import DutchTable, Showing
from game.ui.over_table import OverTable
from game.ui.widgets import Area, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

LARGE = (260, 361)
SMALL_KEYS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class DutchScene(OverTable):
    """A scene over the auction's table. A press on a card, or the focus on it, enlarges it."""

    def __init__(self, table_scene: MatchScene, seat: int | None = None) -> None:
        super().__init__(table_scene, seat)
        self.table = cast(DutchTable, table_scene.table)
        self.say = self.speech.words.say
        self.large: str | None = None

    def show(self, showing: Showing) -> None:
        """Tells the table what stands in the middle and in front."""
        self.table.showing = showing

    def leave(self) -> None:
        self.table.showing = Showing()

    def card_areas(self) -> list[Widget]:
        """A place for every auction card in sight, to enlarge it."""
        areas: list[Widget] = []
        for name, place in self.table.cards():
            label = self.say("card.enlarge", card=self.speech.card(name))
            areas.append(CardArea(place, label, lambda name=name: self._enlarge(name), name))
        return areas

    def _enlarge(self, name: str) -> None:
        self.large = name

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in SMALL_KEYS:
            self.large = None
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.draw_large(surface)

    def draw_large(self, surface: pygame.Surface) -> None:
        """The enlarged card in the middle of the table, with its words."""
        focused = self.controls.focused if self.controls.shows_focus else None
        name = self.large or (focused.card if isinstance(focused, CardArea) else None)
        if name is None:
            return
        place = pygame.Rect(0, 0, *LARGE)
        place.center = (640, 372)
        look = self.look
        look.paint.plate(surface, place.inflate(28, 28), "tray")
        surface.blit(faces.card(look, name, place.size), place)
        words = self.speech.card(name)
        wide = look.text.width(words, "strong") + 36
        plate = pygame.Rect(0, 0, max(wide, place.width), 46)
        plate.midtop = (640, place.bottom + 8)
        look.paint.plate(surface, plate, "paper")
        look.text.draw(surface, words, plate, "strong", look.theme.ink, "centre")


class CardArea(Area):
    """A card of the table that can be enlarged."""

    def __init__(self, rect: pygame.Rect, label: str, on_press: object, card: str) -> None:
        super().__init__(rect, "", label, on_press, on_long=on_press)  # type: ignore[arg-type]
        self.card = card
