"""Revealing: card by card from the deck, the running sum against the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.tulip_rose.cards import window
from game.titles.tulip_rose.table.acting import Acting
from game.titles.tulip_rose.table.faces import PAD, back, draw_face, face, height, minus
from game.titles.tulip_rose.table.gauge import draw_gauge, draw_sum
from game.titles.tulip_rose.table.lots import heading
from game.ui.motion import Tween, arc
from game.ui.text import Run
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

ROW = pygame.Rect(702, 280, 566, 148)
DECK, NEW = (702, 452), (817, 452)
STEP = 115


class Reveal(Acting):
    """The cards turn up one after the other. A press turns up the next."""

    name = "reveal"
    knows = frozenset(("reveal", "reshuffle", "exhausted", "over_target"))

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene, events)
        self.turned: Tween | None = None
        self.joined: Tween | None = None
        self.said = ""
        self.sum = sum(self._values())

    def _values(self) -> list[int]:
        from game.titles.tulip_rose.cards import START

        return [START[self.hall.shown.day][card] for card in self.hall.shown.revealed]

    def enter(self) -> None:
        super().enter()
        skip = Button(
            self.at(1124, 560, 144, 64), "skip", self.words.say("acting.skip"), self.skip, "plain",
            "arrow-right", keys=(pygame.K_s,),
        )  # fmt: skip
        self.set([skip], "skip")

    def length(self, event: Event) -> float:
        pause = self.look.motion.length("deal")
        return pause * (2.6 if self.at_event == len(self.events) else 1.4)

    def press(self) -> None:
        """The next card at once."""
        self.look.motion.skip()
        self.wait = 0.0

    def acted(self, event: Event) -> None:
        words, values = self.words, event.values
        if event.id == "reveal":
            self.joined = self.look.motion.tween("card", 0.0, 1.0)
            self.turned = self.look.motion.tween("flip", 0.0, 1.0)
            self.sum = values["sum"]
            self.look.sound.play("card")
            low, high = self.window
            key = "complete" if low <= self.sum <= high else "over" if self.sum > high else "more"
            self.said = words.say(f"reveal.{key}")
        else:
            key = {"reshuffle": "shuffled", "exhausted": "empty", "over_target": "over"}[event.id]
            self.said = words.say(f"reveal.{key}")

    @property
    def window(self) -> tuple[int, int]:
        shown = self.hall.shown
        assert shown.seller is not None
        return window(shown.merchants[shown.seller], shown.seats)

    # drawing

    def draw_block(self, surface: pygame.Surface) -> None:
        shown, words, theme = self.hall.shown, self.words, self.look.theme
        if shown.seller is None:
            return
        low, high = self.window
        under: list[Run] = [
            (words.say("reveal.until") + " ", "text", theme.sand),
            (words.say("reveal.window", low=low, high=high), "bold", theme.focus),
        ]
        name = self.speech.name(shown.seller)
        heading(surface, self.hall, words.say("block.reveal", name=name), under, 410)
        values = self._values()
        draw_sum(surface, self.hall, self.sum)
        coming = values[-1] if values and self.turned is not None else 0
        draw_gauge(surface, self.hall, self.sum, self.window, values, max(0, coming))
        self._draw_row(surface)
        self._draw_new(surface)

    def _place(self, number: int, count: int) -> pygame.Rect:
        """Where a card lies in the row of those that were turned up before."""
        step = min(STEP, (ROW.width - 106) / max(1, count - 1))
        return self.at(ROW.x + round(step * number), ROW.y, 106, height(106))

    def _draw_row(self, surface: pygame.Surface) -> None:
        shown = self.hall.shown
        before = shown.revealed[:-1] if self.turned is not None else shown.revealed
        for number, card in enumerate(before):
            place = self._place(number, len(before))
            last = number == len(before) - 1
            if last and self.joined is not None and not self.joined.done:
                start = self.at(*NEW, 0, 0).topleft
                x, y = arc(start, place.topleft, self.joined.value)
                place = pygame.Rect(round(x), round(y), *place.size)
            draw_face(surface, self.look, self.words, card, shown.day, place)

    def _draw_new(self, surface: pygame.Surface) -> None:
        look, shown, theme = self.look, self.hall.shown, self.look.theme
        deck = self.at(*DECK, 106, height(106))
        pile = back(look, 106)
        for shift in (6, 4, 2, 0) if shown.deck > 3 else (0,) if shown.deck else ():
            surface.blit(pile, (deck.x + shift - PAD, deck.y + shift // 2 - PAD))
        spot = self.at(*NEW, 106, height(106))
        look.paint.plate(surface, spot, "empty")
        text_at = self.at(946, 470, 320, 44)
        if self.turned is not None and shown.revealed:
            card = shown.revealed[-1]
            self._draw_turning(surface, card, deck, spot)
            value = self._values()[-1]
            words = self.words.say(
                "reveal.sum", card=self.words.say(f"face.{card}"), before=minus(self.sum - value),
                sign="+" if value >= 0 else "−", value=abs(value), sum=minus(self.sum),
            )  # fmt: skip
            role = look.text.fitting(words, ["subtitle", "name", "strong", "medium"], text_at.width)
            look.text.draw(surface, words, text_at, role, theme.cream)
        look.text.draw(surface, self.said, text_at.move(0, 40), "text", theme.sand)

    def _draw_turning(
        self, surface: pygame.Surface, card: str, deck: pygame.Rect, spot: pygame.Rect
    ) -> None:
        assert self.turned is not None
        look, part = self.look, self.turned.value
        if part >= 1:
            draw_face(surface, look, self.words, card, self.hall.shown.day, spot)
            look.paint.glow(surface, spot, 7, look.motion.breath(), thick=3)
            return
        x, y = arc(deck.topleft, spot.topleft, part, 10)
        front = face(look, self.words, card, self.hall.shown.day, 106)
        image = front if part > 0.5 else back(look, 106)
        wide = max(2, round(image.get_width() * abs(2 * part - 1)))
        turned = pygame.transform.scale(image, (wide, image.get_height()))
        centre = (round(x) + spot.width // 2, round(y) + spot.height // 2)
        surface.blit(turned, turned.get_rect(center=centre))
