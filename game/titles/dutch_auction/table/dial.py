"""The auction clock: brass dial, the remaining price as a red arc, numerals, a hand.

Only drawing: the time that passes is `live.py`'s, what it means the scenes'.
"""

from collections.abc import Mapping
from math import atan2, cos, pi, sin

import pygame

from game.titles.dutch_auction.table.faces import ATLAS
from game.ui.look import Look
from game.ui.theme import Colour, card_role

EXACT, WASTE = "exact", "waste"
"""How a price can be paid: the inner ring's filled and hollow dots."""
PAST: Colour = (0x6E, 0x66, 0x58)
GROOVE: Colour = (0x2E, 0x1E, 0x0D)
GREEN: Colour = (0x1E, 0x5A, 0x36)


def draw_dial(
    surface: pygame.Surface,
    look: Look,
    centre: tuple[int, int],
    radius: int,
    top: int,
    price: int,
    ways: Mapping[int, str] | None = None,
    face: str = "price",
    words: str = "",
    count: int = 0,
) -> None:
    """The dial at a price (0: run down). `ways`: price -> how it can be paid.

    `face`: `price` (the number, `words` below it), `count` (bars and a count-in), `nobody` (a cross).
    """
    shade = look.pictures.keep(("dutch dial shade", radius), lambda: _shade(radius))
    surface.blit(shade, shade.get_rect(center=(centre[0] + 3, centre[1] + 4)))
    dial = look.pictures.get(ATLAS, "dial", 2 * radius + 4)
    surface.blit(dial, dial.get_rect(center=centre))
    _arc(surface, look, centre, radius, 1 - price / top)
    _numerals(surface, look, centre, radius, top, price)
    if ways is not None:
        _dots(surface, look, centre, radius, top, ways)
    if face == "count":
        _hand(surface, look, centre, radius, top, price)
        _bars(surface, look, (centre[0], centre[1] - round(radius * 0.2)), radius)
        _count(surface, look, centre, radius, count)
    elif face == "nobody":
        _cross(surface, look, centre, radius)
    else:
        _hand(surface, look, centre, radius, top, price)
        _price(surface, look, centre, radius, price, words)


def point(centre: tuple[int, int], away: float, part: float) -> tuple[int, int]:
    """The point at this part of a turn, clockwise from the top."""
    angle = 2 * pi * part
    return round(centre[0] + away * sin(angle)), round(centre[1] - away * cos(angle))


def nearest_price(centre: tuple[int, int], pos: tuple[int, int], top: int) -> int:
    """The price whose numeral lies nearest in this direction."""
    dx, dy = pos[0] - centre[0], pos[1] - centre[1]
    part = atan2(dx, -dy) / (2 * pi) % 1.0
    return top - round(part * top) % top


def _rim(radius: int) -> int:
    """How far the numerals stand from the edge."""
    return 40 if radius > 100 else round(radius * 0.33)


def _shade(radius: int) -> pygame.Surface:
    side = 2 * radius + 12
    image = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    pygame.draw.circle(image, (0, 0, 0, 120), (side, side), 2 * radius + 2)
    return pygame.transform.smoothscale(image, (side, side))


