"""Where things lie on the table: plain geometry on the 1280 x 720 canvas, nothing is drawn here.

The row of coming cards on top, seats at the sides, lot and clock in the middle, and in front the
seat that looks, or two or three people who share the screen.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

ROW = Rect(0, 58, 1280, 134)
LEFT, RIGHT = Rect(12, 200, 330, 312), Rect(938, 200, 330, 312)
HALF = 152
FRONT = Rect(12, 520, 1256, 192)
MIDDLE = Rect(352, 198, 576, 316)
WHOLE_MIDDLE = Rect(352, 66, 576, 448)
"""With the row over it."""
LOT = Rect(360, 206, 142, 198)
TAKE = Rect(360, 416, 248, 92)
CLOCK, RADIUS = (780, 356), 148
SHARED_LOT = Rect(360, 208, 190, 266)
SHARED_CLOCK = (760, 356)
SEALED_LOT = Rect(360, 206, 96, 134)
SEALED_CLOCK, SEALED_RADIUS = (780, 324), 118
WAYS = Rect(352, 66, 576, 448)
"""The panel of every way to pay, over a part of the row."""
REPLAY, REPLAY_LOT = Rect(356, 302, 568, 210), Rect(362, 202, 68, 96)
ONE_LINE = 17
"""So many coming cards lie in one line."""


class Coming(NamedTuple):
    """A card in the row, and where its worth is written."""

    card: Rect
    worth: Rect


def row(count: int, with_worth: bool) -> list[Coming]:
    """The places of the coming cards: one line up to 17, else two lines of 15."""
    if count > ONE_LINE:
        return [_small(i) for i in range(count)]
    pitch = min(84.0, 1256 / max(1, count))
    wide, high, y = min(60, round(pitch) - 8), 88, 66
    if not with_worth:
        wide, high, y = min(71, round(pitch) - 8), 104, 70
    places = []
    for i in range(count):
        card = Rect(round(12 + i * pitch), y, wide, high)
        places.append(Coming(card, Rect(card.x - 12, 159, card.width + 24, 32)))
    return places


def _small(i: int) -> Coming:
    card = Rect(round(12 + (i % 15) * 83.7), 64 + 63 * (i // 15), 41, 58)
    return Coming(card, Rect(card.right + 3, card.y, 40, card.height))


def sides(others: Sequence[int]) -> dict[int, Rect]:
    """Seat -> its zone at the sides, clockwise: left from top to bottom, then right."""
    tall = {1: [LEFT], 2: [LEFT, RIGHT]}.get(len(others))
    if tall is None:
        low = LEFT.move(0, 160)
        left = [Rect(*LEFT.topleft, 330, HALF), Rect(*low.topleft, 330, HALF)]
        right = [r.move(RIGHT.x - LEFT.x, 0) for r in left] if len(others) == 4 else [RIGHT]
        tall = [*left, *right]
    return dict(zip(others, tall, strict=False))


def fronts(seats: Sequence[int]) -> dict[int, Rect]:
    """Seat -> its zone in front: one whole, or two or three side by side."""
    if len(seats) == 1:
        return {seats[0]: FRONT}
    wide = 622 if len(seats) == 2 else 410
    gap = (FRONT.width - wide * len(seats)) // (len(seats) - 1)
    return {
        seat: Rect(FRONT.x + i * (wide + gap), FRONT.y, wide, FRONT.height)
        for i, seat in enumerate(seats)
    }


def spread(count: int, room: Rect, size: tuple[int, int], gap: int) -> list[Rect]:
    """Cards side by side from the left, overlapping as they grow."""
    wide, high = size
    pitch = float(wide + gap)
    if count > 1:
        pitch = min(pitch, (room.width - wide) / (count - 1))
    return [Rect(round(room.x + i * pitch), room.y, wide, high) for i in range(count)]


def strip(room: Rect, count: int, gap: int = 2) -> list[Rect]:
    """Cash cards in a line that fills the room."""
    pitch = (room.width + gap) / count
    return [
        Rect(round(room.x + i * pitch), room.y, round(pitch) - gap, room.height)
        for i in range(count)
    ]


def hand(count: int) -> list[Rect]:
    """The cash cards in hand, in front."""
    return [Rect(28 + 90 * i, 574, 80, 128) for i in range(count)]
