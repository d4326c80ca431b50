"""The score sheet: column by column the cards and what they pay, the starting cards last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.cards import CARDS
from game.titles.dutch_auction.scoring import bonus, tally
from game.titles.dutch_auction.table import faces
from game.titles.dutch_auction.table.places import spread
from game.ui.score_sheet import ScoreSheet
from game.ui.theme import card_role

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

COLUMNS = (("cash", 230), ("flowers", 430), ("bonus", 714), ("start", 970), ("total", 1180))
HEADS = {"cash": "score.cash", "start": "score.starting"}
BIG, SMALL = card_role("fraunces-700", 40), card_role("fraunces-700", 34)
TOTAL = card_role("fraunces-900", 60)


class Scoring(ScoreSheet):
    """Everybody's cards and points; at each column the rows change places."""

    rows = pygame.Rect(24, 135, 1232, 572)
    tallest_row = 190.0
    name_width = 112
    name_roles = ("subtitle", "name", "strong")

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene, len(COLUMNS))
        self.scores = self.match.scores() or []

    def so_far(self, seat: int) -> int:
        return sum(self.scores[seat][key] for key, _ in COLUMNS[: min(self.step, 4)])

    def pace(self, step: int) -> str:
        return "bot"

    def headline(self) -> str:
        say, winners = self.speech.words.say, self.match.winners() or []
        if not self.is_done:
            return say("score.counting")
        total = self.scores[winners[0]]["total"]
        if len(winners) == 1:
            return say("score.wins", name=self.winners(), total=total)
        return say("score.share", names=self.winners(), total=total)

    def update(self, dt: float) -> None:
        before = self.step
        super().update(dt)
        if self.step != before:
            self.look.sound.play("win" if self.is_done else "coin")

    # drawing

    def draw_head(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        for key, x in COLUMNS:
            words = self.speech.words.say(HEADS.get(key, f"item.{key}"))
            box = pygame.Rect(x - 110, 76, 220, 56)
            look.text.draw(surface, words, box, "name", theme.ink, "centre")
        surface.fill(theme.rule, (28, 129, 1224, 2))

    def draw_in_row(self, surface: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        if row.height >= 170:
            self._tall(surface, row, seat)
        else:
            self._low(surface, row, seat)
        if self.is_done:
            total = str(self.scores[seat]["total"])
            box = pygame.Rect(1108, row.y, 144, row.height)
            self.look.text.draw(surface, total, box, TOTAL, self.look.theme.ink, "centre")

    def _tall(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        """Cards above, sums below."""
        look, theme, score = self.look, self.look.theme, self.scores[seat]
        size, y = (68, 98), row.y + 11
        back = pygame.Rect(0, y, 62, 98)
        back.centerx = 230
        if score["cash"]:
            surface.blit(faces.back(look, back.size), back)
        self._cards(surface, self._flowers(seat), pygame.Rect(304, y, 252, 98), size, 430)
        self._bonuses(surface, seat, y)
        self._start(surface, seat, pygame.Rect(936, y, 68, 98))
        for number, (key, x) in enumerate(COLUMNS[:4]):
            box = pygame.Rect(x - 60, row.bottom - 56, 120, 50)
            if number < self.step:
                look.text.draw(surface, str(score[key]), box, BIG, theme.ink, "centre")
        self._signs(surface, (318, 566, 862, 1072), row.bottom - 56, 50)

    def _low(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        """Cards and sums in one line."""
        look, theme, score = self.look, self.look.theme, self.scores[seat]
        size = (46, 66)
        y = row.centery - 33
        self._cards(surface, self._flowers(seat), pygame.Rect(300, y, 198, 66), size, None)
        self._cards(surface, self._bonus_names(seat), pygame.Rect(606, y, 190, 66), size, None)
        self._start(surface, seat, pygame.Rect(916, y, 48, 66))
        right = {"cash": 242, "flowers": 556, "bonus": 846, "start": 1010}
        for number, (key, _x) in enumerate(COLUMNS[:4]):
            box = pygame.Rect(right[key] - 70, row.y, 70, row.height)
            if number < self.step:
                look.text.draw(surface, str(score[key]), box, SMALL, theme.ink, "right")
        self._signs(surface, (272, 580, 878, 1072), row.y, row.height)

    def _signs(self, surface: pygame.Surface, where: Sequence[int], y: int, height: int) -> None:
        """A plus between the numbers that stand there already, the equals sign with the total."""
        for number, (sign, x) in enumerate(zip("+++=", where, strict=True)):
            if number + 1 < self.step:
                box = pygame.Rect(x - 20, y, 40, height)
                self.look.text.draw(
                    surface, sign, box, "strong", self.look.theme.ink_soft, "centre"
                )

    def _flowers(self, seat: int) -> list[str]:
        return [n for n in self.table_scene.seen.won[seat] if not CARDS[n].needs]

    def _bonus_names(self, seat: int) -> list[str]:
        return [n for n in self.table_scene.seen.won[seat] if CARDS[n].needs]

    def _cards(
        self, surface: pygame.Surface, names: list[str], room: pygame.Rect, size: tuple[int, int],
        middle: int | None,
    ) -> None:  # fmt: skip
        spots = spread(len(names), room, size, 6 if middle else 3)
        if middle and spots:
            by = middle - (spots[0].left + spots[-1].right) // 2
            spots = [spot.move(by, 0) for spot in spots]
        for name, spot in zip(names, spots, strict=True):
            surface.blit(faces.card(self.look, name, spot.size), spot)

    def _bonuses(self, surface: pygame.Surface, seat: int, y: int) -> None:
        """Bonus cards with what each pays."""
        names = self._bonus_names(seat)
        seen = self.table_scene.seen
        flowers = tally(seen.starts[seat], seen.won[seat])
        pitch = min(118, 276 // max(1, len(names)))
        with_points = pitch >= 104
        wide = pitch if with_points else min(74, pitch)
        left = 714 - (wide * len(names)) // 2
        for number, name in enumerate(names):
            place = pygame.Rect(left + number * wide, y, 68, 98)
            surface.blit(faces.card(self.look, name, place.size), place)
            if with_points and self.step >= 3:
                box = (place.right + 4, place.y, 44, place.height)
                role = card_role("fraunces-600", 30)
                self.look.text.draw(
                    surface, str(bonus(name, flowers)), box, role, self.look.theme.ink
                )

    def _start(self, surface: pygame.Surface, seat: int, place: pygame.Rect) -> None:
        """The starting card, face down until its column."""
        name = self.table_scene.seen.starts[seat]
        if self.step < 4 or name is None:
            surface.blit(faces.packet_back(self.look, place.size), place)
        else:
            surface.blit(faces.card(self.look, name, place.size), place)
