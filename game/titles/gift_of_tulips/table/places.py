"""Where everything lies, in logical pixels: pure arithmetic, nothing is drawn here."""

from typing import NamedTuple

from pygame import Rect

FESTIVAL = Rect(12, 66, 628, 372)
DECK = Rect(30, 386, 30, 42)
SECRET = Rect(192, 386, 30, 42)
CARD = Rect(664, 76, 170, 238)
SECOND = Rect(856, 76, 170, 238)
"""The other card of the start."""
ACTIONS = Rect(856, 70, 408, 84)
ALL_ACTIONS = Rect(850, 62, 420, 378)
BESIDE_FESTIVAL = Rect(646, 62, 624, 378)
STEP = 94
REVEALED = Rect(656, 122, 112, 157)
REVEALED_STEP = 124
REPLAY = Rect(680, 222, 568, 212)
FESTIVAL_RIGHT, ACTIONS_LEFT = 628, -644
"""How far the festival and what can be done make way for each other, for the left hand."""
SEATS = Rect(12, 448, 1256, 264)
GAP = 8
NARROW = 230
"""Seats under this width have smaller signs."""

# in a rank
NUMBER_X, TULIP_X, MARK_X, SUM_RIGHT = 48, 100, 132, 190
ADDED = Rect(220, 5, 92, 50)
GIVE_X, KEEP_X, MOST_RIGHT = 384, 452, 618


def rank_row(rank: float) -> Rect:
    """The row of a rank (0 the first); between two ranks while a colour moves."""
    return Rect(22, round(120 + 64 * rank), 608, 60)


def action(number: int) -> Rect:
    """The panel of the first, second, third or fourth action."""
    return ACTIONS.move(0, STEP * number)


class Place(NamedTuple):
    """A seat's panel and what stands in it."""

    seat: int
    zone: Rect

    @property
    def is_narrow(self) -> bool:
        return self.zone.width < NARROW

    @property
    def give(self) -> Rect:
        """The button at its foot."""
        return Rect(self.zone.x + 10, 648, self.zone.width - 20, 54)

    def column(self, number: int) -> Rect:
        """One colour's pile of edges."""
        pitch = (self.zone.width - 16) / 4
        width = min(96, round(pitch) - 8)
        middle = self.zone.x + 8 + pitch * (number + 0.5)
        return Rect(round(middle - width / 2), 540, width, 67)


def seat_places(seats: int, home: int) -> list[Place]:
    """Every seat's panel, `home` first, then clockwise."""
    width = (SEATS.width - GAP * (seats - 1)) / seats
    return [
        Place(
            (home + number) % seats,
            Rect(round(SEATS.x + number * (width + GAP)), SEATS.y, round(width), SEATS.height),
        )
        for number in range(seats)
    ]
