"""Acting out what happened: the clock falls and stops, the lot goes to its buyer with the gavel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.dutch_auction.table import faces, places
from game.titles.dutch_auction.table.over import DutchScene
from game.titles.dutch_auction.table.table import Showing
from game.ui import shapes
from game.ui.flow import people
from game.ui.motion import Tween, arc
from game.ui.playback import is_skip

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

STEP, STAY = "tag", "bot"
"""Movements of the motion system: a step of the falling clock, and how long its end is shown."""


class Acting(DutchScene):
    """A run of events that is acted out; a press anywhere skips it."""

    name = "playback"

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene)
        self.events = list(events)
        self.is_told = False

    def finish(self) -> None:
        """Tells everything and goes."""
        if not self.is_told:
            self.is_told = True
            self.table_scene.tell(len(self.events))
            self.done()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event):
            self.finish()
            return True
        return False


class ClockFalls(Acting):
    """A limit was sealed; with the last one the clock falls to its price, and stops."""

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene, events)
        self.outcome = self.events[1] if len(self.events) > 1 else None
        values = self.outcome.values if self.outcome else {}
        self.top: int = table_scene.seen.top
        kind = self.outcome.id if self.outcome else ""
        self.end = {"taken": values.get("price", 0), "again": self.top}.get(kind, 0)
        live = self.match.ui.get("tempo") == "live" and people(self.match)
        self.price = self.end if live else self.top
        self.wait = 0.0
        self.fall: Tween | None = None
        self.slide: Tween | None = None
        """The way of a lot that nobody took, off the table."""

    def enter(self) -> None:
        self.set([])
        if self.outcome is None or self.look.motion.is_instant:
            self.finish()
            return
        self.wait = self.look.motion.length(STEP)
        self._show()

    def _show(self) -> None:
        face, words = "price", ""
        if self.price == self.end and self.outcome is not None:
            words = self._words(self.outcome)
            face = "nobody" if self.outcome.id == "unsold" else "price"
        self.show(Showing(clock=(self.top, self.price, face, words)))

    def _words(self, outcome: Event) -> str:
        if outcome.id == "taken":
            return self.speech.name(outcome.values["seat"])
        return self.say("table.again") if outcome.id == "again" else ""

    def update(self, dt: float) -> None:
        if self.is_told:
            return
        self.wait -= dt
        if self.wait > 0:
            return
        if self.price > self.end:
            self.price -= 1
            self.look.sound.play("tick")
            self.wait += self.look.motion.length(STEP)
            self._show()
        elif self.fall is None:
            self.fall = self.look.motion.tween("gavel-down", -50, 0)
            self.wait += self.look.motion.length(STAY)
            if self.outcome is not None and self.outcome.id == "unsold":
                self.slide = self.look.motion.tween("card", delay=self.wait / 2)
                self.table.showing.lot = False
            self.look.sound.play("gavel")
        else:
            self.finish()

    def draw(self, surface: pygame.Surface) -> None:
        if self.fall is not None and self.outcome is not None and self.outcome.id == "taken":
            self._draw_taken(surface, self.fall.value, self.outcome.values["seat"])
        if self.slide is not None:
            place = self.table.lot_place().copy()
            place.y -= round((place.bottom + 20) * self.slide.value)
            if not self.slide.done:
                surface.blit(faces.card(self.look, self.outcome.values["card"], place.size), place)  # type: ignore[union-attr]
        super().draw(surface)

    def _draw_taken(self, surface: pygame.Surface, angle: float, buyer: int) -> None:
        """The gavel falls beside the price that it stopped at, and a frame shows who took."""
        zone = self.table.zone(buyer)
        frame = self.look.paint.keep(
            ("dutch taker", zone.size),
            lambda: shapes.frame(zone.size, 12, 5, self.look.theme.red_ring),
        )
        surface.blit(frame, zone)
        x, y = self.table.clock_place()
        part = (self.top - self.price) / self.top
        x += -96 if 0.25 < part < 0.5 else 96
        block = self.look.pictures.get(faces.ATLAS, "block", 96)
        surface.blit(block, block.get_rect(center=(x, y + 132)))
        gavel = self.look.pictures.get(faces.ATLAS, "gavel", 92, turned=-round(angle / 10) * 10)
        surface.blit(gavel, gavel.get_rect(center=(x - 12, y + 96)))


class LotGoes(Acting):
    """The buyer has paid: the lot glides to its place, then the gavel to its new holder."""

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene, events)
        values = self.events[0].values
        self.buyer: int = values["seat"]
        self.card: str = values["card"]
        self.glide: Tween | None = None
        self.gavel: Tween | None = None

    def enter(self) -> None:
        self.set([])
        motion = self.look.motion
        if motion.is_instant:
            self.finish()
            return
        seen = self.table_scene.seen
        clock = (seen.top, self.events[0].values["price"], "price", self.speech.name(self.buyer))
        self.show(Showing(clock=clock, lot=False))
        self.glide = motion.tween("card")
        later = 0.0 if seen.auctioneer == self.buyer else 200.0
        self.gavel = motion.tween("card", delay=later)
        self.look.sound.play("coin")

    def update(self, dt: float) -> None:
        if (
            self.glide is not None
            and self.gavel is not None
            and self.gavel.done
            and self.glide.done
        ):
            self.finish()

    def draw(self, surface: pygame.Surface) -> None:
        if self.glide is not None and not self.is_told:
            start, end = self.table.lot_place(), self._target()
            image = faces.card(self.look, self.card, end.size)
            x, y = arc(start.center, end.center, self.glide.value, 20)
            surface.blit(image, image.get_rect(center=(round(x), round(y))))
            self._draw_gavel(surface)
        super().draw(surface)

    def _draw_gavel(self, surface: pygame.Surface) -> None:
        old = self.table_scene.seen.auctioneer
        if self.gavel is None or old == self.buyer:
            return
        start, end = self.table.zone(old), self.table.zone(self.buyer)
        x, y = arc(start.center, end.center, self.gavel.value, 30)
        self.table.seats.gavel(surface, (round(x), round(y)), 44)

    def _target(self) -> pygame.Rect:
        """Where the card will lie."""
        zone = self.table.zone(self.buyer)
        count = len(self.table_scene.seen.won[self.buyer])
        if self.buyer in self.table.left:
            size = (76, 110) if zone.height > places.HALF else (42, 60)
            left, top = (14, 96) if zone.height > places.HALF else (12, 46)
            x = min(zone.x + left + count * (size[0] + 6), zone.right - size[0] - 14)
            return pygame.Rect(x, zone.y + top, *size)
        if self.table.is_shared:
            return pygame.Rect(min(zone.x + 16 + count * 57, zone.x + 180), zone.y + 52, 54, 72)
        return pygame.Rect(min(612 + count * 94, 1164), 576, 88, 124)
