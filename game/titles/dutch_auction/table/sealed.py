"""A person seals a limit without hurry: the most at which they would take the lot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.notation import parse_action
from game.titles.dutch_auction.table import places, reckoning
from game.titles.dutch_auction.table.dial import draw_dial, nearest_price
from game.titles.dutch_auction.table.over import DutchScene
from game.titles.dutch_auction.table.table import Showing
from game.titles.dutch_auction.table.would_pay import draw_would_pay
from game.ui.host import Mirror, MirrorAction, NumberField
from game.ui.theme import card_role
from game.ui.widgets import Area, Button

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

LESS, NUMBER, MORE = (360, 382, 64, 54), (434, 382, 104, 54), (548, 382, 64, 54)
SEAL, NEVER = (360, 452, 252, 52), (640, 452, 284, 52)


class Sealed(DutchScene):
    """The seat's own limit, by buttons, keys or a press on the clock."""

    name = "sealed"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.who = seat
        self.hand: list[str] = table_scene.seen.hands[seat]
        self.high = max(int(action[1]) for action in self.match.legal(seat))
        self.top: int = table_scene.seen.top
        worth = self.table.worth(table_scene.seen.row[0], seat) or 0
        self.limit = min(self.high, max(0, worth))

    def enter(self) -> None:
        whose = self.say("table.limit", name=self.speech.name(self.who))
        right = None
        if self.table.right_is_free:
            right = self._draw_right
        self.show(Showing(self._draw_middle, right, whose=whose))
        self._lay()

    def _lay(self) -> None:
        low = self.say("seal.low") if self.limit == 0 else None
        able = {"name": self.speech.name(self.who), "count": self.high}
        high = self.say("take.cannot", **able) if self.limit >= self.high else None
        self.seal = Button(
            SEAL, "seal", self.say("seal.seal", price=self.limit), lambda: self.give(self.limit)
        )
        clock = pygame.Rect(0, 0, 2 * places.SEALED_RADIUS, 2 * places.SEALED_RADIUS)
        clock.center = places.SEALED_CLOCK
        dial = Dial(clock, self.say("seal.dial"), self._from_dial)
        self.set(
            [
                Button(LESS, "less", self.say("seal.less"), lambda: self._set(self.limit - 1), "plain", "minus", shows_label=False, reason=low, keys=(pygame.K_MINUS, pygame.K_KP_MINUS)),
                Button(MORE, "more", self.say("seal.more"), lambda: self._set(self.limit + 1), "plain", "plus", shows_label=False, reason=high, keys=(pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)),
                self.seal,
                Button(NEVER, "limit 0", self.say("seal.never"), lambda: self.give(0), "plain"),
                dial,
            ],
            "seal",
        )  # fmt: skip

    def _set(self, limit: int) -> None:
        self.limit = max(0, min(self.high, limit))
        self.look.sound.play("tick")
        self._lay()

    def _from_dial(self, pos: tuple[int, int]) -> None:
        price = nearest_price(places.SEALED_CLOCK, pos, self.top)
        if price > self.high:
            words = self.say("take.cannot", name=self.speech.name(self.who), count=self.high)
            self.controls.say_why(words)
        self._set(price)

    def give(self, limit: int) -> None:
        """Seals the limit and goes."""
        if self.table_scene.play(self.who, ("limit", limit)):
            self.done()

    def act(self, action: str) -> bool:
        try:
            verb, *rest = parse_action(action)
        except ValueError:
            return super().act(action)
        if (
            verb == "limit"
            and len(rest) == 1
            and isinstance(rest[0], int)
            and 0 <= rest[0] <= self.high
        ):
            self.give(rest[0])
            return True
        return super().act(action)

    def mirror(self) -> Mirror:
        page = super().mirror()
        some = sorted({0, 1, 2, 5, self.limit, self.high} & set(range(self.high + 1)))
        actions = tuple(MirrorAction(f"limit {n}", self.speech.action(("limit", n))) for n in some)
        rest = tuple(a for a in page.actions if a.action not in {x.action for x in actions})
        number = NumberField("limit", 0, self.high, self.say("seal.limit"))
        return Mirror(page.scene, page.phase, page.seat, page.log, actions + rest, number)

    def key_map(self) -> list[tuple[str, str]]:
        return [(self.say("key.limit"), self.say("key.limit.does"))]

    # drawing

    def _draw_middle(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        self.table.draw_lot(surface, places.SEALED_LOT)
        look.text.draw(surface, self.say("table.worth"), (470, 206, 150, 34), "text", theme.sand)
        worth = self.table.worth(self.table_scene.seen.row[0], self.who)
        role = card_role("fraunces-900", 46)
        look.text.draw(surface, f"+{worth}", (470, 238, 150, 52), role, theme.brass_light)
        waste = reckoning.waste(self.hand, self.limit)
        if self.limit and waste is not None:
            words = self.say("table.waste_count", count=waste)
            look.text.draw(surface, words, (470, 302, 150, 34), "medium", theme.white)
        look.text.draw(surface, self.say("seal.most"), (360, 344, 256, 34), "medium", theme.white)
        number = pygame.Rect(NUMBER)
        look.paint.plate(surface, number, "field")
        look.text.draw(
            surface, str(self.limit), number, card_role("fraunces-900", 42), theme.ink, "centre"
        )
        ways = reckoning.ways(self.hand, self.top)
        draw_dial(
            surface, look, places.SEALED_CLOCK, places.SEALED_RADIUS, self.top, self.limit, ways,
            "price" if self.limit else "nobody",
        )  # fmt: skip
        self.table.showing.used = reckoning.used(self.hand, self.limit)

    def _draw_right(self, surface: pygame.Surface) -> None:
        draw_would_pay(surface, self.table, self.who, self.limit)


class Dial(Area):
    """The clock as a place to press: the price whose numeral is nearest."""

    focusable = False

    def __init__(self, rect: pygame.Rect, label: str, on_place: object) -> None:
        super().__init__(rect, "", label)
        self.on_place = on_place

    def press(self, pos: tuple[int, int]) -> None:
        self.on_place(pos)  # type: ignore[operator]
