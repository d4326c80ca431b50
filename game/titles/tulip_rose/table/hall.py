"""The auction hall: the standing picture of a match of Tulip & Rose.

It draws felt, rail, ledger and log, and on the block what lies there when no scene has taken the
block: the bouquets of the round, or who is at work. Scenes over it draw the block themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table import rail
from game.titles.tulip_rose.table.hover import Hover
from game.titles.tulip_rose.table.ledger import Ledger
from game.titles.tulip_rose.table.lots import draw_standing
from game.titles.tulip_rose.table.shown import Shown
from game.ui import flow
from game.ui.motion import Tween
from game.ui.table import Stage
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene
    from game.ui.over_table import OverTable

BLOCK = pygame.Rect(700, 66, 568, 642)
TO_LEFT, TO_RIGHT = -688, 580
"""How far block and ledger move for the left hand."""
STAGE = pygame.Rect(694, 60, 580, 578)
"""The block with what stands out of it, but for the log."""
BAND = pygame.Rect(700, 414, 568, 218)
"""Where on the block things to press go, above the log."""


class Hall:
    """The table. `shown` is what it shows, `acting` the seats with a brass frame."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.look = scene.look
        self.words = scene.speech.words
        self.acting: frozenset[int] = frozenset()
        self.counting: dict[int, Tween] = {}
        """Seats whose coins are on their way from one number to another."""
        self.shown = Shown.before(scene.match.shown(scene.viewer))
        self.book = Ledger(self)
        self.hover = Hover(self)

    # places

    @property
    def is_left(self) -> bool:
        """Whether the halves are mirrored for the left hand."""
        return bool(self.scene.app.settings.left_handed)

    def block(self, rect: pygame.Rect | tuple[int, int, int, int]) -> pygame.Rect:
        """A place on the block, where the halves stand now."""
        return pygame.Rect(rect).move(TO_LEFT if self.is_left else 0, 0)

    def ledger(self, rect: pygame.Rect) -> pygame.Rect:
        """A place in the ledger, where the halves stand now."""
        return rect.move(TO_RIGHT if self.is_left else 0, 0)

    @property
    def stage(self) -> Stage:
        """Where scenes fade into each other."""
        return Stage([self.block(STAGE)])

    @property
    def replay_room(self) -> pygame.Rect:
        """Where the buttons of the replay viewer go."""
        return self.block(BAND)

    def coins(self, seat: int) -> int | None:
        """A seat's coins as they are drawn: the number counts while coins land."""
        held, count = self.shown.coins[seat], self.counting.get(seat)
        return held if held is None or count is None else round(count.value)

    def count(self, seat: int, by: int, delay: float = 0.0) -> None:
        """The seat's number of coins, which has just changed by so many, counts up or down."""
        held = self.shown.coins[seat]
        if held is not None:
            self.counting[seat] = self.look.motion.tween("count", held - by, held, delay)

    def is_person(self, seat: int) -> bool:
        return seat in flow.people(self.scene.match)

    # the contract of a table

    def snap(self) -> None:
        scene, match = self.scene, self.scene.match
        self.counting.clear()
        if scene.told == 0 and scene.told_here == 0:
            self.shown = Shown.before(scene.seen)
            self.acting = frozenset()
            return
        self.shown = Shown.of(scene.seen, match.events[: scene.told])
        turn = match.state.turn
        self.acting = frozenset() if turn is None else frozenset([turn])

    def begin_playback(self) -> None:
        """Nobody is asked while things are acted out."""
        self.acting = frozenset()
        self.counting.clear()
        self.shown.gains.clear()

    def draw(self, surface: pygame.Surface) -> None:
        self.look.paint.table(surface)
        rail.draw_rail(surface, self)
        self.book.draw(surface)
        rail.draw_log(surface, self)
        stack = self.scene.app.stack.scenes
        # the replay of an unfinished match lies over scenes that took another hall's block
        over = stack[stack.index(self.scene) :] if self.scene in stack else stack
        if not any(getattr(scene, "takes_block", False) for scene in over):
            draw_standing(surface, self)

    def widgets(self, over: OverTable) -> list[Widget]:
        """What can be pressed under every scene: the rows, the piles, one's own orders."""
        from game.titles.tulip_rose.table import sheet
        from game.titles.tulip_rose.table.pile import PileSheet

        def row(seat: int) -> Widget:
            label = self.row_words(seat)
            return Area(
                self.book.row(seat), f"seat {seat + 1}", label,
                lambda: sheet.open_seat(self.scene, seat), radius=7,
            )  # fmt: skip

        widgets: list[Widget] = [row(seat) for seat in range(self.shown.seats)]
        log = Area(self.block(rail.LOG), "", "", lambda: _open_log(self.scene))
        log.focusable = False
        pile = Area(
            rail.DISCARDS, "discards", self.words.say("discards.title", count=self.shown.discards),
            lambda: self.scene.app.stack.push(PileSheet(self.scene)),
        )  # fmt: skip
        return [*widgets, log, pile, *self._orders()]

    def _orders(self) -> list[Widget]:
        from game.titles.tulip_rose.table import sheet

        viewer = self.scene.viewer
        if viewer is None or not self.scene.match.state.options["orders"]:
            return []
        held = self.shown.orders[viewer] or []
        button = Button(
            rail.ORDERS, "my-orders", self.words.say("table.my_orders", count=len(held)),
            lambda: sheet.open_orders(self.scene), "glass", keys=(pygame.K_o,),
            picture=lambda surface, inside: self._draw_eye(surface, inside, len(held)),
        )  # fmt: skip
        return [button]

    def _draw_eye(self, surface: pygame.Surface, inside: pygame.Rect, count: int) -> None:
        eye = self.look.pictures.icon("eye", 28, self.look.theme.cream)
        surface.blit(eye, eye.get_rect(midleft=(inside.x, inside.centery)))
        place = (inside.x + 32, inside.y, inside.width - 30, inside.height)
        self.look.text.draw(surface, str(count), place, "strong", self.look.theme.cream, "centre")

    def row_words(self, seat: int) -> str:
        """A row in words, for the mirror: what everybody sees."""
        held = self.shown.coins[seat]
        return self.words.say(
            "table.row", name=self.scene.speech.name(seat),
            merchant=self.words.say(f"card.{self.shown.merchants[seat]}"),
            coins="?" if held is None else held, loans=self.shown.loans[seat],
        )  # fmt: skip


def _open_log(scene: MatchScene) -> None:
    from game.ui.bar import open_log

    open_log(scene)
