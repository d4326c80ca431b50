"""The score sheet: column by column the cards and what they pay, the starting cards last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.cards import CARDS
from game.titles.dutch_auction.scoring import bonus, tally
from game.titles.dutch_auction.table import faces
from game.titles.dutch_auction.table.over import DutchScene
from game.titles.dutch_auction.table.places import spread
from game.ui import shapes
from game.ui.playback import is_skip
from game.ui.result import BESIDE_RAIL, rail_buttons, standings
from game.ui.theme import card_role

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

SHEET = pygame.Rect(16, 66, 1248, 646)
TOP = 135
COLUMNS = (("cash", 230), ("flowers", 430), ("bonus", 714), ("start", 970), ("total", 1180))
HEADS = {"cash": "score.cash", "start": "score.starting"}
BIG, SMALL = card_role("fraunces-700", 40), card_role("fraunces-700", 34)


class Scoring(DutchScene):
    """Covers the table with everybody's cards and points."""

    name = "result"
    covers = True

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene)
        self.ranks = standings(self.match)
        self.scores = self.match.scores() or []
        self.step = 0
        """How many columns are turned up."""
        self.wait = 0.0

    def enter(self) -> None:
        self.controls.set(rail_buttons(self), "new-deal")
        if self.look.motion.is_instant:
            self.step = len(COLUMNS)

    def update(self, dt: float) -> None:
        if self.step >= len(COLUMNS):
            return
        self.wait -= dt
        if self.wait <= 0:
            self.step += 1
            self.wait = self.look.motion.length("count") + self.look.motion.length("score")
            self.look.sound.play("win" if self.step == len(COLUMNS) else "coin")

    def shows(self) -> object:
        return self.step

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event):
            self.step = len(COLUMNS)
            return True
        return False

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        look.paint.table(surface)
        look.paint.rail(surface, 58)
        title = self.title()
        role = look.text.fitting(title, ["subtitle", "name", "strong"], BESIDE_RAIL.width)
        look.text.draw(surface, title, BESIDE_RAIL, role, theme.cream)
        look.paint.plate(surface, SHEET, "mine")
        for key, x in COLUMNS:
            words = self.say(HEADS.get(key, f"item.{key}"))
            box = pygame.Rect(x - 110, 76, 220, 56)
            look.text.draw(surface, words, box, "name", theme.ink, "centre")
        surface.fill(theme.rule, (28, 129, 1224, 2))
        height = min(190, (SHEET.bottom - 8 - TOP) // len(self.ranks))
        for number, (rank, seat) in enumerate(self.ranks):
            row = pygame.Rect(24, TOP + number * height, 1232, height)
            self._draw_row(surface, row, rank, seat, number + 1 == len(self.ranks))
        self.controls.draw(surface)

    def title(self) -> str:
        """Who wins, once that is known."""
        winners = self.match.winners() or []
        if self.step < len(COLUMNS):
            return self.say("item.total")
        total = self.scores[winners[0]]["total"]
        names = [self.speech.name(seat) for seat in winners]
        if len(names) == 1:
            return self.say("score.wins", name=names[0], total=total)
        return self.say("score.share", names=", ".join(names), total=total)

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, rank: int, seat: int, is_last: bool
    ) -> None:
        look, theme = self.look, self.look.theme
        wins = self.step >= len(COLUMNS) and seat in (self.match.winners() or [])
        if wins:
            band = look.paint.keep(("dutch wins", row.size), lambda: _band(row.size, theme.brass))
            surface.blit(band, row)
            crown = look.pictures.get("marks", "crown", 42)
            surface.blit(crown, crown.get_rect(center=(50, row.centery)))
        elif self.step >= len(COLUMNS):
            place = (30, row.y, 40, row.height)
            look.text.draw(surface, str(rank), place, "name", theme.ink_soft, "centre")
        if not wins and not is_last:
            surface.fill((0xD3, 0xC2, 0x94), (32, row.bottom - 1, 1216, 1))
        name = self.speech.name(seat)
        role = look.text.fitting(name, ["subtitle", "name", "strong"], 112)
        look.text.draw(surface, name, (78, row.y, 114, row.height), role, theme.ink)
        if row.height >= 170:
            self._tall(surface, row, seat)
        else:
            self._low(surface, row, seat)
        if self.step >= len(COLUMNS):
            box = pygame.Rect(1108, row.y, 144, row.height)
            total = card_role("fraunces-900", 60)
            look.text.draw(
                surface, str(self.scores[seat]["total"]), box, total, theme.ink, "centre"
            )

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
        for sign, x in (("+", 318), ("+", 566), ("+", 862), ("=", 1072)):
            box = pygame.Rect(x - 20, row.bottom - 56, 40, 50)
            look.text.draw(surface, sign, box, "strong", theme.ink_soft, "centre")

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
        for sign, x in (("+", 272), ("+", 580), ("+", 878), ("=", 1072)):
            box = pygame.Rect(x - 20, row.y, 40, row.height)
            look.text.draw(surface, sign, box, "strong", theme.ink_soft, "centre")

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


def _band(size: tuple[int, int], edge: tuple[int, int, int]) -> pygame.Surface:
    image = shapes.box(size, 9, (0xF3, 0xDF, 0xA6))
    image.blit(shapes.frame(size, 9, 2, edge), (0, 0))
    return image
