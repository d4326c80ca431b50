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
from game.ui.score_sheet import SHEET, ScoreSheet, gain_pill

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

POINTS_X, TOTAL_X = 346, 1186
COLUMN_X, COLUMN_WIDTH = (560, 768, 976), 198
SCORED = [rank for rank in RANKS if rank.majority]


class Scoring(ScoreSheet):
    """The points of play, and who has most of the festival's first colours."""

    rows = pygame.Rect(24, 168, 1232, 536)
    name_width = 180

    def __init__(self, table_scene: MatchScene) -> None:
        self.seen = table_scene.seen
        self.ranking: list[str] = self.seen.ranking[: len(SCORED)]
        super().__init__(table_scene, len(self.ranking) + 2)  # play, each colour, the total
        self.gains: list[dict[str, int]] = [{} for _ in self.seen.bouquets]
        for majority in majorities(self.seen.ranking, self.seen.bouquets):
            for seat in majority.seats:
                self.gains[seat][majority.colour] = majority.points
        self.order.sort(key=lambda seat: -self.seen.points[seat])

    def pace(self, step: int) -> str:
        return "total" if step > 1 else "score"

    def _shown(self) -> list[str]:
        """The colours that have been scored: the third rank first."""
        return self.ranking[::-1][: max(0, self.step - 1)]

    def so_far(self, seat: int) -> int:
        gained = sum(self.gains[seat].get(colour, 0) for colour in self._shown())
        return int(self.seen.points[seat]) + gained

    def headline(self) -> str:
        words, winners = self.speech.words, self.match.winners() or []
        if not self.is_done:
            return words.say("scoring")
        totals = [score["total"] for score in self.match.scores() or []]
        broken = totals.count(max(totals)) > len(winners)
        key = "win.tulips" if broken else "win"
        return words.say(key, count=len(winners), names=self.winners(), total=max(totals))

    # drawing

    def draw_head(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.speech.words, self.look.theme
        title, place = words.say("score.play"), pygame.Rect(POINTS_X - 104, 80, 208, 38)
        role = look.text.fitting(title, ["name", "strong", "text"], place.width)
        look.text.draw(surface, title, place, role, theme.ink, "centre")
        note = words.say("score.during")
        look.text.draw(surface, note, place.move(0, 38), "text", theme.ink_soft, "centre")
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

    def draw_in_row(self, surface: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        look, theme = self.look, self.look.theme
        points = (POINTS_X - 60, row.y, 120, row.height)
        if self.step > 0:
            look.text.draw(surface, str(self.seen.points[seat]), points, "bid", theme.ink, "centre")
        shown = self._shown()
        for rank, colour in enumerate(self.ranking):
            self._draw_holding(surface, seat, rank, row)
            gain = self.gains[seat].get(colour)
            if gain and colour in shown:
                pill = pygame.Rect(COLUMN_X[rank] + 38, row.centery - 24, 61, 48)
                surface.blit(gain_pill(look, pill.size), pill)
                box = pill.inflate(10, 0)
                look.text.draw(surface, plus(gain), box, "strong", theme.plus, "centre")
        if self.is_done:
            total = (TOTAL_X - 96, row.y, 134, row.height)
            look.text.draw(surface, str(self.so_far(seat)), total, "scene", theme.ink, "right")

    def _draw_holding(
        self, surface: pygame.Surface, seat: int, rank: int, row: pygame.Rect
    ) -> None:
        """The edges, count and sum of a rank's colour."""
        look, theme, colour = self.look, self.look.theme, self.ranking[rank]
        cards = [card for card in self.seen.bouquets[seat] if COLOUR[card] == colour]
        pile = pygame.Rect(COLUMN_X[rank] - 99, row.y + 8, 74, min(72, row.height - 14))
        draw_edges(surface, look, pile, cards)
        y, middle = row.centery, COLUMN_X[rank] + 6
        count = (middle - 30, y - 36, 60, 36)
        look.text.draw(surface, str(len(cards)), count, "count", theme.ink, "centre")
        total = sum(VALUE[card] for card in cards)
        below = (middle - 34, y + 2, 68, 34)
        words = f"{SUM}{total}" if total else "·"
        line(surface, look, words, below, "text", theme.ink_soft, "centre")
