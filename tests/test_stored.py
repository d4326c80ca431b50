"""Matches that people have saved go on giving what they gave, or are refused.

If a test here fails, cards or rules have changed: raise the game's `rules`, so that older files are
refused instead of being replayed wrongly, then run `python -m tests.store_matches GAME`.
"""

import json
from typing import Any

import pytest

from game.titles import TITLES, find
from tests.store_matches import FOLDER, digest

ENTRIES = [
    pytest.param(entry, id=f"{name}-{entry['match']['seats']}-{entry['match']['seed']}")
    for name in TITLES
    for entry in json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_stored_match_gives_what_it_gave(entry: dict[str, Any]) -> None:
    match = entry["match"]
    game = find(match["game"])
    assert game is not None and match["rules"] == game.rules, "store matches of the new version"
    assert digest(match) == entry["digest"], "cards or rules have changed: raise `rules`"


@pytest.mark.parametrize("name", TITLES)
def test_every_number_of_seats_is_stored_with_options_off_and_on(name: str) -> None:
    game = find(name)
    assert game is not None
    stored = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    kinds = [(e["match"]["seats"], any(e["match"].get("options", {}).values())) for e in stored]
    on = bool(game.options)
    assert kinds == [(seats, option) for seats in game.players for option in (False, on)]
