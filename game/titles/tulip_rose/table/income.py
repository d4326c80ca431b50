"""Income: a new round begins, everybody is paid, coins fly from the bank, line by line.

At the start of the second day it says first which values change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.tulip_rose.cards import CARDS, EARNERS, flowers_of, specials_of
from game.titles.tulip_rose.table.acting import Acting
from game.titles.tulip_rose.table.coins import BANK, Flight, draw_bank
from game.titles.tulip_rose.table.faces import ATLAS, draw_face, gained, height
from game.titles.tulip_rose.table.fans import draw_bloom, stacked
from game.titles.tulip_rose.table.lots import heading
from game.ui.motion import TIMES
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

TABLE = pygame.Rect(700, 130, 568, 390)
HEAD = 44
WIDTHS = ((154, 128, 178, 0, 92), (150, 116, 132, 68, 86), (146, 84, 122, 58, 84))
"""Widths of seat, merchant, flowers, each of can and well, and sum, by how many of the two there are."""
LANDS = TIMES["coin"][0]
"""The first coin has landed so many ms after it was sent: the number begins to count."""
DAY_STAYS = 4.0
"""How long the new day's values are shown, in pauses between cards."""


class Income(Acting):
    """The round's event, one income a seat, the Well."""

    name = "income"
    knows = frozenset(("round", "income", "well"))

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene, events)
        self.flight = Flight(self.hall)
        self.incomes = {e.values["seat"]: e.values for e in self.events if e.id == "income"}
        self.well = next((e.values for e in self.events if e.id == "well"), None)
        self.paid: list[int] = []
        """Seats whose line is shown."""
        self.now: int | None = None
        self.shows_day = False
        self.held = [dict(held) for held in self.hall.shown.collections]

    def enter(self) -> None:
        super().enter()
        skip = Button(
            self.at(1124, 548, 144, 64), "skip", self.words.say("acting.skip"), self.skip, "plain",
            "arrow-right", keys=(pygame.K_s,),
        )  # fmt: skip
        self.set([skip], "skip")

    def length(self, event: Event) -> float:
        pause = self.look.motion.length("deal")
        if event.id == "round":
            self.shows_day = event.values["day"] == 2 and event.values["number"] == 1
            return pause * (DAY_STAYS if self.shows_day else 0.6)
        last = self.at_event == len(self.events)
        return pause * (2.4 if last else 1.1)

    def acted(self, event: Event) -> None:
        if event.id == "income":
            self.shows_day = False
            self.now = event.values["seat"]
            self.paid.append(self.now)
            start = self.hall.block((*BANK, 0, 0)).topleft
            self.flight.send(start, self.hall.book.coin_place(self.now), event.values["coins"])
            self.hall.count(self.now, event.values["coins"], LANDS)
            self.look.sound.play("coin")
        elif event.id == "well":
            self.now = event.values["seat"]
            for payer in event.values["payer"]:
                place = self.hall.book.coin_place
                self.flight.send(place(payer), place(self.now), 1)

    # drawing

    def draw_block(self, surface: pygame.Surface) -> None:
        if self.shows_day:
            self._draw_day(surface)
            return
        look, words, shown = self.look, self.words, self.hall.shown
        seller = self.speech.name(shown.seller) if shown.seller is not None else ""
        title = words.say("income.title")
        place = self.at(706, 66, 560, 54)
        end = look.text.draw(surface, title, place, "scene", look.theme.cream).right
        note = words.say("income.note", round=shown.round, name=seller)
        room = pygame.Rect(end + 20, place.y + 4, place.right - end - 20, 54)
        look.text.draw(surface, note, room, "text", look.theme.sand)
        draw_bank(surface, self.hall, words.say("income.bank"))
        self._draw_table(surface)

    def columns(self) -> dict[str, pygame.Rect]:
        """The columns of the table: seat, merchant, flowers, can, well, sum."""
        more = ["can"] if any(values["can"] for values in self.incomes.values()) else []
        more += ["well"] if self.well is not None else []
        seat, merchant, flowers, each, total = WIDTHS[len(more)]
        wides = {"seat": seat, "merchant": merchant, "flowers": flowers}
        wides |= dict.fromkeys(more, each)
        table = self.at(*TABLE)
        found, x = {}, table.x + 8
        for name, wide in {**wides, "sum": total}.items():
            found[name] = pygame.Rect(x, table.y + 4, wide, HEAD)
            x += wide
        return found

    def _draw_table(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.words, self.look.theme
        table, columns = self.at(*TABLE), self.columns()
        many = len(self.incomes) > 4
        high = 56 if many else 82
        table.height = HEAD + 10 + high * len(self.incomes)
        look.paint.plate(surface, table, "paper")
        for name, box in columns.items():
            if name in ("can", "well"):
                draw_bloom(surface, look, name, box.center, 38)
            elif name != "seat":
                said = words.say(f"income.{name}")
                role = look.text.fitting(said, ["strong", "medium"], box.width)
                if look.text.width(said, role) > box.width:  # the badge of who gets it says it too
                    badge = look.pictures.icon("person", 28, theme.ink)
                    surface.blit(badge, badge.get_rect(center=box.center))
                    continue
                look.text.draw(surface, said, box, role, theme.ink, "centre")
        surface.fill(theme.brass_edge, (table.x + 10, table.y + HEAD + 3, table.width - 20, 2))
        for row, seat in enumerate(self.incomes):
            line = pygame.Rect(table.x + 6, table.y + HEAD + 6 + row * high, table.width - 12, high)
            if seat == self.now:
                look.paint.plate(surface, line, "band")
            self._draw_seat(surface, line, columns["seat"], seat, many)
            if seat in self.paid:
                self._draw_line(surface, line, columns, seat, many)

    def _draw_seat(
        self, surface: pygame.Surface, line: pygame.Rect, box: pygame.Rect, seat: int, many: bool
    ) -> None:
        look = self.look
        emblem = look.pictures.get(ATLAS, f"merchant-{self.hall.shown.merchants[seat]}", 42)
        name = self.speech.name(seat)
        role = look.text.fitting(
            name, ["name", "strong", "medium"], box.width - (45 if many else 4)
        )
        if many:
            surface.blit(emblem, (box.x, line.y + 6))
            place = pygame.Rect(box.x + 45, line.y, box.width - 45, line.height)
            look.text.draw(surface, name, place, role, look.theme.ink)
        else:
            surface.blit(emblem, emblem.get_rect(midtop=(box.centerx, line.y + 3)))
            place = pygame.Rect(box.x, line.y + 46, box.width, 34)
            look.text.draw(surface, name, place, role, look.theme.ink, "centre")

    def _draw_line(
        self, surface: pygame.Surface, line: pygame.Rect, columns: dict[str, pygame.Rect], seat: int,
        many: bool,
    ) -> None:  # fmt: skip
        look, theme, values = self.look, self.look.theme, self.incomes[seat]

        def put(name: str, number: int, role: str = "name") -> None:
            box = pygame.Rect(columns[name].x, line.y, columns[name].width, line.height)
            words = gained(number) if number else "–"
            look.text.draw(surface, words, box, role, theme.ink, "centre")

        put("merchant", values["merchant"])
        if "can" in columns:
            put("can", values["can"])
        well = 0
        if self.well is not None:
            well = (
                self.well["coins"] if self.well["seat"] == seat else -(seat in self.well["payer"])
            )
            told = self.at_event > 0 and self.events[self.at_event - 1].id == "well"
            if told or self.at_event == len(self.events):
                put("well", well)
            else:
                well = 0
        put("sum", values["coins"] + well, "bid")
        self._draw_flowers(surface, line, columns["flowers"], seat, many)

    def _draw_flowers(
        self, surface: pygame.Surface, line: pygame.Rect, box: pygame.Rect, seat: int, many: bool
    ) -> None:
        look = self.look
        owned = [
            (card, n * self.held[seat][card]) for card, n in EARNERS if self.held[seat].get(card)
        ]
        if not owned:
            place = pygame.Rect(box.x, line.y, box.width, line.height)
            look.text.draw(surface, "–", place, "name", look.theme.ink, "centre")
            return
        step = min(60, box.width // len(owned))
        left = box.centerx - step * len(owned) // 2
        for number, (card, coins) in enumerate(owned):
            slot = pygame.Rect(
                left + number * step,
                line.y + (2 if many else 5),
                step,
                line.height - (4 if many else 8),
            )
            self._stack(surface, card, gained(coins), slot, 34 if many else 42)

    def _stack(
        self, surface: pygame.Surface, card: str, words: str, slot: pygame.Rect, bloom: int
    ) -> None:
        draw_bloom(surface, self.look, card, (slot.centerx, slot.y + bloom // 2), bloom)
        foot = pygame.Rect(slot.x - 8, slot.bottom - 30, slot.width + 16, 30)
        theme = self.look.theme
        self.look.text.draw(surface, words, foot, "bold", theme.ink, "centre", halo=theme.field)

    def _draw_day(self, surface: pygame.Surface) -> None:
        """What changes on the second day."""
        words, theme, seats = self.words, self.look.theme, self.hall.shown.seats
        title = words.say("day.title", day=self.hall.shown.day)
        heading(surface, self.hall, title, [(words.say("day.same"), "text", theme.sand)], 550)
        cards = [*flowers_of(seats), *specials_of(seats)]
        changing = stacked(card for card in cards if CARDS[card].start[0] != CARDS[card].start[1])
        for number, card in enumerate(changing):
            place = self.at(702 + 115 * (number % 5), 176 + 160 * (number // 5), 106, height(106))
            draw_face(surface, self.look, words, card, 2, place)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.flight.draw(surface)
