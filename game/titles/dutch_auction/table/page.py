"""The real cards on the pages of rules, below their words."""

import pygame

from game.titles.dutch_auction.cards import LIST
from game.titles.dutch_auction.table import faces
from game.titles.dutch_auction.table.dial import draw_dial
from game.ui.look import Look
from game.ui.theme import card_role

KINDS = ("red-4", "double-pink-yellow", "set-red-blue", "each-yellow-blue", "start-red-pink")
"""One card of each kind, for the page about the cards."""
RADIUS = 68


def draw_page(look: Look, surface: pygame.Surface, page: int, room: pygame.Rect) -> None:
    """What belongs to a page (from 1), in the middle of its room; nothing where it is too small."""
    draw = {1: _clock, 2: _payment, 3: _cards, 6: _deck}.get(page)
    if draw is not None and room.height >= (2 * RADIUS + 12 if draw is _clock else 100):
        draw(look, surface, room)


def _clock(look: Look, surface: pygame.Surface, room: pygame.Rect) -> None:
    for number, price in enumerate((15, 9, 4)):
        centre = (room.centerx + (number - 1) * 220, room.y + RADIUS + 6)
        draw_dial(surface, look, centre, RADIUS, 15, price)


def _payment(look: Look, surface: pygame.Surface, room: pygame.Rect) -> None:
    """1 + 3 with a special is 8."""
    size = (76, 118)
    x = room.centerx - 240
    for card in ("1", "3", LIST.special):
        surface.blit(faces.cash(look, card, size), (x, room.y))
        x += size[0] + 16
    box = (x + 16, room.y, 200, size[1])
    look.text.draw(surface, "= 8", box, card_role("fraunces-700", 60), look.theme.ink)


def _cards(look: Look, surface: pygame.Surface, room: pygame.Rect) -> None:
    high = min(room.height - 6, 150)
    size = (round(high * 0.72), high)
    x = room.centerx - (len(KINDS) * (size[0] + 24) - 24) // 2
    for name in KINDS:
        surface.blit(faces.card(look, name, size), (x, room.y))
        x += size[0] + 24


def _deck(look: Look, surface: pygame.Surface, room: pygame.Rect) -> None:
    """Everybody's ten cash cards."""
    size = (70, 108)
    x = room.centerx - (len(LIST.cash) * (size[0] + 12) - 12) // 2
    for card in LIST.cash:
        surface.blit(faces.cash(look, card, size), (x, room.y))
        x += size[0] + 12
