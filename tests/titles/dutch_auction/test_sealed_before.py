"""A match that was begun in turns goes on against the clock: some limits are sealed already."""

import pygame

from game.core.match import Match
from game.titles.dutch_auction.rules import GAME
from tests.ui.fakes import FakeHost, new_app, on_top, run


def test_bots_that_have_sealed_before_the_clock_do_not_stop_it() -> None:
    app = new_app(FakeHost())
    players = ["random", "random", "human"]
    match = Match.start(GAME, 3, 11, deal={"first": 0}, players=players, ui={"tempo": "live"})
    sealed = match.state.turn
    assert sealed is not None and players[sealed] != "human"
    match.play(sealed, ("limit", 0))
    app.open_match(match, "test")
    for _ in range(4000):
        app.frame(16)
        assert on_top(app) != "error"
        if len(match.actions) > 3:
            break
    assert [seat for seat, _ in match.actions[:3]] == sorted(
        range(3), key=lambda s: (s - sealed) % 3
    )
    run(app)
    pygame.event.clear()
