"""The bots: legal, blind to what is hidden, the same again, and better level by level."""

from typing import Any

import pytest

from game.ai.bots import begin, bots, finish, play_out
from game.core.match import Match
from game.core.rng import Rng
from game.core.zones import determinize, view
from game.titles.dutch_auction.bot import LEVELS
from game.titles.dutch_auction.payment import in_order, suggestions
from game.titles.dutch_auction.rules import GAME
from game.titles.dutch_auction.valuation import highest, outlook, owner, worth


def test_levels() -> None:
    assert list(bots(GAME)) == ["random", "easy", "normal", "hard"]


@pytest.mark.parametrize("seats", GAME.players)
def test_bots_play_whole_matches_legally(seats: int) -> None:
    players = [list(LEVELS)[seat % 3] for seat in range(seats)]
    assert play_out(Match.start(GAME, seats, seats, players=players)).is_over


@pytest.mark.parametrize("level", list(LEVELS))
def test_no_cheat_everything_hidden_resampled_the_same_action(level: str) -> None:
    match = Match.start(GAME, 3, 9, players=[level] * 3)
    rng, compared = Rng(1), 0
    while not match.is_over and len(match.actions) < 24:
        seat = match.state.turn
        action = finish(begin(match, seat))
        for other in range(3):
            if match.state.phase == "clock" or other == seat:
                seen = view(GAME, match.state, other)
                world = determinize(GAME, seen, other, rng)
                assert world != match.state
                seed = match.bot_rng(other).rng
                first = finish(LEVELS[level](seen, other, Rng(seed)))
                second = finish(LEVELS[level](view(GAME, world, other), other, Rng(seed)))
                assert first == second
                compared += 1
        match.play(seat, action)
    assert compared > 40


def test_a_limit_does_not_depend_on_limits_given_before() -> None:
    """On a live clock all limits are fixed at once: asking earlier or later asks the same."""
    match = Match.start(GAME, 3, 9, deal={"first": 0})
    before = finish(LEVELS["hard"](match.view(2), 2, Rng(4)))
    match.play(0, ("limit", 3))
    assert finish(LEVELS["hard"](match.view(2), 2, Rng(4))) == before


def test_resume_goes_on_as_it_would_have() -> None:
    whole = play_out(Match.start(GAME, 3, 5, players=["hard", "normal", "easy"]))
    for step in (10, 31):
        assert play_out(whole.at(step)).text() == whole.text()


def test_worth_is_own_points_bonuses_and_hopes() -> None:
    nothing = outlook([], 0.3, 0.5)
    me = owner("start-yellow-blue", ["each-red-pink"])
    assert worth("pink-8", me, nothing) == 8 + 3 + 2
    assert worth("pink-8", owner(None, []), nothing) == 8
    assert worth("each-yellow-blue", me, nothing) == 6
    some = outlook(["pink-5", "set-pink-blue"], 0.5, 0.2)
    assert some.flowers == (0, 0.5, 0, 0) and some.interest[1] == pytest.approx(0.7)
    assert worth("set-pink-blue", me, some) == pytest.approx(7 * 0.5)


def test_highest_price_that_is_not_dear() -> None:
    hand = ("1", "3", "8")
    assert highest(1, hand, 0.0, 15) == 8, "one card, if coins are worth nothing more"
    assert highest(2, hand, 0.0, 15) == 11
    assert highest(0.9, hand, 0.0, 15) == 0
    assert highest(2, hand, 0.5, 15) == 1
    assert highest(99, hand, 0.5, 5) == 5
    assert highest(99, (), 0.5, 15) == 0


def test_suggestions_cover_every_price_up_to_the_most() -> None:
    hand = tuple(in_order(["x2", "5", "1", "x2"]))
    found = suggestions(hand)
    assert len(found) == 25 and found[0].cards == ()
    assert all(way.pays >= price for price, way in enumerate(found))


def win_share(one: Any, rest: Any, deals: int) -> float:
    """Of one against two, the same deals in every seat."""
    won = 0.0
    for deal in range(deals):
        for place in range(3):
            match = Match.start(GAME, 3, 40 + deal)
            while not match.is_over:
                seat = match.state.turn
                think = one if seat == place else rest
                match.play(seat, finish(think(match.view(seat), seat, match.bot_rng(seat))))
            winners = match.winners() or []
            won += (place in winners) / len(winners)
    return won / deals / 3


def test_levels_differ_in_skill() -> None:
    """A coarse check; a level that is no better than the one below would have a third."""
    known = bots(GAME)
    assert win_share(known["easy"], known["random"], 8) > 0.8
    assert win_share(known["normal"], known["easy"], 8) > 0.5
    assert win_share(known["hard"], known["normal"], 4) > 0.4
