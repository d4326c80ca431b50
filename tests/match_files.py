"""What holds for the match files of every game, and how many lines of play there are: plain functions,
called by the tests of each title."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.core.clone import clone
from game.core.game import BadFile, Game, silent
from game.core.match import Match, load
from game.core.rng import Rng
from game.titles import find
from tests.laws import random_move

ROOT = Path(__file__).parents[1]


def random_match(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, bool] | None = None
) -> Match:
    """A match played to its end by chance."""
    match, rng = Match.start(game, seats, seed, options or {}), Rng(seed)
    while not match.is_over:
        random_move(match, rng)
    return match


def check_resume(data: dict[str, Any], every: int = 1) -> None:
    """Loaded at any point, stored and loaded again, the match goes on to be the same."""
    whole = load(data, find)
    for step in range(0, len(data["actions"]) + 1, every):
        part = load(json.loads(load(data, find, step).text()), find)
        assert part.state == whole.at(step).state
        for seat, action in whole.actions[step:]:
            part.play(seat, action)
        assert part.state == whole.state and part.save() == whole.save()
        assert part.events[step + 1 :] == whole.events[step + 1 :]


def check_refused_or_a_match(file: Any) -> None:
    """Whatever stands in a file: it is refused, or it is a match that can be stored."""
    try:
        match = load(file, find)
    except BadFile:
        return  # any other exception fails the test
    assert load(json.loads(match.text()), find).state == match.state


def same_output(script: str) -> str:
    """What a script prints, whatever the hash seed."""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True,
            cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(outputs) == 1
    return outputs.pop()


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many sequences of `depth` actions of the asked seats there are."""
    if depth == 0 or state.turn is None:
        return 1
    count = 0
    for action in game.legal(state, state.turn):
        copy = clone(state)
        game.apply(copy, state.turn, action, silent)
        count += perft(game, copy, depth - 1)
    return count