def _ring(look: Look, radius: int) -> pygame.Surface:
    """The whole red ring in the groove, smooth."""
    side = 2 * radius + 4
    scale = 3
    image = pygame.Surface((side * scale, side * scale), pygame.SRCALPHA)
    middle = (side * scale // 2,) * 2
    outer, inner = round(radius * 0.93 * scale), round(radius * 0.872 * scale)
    pygame.draw.circle(image, look.theme.red_ring, middle, outer, outer - inner)
    return pygame.transform.smoothscale(image, (side, side))


def _arc(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int, gone: float
) -> None:
    """The red ring, its gone part covered by the groove's colour."""
    ring = look.pictures.keep(("dutch ring", radius), lambda: _ring(look, radius))
    surface.blit(ring, ring.get_rect(center=centre))
    if gone <= 0:
        return
    outer, inner = radius * 0.937, radius * 0.866
    steps = max(2, round(60 * gone))
    rim = [point(centre, outer, gone * i / steps) for i in range(steps + 1)]
    rim += [point(centre, inner, gone * i / steps) for i in range(steps, -1, -1)]
    pygame.draw.polygon(surface, GROOVE, rim)
    if gone < 1:
        middle = (outer + inner) / 2
        for part in (0.0, gone):
            tip = point(centre, middle, part)
            look.paint.disc(surface, tip, round((outer - inner) * 0.82), look.theme.red_ring)


def _numerals(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int, top: int, price: int
) -> None:
    role = card_role("fraunces-600", 26 if radius > 100 else 18)
    away = radius - _rim(radius)
    for number in range(1, top + 1):
        if number == price:
            continue
        colour = look.theme.ink if number < price else PAST
        at = point(centre, away, (top - number) / top)
        named = number % 5 == 0 if top > 15 else radius >= 130 or number % 2 == 1
        if named:
            box = pygame.Rect(0, 0, 48, 34)
            box.center = at
            look.text.draw(surface, str(number), box, role, colour, "centre")
        else:
            look.paint.disc(surface, at, 6, colour)


def _dots(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int, top: int,
    ways: Mapping[int, str],
) -> None:  # fmt: skip
    across = 10 if radius >= 130 else 9
    for number in range(1, top + 1):
        way = ways.get(number)
        at = point(centre, radius * (0.53 if radius >= 130 else 0.42), (top - number) / top)
        if way == EXACT:
            look.paint.disc(surface, at, across, GREEN)
        elif way == WASTE:
            look.paint.disc(surface, at, across + 1, (0xFB, 0xF3, 0xE1), GREEN, 2)


def _hand(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int, top: int, price: int
) -> None:
    if price < 1:
        return
    part = (top - price) / top
    wide = round(radius * 0.19)
    rim = _rim(radius)
    hand = look.pictures.get(ATLAS, "dial-hand", wide, turned=-360 * part)
    surface.blit(hand, hand.get_rect(center=point(centre, radius - rim * 1.8, part)))
    at = point(centre, radius - rim, part)
    look.paint.disc(surface, at, round(rim * 1.1), look.theme.red, look.theme.white, 2)
    box = pygame.Rect(0, 0, 48, 34)
    box.center = at
    role = card_role("fraunces-700", 26 if radius > 100 else 17)
    look.text.draw(surface, str(price), box, role, look.theme.white, "centre")


def _price(
    surface: pygame.Surface,
    look: Look,
    centre: tuple[int, int],
    radius: int,
    price: int,
    words: str,
) -> None:
    size = 92 if radius >= 130 else round(radius * 0.6)
    role = card_role("fraunces-900", round(size * 0.78) if words else size)
    box = pygame.Rect(0, 0, radius, look.text.line(role))
    box.center = (centre[0], centre[1] - (round(radius * 0.1) if words else 4))
    look.text.draw(surface, str(price), box, role, look.theme.ink, "centre")
    if words:
        line = pygame.Rect(0, 0, round(radius * 1.05), 34)
        line.midtop = (centre[0], centre[1] + round(radius * 0.17))
        look.text.draw(surface, words, line, "strong", look.theme.red, "centre")


def _bars(surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int) -> None:
    wide, high = round(radius * 0.15), round(radius * 0.42)
    for side in (-1, 1):
        bar = pygame.Rect(0, 0, wide, high)
        bar.center = (centre[0] + side * round(radius * 0.19), centre[1])
        pygame.draw.rect(surface, look.theme.ink, bar, border_radius=4)


def _count(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int, count: int
) -> None:
    box = pygame.Rect(0, 0, radius, round(radius * 0.5))
    box.center = (centre[0], centre[1] + round(radius * 0.3))
    look.text.draw(
        surface, str(count), box, card_role("fraunces-900", 56), look.theme.ink, "centre"
    )


def _cross(surface: pygame.Surface, look: Look, centre: tuple[int, int], radius: int) -> None:
    def make() -> pygame.Surface:
        side = round(radius * 0.8)
        image = pygame.Surface((side * 3, side * 3), pygame.SRCALPHA)
        low, high = side * 3 * 0.12, side * 3 * 0.88
        pygame.draw.line(image, look.theme.red, (low, low), (high, high), 21)
        pygame.draw.line(image, look.theme.red, (low, high), (high, low), 21)
        return pygame.transform.smoothscale(image, (side, side))

    image = look.pictures.keep(("dutch cross", radius), make)
    surface.blit(image, image.get_rect(center=centre))
