"""The rulebook line by line, then every ruling by name."""

from collections import Counter

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.titles.gift_of_tulips.festival import ranking_with
from game.titles.gift_of_tulips.opening import draw_festival
from game.titles.gift_of_tulips.rules import GAME
from tests.laws import random_move
from tests.titles.gift_of_tulips.positions import acting, finish, play

FOUR = {"purple": ["purple4"] * 3, "pink": ["pink4", "pink3", "pink3"], "blue": ["blue4", "blue3"], "orange": ["orange4"]}  # fmt: skip
RANKING = ["purple", "pink", "blue", "orange"]
"""Sums 12, 10, 7 and 4."""


def festival() -> dict[str, list[str]]:
    return {colour: list(cards) for colour, cards in FOUR.items()}


# ---- the rulebook -----------------------------------------------------------------------------


def test_four_colours_with_values_from_two_to_four() -> None:
    names = set(GAME.pools(Match.start(GAME, 2, 0).state)["tulips"])
    assert names == {c + v for c in ("purple", "blue", "orange", "pink") for v in "234"}


@pytest.mark.parametrize(
    ("seats", "deck", "removed", "turns", "copies"),
    [(2, 72, 18, 12, 6), (3, 72, 4, 10, 6), (4, 72, 6, 7, 6), (5, 96, 14, 7, 8), (6, 96, 10, 6, 8)],
)
def test_boxes(seats: int, deck: int, removed: int, turns: int, copies: int) -> None:
    state = Match.start(GAME, seats, 9).state
    pool = GAME.pools(state)["tulips"]
    assert len(pool) == deck and set(Counter(pool).values()) == {copies}
    assert len(state.removed) == removed
    assert len(state.deck) == 2 * seats * turns
    acted = Counter(seat for seat, action in finish(Match.start(GAME, seats, 9)).actions)
    assert set(acted.values()) == {1 + 2 * turns}


def test_two_cards_of_different_colours_open_the_festival_by_value() -> None:
    for seed in range(60):
        state = Match.start(GAME, 2, seed).state
        first, second = ([*state.festival[colour]] for colour in state.ranking)
        assert len(first) == len(second) == 1
        assert first[0][:-1] != second[0][:-1] and first[0][-1] >= second[0][-1]
        assert state.ranking == [first[0][:-1], second[0][:-1]]


def test_a_second_card_of_the_same_colour_is_returned() -> None:
    rest, opening = ["blue3", "blue4", "pink4", "blue2"], list[str]()
    draw_festival(rest, opening)
    assert opening == ["pink4", "blue3"]
    assert rest == ["blue4", "blue2"]


def test_equal_values_rank_as_drawn() -> None:
    opening: list[str] = []
    draw_festival(["blue3", "pink3", "purple4"], opening)
    assert opening == ["blue3", "pink3"]


def test_two_cards_each_one_shown_one_hidden_for_no_points() -> None:
    deal = {"deck": ["blue2", "pink3", "orange4", "purple2", "blue4", "blue4"], "first": 2}
    match = Match.start(GAME, 3, 4, deal=deal)
    assert match.state.drawn == [["blue2", "pink3"], ["orange4", "purple2"], ["blue4", "blue4"]]
    assert match.state.turn == 2
    assert match.legal(2) == [("show", "blue4")], "two equal cards are one choice"
    match.play(2, ("show", "blue4"))
    assert match.state.turn == 0 and match.legal(0) == [("show", "blue2"), ("show", "pink3")]
    match.play(0, ("show", "pink3"))
    match.play(1, ("show", "orange4"))
    state = match.state
    assert state.bouquets == [["pink3"], ["orange4"], ["blue4"]]
    assert state.secret == [["blue2"], ["purple2"], ["blue4"]]
    assert state.points == [0, 0, 0]
    assert (state.phase, state.turn) == ("act", 2), "the first player begins"
    assert [len(cards) for cards in state.drawn] == [0, 0, 1]


def test_the_first_player_is_drawn_without_a_deal_and_is_seat_0_with_one() -> None:
    assert {Match.start(GAME, 4, seed).state.turn for seed in range(40)} == {0, 1, 2, 3}
    for seed in range(8):
        assert Match.start(GAME, 4, seed, deal={"deck": ["pink2"]}).state.turn == 0
        assert Match.start(GAME, 4, seed, deal={}).state == Match.start(GAME, 4, seed).state


