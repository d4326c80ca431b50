"""A deal is shared from the end of a match, and what is copied leads to the same deal."""

import re
from typing import Any

import pytest

from game import titles
from game.core.game import Game
from game.core.match import Match
from game.core.rng import Rng, choice
from game.ui.app import App
from game.ui.start import match_of
from tests.ui.fakes import FakeHost, new_app, on_top, widget
from tests.ui.players import Mouse

GAMES = pytest.mark.parametrize("game", titles.all_games(), ids=lambda game: game.name)


def ended(app: App, match: Match) -> Match:
    """Plays it out by chance and opens its end."""
    rng = Rng(5)
    while not match.is_over:
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    app.settings.speed = "instant"
    app.apply()
    app.open_match(match, "test")
    for _ in range(4):
        app.frame(16)
    assert on_top(app) == "result"
    return match


@GAMES
def test_who_gets_the_line_plays_the_same_deal(game: Game[Any]) -> None:
    host = FakeHost()
    app = new_app(host)
    seats = game.players[-1]
    options = dict.fromkeys(list(game.options)[:1], True)
    players = ["human", *["easy"] * (seats - 1)]
    match = ended(app, Match.start(game, seats, 77, options, players=players))
    Mouse().press(app, widget(app, "share"))
    assert host.clipboard is not None and str(match.seed) in host.clipboard
    assert app.words(game.name).say("title") in host.clipboard
    found = re.search(r"\(\?(.*)\)$", host.clipboard)
    assert found is not None
    query = dict(part.split("=") for part in found[1].split("&"))
    same = match_of(app, game, query)
    assert same.state == match.at(0).state and same.players == match.players


def test_without_a_clipboard_the_line_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    host = FakeHost()
    app = new_app(host)
    game = titles.all_games()[0]
    ended(app, Match.start(game, game.players[0], 3, players=["human"] * game.players[0]))
    monkeypatch.setattr(host, "copy", lambda text: False)
    Mouse().press(app, widget(app, "share"))
    assert "seed=3" in app.notices.words and "seed=3" not in (host.clipboard or "")
