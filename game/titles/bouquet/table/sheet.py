"""A column or a bouquet with its cards large and named, over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.titles.bouquet.scoring import bouquet_score
from game.titles.bouquet.table.faces import open_card
from game.titles.bouquet.table.tallies import arranged, signed
from game.ui.scene import Scene
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.over_table import OverTable

PANEL = pygame.Rect(60, 40, 1160, 640)
CARD = (130, 153)


class Sheet(Scene):
    """Up to twelve cards in two rows."""

    name = "sheet"
    covers = False

    def __init__(self, over: OverTable, title: str, note: str, cards: Sequence[str]) -> None:
        super().__init__(over.app)
        self.title, self.note, self.cards = title, note, cards
        self.speech = over.speech
        words = over.speech.words
        self.controls.set(
            [
                Button((970, 600, 220, 64), "close", words.say("close"), self.escape, "delft", "close",
                       keys=(pygame.K_z,)),
            ],
            "close",
        )  # fmt: skip

    @classmethod
    def of_column(cls, over: OverTable, column: int) -> Sheet:
        """A column, its base first."""
        speech, seats = over.speech, over.match.state.seats
        names = [speech.name(column), speech.name((column + 1) % seats)]
        title = speech.words.say("column.title", first=names[0], second=names[1])
        cards = over.table_scene.seen.columns[column]
        return cls(over, title, speech.words.say("column.note"), cards)

    @classmethod
    def of_bouquet(cls, over: OverTable, seat: int) -> Sheet:
        """A seat's bouquet, by colour."""
        cards = over.table_scene.seen.bouquets[seat]
        score = bouquet_score(cards)
        note = over.speech.words.say(
            "bouquet.note", **{key: signed(value) for key, value in score.items()}
        )
        return cls(over, over.speech.name(seat), note, arranged(cards))

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        look.text.draw(surface, self.title, (90, 56, 700, 56), "scene", look.theme.ink)
        look.text.draw(surface, self.note, (90, 606, 860, 52), "text", look.theme.ink_soft)
        surface.fill(look.theme.rule, (90, 116, 1100, 2))
        for number, card in enumerate(self.cards):
            x, y = 96 + 184 * (number % 6), 130 + 234 * (number // 6)
            surface.blit(open_card(look, card, CARD), (x + 20, y))
            look.text.draw(
                surface,
                self.speech.card(card),
                (x - 4, y + 158, 180, 36),
                "text",
                look.theme.ink,
                "centre",
            )
        super().draw(surface)
