"""A card large, with all that there is to know about it, and the neighbours one press away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.tulip_rose.cards import BOX, CARDS
from game.titles.tulip_rose.table.faces import ATLAS, draw_face, draw_seal, gained
from game.ui.scene import Scene
from game.ui.text import Run
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

CARD = pygame.Rect(60, 58, 420, 588)
PANEL = pygame.Rect(520, 58, 700, 420)
STRIP = pygame.Rect(520, 590, 700, 68)


class Deed(NamedTuple):
    """What can be done with the card that is shown."""

    words: str
    reason: str | None
    do: Callable[[], None]


class Zoom(Scene):
    """Shows `cards[at]`; `deed` offers what the scene below would do with a card."""

    name = "zoom"
    covers = False

    def __init__(
        self, table_scene: MatchScene, cards: Sequence[str], at: int,
        deed: Callable[[str], Deed | None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.words = table_scene.speech.words
        self.cards, self.index = list(cards), at
        self.deed = deed
        self.controls.strip = STRIP
        self.lay()

    @property
    def card(self) -> str:
        return self.cards[self.index]

    def lay(self, focus: str = "close") -> None:
        words = self.words
        only = words.say("zoom.only") if len(self.cards) == 1 else None
        widgets: list[Widget] = [
            Button((520, 498, 68, 68), "previous", words.say("pages.previous"), lambda: self.turn(-1),
                   "plain", "arrow-left", reason=only, keys=(pygame.K_PAGEUP,), shows_label=False),
            Button((596, 498, 68, 68), "next", words.say("pages.next"), lambda: self.turn(1),
                   "plain", "arrow-right", reason=only, keys=(pygame.K_PAGEDOWN,), shows_label=False),
        ]  # fmt: skip
        deed = self.deed(self.card) if self.deed else None
        if deed is not None:

            def do() -> None:
                self.escape()
                deed.do()

            widgets.append(
                Button((672, 498, 340, 68), "deed", deed.words, do, "brass", reason=deed.reason)
            )
        widgets.append(
            Button((1020, 498, 200, 68), "close", words.say("close"), self.escape, "plain", "close")
        )
        self.controls.set(widgets, focus)

    def turn(self, by: int) -> None:
        self.index = (self.index + by) % len(self.cards)
        self.lay()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_z:
            self.escape()
            return True
        return super().handle(event)

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.veil(surface, 217)
        state = self.table_scene.match.state
        draw_face(surface, look, self.words, self.card, state.day, CARD)
        look.paint.plate(surface, PANEL, "paper")
        self._text(surface)
        self.controls.draw(surface)

    def _text(self, surface: pygame.Surface) -> None:
        look, words, theme, card = self.look, self.words, self.look.theme, CARDS[self.card]
        look.text.draw(
            surface, words.say(f"face.{card.name}"), (548, 74, 640, 60), "scene", theme.ink
        )
        fewest = card.seats[0]
        facts = (
            words.say("zoom.copies", count=len(card.seats))
            + " · "
            + words.say("zoom.from", seats=fewest)
        )
        look.text.draw(surface, facts, (548, 130, 640, 36), "italic", theme.ink_soft)
        surface.fill(theme.brass_edge, (548, 176, 644, 2))
        about = (
            words.say(f"about.{card.name}")
            if words.has(f"about.{card.name}")
            else words.say("about.flower")
        )
        y = look.text.paragraph(surface, about, (548, 192, 644, 116), "text", theme.ink, line=36)
        self._values(surface, max(y + 14, 282))
        look.text.paragraph(
            surface,
            self._whereabouts(),
            (548, max(y + 84, 358), 644, 110),
            "text",
            theme.ink,
            line=34,
        )

    def _values(self, surface: pygame.Surface, y: int) -> None:
        look, words, theme, card = self.look, self.words, self.look.theme, CARDS[self.card]
        x = 548
        for number, day in enumerate((1, 2)):
            if card.start[0] == card.start[1] and number:
                break
            seal = pygame.Rect(x, y, 56, 56)
            image = look.paint.keep(
                ("zoom-seal", card.start[number], number, theme.hairline),
                partial(self._seal, card.start[number], bool(number)),
            )  # fmt: skip
            surface.blit(image, seal)
            same = card.start[0] == card.start[1]
            said = words.say("zoom.both_days") if same else words.say("zoom.day", day=day)
            x = look.text.draw(surface, said, (x + 66, y, 300, 56), "text", theme.ink).right + 30
        if card.income:
            end = look.text.draw(
                surface, gained(card.income), (x, y, 80, 56), "text", theme.ink
            ).right
            coin = look.pictures.get("common", "coin", 32)
            surface.blit(coin, coin.get_rect(midleft=(end + 5, y + 28)))
            look.text.draw(
                surface,
                words.say("zoom.income"),
                (end + 44, y, 1192 - end - 44, 56),
                "text",
                theme.ink,
            )

    def _seal(self, number: int, hollow: bool) -> pygame.Surface:
        image = pygame.Surface((56, 56), pygame.SRCALPHA)
        draw_seal(image, self.look, image.get_rect(), number, hollow)
        return image

    def _whereabouts(self) -> list[Run]:
        """Who owns how many."""
        theme, words, speech = self.look.theme, self.words, self.table_scene.speech
        held = [
            (seat, cards[self.card])
            for seat, cards in enumerate(self.table_scene.seen.collections)
            if cards.get(self.card)
        ]
        if not held:
            return [(words.say("zoom.nobody"), "text", theme.ink_soft)]
        runs: list[Run] = [(words.say("zoom.owned") + " ", "text", theme.ink)]
        for number, (seat, count) in enumerate(held):
            comma = "" if number == len(held) - 1 else ", "
            runs += [
                (f"{speech.name(seat)} ", "strong", theme.ink),
                (f"{count}{comma}", "text", theme.ink),
            ]
        return runs


class MerchantZoom(Scene):
    """A merchant's card large."""

    name = "zoom"
    covers = False

    def __init__(self, table_scene: MatchScene, merchant: str) -> None:
        super().__init__(table_scene.app)
        self.merchant = merchant
        self.words = table_scene.speech.words
        close = Button(
            (1020, 498, 200, 68), "close", self.words.say("close"), self.escape, "plain", "close"
        )
        self.controls.set([close], "close")

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.words, self.look.theme
        look.paint.veil(surface, 217)
        emblem = look.pictures.get(ATLAS, f"merchant-{self.merchant}", 400)
        surface.blit(emblem, (70, 140))
        look.paint.plate(surface, PANEL, "paper")
        facts = BOX.merchants[self.merchant]
        look.text.draw(
            surface, words.say(f"card.{self.merchant}"), (548, 74, 640, 60), "scene", theme.ink
        )
        said = words.say("zoom.priority", priority=facts.priority)
        look.text.draw(surface, said, (548, 130, 640, 36), "italic", theme.ink_soft)
        surface.fill(theme.brass_edge, (548, 176, 644, 2))
        y = look.text.paragraph(
            surface,
            words.say(f"about.{self.merchant}"),
            (548, 192, 644, 180),
            "text",
            theme.ink,
            line=36,
        )
        end = look.text.draw(
            surface, gained(facts.income), (548, y + 16, 80, 56), "text", theme.ink
        ).right
        coin = look.pictures.get("common", "coin", 32)
        surface.blit(coin, coin.get_rect(midleft=(end + 5, y + 44)))
        look.text.draw(
            surface, words.say("zoom.income"), (end + 44, y + 16, 400, 56), "text", theme.ink
        )
        self.controls.draw(surface)
