"""Where everything lies on the auction's table."""

import pytest

from game.titles.dutch_auction.table import places
from game.titles.dutch_auction.table.dial import nearest_price, point
from tests.titles.dutch_auction.at_table import CANVAS, SEATS


@SEATS
@pytest.mark.parametrize("people", [1, 2, 3])
def test_zones_do_not_overlap(seats: int, people: int) -> None:
    if people > seats:
        return
    fronts = places.fronts(list(range(people)))
    zones = [*fronts.values(), *places.sides(list(range(people, seats))).values(), places.ROW]
    assert len(zones) == seats + 1
    for number, zone in enumerate(zones):
        assert CANVAS.contains(zone)
        assert zone.collidelist(zones[number + 1 :]) == -1


@pytest.mark.parametrize("with_worth", [True, False])
def test_the_row_holds_up_to_29_coming_cards(with_worth: bool) -> None:
    for count in range(30):
        row = places.row(count, with_worth)
        assert len(row) == count
        for number, place in enumerate(row):
            assert places.ROW.contains(place.card) and place.card.width >= 41
            assert place.card.collidelist([p.card for p in row[number + 1 :]]) == -1


def test_the_clock_knows_its_numerals() -> None:
    for top in (15, 25):
        for price in range(1, top + 1):
            pos = point((500, 300), 100, (top - price) / top)
            assert nearest_price((500, 300), pos, top) == price
