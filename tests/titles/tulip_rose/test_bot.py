"""The bots: legal in every phase, nothing hidden used, always the same, and worth what they say."""

from collections import Counter
from typing import Any

import pytest

from game.ai.arena import compare
from game.ai.bots import begin, bots, finish, play_out
from game.core.game import silent
from game.core.match import Match
from game.core.rng import Rng, below, choice
from game.core.zones import determinize, view
from game.titles.tulip_rose import auction, splits
from game.titles.tulip_rose.cards import START, flowers_of
from game.titles.tulip_rose.playout import close
from game.titles.tulip_rose.policy import policy_game, rough_totals
from game.titles.tulip_rose.rules import GAME
from game.titles.tulip_rose.scoring import itemised
from game.titles.tulip_rose.worth import SHARP, keeps, lot_worth, willing
from tests.titles.tulip_rose.positions import dealt, play, put_all
from tests.titles.tulip_rose.test_laws import polled_move

ALL = dict.fromkeys(GAME.options, True)


def moments(seats: int, seed: int) -> dict[str, Match]:
    """One position of each phase that a match comes through."""
    match, rng, found = Match.start(GAME, seats, seed, ALL), Rng(seed), {}
    while not match.is_over:
        phase = match.state.phase
        if phase not in found and (phase != "auction" or below(rng, 5) == 0):
            found[phase] = match.at(len(match.actions))
        polled_move(match, rng)
    return found


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nothing_hidden_is_used(level: str) -> None:
    """The view has nothing secret in it; other worlds that look the same give the same action."""
    phases = set()
    for seed in (2, 5):
        for phase, match in moments(4, seed).items():
            seat = match.state.turn
            seen = match.view(seat)
            assert seen.rng is None and set(seen.deck) <= {None}
            assert all(set(held) == {None} for i, held in enumerate(seen.orders) if i != seat)
            other = view(GAME, determinize(GAME, seen, seat, Rng(9)), seat)
            think = bots(GAME)[level]
            chosen = [finish(think(v, seat, Rng(4))) for v in (seen, other, match.view(seat))]
            assert chosen[0] in match.legal(seat) and chosen == [chosen[0]] * 3
            phases.add(phase)
    assert phases == set(GAME.phases)


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_play_whole_matches(seats: int, level: str) -> None:
    for options in ({}, ALL):
        match = play_out(Match.start(GAME, seats, 3, options, players=[level] * seats))
        assert match.is_over and len(match.actions) < 2_000


def test_hard_plays_a_whole_match_and_goes_on_the_same_after_resuming() -> None:
    players = ["hard", "normal", "normal"]
    match = play_out(Match.start(GAME, 3, 6, ALL, players=players))
    seat_moves = [i for i, (seat, _) in enumerate(match.actions) if seat == 0]
    for step in seat_moves[::17]:
        again = match.at(step)
        assert finish(begin(again, 0)) == match.actions[step][1]


def test_hard_yields_often() -> None:
    """In a close matter each world has many pauses: never more than a round between two."""
    match = dealt(("engel", "johan", "helena", "peter"))
    put_all(match)
    play(match, "2 bid 30", "3 pass", "1 pass")
    match.players = ["hard"] * 4
    pauses = sum(1 for _ in begin(match, 0))
    assert pauses > 100


def test_levels_are_ordered() -> None:
    """Fixed seeds, so this is one fact, not a chance: measured wider in the arena."""
    found = compare(GAME, ["normal", "easy"], 4, 100, range(6), {})
    assert found["normal"]["share"] > 0.3 > 0.2 > found["easy"]["share"]
    found = compare(GAME, ["normal", "random", "random", "random"], 4, 100, range(3), {})
    assert found["normal"]["share"] == 1.0


# What they reckon with


def late(seed: int) -> Match:
    """The last auction of a match."""
    match, rng = Match.start(GAME, 4, seed), Rng(seed)
    while not (match.state.round == 7 and match.state.phase == "auction"):
        polled_move(match, rng)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_late_worths_of_flowers_are_exact(seed: int) -> None:
    """Without helpers nothing is left to guess in the last round: worth is what the score gains."""
    state = late(seed).state
    rng = Rng(seed)
    for seat in range(4):
        held = state.collections[seat]
        for helper in ("cow", "bee", "fertilizer"):
            held.pop(helper, None)
        lot = [choice(rng, list(flowers_of(4))) for _ in range(1 + below(rng, 5))]
        after = Counter(held) + Counter(lot)
        gain = sum(itemised(4, after, 0, 0, [], [])[k] for k in ("different", "identical")) - sum(
            itemised(4, held, 0, 0, [], [])[k] for k in ("different", "identical")
        )
        assert lot_worth(state, seat, lot) == gain


