"""Signs that no font of ours has, drawn: the arrow and the sum; and lines of text that hold them."""

import re
from functools import partial

import pygame

from game.ui.look import Look
from game.ui.theme import Colour, Role

TO, SUM = "→", "Σ"
WIDTHS = {TO: 22, SUM: 17}


def sign(look: Look, which: str, ink: Colour, wide: int = 0) -> pygame.Surface:
    """The arrow or the sum in this ink, as high as small text or `wide`."""
    wide = wide or WIDTHS[which]
    make = _arrow if which == TO else _sigma
    return look.paint.keep(("gift", which, ink, wide), partial(make, ink, wide))


def line(
    surface: pygame.Surface,
    look: Look,
    words: str,
    rect: pygame.Rect | tuple[int, int, int, int],
    role: str | Role,
    ink: Colour,
    align: str = "left",
) -> None:
    """Sets one line of words in which the two signs may stand.

    Where larger text would not fit, it keeps the plain size.
    """
    box = pygame.Rect(rect)
    if look.text.larger and width(look, words, role) > box.width:
        role = look.text.role(role)._replace(fixed=True)
    parts = [part for part in re.split(f"([{TO}{SUM}])", words) if part]
    total = width(look, words, role)
    x = {"left": box.x, "centre": box.centerx - total // 2, "right": box.right - total}[align]
    for part in parts:
        if part in WIDTHS:
            image = sign(look, part, ink)
            surface.blit(image, image.get_rect(midleft=(x, box.centery + 2)))
            x += WIDTHS[part] + 1
        else:
            look.text.draw(surface, part, (x, box.y, box.right - x, box.height), role, ink)
            x += look.text.width(part, role)


def width(look: Look, words: str, role: str | Role) -> int:
    """How wide such a line is."""
    signs = sum(words.count(which) * (wide + 1) for which, wide in WIDTHS.items())
    plain = [part for part in re.split(f"[{TO}{SUM}]", words) if part]
    return signs + sum(look.text.width(part, role) for part in plain)


def _arrow(ink: Colour, wide: int) -> pygame.Surface:
    """Drawn large and shrunk."""
    image = pygame.Surface((88, 72), pygame.SRCALPHA)
    image.fill((*ink, 0))
    pygame.draw.line(image, (*ink, 255), (6, 36), (78, 36), 9)
    pygame.draw.lines(image, (*ink, 255), False, [(52, 10), (78, 36), (52, 62)], 11)
    return pygame.transform.smoothscale(image, (wide, round(wide * 72 / 88)))


def _sigma(ink: Colour, wide: int) -> pygame.Surface:
    image = pygame.Surface((64, 80), pygame.SRCALPHA)
    image.fill((*ink, 0))
    points = [(56, 18), (56, 6), (8, 6), (38, 40), (8, 74), (56, 74), (56, 62)]
    pygame.draw.lines(image, (*ink, 255), False, points, 9)
    return pygame.transform.smoothscale(image, (wide - 1, round((wide - 1) * 80 / 64)))
