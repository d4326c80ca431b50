"""The standing picture of the auction: bar, coming cards, seats, the lot and its clock at rest.

Scenes over it say what stands in the middle and in front (`Showing`), and draw their own things on
top. It draws the view that the match scene holds, never the match itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.rules import LOTS, TOP
from game.titles.dutch_auction.scoring import gain
from game.titles.dutch_auction.table import faces, places, reckoning
from game.titles.dutch_auction.table.dial import draw_dial
from game.titles.dutch_auction.table.row import draw_row
from game.titles.dutch_auction.table.seats import Seats
from game.ui.bar import draw_bar
from game.ui.flow import people
from game.ui.motion import Tween, arc
from game.ui.table import Stage
from game.ui.theme import SIZE, card_role

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene
    from game.ui.scene import Scene
    from game.ui.widgets import Widget

Draw = Callable[[pygame.Surface], None]
SHARED = (2, 3)
"""So many people have a zone each while nobody's own view is drawn."""
DIGITS = 46
NEXT_CARD = (42, 110)
"""The middle of the first place in the row."""


@dataclass
class Showing:
    """What the scene on top has the table show."""

    middle: Draw | None = None
    """Draws lot and clock instead of the table."""
    right: Draw | None = None
    """Draws the free place at the right."""
    used: Collection[int] = ()
    """The places in the hand of the cards that would be used now."""
    whose: str = ""
    """What the bar says instead."""
    peeking: int | None = None
    """Whose zone has its public things hidden behind a peek."""
    clock: tuple[int, int, str, str] | None = None
    """The clock at rest: top, price, face, words (see `draw_dial`)."""
    lot: bool = True
    label: bool = True
    """Whether the row says what it is; not while every way to pay lies over a part of it."""


