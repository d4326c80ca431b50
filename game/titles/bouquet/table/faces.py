"""Cards and signs as surfaces, made once per card and size: open, covered, as a tile.

A colour is told by its chip's mark, a shape by its outline; neither needs the other, and no face
has words.
"""

import pygame

from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import Colour

Size = tuple[int, int]


class Dye:
    """The inks of one colour of flowers: the ground behind, the band and the line."""

    def __init__(self, ground: Colour, base: Colour, line: Colour) -> None:
        self.ground, self.base, self.line = ground, base, line


DYES = {
    "red": Dye((0xF6, 0xD9, 0xD1), (0xC8, 0x37, 0x2F), (0x6F, 0x18, 0x14)),
    "orange": Dye((0xFB, 0xE3, 0xC4), (0xEC, 0x8A, 0x24), (0x8A, 0x47, 0x08)),
    "yellow": Dye((0xFB, 0xF0, 0xBE), (0xF4, 0xCC, 0x3B), (0x7F, 0x62, 0x06)),
    "white": Dye((0xCD, 0xD5, 0xCE), (0xFF, 0xFD, 0xF6), (0x55, 0x52, 0x4A)),
    "pink": Dye((0xFB, 0xE1, 0xE9), (0xF2, 0xA3, 0xBF), (0x8E, 0x34, 0x59)),
    "blue": Dye((0xD5, 0xE2, 0xF1), (0x3E, 0x74, 0xB8), (0x19, 0x36, 0x5F)),
}
UNDER = 10
"""How far a covered card reaches under the next."""


def chip(look: Look, colour: str, size: int) -> pygame.Surface:
    """The round chip with the mark of a colour."""
    return look.pictures.get("marks", f"chip-{colour}", size)


def emblem(look: Look, shape: str, size: int, ink: Colour) -> pygame.Surface:
    """A shape without a colour."""
    return look.pictures.get("bouquet", f"emblem-{shape}", size, tint=ink)


def moving_sizes(width: int, height: int) -> tuple[Size, Size]:
    """An open card as it lies, and smaller on its way into a bouquet."""
    return (width, height), (round(0.62 * width), round(0.62 * height))


def open_card(look: Look, card: str, size: Size) -> pygame.Surface:
    """A whole card."""
    return look.pictures.keep(("bouquet", "open", card, size), lambda: _open(look, card, size))


def strip(look: Look, card: str, size: Size) -> pygame.Surface:
    """What is seen of a covered card (`size`), and a little more that lies under the next."""
    return look.pictures.keep(("bouquet", "strip", card, size), lambda: _strip(look, card, size))


def tile(look: Look, card: str, size: Size) -> pygame.Surface:
    """A card in a bouquet, small."""
    return look.pictures.keep(("bouquet", "tile", card, size), lambda: _tile(look, card, size))


def draw_empty(surface: pygame.Surface, look: Look, rect: pygame.Rect, ink: Colour) -> None:
    """Where a column has run out."""
    look.paint.dashed(surface, rect, ink)
    x, y = rect.center
    for dx in (-14, 14):
        pygame.draw.aaline(surface, ink, (x - dx, y - 14), (x + dx, y + 14))


def _box(look: Look, size: Size, colour: str, radius: int) -> pygame.Surface:
    """An empty card."""

    def make() -> pygame.Surface:
        face = shapes.box(size, radius, DYES[colour].ground)
        face.blit(shapes.frame(size, radius, 2, DYES[colour].line), (0, 0))
        return face

    return look.pictures.keep(("bouquet", "box", colour, size), make).copy()


def _banded(look: Look, size: Size, colour: str) -> pygame.Surface:
    """An empty covered card: the band of its colour on the left."""

    def make() -> pygame.Surface:
        dye, band = DYES[colour], round(0.3 * size[0])
        face = shapes.box(size, 7, dye.ground)
        face.blit(shapes.box(size, 7, dye.base), (0, 0), (0, 0, band, size[1]))
        face.blit(shapes.frame(size, 7, 2, dye.line), (0, 0))
        face.fill(dye.line, (band, 1, 1, size[1] - 2))
        return face

    return look.pictures.keep(("bouquet", "banded", colour, size), make).copy()


def _open(look: Look, card: str, size: Size) -> pygame.Surface:
    colour, (width, height) = card.partition("-")[0], size
    face = _box(look, size, colour, 7)
    inside = (width - 10, height - 10)
    face.blit(shapes.frame(inside, 4, 1, DYES[colour].line, 110), (5, 5))
    across = round(0.34 * width)
    flower = min(round(0.86 * width), height - round(0.6 * across) - 8)
    picture = look.pictures.get("bouquet", f"whole-{card}", flower)
    face.blit(picture, picture.get_rect(midbottom=(round(width * 0.53), height - 7)))
    face.blit(chip(look, colour, across), (5, 5))
    return face


def _strip(look: Look, card: str, size: Size) -> pygame.Surface:
    colour, (width, height) = card.partition("-")[0], size
    face = _banded(look, (width, height + UNDER), colour)
    mark = chip(look, colour, min(round(0.27 * width), height - 6))
    face.blit(mark, mark.get_rect(center=(round(0.15 * width) + 1, height // 2 + 1)))
    picture = look.pictures.get("bouquet", f"head-{card}", min(54, height - 3))
    face.blit(picture, picture.get_rect(center=(round(0.65 * width), height // 2 + 1)))
    return face


def _tile(look: Look, card: str, size: Size) -> pygame.Surface:
    colour, (width, height) = card.partition("-")[0], size
    face = _box(look, size, colour, 5)
    across = round(min(18, 0.4 * width))
    if width > height:
        head = min(height - 6, width - across // 2 - 6)
        place = pygame.Rect(width - head - 3, height - head - 3, head, head)
    else:
        head = min(width - 4, height - across - 2)
        place = pygame.Rect((width - head) // 2, height - head - 3, head, head)
    face.blit(look.pictures.get("bouquet", f"head-{card}", head), place)
    face.blit(chip(look, colour, across), (2, 2))
    return face
