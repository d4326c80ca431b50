"""Cards, edges and signs as surfaces, made once per kind and size.

A colour is told by its variety of tulip and by its chip's mark; the value by blooms, dots and number.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.titles.gift_of_tulips.cards import CARDS, COLOUR, COLOURS, VALUE
from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import Colour, card_role

TALL = 1.4
"""A card's height over its width."""
EDGES = 9
"""A longer pile is written as a number per value."""
COIN: Colour = (0xF6, 0xE3, 0xA6)


class Dye(NamedTuple):
    """The inks of a colour."""

    ground: Colour
    line: Colour


DYES = {
    "purple": Dye((0xE4, 0xD7, 0xEE), (0x3F, 0x20, 0x5A)),
    "blue": Dye((0xD5, 0xE2, 0xF1), (0x19, 0x36, 0x5F)),
    "orange": Dye((0xFB, 0xE3, 0xC4), (0x8A, 0x47, 0x08)),
    "pink": Dye((0xFB, 0xE1, 0xE9), (0x8E, 0x34, 0x59)),
}
BLOOMS = {
    2: ((0.31, 0.46), (0.65, 0.60)),
    3: ((0.50, 0.33), (0.29, 0.60), (0.71, 0.66)),
    4: ((0.32, 0.35), (0.68, 0.39), (0.30, 0.67), (0.66, 0.71)),
}
"""Where the blooms of a value stand, in parts of the card."""


def tall(width: int) -> int:
    """The height of a card of this width."""
    return round(TALL * width)


def card(look: Look, name: str, width: int) -> pygame.Surface:
    """A card's face."""
    return look.pictures.keep(("gift", "card", name, width), lambda: _card(look, name, width))


def back(look: Look, kind: str, width: int) -> pygame.Surface:
    """A card's back: `deck` (blue) or `secret` (red)."""
    return look.pictures.keep(("gift", "back", kind, width), lambda: _back(look, kind, width))


def head(look: Look, colour: str, size: int) -> pygame.Surface:
    """The flower alone."""
    return look.pictures.get("gift_of_tulips", f"head-{colour}", size)


def chip(look: Look, colour: str, size: int) -> pygame.Surface:
    """The round chip with the mark of a colour."""
    return look.pictures.get("marks", f"chip-{colour}", size)


def box(look: Look, size: tuple[int, int], colour: str, line: int, radius: int) -> pygame.Surface:
    """A panel in a colour's ground with its line; high contrast: paper and a thicker line."""

    def make() -> pygame.Surface:
        theme, plain = look.theme, look.theme.hairline == 1
        face = shapes.box(size, radius, DYES[colour].ground if plain else theme.field)
        thick = line if plain or min(size) < 30 else line + line // 2
        face.blit(shapes.frame(size, radius, thick, DYES[colour].line), (0, 0))
        return face

    return look.pictures.keep(("gift", "box", size, colour, line, radius), make)


