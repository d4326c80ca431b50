"""The plain table, which can play any game: every public thing in rows, the log beside them.

What stands in the rows is decided in `zones_in_words.py`; the buttons are `chooser.py`'s.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.ui.bar import draw_bar
from game.ui.table import Stage
from game.ui.theme import SIZE
from game.ui.widgets import Button, Widget
from game.ui.zones_in_words import Chip, Row, rows

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene
    from game.ui.scene import Scene

ZONES, ZONE_HEIGHT, STEP, PER_PAGE = pygame.Rect(12, 66, 888, 71), 71, 76, 7
LABEL = 180
CHIP_HEIGHT, CHIP_GAP = 53, 12
LOG = pygame.Rect(912, 66, 356, 528)
LOG_LINES = pygame.Rect(930, 128, 320, 390)
ACTIONS = pygame.Rect(12, 602, 1256, 110)
ROWS_RIGHT, LOG_LEFT = 368, -900
"""How far rows and log make way for each other, for the left hand."""


class PlainTable:
    """Rows of cards in words. Rows that do not fit stand on further pages."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.rows: list[Row] = []
        self.page = 0
        self.earlier = 0
        """How many lines of the log one has scrolled back."""
        self._picture = pygame.Surface(SIZE)
        self._drawn: object = None

    @property
    def stage(self) -> Stage:
        """Where scenes fade into each other."""
        return Stage([ACTIONS])

    @property
    def is_left(self) -> bool:
        """Whether the log with its buttons lies on the left, for the left hand."""
        return bool(self.scene.app.settings.left_handed)

    def _of_log(self, rect: pygame.Rect | tuple[int, int, int, int]) -> pygame.Rect:
        """A place in the log, as it lies now."""
        return pygame.Rect(rect).move(LOG_LEFT if self.is_left else 0, 0)

    def snap(self) -> None:
        self._drawn = None
        scene = self.scene
        facts, *others = rows(scene.match, scene.speech, scene.viewer)
        self.rows = [*self._halves(facts), *others]
        self.page = min(self.page, self.pages - 1)
        self.earlier = 0

    def _halves(self, row: Row) -> list[Row]:
        """The row, in two where it is too wide: nobody could press facts to read them."""
        width = sum(self._width(chip) + CHIP_GAP for chip in row.chips)
        if row.seat is not None or width <= ZONES.width - LABEL - 42:
            return [row]
        half = (len(row.chips) + 1) // 2
        return [Row(row.label, row.chips[:half]), Row("", row.chips[half:])]

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.rows) // PER_PAGE))

    def visible(self) -> list[Row]:
        """The page's rows; the viewer's own row is always on the first page."""
        ordered = list(self.rows)
        turn = self.scene.viewer if self.scene.viewer is not None else self.scene.match.state.turn
        own = next((row for row in ordered if row.seat is not None and row.seat == turn), None)
        if own is not None and ordered.index(own) >= PER_PAGE:
            ordered.remove(own)
            ordered.insert(PER_PAGE - 1, own)
        return ordered[self.page * PER_PAGE : (self.page + 1) * PER_PAGE]

    # pressing

    def widgets(self, over: Scene) -> list[Widget]:
        """Buttons that turn pages of rows and of the log, where one has the time to read."""
        if over.name not in ("decision", "replay"):
            return []
        words = self.scene.speech.words

        def turn(by: int) -> None:
            self.page = (self.page + by) % self.pages
            over.enter()

        def scroll(by: int) -> None:
            most = max(0, len(self.scene.lines) - 3)
            self.earlier = 0 if by == 0 else min(most, self.earlier + by)

        widgets: list[Widget] = [
            Button(
                self._of_log((930, 526, 153, 56)),
                "earlier",
                words.say("log.earlier"),
                lambda: scroll(5),
                "plain",
            ),
            Button(
                self._of_log((1097, 526, 153, 56)),
                "latest",
                words.say("log.latest"),
                lambda: scroll(0),
                "plain",
            ),
        ]
        if self.pages > 1:
            label = words.say("plain.page", page=self.page + 1, pages=self.pages)
            widgets.append(
                Button(
                    self._of_log((1130, 71, 120, 44)),
                    "page",
                    label,
                    lambda: turn(1),
                    "plain",
                    keys=(pygame.K_p,),
                )
            )
        return widgets

    def card_rects(self) -> dict[str, list[pygame.Rect]]:
        """Where each card lies that a person could press: in the first visible row that has it."""
        found: dict[str, list[pygame.Rect]] = {}
        for number, row in enumerate(self.visible()):
            if row.seat is not None and row.seat != self.scene.match.state.turn:
                continue
            here: dict[str, list[pygame.Rect]] = {}
            for chip, rect in zip(row.chips, self._places(row, self._zone(number)), strict=False):
                if chip.card:
                    here.setdefault(chip.card, []).append(rect)
            for card, rects in here.items():
                found.setdefault(card, rects)
        return found

    # drawing

    def _zone(self, number: int) -> pygame.Rect:
        left = ZONES.x + (ROWS_RIGHT if self.is_left else 0)
        return pygame.Rect(left, ZONES.y + STEP * number, ZONES.width, ZONE_HEIGHT)

    def _width(self, chip: Chip) -> int:
        return max(112, min(330, self.scene.look.text.width(chip.words, "medium") + 20))

    def _places(self, row: Row, zone: pygame.Rect) -> list[pygame.Rect]:
        """The chips' places from left to right, overlapping when there are many."""
        widths = [self._width(chip) for chip in row.chips]
        left, y = zone.x + 30 + LABEL, zone.y + (ZONE_HEIGHT - CHIP_HEIGHT) // 2
        room = zone.right - 12 - left - (250 if row.hidden else 0)
        total = sum(widths) + CHIP_GAP * max(0, len(widths) - 1)
        squeeze = 1.0 if total <= room else (room - widths[-1]) / max(1, total - widths[-1])
        places, x = [], float(left)
        for wide in widths:
            width = min(wide, zone.right - 12 - round(x))
            places.append(pygame.Rect(round(x), y, width, CHIP_HEIGHT))
            x += (wide + CHIP_GAP) * squeeze
        return places

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole table, or blits the picture of it where nothing has changed."""
        look = self.scene.look
        if look.text.recorder is not None:  # whoever reads what is drawn needs it drawn
            self._draw(surface)
            return
        state = (
            len(self.scene.lines), self.earlier, self.page, look.theme, look.text.larger,
            self.is_left,
        )  # fmt: skip
        if state != self._drawn:
            self._drawn = state
            self._draw(self._picture)
        surface.blit(self._picture, (0, 0))

    def _draw(self, surface: pygame.Surface) -> None:
        look = self.scene.look
        look.paint.table(surface)
        draw_bar(surface, self.scene)
        for number, row in enumerate(self.visible()):
            self._draw_row(surface, row, self._zone(number))
        self._draw_log(surface)
        look.paint.plate(surface, ACTIONS, "zone")

    def _draw_row(self, surface: pygame.Surface, row: Row, zone: pygame.Rect) -> None:
        look, turn = self.scene.look, self.scene.match.state.turn
        acts = row.seat is not None and row.seat == turn
        look.paint.plate(surface, zone, "mine" if acts else "zone")
        colour = look.theme.ink if acts else look.theme.cream
        label = (zone.x + 18, zone.y, LABEL, ZONE_HEIGHT)
        role = look.text.fitting(row.label, ["name", "medium"], LABEL)
        look.text.draw(surface, row.label, label, role, colour)
        places = self._places(row, zone)
        crowded = any(a.right > b.x for a, b in pairwise(places))
        for chip, place in zip(row.chips, places, strict=True):
            look.paint.plate(surface, place, "card")
            inside = place.inflate(-12, 0)
            align = (
                "left" if crowded else "centre"
            )  # what sticks out from under the next is a beginning
            look.text.draw(surface, chip.words, inside, "medium", look.theme.ink, align)
        if row.hidden:
            left = places[-1].right + CHIP_GAP if places else zone.x + 30 + LABEL
            self._draw_hidden(
                surface, row, pygame.Rect(left, zone.y + 9, zone.right - left - 12, 53), colour
            )

    def _draw_hidden(
        self, surface: pygame.Surface, row: Row, room: pygame.Rect, colour: tuple[int, int, int]
    ) -> None:
        look = self.scene.look
        backs = min(row.hidden, 8)
        for number in range(backs):
            look.paint.plate(
                surface, pygame.Rect(room.x + 14 * number, room.y, 36, 53), "card-back"
            )
        words = self.scene.speech.words.say("plain.hidden", count=row.hidden)
        left = room.x + 14 * backs + 34
        look.text.draw(surface, words, (left, room.y, room.right - left, 53), "text", colour)

    def _draw_log(self, surface: pygame.Surface) -> None:
        scene, look = self.scene, self.scene.look
        look.paint.plate(surface, self._of_log(LOG), "paper")
        title = scene.speech.words.say("log.title")
        place = self._of_log((930, 72, 160, 46))
        look.text.draw(surface, title, place, "subtitle", look.theme.ink)
        surface.fill(look.theme.rule, self._of_log((930, 120, 320, 2)))
        lines = scene.lines[: len(scene.lines) - self.earlier] if self.earlier else scene.lines
        step = look.text.line("text")
        room = LOG_LINES.height // step
        wrapped: list[tuple[int, str]] = []
        for back, line in enumerate(reversed(lines[-room:])):
            parts = ["".join(run[0] for run in runs) for runs in look.text.wrap(line, "text", 320)]
            if len(wrapped) + len(parts) > room:
                break
            wrapped = [(back, part) for part in parts] + wrapped
        for number, (back, part) in enumerate(wrapped):
            place = self._of_log((LOG_LINES.x, LOG_LINES.y + step * number, 320, step))
            newest = back == 0
            look.text.draw(
                surface, part.strip(), place, "strong" if newest else "text",
                look.theme.brass_edge if newest else look.theme.ink,
            )  # fmt: skip
