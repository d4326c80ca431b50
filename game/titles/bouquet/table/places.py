"""Where everything lies, in logical pixels: pure arithmetic, nothing is drawn here.

The ring of seats is cut open in front of `home` and laid out as a garland: his left column, the
next seat, the column behind it, ..., his right column. Left to right is the order of turns.
"""

from math import ceil
from typing import NamedTuple

from pygame import Rect

BAND = Rect(140, 76, 1000, 398)
MINE = Rect(404, 486, 472, 222)
MINE_LOW = Rect(140, 484, 1000, 112)
"""My bouquet above a replay's buttons: its tallies stand beside its cards."""
PANELS = (Rect(144, 486, 246, 222), Rect(890, 486, 246, 222))
IN_COLUMNS = Rect(832, 76, 308, 398)
MY_COLUMN_X = (16, 1152)
FLOOR, REPLAY_FLOOR = 704, 594
"""Where my columns end; in the replay viewer above its buttons."""
TILES_MINE, TILES_LOW = Rect(418, 540, 34, 60), Rect(156, 528, 34, 60)
TILE_PITCH = 36.9

_ZONE_WIDTH = {3: 438, 4: 262, 5: 179, 6: 139}
_COLUMN_WIDTH = {3: 104, 4: 86, 5: 74, 6: 62}


class Slot(NamedTuple):
    """Where a column stands; its base card lies at the bottom."""

    x: int
    width: int
    top: int
    bottom: int
    base: int
    """The height of an open card."""
    strip: int
    """How much of a covered card is seen, at most."""

    def cards(self, count: int) -> list[Rect]:
        """What is seen of each card, the base first."""
        if count == 0:
            return []
        base = Rect(self.x, self.bottom - self.base, self.width, self.base)
        strip = min(self.strip, (self.bottom - self.top - self.base) / max(1, count - 1))
        edges = [round(base.top - strip * i) for i in range(count)]
        covered = [
            Rect(self.x, edges[i], self.width, edges[i - 1] - edges[i]) for i in range(1, count)
        ]
        return [base, *covered]

    def face(self, count: int) -> tuple[int, int]:
        """How large a covered card is drawn: one size for all of a column of so many cards."""
        strip = min(self.strip, (self.bottom - self.top - self.base) / max(1, count - 1))
        return self.width, ceil(strip)


class Places(NamedTuple):
    """All places for one number of seats, seen from one of them."""

    home: int
    is_low: bool
    """Whether it all stands above a replay's buttons."""
    columns: dict[int, Slot]
    zones: dict[int, Rect]
    """The other seats, in the order of turns."""

    @property
    def mine(self) -> Rect:
        """The panel of my bouquet."""
        return MINE_LOW if self.is_low else MINE

    @property
    def is_pair(self) -> bool:
        return len(self.columns) == 2

    @property
    def is_narrow(self) -> bool:
        return any(zone.width < 230 for zone in self.zones.values())

    def tiles(self, seat: int, count: int) -> list[Rect]:
        """Where the cards of a bouquet lie."""
        if seat == self.home:
            tile = TILES_LOW if self.is_low else TILES_MINE
            return [
                Rect(round(tile.x + TILE_PITCH * i), tile.y, tile.width, tile.height)
                for i in range(count)
            ]
        zone = self.zones[seat]
        x, y, width, height, pitch, row, per_row = self._tile_grid(zone)
        return [
            Rect(round(x + pitch * (i % per_row)), y + row * (i // per_row), width, height)
            for i in range(count)
        ]

    def _tile_grid(self, zone: Rect) -> tuple[float, int, int, int, float, int, int]:
        """First x and y, width and height of a tile, pitch across and down, tiles in a row."""
        if self.is_pair:
            return zone.x + 18, 142, 49, 76, 54, 80, 12
        if not self.is_narrow:
            wide = 58 if zone.width > 300 else 36
            return zone.x + 10, 128, wide, 57, 62 if wide == 58 else 40.6, 63, 6
        if zone.width > 150:
            return zone.x + 5, 152, 39, 37, 42, 41, 4
        return zone.x + 5, 152, 29, 37, 32.4, 41, 4


def places(seats: int, home: int, is_low: bool = False) -> Places:
    """The places with this many seats, seen from `home`."""
    left, right = home, (home - 1) % seats
    floor = REPLAY_FLOOR if is_low else FLOOR
    columns = {
        column: Slot(x, 112, 82, floor, 132, 58)
        for column, x in zip((left, right), MY_COLUMN_X, strict=True)
    }
    others = [(home + i) % seats for i in range(1, seats)]
    if seats == 2:
        return Places(home, is_low, columns, {others[0]: Rect(BAND.x, BAND.y, 680, BAND.height)})
    gap = 7 if seats == 6 else 10
    zone, column = _ZONE_WIDTH[seats], _COLUMN_WIDTH[seats]
    zones: dict[int, Rect] = {}
    spare = BAND.width - zone * (seats - 1) - (column + 2 * gap) * (seats - 2)
    x = float(BAND.x)
    for number, seat in enumerate(others):
        zones[seat] = Rect(round(x), BAND.y, zone, BAND.height)
        x += zone + gap
        if number < seats - 2:
            columns[seat] = Slot(round(x), column, 82, 468, round(column * 1.18), 44)
            x += column + gap + spare / (seats - 2)
    return Places(home, is_low, columns, zones)
