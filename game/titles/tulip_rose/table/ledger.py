"""The ledger: one row a seat, with everything that lies open before it.

A row holds emblem, income, name, ability, coins, loans, a tag, and one strip of slots whose
columns are the same in every row: first every flower in play, then the specials that are owned.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.tulip_rose.cards import BOX, flowers_of
from game.titles.tulip_rose.state import LOANS
from game.titles.tulip_rose.table.faces import ATLAS, ability, gained, minus
from game.titles.tulip_rose.table.fans import ORDER, draw_bloom, draw_stack
from game.titles.tulip_rose.table.slip import Slip
from game.ui.motion import Tween
from game.ui.text import Run

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

LEFT, TOP, WIDTH, GAP = 12, 66, 676, 8


class Shape(NamedTuple):
    """The measures of a row by the number of seats."""

    high: int
    emblem: int
    left: int
    line: tuple[int, int]
    """Top and height of the line with name and coins."""
    ability: int | None
    """Top of the ability's own line; None: in the first line, in short."""
    slots: int
    bloom: int
    text: int
    widest: int


SHAPES = {
    3: Shape(208, 104, 124, (5, 44), 54, 100, 70, 30, 76),
    4: Shape(154, 84, 104, (5, 44), 44, 69, 50, 28, 64),
    5: Shape(122, 64, 82, (4, 40), None, 60, 43, 26, 64),
    6: Shape(100, 56, 74, (4, 40), None, 53, 38, 26, 64),
}


