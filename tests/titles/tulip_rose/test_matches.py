"""Match files written by hand from the rulebook and its rulings: each says what must come of it.

`expect` holds what the position must show (of `table` and the match), `legal` the actions of seats.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match, load
from game.core.notation import move_text
from game.titles import find
from game.titles.tulip_rose.rules import GAME
from tests.match_files import check_resume

FILES = sorted((Path(__file__).parent / "matches").glob("*.json"))


def position(match: Match) -> dict[str, Any]:
    scores = match.scores() or []
    return {
        "over": match.is_over,
        "phase": match.state.phase,
        "turn": match.state.turn,
        "actors": match.actors(),
        "winners": match.winners(),
        "totals": [score["total"] for score in scores],
        "engel": [score["assignment"]["engel"] for score in scores],
        **GAME.table(match.state),
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_match(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    match = load(data, find)
    found = position(match)
    for key, value in data["expect"].items():
        assert found[key] == value, key
    for seat, actions in data.get("legal", {}).items():
        assert [move_text(int(seat), action) for action in match.legal(int(seat))] == actions


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_resume_at_every_point(path: Path) -> None:
    check_resume(json.loads(path.read_text(encoding="utf-8")))


def test_every_phase_has_a_file() -> None:
    phases = {json.loads(path.read_text(encoding="utf-8"))["expect"]["phase"] for path in FILES}
    assert phases == {*GAME.phases, "over"} and len(FILES) >= 10
