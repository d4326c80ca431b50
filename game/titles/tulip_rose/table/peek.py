"""A look at one's own orders where several share the screen: in one's zone, and only while it is held.

The clock stands for everybody meanwhile, and counts in afterwards. The mirror says nothing of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.table.fans import draw_stack
from game.ui.held import Held
from game.ui.look import Look

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.outcry import Live

EYE = 26


class Peek(Held):
    """The picture of a merchant, which shows its holder's orders while it is held."""

    def __init__(self, rect: pygame.Rect, seat: int, scene: Live) -> None:
        label = scene.words.say("zone.peek", name=scene.speech.name(seat))
        super().__init__(rect, "", label)
        self.seat, self.scene = seat, scene

    @property
    def is_held(self) -> bool:
        return self.scene.peeking == self.seat

    def down(self, pos: tuple[int, int]) -> None:
        self.scene.peek(self.seat)

    def up(self) -> None:
        self.scene.look_away(self.seat)

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        """The eye at the picture's corner; the picture is the zone's."""
        centre = (self.rect.x + 46, self.rect.bottom - 18)
        look.paint.disc(surface, centre, EYE + 8, look.theme.field, look.theme.ink)
        eye = look.pictures.icon("eye", EYE, look.theme.ink)
        surface.blit(eye, eye.get_rect(center=centre))


def draw_orders(surface: pygame.Surface, scene: Live, seat: int, zone: pygame.Rect) -> None:
    """A seat's orders side by side over its zone, a tick at those that are filled."""
    look, theme = scene.look, scene.look.theme
    look.paint.plate(surface, zone, "lead")
    seen = scene.match.shown(seat)
    held: dict[str, int] = seen.collections[seat]
    orders = [order for order in seen.orders[seat] if order is not None]
    wide = (zone.width - 16) // max(1, len(orders))
    bloom = 34 if zone.height < 90 else 54
    for number, order in enumerate(orders):
        box = pygame.Rect(zone.x + 8 + number * wide, zone.y + 5, wide - 6, zone.height - 10)
        look.paint.plate(surface, box, "field")
        wanted = needs(order)
        step = min(60, (box.width - 44) // len(wanted))
        for place, (flower, count) in enumerate(wanted.items()):
            slot = pygame.Rect(box.x + 6 + place * step, box.y + 2, step, box.height - 4)
            draw_stack(surface, look, flower, count, slot, bloom, 26)
        if all(held.get(flower, 0) >= count for flower, count in wanted.items()):
            tick = look.pictures.icon("check", 26, theme.gain)
            surface.blit(tick, tick.get_rect(midright=(box.right - 6, box.centery)))
