"""The hammer falls: coins go from payer to seller, the bouquet flies to its new row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.tulip_rose.table.acting import Acting
from game.titles.tulip_rose.table.coins import BANK, Flight
from game.titles.tulip_rose.table.faces import face
from game.titles.tulip_rose.table.fans import Place
from game.titles.tulip_rose.table.hammer import draw_gavel
from game.titles.tulip_rose.table.lots import draw_lot, draw_title, draw_trays, lot_places
from game.ui.motion import Tween, arc
from game.ui.text import Run

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

STEPS = 8
"""A bouquet shrinks to blooms in so many sizes, each kept."""


class Sale(Acting):
    """Hammer, loans, sold or kept, no bid, the can handed in."""

    name = "sale"
    knows = frozenset(("hammer", "loan", "sell", "keep", "no_bid", "cash"))

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene, events)
        self.flight = Flight(self.hall)
        self.places: list[Place] = []
        self.target = (0, 0)
        self.fly: Tween | None = None
        self.drop: Tween | None = None
        self.title = ""
        self.under = ""

    def length(self, event: Event) -> float:
        pause = self.look.motion.length("deal")
        return pause * {"hammer": 1.6, "loan": 0.8, "cash": 1.2}.get(event.id, 2.2)

    def tell_next(self) -> None:
        self.places = lot_places(self.hall)
        super().tell_next()

    def acted(self, event: Event) -> None:
        values, words, name = event.values, self.words, self.speech.name
        coins = self.hall.book.coin_place
        match event.id:
            case "hammer":
                self.drop = self.look.motion.tween("gavel-down", 60, 0)
                self.look.sound.play("hammer")
                self.title = words.say(
                    "hammer.title", name=name(values["buyer"]), bid=values["bid"]
                )
                self.under = words.say("hammer.ask", name=name(values["seat"]))
            case "loan":
                start = self.hall.block((*BANK, 0, 0)).topleft
                self.flight.send(start, coins(values["seat"]), values["coins"])
                self.under = self.speech.line(event)
            case "sell":
                self._go(values["buyer"], values["buyer"], values["seat"], values["bid"])
            case "keep":
                self._go(values["seat"], values["seat"], values["buyer"], values["paid"])
                self.title = words.say("acting.kept")
            case "no_bid":
                self._go(values["seat"], None, None, 0)
                self.title, self.under = (
                    words.say("auction.no_bid"),
                    words.say("sold.free", name=name(values["seat"])),
                )
            case "cash":
                start = self.hall.block((*BANK, 0, 0)).topleft
                self.flight.send(start, coins(values["seat"]), values["coins"])
                self.title, self.under = self.speech.card("can"), self.speech.line(event)

    def _go(self, owner: int, payer: int | None, payee: int | None, amount: int) -> None:
        """The bouquet goes to its owner, the money to the other."""
        self.target = self.hall.book.strip_place(owner)
        self.fly = self.look.motion.tween("lot", 0.0, 1.0)
        self.title = self.words.say("acting.sold")
        if payer is not None and payee is not None:
            place = self.hall.book.coin_place
            self.flight.send(place(payer), place(payee), amount)
            self.under = self.words.say(
                "sold.pays",
                payer=self.speech.name(payer),
                payee=self.speech.name(payee),
                coins=amount,
            )

    def draw_block(self, surface: pygame.Surface) -> None:
        draw_trays(surface, self.hall)
        if self.fly is None:
            draw_lot(surface, self.hall)
        under: list[Run] = [(self.under, "text", self.look.theme.sand)]
        draw_title(surface, self.hall, self.title, under)
        if self.drop is not None:
            draw_gavel(surface, self.hall, self.drop.value, self.drop.done)
        elif self.fly is not None:
            draw_gavel(surface, self.hall, 0, False)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.fly is not None and not self.fly.done:
            self._draw_flying(surface, self.fly.value)
        self.flight.draw(surface)

    def _draw_flying(self, surface: pygame.Surface, part: float) -> None:
        step = min(STEPS - 1, int(part * STEPS))
        for card, rect in self.places:
            wide = round(rect.width - (rect.width - 34) * step / STEPS)
            image = self.look.paint.keep(
                ("flying", card, self.hall.shown.day, rect.width, step, self.look.theme.hairline),
                partial(self._small, card, rect.width, wide),
            )  # fmt: skip
            x, y = arc(rect.center, self.target, part, 30)
            surface.blit(image, image.get_rect(center=(round(x), round(y))))

    def _small(self, card: str, width: int, wide: int) -> pygame.Surface:
        image = face(self.look, self.words, card, self.hall.shown.day, width)
        size = (wide, round(image.get_height() * wide / image.get_width()))
        return pygame.transform.smoothscale(image, size)


class MarketEnds(Acting):
    """The second day is over: a moment before everything is counted."""

    name = "market-ends"
    knows = frozenset(("end",))

    def length(self, event: Event) -> float:
        return self.look.motion.length("deal") * 3

    def draw_block(self, surface: pygame.Surface) -> None:
        note: list[Run] = [(self.words.say("day.end_note"), "text", self.look.theme.sand)]
        draw_title(surface, self.hall, self.words.say("day.end"), note)
        draw_gavel(surface, self.hall, 0, False)
