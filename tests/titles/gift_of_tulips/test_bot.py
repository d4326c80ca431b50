"""The bots: their sketch against the rules, nothing hidden used, always the same, and the levels."""

from typing import Any

import pytest

from game.ai.arena import compare
from game.ai.bots import begin, bots, finish, play_out
from game.core.game import silent
from game.core.match import Match
from game.core.rng import Rng, choice
from game.core.zones import determinize, view
from game.titles.gift_of_tulips.bot import HARD, MOST, Worlds, even_work
from game.titles.gift_of_tulips.cards import COLOURS
from game.titles.gift_of_tulips.playout import ADD, HIDE
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.sketch import FIRST, NAMES, NUMBER, TALLY, Sketch
from tests.titles.gift_of_tulips.positions import acting


def after(seats: int, seed: int, moves: int) -> Match:
    """A match after so many random actions."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    for _ in range(moves):
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    return match


def sketch_of(state: Any) -> Sketch:
    """The sketch of a true position, by what a bot sees and the true hidden cards."""
    seat = state.turn
    sketch = Worlds(view(GAME, state, seat), seat).known
    others = [name for i, cards in enumerate(state.secret) if i != seat for name in cards]
    sketch.secret += [NUMBER[name] for name in others]
    sketch.deck = [NUMBER[name] for name in state.deck]
    return sketch


def assert_same(sketch: Sketch, state: Any) -> None:
    assert sketch.points == state.points
    assert [COLOURS[colour] for colour in sketch.ranking] == state.ranking
    for tally, bouquet in zip(sketch.tally, state.bouquets, strict=True):
        for number, colour in enumerate(COLOURS):
            held = [NUMBER[name] for name in bouquet if name.startswith(colour)]
            assert tally[number] == sum(TALLY[card] for card in held)
    secret = sorted(name for cards in state.secret for name in cards)
    assert sorted(NAMES[card] for card in sketch.secret) == secret


@pytest.mark.parametrize("seats", GAME.players)
def test_a_sketch_is_the_game(seats: int) -> None:
    """Through whole matches: the same choices, points, ranking, tulips, up to the reveal."""
    match, rng = after(seats, 60 + seats, seats), Rng(seats)
    sketch = sketch_of(match.state)
    while len(match.state.deck) > 0:
        seat = match.state.turn
        assert seat == sketch.seat and NAMES[sketch.hand] == match.state.drawn[seat][0]
        actions = match.legal(seat)
        choices = sketch.choices()
        assert len(actions) == len(choices)
        action = choice(rng, actions)
        verb = action[0]
        code = {"keep": seat, "add": ADD, "hide": HIDE}.get(str(verb), action[-1])
        assert code in choices
        match.play(seat, action)
        sketch.act(int(code))
        assert_same(sketch, match.state)


@pytest.mark.parametrize("seats", GAME.players)
def test_the_end_of_a_sketch_is_the_end_of_the_match(seats: int) -> None:
    """Without secret cards nothing is left to chance: points, majorities, worth."""
    for seed in range(20):
        state = after(seats, seed, seats * 9).state
        state.secret = [[] for _ in range(seats)]
        state.deck, state.used = [], "add"
        sketch = sketch_of(state)
        copy = sketch.copy()
        choice_, action = (copy.choices()[0], GAME.legal(state, state.turn)[0])
        copy.act(choice_)
        GAME.apply(state, state.turn, action, silent)
        copy.play_out(seed)
        assert copy.points == [score["total"] for score in GAME.scores(state)]
        winners = GAME.winners(state)
        for seat in range(seats):
            assert (copy.worth(seat) >= 0.9 / len(winners)) == (seat in winners)
        assert sketch.hand >= 0, "a copy is played on alone"


def test_worth_shares_the_win_and_counts_the_margin() -> None:
    sketch = Sketch(3, 0, 0)
    sketch.points = [20, 30, 30]
    sketch.tally = [[0] * 4, [130, 0, 0, 0], [131, 0, 0, 0]]
    assert [sketch.worth(seat) for seat in range(3)] == pytest.approx([0.0, 0.55, 0.55])
    sketch.tally[2][1] = 130
    assert [sketch.worth(seat) for seat in range(3)] == pytest.approx([0.0, 0.1, 1.0])
    sketch.points = [25, 30, 20]
    assert [sketch.worth(seat) for seat in range(3)] == pytest.approx([0.05, 1.0, 0.0])


@pytest.mark.parametrize("seats", [2, 5])
def test_a_playout_places_every_card(seats: int) -> None:
    match = after(seats, 3, seats * 4)
    seat = match.state.turn
    deals, rng = Worlds(match.view(seat), seat), Rng(8)
    for _ in range(20):
        world = deals.sample(rng)
        tulips = sum(sum(own) // 128 for own in world.tally)
        world.play_out(rng.rng)
        placed = sum(sum(own) // 128 for own in world.tally) - tulips
        shown = min(5, len(world.secret))
        before = [card for cards in match.state.secret for card in cards]
        adds = sum(world.sums) - sum(deals.known.sums)
        assert placed + len(world.secret) - len(before) <= len(world.deck) and shown == 5
        assert adds > 0 and world.hand >= -1


def test_sampled_worlds_hold_what_a_seat_hid_itself() -> None:
    match = after(3, 5, 30)
    seat = match.state.turn
    own = sorted(NUMBER[name] for name in match.state.secret[seat])
    deals, rng, others = Worlds(match.view(seat), seat), Rng(1), set()
    for _ in range(30):
        world = deals.sample(rng)
        assert sorted(world.secret[: len(own)]) == own
        assert len(world.secret) == sum(map(len, match.state.secret))
        assert world.deck[0] == NUMBER[match.state.drawn[seat][0]]
        assert len(world.deck) == 1 + len(match.state.deck)
        others.add(tuple(world.secret[len(own) :]))
    assert len(others) > 20


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("seats", "moves"), [(2, 2), (2, 20), (3, 34), (6, 60)])
def test_no_bot_uses_what_it_cannot_know(level: str, seats: int, moves: int) -> None:
    """Everything hidden and the generator are drawn anew: the same action."""
    match = after(seats, 17, moves)
    seat = match.state.turn
    think, seen = bots(GAME)[level], match.view(seat)
    chosen = finish(think(seen, seat, Rng(99)))
    assert chosen in match.legal(seat) and seen == match.view(seat), "a view is only read"
    for other in range(2):
        world = determinize(GAME, seen, seat, Rng(other))
        assert finish(think(world, seat, Rng(99))) == chosen


def test_a_resumed_match_goes_on_the_same() -> None:
    players = ["normal", "easy", "random", "easy"]
    match = play_out(Match.start(GAME, 4, 8, players=players))
    assert play_out(match.at(31)).actions == match.actions


def test_thinking_comes_in_small_portions() -> None:
    """At least one yield a game played on; the longer sensible ones yield under way as well."""
    for level, least in (("easy", 2 * 6), ("normal", 8 * 6), ("hard", 44 * 6 * 4)):
        match = after(4, 2, 4)
        match.players = [level] * 4
        assert sum(1 for _ in begin(match, match.state.turn)) >= least


def test_hard_has_more_worlds_the_fewer_cards_are_to_come() -> None:
    known = Sketch(3, 0, FIRST)
    assert [even_work(known, cards) for cards in (59, 29, 0)] == [HARD // 900, HARD // 450, MOST]
    assert even_work(Sketch(6, 0, FIRST), 71) == HARD // (8 * 72 * 6) < HARD // 900


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_last_gift_that_hands_over_the_majority(level: str) -> None:
    """A gift scores seven and gives the other fifteen for most purple: 47 to 50 instead of 40 to 35."""
    state = acting(
        2, 0, "purple4", used="keep", deck=[], points=[40, 35], secret=[[], []],
        festival={"purple": ["purple4", "purple3"], "blue": ["blue2"]}, ranking=["purple", "blue"],
        bouquets=[["pink2"], ["pink2"]],
    )  # fmt: skip
    chosen = finish(bots(GAME)[level](view(GAME, state, 0), 0, Rng(3)))
    assert chosen in [("add",), ("hide",)]
    GAME.apply(state, 0, chosen, silent)
    assert GAME.winners(state) == [0]


def test_levels_rise() -> None:
    """A few deals only; figures with intervals come from the arena."""
    found = compare(GAME, ["easy", "random", "random"], 3, 700, range(5), {})
    assert found["easy"]["share"] > 0.7
