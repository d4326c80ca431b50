"""The buyer pays: the best ways as lines to choose from, every way on request, or cards picked freely."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.notation import action_text, parse_action
from game.titles.dutch_auction.payment import Way, loss, payments, pays, suggested, unbeaten
from game.titles.dutch_auction.rules import pay_action
from game.titles.dutch_auction.table import faces, places
from game.titles.dutch_auction.table.over import DutchScene
from game.titles.dutch_auction.table.table import Showing
from game.ui import shapes
from game.ui.host import Mirror, MirrorAction
from game.ui.theme import card_role
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

LINE, STEP = pygame.Rect(362, 276, 556, 54), 58
BEST, LONG = 3, 5
"""Lines of the short and of the long list."""
BUTTONS = 455


class Paying(DutchScene):
    """Chooses the hand cards that pay; the suggested ones are chosen already."""

    name = "paying"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.who = seat
        self.price: int = table_scene.seen.price
        self.hand: list[str] = list(table_scene.seen.hands[seat])
        self.legal = self.match.legal(seat)
        hand = tuple(self.hand)
        by_loss = sorted(
            unbeaten(hand, self.price), key=lambda w: (loss(w, self.price), len(w.cards))
        )
        best = by_loss[:BEST]
        self.best = [way for way in unbeaten(hand, self.price) if way in best]
        self.every = list(unbeaten(hand, self.price))
        self.every += [w for w in payments(hand, self.price) if w not in self.every]
        self.is_long = False
        self.page = 0
        self.picked: set[int] = set()
        self._pick(suggested(hand, self.price).cards)

    # what is picked

    @property
    def cards(self) -> tuple[str, ...]:
        """The picked cards, sorted as the hand is."""
        return tuple(card for i, card in enumerate(self.hand) if i in self.picked)

    def _pick(self, cards: tuple[str, ...]) -> None:
        left = list(cards)
        self.picked.clear()
        for number, card in enumerate(self.hand):
            if card in left:
                left.remove(card)
                self.picked.add(number)

    def _choose(self, way: Way) -> None:
        self._pick(way.cards)
        self._lay()

    def _toggle(self, number: int) -> None:
        self.picked ^= {number}
        self.look.sound.play("card")
        self._lay()

    def _why_not(self) -> str | None:
        reason = self.match.game.why(self.match.state, self.who, pay_action(self.cards))
        return self.speech.why(reason) if reason else None

    # widgets

    def enter(self) -> None:
        whose = self.say("table.took", name=self.speech.name(self.who), price=self.price)
        self.show(Showing(self._draw_middle, self._draw_lot, whose=whose))
        self._lay()

    def _lay(self) -> None:
        label = self.say("pick.pay", cards=_sum(self.cards) or self.say("pick.nothing"))
        wide = 250 if self.is_long else 300
        pay = Button((362, BUTTONS, wide, 52), "pay", label, self._pay, reason=self._why_not())
        widgets: list[Widget] = [pay, *self._lines(), *self._list_buttons()]
        for number, place in enumerate(places.hand(len(self.hand))):
            key = "pick.card_in" if number in self.picked else "pick.card"
            words = self.say(key, card=self.speech.card(self.hand[number]))
            press = partial(self._toggle, number)
            widgets.append(Area(place, f"card {number + 1}", words, press))
        self.set(widgets, "pay")

    def hides(self, rect: pygame.Rect) -> bool:
        return self.is_long and bool(places.WAYS.colliderect(rect))

    def shown(self) -> list[Way]:
        """The ways on the lines in sight."""
        if not self.is_long:
            return self.best
        return self.every[self.page * LONG : (self.page + 1) * LONG]

    @property
    def pages(self) -> int:
        return -(-len(self.every) // LONG)

    def _lines(self) -> list[Widget]:
        lines: list[Widget] = []
        for number, way in enumerate(self.shown()):
            words = self.say(
                "pick.way", cards=_sum(way.cards), pays=way.pays, waste=way.pays - self.price
            )
            lines.append(WayLine(self._line(number), f"way {number + 1}", words, way, self))
        return lines

    def _line(self, number: int) -> pygame.Rect:
        top = 144 if self.is_long else LINE.y
        return pygame.Rect(LINE.x, top + STEP * number, LINE.width, LINE.height)

    def _list_buttons(self) -> list[Widget]:
        if not self.is_long:
            return [
                Button(
                    (676, BUTTONS, 242, 52), "every", self.say("pick.every"), self._open, "plain"
                )
            ]
        first = self.say("pages.first") if self.page == 0 else None
        last = self.say("pages.last") if self.page == self.pages - 1 else None
        return [
            Button((622, BUTTONS, 60, 52), "previous", self.say("pages.previous"), lambda: self._turn(-1), "plain", "arrow-left", reason=first, shows_label=False),
            Button((692, BUTTONS, 60, 52), "next", self.say("pages.next"), lambda: self._turn(1), "plain", "arrow-right", reason=last, shows_label=False),
            Button((762, BUTTONS, 156, 52), "best", self.say("pick.best"), self._open, "plain"),
        ]  # fmt: skip

    def _open(self) -> None:
        self.is_long, self.page = not self.is_long, 0
        self.table.showing.label = not self.is_long
        self._lay()

    def _turn(self, by: int) -> None:
        self.page += by
        self._lay()

    def _pay(self) -> None:
        self.give(self.cards)

    def give(self, cards: tuple[str, ...]) -> None:
        """Pays with these cards and goes."""
        if self.table_scene.play(self.who, pay_action(cards)):
            self.done()

    def act(self, action: str) -> bool:
        try:
            wanted = parse_action(action)
        except ValueError:
            return super().act(action)
        if wanted in self.legal:
            self.give(tuple(map(str, wanted[1:])))
            return True
        return super().act(action)

    def mirror(self) -> Mirror:
        page = super().mirror()
        actions = tuple(
            MirrorAction(
                action_text(pay_action(way.cards)), self.speech.action(pay_action(way.cards))
            )
            for way in self.every[:8]
        )
        return Mirror(
            page.scene, page.phase, page.seat, page.log, actions + page.actions, page.number
        )

    # drawing

    def _draw_lot(self, surface: pygame.Surface) -> None:
        """The lot beside the panel, where the side is free."""
        place = pygame.Rect(0, 0, 170, 238)
        place.center = places.RIGHT.center
        self.table.draw_lot(surface, place)

    def _draw_middle(self, surface: pygame.Surface) -> None:
        if not self.is_long:
            self._draw_panel(surface, places.MIDDLE)

    def _draw_panel(self, surface: pygame.Surface, panel: pygame.Rect) -> None:
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, panel, "mine")
        lot = self.speech.card(self.table_scene.seen.row[0])
        title = self.say("pick.title", price=self.price, card=lot)
        look.text.draw(surface, title, (panel.x + 18, panel.y + 6, 540, 44), "name", theme.ink)
        if self.is_long:
            words = self.say("pick.page", page=self.page + 1, pages=self.pages)
            left = (panel.x + 18, panel.y + 46, 130, 32)
            look.text.draw(surface, words, left, "text", theme.ink_soft)
        for key, x in (("pays", 590), ("waste", 671), ("keeps", 810)):
            box = pygame.Rect(x - 60, panel.y + 46, 120, 32)
            look.text.draw(surface, self.say(f"pick.{key}"), box, "text", theme.ink_soft, "centre")

    def draw(self, surface: pygame.Surface) -> None:
        if self.is_long:
            self._draw_panel(surface, places.WAYS)
        self._draw_ticks(surface)
        super().draw(surface)

    def _draw_ticks(self, surface: pygame.Surface) -> None:
        """Picked hand cards: a yellow frame and a green tick."""
        look = self.look
        for number, place in enumerate(places.hand(len(self.hand))):
            if number not in self.picked:
                continue
            look.paint.glow(surface, place, strength=0.8, thick=4, reach=7)
            at = (place.right - 14, place.bottom - 16)
            look.paint.disc(surface, at, 34, look.theme.plus, look.theme.white, 2)
            tick = look.pictures.icon("check", 22, look.theme.white)
            surface.blit(tick, tick.get_rect(center=at))


def _sum(cards: tuple[str, ...]) -> str:
    """`1 + 8`, specials with their sign."""
    return " + ".join("×2" if not card.isdigit() else card for card in cards)


class WayLine(Area):
    """One way to pay: radio, cards, what they pay, the waste, what the hand keeps."""

    def __init__(self, rect: pygame.Rect, action: str, label: str, way: Way, scene: Paying) -> None:
        super().__init__(rect, action, label, lambda: scene._choose(way), self._paint)
        self.way = way
        self.scene = scene

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, _state: str) -> None:
        scene, look, theme = self.scene, self.scene.look, self.scene.look.theme
        chosen = pays(scene.cards) == self.way.pays and scene.cards == self.way.cards
        image = look.paint.keep(
            ("dutch way", rect.size, chosen), lambda: _line(rect.size, chosen, theme.ink)
        )
        surface.blit(image, rect)
        at = (rect.x + 26, rect.centery)
        look.paint.disc(surface, at, 28, theme.white, theme.ink, 2)
        if chosen:
            look.paint.disc(surface, at, 16, theme.ink)
        self._cards(surface, list(self.way.cards), rect.x + 50, rect, 186)
        role = card_role("fraunces-700", 32)
        waste = self.way.pays - scene.price
        look.text.draw(
            surface,
            str(self.way.pays),
            (rect.x + 198, rect.y, 60, rect.height),
            role,
            theme.ink,
            "centre",
        )
        colour = theme.minus if waste else theme.plus
        look.text.draw(
            surface, str(waste), (rect.x + 279, rect.y, 60, rect.height), role, colour, "centre"
        )
        kept = list(scene.hand)
        for card in self.way.cards:
            kept.remove(card)
        self._cards(surface, kept, rect.x + 378, rect, 174)  # fmt: skip

    def _cards(
        self, surface: pygame.Surface, cards: list[str], x: int, rect: pygame.Rect, room: int
    ) -> None:
        size, gap = ((38, 44), 6) if len(cards) < 4 else ((34, 44), 3)
        spots = places.spread(len(cards), pygame.Rect(x, rect.y + 5, min(room, 150), 44), size, gap)
        for card, spot in zip(cards, spots, strict=True):
            surface.blit(faces.cash(self.scene.look, card, spot.size), spot)


def _line(size: tuple[int, int], chosen: bool, ink: tuple[int, int, int]) -> pygame.Surface:
    if chosen:
        image = shapes.box(size, 10, (0xF3, 0xDF, 0xA6))
        image.blit(shapes.frame(size, 10, 3, ink), (0, 0))
        return image
    image = shapes.box(size, 10, (0xFD, 0xF8, 0xEA))
    image.blit(shapes.frame(size, 10, 2, (0xCD, 0xBB, 0x8B)), (0, 0))
    return image
