"""The frame of a score sheet that appears step by step: buttons in the rail, the headline, rows that
change places, the crown. What stands in the head and in a row is the title's.

`result.py` is the plain sheet, for titles that have none of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import shapes
from game.ui.look import Look
from game.ui.motion import Tween
from game.ui.over_table import OverTable
from game.ui.result import BESIDE_RAIL, rail_buttons, standings, winners_in_words
from game.ui.theme import Colour
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

SHEET = pygame.Rect(16, 66, 1248, 646)
TALLEST_ROW = 134.0
NAME_X = 81
GOLD: Colour = (0xF5, 0xE0, 0xA8)


class ScoreSheet(OverTable):
    """Covers the table with the sheet. A press shows all at once."""

    name = "result"
    covers = True
    rows = pygame.Rect(24, 162, 1232, 542)
    """Where the rows stand."""
    tallest_row = TALLEST_ROW
    name_width = 154
    name_roles: tuple[str, ...] = ("subtitle", "name", "medium", "text")
    """How a name may be set: the first that fits."""

    def __init__(self, table_scene: MatchScene, steps: int) -> None:
        super().__init__(table_scene)
        self.steps = steps
        self.step = 0
        """How many of the steps have appeared."""
        self.ranks = standings(self.match)
        self.order = list(range(len(self.ranks)))
        """The seats from top to bottom."""
        self.moving: dict[int, Tween] = {}
        """Seat -> the way of its row, in places."""
        self.pause: Tween | None = None

    @property
    def is_done(self) -> bool:
        return self.step >= self.steps

    # what a title says

    def so_far(self, seat: int) -> int:
        """What has appeared of a seat's score."""
        raise NotImplementedError

    def sorts(self, step: int) -> bool:
        """Whether the rows change places when this step (from 1) has appeared."""
        return True

    def pace(self, step: int) -> str:
        """How long this step stands alone: a name of `motion.TIMES`."""
        return "score"

    def headline(self) -> str:
        """What stands above the sheet now."""
        raise NotImplementedError

    def draw_head(self, surface: pygame.Surface) -> None:
        """The heads of the columns."""

    def draw_in_row(self, surface: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        """What has appeared in a seat's row, behind its name."""

    # step by step

    def enter(self) -> None:
        self.set(rail_buttons(self), "new-deal")
        if self.look.motion.is_instant:
            self._show_all()

    def wake(self) -> None:
        self._show_all()

    def set(self, widgets: list[Widget], focus: str | None = None) -> None:
        """The end has buttons of its own where a table has its bar."""
        self.controls.set(widgets, focus)

    def update(self, dt: float) -> None:
        if self.is_done or (self.pause is not None and not self.pause.done):
            return
        self.step += 1
        self.pause = self.look.motion.tween(self.pace(self.step))
        if self.is_done:
            self._sort([seat for _, seat in self.ranks])
            self.look.sound.play("gavel")
        elif self.sorts(self.step):
            self._sort(sorted(self.order, key=lambda seat: -self.so_far(seat)))

    def _sort(self, order: list[int]) -> None:
        """The rows change places."""
        for new, seat in enumerate(order):
            old = self.order.index(seat)
            if old != new:
                self.moving[seat] = self.look.motion.tween("rank", old, new)
        self.order = order

    def _show_all(self) -> None:
        self.step = self.steps
        self.order = [seat for _, seat in self.ranks]
        self.moving.clear()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and not self.is_done:
            self._show_all()
            return True
        return False

    def winners(self) -> str:
        """Who has won, in words."""
        return winners_in_words(self.look, self.speech, self.match)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.table(surface)
        look.paint.rail(surface)
        title = self.headline()
        role = look.text.fitting(title, ["subtitle", "name"], BESIDE_RAIL.width)
        look.text.draw(surface, title, BESIDE_RAIL, role, look.theme.cream)
        look.paint.plate(surface, SHEET, "mine")
        self.draw_head(surface)
        for place, seat in enumerate(self.order):
            way = self.moving.get(seat)
            self._draw_row(surface, seat, way.value if way else place)
        self.controls.draw(surface)

    def _draw_row(self, surface: pygame.Surface, seat: int, place: float) -> None:
        look, theme, rows = self.look, self.look.theme, self.rows
        height = min(self.tallest_row, rows.height / len(self.order))
        row = pygame.Rect(rows.x, round(rows.y + place * height), rows.width, round(height) - 4)
        if self.is_done and seat in (self.match.winners() or []):
            surface.blit(look.paint.keep(("wins", row.size), lambda: self._gold(row.size)), row)
            crown = look.pictures.get("marks", "crown", 42)
            surface.blit(crown, crown.get_rect(center=(50, row.centery)))
        else:
            surface.fill(theme.rule, (row.x + 8, row.bottom + 1, row.width - 16, 1))
            if self.is_done:
                rank = next(rank for rank, who in self.ranks if who == seat)
                where = (30, row.y, 40, row.height)
                look.text.draw(surface, str(rank), where, "name", theme.ink_soft, "centre")
        name = self.speech.name(seat)
        role = look.text.fitting(name, self.name_roles, self.name_width)
        where = (NAME_X, row.y, self.name_width, row.height)
        look.text.draw(surface, name, where, role, theme.ink)
        self.draw_in_row(surface, seat, row)

    def _gold(self, size: tuple[int, int]) -> pygame.Surface:
        image = shapes.box(size, 8, GOLD)
        image.blit(shapes.frame(size, 8, 2, self.look.theme.brass), (0, 0))
        return image


def gain_pill(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The ground of points that are won."""

    def make() -> pygame.Surface:
        image = shapes.box(size, 8, look.theme.plus_pill)
        image.blit(shapes.frame(size, 8, 2, look.theme.plus), (0, 0))
        return image

    return look.paint.keep(("gain", size), make)
