"""Playing Tulip & Rose through its real scenes: which widgets decide what, and matches to begin with."""

from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest

from game import titles
from game.core.match import Match
from game.core.rng import Rng, below, seeded
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.widgets import Widget
from tests.ui.fakes import FakeHost, new_app
from tests.ui.players import Keyboard, Mouse, Touch, frames

GAME = titles.find("tulip_rose")
NAMES = ["Margriet", "Ada", "Willem", "Saskia", "Bram", "Noor"]
ALL = {"weeds": True, "orders": True}
DECIDES = {
    "cover": ("ready",),
    "discard": ("card", "done"),
    "jan": ("card", "skip"),
    "bouquets": ("tray", "open"),
    "auction": ("bid", "pass"),
    "outcry": ("bid", "pass"),
    "hammer": ("sell", "keep"),
    "can": ("hold", "cash"),
}
"""Scene -> the first words of the actions that decide something there."""


DRAWN = 8
"""In whole matches every eighth frame is drawn: the rest would only take time."""


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app(FakeHost())
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()


def draw_seldom(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws one frame in `DRAWN`."""
    whole, count = app.draw, iter(range(10**9))
    monkeypatch.setattr(app, "draw", lambda: whole() if next(count) % DRAWN == 0 else None)


def started(
    players: Sequence[str], seed: int = 11, options: dict[str, bool] | None = None,
    tempo: str = "turns", deal: dict[str, Any] | None = None,
) -> Match:  # fmt: skip
    seats = len(players)
    return Match.start(
        GAME, seats, seed, options or {}, deal, names=NAMES[:seats], players=list(players),
        ui={"tempo": tempo},
    )  # fmt: skip


def some_way(match: Match, phase: str, rounds: int = 0, seed: int = 5, most: int = 4000) -> Match:
    """Plays modest random actions until somebody decides in this phase, so many rounds played."""
    rng = Rng(seeded(seed))
    for _ in range(most):
        state = match.state
        if state.turn is None or (state.phase == phase and state.round >= rounds):
            break
        legal = match.legal(state.turn)
        action = legal[below(rng, len(legal))]
        if state.phase == "auction":
            cheap = legal[0][0] == "bid" and legal[0][1] < state.minimum + 4 and below(rng, 3)
            action = legal[0] if cheap or ("pass",) not in legal else ("pass",)
        match.play(state.turn, action)
    return match


def deciding(scene: Scene) -> list[Widget]:
    """The widgets of a scene that decide something now."""
    words = DECIDES.get(scene.name, ())
    return [
        widget
        for widget in scene.controls.widgets
        if widget.enabled and any(word in words for word in widget.action.split(" ")[:2])
    ]


class Chooser:
    """Takes one of the offers, by a seed; bids little, so that matches end soon."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Rng(seeded(seed))

    def __call__(self, scene: Scene) -> Widget | None:
        found = deciding(scene)
        passing = [widget for widget in found if widget.action.endswith("pass")]
        if scene.name in ("auction", "outcry"):
            if passing and below(self.rng, 3):
                return passing[below(self.rng, len(passing))]
            bids = [widget for widget in found if widget not in passing]
            leads = any(w.action.endswith("pass") and not w.enabled for w in scene.controls.widgets)
            return bids[0] if bids and not leads else (passing[0] if passing else None)
        if scene.name == "bouquets" and any(widget.action == "open" for widget in found):
            return next(widget for widget in found if widget.action == "open")
        return found[below(self.rng, len(found))] if found else None


def play(
    app: App, hand: Mouse | Touch | Keyboard, choose: Chooser, until: str = "result",
    most: int = 30_000,
) -> Scene:  # fmt: skip
    """Plays until a scene of this name is on top."""
    for scene in frames(app, most):
        if scene.name == until:
            return scene
        widget = choose(scene)
        if widget is not None:
            hand.press(app, widget)
    raise AssertionError(f"no {until} within {most} frames")
