"""What a pick would do: to my colour, to my shape, to my score, and what it leaves to who is next.

Pure functions of a view, and the panel that shows them.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.clone import plain_clone
from game.core.game import Action, silent
from game.titles.bouquet.cards import GROUPS
from game.titles.bouquet.rules import GAME, BouquetState, reached
from game.titles.bouquet.scoring import GAIN, WORTH, tally
from game.titles.bouquet.table.faces import chip, emblem
from game.titles.bouquet.table.tallies import sign_colour, signed
from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import Colour


class Answer(NamedTuple):
    """The card that then pays the next seat most at once, and how much."""

    card: str
    change: int


class Preview(NamedTuple):
    """A pick and its effects, in points."""

    action: Action
    card: str
    column: int
    place: int
    colour: tuple[int, int]
    """What the colour pays before and after."""
    shape: tuple[int, int]
    next: Answer | None
    """What the next seat could then do at best; None when there is nothing left."""

    @property
    def change(self) -> int:
        return self.colour[1] - self.colour[0] + self.shape[1] - self.shape[0]


def preview(view: BouquetState, seat: int, action: Action) -> Preview:
    """What the action would do."""
    column, place = reached(view.columns, seat, action)
    card = view.columns[column][place]
    counts = tally(view.bouquets[seat])
    colour, shape = ((WORTH[counts[g]], WORTH[counts[g] + 1]) for g in GROUPS[card])
    after = plain_clone(view)
    GAME.apply(after, seat, action, silent)
    return Preview(action, card, column, place, colour, shape, _best(after))


def _best(view: BouquetState) -> Answer | None:
    """Of equal ones the first."""
    if view.turn is None:
        return None
    counts = tally(view.bouquets[view.turn])
    best: Answer | None = None
    for action in GAME.legal(view, view.turn):
        column, place = reached(view.columns, view.turn, action)
        card = view.columns[column][place]
        gain = sum(GAIN[counts[group]] for group in GROUPS[card])
        if best is None or gain > best.change:
            best = Answer(card, gain)
    return best


def draw_badge(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], action: Action
) -> None:
    """The round arrow that card and panel share."""
    way = str(action[0])
    image = look.paint.keep(("badge", way), lambda: _badge(look, way))
    surface.blit(image, image.get_rect(center=centre))


def _badge(look: Look, way: str) -> pygame.Surface:
    fine, size = 4, 38
    image = pygame.transform.smoothscale(
        shapes.disc(size, look.theme.focus, look.theme.ink, 2), (size * fine, size * fine)
    )
    dx, dy = {"left": (-1, 0), "right": (1, 0), "base": (0, 1), "far": (0, -1)}[way]
    middle = size * fine / 2
    tip, back, side, thick = 5 * fine, 4 * fine, 8 * fine, 4 * fine
    x, y = middle + tip * dx, middle + tip * dy
    points = [
        (middle - back * dx + side * dy, middle - back * dy + side * dx),
        (x, y),
        (middle - back * dx - side * dy, middle - back * dy - side * dx),
    ]
    for start, end in pairwise(points):
        pygame.draw.line(image, look.theme.ink, start, end, thick)
    for point in points:
        pygame.draw.circle(image, look.theme.ink, point, thick // 2)
    return pygame.transform.smoothscale(image, (size, size))


def _arrow(ink: Colour) -> pygame.Surface:
    """From before to after."""
    image = pygame.Surface((104, 64), pygame.SRCALPHA)
    image.fill((*ink, 0))
    pygame.draw.line(image, ink, (8, 32), (92, 32), 9)
    pygame.draw.lines(image, ink, False, [(66, 8), (94, 32), (66, 56)], 10)
    return pygame.transform.smoothscale(image, (26, 16))


def draw_preview(
    surface: pygame.Surface, look: Look, panel: pygame.Rect, shown: Preview,
    title: str, change: str, answers: Sequence[str],
) -> None:  # fmt: skip
    """The panel's inside. `answers` are words for the next seat's turn, the longest first."""
    theme, text = look.theme, look.text
    x, y, right = panel.x, panel.y, panel.right
    draw_badge(surface, look, (x + 30, y + 32), shown.action)
    room = panel.width - 70
    role = text.fitting(title, ["name", "strong"], room)
    text.draw(surface, title, (x + 58, y + 10, room, 44), role, theme.ink)
    surface.fill(theme.rule, (x + 14, y + 57, panel.width - 28, 1))
    for sign, worth, middle in zip(
        _signs(look, shown.card, 36), (shown.colour, shown.shape), (82, 122), strict=True
    ):
        surface.blit(sign, sign.get_rect(center=(x + 34, y + middle)))
        _draw_group(surface, look, pygame.Rect(x, y + middle - 20, panel.width, 40), worth)
    surface.fill(theme.ink_soft, (x + 14, y + 144, panel.width - 28, 2))
    text.draw(surface, change, (x + 18, y + 146, 140, 40), "medium", theme.ink)
    where = (right - 100, y + 146, 82, 40)
    text.draw(surface, signed(shown.change), where, "bid", sign_colour(look, shown.change), "right")
    if shown.next is not None:
        foot = pygame.Rect(x + 18, y + 184, panel.width - 36, 32)
        _draw_answer(surface, look, foot, shown.next, answers)


def _signs(look: Look, card: str, size: int) -> tuple[pygame.Surface, pygame.Surface]:
    """A card as its colour's mark and its shape."""
    colour, _, shape = card.partition("-")
    return chip(look, colour, size), emblem(look, shape, size + 2, look.theme.ink)


def _draw_group(
    surface: pygame.Surface, look: Look, row: pygame.Rect, worth: tuple[int, int]
) -> None:
    """What a group pays before and after, and the difference."""
    (before, after), theme, text = worth, look.theme, look.text
    text.draw(surface, signed(before), (row.x + 56, row.y, 36, 40), "medium", theme.ink, "right")
    arrow = look.paint.keep("arrow", lambda: _arrow(theme.ink_soft))
    surface.blit(arrow, arrow.get_rect(center=(row.x + 110, row.centery)))
    text.draw(surface, signed(after), (row.x + 126, row.y, 40, 40), "medium", theme.ink)
    gained = after - before
    where = (row.right - 80, row.y, 62, 40)
    text.draw(surface, signed(gained), where, "bold", sign_colour(look, gained), "right")


def _draw_answer(
    surface: pygame.Surface, look: Look, row: pygame.Rect, answer: Answer, words: Sequence[str]
) -> None:
    """The next seat's best card and what it pays there."""
    text, ink = look.text, look.theme.ink_soft
    points = signed(answer.change)
    left = row.right - max(36, text.width(points, "strong") + 4)
    text.draw(surface, points, (left, row.y, row.right - left, row.height), "strong", ink, "right")
    for sign in reversed(_signs(look, answer.card, 26)):
        place = sign.get_rect(midright=(left - 2, row.centery))
        surface.blit(sign, place)
        left = place.left - 1
    room = left - row.x - 3
    said = next((line for line in words if text.width(line) <= room), words[-1])
    text.draw(surface, said, (row.x, row.y, room, row.height), "text", ink)
