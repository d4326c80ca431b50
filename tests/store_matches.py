"""Stored matches of every title: `python -m tests.store_matches GAME` writes `stored/GAME.json` anew.

Do that when the game's rules version has been raised, and only then: the matches that people have
saved under a version must go on giving what they gave (see `test_stored.py`).
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.ai.bots import play_out
from game.cli import position
from game.core.game import Game
from game.core.match import Match, load
from game.titles import find

FOLDER = Path(__file__).resolve().parent / "stored"


def digest(data: dict[str, Any]) -> str:
    """A fingerprint of all positions of a match file, as `replay --json` prints them in full."""
    whole = load(data, find)
    match = load(data, find, 0)
    sums = hashlib.sha256(_line(match))
    for seat, action in whole.actions:
        match.play(seat, action)
        sums.update(_line(match))
    return sums.hexdigest()


def _line(match: Match) -> bytes:
    return json.dumps(position(match, None), sort_keys=True).encode()


def _played(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Two matches for each number of seats: sensible ones without options, wild ones with all."""
    for seats in game.players:
        for seed, on in ((seats, False), (150 + seats, True)):
            players = ["random" if on or seat % 2 else "easy" for seat in range(seats)]
            match = Match.start(game, seats, seed, dict.fromkeys(game.options, on), players=players)
            play_out(match)
            yield match.save()


def main(name: str) -> None:
    game = find(name)
    assert game is not None, f"no game {name}"
    entries = [{"digest": digest(data), "match": data} for data in _played(game)]
    lines = (json.dumps(entry, separators=(",", ":")) for entry in entries)
    (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8", newline="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
