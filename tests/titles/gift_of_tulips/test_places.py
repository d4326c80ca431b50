"""Gift of Tulips' table: where everything lies, and what the previews say."""

from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.offers import added, note, offers
from game.words import Words
from tests.titles.gift_of_tulips.at_table import (
    CANVAS,
    SEATS,
    match_at,
)
from tests.titles.gift_of_tulips.positions import acting

WORDS = Words("gift_of_tulips")


@SEATS
def test_nothing_overlaps_and_all_is_on_the_canvas(seats: int) -> None:
    for home in range(seats):
        laid = at.seat_places(seats, home)
        assert [place.seat for place in laid] == [(home + i) % seats for i in range(seats)]
        panels = [place.zone for place in laid]
        boxes = [*panels, at.FESTIVAL, at.CARD, *(at.action(i) for i in range(4))]
        for number, box in enumerate(boxes):
            assert CANVAS.contains(box) and box.top >= 58
            assert box.collidelist(boxes[number + 1 :]) == -1
        for place in laid:
            parts = [*(place.column(i) for i in range(4)), place.give]
            for number, part in enumerate(parts):
                assert place.zone.contains(part)
                assert part.collidelist(parts[number + 1 :]) == -1
            assert place.give.height >= 52 and place.give.width >= 52
    assert [at.rank_row(i).top for i in range(4)] == [120, 184, 248, 312]


@SEATS
def test_a_preview_is_what_the_action_does(seats: int) -> None:
    for moves in (seats, 4 * seats, 9 * seats):
        for used in (False, True):
            match = match_at(seats, moves, used=used)
            offer = offers(match.state, match.state.drawn[0][0])
            for action in match.legal(0):
                copy = match.at(len(match.actions))
                told = copy.play(0, action)[0]
                if action[0] in ("keep", "give"):
                    gain = copy.state.points[0] - match.state.points[0]
                    assert gain == told.values["points"] == getattr(offer, str(action[0]))
                if action[0] == "add":
                    assert told.values["ranking"] == offer.ranking
                    for rank, becomes in enumerate(added(match.state, offer)):
                        stood = match.state.ranking[rank : rank + 1]
                        stands = offer.ranking[rank : rank + 1]
                        if becomes is None:
                            assert stood == stands and stands != [offer.colour]
                        else:
                            total = sum(int(c[-1]) for c in copy.state.festival[becomes[0]][:99])
                            assert [becomes[0]] == stands
                            assert becomes[1] == total or copy.is_over


def test_notes_say_what_the_rulebook_pays() -> None:
    festival = {"purple": ["purple4"] * 3, "pink": ["pink4", "pink3", "pink3"], "blue": ["blue4", "blue3"]}  # fmt: skip
    state = acting(4, 0, "pink3", festival=festival, ranking=["purple", "pink", "blue"])
    said = {verb: note(WORDS, offers(state, "pink3"), verb, "Ada") for verb in ("keep", "give", "add", "hide")}  # fmt: skip
    assert said == {
        "keep": "2nd pays nothing to keep",
        "give": "2 for the rank, 3 for the card",
        "add": "pink 10 → 13, becomes 1st",
        "hide": "face down, only Ada knows",
    }
    assert note(WORDS, offers(state, "orange2"), "keep", "Ada") == "4th pays 2 to keep"
    assert note(WORDS, offers(state, "orange2"), "add", "Ada") == "orange 0 → 2, becomes 4th"
    assert note(WORDS, offers(state, "purple2"), "add", "Ada") == "purple 12 → 14, stays 1st"
