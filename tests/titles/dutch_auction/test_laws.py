"""The laws of every game on Dutch Flower Auction, and that its fast playout is the plain one."""

import pytest

from game.core.clone import clone
from game.core.game import Game
from game.core.match import Match
from game.core.rng import Rng
from game.titles.dutch_auction.rules import GAME
from tests.laws import grid, play_and_check, random_move


@pytest.mark.parametrize(("seats", "options"), grid(GAME))
def test_laws(seats: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        assert play_and_check(GAME, seats, options, seed).is_over


@pytest.mark.parametrize("seats", GAME.players)
def test_playout_makes_the_moves_of_plain_random_play(seats: int) -> None:
    match, rng = Match.start(GAME, seats, 99), Rng(4)
    for _ in range(2 * seats + 3):
        fast, plain = clone(match.state), clone(match.state)
        GAME.playout(fast)
        Game.playout(GAME, plain)
        assert fast == plain and fast.phase == "over"
        random_move(match, rng)


@pytest.mark.parametrize("given", [15, 25])
def test_playout_from_a_clock_at_25(given: int) -> None:
    """Also where the others' limits are equal to one given before: no third clock."""
    eights = ["8", "7", "6", "5", "4"]
    for seed in range(120):
        match = Match.start(GAME, 2, seed, deal={"cash": [eights, eights]})
        for seat, price in ((0, 15), (1, 15), (0, given)):
            match.play(seat, ("limit", price))
        fast, plain = clone(match.state), clone(match.state)
        GAME.playout(fast)
        Game.playout(GAME, plain)
        assert fast == plain
