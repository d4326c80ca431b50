"""Dutch Flower Auction on its table: what a test opens it in, and a person who decides something."""

from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.rng import Rng, below, choice
from game.titles.dutch_auction.rules import GAME
from game.titles.dutch_auction.table.clock import LiveClock
from game.titles.dutch_auction.table.paying import Paying
from game.titles.dutch_auction.table.sealed import Sealed
from game.ui.app import App
from tests.ui.fakes import on_top, run, widget
from tests.ui.players import Keyboard

CANVAS = pygame.Rect(0, 0, 1280, 720)
SEATS = pytest.mark.parametrize("seats", GAME.players)


def opened(app: App, match: Match, frames: int = 6) -> Any:
    app.open_match(match, "test")
    run(app, frames)
    return app.stack.top


def falling(app: App, match: Match) -> LiveClock:
    """The live clock, just started."""
    scene = opened(app, match)
    assert isinstance(scene, LiveClock)
    run(app, 8)
    scene.start()
    run(app, 1)
    return scene


def at(app: App, scene: LiveClock, moment: float, dt: float = 16.0) -> None:
    """Runs frames until the clock has come to this moment."""
    while scene.now < moment and not scene.clock.is_over and on_top(app) == "clock":
        app.frame(dt)


def decide(app: App, device: Any, rng: Rng, aims: dict[Any, int]) -> None:
    """One decision of a person, or a frame."""
    scene = app.stack.top
    assert scene is not None and scene.name != "error"
    if isinstance(scene, LiveClock):
        aim = aims.setdefault(len(scene.match.actions), 1 + below(rng, 16))
        if scene.alone is None and scene.state == "waiting" and not scene.thoughts:
            device.press(app, widget(app, "start"))
        takes = [take for take in scene.takes if take.enabled and scene.clock.may_take(take.seat)]
        if scene.state == "falling" and takes and scene.clock.price <= aim:
            take = choice(rng, takes)
            if isinstance(device, Keyboard):
                device.key(app, take.keys[0])
            else:
                device.press(app, take)
        app.frame(100)
    elif isinstance(scene, Sealed):
        some = [widget(app, name) for name in ("seal", "limit 0", "less", "more")]
        device.press(app, choice(rng, [w for w in some if w.enabled]))
    elif isinstance(scene, Paying):
        names = ["pay", "pay", "way 1", "card 1", "every"]
        some = [found for name in names if (found := scene.controls.find(name)) and found.enabled]
        device.press(app, choice(rng, some) if some else widget(app, "way 1"))
    elif scene.name == "cover":
        device.press(app, widget(app, "ready"))
    else:
        app.frame(50)