class Ledger:
    """Draws the rows, each anew only when it changes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shape = SHAPES[hall.scene.match.state.seats]
        self.slips = [Slip() for _ in range(hall.scene.match.state.seats)]
        self.flowers = tuple(flowers_of(len(self.slips)))
        self.tags: dict[int, tuple[str, int] | None] = {}
        self.sizes: dict[int, Tween] = {}
        """How large the tags are that have just appeared, 1 being their size."""

    def row(self, seat: int) -> pygame.Rect:
        """Where a seat's row stands."""
        y = TOP + seat * (self.shape.high + GAP)
        return self.hall.ledger(pygame.Rect(LEFT, y, WIDTH, self.shape.high))

    def coin_place(self, seat: int) -> tuple[int, int]:
        """Where coins fly to and from."""
        row = self.row(seat)
        return row.x + 440, row.y + self.shape.line[0] + self.shape.line[1] // 2

    def strip_place(self, seat: int) -> tuple[int, int]:
        """Where cards fly to: the middle of the strip."""
        row = self.row(seat)
        return row.x + self.shape.left + 220, row.bottom - self.shape.slots // 2

    def slot_width(self) -> float:
        """The same for all rows."""
        shown = self.hall.shown
        owned = [sum(card not in self.flowers for card in held) for held in shown.collections]
        room = WIDTH - self.shape.left - 24
        return min(self.shape.widest, room / (len(self.flowers) + max(2, *owned)))

    def slots(self, seat: int, row: pygame.Rect) -> list[tuple[str, int, pygame.Rect]]:
        """Card, count and slot, from left to right; flowers that are not owned count 0."""
        held, wide = self.hall.shown.collections[seat], self.slot_width()
        specials = [card for card in ORDER if card not in self.flowers and held.get(card)]
        top = row.bottom - self.shape.slots - (5 if self.shape.high > 110 else 3)
        left = row.x + self.shape.left + 10
        found = []
        for number, card in enumerate((*self.flowers, *specials)):
            x = left + number * wide + (0 if card in self.flowers else 10)
            slot = pygame.Rect(round(x), top, round(wide), self.shape.slots)
            found.append((card, held.get(card, 0), slot))
        return found

    def draw(self, surface: pygame.Surface) -> None:
        wide = self.slot_width()
        for seat, slip in enumerate(self.slips):
            self._watch_tag(seat)
            row = self.row(seat)
            slip.draw(
                surface, self.hall.look, row, (self._key(seat), wide),
                partial(self._paint, seat),
            )  # fmt: skip

    def _key(self, seat: int) -> tuple[object, ...]:
        """Everything that a row shows."""
        shown = self.hall.shown
        moved = shown.moved_cards if shown.moved == seat else None
        return (
            self.hall.coins(seat), shown.loans[seat], tuple(shown.collections[seat].items()),
            self.tag(seat), seat in self.hall.acting, shown.high == seat, moved,
            self.hall.scene.speech.name(seat), self._size(seat),
        )  # fmt: skip

    def _watch_tag(self, seat: int) -> None:
        """A tag that appears or changes grows from somewhat smaller."""
        tag = self.tag(seat)
        if tag is not None and self.tags.get(seat, tag) != tag:
            self.sizes[seat] = self.hall.look.motion.tween("tag", 0.8, 1.0)
        self.tags[seat] = tag

    def _size(self, seat: int) -> float:
        grown = self.sizes.get(seat)
        return 1.0 if grown is None else grown.value

    def tag(self, seat: int) -> tuple[str, int] | None:
        """What the row's tag says: its kind and number."""
        shown = self.hall.shown
        if seat in shown.gains:
            return ("gain", shown.gains[seat])
        if seat == shown.seller:
            return ("sells", 0)
        if shown.phase not in ("auction", "hammer"):
            return None
        if seat == shown.high:
            return ("leads", shown.bid)
        if seat in shown.passed:
            return ("passed", 0)
        return ("bid", shown.bids[seat]) if seat in shown.bids else None

    # one row

    def _paint(self, seat: int, surface: pygame.Surface, row: pygame.Rect) -> None:
        look, shown = self.hall.look, self.hall.shown
        leads = shown.high == seat and shown.phase in ("auction", "hammer")
        if seat in self.hall.acting:
            look.paint.plate(surface, row.inflate(8, 8), "acts")
        look.paint.plate(surface, row, "lead" if leads else "paper")
        self._emblem(surface, row, seat)
        right = self._tag(surface, row, seat)
        right = self._purse(surface, row, seat, right)
        self._name(surface, row, seat, right)
        self._strip(surface, row, seat)

    def _emblem(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        look, shape, shown = self.hall.look, self.shape, self.hall.shown
        merchant = shown.merchants[seat]
        image = look.pictures.get(ATLAS, f"merchant-{merchant}", shape.emblem)
        place = image.get_rect(topleft=(row.x + 10, row.y + (10 if shape.high > 110 else 6)))
        surface.blit(image, place)
        badge = (place.right - 11, place.bottom - 11 - (4 if shape.high < 110 else 0))
        look.paint.disc(surface, badge, 30, look.theme.field, look.theme.ink, 2)
        icon = look.pictures.icon(
            "person" if self.hall.is_person(seat) else "bot", 18, look.theme.ink
        )
        surface.blit(icon, icon.get_rect(center=badge))
        coin = look.pictures.get("common", "coin", 22)
        y = place.bottom + (14 if shape.high > 180 else 17 if shape.high > 110 else 15)
        y = min(y, row.bottom - 17)
        words = gained(BOX.merchants[merchant].income)
        wide = look.text.width(words, "medium")
        left = place.centerx - (wide + 24) // 2
        look.text.draw(surface, words, (left, y - 16, wide + 4, 32), "medium", look.theme.ink)
        surface.blit(coin, coin.get_rect(midleft=(left + wide + 2, y)))

    def _tag(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> int:
        """Draws the tag and says where the room left of it ends."""
        tag, look = self.tag(seat), self.hall.look
        if tag is None:
            return row.right - 10
        kind, number = tag
        high = 38 if self.shape.high > 130 else 34
        box = pygame.Rect(0, 0, self._tag_width(kind, number), high)
        box.midright = (row.right - 6, row.y + self.shape.line[0] + self.shape.line[1] // 2)
        size = self._size(seat)
        if size == 1.0 or look.text.recorder is not None:
            look.paint.plate(surface, box, f"tag-{kind}")
            self._tag_words(surface, box, kind, number)
        else:
            whole = surface.subsurface(box.inflate(4, 4)).copy()  # with the paper around it
            inside = whole.get_rect().inflate(-4, -4)
            look.paint.plate(whole, inside, f"tag-{kind}")
            self._tag_words(whole, inside, kind, number)
            image = pygame.transform.smoothscale_by(whole, size)
            surface.blit(image, image.get_rect(center=box.center))
        if self.hall.shown.moved == seat and kind in ("leads", "bid", "passed"):
            look.paint.plate(surface, pygame.Rect(box.x, box.bottom + 1, box.width, 5), "moved")
        return box.x - 10

    def _tag_runs(self, kind: str, number: int) -> list[Run]:
        theme, words = self.hall.look.theme, self.hall.words
        white = kind in ("leads", "gain")
        colour = theme.white if white else theme.ink_dim if kind == "passed" else theme.ink
        if kind == "gain":
            return [(gained(number), "coins", colour)]
        said = words.say(f"tag.{kind}")
        if kind in ("leads", "bid"):
            return [(f"{said} ", "strong", colour), (str(number), "name", colour)]
        return [(said, "strong", colour)]

    def _tag_width(self, kind: str, number: int) -> int:
        icon = 40 if kind in ("sells", "gain") else 0
        return max(108, self.hall.look.text.width(self._tag_runs(kind, number)) + 22 + icon)

    def _tag_words(self, surface: pygame.Surface, box: pygame.Rect, kind: str, number: int) -> None:
        look, runs = self.hall.look, self._tag_runs(kind, number)
        if kind == "sells":
            hammer = look.pictures.get("common", "hammer", 30)
            surface.blit(hammer, hammer.get_rect(midleft=(box.x + 8, box.centery)))
            look.text.draw(
                surface, runs, (box.x + 38, box.y, box.width - 44, box.height), align="centre"
            )
        elif kind == "gain":
            coin = look.pictures.get("common", "coin", 24)
            surface.blit(coin, coin.get_rect(midright=(box.right - 12, box.centery)))
            look.text.draw(
                surface, runs, (box.x + 6, box.y, box.width - 44, box.height), align="centre"
            )
        else:
            look.text.draw(surface, runs, box, align="centre")

    def _purse(self, surface: pygame.Surface, row: pygame.Rect, seat: int, right: int) -> int:
        """Loans and coins, right-aligned; says where they begin."""
        look, shown = self.hall.look, self.hall.shown
        y = row.y + self.shape.line[0] + self.shape.line[1] // 2
        for place in reversed(range(LOANS)):
            box = pygame.Rect(0, 0, 30, 26)
            box.midright = (right, y)
            if place < shown.loans[seat]:
                loan = look.pictures.get("common", "loan", 32)
                surface.blit(loan, loan.get_rect(center=box.center))
            else:
                look.paint.plate(surface, box, "loan-place")
            right = box.x - 4
        held = self.hall.coins(seat)
        words = "?" if held is None else minus(held)
        wide = look.text.width(words, "coins")
        box = pygame.Rect(
            right - 6 - wide, row.y + self.shape.line[0], wide + 2, self.shape.line[1]
        )
        look.text.draw(surface, words, box, "coins", look.theme.ink)
        if held is None:
            image = look.pictures.icon("purse", 28, look.theme.ink_soft)
        else:
            image = look.pictures.get("common", "coin", 28)
        surface.blit(image, image.get_rect(midright=(box.x - 5, y)))
        return box.x - 5 - 28

    def _name(self, surface: pygame.Surface, row: pygame.Rect, seat: int, right: int) -> None:
        look, words, shape = self.hall.look, self.hall.words, self.shape
        name, merchant = self.hall.scene.speech.name(seat), self.hall.shown.merchants[seat]
        left = row.x + shape.left
        line = pygame.Rect(left, row.y + shape.line[0], right - left - 8, shape.line[1])
        end = look.text.draw(surface, name, line, "name", look.theme.ink).right
        if look.text.larger:
            return
        if shape.ability is None:
            said = ability(words, merchant, self.hall.shown.seats, short=True)
            room = pygame.Rect(end + 10, line.y, line.right - end - 10, line.height)
            if look.text.width(said, "text") <= room.width:
                look.text.draw(surface, said, room, "text", look.theme.ink_soft)
            return
        runs: list[Run] = [
            (words.say(f"card.{merchant}"), "strong", look.theme.ink),
            (" · " + words.say(f"ability.{merchant}"), "text", look.theme.ink_soft),
        ]
        low = pygame.Rect(left, row.y + shape.ability - 4, row.right - left - 12, 32)
        look.text.draw(surface, runs, low)

    def _strip(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        look, shape, shown = self.hall.look, self.shape, self.hall.shown
        wide = round(self.slot_width())
        bloom = min(shape.bloom, wide + (2 if wide > 44 else -1))
        slots = self.slots(seat, row)
        for card, count, slot in slots:
            if count:
                draw_stack(surface, look, card, count, slot, bloom, shape.text)
                if shown.moved == seat and card in shown.moved_cards:
                    bar = pygame.Rect(slot.x + 4, slot.bottom - 1, slot.width - 8, 5)
                    look.paint.plate(surface, bar, "moved")
            else:
                centre = (slot.centerx, slot.y + bloom // 2)
                draw_bloom(surface, look, card, centre, bloom, ghost=True)
        x = row.x + shape.left + 10 + round(len(self.flowers) * self.slot_width()) + 4
        top = row.bottom - shape.slots - 2
        surface.fill(look.theme.rule, (x, top, 2, shape.slots - 4))