def slip(look: Look, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A hidden card of one's own, small: mark and number."""

    def make() -> pygame.Surface:
        face = box(look, size, COLOUR[name], 2, 5).copy()
        mark = chip(look, COLOUR[name], size[0] - 8)
        face.blit(mark, mark.get_rect(midtop=(size[0] // 2, 3)))
        _number(look, face, str(VALUE[name]), (size[0] // 2, size[1] - 12), 17)
        return face

    return look.pictures.keep(("gift", "slip", name, size), make)


def make_all(look: Look, widths: Sequence[int]) -> None:
    """Makes every face of these widths, so that none is made in play."""
    for width in widths:
        for name in CARDS:
            card(look, name, width)
        for kind in ("deck", "secret"):
            back(look, kind, width)


def draw_edges(surface: pygame.Surface, look: Look, column: pygame.Rect, cards: list[str]) -> None:
    """A pile of one colour as edges, the highest on top; a long one as a number per value."""
    if not cards:
        return
    values = sorted((VALUE[name] for name in cards), reverse=True)
    colour = COLOUR[cards[0]]
    if len(values) > EDGES:
        _draw_counts(surface, look, column, colour, values)
        return
    pitch = min(19.0, column.height / len(values))
    for number, value in enumerate(values):
        top = round(column.y + pitch * number)
        size = (column.width, round(column.y + pitch * (number + 1)) - top - 1)
        surface.blit(edge(look, colour, value, size), (column.x, top))


def edge_middle(column: pygame.Rect, cards: list[str], name: str) -> int:
    """The height at which a card of the pile lies."""
    values = sorted((VALUE[card] for card in cards), reverse=True)
    if len(values) > EDGES:
        return column.y + 22 * sorted(set(values), reverse=True).index(VALUE[name]) + 10
    pitch = min(19.0, column.height / len(values))
    return round(column.y + pitch * (values.index(VALUE[name]) + 0.5))


def _draw_counts(
    surface: pygame.Surface, look: Look, column: pygame.Rect, colour: str, values: list[int]
) -> None:
    role, height = card_role("fira-600", 19 if column.width > 50 else 17), 21
    for number, (value, count) in enumerate(sorted(Counter(values).items(), reverse=True)):
        top, width = column.y + number * (height + 1), round(column.width * 0.52)
        surface.blit(edge(look, colour, value, (width, height)), (column.x, top))
        beside = (column.x + width, top, column.width - width + 4, height)
        light = look.theme.ink if surface.get_at((column.x + width + 3, top))[0] > 128 else None
        ink = light or look.theme.cream
        look.text.draw(surface, f"×{count}", beside, role, ink, "centre")


def edge(look: Look, colour: str, value: int, size: tuple[int, int]) -> pygame.Surface:
    """The edge of one card: dots for its value."""

    def make() -> pygame.Surface:
        image = box(look, size, colour, 1, min(3, size[1] // 3)).copy()
        across = max(2, min(6, size[1] - 4, (size[0] - 4) // value - 2))
        for number in range(value):
            dot = shapes.disc(across, DYES[colour].line)
            x = size[0] / 2 + (number - (value - 1) / 2) * (across + (3 if across > 4 else 2))
            image.blit(dot, dot.get_rect(center=(round(x), size[1] // 2)))
        return image

    return look.pictures.keep(("gift", "edge", colour, value, size), make)


def _card(look: Look, name: str, width: int) -> pygame.Surface:
    colour, value, height = COLOUR[name], VALUE[name], tall(width)
    dye, part = DYES[colour], width / 170
    face = box(look, (width, height), colour, max(2, round(3 * part)), round(9 * part)).copy()
    inner = round(7 * part)
    inside = (width - 2 * inner, height - 2 * inner)
    face.blit(shapes.frame(inside, max(1, round(6 * part)), 1, dye.line, 120), (inner, inner))
    for x, y in BLOOMS[value]:
        size = round(width * (0.5 if value < 4 else 0.46))
        bloom = look.pictures.get("gift_of_tulips", f"whole-{colour}", size)
        face.blit(bloom, bloom.get_rect(center=(round(x * width), round(y * height))))
    mark = chip(look, colour, round(0.24 * width))
    at = round(0.185 * width)
    face.blit(mark, mark.get_rect(center=(at, at)))
    across = round(0.255 * width)
    for centre in ((width - at, at), (at, height - at)):
        coin = shapes.disc(across, COIN, look.theme.ink, max(1, round(2 * part)))
        face.blit(coin, coin.get_rect(center=centre))
        _number(look, face, str(value), centre, 0.19 * width)
    for number in range(value):
        dot = shapes.disc(max(3, round(0.066 * width)), dye.line)
        x = width - round(0.115 * width) - number * round(0.088 * width)
        face.blit(dot, dot.get_rect(center=(x, height - round(0.115 * width))))
    return face


def _number(
    look: Look, face: pygame.Surface, words: str, centre: tuple[int, int], size: float
) -> None:
    """A number on a card's face: it belongs to the picture and does not grow with the text."""
    place = pygame.Rect(0, 0, round(2 * size), round(1.6 * size))
    place.center = centre
    recorder, look.text.recorder = look.text.recorder, None
    role = card_role("fraunces-700", size)
    look.text.draw(face, words, place, role, look.theme.ink, "centre")
    look.text.recorder = recorder


def _back(look: Look, kind: str, width: int) -> pygame.Surface:
    theme, height = look.theme, tall(width)
    rim = max(2, round(0.07 * width))
    inside = (width - 2 * rim, height - 2 * rim)
    face = shapes.box((width, height), max(3, round(0.06 * width)), theme.white)
    face.blit(shapes.frame((width, height), max(3, round(0.06 * width)), 1, theme.ink), (0, 0))
    fill = theme.delft_back if kind == "deck" else theme.red_dark
    face.blit(shapes.box(inside, max(2, round(0.04 * width)), fill), (rim, rim))
    ornament = look.pictures.get(
        "marks", "back-ornament", round(0.55 * width), tint=theme.brass_light
    )
    face.blit(ornament, ornament.get_rect(center=(width // 2, height // 2)))
    return face


def colours_of(cards: Sequence[str]) -> dict[str, list[str]]:
    """The cards by colour, every colour in its order."""
    found: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for name in cards:
        found[COLOUR[name]].append(name)
    return found
