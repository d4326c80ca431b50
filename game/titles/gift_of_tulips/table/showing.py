"""The decision at the start: which of two cards to show; the other goes into the secret festival."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import action_text
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.acting import STRIP, fair_of, readable
from game.titles.gift_of_tulips.table.faces import card
from game.titles.gift_of_tulips.table.offers import capital
from game.titles.gift_of_tulips.table.sheet import CardSheet
from game.ui.over_table import OverTable
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(1044, 76, 220, 348)


class Showing(OverTable):
    """A person shows one card."""

    name = "decision"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.who = seat
        self.hand = list(table_scene.seen.drawn[seat])
        self.fair = fair_of(table_scene)
        self.places = [self.fair.hand_side(place) for place in (at.CARD, at.SECOND)]
        self.controls.strip = STRIP

    def enter(self) -> None:
        widgets = readable(self)
        for number, place in enumerate(self.places):
            widgets.append(self._card(self.hand[number], place))
        for number, place in enumerate(self.places):
            widgets.append(self._button(number, place))
        self.set(widgets, action_text(("show", self.hand[0])))

    def _card(self, name: str, place: pygame.Rect) -> Widget:
        def paint(surface: pygame.Surface, rect: pygame.Rect, _state: str) -> None:
            self.look.paint.glow(surface, rect.inflate(6, 6), 12, self.look.motion.breath(), 4)
            surface.blit(card(self.look, name, rect.width), rect)

        def read() -> None:
            self.app.stack.push(CardSheet(self, name))

        return Area(place, f"card {name}", self.speech.card(name), read, paint, radius=12)

    def _button(self, number: int, place: pygame.Rect) -> Widget:
        action: Action = ("show", self.hand[number])
        words = self.speech.words
        key = (pygame.K_1, pygame.K_2)[number]
        return Button(
            (place.x - 6, 368, place.width + 12, 60), action_text(action), words.say("show.this"),
            lambda: self.play(action), keys=(key,),
        )  # fmt: skip

    def play(self, action: Action) -> None:
        """Shows the card and goes."""
        if self.table_scene.play(self.who, action):
            self.done()

    def draw(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        for name, place in zip(self.hand, self.places, strict=True):
            title = capital(self.speech.card(name))
            box = (place.x - 8, 322, place.width + 16, 42)
            look.text.draw(surface, title, box, "name", theme.white, "centre")
        panel = self.fair.hand_side(PANEL)
        look.paint.plate(surface, panel, "paper")
        words = self.speech.words.say("show.note", name=self.speech.name(self.who))
        inside = panel.inflate(-32, -24)
        look.text.paragraph(surface, words, inside, "text", theme.ink)
        super().draw(surface)

    def key_map(self) -> list[tuple[str, str]]:
        return [
            (str(number + 1), self.speech.action(("show", name)))
            for number, name in enumerate(self.hand)
        ]
