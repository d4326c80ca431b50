"""Rules alone are enough: Nim is listed, played by bots and replayed with one line in the list."""

import json
from pathlib import Path

import pytest

from game import titles
from game.cli import main
from tests.games.nim.rules import GAME


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> str:
    """The folder `tests/games` is a second place to find titles in; the list gets its line."""
    folder = str(Path(__file__).parent / "games")
    monkeypatch.setattr(titles, "__path__", [*titles.__path__, folder])
    monkeypatch.setattr(titles, "TITLES", (*titles.TITLES, "nim"))
    monkeypatch.setattr("game.cli.TITLES", titles.TITLES)
    return "nim"


def test_it_is_listed_simulated_and_replayed(
    nim: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)[-1]
    assert listed["game"] == nim and listed["bots"] == ["random", "easy", "normal", "hard"]
    words = ["simulate", nim, "--seats", "3", "--bots", "hard,normal,easy", "--json"]
    assert main([*words, "--save", str(tmp_path)]) == 0
    played = json.loads(capsys.readouterr().out)
    assert sum(score["total"] for score in played["scores"]) == 1
    assert main(["replay", str(tmp_path / "nim-3-1.json"), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["over"] and again["winners"] == played["winners"]


def test_search_without_knowledge_of_the_game_wins_nim() -> None:
    """Two heaps of one left and two of none: hard takes so that the other must leave the last."""
    from game.ai.bots import bots, finish
    from game.core.match import Match

    match = Match.start(GAME, 2, 3)
    match.state.heaps = [2, 1, 0, 0]
    action = finish(bots(GAME)["hard"](match.view(0), 0, match.bot_rng(0)))
    assert action == ("take", 0, 1), "the only winning move leaves 1 and 1"
