"""A card taken: it glides from its column into the bouquet, then the column slides down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.bouquet.table.faces import moving_sizes, open_card, tile
from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.tallies import arranged
from game.ui import gliding
from game.ui.motion import arc

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class Gliding(gliding.Gliding):
    """Acts out one action: the card's way, then the log tells the rest."""

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

    def depart(self) -> None:
        self.garden.hide(*self.where)
        self.table_scene.tell()

    def arrive(self) -> None:
        if self.count > 1:
            self.table_scene.tell(self.count - 1)

    def draw_moving(self, surface: pygame.Surface, part: float) -> None:
        look, (whole, small) = self.look, self.sizes
        centre = arc(self.start.center, self.end.center, part, 30)
        if part >= 0.85:
            face = tile(look, self.card, self.end.size)
        elif part >= 0.4:
            face = open_card(look, self.card, small)
        else:
            face = open_card(look, self.card, whole)
        surface.blit(face, face.get_rect(center=(round(centre[0]), round(centre[1]))))
