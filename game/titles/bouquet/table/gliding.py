"""A card taken: it glides from its column into the bouquet, then the column slides down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.bouquet.table.faces import moving_sizes, open_card, tile
from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.tallies import arranged
from game.ui.motion import Tween, arc
from game.ui.over_table import OverTable
from game.ui.playback import is_skip

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class Gliding(OverTable):
    """Acts out one action: the card's way, then the log tells the rest."""

    name = "playback"

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene)
        self.count = len(events)
        take = events[0].values
        table = table_scene.table
        assert isinstance(table, Garden)
        self.garden = table
        self.card: str = take["card"]
        seat, column = take["seat"], take["column"]
        cards = table.seen.columns[column]
        place = len(cards) - 1 if take["end"] == "far" else 0
        slot = table.places.columns[column]
        self.start = slot.cards(len(cards))[place]
        self.sizes = moving_sizes(slot.width, slot.base)
        after = arranged([*table.seen.bouquets[seat], self.card])
        self.end = table.places.tiles(seat, len(after))[after.index(self.card)]
        self.where = (column, place)
        self.way: Tween | None = None
        self.over = False

    def enter(self) -> None:
        self.set([])
        self.garden.hide(*self.where)
        self.table_scene.tell()
        self.look.sound.play("card")
        self.way = self.look.motion.tween("card")

    def update(self, dt: float) -> None:
        if self.way is not None and self.way.done:
            self._finish()

    def _finish(self) -> None:
        if not self.over:
            self.over = True
            if self.count > 1:
                self.table_scene.tell(self.count - 1)
            self.done()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event):
            self.look.motion.skip()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        if self.way is not None and not self.over:
            self._draw_card(surface, self.way.value)
        self.controls.draw(surface)

    def _draw_card(self, surface: pygame.Surface, part: float) -> None:
        look, (whole, small) = self.look, self.sizes
        centre = arc(self.start.center, self.end.center, part, 30)
        if part >= 0.85:
            face = tile(look, self.card, self.end.size)
        elif part >= 0.4:
            face = open_card(look, self.card, small)
        else:
            face = open_card(look, self.card, whole)
        surface.blit(face, face.get_rect(center=(round(centre[0]), round(centre[1]))))
