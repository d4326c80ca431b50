"""What each group pays now, as a person reads it: `+3` in a pill pays, `−2` costs, a dot is none.

The number is count and score in one: three cards pay three.
"""

from collections.abc import Iterable, Sequence

import pygame

from game.titles.bouquet.cards import COLOURS, DECK, SHAPES
from game.titles.bouquet.scoring import WORTH, tally
from game.titles.bouquet.table.faces import chip, emblem
from game.titles.bouquet.table.places import Places
from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import Colour

Centre = tuple[int, int]
ORDER = {card: number for number, card in enumerate(dict.fromkeys(DECK))}
"""Colour, then shape: how the cards of a bouquet lie."""


def arranged(cards: Iterable[str]) -> list[str]:
    """The cards of a bouquet as they lie."""
    return sorted(cards, key=ORDER.__getitem__)


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def sign_colour(look: Look, points: int) -> Colour:
    """The ink of points on paper."""
    theme = look.theme
    return theme.plus if points > 0 else theme.minus if points < 0 else theme.ink


def draw_worth(
    surface: pygame.Surface, look: Look, centre: Centre, points: int, on_paper: bool
) -> None:
    """What one group pays."""
    theme = look.theme
    if points > 0:
        box = pygame.Rect(0, 0, 36, 29)
        box.center = centre
        pill = look.paint.keep(("pill", box.size), lambda: _pill(look, box.size))
        surface.blit(pill, box)
        look.text.draw(surface, signed(points), box.inflate(12, 0), "strong", theme.ink, "centre")
    elif points < 0:
        ink = theme.minus if on_paper else theme.minus_felt
        box = pygame.Rect(centre[0] - 24, centre[1] - 16, 48, 32)
        look.text.draw(surface, signed(points), box, "medium", ink, "centre")
    else:
        look.paint.disc(surface, centre, 4, theme.ink_soft if on_paper else theme.sand_old)


def _pill(look: Look, size: tuple[int, int]) -> pygame.Surface:
    image = shapes.box(size, 6, look.theme.brass)
    image.blit(shapes.frame(size, 6, 1, look.theme.brass_edge), (0, 0))
    return image


def draw_tallies(
    surface: pygame.Surface, look: Look, spots: Sequence[tuple[Centre, Centre]], size: int,
    cards: Iterable[str], on_paper: bool,
) -> None:  # fmt: skip
    """All twelve groups: `spots` has for each the centre of its sign and of its number."""
    ink = look.theme.ink if on_paper else look.theme.cream
    for (sign, number), name, count in zip(spots, (*COLOURS, *SHAPES), tally(cards), strict=True):
        is_colour = name in COLOURS
        image = chip(look, name, size) if is_colour else emblem(look, name, size + 4, ink)
        surface.blit(image, image.get_rect(center=sign))
        draw_worth(surface, look, number, WORTH[count], on_paper)


def spots_of(places: Places, seat: int) -> tuple[list[tuple[Centre, Centre]], int]:
    """Where a seat's twelve tallies stand, and how large the signs are."""
    if seat == places.home:
        first, *lines = (642, 512, 568) if places.is_low else (430, 628, 682)
        pitch = 78 if places.is_low else 75
        across = [first + pitch * i for i in range(6)]
        return [((x, y), (x + 38, y)) for y in lines for x in across], 32
    zone = places.zones[seat]
    if places.is_narrow:
        xs = (25, 60, 112, 148) if zone.width > 150 else (15, 46, 82, 118)
        downs = [round(294 + 31.5 * i) for i in range(6)]
        return [
            ((zone.x + xs[2 * part], y), (zone.x + xs[2 * part + 1], y))
            for part in (0, 1)
            for y in downs
        ], 23
    step = (zone.width - (36 if places.is_pair else 22)) / 6
    left = zone.x + (18 if places.is_pair else 11) + step / 2
    rows = ((279, 327), (391, 439)) if places.is_pair else ((286, 330), (387, 432))
    size = 40 if places.is_pair else 30
    return [
        ((round(left + step * i), a), (round(left + step * i), b))
        for a, b in rows
        for i in range(6)
    ], size
