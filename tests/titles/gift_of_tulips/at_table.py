"""Gift of Tulips on its table: matches to begin with, and what a test opens and presses."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.ai.bots import HUMAN
from game.core.match import Match
from game.core.rng import Rng, choice
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.table.fair import Fair
from game.ui.app import App
from game.ui.match_scene import MatchScene
from tests.ui.fakes import run

NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Elif", "Femke"]
CANVAS = pygame.Rect(0, 0, 1280, 720)
SEATS = pytest.mark.parametrize("seats", GAME.players)


def match_at(
    seats: int, moves: int, people: int = 1, seed: int = 3, used: bool = False,
    names: Sequence[str] = NAMES,
) -> Match:  # fmt: skip
    """A match after at least so many random actions, when seat 0 is asked (`used`: once more)."""
    players = [HUMAN] * people + ["easy"] * (seats - people)
    match = Match.start(GAME, seats, seed, names=list(names[:seats]), players=players)
    rng = Rng(seed)
    while len(match.actions) < moves or match.state.turn != 0 or bool(match.state.used) != used:
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    return match


def ended(seats: int, people: int = 1, names: Sequence[str] = NAMES, seed: int = 9) -> Match:
    """A match that is over, played at random."""
    players = [HUMAN] * people + ["random"] * (seats - people)
    match = Match.start(GAME, seats, seed, names=list(names[:seats]), players=players)
    rng = Rng(seed)
    while not match.is_over:
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    return match


def opened(app: App, match: Match, told: int | None = None) -> Any:
    """The match on the table; the scene on top."""
    app.open_match(match, "test", told)
    run(app, 4)
    return app.stack.top


def fair(app: App) -> Fair:
    """The table that lies at the bottom."""
    scene = app.stack.scenes[0]
    assert isinstance(scene, MatchScene) and isinstance(scene.table, Fair)
    return scene.table


def choose(found: list[Any], rng: Rng) -> Any:
    """One of the moves; what only shows something larger is closed again."""
    moves = [w for w in found if w.action.split()[0] in ("show", "keep", "give", "add", "hide")]
    moves = [w for w in moves if w.action != "give"]
    return choice(rng, moves or [w for w in found if w.action in ("ready", "next", "close")])
