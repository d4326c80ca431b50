"""The auction in turn: who is asked bids or passes, and no clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import parse_action
from game.titles.tulip_rose.table.dial import draw_banner
from game.titles.tulip_rose.table.lots import draw_bid, draw_sale, lot_places
from game.titles.tulip_rose.table.on_block import OnBlock
from game.titles.tulip_rose.table.pad import Pad
from game.ui.host import Mirror

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

KEYS = (("1 2 3", "bid"), ("4 =", "equal"), ("Up Down", "amount"), ("P", "pass"))


class Auction(OnBlock):
    """A person is asked for a bid."""

    name = "auction"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.pad = Pad(
            self, seat, lambda amount: self.do(("bid", amount)), lambda: self.do(("pass",))
        )

    def enter(self) -> None:
        first = self.pad.offer.raises[0]
        able = first <= self.pad.offer.most
        widgets = [*self.zooms(lot_places(self.hall)), *self.pad.widgets()]
        self.set(widgets, f"bid {first}" if able else "pass")

    def do(self, action: Action) -> None:
        """Plays the action and goes."""
        assert self.seat is not None
        if self.table_scene.play(self.seat, action):
            self.done()

    def handle(self, event: pygame.event.Event) -> bool:
        return self.pad.key(event) or super().handle(event)

    def act(self, action: str) -> bool:
        try:
            wanted = parse_action(action)
        except ValueError:
            return super().act(action)
        if self.match.game.is_legal(self.match.state, self.seat or 0, wanted):
            self.do(wanted)
            return True
        return super().act(action)

    def mirror(self) -> Mirror:
        page = super().mirror()
        actions, number = self.pad.mirror(page.actions)
        return Mirror(page.scene, page.phase, page.seat, page.log, actions, number)

    def key_map(self) -> list[tuple[str, str]]:
        return [(keys, self.words.say(f"key.auction.{name}")) for keys, name in KEYS]

    def draw_block(self, surface: pygame.Surface) -> None:
        draw_sale(surface, self.hall, self.pad.offer.lowest)
        draw_bid(surface, self.hall)
        draw_banner(surface, self.hall, self.words.say("auction.asked", name=self.shown_name))
        self.pad.draw(surface)
