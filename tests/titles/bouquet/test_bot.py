"""Bouquet's bots: perfect play with two seats, exact ends, nothing hidden used, always the same."""

from typing import Any

import pytest

from game.ai.bots import begin, bots, finish, play_out
from game.core.clone import clone
from game.core.game import silent
from game.core.match import Match
from game.core.rng import Rng, choice
from game.core.zones import determinize, view
from game.titles.bouquet import bot
from game.titles.bouquet.ring import Ring, worth
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.scoring import bouquet_score
from game.titles.bouquet.solve import _Row, solve_end, solve_two


def after(seats: int, seed: int, left: int) -> Match:
    """A match played at random until so many cards are left."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    while seats * 12 - len(match.actions) > left:
        assert match.state.turn is not None
        match.play(match.state.turn, choice(rng, match.legal(match.state.turn)))
    return match


def drained(columns: list[int], seed: int, turn: int) -> Match:
    """A match with columns cut to these sizes, bouquets as random as they come."""
    match = after(len(columns), seed, 6 * len(columns))
    match.state.turn = turn
    pile = [card for column in match.state.columns for card in column] + match.state.box
    match.state.columns = [[pile.pop() for _ in range(size)] for size in columns]
    return match


@pytest.mark.parametrize("seats", GAME.players)
def test_the_ring_is_the_game(seats: int) -> None:
    """Through whole matches: the same card on each side, the same counts and points."""
    match, rng = Match.start(GAME, seats, 40 + seats), Rng(seats)
    ring = Ring.of(match.state, 0)
    while match.state.turn is not None:
        seat = match.state.turn
        actions = match.legal(seat)
        side = choice(rng, range(len(actions)))
        card = match.play(seat, actions[side])[0].values["card"]
        fresh = Ring.of(match.state, match.state.turn or 0)
        assert ring.card(side) == Ring.of(_with(card), 0).card(0)
        ring.take(side)
        assert (ring.left, ring.open, ring.bouquets) == (fresh.left, fresh.open, fresh.bouquets)
        assert ring.totals() == [score["total"] for score in GAME.scores(match.state)]


def _with(card: str) -> Any:
    state = Match.start(GAME, 2, 0).state
    state.columns[0][0] = card
    return state


@pytest.mark.parametrize("seats", GAME.players)
def test_a_playout_takes_every_card_once(seats: int) -> None:
    match = after(seats, 3, 7 * seats + 1)
    ring = Ring.of(match.state, match.state.turn or 0)
    for seed in range(5):
        copy = ring.copy()
        copy.play_out(Rng(seed))
        assert copy.left == 0 and copy.open == 0
        assert [sum(counts) for counts in copy.bouquets] == [24] * seats
    assert ring.left == 7 * seats + 1, "the original is left alone"
    assert ring.bouquets == Ring.of(match.state, 0).bouquets and ring.low == [0] * seats


def plain_value(state: Any, seat: int) -> int:
    """Minimax of the points of `seat` less the other's, by the rules alone."""
    if state.turn is None:
        mine, other = (bouquet_score(state.bouquets[i])["total"] for i in (seat, 1 - seat))
        return mine - other
    values = []
    for action in GAME.legal(state, state.turn):
        copy = clone(state)
        GAME.apply(copy, state.turn, action, silent)
        values.append(plain_value(copy, seat))
    return max(values) if state.turn == seat else min(values)


@pytest.mark.parametrize("columns", [[4, 6], [0, 9], [9, 0], [1, 8], [1, 1], [0, 1], [7, 4]])
@pytest.mark.parametrize("turn", [0, 1])
def test_two_seats_are_solved_exactly(columns: list[int], turn: int) -> None:
    """Against plain minimax on the true rules: the value, and that the chosen action reaches it."""
    for seed in (1, 2):
        state = drained(columns, seed, turn).state
        ring = Ring.of(state, turn)
        totals = ring.totals()
        value, _ = _run(_Row(ring).root())
        best = plain_value(state, turn)
        assert totals[turn] - totals[1 - turn] + value == best
        action = finish(bots(GAME)["hard"](view(GAME, state, turn), turn, Rng(1)))
        GAME.apply(state, turn, action, silent)
        assert plain_value(state, turn) == best


