"""What is on the screen is what would be drawn now, at every moment, though little is drawn; and what a
settled table costs."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable

import pytest

from game import titles
from game.core.match import Match
from game.ui.app import App
from tests.ui.fakes import new_app
from tests.ui.players import Mouse, in_turn, offers

GAMES = ("tulip_rose", "bouquet", "gift_of_tulips", "dutch_auction")
THOROUGH = os.environ.get("FM_THOROUGH") == "1"
FRAMES = 3000 if THOROUGH else 150


def opened(game: str, players: list[str], tempo: str = "turns", speed: str = "fast") -> App:
    app = new_app()
    app.settings.speed = speed
    app.apply()
    found = titles.find(game)
    assert found is not None
    match = Match.start(found, len(players), 7, players=players, ui={"tempo": tempo})
    app.open_match(match, "sight", told=0)
    return app


def seen(app: App) -> int:
    """The picture in one number."""
    return zlib.adler32(app.canvas.get_buffer().raw)


def watched(app: App) -> Callable[[float], None]:
    """A frame after which the screen shows what a whole drawing shows."""
    frame = app.frame

    def watch(dt: float) -> None:
        frame(dt)
        before = seen(app)
        App.draw(app)
        top = app.stack.top
        assert seen(app) == before, f"{top and top.name} is not what is seen"

    return watch


@pytest.mark.parametrize("tempo", ["turns", "live"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_is_what_is_there(
    game: str, tempo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = 1 if tempo == "turns" else 2
    app = opened(game, ["human"] * people + ["random"] * 2, tempo)
    monkeypatch.setattr(app, "frame", watched(app))
    pick, hand = in_turn(), Mouse()
    names = set()
    for number in range(FRAMES):
        app.frame(25)
        scene = app.stack.top
        assert scene is not None and scene.name != "error"
        names.add(scene.name)
        if number % 12 == 0:
            found = offers(scene)
            if found:
                hand.press(app, pick(found))
    assert len(names) > 2
