"""The end: the score sheet, number by number, column by column; at each sum the rows change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.bouquet.cards import COLOURS, KINDS, SHAPES
from game.titles.bouquet.scoring import WORTH, tally
from game.titles.bouquet.table.faces import chip, emblem
from game.titles.bouquet.table.tallies import sign_colour, signed
from game.ui.score_sheet import SHEET, ScoreSheet, gain_pill
from game.ui.theme import Colour

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

HEAD = 92
COLOUR_X, SHAPE_X, PITCH = 268, 714, 62
SUM_X = (644, 1090)
STEPS = KINDS + 3
"""Six colours, their sum, six shapes, their sum, the total."""
SUMS = (len(COLOURS), KINDS + 1)


class Scoring(ScoreSheet):
    """Every group of every bouquet, and what it pays."""

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene, STEPS)
        counts = [tally(bouquet) for bouquet in table_scene.seen.bouquets]
        self.worths = [[WORTH[count] for count in row] for row in counts]

    def sorts(self, step: int) -> bool:
        return step - 1 in SUMS

    def so_far(self, seat: int) -> int:
        row = self.worths[seat]
        colours = row[: min(self.step, len(COLOURS))]
        shapes_shown = max(0, min(self.step - len(COLOURS) - 1, len(SHAPES)))
        return sum(colours) + sum(row[len(COLOURS) : len(COLOURS) + shapes_shown])

    def headline(self) -> str:
        words, winners = self.speech.words, self.match.winners() or []
        if not self.is_done:
            return words.say("scoring")
        total = signed(sum(self.worths[winners[0]])).lstrip("+")
        return words.say("win", count=len(winners), names=self.winners(), total=total)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.is_done:
            for centre, colour, turned in PETALS:
                petal = self.look.pictures.get("common", "petal", 26, tint=colour, turned=turned)
                surface.blit(petal, petal.get_rect(center=centre))

    def _column(self, step: int) -> tuple[int, str]:
        """A step's place and what heads it."""
        if step < len(COLOURS):
            return COLOUR_X + PITCH * step, COLOURS[step]
        if step == SUMS[0]:
            return SUM_X[0], "sum"
        if step < SUMS[1]:
            number = step - len(COLOURS) - 1
            return SHAPE_X + PITCH * number, SHAPES[number]
        return SUM_X[1], "sum"

    def draw_head(self, surface: pygame.Surface) -> None:
        look, y = self.look, SHEET.y + 48
        for step in range(STEPS - 1):
            x, name = self._column(step)
            if name == "sum":
                image = look.paint.keep("sigma", self._sigma)
            elif name in COLOURS:
                image = chip(look, name, 46)
            else:
                image = emblem(look, name, 50, look.theme.ink)
            surface.blit(image, image.get_rect(center=(x, y)))
        total = self.speech.words.say("item.total")
        look.text.draw(surface, total, (1120, y - 24, 118, 48), "name", look.theme.ink, "right")
        surface.fill(look.theme.ink_soft, (SHEET.x + 12, SHEET.y + HEAD - 1, SHEET.width - 24, 2))

    def draw_in_row(self, surface: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        look, worths, y = self.look, self.worths[seat], row.centery
        for step in range(min(self.step, STEPS - 1)):
            x, name = self._column(step)
            if name == "sum":
                part = worths[: len(COLOURS)] if step == SUMS[0] else worths[len(COLOURS) :]
                box = (x - 40, y - 22, 80, 44)
                look.text.draw(surface, signed(sum(part)), box, "coins", look.theme.ink, "centre")
            else:
                points = worths[step if step < len(COLOURS) else step - 1]
                self._draw_points(surface, (x, y), points)
        if self.is_done:
            box = (1104, y - 32, 134, 64)
            look.text.draw(surface, signed(sum(worths)), box, "scene", look.theme.ink, "right")

    def _draw_points(self, surface: pygame.Surface, centre: tuple[int, int], points: int) -> None:
        look = self.look
        if points == 0:
            look.paint.disc(surface, centre, 4, look.theme.ink_soft)
            return
        box = pygame.Rect(0, 0, 50, 46)
        box.center = centre
        if points > 0:
            surface.blit(gain_pill(self.look, box.size), box)
        role = "strong" if points > 0 else "medium"
        look.text.draw(surface, signed(points), box, role, sign_colour(look, points), "centre")

    def _sigma(self) -> pygame.Surface:
        """The sign of a sum, drawn: not every font has it."""
        image = pygame.Surface((80, 96), pygame.SRCALPHA)
        image.fill((*self.look.theme.ink_soft, 0))
        points = [(70, 24), (70, 8), (12, 8), (46, 48), (12, 88), (70, 88), (70, 72)]
        pygame.draw.lines(image, (*self.look.theme.ink_soft, 255), False, points, 10)
        return pygame.transform.smoothscale(image, (20, 24))


PETALS: tuple[tuple[tuple[int, int], Colour, int], ...] = (
    ((640, 66), (0x3E, 0x74, 0xB8), 15),
    ((1252, 66), (0xF4, 0xCC, 0x3B), 45),
    ((1262, 300), (0xF2, 0xA3, 0xBF), 75),
    ((1264, 520), (0xEC, 0x8A, 0x24), 80),
    ((14, 420), (0xC8, 0x37, 0x2F), 100),
    ((16, 620), (0xFF, 0xFD, 0xF6), -25),
    ((300, 708), (0xF2, 0xA3, 0xBF), 10),
)
"""A few petals that lie on the sheet's edge: centre, colour, turned by."""