def _run(thinking: Any) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def odd_and_even(state: Any) -> int:
    """What taking every second place of the row, the better half, is worth to the first player."""
    row = state.columns[0] + state.columns[1][::-1]
    odd, even = (bouquet_score(row[i::2])["total"] for i in (0, 1))
    return abs(odd - even)


def test_the_first_player_can_always_have_the_better_half() -> None:
    """Whole deals: the value is at least that of a plan that never loses."""
    values = []
    for seed in range(12):
        state = Match.start(GAME, 2, seed).state
        value, _ = _run(_Row(Ring.of(state, 0)).root())
        assert value >= odd_and_even(state) >= 0
        values.append(value)
    assert min(values) == 0 and max(values) > 6, "some deals are even, some are not"


@pytest.mark.parametrize("opponent", ["random", "easy", "normal", "hard"])
def test_hard_never_loses_as_first_player(opponent: str) -> None:
    for seed in range(100, 108):
        match = Match.start(GAME, 2, seed, players=["hard", opponent])
        value, _ = _run(_Row(Ring.of(match.state, 0)).root())
        play_out(match)
        mine, other = (score["total"] for score in match.scores() or [])
        assert mine - other >= value >= 0
        if opponent == "hard":
            assert mine - other == value, "both play perfectly"


def plain_end(state: Any) -> list[float]:
    """Max^n by the rules alone, the first of equal actions."""
    if state.turn is None:
        return worth([score["total"] for score in GAME.scores(state)])
    best: list[float] = []
    for action in GAME.legal(state, state.turn):
        copy = clone(state)
        GAME.apply(copy, state.turn, action, silent)
        value = plain_end(copy)
        if not best or value[state.turn] > best[state.turn]:
            best = value
    return best


@pytest.mark.parametrize("columns", [[3, 3, 3], [0, 0, 8], [2, 1, 2, 4], [0, 3, 0, 0, 4, 0]])
def test_the_end_is_exact_with_more_seats(columns: list[int]) -> None:
    for seed in (1, 2, 3):
        match = drained(columns, seed, seed % len(columns))
        seat = match.state.turn or 0
        wanted = plain_end(match.state)
        side = _run(solve_end(Ring.of(match.state, seat)))
        match.play(seat, match.legal(seat)[side])
        assert plain_end(match.state)[seat] == wanted[seat]


def test_worth_is_the_share_of_the_win_first() -> None:
    assert worth([5, 9, 9, 2]) == pytest.approx([0.2 * 20 / 24, 0.6, 0.6, 0.2 * 17 / 24])
    assert worth([10, 9])[0] == 1.0 and worth([24, -24]) == [1.0, 0.0]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_bot_uses_what_it_cannot_know(level: str, seats: int) -> None:
    """The cards left out and the generator are drawn anew: the same action."""
    match = after(seats, 17, 12 * seats - 13)
    seat = match.state.turn or 0
    think = bots(GAME)[level]
    seen = match.view(seat)
    for seed in range(2 if level == "hard" else 20):
        chosen = finish(think(seen, seat, Rng(seed)))
        assert chosen in match.legal(seat) and seen == match.view(seat), "a view is only read"
        world = determinize(GAME, seen, seat, Rng(seed + 50))
        assert finish(think(world, seat, Rng(seed))) == chosen


@pytest.mark.parametrize("seats", [2, 4])
def test_a_resumed_match_goes_on_the_same(seats: int) -> None:
    players = ["hard", "normal", "easy", "random"][:seats]
    match = play_out(Match.start(GAME, seats, 8, players=players))
    half = match.at(6 * seats)
    assert play_out(half).actions == match.actions


def test_thinking_comes_in_small_portions() -> None:
    """At least one yield a playout, and one for every few positions of exact search."""
    for level, least in (("normal", bot.PLAYOUTS), ("hard", bot.ITERATIONS)):
        match = Match.start(GAME, 4, 2, players=[level] * 4)
        assert sum(1 for _ in begin(match, 0)) >= least
    match = after(4, 2, bot.EXACT)
    match.players = ["hard"] * 4
    assert sum(1 for _ in begin(match, match.state.turn or 0)) >= 2 ** (bot.EXACT - 6)
    match = Match.start(GAME, 2, 2, players=["hard"] * 2)
    assert sum(1 for _ in begin(match, 0)) > 500


def test_solve_two_agrees_with_its_root() -> None:
    ring = Ring.of(after(2, 5, 14).state, 0)
    assert _run(solve_two(ring)) == _run(_Row(ring).root())[1]
