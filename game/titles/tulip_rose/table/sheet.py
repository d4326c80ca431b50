"""The seat sheet: a merchant, all cards of a collection, loans and what they bring each round.

Also one's own special orders, for the person whose they are alone.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.cards import BOX, CARDS, IS_FLOWER
from game.titles.tulip_rose.state import LOANS
from game.titles.tulip_rose.table.faces import PAD, draw_face, gained, merchant_card
from game.titles.tulip_rose.table.fans import Place, draw_stack, fan
from game.ui.scene import Scene
from game.ui.text import Run
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(40, 40, 1200, 640)
MERCHANT = pygame.Rect(64, 64, 240, 240)
CARDS_AT = pygame.Rect(334, 124, 882, 480)


def open_seat(table_scene: MatchScene, seat: int) -> None:
    """Lays a seat's sheet over everything."""
    table_scene.app.stack.push(SeatSheet(table_scene, seat))


def open_orders(table_scene: MatchScene) -> None:
    """Lays the viewer's own orders over everything."""
    viewer = table_scene.viewer
    if viewer is not None:
        table_scene.app.stack.push(OrderSheet(table_scene, viewer))


class SeatSheet(Scene):
    """What everybody may see of a seat, from the viewer's view."""

    name = "seat"
    covers = False

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.words = table_scene.speech.words
        self.of = seat
        self.places = self._places()
        self._lay()

    @property
    def held(self) -> dict[str, int]:
        cards: dict[str, int] = self.table_scene.seen.collections[self.of]
        return cards

    def _places(self) -> list[Place]:
        """All cards in fans: one row, or flowers above specials and two rows when they are many."""
        flowers = [
            card for card, count in self.held.items() if card in IS_FLOWER for _ in range(count)
        ]
        others = [
            card for card, count in self.held.items() if card not in IS_FLOWER for _ in range(count)
        ]
        room = CARDS_AT
        places = fan(flowers, room.x, room.y + 40, room.width)
        return places + fan(others, room.x, room.y + (260 if flowers else 40), room.width)

    def _lay(self) -> None:
        from game.titles.tulip_rose.table.zoom import MerchantZoom, Zoom

        words, scene = self.words, self.table_scene
        cards = list(dict.fromkeys(place.card for place in self.places))
        merchant = scene.seen.merchants[self.of]

        def look(card: str) -> None:
            self.app.stack.push(Zoom(scene, cards, cards.index(card)))

        def turn(by: int) -> None:
            self.of = (self.of + by) % scene.match.state.seats
            self.places = self._places()
            self._lay()

        widgets: list[Widget] = []
        last = {place.card: number for number, place in enumerate(self.places)}
        for number, place in enumerate(self.places):
            area = Area(place.rect, f"look {number + 1}", scene.speech.card(place.card),
                        partial(look, place.card), radius=7)  # fmt: skip
            area.focusable = last[place.card] == number
            widgets.append(area)
        emblem = Area(MERCHANT, "merchant", words.say(f"card.{merchant}"),
                      lambda: self.app.stack.push(MerchantZoom(scene, merchant)), radius=12)  # fmt: skip
        self.controls.set(
            [
                *widgets, emblem,
                Button((64, 600, 64, 60), "previous", words.say("pages.previous"), lambda: turn(-1), "plain",
                       "arrow-left", keys=(pygame.K_PAGEUP,), shows_label=False),
                Button((136, 600, 64, 60), "next", words.say("pages.next"), lambda: turn(1), "plain",
                       "arrow-right", keys=(pygame.K_PAGEDOWN,), shows_label=False),
                Button((1016, 600, 200, 60), "close", words.say("close"), self.escape, "delft", "close"),
            ],
            "close",
        )  # fmt: skip

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, theme, words, seen = self.look, self.look.theme, self.words, self.table_scene.seen
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        image = merchant_card(look, words, seen.merchants[self.of], MERCHANT.width, seen.seats)
        surface.blit(image, (MERCHANT.x - PAD, MERCHANT.y - PAD))
        name = self.table_scene.speech.name(self.of)
        look.text.draw(surface, name, (334, 56, 700, 56), "scene", theme.ink)
        surface.fill(theme.rule, (334, 116, 882, 2))
        self._money(surface)
        if not self.places:
            look.text.draw(
                surface, words.say("seat.no_cards"), (334, 150, 860, 40), "text", theme.ink_soft
            )
        for place in self.places:
            draw_face(
                surface, look, words, place.card, self.table_scene.match.state.day, place.rect
            )
        self._counts(surface)
        self.controls.draw(surface)

    def _money(self, surface: pygame.Surface) -> None:
        look, theme, words, seen = self.look, self.look.theme, self.words, self.table_scene.seen
        held = seen.coins[self.of]
        coin = look.pictures.get("common", "coin", 36)
        surface.blit(coin, (68, 326))
        said = "?" if held is None else str(held)
        look.text.draw(surface, said, (114, 322, 190, 44), "total", theme.ink)
        for number in range(LOANS):
            box = pygame.Rect(66 + 46 * number, 384, 38, 34)
            if number < seen.loans[self.of]:
                loan = look.pictures.get("common", "loan", 40)
                surface.blit(loan, loan.get_rect(center=box.center))
            else:
                look.paint.plate(surface, box, "loan-place")
        loans = words.say("seat.loans", count=seen.loans[self.of])
        look.text.draw(surface, loans, (166, 384, 142, 34), "text", theme.ink)
        runs: list[Run] = [
            (words.say("seat.income") + " ", "text", theme.ink),
            (gained(income_of(seen, self.of)), "bold", theme.ink),
        ]
        look.text.paragraph(surface, runs, (66, 436, 240, 70), line=32)

    def _counts(self, surface: pygame.Surface) -> None:
        """How many of each, under the fans."""
        look = self.look
        tops = {place.card: place.rect for place in self.places}
        for card, rect in tops.items():
            place = pygame.Rect(rect.x, rect.bottom + 6, rect.width, 34)
            count = self.held[card]
            look.text.draw(surface, f"×{count}", place, "strong", look.theme.ink, "centre")


