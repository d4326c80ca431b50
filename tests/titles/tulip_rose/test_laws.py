"""The laws of every game on Tulip & Rose, and its own: money, the asked seat, the random game."""

import pytest

from game.core.clone import clone
from game.core.match import Match
from game.core.rng import Rng, below
from game.titles.tulip_rose.auction import half
from game.titles.tulip_rose.rules import GAME
from game.titles.tulip_rose.state import limit
from tests.laws import all_cards, grid, play_and_check, random_move


@pytest.mark.parametrize(("seats", "options"), grid(GAME))
def test_laws(seats: int, options: dict[str, bool]) -> None:
    for seed in range(2):
        assert play_and_check(GAME, seats, options, seed, every=41).is_over


@pytest.mark.parametrize("seats", GAME.players)
def test_every_position_of_one_match_is_lawful(seats: int) -> None:
    options = dict.fromkeys(GAME.options, True)
    match, rng = Match.start(GAME, seats, 77, options), Rng(3)
    for _ in range(60):
        polled_move(match, rng)
    assert play_and_check(GAME, seats, options, 77, every=7).is_over


def polled_move(match: Match, rng: Rng) -> None:
    """A random move; in an auction of the asked seat, and low bids."""
    seat = match.state.turn
    actions = match.legal(seat)
    if match.state.phase == "auction":
        actions = [*actions[:2], actions[-1]]
    match.play(seat, actions[below(rng, len(actions))])


@pytest.mark.parametrize("seats", GAME.players)
def test_money_is_conserved_but_for_the_bank(seats: int) -> None:
    """The bank gives income, loans and cash for a can; nothing else makes or takes florins."""
    for seed in range(4):
        match, rng = Match.start(GAME, seats, seed, {"weeds": True}), Rng(seed)
        while not match.is_over:
            before, loans = sum(match.state.coins), sum(match.state.loans)
            random_move(match, rng) if seed % 2 else polled_move(match, rng)
            events = match.events[-1]
            bank = sum(e.values["coins"] for e in events if e.id in ("income", "loan", "cash"))
            assert sum(match.state.coins) == before + bank
            taken = sum(e.values["count"] for e in events if e.id == "loan")
            assert sum(match.state.loans) == loans + taken
            assert min(match.state.coins) >= 0 and max(match.state.loans) <= 2


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_who_is_asked_in_an_auction(seats: int) -> None:
    """By the ruling's words, from the history of the auction alone."""
    match, rng = Match.start(GAME, seats, 11), Rng(11)
    high, passed, asked = None, set(), None
    while not match.is_over:
        state = match.state
        if state.phase == "auction":
            if asked is None:
                high, passed, asked = None, set(), (state.seller + 1) % seats
            assert (state.turn, state.high, set(state.passed)) == (asked, high, passed)
            able = [
                seat for seat in range(seats)
                if seat != state.seller
                and (seat not in {high, *passed} or any(a[0] == "bid" for a in match.legal(seat)))
            ]  # fmt: skip
            assert match.actors() == able
            for seat in able:
                assert (("pass",) in match.legal(seat)) == (seat not in {high, *passed})
        lots = len(state.bouquets)
        low = state.phase == "auction" and below(rng, 3)
        if low:
            polled_move(match, rng)
        else:
            random_move(match, rng)
        seat, action = match.actions[-1]
        if match.state.phase != "auction" or len(match.state.bouquets) != lots or asked is None:
            asked = None
            continue
        if action[0] == "bid":
            high, passed, asked = seat, set(), seat
        else:
            passed.add(seat)
        while asked in {match.state.seller, high, *passed}:
            asked = (asked + 1) % seats


@pytest.mark.parametrize("seats", GAME.players)
def test_who_wins_can_always_pay(seats: int) -> None:
    match, rng = Match.start(GAME, seats, 21), Rng(5)
    hammers = 0
    while not match.is_over:
        if match.state.phase == "hammer":
            hammers += 1
            assert match.state.bid <= limit(match.state, match.state.high)
            can = half(match.state) <= limit(match.state, match.state.seller)
            assert match.legal(match.state.turn) == [("sell",), ("keep",)][: 1 + can]
        random_move(match, rng)
    assert hammers > seats


@pytest.mark.parametrize(("seats", "options"), grid(GAME))
def test_random_games_end_with_all_cards_and_the_same_again(
    seats: int, options: dict[str, bool]
) -> None:
    for seed in range(3):
        match, rng = Match.start(GAME, seats, seed, options), Rng(seed)
        for _ in range(17 * seed):
            random_move(match, rng)
        cards = all_cards(GAME, match.state)
        first, second = clone(match.state), clone(match.state)
        GAME.playout(first)
        GAME.playout(second)
        assert first == second and first.phase == "over" and first.turn is None
        assert all_cards(GAME, first) == cards
        assert min(first.coins) >= 0 and max(first.loans) <= 2
        assert len(GAME.scores(first)) == seats
