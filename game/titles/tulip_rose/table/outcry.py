"""The auction as an outcry: everybody may shout at any time, and the ring runs.

The clock and the bots' answers are `live.py`, without pictures; here presses become shouts, and every
bid is drawn as it falls. One person has the whole pad; two or three have a zone each (`zone.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import parse_action
from game.titles.tulip_rose.live import RING, Call, Outcry
from game.titles.tulip_rose.table.auction import KEYS, Auction
from game.titles.tulip_rose.table.dial import draw_banner, draw_gone
from game.titles.tulip_rose.table.lots import draw_bid, draw_sale, lot_places
from game.titles.tulip_rose.table.on_block import OnBlock
from game.titles.tulip_rose.table.pad import Pad
from game.titles.tulip_rose.table.peek import Peek, draw_orders
from game.titles.tulip_rose.table.zone import Zone, zone_places
from game.ui import flow
from game.ui.host import Mirror, MirrorAction
from game.ui.playback import SLICE, Thinking
from game.ui.scene import Scene
from game.ui.text import Run
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

MOST_PEOPLE = 3
COUNT_IN = 1500.0
"""The clock stands so long after a pause, in ms."""


def live_auction(table_scene: MatchScene) -> Scene:
    """The outcry; asked in turn where too many people share the screen, or with secret coins."""
    match = table_scene.match
    people, turn = flow.people(match), match.state.turn
    assert turn is not None
    hidden = match.state.options["hidden_money"] and len(people) > 1
    if len(people) <= MOST_PEOPLE and not hidden:
        return Live(table_scene)
    return Auction(table_scene, turn) if turn in people else Thinking(table_scene, turn)


class Live(OnBlock):
    """One bouquet against the clock."""

    name = "outcry"

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene)
        match = self.match
        self.bidders = [seat for seat in flow.people(match) if seat != match.state.seller]
        self.seat = self.bidders[0] if len(self.bidders) == 1 else None
        self.clock = Outcry(match, RING[self.look.motion.speed], self._play)
        self.part_ms = 0.0
        """The part of a millisecond that the clock still has to go."""
        self.count_in = 0.0
        self.peeking: int | None = None
        """Who looks at their orders in their zone; the clock stands meanwhile."""
        self.grown = self.look.motion.tween("dial", 1.0, 1.0)
        self.pad = (
            Pad(self, self.seat, self._bids(self.seat), self._passes(self.seat))
            if self.seat is not None
            else None
        )
        self.zones = [] if self.pad else [
            Zone(self, seat, number, place, self._bids(seat), self._passes(seat))
            for number, (seat, place) in enumerate(zip(self.bidders, zone_places(len(self.bidders)), strict=True))
        ]  # fmt: skip

    # presses

    def _bids(self, seat: int) -> Callable[[int], None]:
        return lambda amount: self.clock.press(seat, ("bid", amount))

    def _passes(self, seat: int) -> Callable[[], None]:
        return lambda: self.clock.press(seat, ("pass",))

    def enter(self) -> None:
        self.hall.acting = frozenset(set(self.bidders) & set(self.match.actors()))
        focus = None
        if self.pad is not None:
            first = self.pad.offer.raises[0]
            focus = f"bid {first}" if first <= self.pad.offer.most else "pass"
        self._lay(focus)

    def _lay(self, focus: str | None = None) -> None:
        widgets: list[Widget] = list(self.zooms(lot_places(self.hall)))
        if self.pad is not None:
            widgets += self.pad.widgets()
        for zone in self.zones:
            widgets += zone.widgets()
            if self.match.state.options["orders"]:
                widgets.append(Peek(zone.emblem, zone.seat, self))
        self.set(widgets, focus)
        undo = self.controls.find("undo")
        if undo is not None:
            undo.reason = self.words.say("outcry.no_undo")

    def handle(self, event: pygame.event.Event) -> bool:
        if self.pad is not None and self.pad.key(event):
            return True
        return super().handle(event)

    def act(self, action: str) -> bool:
        """`bid 9`, or with several people `1 bid 9`, the seat first as in a match file."""
        first, _, rest = action.partition(" ")
        seat, words = (int(first), rest) if first.isdecimal() else (self.seat, action)
        try:
            wanted = parse_action(words)
        except ValueError:
            return super().act(action)
        if seat in self.bidders and wanted[0] in ("bid", "pass"):
            assert seat is not None
            self.clock.press(seat, wanted)
            return True
        return super().act(action)

    # the clock

    def wake(self) -> None:
        self.count_in, self.peeking = COUNT_IN, None

    def hide(self) -> None:
        self.count_in, self.peeking = COUNT_IN, None

    def peek(self, seat: int) -> None:
        """Shows a person's orders in their zone, until they look away."""
        if self.peeking is None and not self.clock.is_over:
            self.peeking = seat

    def look_away(self, seat: int) -> None:
        """The look is over; the clock counts in."""
        if self.peeking == seat:
            self.count_in, self.peeking = COUNT_IN, None

    def update(self, dt: float) -> None:
        self.clock.think(SLICE)
        if self.peeking is not None:
            return
        if self.count_in > 0:
            self.count_in -= dt
            return
        if self.clock.is_over:
            return
        self.part_ms += dt
        whole = int(self.part_ms + 1e-6)
        to = self.clock.now + whole
        self.clock.advance(to)
        # what the clock did not go, because a bot thinks, is not made up for
        self.part_ms -= whole
        self._refuse(self.clock.refused)
        if self.clock.is_over:
            self.done()

    def _play(self, seat: int, action: Action) -> None:
        """The clock has heard a shout: it is played, told and shown."""
        scene = self.table_scene
        if not scene.play(seat, action):
            return
        last = self.match.events[-1]
        scene.tell(1)
        if action[0] == "bid":
            self.grown = self.look.motion.tween("dial", 1.15, 1.0)
            self.look.sound.play("bid")
        if len(last) > 1:
            self.hall.shown.tell(last[0])
            return  # the hammer falls: playback has the rest
        scene.snap()
        self.hall.acting = frozenset(set(self.bidders) & set(self.match.actors()))
        if self.pad is not None:
            self.pad.refresh()
        for zone in self.zones:
            zone.refresh()
        self._lay()

    def _refuse(self, calls: list[Call]) -> None:
        for call in calls:
            why = self.match.game.why(self.match.state, call.seat, call.action)
            if why is not None:
                self.controls.say_why(self.speech.why(why))
        calls.clear()

    # the mirror

    def mirror(self) -> Mirror:
        page = super().mirror()
        if self.pad is not None:
            actions, number = self.pad.mirror(page.actions)
            return Mirror(page.scene, page.phase, page.seat, page.log, actions, number)
        found: list[MirrorAction] = []
        for zone in self.zones:
            found += zone.mirror()
        return Mirror(page.scene, page.phase, page.seat, page.log, (*found, *page.actions))

    def key_map(self) -> list[tuple[str, str]]:
        if self.pad is not None:
            return [(keys, self.words.say(f"key.auction.{name}")) for keys, name in KEYS]
        return [line for zone in self.zones for line in zone.key_map()]

    # drawing

    def draw_block(self, surface: pygame.Surface) -> None:
        lowest = self.pad.offer.lowest if self.pad else self.match.state.bid + 1
        draw_sale(surface, self.hall, lowest)
        draw_bid(surface, self.hall, self.grown.value)
        if self.pad is not None:
            self.pad.draw(surface)
        elif not self.zones:
            self._draw_watching(surface)
        for zone in self.zones:
            zone.draw(surface)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_block(surface)
        self.controls.draw(surface)
        for zone in self.zones:
            zone.draw_caps(surface)
            if zone.seat == self.peeking:
                draw_orders(surface, self, zone.seat, zone.place)

    def draw_ticking(self, surface: pygame.Surface) -> bool:
        draw_gone(surface, self.hall, self.clock.left)
        draw_banner_of(surface, self)
        self.draw_hover(surface)
        return True

    def shows(self) -> object:
        return len(self.match.actions), self.peeking  # the rest ticks, or a tween moves it

    def _draw_watching(self, surface: pygame.Surface) -> None:
        """The seller has nothing to press."""
        seller = self.match.state.seller
        words = self.words.say("outcry.watch", name=self.speech.name(seller))
        theme = self.look.theme
        place = self.at(706, 430, 556, 40)
        runs: list[Run] = [(words, "text", theme.sand)]
        self.look.text.draw(surface, runs, place)


def draw_banner_of(surface: pygame.Surface, live: Live) -> None:
    """Going once from two thirds of the time left, twice from one third."""
    if live.count_in > 0 or live.peeking is not None:
        draw_banner(surface, live.hall, live.words.say("outcry.ready"))
    elif live.clock.left <= 1 / 3:
        draw_banner(surface, live.hall, live.words.say("acting.twice"))
    elif live.clock.left <= 2 / 3:
        draw_banner(surface, live.hall, live.words.say("acting.once"))
