"""Bouquet, line by line of its rulebook: columns, taking, empty columns, the last column, the end."""

from typing import Any

import pytest

from game.core.game import BadFile, IllegalAction
from game.core.match import Match
from game.core.rng import Rng, below, choice
from game.core.zones import determinize, view
from game.titles.bouquet.cards import DECK
from game.titles.bouquet.rules import GAME
from tests.laws import grid, play_and_check


@pytest.mark.parametrize(("seats", "options"), grid(GAME))
def test_laws(seats: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        assert play_and_check(GAME, seats, options, seed).is_over


def play(match: Match, *words: str) -> Match:
    """Plays the words in turn, each by the seat that is asked."""
    for word in words:
        assert match.state.turn is not None
        match.play(match.state.turn, (word,))
    return match


def drained(seats: int, column_sizes: list[int]) -> Match:
    """A match whose columns were cut to these sizes, the rest lying in the box (turn: seat 0)."""
    match = Match.start(GAME, seats, 3)
    for column, size in zip(match.state.columns, column_sizes, strict=True):
        while len(column) > size:
            match.state.box.append(column.pop())
    return match


# "Shuffle all flower cards. Form a column of 12 flower cards between each pair of players."
@pytest.mark.parametrize("seats", GAME.players)
def test_a_column_of_twelve_stands_between_each_pair_of_neighbours(seats: int) -> None:
    state = Match.start(GAME, seats, 1).state
    assert [len(column) for column in state.columns] == [12] * seats
    assert len(state.box) == 72 - 12 * seats
    cards = [card for column in state.columns for card in column] + state.box
    assert sorted(cards) == sorted(DECK)


# "Put the remaining flower cards back into the box: they will not be used."
def test_the_cards_left_out_stay_unseen_by_everybody() -> None:
    match = Match.start(GAME, 3, 1)
    while True:
        for seat in (None, 0, 1, 2):
            seen = match.view(seat)
            assert seen.box == [None] * 36
            assert seen.columns == match.state.columns
            assert seen.bouquets == match.state.bouquets
        if match.is_over:
            break
        play(match, GAME.legal(match.state, match.state.turn)[0][0])  # type: ignore[arg-type]
    assert set(GAME.table(match.state)) == {"columns", "bouquets"}


# "Each player shares the column to his left with the player to his left" (likewise the right).
@pytest.mark.parametrize("seats", GAME.players)
def test_my_left_column_is_my_left_neighbours_right_column(seats: int) -> None:
    for seat in range(seats):
        for word, column in (("left", seat), ("right", (seat - 1) % seats)):
            match = Match.start(GAME, seats, 2)
            match.state.turn = seat
            base = match.state.columns[column][0]
            match.play(seat, (word,))
            assert match.state.bouquets[seat] == [base]
            assert len(match.state.columns[column]) == 11
            neighbour = (seat + 1) % seats if word == "left" else (seat - 1) % seats
            match.state.turn = neighbour
            match.play(neighbour, ("right",) if word == "left" else ("left",))
            assert len(match.state.columns[column]) == 10


# "Starting with the first player and going clockwise."
@pytest.mark.parametrize("seats", GAME.players)
def test_seat_0_begins_and_turns_go_clockwise(seats: int) -> None:
    match = Match.start(GAME, seats, 77)
    turns = []
    for _ in range(2 * seats):
        turns.append(match.state.turn)
        play(match, "left")
    assert turns == [*range(seats), *range(seats)]


# "Players take ONE face-up flower card from the base of the column to their left or right."
def test_one_card_is_taken_from_the_base_and_the_column_keeps_its_order() -> None:
    match = Match.start(GAME, 4, 8)
    before = list(match.state.columns[0])
    events = match.play(0, ("left",))
    assert match.state.columns[0] == before[1:]
    assert events == [("take", {"seat": 0, "card": before[0], "column": 0, "end": "left"})]
    assert match.legal(1) == [("left",), ("right",)] and match.legal(0) == []


# "When a column runs out, the active player can still choose between two cards: the base of the
# nearest column to the left or of the nearest column to the right."
def test_past_an_empty_column_the_nearest_one_is_reached() -> None:
    for word, taken_from in (("left", 2), ("right", 4)):
        match = drained(6, [0, 0, 5, 5, 5, 0])
        base = match.state.columns[taken_from][0]
        match.play(0, (word,))
        assert match.state.bouquets[0] == [base]
    match = drained(6, [4, 0, 0, 4, 0, 0])
    match.state.turn = 3
    assert match.legal(3) == [("left",), ("right",)]
    base = match.state.columns[0][0]
    match.play(3, ("right",))
    assert match.state.bouquets[3] == [base], "to the right, across two empty columns"


def test_two_columns_left_are_never_the_same_one_left_and_right() -> None:
    for seat in range(5):
        match = drained(5, [0, 3, 0, 3, 0])
        match.state.turn = seat
        reached = set()
        for word in ("left", "right"):
            copy = drained(5, [0, 3, 0, 3, 0])
            copy.state.turn = seat
            reached.add(copy.play(seat, (word,))[0].values["column"])
        assert reached == {1, 3}


# "When ONE column is left: its base card or the card at the OTHER END of that column."
def test_of_the_last_column_both_ends_are_free() -> None:
    match = drained(3, [0, 0, 4])
    cards = list(match.state.columns[2])
    assert match.legal(0) == [("base",), ("far",)]
    play(match, "far", "base", "far")
    assert match.state.bouquets == [[cards[3]], [cards[0]], [cards[2]]]
    assert match.state.columns[2] == [cards[1]]


def test_the_last_card_of_all_is_the_base_card_only() -> None:
    match = drained(2, [0, 1])
    assert match.legal(0) == [("base",)]
    with pytest.raises(IllegalAction) as caught:
        match.play(0, ("far",))
    assert caught.value.reason.id == "one_card"


def test_the_far_end_opens_in_the_turn_after_the_next_to_last_column_empties() -> None:
    match = drained(2, [1, 12])
    assert match.legal(0) == [("left",), ("right",)]
    events = match.play(0, ("left",))
    assert [event.id for event in events] == ["take", "empty", "last_column"]
    assert match.legal(1) == [("base",), ("far",)]


# "When the last column runs out, the game ends. All players will have taken 12 flower cards."
@pytest.mark.parametrize("seats", GAME.players)
def test_all_have_taken_twelve_when_it_ends(seats: int) -> None:
    match, rng = Match.start(GAME, seats, 4), Rng(seats)
    while not match.is_over:
        assert match.state.turn is not None
        match.play(match.state.turn, choice(rng, match.legal(match.state.turn)))
    assert [len(bouquet) for bouquet in match.state.bouquets] == [12] * seats
    assert match.state.columns == [[] for _ in range(seats)]
    assert len(match.actions) == 12 * seats


# "The winner is the player with the highest score. In case of a tie, the victory is shared."
def test_highest_total_wins_and_a_tie_is_shared() -> None:
    state = Match.start(GAME, 3, 0).state
    three_of_each = [
        f"{c}-{s}" for c in ("red", "blue", "pink", "white") for s in ("tulip", "rose", "bell")
    ]
    scattered = [
        f"{c}-{s}"
        for c in ("red", "blue", "pink", "white", "orange", "yellow")
        for s in ("tulip", "rose")
    ]
    state.bouquets = [scattered, three_of_each, list(three_of_each)]
    assert [score["total"] for score in GAME.scores(state)] == [0, 24, 24]
    assert GAME.winners(state) == [1, 2]
    state.bouquets = [three_of_each, scattered, scattered]
    assert GAME.winners(state) == [0]


REFUSALS = [
    ([0, 0, 4], ("left",), "one_column"),
    ([0, 0, 4], ("right",), "one_column"),
    ([0, 0, 1], ("far",), "one_card"),
    ([3, 0, 1], ("far",), "more_columns"),
    ([3, 0, 1], ("base",), "more_columns"),
    ([3, 0, 1], ("take", 1), "not_possible"),
]


@pytest.mark.parametrize(("sizes", "action", "key"), REFUSALS)
def test_why_not(sizes: list[int], action: Any, key: str) -> None:
    match = drained(3, sizes)
    why = GAME.why(match.state, 0, action)
    assert why is not None and why.id == key
    if key == "more_columns":
        assert why.values == {"count": 2}
    other = GAME.why(match.state, 1, ("left",))
    assert other is not None and other.id == "not_your_turn" and other.values == {"seat": 0}


def test_why_not_when_over() -> None:
    match = drained(2, [0, 1])
    play(match, "base")
    why = GAME.why(match.state, 0, ("base",))
    assert why is not None and why.id == "over"


def test_undo_while_nobody_else_moved() -> None:
    match = Match.start(GAME, 3, 6)
    start = match.at(0).state
    play(match, "left")
    assert match.undo(0) is None and match.state == start and match.actions == []
    play(match, "left", "right")
    refused = match.undo(0)
    assert refused is not None and refused.id == "undo.moved" and len(match.actions) == 2


def test_a_deal_names_cards_base_first_and_the_seed_draws_the_rest() -> None:
    deal = {"columns": [["red-tulip", "red-tulip"], [], ["blue-star"]]}
    columns = Match.start(GAME, 4, 5, deal=deal).state.columns
    assert columns[0][:2] == ["red-tulip"] * 2 and columns[2][0] == "blue-star"
    assert [len(column) for column in columns] == [12] * 4
    assert columns == Match.start(GAME, 4, 5, deal=deal).state.columns
    assert columns != Match.start(GAME, 4, 6, deal=deal).state.columns
    assert Match.start(GAME, 4, 5, deal={}).state == Match.start(GAME, 4, 5).state


BAD_DEALS = [
    ({"first": 0}, "deal.key", "deal.first"),
    ({"columns": [["red-tulip"] * 2, ["red-tulip"]]}, "deal.card", "deal.columns[1]"),
    ({"columns": [["green-tulip"]]}, "deal.card", "deal.columns[0]"),
    ({"columns": [[], [], []]}, "deal.seat", "deal.columns[2]"),
    ({"columns": [["red-tulip"] * 13]}, "deal.many", "deal.columns[0]"),
    ({"columns": {"0": []}}, "file.type", "deal.columns"),
    ({"columns": [[7]]}, "file.type", "deal.columns[0]"),
    ({"columns": ["red-tulip"]}, "file.type", "deal.columns[0]"),
]


@pytest.mark.parametrize(("deal", "key", "field"), BAD_DEALS)
def test_a_bad_deal_is_refused_and_named(deal: dict[str, Any], key: str, field: str) -> None:
    with pytest.raises(BadFile) as caught:
        Match.start(GAME, 2, 1, deal=deal)
    assert caught.value.message.id == key
    assert caught.value.message.values["field"] == field
    if key == "deal.card":
        assert caught.value.message.values["card"] in ("red-tulip", "green-tulip")


def test_with_six_seats_a_deal_can_place_every_card() -> None:
    columns = [list(DECK[12 * i : 12 * i + 12]) for i in range(6)]
    state = Match.start(GAME, 6, 1, deal={"columns": columns}).state
    assert state.columns == columns and state.box == []


def test_playout_ends_as_legal_random_play_does() -> None:
    """The fast random game: twelve each, and each side as likely as with the plain one."""
    for seats in GAME.players:
        state = Match.start(GAME, seats, 9).state
        everything = sorted(card for column in state.columns for card in column)
        GAME.playout(state)
        assert state.phase == "over" and state.turn is None
        assert [len(bouquet) for bouquet in state.bouquets] == [12] * seats
        assert sorted(card for bouquet in state.bouquets for card in bouquet) == everything
    firsts = set()
    for seed in range(40):
        state = Match.start(GAME, 4, 9).state
        bases = [column[0] for column in state.columns]
        state.rng = below(Rng(seed * 7919), 1 << 32)
        GAME.playout(state)
        firsts.add(state.bouquets[0][0])
        assert state.bouquets[0][0] in (bases[0], bases[3])
    assert len(firsts) == 2


def test_every_playout_can_be_replayed_by_legal_actions() -> None:
    """Each card that the fast random game takes is one that the rules allow at that moment."""
    for seats in GAME.players:
        match = Match.start(GAME, seats, 21)
        end = match.at(0).state
        GAME.playout(end)
        for number in range(12 * seats):
            seat, round_ = number % seats, number // seats
            wanted = end.bouquets[seat][round_]
            options = [a for a in match.legal(seat) if _taken(match, seat, a) == wanted]
            assert options, f"{seats} seats, action {number}"
            match.play(seat, _leads_on(match, seat, options, end, number))
        assert match.state.bouquets == end.bouquets


def _taken(match: Match, seat: int, action: Any) -> str:
    copy = match.at(len(match.actions))
    card: str = copy.play(seat, action)[0].values["card"]
    return card


def _leads_on(match: Match, seat: int, options: list[Any], end: Any, number: int) -> Any:
    """Of two actions that take equal cards, the one after which the next card can be had too."""
    if len(options) == 1 or number + 1 == 12 * match.state.seats:
        return options[0]
    nxt = (seat + 1) % match.state.seats
    wanted = end.bouquets[nxt][(number + 1) // match.state.seats]
    for action in options:
        copy = match.at(len(match.actions))
        copy.play(seat, action)
        if any(_taken(copy, nxt, a) == wanted for a in copy.legal(nxt)):
            return action
    raise AssertionError


def test_a_view_made_whole_agrees_with_the_view() -> None:
    match = Match.start(GAME, 4, 11)
    full = determinize(GAME, view(GAME, match.state, 2), 2, Rng(5))
    assert full.columns == match.state.columns and sorted(full.box) == sorted(match.state.box)
