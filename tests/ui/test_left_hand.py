"""For the left hand what is pressed most lies on the other side; what lies in the middle stays there.

Bouquet's table is the same from both sides, and the falling clock with its buttons stands in the
middle: nothing moves there.
"""

from collections.abc import Iterator

import pygame
import pytest

from game import titles
from game.core.match import Match
from game.ui import match_scene
from game.ui.app import App
from game.ui.pause import Pause
from game.ui.plain import PlainTable
from game.ui.table import TableKit
from tests.ui.fakes import new_app, widget
from tests.ui.players import Mouse, frames, offers


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app()
    app.settings.speed, app.settings.left_handed = "instant", True
    app.apply()
    yield app
    pygame.event.clear()


def decision(app: App, game: str, seats: int = 3) -> None:
    """The first decision of the only person."""
    players = ["human", *["random"] * (seats - 1)]
    match = Match.start(titles.find(game), seats, 5, players=players, ui={"tempo": "turns"})
    app.open_match(match, "test", told=0)
    for scene in frames(app, 200):
        if scene.seat == 0 and offers(scene):
            return
    raise AssertionError("nobody is asked")


def test_gift_of_tulips_has_its_actions_on_the_left(app: App) -> None:
    decision(app, "gift_of_tulips")
    Mouse().press(app, offers(app.stack.top)[-1])  # type: ignore[arg-type]
    for scene in frames(app, 200):
        if scene.controls.find("keep"):
            break
    for verb in ("keep", "give", "add", "hide"):
        assert widget(app, verb).rect.right < 640
    match = app.stack.scenes[0].match  # type: ignore[attr-defined]
    before = len(match.actions)
    Mouse().press(app, widget(app, "keep"))
    assert match.actions[before] == (0, ("keep",))


def test_the_plain_table_has_its_log_on_the_left(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_scene, "kit_of", lambda game: TableKit(PlainTable))
    decision(app, "bouquet")
    assert widget(app, "latest").rect.right < 380
    table = app.stack.scenes[0].table  # type: ignore[attr-defined]
    assert all(rect.x > 380 for rects in table.card_rects().values() for rect in rects)


@pytest.mark.parametrize("game", ["tulip_rose", "gift_of_tulips"])
def test_the_other_hand_is_seen_at_once(app: App, game: str) -> None:
    decision(app, game)
    left = {w.action: w.rect.copy() for w in offers(app.stack.top)}  # type: ignore[arg-type]
    app.stack.push(Pause(app.stack.scenes[0]))  # type: ignore[arg-type]
    app.frame(16)
    app.settings.left_handed = False
    app.apply()
    app.stack.top.escape()  # type: ignore[union-attr]
    for _ in range(4):
        app.frame(16)
    right = {w.action: w.rect for w in offers(app.stack.top)}  # type: ignore[arg-type]
    assert left.keys() == right.keys()
    assert any(right[action].x > 600 > rect.x for action, rect in left.items())
