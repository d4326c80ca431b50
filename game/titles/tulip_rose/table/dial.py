"""The dial of the auction: standing bid, its leader, and the ring of time that is left.

Rim, ticks and ring are made once; while the ring runs, a frame covers the part that is over.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.ui import shapes
from game.ui.theme import Role

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

CENTRE, RADIUS = (1160, 264), 104
GROOVE, ARC = (82, 97), (84, 95)
"""Inner and outer radius of the dark groove and of the ring in it."""
BANNER = pygame.Rect(1048, 356, 220, 40)
FINE = 4
NUMBER = Role("fraunces-700", 77, 79, fixed=True)
"""Large enough: it does not grow with larger text, for the name stands close under it."""
TICKS = 60


def draw_dial(
    surface: pygame.Surface, hall: Hall, number: str, below: str, faint: bool = False,
    grown: float = 1.0,
) -> None:  # fmt: skip
    """The dial with a number and a name, its ring whole. `grown` scales the number."""
    look, theme = hall.look, hall.look.theme
    centre = hall.block((*CENTRE, 0, 0)).topleft
    body = look.paint.keep(("dial", theme.hairline), lambda: _body(hall))
    surface.blit(body, body.get_rect(center=centre))
    ring = look.paint.keep(("dial-ring", theme.hairline), lambda: _annulus(*ARC, theme.red_ring))
    surface.blit(ring, ring.get_rect(center=centre))
    box = pygame.Rect(0, 0, 140, 84)
    box.center = (centre[0], centre[1] - 16)
    colour = theme.dim_edge if faint else theme.ink
    role = look.text.fitting(number, [NUMBER, "total"], 138)
    if grown > 1.01:
        _grown(surface, hall, number, colour, box, grown)
    else:
        look.text.draw(surface, number, box, role, colour, "centre")
    name = pygame.Rect(centre[0] - 66, centre[1] + 20, 132, 32)
    role = look.text.fitting(below, ["strong", "medium"], 132)
    look.text.draw(surface, below, name, role, theme.ink, "centre")


def draw_banner(surface: pygame.Surface, hall: Hall, words: str) -> None:
    """The banner under the dial."""
    look, place = hall.look, hall.block(BANNER)
    look.paint.plate(surface, place, "banner")
    role = look.text.fitting(words, ["name", "strong"], place.width - 20)
    look.text.draw(surface, words, place.inflate(-16, 0), role, look.theme.white, "centre")


def _grown(
    surface: pygame.Surface, hall: Hall, number: str, colour: tuple[int, int, int],
    box: pygame.Rect, grown: float,
) -> None:  # fmt: skip
    """The number a little larger, in few steps, each kept."""
    step = round(grown * 20) / 20
    look = hall.look

    def make() -> pygame.Surface:
        image = pygame.Surface(box.size, pygame.SRCALPHA)
        role = look.text.fitting(number, [NUMBER, "total"], 138)
        look.text.draw(image, number, image.get_rect(), role, colour, "centre")
        return pygame.transform.rotozoom(image, 0, step)

    image = look.paint.keep(("dial-number", number, step, colour, look.text.larger), make)
    surface.blit(image, image.get_rect(center=box.center))


def draw_gone(surface: pygame.Surface, hall: Hall, part: float) -> None:
    """Covers what is over of the ring, `part` of it being left."""
    part = min(1.0, max(0.0, part))
    if part >= 1.0:
        return
    theme, centre = hall.look.theme, hall.block((*CENTRE, 0, 0)).topleft
    low, high = ARC[0] - 1, ARC[1] + 1
    steps = max(2, round((1 - part) * 72))
    angles = [2 * math.pi * (part + (1 - part) * i / steps) for i in range(steps + 1)]
    outer = [_at(centre, high, angle) for angle in angles]
    inner = [_at(centre, low, angle) for angle in reversed(angles)]
    pygame.draw.polygon(surface, _groove(hall), outer + inner)
    bead = _at(centre, (ARC[0] + ARC[1]) / 2, 2 * math.pi * part)
    hall.look.paint.disc(
        surface, (round(bead[0]), round(bead[1])), 19, theme.cream, theme.brass_dark, 2
    )


def _at(centre: tuple[int, int], radius: float, angle: float) -> tuple[float, float]:
    """A point on a circle, clockwise from 12 o'clock."""
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def _groove(hall: Hall) -> tuple[int, int, int]:
    return tuple(
        (a + b) // 2 for a, b in zip(hall.look.theme.ink, hall.look.theme.brass_edge, strict=True)
    )  # type: ignore[return-value]


def _annulus(low: int, high: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """A smooth ring."""
    size = 2 * high + 2
    big = pygame.Surface((size * FINE, size * FINE), pygame.SRCALPHA)
    big.fill((*colour, 0))
    middle = (size * FINE // 2,) * 2
    pygame.draw.circle(big, (*colour, 255), middle, high * FINE)
    pygame.draw.circle(big, (*colour, 0), middle, low * FINE)
    return pygame.transform.smoothscale(big, (size, size))


def _body(hall: Hall) -> pygame.Surface:
    """Rim, groove, face and ticks."""
    theme, size = hall.look.theme, 2 * RADIUS + 16
    image = pygame.Surface((size, size), pygame.SRCALPHA)
    middle = (size // 2, size // 2)
    disc = 2 * RADIUS
    image.blit(shapes.shadow((disc, disc), RADIUS, 7, 0.47), (1, 4))
    for diameter, colour in (
        (disc, theme.brass_edge), (disc - 3, theme.brass), (disc - 8, theme.brass_dark),
        (disc - 12, _groove(hall)), (2 * GROOVE[0], theme.brass_dark), (2 * GROOVE[0] - 4, theme.field),
    ):  # fmt: skip
        piece = shapes.disc(diameter, colour)
        image.blit(piece, piece.get_rect(center=middle))
    face = GROOVE[0] - 4
    big = pygame.Surface((2 * face * FINE, 2 * face * FINE), pygame.SRCALPHA)
    big.fill((*theme.ink, 0))
    centre = (face * FINE, face * FINE)
    for tick in range(TICKS):
        long = tick % 5 == 0
        angle = 2 * math.pi * tick / TICKS
        inner = (face - (11 if long else 6)) * FINE
        start, end = _at(centre, inner, angle), _at(centre, (face - 1) * FINE, angle)
        pygame.draw.line(big, (*theme.ink, 255), start, end, (2 if long else 1) * FINE)
    ticks = pygame.transform.smoothscale(big, (2 * face, 2 * face))
    image.blit(ticks, ticks.get_rect(center=middle))
    return image
