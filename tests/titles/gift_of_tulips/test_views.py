"""Who knows what: views, events, the printed table, what may be taken back."""

import pytest

from game.core.game import Event
from game.core.match import Match
from game.core.rng import Rng, choice
from game.core.zones import determinize, redact, shown, view
from game.titles.gift_of_tulips.rules import GAME
from tests.laws import random_move
from tests.titles.gift_of_tulips.positions import acting

DEAL = {
    "festival": ["pink4", "blue2"],
    "deck": ["purple2", "purple3", "orange4", "blue3", "blue2", "pink3", "orange3", "pink2"],
}


def at(*moves: tuple[str | int, ...]) -> Match:
    match = Match.start(GAME, 3, 8, deal=DEAL)
    for move in moves:
        assert match.state.turn is not None
        match.play(match.state.turn, move)
    return match


STARTED = (("show", "purple2"), ("show", "blue3"), ("show", "blue2"))


def test_at_the_start_each_seat_knows_its_own_two_cards() -> None:
    match = at(("show", "purple2"))
    for seat in range(3):
        table = GAME.table(match.shown(seat))
        hands = [[], ["orange4", "blue3"], ["blue2", "pink3"]]
        assert table["drawn"] == [h if i == seat else [None] * len(h) for i, h in enumerate(hands)]
        assert table["secret"] == [["purple3"] if seat == 0 else [None], [], []]
    public = GAME.table(match.shown(None))
    assert public["drawn"] == [[], [None, None], [None, None]]
    assert public["secret"] == [[None], [], []]


def test_a_drawn_card_is_its_drawers_secret_until_placed() -> None:
    match = at(*STARTED)
    assert GAME.table(match.shown(0))["drawn"] == [["orange3"], [], []]
    for seat in (1, 2, None):
        assert GAME.table(match.shown(seat))["drawn"] == [[None], [], []]
    match.play(0, ("give", 1))
    assert GAME.table(match.shown(None))["bouquets"][1] == ["blue3", "orange3"]


def test_a_hidden_card_is_known_to_its_hider_and_the_count_to_all() -> None:
    match = at(*STARTED, ("hide",))
    assert GAME.table(match.shown(0))["secret"] == [["purple3", "orange3"], [None], [None]]
    assert GAME.table(match.shown(1))["secret"] == [[None, None], ["orange4"], [None]]
    assert GAME.table(match.shown(None))["secret"] == [[None, None], [None], [None]]


def test_deck_and_removed_cards_show_to_nobody() -> None:
    match = at(*STARTED)
    for seat in (0, 1, 2, None):
        seen = match.shown(seat)
        assert seen.deck == [None] * 59 and seen.removed == [None] * 4 and seen.rng is None
        assert GAME.table(seen)["deck"] == 59
    assert GAME.table(match.state)["deck"] == match.state.deck


def test_an_empty_deck_is_a_count_for_seats_and_a_list_in_full() -> None:
    state = acting(2, 0, "pink2", deck=[])
    assert GAME.table(shown(GAME, state, 0))["deck"] == 0
    assert GAME.table(state)["deck"] == []


def test_when_over_the_rest_of_the_secret_festival_stays_closed() -> None:
    match, rng = Match.start(GAME, 4, 5), Rng(1)
    while not match.is_over:
        random_move(match, rng)
    left = [len(cards) for cards in match.state.secret]
    assert sum(left) > 0
    assert [len(cards) for cards in match.shown(None).secret] == left
    assert all(card is None for cards in match.shown(None).secret for card in cards)
    assert match.shown(1).secret[1] == match.state.secret[1]


def all_events(seats: int, seed: int) -> list[Event]:
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    events = list(match.events[0])
    while not match.is_over:
        seat = match.actors()[0]
        events += match.play(seat, choice(rng, match.legal(seat)))
    return events


def test_events_tell_a_card_to_no_seat_that_may_not_know_it() -> None:
    secret = {"deal": "cards", "hide": "card"}
    told = all_events(4, 6)
    assert {event.id for event in told} == {
        "open", "deal", "first", "show", "hide", "keep", "give", "add", "reveal", "majority",
    }  # fmt: skip
    for event in told:
        for seat in (0, 1, 2, 3, None):
            values = redact(GAME, event, seat).values
            for name, value in event.values.items():
                hidden = secret.get(event.id) == name and seat != event.values["seat"]
                assert values[name] == (None if hidden else value)


def test_the_reveal_names_no_hider() -> None:
    assert all("seat" not in e.values for e in all_events(3, 2) if e.id == "reveal")


def test_nothing_of_a_turn_can_be_taken_back() -> None:
    match = at(*STARTED)
    match.play(0, ("keep",))
    again = match.undo(0)
    assert again is not None and again.id == "undo.seen", "the next card has been drawn"


@pytest.mark.parametrize("seats", GAME.players)
def test_determinized_worlds_differ_and_keep_what_is_known(seats: int) -> None:
    match, rng = Match.start(GAME, seats, 3), Rng(4)
    for _ in range(seats * 5):
        random_move(match, rng)
    seat = match.actors()[0]
    seen = view(GAME, match.state, seat)
    worlds = [determinize(GAME, seen, seat, rng) for _ in range(8)]
    assert all(world.secret[seat] == match.state.secret[seat] for world in worlds)
    assert all(world.drawn == match.state.drawn for world in worlds)
    assert len({tuple(world.deck) for world in worlds}) == 8
