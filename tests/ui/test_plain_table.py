"""The plain table plays any game: whole matches by mouse, keyboard and touch, saving on the way."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import titles
from game.core.match import Match, load
from game.titles import all_games
from game.ui import match_scene
from game.ui.app import App
from game.ui.flow import viewer
from game.ui.match_scene import MatchScene
from game.ui.native import NativeHost
from game.ui.plain import PlainTable
from game.ui.scene import Scene
from game.ui.table import TableKit
from game.ui.theme import SIZE
from tests.games.nim.rules import GAME as NIM
from tests.ui.players import PLAYERS, frames, in_turn, offers, play

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Emma", "Finn"]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("FM_HOME", str(tmp_path))
    monkeypatch.setattr(match_scene, "kit_of", lambda _game: TableKit(PlainTable))
    pygame.display.init()
    pygame.font.init()
    app = App(NativeHost(), pygame.display.set_mode(SIZE))
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()


def started(app: App, game: Any, people: int, seats: int | None = None) -> Match:
    seats = seats or game.players[0]
    players = ["human"] * people + ["random"] * (seats - people)
    match = Match.start(game, seats, 11, names=NAMES[:seats], players=players)
    app.open_match(match, "test")
    return match


def until_asked(app: App) -> Scene:
    """Runs frames until a person is asked or the match is over."""
    for scene in frames(app, 5000):
        if scene.name == "result" or (scene.name in ("decision", "cover") and offers(scene)):
            return scene
    raise AssertionError("nobody is asked")


@GAMES
@pytest.mark.parametrize("device", PLAYERS)
def test_a_whole_match(app: App, game: Any, device: str) -> None:
    match = started(app, game, people=1)
    play(app, PLAYERS[device](), in_turn(), "result")
    assert match.is_over
    stored = app.matches.read("test")
    assert stored.text() == match.text() and stored.state == match.state


@GAMES
def test_a_hot_seat_of_only_people(app: App, game: Any) -> None:
    match = started(app, game, people=game.players[0])
    play(app, PLAYERS["mouse"](), in_turn(), "result")
    assert match.is_over


@GAMES
def test_the_most_seats(app: App, game: Any) -> None:
    match = started(app, game, people=1, seats=game.players[-1])
    play(app, PLAYERS["keyboard"](), in_turn(), "result")
    assert match.is_over


def test_nim_is_played_saved_and_replayed(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "TITLES", (*titles.TITLES, "nim"))
    monkeypatch.setattr(titles, "_game", lambda _name: NIM)
    for device in ("mouse", "keyboard"):
        match = started(app, NIM, people=1)
        result = play(app, PLAYERS[device](), in_turn(), "result")
        assert match.is_over and app.matches.read("test").state == match.state
        PLAYERS[device]().press(app, result.controls.find("replay"))
        replay = app.stack.top
        assert replay is not None and replay.name == "replay"
        for _ in range(len(match.actions)):
            PLAYERS[device]().press(app, replay.controls.find("back"))
        assert replay.match.actions == [] and replay.match.state == Match.start(NIM, 2, 11).state  # type: ignore[attr-defined]


@GAMES
def test_closing_and_going_on_gives_the_same_match(app: App, game: Any) -> None:
    """Opening what was saved, instead of going on, after every decision leads to the same end."""
    whole = started(app, game, people=1)
    first = lambda found: found[0]  # noqa: E731
    play(app, PLAYERS["mouse"](), first, "result")
    match = started(app, game, people=1)
    while not match.is_over:
        scene = until_asked(app)
        if scene.name == "result":
            break
        PLAYERS["mouse"]().press(app, offers(scene)[0])
        match = app.matches.read("test")
        app.open_match(match, "test")
    assert app.matches.read("test").text() == whole.text()


def test_undo_takes_back_what_nobody_saw(app: App) -> None:
    game = next(game for game in all_games() if "bouquets" in game.phases)
    match = started(app, game, people=3, seats=3)
    pick = in_turn()
    for _ in range(400):
        scene = until_asked(app)
        undo = scene.controls.find("undo")
        if undo is not None and undo.enabled:
            break
        PLAYERS["mouse"]().press(app, pick(offers(scene)))
    count, before = len(match.actions), match.at(len(match.actions) - 1)
    PLAYERS["mouse"]().press(app, undo)
    assert len(match.actions) == count - 1 and match.state == before.state
    assert app.matches.read("test").text() == match.text()


def test_the_mirror_plays_and_folds_long_ranges(app: App) -> None:
    game = next(game for game in all_games() if "auction" in game.phases)
    match = started(app, game, people=1)
    for _ in range(400):
        scene = until_asked(app)
        page = scene.mirror()
        if match.state.phase == "auction":
            break
        app.host.press(page.actions[0].action)  # type: ignore[attr-defined]
        app.frame(16)
    texts = [action.action for action in page.actions]
    assert len(texts) == len(set(texts)) and "pass" in texts
    assert page.number is not None
    low, high = page.number.low, page.number.high
    bids = [text for text in texts if text.startswith("bid ")]
    assert bids == [f"bid {n}" for n in (low, low + 1, low + 2, low + 5, high)]
    app.host.press(f"bid {low + 3}")  # type: ignore[attr-defined]
    app.frame(16)
    assert f"0 bid {low + 3}" in match.text()


def test_a_hidden_thing_is_never_drawn_for_another(app: App) -> None:
    """In a hot seat, orders of others are in no text of any frame, and in no mirror."""
    game = next(game for game in all_games() if "hidden_money" in game.options)
    options = {"orders": True, "hidden_money": True}
    match = Match.start(game, 3, 8, options, names=NAMES[:3], players=["human"] * 3)
    app.open_match(match, "test")
    app.look.text.recorder = recorder = []
    held, pick, seen_own = match.state.orders, in_turn(), 0
    for _ in range(300):
        recorder.clear()
        scene = until_asked(app)
        bottom = app.stack.scenes[0]
        assert isinstance(bottom, MatchScene)
        if match.is_over:
            break
        who = viewer(match, bottom.ready)
        words = " | ".join(drawn.words for drawn in recorder) + str(scene.mirror())
        for seat, orders in enumerate(held):
            for order in orders:
                shown = bottom.speech.card(order) in words
                assert not shown or seat == who, f"{order} of seat {seat} is shown to {who}"
                seen_own += shown
        PLAYERS["mouse"]().press(app, pick(offers(scene)))
    assert seen_own, "nobody ever saw an order of their own"


def test_a_file_goes_out_and_comes_in(app: App, tmp_path: Path) -> None:
    game = all_games()[1]
    match = started(app, game, people=1)
    until_asked(app).escape()
    app.frame(16)
    assert app.stack.top is not None
    PLAYERS["mouse"]().press(app, app.stack.top.controls.find("save_file"))
    [file] = (tmp_path / "matches").iterdir()
    assert load(json.loads(file.read_text()), titles.find).state == match.state
    app.open_menu()
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    for _ in range(3):
        app.frame(16)
    bottom = app.stack.scenes[0]
    assert isinstance(bottom, MatchScene) and bottom.match.text() == match.text()
