"""The replay of a match that is not over yet: it lies over a decision that has the block."""

import pygame
import pytest

from game.core.match import Match
from game.titles.tulip_rose.rules import GAME
from game.titles.tulip_rose.table import hall
from game.ui.replay import Replay
from tests.ui.fakes import FakeHost, new_app, on_top, run


def test_what_lies_for_sale_is_seen_when_one_looks_back(monkeypatch: pytest.MonkeyPatch) -> None:
    app = new_app(FakeHost())
    match = Match.start(GAME, 3, 11, players=["human"] * 3)
    while match.state.phase != "bouquets":
        seat = match.state.turn
        assert seat is not None
        match.play(seat, match.legal(seat)[0])
    app.open_match(match, "test")
    run(app)
    assert on_top(app) == "bouquets"
    drawn: list[hall.Hall] = []
    monkeypatch.setattr(hall, "draw_standing", lambda _surface, table: drawn.append(table))
    run(app)
    assert drawn == [], "the decision has the block"
    app.stack.push(Replay(app, match))
    run(app)
    assert on_top(app) == "replay" and drawn
    pygame.event.clear()
