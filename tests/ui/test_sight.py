"""What is on the screen is what would be drawn now, at every moment, though little is drawn; and what a
settled table costs."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable

import pygame
import pytest

from game import titles
from game.core.match import Match
from game.ui.app import App
from game.ui.motion import STRENGTHS
from tests.titles.tulip_rose.at_table import some_way, started
from tests.ui.fakes import new_app
from tests.ui.players import Mouse, in_turn, offers, post

GAMES = ("tulip_rose", "bouquet", "gift_of_tulips", "dutch_auction")
CASES = [(game, "turns") for game in GAMES] + [(game, "live") for game in GAMES[::3]]
THOROUGH = os.environ.get("FM_THOROUGH") == "1"
FRAMES = 3000 if THOROUGH else 170


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


@pytest.mark.parametrize(("game", "tempo"), CASES)
def test_what_is_seen_is_what_is_there(
    game: str, tempo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(game, ["human", "random", "random"], tempo)
    monkeypatch.setattr(app, "frame", watched(app))
    pick, hand = in_turn(), Mouse()
    names = set()
    for number in range(FRAMES):
        app.frame(40)
        scene = app.stack.top
        assert scene is not None and scene.name != "error"
        names.add(scene.name)
        found = offers(scene)
        if found and number % 24 == 20 and scene.name not in ("clock", "outcry"):
            hand.press(app, pick(found))
    assert len(names) > 2


@pytest.mark.parametrize("tempo", ["turns", "live"])
def test_a_card_that_the_pointer_rests_on_comes_up_by_itself(
    tempo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened_in_auction(tempo)
    assert app.stack.top is not None
    card = next(w for w in app.stack.top.controls.widgets if w.action.startswith("look"))
    monkeypatch.setattr(app, "frame", watched(app))
    pos = card.rect.move(6, 0).midleft
    post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    app.frame(40)
    beside = pygame.Rect(card.rect.left - 200, card.rect.centery, 1, 1).topleft
    before = app.canvas.get_at(beside)
    for _ in range(16):
        app.frame(40)
    assert app.canvas.get_at(beside) != before


def opened_in_auction(tempo: str) -> App:
    """A bouquet of Tulip & Rose on sale, and all that moved has come to rest."""
    app = opened("tulip_rose", ["human"] * 3)
    players = ["human"] * 3 if tempo == "turns" else ["human", "random", "random"]
    match = some_way(started(players, 3, {}, tempo), "auction")
    assert match.state.phase == "auction"
    app.open_match(match, "auction")
    for _ in range(20):
        app.frame(20)
    return app


def test_a_bot_that_passes_is_seen_to(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened_in_auction("live")
    monkeypatch.setattr(app, "frame", watched(app))
    scene = app.stack.top
    assert scene is not None and scene.name == "outcry"
    seat = next(s for s in scene.match.actors() if s != 0)  # type: ignore[attr-defined]
    scene._play(seat, ("pass",))  # type: ignore[attr-defined]
    app.frame(5)


@pytest.mark.parametrize("game", GAMES)
def test_a_settled_table_is_drawn_once_for_each_strength_of_its_glow(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = 3 if game == "tulip_rose" else 2
    app = opened(game, ["human"] * seats, speed="instant")
    for _ in range(40):
        app.frame(40)
        if app.stack.top is not None and app.stack.top.name == "cover":
            app.stack.top.act("ready")
    drawn, whole = [], app.stack.draw
    monkeypatch.setattr(app.stack, "draw", lambda surface: (drawn.append(1), whole(surface)))
    for _ in range(200):
        app.frame(16)
    assert len(drawn) <= len(STRENGTHS), "nothing was pressed and nothing moves"
    app.look.motion.reduced = True
    app.sight.touch()
    for _ in range(100):
        app.frame(16)
    assert len(drawn) <= len(STRENGTHS) + 2, "with reduced motion nothing breathes"
