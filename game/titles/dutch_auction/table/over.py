"""What the scenes of the auction have in common: they tell the table what to show, and enlarge cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

import pygame

from game.titles.dutch_auction.table import faces
from game.titles.dutch_auction.table.table import DutchTable, Showing
from game.ui.look import Look
from game.ui.over_table import OverTable
from game.ui.scene import Scene
from game.ui.theme import SIZE
from game.ui.widgets import Area, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

LARGE = (260, 361)
SMALL_KEYS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class DutchScene(OverTable):
    """A scene over the auction's table. A press on a card, or the focus on it, enlarges it."""

    def __init__(self, table_scene: MatchScene, seat: int | None = None) -> None:
        super().__init__(table_scene, seat)
        self.table = cast(DutchTable, table_scene.table)
        self.say = self.speech.words.say
        self.large: str | None = None

    def show(self, showing: Showing) -> None:
        """Tells the table what stands in the middle and in front."""
        self.table.showing = showing

    def leave(self) -> None:
        self.table.showing = Showing()

    def hides(self, rect: pygame.Rect) -> bool:
        """Whether something of this scene lies over a card, so that it cannot be pressed."""
        return False

    def enlarge(self, name: str) -> None:
        """Shows the card large until the next press."""
        self.large = name

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in SMALL_KEYS:
            self.large = None
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.draw_large(surface)

    def draw_large(self, surface: pygame.Surface) -> None:
        """The enlarged card in the middle of the table, with its words."""
        focused = self.controls.focused if self.controls.shows_focus else None
        name = self.large or (focused.card if isinstance(focused, CardArea) else None)
        if name is not None:
            draw_enlarged(surface, self.look, name, self.speech.card(name))


class Enlarged(Scene):
    """A card read large over a scene that is not the auction's own: until a press or a key."""

    name = "card"
    covers = False

    def __init__(self, table_scene: MatchScene, card: str) -> None:
        super().__init__(table_scene.app)
        self.card = card
        self.words = table_scene.speech.card(card)
        close = table_scene.speech.words.say("close")
        self.controls.set([Area((0, 0, *SIZE), "close", close, self.escape, ring=False)], "close")

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        draw_enlarged(surface, self.look, self.card, self.words)


def draw_enlarged(surface: pygame.Surface, look: Look, name: str, words: str) -> None:
    """A card 260 wide in the middle, its words below."""
    place = pygame.Rect(0, 0, *LARGE)
    place.center = (640, 372)
    look.paint.plate(surface, place.inflate(28, 28), "tray")
    surface.blit(faces.card(look, name, place.size), place)
    plate = pygame.Rect(0, 0, max(look.text.width(words, "strong") + 36, place.width), 46)
    plate.midtop = (640, place.bottom + 8)
    look.paint.plate(surface, plate, "paper")
    look.text.draw(surface, words, plate, "strong", look.theme.ink, "centre")


def card_areas(over: Scene, table_scene: MatchScene) -> list[Widget]:
    """A place for every auction card in sight, whatever scene lies over the table."""
    table, speech = cast(DutchTable, table_scene.table), table_scene.speech
    areas: list[Widget] = []
    for name, place in table.cards():
        if isinstance(over, DutchScene):
            if over.hides(place):
                continue
            press = partial(over.enlarge, name)
        else:
            press = partial(_push, table_scene, name)
        label = speech.words.say("card.enlarge", card=speech.card(name))
        areas.append(CardArea(place, label, press, name))
    return areas


def _push(table_scene: MatchScene, name: str) -> None:
    table_scene.app.stack.push(Enlarged(table_scene, name))


class CardArea(Area):
    """A card of the table that can be enlarged."""

    def __init__(self, rect: pygame.Rect, label: str, on_press: object, card: str) -> None:
        super().__init__(rect, "", label, on_press, on_long=on_press)  # type: ignore[arg-type]
        self.card = card
