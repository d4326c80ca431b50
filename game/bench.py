"""The speed table: the validated engine, random games, clones and bots, on this machine.

Every figure also stands scaled to a machine whose calibration loop takes 0.2 s, since machines
differ; each is the best of a few rounds, since other work on the machine only makes it slower.
A title can add rows of its own (`titles/NAME/bench.py`, `rows() -> label, seconds`).
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from game.ai.bots import begin, bots, finish
from game.core.clone import clone
from game.core.game import Game
from game.core.match import Match
from game.core.rng import Rng, choice, seeded
from game.titles import all_games

REFERENCE = 0.2
"""Seconds of the calibration loop on the machine for which the aims are."""
ROUNDS = 5
MOVES = {"floor": 30_000, "aim": 100_000}
BUDGET = {"easy": 5, "normal": 50, "hard": 300}
"""Milliseconds of a decision."""


def best(work: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """Seconds of the quickest of some rounds."""
    times = []
    for _ in range(rounds):
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return min(times)


def calibration() -> float:
    """Seconds of the calibration loop now."""
    return best(lambda: sum(range(10_000_000)), 2)


def measure() -> Iterator[dict[str, Any]]:
    """Row by row: what, here, scaled, unit, and floor and aim where there is one.

    The calibration loop runs before and after each row: other work slows both alike.
    """
    before = calibration()
    yield {"what": "calibration loop", "here": before, "scaled": REFERENCE, "unit": "s"}
    for game in all_games():
        for row in _rows(game):
            after = calibration()
            factor = (before + after) / 2 / REFERENCE
            before = after
            rate = row["unit"].endswith("/s")
            scaled = row["here"] * factor if rate else row["here"] / factor
            yield {**row, "what": f"{game.name}: {row['what']}", "scaled": scaled}


def _rows(game: Game[Any]) -> Iterator[dict[str, Any]]:
    seats = min(4, game.players[-1])
    played = [_random_match(game, seats, seed) for seed in range(12)]
    moves = sum(len(match.actions) for match in played)
    fresh = best(lambda: [_replayed(match) for match in played])
    yield {"what": f"moves, {seats} seats", "here": moves / fresh, "unit": "moves/s", **MOVES}
    yield from _search_rows(game, seats, played)
    yield from _bot_rows(game, seats)
    module = f"game.titles.{game.name}.bench"
    if find_spec(module) is not None:
        for label, seconds, marks in import_module(module).rows():
            yield {"what": label, "here": seconds * 1e3, "unit": "ms", **marks}


def _random_match(game: Game[Any], seats: int, seed: int) -> Match:
    match, rng = Match.start(game, seats, seed), Rng(seeded(seed))
    while match.state.turn is not None:
        seat = match.state.turn
        match.play(seat, choice(rng, match.legal(seat)))
    return match


def _replayed(match: Match) -> Match:
    """The match again from its start: setup, validation, rules and events of every move."""
    new = Match.start(match.game, match.state.seats, match.seed, match.state.options)
    for seat, action in match.actions:
        new.play(seat, action)
    return new


def _search_rows(game: Game[Any], seats: int, played: list[Match]) -> Iterator[dict[str, Any]]:
    starts = [Match.start(game, seats, seed).state for seed in range(100)]
    games = best(lambda: [game.playout(clone(state)) for state in starts])
    marks = game.speed
    yield {"what": f"random games, {seats} seats", "here": 100 / games, "unit": "games/s", **marks}
    middle = played[0].at(len(played[0].actions) // 2).state
    copies = best(lambda: _cloned(middle, 1000))
    yield {"what": "clone", "here": copies * 1e3, "unit": "us", "floor": 20, "aim": 3}


def _cloned(state: Any, times: int) -> None:
    for _ in range(times):
        clone(state)


def _bot_rows(game: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """Mean milliseconds a decision of each level, over the first decisions of one match."""
    for level in bots(game):
        if level not in BUDGET:
            continue
        match = Match.start(game, seats, 1, players=[level] * seats)
        times: list[float] = []
        while match.state.turn is not None and len(times) < 24:
            seat = match.state.turn
            begun = perf_counter()
            action = finish(begin(match, seat))
            times.append(perf_counter() - begun)
            match.play(seat, action)
        mean = sum(times) / len(times) * 1e3
        yield {"what": f"{level} bot, mean", "here": mean, "unit": "ms", "aim": BUDGET[level]}
        yield {"what": f"{level} bot, longest", "here": max(times) * 1e3, "unit": "ms"}
