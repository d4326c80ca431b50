"""Bouquet's table: where everything lies, and what a preview says."""

import pygame

from game.titles.bouquet.cards import DECK
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.scoring import bouquet_score
from game.titles.bouquet.table.places import MINE, PANELS, places
from game.titles.bouquet.table.preview import preview
from game.titles.bouquet.table.tallies import ORDER, signed, spots_of
from tests.titles.bouquet.at_table import (
    CANVAS,
    SEATS,
    match_at,
)


@SEATS
def test_the_garland_runs_in_the_order_of_turns(seats: int) -> None:
    for home in range(seats):
        laid = places(seats, home)
        order: list[tuple[int, str, int]] = [
            *((slot.x, "column", column) for column, slot in laid.columns.items()),
            *((zone.x, "seat", seat) for seat, zone in laid.zones.items()),
        ]
        wanted = [("column", home)]
        for step in range(1, seats):
            wanted += [("seat", (home + step) % seats), ("column", (home + step) % seats)]
        assert [(kind, which) for _, kind, which in sorted(order)] == wanted


@SEATS
def test_nothing_overlaps_and_all_is_on_the_canvas(seats: int) -> None:
    laid = places(seats, 0)
    for count in range(1, 13):
        boxes = [*laid.zones.values(), MINE, *PANELS]
        for slot in laid.columns.values():
            cards = slot.cards(count)
            assert len(cards) == count
            assert all(card.height >= 20 for card in cards), "every flower shows"
            boxes.append(cards[0].unionall(cards[1:]))
        for number, box in enumerate(boxes):
            assert CANVAS.contains(box) and box.top >= 58
            assert box.collidelist(boxes[number + 1 :]) == -1


@SEATS
def test_twelve_tiles_and_tallies_fit_into_their_zone(seats: int) -> None:
    laid = places(seats, 0)
    for seat in range(seats):
        zone = MINE if seat == 0 else laid.zones[seat]
        tiles = laid.tiles(seat, 12)
        spots, size = spots_of(laid, seat)
        signs = [pygame.Rect(0, 0, size, size) for _ in spots]
        for sign, (centre, number) in zip(signs, spots, strict=True):
            sign.center = centre
            assert zone.collidepoint(number)
        for box in (*tiles, *signs):
            assert zone.contains(box)
            assert sum(box.colliderect(other) for other in (*tiles, *signs)) == 1


@SEATS
def test_a_preview_is_what_the_card_does(seats: int) -> None:
    for left in (12 * seats, 7 * seats, 2 * seats, 1):
        state = match_at(seats, left).state
        if state.turn is None:
            continue
        for action in GAME.legal(state, 0):
            shown = preview(state, 0, action)
            before = bouquet_score(state.bouquets[0])
            copy = match_at(seats, left)
            copy.play(0, action)
            after = bouquet_score(copy.state.bouquets[0])
            assert copy.state.bouquets[0][-1] == shown.card
            assert shown.change == after["total"] - before["total"]
            assert shown.colour[1] - shown.colour[0] == after["colours"] - before["colours"]
            assert shown.shape[1] - shown.shape[0] == after["shapes"] - before["shapes"]
            gains = []
            for answer in copy.legal(1):
                third = match_at(seats, left)
                third.play(0, action)
                third.play(1, answer)
                gain = (
                    bouquet_score(third.state.bouquets[1])["total"]
                    - bouquet_score(copy.state.bouquets[1])["total"]
                )
                gains.append((gain, third.state.bouquets[1][-1]))
            if not gains:
                assert shown.next is None
                continue
            assert shown.next is not None
            assert (shown.next.change, shown.next.card) in gains
            assert shown.next.change == max(gain for gain, _ in gains)


def test_signs() -> None:
    assert [signed(points) for points in (3, 0, -2)] == ["+3", "0", "−2"]
    assert sorted(ORDER, key=ORDER.__getitem__) == list(dict.fromkeys(DECK))
