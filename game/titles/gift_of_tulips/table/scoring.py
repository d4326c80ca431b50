"""The end: points of play, then the majorities of ranks three, two and one; the rows change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.gift_of_tulips.cards import BOXES, COLOUR, RANKS, VALUE
from game.titles.gift_of_tulips.scoring import majorities
from game.titles.gift_of_tulips.table.faces import box, chip, draw_edges, head
from game.titles.gift_of_tulips.table.offers import plus
from game.titles.gift_of_tulips.table.ranking import rank_badge
from game.titles.gift_of_tulips.table.signs import SUM, line
from game.ui import shapes
from game.ui.motion import Tween
from game.ui.over_table import OverTable
from game.ui.result import result_buttons, standings
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

SHEET = pygame.Rect(16, 66, 1248, 646)
TOP, FOOT = 168, 704
POINTS_X, TOTAL_X = 346, 1186
COLUMN_X, COLUMN_WIDTH = (560, 768, 976), 198
BUTTONS = {
    "replay": (556, 136),
    "same-deal": (840, 154),
    "new-deal": (1002, 150),
    "to-menu": (1160, 108),
}


class Scoring(OverTable):
    """Covers the table with the sheet. A press shows all at once."""

    name = "result"
    covers = True

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene)
        self.seen = table_scene.seen
        self.ranking: list[str] = self.seen.ranking[: sum(bool(r.majority) for r in RANKS)]
        self.gains: list[dict[str, int]] = [{} for _ in self.seen.bouquets]
        for majority in majorities(self.seen.ranking, self.seen.bouquets):
            for seat in majority.seats:
                self.gains[seat][majority.colour] = majority.points
        self.ranks = standings(self.match)
        self.steps = len(self.ranking) + 2
        """The points of play, each colour, the total."""
        self.step = 0
        self.pause: Tween | None = None
        self.order = sorted(range(len(self.gains)), key=lambda seat: -self.seen.points[seat])
        self.moving: dict[int, Tween] = {}

    @property
    def height(self) -> float:
        return min(134.0, (FOOT - TOP) / len(self.gains))

    @property
    def is_done(self) -> bool:
        return self.step >= self.steps

    def enter(self) -> None:
        self.controls.set(self._buttons(), "new-deal")
        if self.look.motion.is_instant:
            self._show_all()

    def wake(self) -> None:
        self._show_all()

    def set(self, widgets: list[Widget], focus: str | None = None) -> None:
        """The end has buttons of its own where a table has its bar."""
        self.controls.set(widgets, focus)

    def _buttons(self) -> list[Widget]:
        found = result_buttons(self)
        for widget in found:
            x, width = BUTTONS.get(widget.action, (700, 132))
            widget.rect = pygame.Rect(x, 3, width, 52)
            if isinstance(widget, Button):
                widget.icon = ""
                widget.kind = "brass" if widget.action == "new-deal" else "glass"
        return found

    # step by step

    def update(self, dt: float) -> None:
        if self.is_done or (self.pause is not None and not self.pause.done):
            return
        self.step += 1
        self.pause = self.look.motion.tween("total" if self.step > 1 else "score")
        self._rank()
        if self.is_done:
            self.look.sound.play("gavel")

    def _rank(self) -> None:
        """The rows change places."""
        if self.is_done:
            order = [seat for _, seat in self.ranks]
        else:
            order = sorted(self.order, key=lambda seat: -self._so_far(seat))
        for new, seat in enumerate(order):
            old = self.order.index(seat)
            if old != new:
                self.moving[seat] = self.look.motion.tween("rank", old, new)
        self.order = order

    def _shown(self) -> list[str]:
        """The colours that have been scored: the third rank first."""
        return self.ranking[::-1][: max(0, self.step - 1)]

    def _so_far(self, seat: int) -> int:
        gained = sum(self.gains[seat].get(colour, 0) for colour in self._shown())
        return int(self.seen.points[seat]) + gained

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

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.table(surface)
        look.paint.rail(surface)
        title = self._headline() if self.is_done else self.speech.words.say("scoring")
        role = look.text.fitting(title, ["subtitle", "name"], 524)
        look.text.draw(surface, title, (18, 0, 524, 57), role, look.theme.cream)
        look.paint.plate(surface, SHEET, "mine")
        self._draw_head(surface)
        for place, seat in enumerate(self.order):
            self._draw_row(surface, seat, self.moving[seat].value if seat in self.moving else place)
        self.controls.draw(surface)

    def _headline(self) -> str:
        words, winners = self.speech.words, self.match.winners() or []
        names = [self.speech.name(seat) for seat in winners]
        totals = [score["total"] for score in self.match.scores() or []]
        both = names[0]
        if len(names) > 1:
            both = words.say("names.and", names=", ".join(names[:-1]), last=names[-1])
        broken = totals.count(max(totals)) > len(winners)
        key = "win.tulips" if broken else "win"
        return words.say(key, count=len(names), names=both, total=max(totals))

    def _draw_head(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.speech.words, self.look.theme
        for key, y, role, ink in (
            ("score.play", 80, "name", theme.ink), ("score.during", 118, "text", theme.ink_soft),
        ):  # fmt: skip
            place = (POINTS_X - 104, y, 208, 38)
            look.text.draw(surface, words.say(key), place, role, ink, "centre")
        total = (TOTAL_X - 92, 90, 130, 48)
        look.text.draw(surface, words.say("item.total"), total, "name", theme.ink, "right")
        places = BOXES[len(self.gains)].places
        for rank, colour in enumerate(self.ranking):
            panel = pygame.Rect(COLUMN_X[rank] - 99, 75, COLUMN_WIDTH, 82)
            surface.blit(box(look, panel.size, colour, 2, 8), panel)
            rank_badge(surface, look, (panel.x + 25, panel.centery), rank)
            tulip = head(look, colour, 40)
            surface.blit(tulip, tulip.get_rect(center=(panel.x + 70, panel.y + 26)))
            mark = chip(look, colour, 22)
            surface.blit(mark, mark.get_rect(center=(panel.x + 104, panel.y + 18)))
            pays = " / ".join(map(str, RANKS[rank].majority[:places]))
            foot = (panel.x + 50, panel.bottom - 38, panel.width - 58, 34)
            look.text.draw(surface, pays, foot, "medium", theme.ink, "right")
        surface.fill(theme.card_rule, (SHEET.x + 12, 161, SHEET.width - 24, 2))

    def _draw_row(self, surface: pygame.Surface, seat: int, place: float) -> None:
        look, theme, height = self.look, self.look.theme, self.height
        row = pygame.Rect(24, round(TOP + place * height), 1232, round(height) - 3)
        wins = self.is_done and seat in (self.match.winners() or [])
        if wins:
            surface.blit(look.paint.keep(("wins", row.size), lambda: self._gold(row.size)), row)
            crown = look.pictures.get("marks", "crown", 42)
            surface.blit(crown, crown.get_rect(center=(50, row.centery)))
        elif self.is_done:
            rank = next(rank for rank, who in self.ranks if who == seat)
            place_of = (30, row.y, 40, row.height)
            look.text.draw(surface, str(rank), place_of, "name", theme.ink_soft, "centre")
        surface.fill(theme.rule, (32, row.bottom + 1, 1216, 1))
        name = self.speech.name(seat)
        role = look.text.fitting(name, ["subtitle", "name", "medium"], 168)
        look.text.draw(surface, name, (81, row.y, 168, row.height), role, theme.ink)
        points = (POINTS_X - 60, row.y, 120, row.height)
        if self.step > 0:
            look.text.draw(surface, str(self.seen.points[seat]), points, "bid", theme.ink, "centre")
        shown = self._shown()
        for rank, colour in enumerate(self.ranking):
            self._draw_holding(surface, seat, rank, colour, row, colour in shown)
        if self.is_done:
            total = (TOTAL_X - 96, row.y, 134, row.height)
            look.text.draw(surface, str(self._so_far(seat)), total, "scene", theme.ink, "right")

    def _draw_holding(
        self, surface: pygame.Surface, seat: int, rank: int, colour: str, row: pygame.Rect, scored: bool
    ) -> None:  # fmt: skip
        """The edges, count and sum of a colour, and what they pay."""
        look, theme, left = self.look, self.look.theme, COLUMN_X[rank] - 99
        cards = [card for card in self.seen.bouquets[seat] if COLOUR[card] == colour]
        pile = pygame.Rect(left, row.y + 8, 74, min(72, row.height - 14))
        draw_edges(surface, look, pile, cards)
        y, middle = row.centery, COLUMN_X[rank] + 6
        count = (middle - 30, y - 36, 60, 36)
        look.text.draw(surface, str(len(cards)), count, "count", theme.ink, "centre")
        total = sum(VALUE[card] for card in cards)
        below = (middle - 34, y + 2, 68, 34)
        words = f"{SUM}{total}" if total else "·"
        line(surface, look, words, below, "text", theme.ink_soft, "centre")
        gain = self.gains[seat].get(colour)
        if gain and scored:
            pill = pygame.Rect(left + 137, y - 24, 61, 48)
            image = look.paint.keep(("plus", pill.size), lambda: self._plus(pill.size))
            surface.blit(image, pill)
            look.text.draw(surface, plus(gain), pill.inflate(10, 0), "strong", theme.plus, "centre")

    def _gold(self, size: tuple[int, int]) -> pygame.Surface:
        image = shapes.box(size, 8, (0xF5, 0xE0, 0xA8))
        image.blit(shapes.frame(size, 8, 2, self.look.theme.brass), (0, 0))
        return image

    def _plus(self, size: tuple[int, int]) -> pygame.Surface:
        image = shapes.box(size, 8, self.look.theme.plus_pill)
        image.blit(shapes.frame(size, 8, 2, self.look.theme.plus), (0, 0))
        return image