def income_of(state: object, seat: int) -> int:
    """What the seat gets each round from merchant and cards, without the Well."""
    held: dict[str, int] = state.collections[seat]  # type: ignore[attr-defined]
    merchant: str = state.merchants[seat]  # type: ignore[attr-defined]
    return BOX.merchants[merchant].income + sum(CARDS[card].income * n for card, n in held.items())


class OrderSheet(Scene):
    """The orders of one person, and how far each is."""

    name = "orders"
    covers = False

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.words = table_scene.speech.words
        self.orders: list[str] = [
            text for text in table_scene.seen.orders[seat] if text is not None
        ]
        self.held: dict[str, int] = table_scene.seen.collections[seat]
        self.title = self.words.say("orders.title", name=table_scene.speech.name(seat))
        close = Button(
            (540, 560, 200, 64), "close", self.words.say("close"), self.escape, "delft", "close"
        )
        self.controls.set([close], "close")

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        look.paint.veil(surface)
        panel = pygame.Rect(190, 90, 900, 560)
        look.paint.plate(surface, panel, "paper")
        look.text.draw(surface, self.title, (220, 104, 840, 56), "scene", theme.ink)
        look.text.draw(
            surface, self.words.say("orders.note"), (220, 156, 840, 34), "text", theme.ink_soft
        )
        for number, text in enumerate(self.orders):
            box = pygame.Rect(220, 204 + number * 116, 840, 104)
            look.paint.plate(surface, box, "field")
            left = box.x + 24
            for flower, count in needs(text).items():
                slot = pygame.Rect(left, box.y + 8, 70, 88)
                draw_stack(surface, look, flower, count, slot, 58, 28)
                left += 86
            have = min(self.held.get(f, 0) / n for f, n in needs(text).items()) >= 1
            said = self.words.say("orders.filled") if have else self.words.say("orders.open")
            place = pygame.Rect(left + 14, box.y + 12, box.right - left - 120, 40)
            name = self.table_scene.speech.card(text)
            role = look.text.fitting(name, ["strong", "medium"], place.width)
            look.text.draw(surface, name, place, role, theme.ink)
            look.text.draw(surface, said, place.move(0, 40), "text", theme.ink_soft)
            look.text.draw(
                surface,
                "+15",
                (box.right - 110, box.y, 90, box.height),
                "total",
                theme.ink,
                "right",
            )
        self.controls.draw(surface)
