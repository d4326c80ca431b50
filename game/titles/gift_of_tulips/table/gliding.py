"""A card on its way from the hand to where it was placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.gift_of_tulips.cards import COLOUR, COLOURS
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.acting import fair_of
from game.titles.gift_of_tulips.table.faces import back, card, tall
from game.titles.gift_of_tulips.table.hand import WIDTHS
from game.ui import gliding
from game.ui.motion import arc

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class Gliding(gliding.Gliding):
    """Acts out one event; the next one gets a scene of its own."""

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene)
        self.fair = fair_of(table_scene)
        self.event = events[0]
        self.start, self.end = self._ends()

    def _ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        told, kind = self.event.values, self.event.id
        if kind == "hide":
            return self.fair.card, self.fair.far_side(at.SECRET)
        colour = COLOUR[told["card"]]
        if kind == "add":
            seen = self.fair.seen
            last = len(COLOURS) - 1
            rank = seen.ranking.index(colour) if colour in seen.ranking else last
            spot = pygame.Rect(at.TULIP_X - 20, at.rank_row(rank).y + 2, 40, 56)
            return self.fair.card, self.fair.far_side(spot)
        place = self.fair.place_of(told.get("to", told["seat"]))
        pile = place.column(COLOURS.index(colour))
        return self.fair.card, pygame.Rect(pile.x, pile.y, pile.width, 40)

    def depart(self) -> None:
        self.fair.on_its_way = self.event
        self.fair.touch()

    def arrive(self) -> None:
        self.fair.on_its_way = None
        self.fair.follow(self.event)
        self.table_scene.tell()

    def draw_moving(self, surface: pygame.Surface, part: float) -> None:
        look = self.look
        width = WIDTHS[2 - min(2, int(part * 3))]
        name, hides = self.event.values["card"], self.event.id == "hide" and part > 0.5
        kind = "secret" if hides else "deck"
        face = back(look, kind, width) if hides or name is None else card(look, name, width)
        x, y = arc(self.start.center, self.end.center, part, 24)
        surface.blit(face, (round(x - width / 2), round(y - tall(width) / 2)))