def test_a_turn_is_two_cards_drawn_one_after_the_other() -> None:
    state = acting(3, 1, "pink2", deck=["blue2", "blue3", "blue4", "pink2"])
    play(state, "1 keep")
    assert state.turn == 1 and state.drawn == [[], ["blue2"], []]
    play(state, "1 add")
    assert state.turn == 2 and state.drawn == [[], [], ["blue3"]]


@pytest.mark.parametrize(
    ("card", "points"), [("purple4", 0), ("pink2", 0), ("blue3", 1), ("orange2", 2)]
)
def test_keep_scores_in_ranks_three_and_four(card: str, points: int) -> None:
    state = acting(3, 0, card, festival=festival(), ranking=list(RANKING))
    bouquets = [list(cards) for cards in state.bouquets]
    play(state, "0 keep")
    assert state.points == [points, 0, 0]
    assert state.bouquets == [[*bouquets[0], card], *bouquets[1:]]


@pytest.mark.parametrize(
    ("card", "points"),
    [("purple4", 7), ("purple2", 5), ("pink3", 5), ("blue4", 5), ("orange4", 4), ("orange2", 2)],
)
def test_give_scores_the_rank_and_the_value_for_the_giver(card: str, points: int) -> None:
    state = acting(3, 0, card, festival=festival(), ranking=list(RANKING))
    play(state, "0 give 2")
    assert state.points == [points, 0, 0]
    assert state.bouquets[2][-1:] == [card] and card not in state.bouquets[0]


def test_add_lays_the_card_open_and_hide_face_down() -> None:
    state = acting(2, 0, "blue4", festival=festival(), ranking=list(RANKING), deck=["pink2"] * 3)
    play(state, "0 add")
    assert state.festival["blue"] == ["blue4", "blue3", "blue4"]
    assert state.ranking == ["purple", "blue", "pink", "orange"]
    before = [list(cards) for cards in state.secret]
    state = acting(2, 0, "blue4", festival=festival(), ranking=list(RANKING), secret=before)
    play(state, "0 hide")
    assert state.secret[0][-1] == "blue4" and state.ranking == RANKING
    assert state.points == [0, 0]


def test_five_of_the_secret_festival_are_opened_one_by_one() -> None:
    state = acting(
        2, 1, "orange3", festival=festival(), ranking=list(RANKING), used="keep", deck=[],
        secret=[["blue4"] * 3, ["orange4"] * 4],
    )  # fmt: skip
    events = play(state, "1 hide")
    opened = [event.values["card"] for event in events if event.id == "reveal"]
    assert len(opened) == 5 and state.turn is None and state.phase == "over"
    assert sum(len(cards) for cards in state.secret) == 3
    assert sum(len(cards) for cards in state.festival.values()) == 9 + 5
    ranking = list(RANKING)
    sums = {"purple": 12, "pink": 10, "blue": 7, "orange": 4}
    for event in events:
        if event.id == "reveal":
            colour, value = event.values["card"][:-1], int(event.values["card"][-1])
            sums[colour] += value
            ranking.remove(colour)
            ahead = [other for other in ranking if sums[other] > sums[colour]]
            ranking.insert(len(ahead), colour)
            assert event.values["ranking"] == ranking


def test_fewer_than_five_are_all_opened() -> None:
    state = acting(2, 1, "pink2", used="keep", deck=[], secret=[["blue2"], ["pink3"]])
    events = play(state, "1 give 0")
    assert sorted(e.values["card"] for e in events if e.id == "reveal") == ["blue2", "pink3"]
    assert state.secret == [[], []]


def test_which_five_are_opened_depends_on_the_seed() -> None:
    opened = set()
    for rng in range(20):
        state = acting(2, 1, "pink2", used="keep", deck=[], rng=rng << 40,
                       secret=[["blue2", "blue3", "blue4"], ["pink3", "pink4", "orange2"]])  # fmt: skip
        opened.add(tuple(e.values["card"] for e in play(state, "1 give 0") if e.id == "reveal"))
    assert len(opened) > 10


def test_the_match_ends_with_the_turn_in_which_the_deck_is_empty() -> None:
    state = acting(2, 0, "pink2", deck=["pink3"])
    play(state, "0 keep")
    assert state.deck == [] and state.turn == 0 and state.phase == "act"
    play(state, "0 hide")
    assert state.turn is None and GAME.legal(state, 0) == []


# ---- the rulings ------------------------------------------------------------------------------


