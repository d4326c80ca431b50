"""The row of coming cards on top of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.table import faces, places
from game.ui import shapes
from game.ui.look import Look

if TYPE_CHECKING:
    from game.titles.dutch_auction.table.table import DutchTable


def draw_row(surface: pygame.Surface, table: DutchTable) -> None:
    """The coming cards, the next one framed, with what each is worth to whoever looks."""
    look, theme = table.scene.look, table.scene.look.theme
    shade = look.paint.keep("dutch row", lambda: _shade(places.ROW.size))
    surface.blit(shade, places.ROW)
    coming = table.scene.seen.row[1:]
    hidden = None if table.showing.label else places.WAYS
    for number, (name, place) in enumerate(zip(coming, table.row(), strict=True)):
        if hidden is not None and hidden.colliderect(place.card.union(place.worth)):
            continue
        surface.blit(faces.card(look, name, place.card.size), place.card)
        if number == 0:
            frame = place.card.inflate(8, 8)
            surface.blit(_next_frame(table.scene.look, frame.size), frame)
        worth = table.worth(name)
        if worth is not None:
            align = "centre" if len(coming) <= places.ONE_LINE else "left"
            look.text.draw(surface, f"+{worth}", place.worth, "strong", theme.brass_light, align)
    _label(surface, table, len(coming))


def _next_frame(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The yellow frame of the card that comes next."""
    return look.paint.keep(("dutch next", size), lambda: shapes.frame(size, 7, 3, look.theme.focus))


def _label(surface: pygame.Surface, table: DutchTable, count: int) -> None:
    """What the row is, where there is room."""
    look, say = table.scene.look, table.scene.speech.words.say
    if count > places.ONE_LINE or not table.showing.label:
        return
    x = (table.row()[-1].card.right if count else 0) + 28
    room = 1262 - x
    if not table.scene.seen.row:
        return
    if not count:
        words = say("table.last")
    elif table.viewer is not None:
        words = say("table.coming", name=table.scene.speech.name(table.viewer))
    else:
        words = say(f"table.worth_hidden.{len(table.fronts)}")
    if room >= 240:
        wide = min(room, 250 if table.viewer is not None else 330)
        lines = len(look.text.wrap(words, "text", wide))
        place = (x, 125 - lines * 33 // 2, wide, 33 * lines)
        look.text.paragraph(surface, words, place, "text", look.theme.sand, line=33)


def _shade(size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((0x0C, 0x24, 0x1B, 120))
    return image
