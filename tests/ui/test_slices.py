"""Bots think a slice of each frame and no longer, at every table: the display never waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import game.titles.dutch_auction.table.clock
import game.titles.tulip_rose.live
import game.ui.playback
from game import titles
from game.core.match import Match
from game.ui.playback import SLICE
from tests.titles.tulip_rose.at_table import some_way, started
from tests.ui.fakes import new_app, on_top

STEP = 0.001
"""So long takes each step of a bot's thoughts, on a clock that only they move."""
WHERE = (game.ui.playback, game.titles.tulip_rose.live, game.titles.dutch_auction.table.clock)


class Thoughts:
    """Counts the steps of all bots' thoughts, and is the clock that they move."""

    def __init__(self) -> None:
        self.steps = 0

    def now(self) -> float:
        return self.steps * STEP

    def slowly(self, *_: object) -> Iterator[None]:
        for _ in range(400):
            self.steps += 1
            yield
        return ("pass",)  # type: ignore[return-value]


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    found = Thoughts()
    for module in WHERE:
        monkeypatch.setattr(module, "perf_counter", found.now)
    return found


def test_a_slice_is_four_milliseconds() -> None:
    assert pytest.approx(0.004) == SLICE


@pytest.mark.parametrize(
    ("scene", "module", "name"),
    [
        ("thinking", game.ui.playback, "begin"),
        ("outcry", game.titles.tulip_rose.live, "begin"),
        ("clock", game.titles.dutch_auction.table.clock.live, "plan"),
    ],
)
def test_a_frame_takes_one_slice_of_thoughts(
    scene: str, module: Any, name: str, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, thoughts.slowly)
    app = new_app()
    app.open_match(match_for(scene), "slices")
    for _ in range(3):
        app.frame(16)
    assert on_top(app) == scene
    for _ in range(5):
        before = thoughts.steps
        app.frame(16)
        assert 1 <= thoughts.steps - before <= round(SLICE / STEP)


def match_for(scene: str) -> Match:
    """A match in which bots think in this scene, several of them where it is live."""
    if scene == "outcry":
        return some_way(started(["human", "easy", "easy", "easy"], 5, {}, "live"), "auction")
    if scene == "clock":
        dutch = titles.find("dutch_auction")
        players = ["human", "easy", "easy"]
        return Match.start(dutch, 3, 5, players=players, ui={"tempo": "live"})
    return Match.start(titles.find("bouquet"), 2, 5, players=["easy"] * 2)