def test_ruling_1_add_and_hide_are_one_kind() -> None:
    for first in ("add", "hide"):
        state = acting(3, 0, "pink2")
        play(state, f"0 {first}")
        assert GAME.legal(state, 0) == [("keep",), ("give", 1), ("give", 2)]
    state = acting(3, 0, "pink2")
    play(state, "0 keep")
    assert GAME.legal(state, 0) == [("give", 1), ("give", 2), ("add",), ("hide",)]
    state = acting(3, 0, "pink2")
    play(state, "0 give 2")
    assert GAME.legal(state, 0) == [("keep",), ("add",), ("hide",)]


def test_ruling_1_each_turn_begins_with_every_kind() -> None:
    state = acting(3, 0, "pink2")
    play(state, "0 keep", "0 hide")
    assert len(GAME.legal(state, 1)) == 5


def test_ruling_2_a_gift_cannot_be_refused_and_goes_to_somebody_else() -> None:
    state = acting(4, 2, "pink2")
    assert [a for a in GAME.legal(state, 2) if a[0] == "give"] == [("give", i) for i in (0, 1, 3)]
    play(state, "2 give 0")
    assert state.turn == 2 and state.bouquets[0][-1] == "pink2"


def test_ruling_3_a_colour_goes_in_front_of_what_it_reaches() -> None:
    state = acting(2, 0, "pink2", festival=festival(), ranking=list(RANKING))
    assert ranking_with(state, "pink2") == ["pink", "purple", "blue", "orange"]
    assert state.ranking == RANKING, "a preview changes nothing"
    play(state, "0 add")
    assert state.ranking == ["pink", "purple", "blue", "orange"]


def test_ruling_3_passing_several_at_once() -> None:
    sums = {"purple": ["purple4"], "blue": ["blue3"], "pink": ["pink2"], "orange": ["orange2"]}
    state = acting(2, 0, "orange4", festival=sums, ranking=["purple", "blue", "pink", "orange"])
    play(state, "0 add")
    assert state.ranking == ["orange", "purple", "blue", "pink"]


def test_ruling_3_the_known_case_of_the_orange_2() -> None:
    sums = {"blue": ["blue3", "blue2"], "purple": ["purple2"]}
    state = acting(2, 0, "orange2", festival=sums, ranking=["blue", "purple"], deck=["pink3"])
    play(state, "0 add")
    assert state.ranking == ["blue", "orange", "purple"]
    assert GAME.table(state)["ranking"] == ["blue", "orange", "purple"]
    play(state, "0 keep")
    assert state.points[0] == 2, "pink ranks fourth"


@pytest.mark.parametrize(("move", "points"), [("0 keep", 2), ("0 give 1", 4)])
def test_ruling_3_a_colour_outside_the_festival_ranks_fourth(move: str, points: int) -> None:
    state = acting(2, 0, "pink4", festival={"blue": ["blue2"]}, ranking=["blue"])
    play(state, move)
    assert state.points == [points, 0]


def test_points_are_those_of_the_rank_before_the_second_action() -> None:
    state = acting(2, 0, "pink2", festival=festival(), ranking=list(RANKING), deck=["pink2"] * 3)
    play(state, "0 add", "0 give 1")
    assert state.points == [5, 0], "pink is first now: 3 and 2 for the card"


def test_ruling_5_removed_cards_never_come_into_play() -> None:
    for seed in range(5):
        match, rng = Match.start(GAME, 2, seed), Rng(seed)
        removed = list(match.state.removed)
        while not match.is_over:
            random_move(match, rng)
        assert match.state.removed == removed and len(removed) == 18


# ---- why not ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "action", "reason"),
    [
        ("0 keep", ("keep",), "used_keep"),
        ("0 give 1", ("give", 2), "used_give"),
        ("0 add", ("hide",), "used_add"),
        ("0 hide", ("add",), "used_add"),
        ("0 keep", ("give", 0), "give_self"),
        ("0 keep", ("give", 3), "give_nobody"),
        ("0 keep", ("show", "pink2"), "show_over"),
        ("0 keep", ("throw",), "not_possible"),
    ],
)
def test_why_not_in_a_turn(first: str, action: tuple[str | int, ...], reason: str) -> None:
    state = acting(3, 0, "pink2")
    play(state, first)
    why = GAME.why(state, 0, action)
    assert why is not None and why.id == reason
    other = GAME.why(state, 1, action)
    assert other is not None and other.id == "not_your_turn"


def test_why_not_at_the_start() -> None:
    state = Match.start(GAME, 2, 0, deal={"deck": ["pink2", "pink3"]}).state
    for action, reason in (
        (("show", "blue4"), "show_not_held"), (("keep",), "show_first"), (("give", 1), "show_first"),
    ):  # fmt: skip
        why = GAME.why(state, 0, action)
        assert why is not None and why.id == reason
