"""The gauge of revealing: the sum of the values against the window in which a seller stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.faces import minus
from game.ui import shapes

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

GAUGE = pygame.Rect(700, 180, 568, 44)
BEYOND = 5
"""The gauge ends so much above the window."""


def draw_sum(surface: pygame.Surface, hall: Hall, total: int) -> None:
    """The running sum in the corner."""
    look = hall.look
    box = hall.block((1124, 66, 142, 100))
    look.text.draw(surface, minus(total), box, "sum", look.theme.focus, "right")


def draw_gauge(
    surface: pygame.Surface, hall: Hall, total: int, window: tuple[int, int], values: list[int],
    coming: int = 0,
) -> None:  # fmt: skip
    """The bar up to `total`, the last `coming` of it striped, the window as a frame, the sum."""
    look, theme = hall.look, hall.look.theme
    bar = hall.block(GAUGE)
    top = window[1] + BEYOND

    def x(value: float) -> int:
        return bar.x + round(bar.width * min(max(value, 0), top) / top)

    body = look.paint.keep(
        ("gauge", theme.hairline), lambda: _bar(hall, bar.size, theme.table_deep, theme.table_deep)
    )
    full = look.paint.keep(
        ("gauge-full", theme.hairline), lambda: _bar(hall, bar.size, theme.brass_light, theme.brass)
    )
    surface.blit(body, bar)
    end, solid = x(total), x(total - coming)
    if solid > bar.x:
        surface.blit(full, bar, (0, 0, solid - bar.x, bar.height))
    if end > solid:
        stripes = look.paint.keep(
            ("gauge-stripes", theme.hairline), lambda: _stripes(hall, bar.size)
        )
        surface.blit(stripes, (solid, bar.y), (0, 0, end - solid, bar.height))
    frame = pygame.Rect(x(window[0] - 0.9), bar.y - 7, 0, bar.height + 14)
    frame.width = x(window[1]) - frame.x + 2
    edge = look.paint.keep(
        ("gauge-window", frame.size), lambda: shapes.frame(frame.size, 5, 4, theme.field)
    )
    surface.blit(edge, frame)
    said = hall.words.say("reveal.range", low=window[0], high=window[1])
    label = pygame.Rect(0, 0, 140, 34)
    label.midtop = (frame.centerx, bar.bottom + 8)
    look.text.draw(surface, said, label, "strong", theme.cream, "centre")
    line = " + ".join(minus(value) for value in values).replace("+ −", "− ")
    room = pygame.Rect(bar.x + 6, bar.bottom + 8, label.x - bar.x - 10, 34)
    look.text.draw(surface, line, room, "text", theme.sand)


def _bar(
    hall: Hall, size: tuple[int, int], top: tuple[int, int, int], bottom: tuple[int, int, int]
) -> pygame.Surface:
    image = shapes.box(size, 6, top, bottom)
    image.blit(shapes.frame(size, 6, 2, hall.look.theme.brass), (0, 0))
    return image


def _stripes(hall: Hall, size: tuple[int, int]) -> pygame.Surface:
    from game.titles.tulip_rose.table.purse import striped

    theme = hall.look.theme
    image = striped(size, theme.brass_light, theme.brass_dark, 8)
    image.fill(theme.brass, (0, 0, size[0], 2))
    image.fill(theme.brass, (0, size[1] - 2, size[0], 2))
    return image
