"""Bouquet on its table: matches to begin with, and what a test opens them in."""

from collections.abc import Sequence

import pygame
import pytest

from game.core.match import Match
from game.core.rng import Rng, choice
from game.titles.bouquet.cards import CARDS
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.taking import Taking
from game.ui.app import App
from game.ui.match_scene import MatchScene
from tests.ui.fakes import run

NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Elif", "Femke"]
MOVES = ("left", "right", "base", "far")
CANVAS = pygame.Rect(0, 0, 1280, 720)
SEATS = pytest.mark.parametrize("seats", GAME.players)


def match_at(
    seats: int, left: int, people: int = 1, seed: int = 3, names: Sequence[str] = NAMES
) -> Match:
    """A match played at random until at most so many cards are left and seat 0 is asked."""
    players = ["human"] * people + ["easy"] * (seats - people)
    match = Match.start(GAME, seats, seed, names=list(names[:seats]), players=players)
    rng = Rng(seed)
    while match.state.turn is not None and (
        seats * CARDS.column - len(match.actions) > left or match.state.turn != 0
    ):
        match.play(match.state.turn, choice(rng, match.legal(match.state.turn)))
    return match


def last_column(seats: int, left: int, names: Sequence[str] = NAMES) -> Match:
    """A match in which only column 1 is left."""
    match = match_at(seats, 6 * seats, names=names)
    state = match.state
    pile = [card for column in state.columns for card in column]
    state.columns = [pile[:left] if i == 1 else [] for i in range(seats)]
    return match


def opened(app: App, match: Match) -> Taking:
    """The match on the table, a person to act."""
    app.open_match(match, "test")
    run(app, 4)
    assert isinstance(app.stack.top, Taking)
    return app.stack.top


def garden(app: App) -> Garden:
    """The table that lies at the bottom."""
    scene = app.stack.scenes[0]
    assert isinstance(scene, MatchScene) and isinstance(scene.table, Garden)
    return scene.table
