"""The end: the score sheet, number by number, column by column; at each sum the rows change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.bouquet.cards import COLOURS, KINDS, SHAPES
from game.titles.bouquet.scoring import WORTH, tally
from game.titles.bouquet.table.faces import chip, emblem
from game.titles.bouquet.table.tallies import sign_colour, signed
from game.ui import shapes
from game.ui.motion import Tween
from game.ui.over_table import OverTable
from game.ui.result import result_buttons, standings
from game.ui.theme import Colour
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

SHEET = pygame.Rect(16, 66, 1248, 646)
HEAD = 92
COLOUR_X, SHAPE_X, PITCH = 268, 714, 62
SUM_X = (644, 1090)
TOTAL = pygame.Rect(1120, 0, 118, 0)
BUTTONS = {
    "replay": (556, 136),
    "same-deal": (840, 154),
    "new-deal": (1002, 150),
    "to-menu": (1160, 108),
}
STEPS = KINDS + 3
"""Six colours, their sum, six shapes, their sum, the total."""
SUMS = (len(COLOURS), KINDS + 1)


class Scoring(OverTable):
    """Covers the table with the sheet. A press shows all at once."""

    name = "result"
    covers = True

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene)
        counts = [tally(bouquet) for bouquet in table_scene.seen.bouquets]
        self.worths = [[WORTH[count] for count in row] for row in counts]
        self.ranks = standings(self.match)
        self.step = 0
        """How many columns have appeared."""
        self.pause: Tween | None = None
        self.order = list(range(len(self.worths)))
        self.moving: dict[int, Tween] = {}
        """Seat -> the way of its row, in places."""

    @property
    def height(self) -> float:
        return min(134.0, 542 / len(self.worths))

    def enter(self) -> None:
        self.set(self._buttons(), "new-deal")
        if self.look.motion.is_instant:
            self._show_all()

    def wake(self) -> None:
        self._show_all()

    def _buttons(self) -> list[Widget]:
        found = result_buttons(self)
        for widget in found:
            x, width = BUTTONS[widget.action]
            widget.rect = pygame.Rect(x, 3, width, 52)
            if isinstance(widget, Button):
                widget.icon = ""
                widget.kind = "brass" if widget.action == "new-deal" else "glass"
        return found

    def set(self, widgets: list[Widget], focus: str | None = None) -> None:
        """The end has buttons of its own where a table has its bar."""
        self.controls.set(widgets, focus)

    # step by step

    def update(self, dt: float) -> None:
        if self.step >= STEPS or (self.pause is not None and not self.pause.done):
            return
        self.step += 1
        self.pause = self.look.motion.tween("score")
        if self.step - 1 in SUMS or self.step == STEPS:
            self._rank()
        if self.step == STEPS:
            self.look.sound.play("gavel")

    def _rank(self) -> None:
        """The rows change places."""
        if self.step == STEPS:
            order = [seat for _, seat in self.ranks]
        else:
            order = sorted(self.order, key=lambda seat: -self._so_far(seat))
        for new, seat in enumerate(order):
            old = self.order.index(seat)
            if old != new:
                self.moving[seat] = self.look.motion.tween("rank", old, new)
        self.order = order

    def _so_far(self, seat: int) -> int:
        """What has appeared of a seat's score."""
        row = self.worths[seat]
        colours = row[: min(self.step, len(COLOURS))]
        shapes_shown = max(0, min(self.step - len(COLOURS) - 1, len(SHAPES)))
        return sum(colours) + sum(row[len(COLOURS) : len(COLOURS) + shapes_shown])

    def _show_all(self) -> None:
        self.step = STEPS
        self.order = [seat for _, seat in self.ranks]
        self.moving.clear()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.step < STEPS:
            self._show_all()
            return True
        return False

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.table(surface)
        look.paint.rail(surface)
        if self.step == STEPS:
            title = self._headline()
            role = look.text.fitting(title, ["subtitle", "name"], 524)
            look.text.draw(surface, title, (18, 0, 524, 57), role, look.theme.cream)
        look.paint.plate(surface, SHEET, "mine")
        self._draw_head(surface)
        for place, seat in enumerate(self.order):
            self._draw_row(surface, seat, self.moving[seat].value if seat in self.moving else place)
        if self.step == STEPS:
            self._draw_petals(surface)
        self.controls.draw(surface)

    def _headline(self) -> str:
        words, winners = self.speech.words, self.match.winners() or []
        names = [self.speech.name(seat) for seat in winners]
        total = (self.match.scores() or [])[winners[0]]["total"]
        both = names[0] if len(names) == 1 else words.say(
            "names.and", names=", ".join(names[:-1]), last=names[-1]
        )  # fmt: skip
        return words.say("win", count=len(names), names=both, total=signed(total).lstrip("+"))

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

    def _draw_head(self, surface: pygame.Surface) -> None:
        look, y = self.look, SHEET.y + 48
        for step in range(STEPS - 1):
            x, name = self._column(step)
            if name == "sum":
                image = look.paint.keep("sigma", self._sigma)
                surface.blit(image, image.get_rect(center=(x, y)))
                continue
            image = (
                chip(look, name, 46) if name in COLOURS else emblem(look, name, 50, look.theme.ink)
            )
            surface.blit(image, image.get_rect(center=(x, y)))
        total = self.speech.words.say("item.total")
        look.text.draw(surface, total, (1120, y - 24, 118, 48), "name", look.theme.ink, "right")
        surface.fill(look.theme.ink_soft, (SHEET.x + 12, SHEET.y + HEAD - 1, SHEET.width - 24, 2))

    def _draw_row(self, surface: pygame.Surface, seat: int, place: float) -> None:
        look, theme, height = self.look, self.look.theme, self.height
        top = round(SHEET.y + HEAD + 4 + place * height)
        row = pygame.Rect(SHEET.x + 8, top, SHEET.width - 16, round(height) - 4)
        finished = self.step == STEPS
        wins = finished and seat in (self.match.winners() or [])
        if wins:
            back = look.paint.keep(("wins", row.size), lambda: self._gold(row.size))
            surface.blit(back, row)
        else:
            surface.fill(theme.rule, (row.x + 8, row.bottom + 1, row.width - 16, 1))
        y = row.centery
        if wins:
            crown = look.pictures.get("marks", "crown", 42)
            surface.blit(crown, crown.get_rect(center=(50, y)))
        elif finished:
            rank = next(rank for rank, who in self.ranks if who == seat)
            look.text.draw(
                surface, str(rank), (30, y - 22, 40, 44), "name", theme.ink_soft, "centre"
            )
        name = self.speech.name(seat)
        role = look.text.fitting(name, ["subtitle", "name", "medium"], 154)
        look.text.draw(surface, name, (81, y - 26, 154, 52), role, theme.ink)
        self._draw_numbers(surface, seat, y)

    def _draw_numbers(self, surface: pygame.Surface, seat: int, y: int) -> None:
        look, row = self.look, self.worths[seat]
        for step in range(min(self.step, STEPS - 1)):
            x, name = self._column(step)
            if name == "sum":
                part = row[: len(COLOURS)] if step == SUMS[0] else row[len(COLOURS) :]
                box = (x - 40, y - 22, 80, 44)
                look.text.draw(surface, signed(sum(part)), box, "coins", look.theme.ink, "centre")
            else:
                points = row[step if step < len(COLOURS) else step - 1]
                self._draw_points(surface, (x, y), points)
        if self.step == STEPS:
            box = (1104, y - 32, 134, 64)
            look.text.draw(surface, signed(sum(row)), box, "scene", look.theme.ink, "right")

    def _draw_points(self, surface: pygame.Surface, centre: tuple[int, int], points: int) -> None:
        look = self.look
        if points == 0:
            look.paint.disc(surface, centre, 4, look.theme.ink_soft)
            return
        box = pygame.Rect(0, 0, 50, 46)
        box.center = centre
        if points > 0:
            pill = look.paint.keep(("plus", box.size), lambda: self._plus(box.size))
            surface.blit(pill, box)
        role = "strong" if points > 0 else "medium"
        look.text.draw(surface, signed(points), box, role, sign_colour(look, points), "centre")

    def _sigma(self) -> pygame.Surface:
        """The sign of a sum, drawn: not every font has it."""
        image = pygame.Surface((80, 96), pygame.SRCALPHA)
        image.fill((*self.look.theme.ink_soft, 0))
        points = [(70, 24), (70, 8), (12, 8), (46, 48), (12, 88), (70, 88), (70, 72)]
        pygame.draw.lines(image, (*self.look.theme.ink_soft, 255), False, points, 10)
        return pygame.transform.smoothscale(image, (20, 24))

    def _gold(self, size: tuple[int, int]) -> pygame.Surface:
        image = shapes.box(size, 8, (0xF5, 0xE0, 0xA8))
        image.blit(shapes.frame(size, 8, 2, self.look.theme.brass), (0, 0))
        return image

    def _plus(self, size: tuple[int, int]) -> pygame.Surface:
        image = shapes.box(size, 8, self.look.theme.plus_pill)
        image.blit(shapes.frame(size, 8, 2, self.look.theme.plus), (0, 0))
        return image

    def _draw_petals(self, surface: pygame.Surface) -> None:
        """A few petals that lie on the sheet's edge."""
        for centre, colour, turned in PETALS:
            petal = self.look.pictures.get("common", "petal", 26, tint=colour, turned=turned)
            surface.blit(petal, petal.get_rect(center=centre))


PETALS: tuple[tuple[tuple[int, int], Colour, int], ...] = (
    ((640, 66), (0x3E, 0x74, 0xB8), 15),
    ((1252, 130), (0xF4, 0xCC, 0x3B), 45),
    ((1262, 300), (0xF2, 0xA3, 0xBF), 75),
    ((1264, 520), (0xEC, 0x8A, 0x24), 80),
    ((14, 420), (0xC8, 0x37, 0x2F), 100),
    ((16, 620), (0xFF, 0xFD, 0xF6), -25),
    ((300, 708), (0xF2, 0xA3, 0xBF), 10),
)