def test_income_counts_for_the_rounds_that_are_left() -> None:
    state = dealt().state  # six rounds, five to come
    state.collections[0] = {"orchid": 1, "rose": 1}
    orchid, rose = (lot_worth(state, 0, [card]) for card in ("orchid", "rose"))
    assert orchid - rose == 5
    assert lot_worth(state, 0, ["well"]) == 2 * 5 and lot_worth(state, 0, ["can"]) == 4 * 5


@pytest.mark.parametrize(
    ("worth", "most"),
    [(10, 10), (29.9, 29), (35, 29), (39, 29), (41, 31), (55, 45), (68, 49), (80, 60), (200, 69)],
)
def test_a_loan_costs_ten(worth: float, most: int) -> None:
    """With 29 florins: the first loan pays from 39 on, the second from 69."""
    state = dealt(("engel", "johan", "helena")).state
    assert willing(state, 2, worth) == most


def test_own_orders_raise_a_worth() -> None:
    state = dealt().state
    state.collections[0] = {"orchid": 1, "rose": 1}
    plain = lot_worth(state, 0, ["rose"])
    assert lot_worth(state, 0, ["rose"], SHARP, ["1 orchid 2 rose"]) > plain + 5


def test_a_seller_keeps_what_is_worth_more_to_him() -> None:
    assert keeps(30, 15, 15, 0.0) and not keeps(20, 15, 15, 0.0)


@pytest.mark.parametrize(
    ("standing", "found", "high", "price"),
    [
        (None, [0, 30, 25, 0], 1, 26), (None, [0, 30, 5, 0], 1, 20), (None, [0, 19, 5, 0], None, 0),
        (None, [0, 30, 30, 0], 1, 30), ((2, 25), [0, 30, 25, 0], 1, 26), ((2, 25), [0, 20, 0, 0], 2, 25),
        ((2, 25), [0, 27, 40, 0], 2, 28), ((2, 25), [0, 27, 0, 0], 1, 26),
    ],
)  # fmt: skip
def test_an_auction_in_one_step(standing: Any, found: Any, high: Any, price: int) -> None:
    match = dealt(("engel", "johan", "helena", "peter"))
    put_all(match)
    if standing:
        play(match, f"{standing[0]} bid {standing[1]}")
    state = match.state
    close(state, found)
    if high is None:
        assert state.collections[0]["rose"] == 2 and state.loans == [0] * 4
    else:
        assert (state.phase, state.high, state.bid) == ("hammer", high, price)


def test_policy_games_end_and_rough_totals_are_near() -> None:
    state = Match.start(GAME, 4, 8).state
    steps = sum(1 for _ in policy_game(state, 0))
    assert steps > 20 and state.phase == "over"
    for rough, score in zip(rough_totals(state, 0), GAME.scores(state), strict=True):
        assert abs(rough - score["total"]) <= 30


# Sharing out and discarding


def test_a_split_is_no_worse_than_one_bouquet() -> None:
    for seed in range(6):
        match = Match.start(GAME, 4, seed)
        if match.state.phase != "bouquets":
            continue
        prices = splits.Prices(match.view(match.state.turn), SHARP, 0.1)
        cards = match.state.revealed
        total, places = returned(splits.best_split(prices, match.state.bouquets, cards))
        lots = [[c for c, p in zip(cards, places, strict=True) if p == i] for i in range(4)]
        assert total == pytest.approx(sum(prices.of(lot) for lot in lots))
        assert total >= prices.of(cards) - 1e-9


def returned(thinking: Any) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def test_rests_lie_in_the_target() -> None:
    match = dealt(deck=["gerbera", "gerbera", "gerbera", "lily", "anemone", "network15", "rose"])
    found = returned(splits.rests(match.state, 50))
    start = START[1]
    assert found and all(20 <= sum(start[card] for card in rest) <= 21 for rest in found)
    assert [sorted(rest) for rest in found].count(
        sorted(["gerbera"] * 3 + ["anemone", "network15"])
    ) == 1


def test_where_no_rest_fits_normal_discards_little_and_goes_on() -> None:
    match = dealt(FOUR, ["lily", "lily", "lily", "network25"])  # 15, then 27
    assert returned(splits.rests(match.state, 50)) == []
    match.players = ["normal"] * 4
    seen = 0
    while match.state.phase == "discard":
        match.play(0, finish(begin(match, 0)))
        seen += 1
    assert 1 <= seen < 12


FOUR = ("engel", "johan", "helena", "peter")


def test_settle_never_lowers_a_standing_bid() -> None:
    match = dealt(FOUR)
    put_all(match)
    play(match, "2 bid 40")
    auction.settle(match.state, 2, 30, silent)
    assert (match.state.high, match.state.bid, match.state.phase) == (2, 40, "hammer")
