"""A column or a bouquet with its cards large and named, over the table; and what opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.bouquet.scoring import bouquet_score
from game.titles.bouquet.table.faces import open_card
from game.titles.bouquet.table.tallies import arranged, signed
from game.ui.scene import Scene
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.titles.bouquet.table.garden import Garden
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(60, 40, 1160, 640)
CARD, LARGE = (130, 153), (168, 198)
ROW = 6


class Sheet(Scene):
    """Up to twelve cards in two rows."""

    name = "sheet"
    covers = False

    def __init__(self, table: MatchScene, title: str, note: str, cards: Sequence[str]) -> None:
        super().__init__(table.app)
        self.title, self.note, self.cards = title, note, cards
        self.speech = table.speech
        words = table.speech.words
        self.controls.set(
            [
                Button((970, 600, 220, 64), "close", words.say("close"), self.escape, "delft", "close",
                       keys=(pygame.K_z,)),
            ],
            "close",
        )  # fmt: skip

    @classmethod
    def of_column(cls, table: MatchScene, column: int) -> Sheet:
        """A column, its base first."""
        speech, seats = table.speech, table.match.state.seats
        names = [speech.name(column), speech.name((column + 1) % seats)]
        title = speech.words.say("column.title", first=names[0], second=names[1])
        return cls(table, title, speech.words.say("column.note"), table.seen.columns[column])

    @classmethod
    def of_bouquet(cls, table: MatchScene, seat: int) -> Sheet:
        """A seat's bouquet, by colour."""
        cards = table.seen.bouquets[seat]
        score = bouquet_score(cards)
        note = table.speech.words.say(
            "bouquet.note", **{key: signed(value) for key, value in score.items()}
        )
        return cls(table, table.speech.name(seat), note, arranged(cards))

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        look.text.draw(surface, self.title, (90, 56, 700, 56), "scene", look.theme.ink)
        look.text.draw(surface, self.note, (90, 606, 860, 52), "text", look.theme.ink_soft)
        surface.fill(look.theme.rule, (90, 116, 1100, 2))
        size, top = (LARGE, 180) if len(self.cards) <= ROW else (CARD, 130)
        for number, card in enumerate(self.cards):
            x, y = 96 + 184 * (number % ROW), top + 234 * (number // ROW)
            surface.blit(open_card(look, card, size), (x + 86 - size[0] // 2, y))
            name = (x - 4, y + size[1] + 6, 180, 36)
            look.text.draw(surface, self.speech.card(card), name, "text", look.theme.ink, "centre")
        super().draw(surface)


def readable(garden: Garden) -> list[Widget]:
    """Columns and bouquets: a press shows their cards large, and the mirror names them."""
    table, words = garden.scene, garden.scene.speech.words
    areas: list[Widget] = []

    def add(rect: pygame.Rect, action: str, label: str, sheet: Callable[[], Sheet]) -> None:
        areas.append(Area(rect, action, label, lambda: table.app.stack.push(sheet())))

    for column, slot in garden.places.columns.items():
        cards = table.seen.columns[column]
        if cards:
            rects = slot.cards(len(cards))
            label = words.say("column.read", cards=_in_words(table, cards))
            open_it = partial(Sheet.of_column, table, column)
            add(rects[0].union(rects[-1]), f"column {column}", label, open_it)
    for seat, zone in [*garden.places.zones.items(), (garden.home, garden.places.mine)]:
        cards = table.seen.bouquets[seat]
        if cards:
            label = words.say(
                "bouquet.read", name=table.speech.name(seat), cards=_in_words(table, cards)
            )
            add(zone, f"seat {seat}", label, partial(Sheet.of_bouquet, table, seat))
    return areas


def _in_words(table: MatchScene, cards: Sequence[str]) -> str:
    return ", ".join(table.speech.card(card) for card in cards)