class DutchTable:
    """Lays out and draws what `scene.seen` shows."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.showing = Showing()
        self.seats = Seats(scene.look, scene.speech, people(scene.match))
        self._still = pygame.Surface(SIZE)
        self._key: tuple[object, ...] = ()
        self._snaps = 0
        self._lot = ""
        self._arrival: Tween | None = None
        """The way of a new lot from the row to its place."""
        self.left: dict[int, pygame.Rect] = {}
        self.fronts: dict[int, pygame.Rect] = {}

    @property
    def stage(self) -> Stage:
        """Where scenes fade into each other: lot and clock, or the ways to pay."""
        return Stage([places.WHOLE_MIDDLE], False)

    def snap(self) -> None:
        seen = self.scene.seen
        self._snaps += 1
        self.seats.seen = seen
        lot = seen.row[0] if seen.row else ""
        if lot != self._lot and self._lot:
            self._arrival = self.scene.look.motion.tween("card")
        self._lot = lot
        fronts = self._front_seats()
        first = fronts[0]
        others = [(first + i) % seen.seats for i in range(1, seen.seats)]
        self.left = places.sides([seat for seat in others if seat not in fronts])
        self.fronts = places.fronts(fronts)
        self.seats.empty = {
            seat: pygame.Rect(zone.x + 14, zone.y + (110 if zone.height > 160 else 58), 200, 34)
            for seat, zone in self.left.items()
        }
        for seat, zone in self.fronts.items():
            if zone.width < 600:  # of three: the peek stands where the words would
                continue
            whole = pygame.Rect(612, 620, 300, 34)
            shared = pygame.Rect(zone.x + 18, zone.y + 70, 180, 34)
            self.seats.empty[seat] = whole if len(fronts) == 1 else shared

    def _front_seats(self) -> list[int]:
        """Whoever looks; else the people who share the screen; else the first seat."""
        viewer, humans = self.scene.viewer, people(self.scene.match)
        if viewer is not None:
            return [viewer]
        return humans if len(humans) in SHARED else [0]

    # what others ask

    @property
    def viewer(self) -> int | None:
        return self.scene.viewer

    @property
    def is_shared(self) -> bool:
        return len(self.fronts) > 1

    @property
    def right_is_free(self) -> bool:
        return len(self.left) < 2

    def worth(self, name: str, seat: int | None = None) -> int | None:
        """What a card would add for whoever looks; None: not to be known here."""
        seat = self.viewer if seat is None else seat
        seen = self.scene.seen
        if seat is None or seen.starts[seat] is None:
            return None
        return gain(seen.starts[seat], seen.won[seat], name)

    def lot_place(self) -> pygame.Rect:
        return places.SHARED_LOT if self.is_shared else places.LOT

    def clock_place(self) -> tuple[int, int]:
        return places.SHARED_CLOCK if self.is_shared else places.CLOCK

    def zone(self, seat: int) -> pygame.Rect:
        """Where a seat sits."""
        return self.left.get(seat) or self.fronts[seat]

    def cards(self) -> list[tuple[str, pygame.Rect]]:
        """Every auction card in sight and its place, for enlarging."""
        seen = self.scene.seen
        found = list(zip(seen.row[1:], [c.card for c in self.row()], strict=True))
        for seat, zone in self.left.items():
            found += zip(seen.won[seat], self.seats.side_cards(seat, zone), strict=True)
        for seat, zone in self.fronts.items():
            where = (
                self.seats.shared_cards(seat, zone)
                if self.is_shared
                else self.seats.front_cards(seat)
            )
            found += zip(seen.won[seat], where, strict=True)
        return found

    def widgets(self, over: Scene) -> list[Widget]:
        """Every auction card in sight can be enlarged, under every scene."""
        from game.titles.dutch_auction.table.over import card_areas

        return card_areas(over, self.scene)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """What stands still is drawn once for each change and kept in one picture."""
        key = self._still_key()
        if key != self._key or self.scene.look.text.recorder is not None:
            self._key = key
            self._draw_still(self._still)
        surface.blit(self._still, (0, 0))
        showing = self.showing
        if showing.right is not None and self.right_is_free:
            showing.right(surface)
        if showing.middle is not None:
            showing.middle(surface)
        else:
            self.draw_middle(surface)
        if showing.used and not self.is_shared:
            seat = next(iter(self.fronts))
            hand = self.scene.seen.hands[seat]
            self.seats.used(surface, places.hand(len(hand)), showing.used)

    def _still_key(self) -> tuple[object, ...]:
        """All on which the still picture depends."""
        scene, showing = self.scene, self.showing
        return (
            self._snaps, scene.log, showing.whose, showing.peeking, showing.label,
            showing.right is None, scene.look.theme, scene.look.text.larger,
        )  # fmt: skip

    def _draw_still(self, surface: pygame.Surface) -> None:
        look, showing = self.scene.look, self.showing
        look.paint.table(surface)
        draw_row(surface, self)
        draw_bar(surface, self.scene, showing.whose or self.whose())
        status = self._status()
        for seat, zone in self.left.items():
            self.seats.side(surface, seat, zone, status.get(seat, ""))
        if showing.right is not None and self.right_is_free:
            look.paint.plate(surface, places.RIGHT, "zone")
        self._draw_fronts(surface)

    def _status(self) -> dict[int, str]:
        """While limits are sealed: who has, and who waits."""
        seen, match = self.scene.seen, self.scene.match
        if seen.phase != "clock" or (match.ui.get("tempo") == "live" and people(match)):
            return {}
        say = self.scene.speech.words.say
        asked = (seen.turn - seen.auctioneer) % seen.seats
        found = {}
        for seat in range(seen.seats):
            place = (seat - seen.auctioneer) % seen.seats
            if place != asked:
                found[seat] = say("table.sealed" if place < asked else "table.waits")
        return found

    def _draw_fronts(self, surface: pygame.Surface) -> None:
        for seat, zone in self.fronts.items():
            if self.is_shared:
                self.seats.shared(surface, seat, zone, seat == self.showing.peeking)
            else:
                self.seats.front(surface, seat, zone)

    def whose(self) -> str:
        """What the bar says of the view: the lot, or who pays."""
        seen, say = self.scene.seen, self.scene.speech.words.say
        if seen.phase == "over":
            return say("bar.over")
        if seen.phase == "pay":
            return say("table.took", name=self.scene.speech.name(seen.turn), price=seen.price)
        number = LOTS * seen.seats - len(seen.row) + 1
        if seen.top != TOP:
            return say("table.lot_again", number=number, top=seen.top)
        return say("table.lot", number=number, lots=LOTS * seen.seats)

    def row(self) -> list[places.Coming]:
        """The places of the coming cards."""
        return places.row(max(0, len(self.scene.seen.row) - 1), self.viewer is not None)

    @property
    def replay_room(self) -> pygame.Rect:
        """Where the replay viewer has its buttons: instead of the clock."""
        return places.REPLAY

    def _draw_small_lot(self, surface: pygame.Surface) -> None:
        """The lot and what is known of it, over the replay viewer's buttons."""
        look, scene = self.scene.look, self.scene
        self.draw_lot(surface, places.REPLAY_LOT)
        words = scene.speech.card(scene.seen.row[0])
        x = places.REPLAY_LOT.right + 18
        look.text.draw(surface, words, (x, 212, 470, 40), "name", look.theme.cream)
        look.text.draw(surface, self.whose(), (x, 254, 470, 34), "text", look.theme.sand)

    def draw_middle(self, surface: pygame.Surface) -> None:
        """Lot and clock at rest."""
        seen = self.scene.seen
        if self.scene.name == "replay":
            if seen.row:
                self._draw_small_lot(surface)
            return
        if seen.row and self.showing.lot:
            self.draw_lot(surface, self.lot_place())
            if not self.is_shared and self.viewer is not None and seen.phase == "clock":
                self.draw_worth(surface, None)
        rest = (seen.top, seen.top, "price", "")
        if seen.phase == "pay":
            rest = (seen.top, seen.price, "price", self.scene.speech.name(seen.turn))
        top, price, face, words = self.showing.clock or rest
        look = self.scene.look
        draw_dial(surface, look, self.clock_place(), places.RADIUS, top, price, None, face, words)

    def draw_lot(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """The lot, on its way from the row when it is new."""
        image = faces.card(self.scene.look, self.scene.seen.row[0], place.size)
        way = self._arrival
        if way is None or way.done:
            surface.blit(image, place)
            return
        x, y = arc(NEXT_CARD, place.center, way.value, 20)
        surface.blit(image, image.get_rect(center=(round(x), round(y))))

    def draw_worth(self, surface: pygame.Surface, price: int | None) -> None:
        """What the lot is worth to whoever looks, and what a payment at this price would waste."""
        look, say = self.scene.look, self.scene.speech.words.say
        theme, viewer = look.theme, self.viewer
        if viewer is None:
            return
        name = self.scene.speech.name(viewer)
        look.text.draw(surface, say("table.worth"), (520, 206, 110, 34), "text", theme.sand)
        worth = self.worth(self.scene.seen.row[0])
        look.text.draw(
            surface, f"+{worth}", (520, 236, 118, 52), card_role("fraunces-900", DIGITS),
            theme.brass_light,
        )  # fmt: skip
        look.text.draw(
            surface, say("table.worth_to", name=name), (520, 286, 112, 34), "text", theme.sand
        )
        waste = None if price is None else reckoning.waste(self.scene.seen.hands[viewer], price)
        if waste is None:
            return
        dot = (0x9F, 0xD8, 0xB0)
        if waste:
            look.paint.disc(surface, (528, 344), 14, theme.table, dot, 3)
        else:
            look.paint.disc(surface, (528, 344), 13, dot)
        look.text.draw(surface, say("table.waste"), (541, 327, 92, 34), "text", theme.sand)
        role = card_role("fraunces-700", 38)
        look.text.draw(surface, str(waste), (520, 360, 100, 44), role, theme.white)
