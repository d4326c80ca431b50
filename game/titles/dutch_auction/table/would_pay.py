"""The panel "Ada would pay": the price now and the next four, with cards and waste."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.payment import suggested
from game.titles.dutch_auction.table import faces, places, reckoning
from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import card_role

if TYPE_CHECKING:
    from game.titles.dutch_auction.table.table import DutchTable

ROWS, STEP = 5, 51


def draw_would_pay(surface: pygame.Surface, table: DutchTable, seat: int, price: int) -> None:
    """Draws it at the right side for the seat whose hand is seen."""
    scene, place = table.scene, places.RIGHT
    look, say = scene.look, scene.speech.words.say
    theme = look.theme
    title = say("table.would_pay", name=scene.speech.name(seat))
    if look.text.width(title, "name") > 226:
        title = say("table.would")
    look.text.draw(surface, title, (place.x + 18, place.y + 6, 226, 46), "name", theme.cream)
    waste = (place.right - 90, place.y + 6, 76, 46)
    look.text.draw(surface, say("table.waste").lower(), waste, "text", theme.sand, "right")
    hand = tuple(scene.seen.hands[seat])
    role = card_role("fraunces-700", 32)
    y = place.y + 54
    for row, number in enumerate(range(price, max(0, price - ROWS), -1)):
        line = pygame.Rect(place.x + 10, y + STEP * row, place.width - 20, 48)
        if row == 0:
            surface.blit(_frame(look, line.size), line)
        colour = theme.brass_light
        look.text.draw(surface, str(number), (line.x + 8, line.y, 50, 48), role, colour, "centre")
        lost = reckoning.waste(list(hand), number)
        if lost is None:
            continue
        cards = suggested(hand, number).cards
        for i, card in enumerate(cards):
            spot = pygame.Rect(line.x + 62 + 42 * i, line.y + 4, 36, 40)
            surface.blit(faces.cash(look, card, spot.size), spot)
        look.text.draw(
            surface, str(lost), (line.right - 60, line.y, 42, 48), "count", theme.white, "right"
        )


def _frame(look: Look, size: tuple[int, int]) -> pygame.Surface:
    return look.paint.keep(
        ("dutch would", size), lambda: shapes.frame(size, 6, 3, look.theme.focus)
    )
