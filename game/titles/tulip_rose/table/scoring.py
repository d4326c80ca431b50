"""The end: the score sheet, line by line, then the standings, the winner, and what to do next.

What stands in the lines is `tally.py`; how one seat's cards were used is `reckoning.py`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.faces import ATLAS, minus
from game.titles.tulip_rose.table.fans import draw_bloom
from game.titles.tulip_rose.table.petals import Petals
from game.titles.tulip_rose.table.tally import Cell, Line, is_flower, lines
from game.ui import flow
from game.ui.over_table import OverTable
from game.ui.playback import is_skip
from game.ui.result import BESIDE_RAIL, rail_buttons, standings, winners_in_words
from game.ui.text import Run
from game.ui.widgets import Area, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

SHEET = pygame.Rect(16, 66, 1248, 646)
HEAD, TOTAL = 64, 56
WIDTHS = {3: (250, 330), 4: (250, 248), 5: (250, 198), 6: (220, 170)}
"""Label column and seat columns by the number of seats."""
ICONS = {"different": "sprout", "orders": "log"}
PICTURES = {"coins": ("common", "coin"), "loans": ("common", "loan")}
CARDS = {"networks": "special-network", "weeds": "special-weed", "cows": "special-cow"}


class Scoring(OverTable):
    """Counts aloud; a press ends the counting."""

    name = "result"
    covers = True

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene)
        self.words = self.speech.words
        self.scores = self.match.scores() or []
        self.lines = lines(self.match.state, self.scores)
        self.ranks = standings(self.match)
        self.counted = 0.0
        """Simulated ms since the counting began."""
        motion = self.look.motion
        self.pace = 0.0 if motion.is_instant else motion.length("score")
        self.total_time = 0.0 if motion.is_instant else motion.length("total")
        self.petals: Petals | None = None
        self.is_counted = False
        self.order = list(range(self.match.state.seats))
        self.moves = {seat: motion.tween("rank", 0, 0) for seat in self.order}

    def enter(self) -> None:
        self.lay()
        if not self.pace:
            self.finish()

    # what can be pressed

    def lay(self) -> None:
        """The buttons in the rail and the columns."""
        columns: list[Widget] = [
            Area(self.column(seat).inflate(-8, -12), f"seat {seat + 1}", self._column_words(seat),
                 partial(self._reckon, seat), radius=6)
            for seat in self.order
        ]  # fmt: skip
        self.controls.set([*columns, *rail_buttons(self)], "new-deal")

    def _column_words(self, seat: int) -> str:
        score = self.scores[seat]
        return self.words.say("score.column", name=self.speech.name(seat), total=score["total"])

    def _reckon(self, seat: int) -> None:
        from game.titles.tulip_rose.table.reckoning import Reckoning

        if not self.is_counted:
            self.finish()
            return
        self.app.stack.push(Reckoning(self.table_scene, seat, self.scores[seat]))

    def handle(self, event: pygame.event.Event) -> bool:
        if not self.is_counted and is_skip(event) and event.type == pygame.KEYDOWN:
            self.finish()
            return True
        if super().handle(event):
            return True
        if not self.is_counted and is_skip(event):
            self.finish()
            return True
        return False

    # the count

    def update(self, dt: float) -> None:
        if not self.is_counted:
            before = self.rows_shown
            self.counted += dt
            if self.rows_shown != before:
                self.look.sound.play("tick")
            if self.counted >= self.pace * len(self.lines) + self.total_time:
                self.finish()
        if self.petals is not None:
            self.petals.update(dt)

    def shows(self) -> object:
        falls = self.petals is not None and self.petals.falls
        return self.look.motion.now if falls or not self.is_counted else None

    @property
    def rows_shown(self) -> int:
        """How many lines are counted."""
        if self.is_counted or not self.pace:
            return len(self.lines)
        return min(len(self.lines), int(self.counted / self.pace))

    @property
    def total_part(self) -> float:
        """How much of the totals has been counted up."""
        if self.is_counted or not self.total_time:
            return 1.0
        return min(1.0, max(0.0, (self.counted - self.pace * len(self.lines)) / self.total_time))

    def finish(self) -> None:
        """Everything is counted: columns go by rank, petals fall."""
        if self.is_counted:
            return
        self.is_counted = True
        before = {seat: self.column(seat).x for seat in self.order}
        self.order = [seat for _, seat in self.ranks]
        for seat in self.order:
            self.moves[seat] = self.look.motion.tween("rank", before[seat] - self.column(seat).x, 0)
        motion = self.look.motion
        if not motion.reduced and not motion.is_instant:
            self.petals = Petals(self.look, self.match.seed)
        self.look.sound.play("win")
        self.lay()

    # drawing

    def column(self, seat: int) -> pygame.Rect:
        """A seat's column from the head to the total."""
        label, wide = WIDTHS[self.match.state.seats]
        left = SHEET.x + 6 + label + wide * self.order.index(seat)
        return pygame.Rect(left, SHEET.y, wide, SHEET.height)

    @property
    def row_height(self) -> int:
        return min(40, (SHEET.height - HEAD - TOTAL - 18) // len(self.lines))

    def row_y(self, number: int) -> int:
        return SHEET.y + HEAD + 6 + number * self.row_height

    def draw(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        look.paint.table(surface)
        look.paint.rail(surface, 58)
        title = self._title() if self.is_counted else self.words.say("score.counting")
        role = look.text.fitting(title, ["subtitle", "name", "strong"], BESIDE_RAIL.width)
        look.text.draw(surface, title, BESIDE_RAIL, role, theme.cream)
        look.paint.plate(surface, SHEET, "paper")
        self._draw_columns(surface)
        shown = self.rows_shown
        for number, line in enumerate(self.lines[:shown]):
            self._draw_line(surface, number, line)
        y = self.row_y(len(self.lines)) + 2
        surface.fill(theme.ink, (SHEET.x + 6, y, SHEET.width - 12, 1))
        surface.fill(theme.ink, (SHEET.x + 6, y + 3, SHEET.width - 12, 1))
        if shown == len(self.lines):
            self._draw_totals(surface, y + 6)
        if self.petals is not None:
            self.petals.draw(surface)
        self.controls.draw(surface)

    def _title(self) -> str:
        winners = self.match.winners() or []
        total = self.scores[winners[0]]["total"]
        names = winners_in_words(self.look, self.speech, self.match)
        if len(winners) == 1:
            return self.words.say("score.wins", name=names, total=total)
        return self.words.say("score.win", names=names, total=total)

    def _draw_columns(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        winners = self.match.winners() or [] if self.is_counted else []
        for seat in self.order:
            box = self.column(seat).move(round(self.moves[seat].value), 0)
            if seat in winners:
                look.paint.plate(surface, box.inflate(-4, -12), "winner")
            elif self.order.index(seat):
                surface.fill(theme.rule, (box.x - 1, box.y + 12, 1, box.height - 26))
            self._draw_head(surface, pygame.Rect(box.x, box.y + 4, box.width, HEAD - 4), seat)
        surface.fill(theme.brass_edge, (SHEET.x + 6, SHEET.y + HEAD + 3, SHEET.width - 12, 2))

    def _draw_head(self, surface: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        look, theme = self.look, self.look.theme
        narrow = box.width < 190
        size = 52 if not narrow else 36 if look.text.larger else 44
        emblem = look.pictures.get(ATLAS, f"merchant-{self.match.state.merchants[seat]}", size)
        icon = 0 if narrow else 34
        name = self.speech.name(seat)
        room = box.width - size - icon - 22
        role = look.text.fitting(name, ["name", "strong", "medium"], room)
        wide = min(room, look.text.width(name, role))
        left = box.centerx - (size + 8 + wide + icon) // 2
        surface.blit(emblem, emblem.get_rect(midleft=(left, box.centery)))
        look.text.draw(
            surface, name, (left + size + 8, box.y, wide + 2, box.height), role, theme.ink
        )
        if icon:
            kind = "person" if seat in flow.people(self.match) else "bot"
            image = look.pictures.icon(kind, 24, theme.ink)
            surface.blit(image, image.get_rect(midleft=(left + size + 18 + wide, box.centery)))

    def _draw_line(self, surface: pygame.Surface, number: int, line: Line) -> None:
        look, theme = self.look, self.look.theme
        y, high = self.row_y(number), self.row_height
        if number % 2:
            band = pygame.Rect(SHEET.x + 6, y, WIDTHS[self.match.state.seats][0] - 8, high)
            look.paint.plate(surface, band, "sheet-band")
            for seat in self.order:
                box = self.column(seat).move(round(self.moves[seat].value), 0)
                look.paint.plate(
                    surface, pygame.Rect(box.x + 6, y, box.width - 12, high), "sheet-band"
                )
        if line.key == "coins":
            surface.fill(theme.brass_edge, (SHEET.x + 6, y - 1, SHEET.width - 12, 2))
        self._draw_label(surface, line.key, y, high)
        for seat, cell in enumerate(line.cells):
            box = self.column(seat).move(round(self.moves[seat].value), 0)
            self._draw_cell(surface, pygame.Rect(box.x + 8, y, box.width - 16, high), cell)

    def _draw_label(self, surface: pygame.Surface, key: str, y: int, high: int) -> None:
        look, theme = self.look, self.look.theme
        centre = (SHEET.x + 28, y + high // 2)
        if is_flower(key):
            draw_bloom(surface, look, key, centre, 30)
        else:
            if key in ICONS:
                image = look.pictures.icon(ICONS[key], 26, theme.ink)
            else:
                atlas, name = PICTURES.get(key) or (ATLAS, CARDS[key])
                image = look.pictures.get(atlas, name, 30)
            surface.blit(image, image.get_rect(center=centre))
        words = self.words.say(f"card.{key}" if is_flower(key) else f"line.{key}")
        wide = WIDTHS[self.match.state.seats][0] - 58
        if look.text.width(words, "text") > wide and self.words.has(f"line.{key}.short"):
            words = self.words.say(f"line.{key}.short")
        look.text.draw(surface, words, (SHEET.x + 52, y, wide, high), "text", theme.ink)

    def _draw_cell(self, surface: pygame.Surface, box: pygame.Rect, cell: Cell | None) -> None:
        look, theme = self.look, self.look.theme
        number = pygame.Rect(box.right - 74, box.y, 66, box.height)
        if cell is None:
            look.text.draw(surface, "–", number, "text", theme.ink_soft, "right")
            return
        colour = theme.minus if cell.value < 0 else theme.ink
        look.text.draw(surface, minus(cell.value), number, "name", colour, "right")
        right, size = number.x - 8, 26
        for helper in reversed(cell.helpers):
            picture = f"merchant-{helper}" if helper == "engel" else f"special-{helper}"
            image, place = look.pictures.fit(
                ATLAS, picture, pygame.Rect(right - size, box.centery - 14, size, 28)
            )
            if right - size < box.x:
                break
            surface.blit(image, place)
            right -= size + 4
        room = right - box.x - 2
        how = cell.how
        if look.text.width(how, "text") > room:
            how = how.replace(" ", "")
        if look.text.width(how, "text") <= room:
            look.text.draw(
                surface,
                how,
                (box.x, box.y, right - box.x, box.height),
                "text",
                theme.ink_soft,
                "right",
            )

    def _draw_totals(self, surface: pygame.Surface, y: int) -> None:
        look, theme, words = self.look, self.look.theme, self.words
        label = (SHEET.x + 14, y, WIDTHS[self.match.state.seats][0] - 20, TOTAL)
        look.text.draw(surface, words.say("item.total"), label, "subtitle", theme.ink)
        for rank, seat in self.ranks:
            box = self.column(seat).move(round(self.moves[seat].value), 0)
            total = self.scores[seat]["total"]
            number = minus(round(total * self.total_part))
            place = pygame.Rect(box.x + 48, y, box.width - 64, TOTAL)
            colour = theme.minus if total < 0 else theme.ink
            role = look.text.fitting(number, ["total", "bid", "name"], place.width)
            look.text.draw(surface, number, place, role, colour, "right")
            if self.is_counted:
                runs: list[Run] = [(words.say("score.rank", rank=rank), "strong", theme.ink_soft)]
                look.text.draw(surface, runs, (box.x + 14, y, 34, TOTAL))
