"""Nobody sees another's secrets: orders and money in what is drawn as text and in the mirror, in every
scene and overlay, after an undo, when one looks back, and in the list of saved matches.

Where the match stands still, the money of every seat is made an amount that occurs nowhere else: then
it is found in the words, wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.core.match import Match
from game.titles.tulip_rose.table.hall import Hall
from game.ui import flow
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.replay import Replay
from game.ui.scene import Scene
from tests.titles.tulip_rose.at_table import ALL, Chooser, app, draw_seldom, some_way, started
from tests.ui.players import Mouse, frames

__all__ = ["app"]
BOT, MAN = "random", "human"
SECRETS = {**ALL, "hidden_money": True}
OVERLAYS = ("seat 1", "seat 3", "my-orders", "discards", "log", "help", "menu")
REPLAY_STEPS = ("back", "far-back", "on", "start", "far-on", "end")


def marked(seat: int) -> int:
    """An amount of coins that no card, bid or sum comes to."""
    return 7013 + 1111 * seat


@contextmanager
def marks(*scenes: MatchScene) -> Iterator[None]:
    """The money of every seat is easily found while this lasts."""
    kept = [list(scene.match.state.coins) for scene in scenes]
    for scene in scenes:
        scene.match.state.coins[:] = [marked(seat) for seat in range(scene.match.state.seats)]
        scene.snap()
    yield
    for scene, coins in zip(scenes, kept, strict=True):
        scene.match.state.coins[:] = coins
        scene.snap()


def bottom_of(app: App) -> MatchScene:
    bottom = app.stack.scenes[0]
    assert isinstance(bottom, MatchScene)
    return bottom


def entitled(app: App) -> int | None:
    """Whose secrets may be in sight: the decider's once they said that they are there."""
    tables = [scene for scene in app.stack.scenes if isinstance(scene, MatchScene)]
    if not tables or isinstance(tables[-1], Replay):
        return None
    if any(scene.name == "cover" for scene in app.stack.scenes):
        assert tables[-1].ready is None, "somebody is still looked for behind the cover"
        return None
    return tables[-1].ready


def look_for_leaks(app: App, match: Match) -> int:
    """How many orders the viewer saw; fails where anybody else's order or coins show."""
    who, where = entitled(app), [scene.name for scene in app.stack.scenes]
    words = " | ".join(drawn.words for drawn in app.look.text.recorder or [])
    words += str(app.stack.mirror())
    speech, own = app.words(match.game.name), 0
    for seat, orders in enumerate(match.state.orders):
        for order in orders:
            shown = speech.say(f"card.{order}") in words or order in words
            assert not shown or seat == who, f"{order} of {seat} is shown to {who} in {where}"
            own += shown
    for seat in range(match.state.seats):
        shown = str(marked(seat)) in words
        assert not shown or seat == who, f"the coins of {seat} are shown to {who} in {where}"
    for table in (scene for scene in app.stack.seen() if isinstance(scene, MatchScene)):
        known = [seat for seat, coins in enumerate(table.seen.coins) if coins is not None]
        assert known == ([] if who is None else [who]), f"{known} are known to {who} in {where}"
        assert isinstance(table.table, Hall)
        drawn = [seat for seat, coins in enumerate(table.table.shown.coins) if coins is not None]
        assert drawn == known, f"the coins of {drawn} are drawn for {who} in {where}"
    return own


def read(app: App, match: Match) -> int:
    """Draws what is there now and reads it."""
    app.frame(16)
    app.frame(16)
    app.look.text.recorder = []
    App.draw(app)
    return look_for_leaks(app, match)


def open_everything(app: App, match: Match, anew: bool = False) -> int:
    """Seat sheets, orders, log, help and pause over whatever lies there, each read for leaks.

    `anew`: the decision is asked for anew first, so that its words are made while marks are there;
    what was begun is lost then, and in an auction thousands of bids would be offered.
    """
    own, bottom = 0, bottom_of(app)
    with marks(bottom):
        if anew:
            bottom.back_to_table()
            own += read(app, match)
        below = app.stack.top
        assert below is not None
        for action in OVERLAYS:
            if below.controls.find(action) is None:
                continue
            below.act(action)
            own += read(app, match)
            assert app.stack.top is not None and app.stack.top is not below, action
            app.stack.top.escape()
            app.frame(16)
            assert app.stack.top is below
    return own


def look_back(app: App, match: Match) -> int:
    """Pause, "look back", some steps, each with the sheet of a seat and the log."""
    bottom = bottom_of(app)
    bottom.escape()
    read_steps = 0
    app.frame(16)
    assert app.stack.top is not None and app.stack.top.name == "pause"
    app.stack.top.act("replay")
    app.frame(16)
    replay = app.stack.top
    assert isinstance(replay, Replay)
    for step in REPLAY_STEPS:
        replay.act(step)
        with marks(replay):
            replay.advance()
            read_steps += 1
            assert read(app, match) == 0
            assert any(str(replay.step) in drawn.words for drawn in app.look.text.recorder or [])
            replay.act("seat 2")
            assert read(app, match) == 0
            assert app.stack.top is not replay
            app.stack.top.escape()
            app.frame(16)
    replay.escape()
    app.frame(16)
    app.stack.top.escape()
    app.frame(16)
    return read_steps


def test_six_people_with_every_secret(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders and money of others are in no text that is drawn and in no mirror."""
    draw_seldom(app, monkeypatch)
    match = started((MAN,) * 6, 4, SECRETS)
    app.open_match(match, "test", told=0)
    app.look.text.recorder = []
    seen, choose, looked_back = 0, Chooser(4), 0
    for count, scene in enumerate(frames(app, 20_000)):
        if scene.name == "result" or match.state.round >= 3:
            break
        seen += look_for_leaks(app, match)
        app.look.text.recorder.clear()
        if count % 9 == 8:
            seen += open_everything(app, match)
        if count % 90 == 89:
            looked_back += look_back(app, match)
        app.look.text.recorder = []
        widget = choose(scene)
        if widget is not None:
            Mouse().press(app, widget)
    assert seen > 5, "nobody ever saw an order of their own"
    assert looked_back > 10


def decided(app: App, phase: str) -> tuple[Match, Scene]:
    """Three people with every secret, somebody asked in this phase, behind their cover."""
    match = next(
        match
        for seed in range(1, 60)
        if (match := some_way(started((MAN,) * 3, seed, SECRETS), phase, 1, seed)).state.phase == phase
    )  # fmt: skip
    app.save("test", match)
    app.open_match(match, "test")
    app.frame(16)
    top = app.stack.top
    assert top is not None and top.name == "cover"
    assert read(app, match) == 0
    top.act("ready")
    app.frame(16)
    assert app.stack.top is not None and app.stack.top.name == phase
    return match, app.stack.top


def test_after_an_undo_only_who_took_it_back_is_shown_anything(app: App) -> None:
    match, scene = decided(app, "discard")
    seat = scene.seat
    card = next(w for w in scene.controls.widgets if w.action.startswith("card") and w.enabled)
    scene.act(card.action)
    bottom = bottom_of(app)
    for action in ("", "undo"):
        if action:
            assert app.stack.top is not None and app.stack.top.act(action)
        for _ in range(6):
            app.look.text.recorder = []
            app.frame(16)
            look_for_leaks(app, match)
        assert app.stack.top is not None and app.stack.top.seat == seat == entitled(app)
    assert app.stack.top.name == "discard"
    assert open_everything(app, match, anew=True) > 0
    look_back(app, match)
    tells_no_order(bottom)


def test_bouquets_taken_back_from_behind_a_cover_are_asked_for_behind_one(app: App) -> None:
    """The next person was asked already: nobody's view may come back without "ready"."""
    match, scene = decided(app, "bouquets")
    seat, before = scene.seat, len(match.actions)
    while scene.plan.unplaced:  # type: ignore[attr-defined]
        scene.act("tray 1")
    scene.act("open")
    while app.stack.top is not None and app.stack.top.name != "cover":
        app.frame(16)
        assert look_for_leaks(app, match) == 0
    bottom = bottom_of(app)
    bottom.undo(seat or 0)
    assert len(match.actions) == before
    for _ in range(6):
        app.look.text.recorder = []
        app.frame(16)
        assert look_for_leaks(app, match) == 0
    cover = app.stack.top
    assert cover is not None and cover.name == "cover" and cover.next == seat  # type: ignore[attr-defined]
    look_back(app, match)
    cover.act("ready")
    app.frame(16)
    assert open_everything(app, match, anew=True) > 0
    tells_no_order(bottom)


def tells_no_order(bottom: MatchScene) -> None:
    """The log, which all may read."""
    told = " ".join(bottom.lines)
    assert bottom.lines
    for orders in bottom.match.state.orders:
        for order in orders:
            assert order not in told and bottom.speech.card(order) not in told


def test_the_list_of_saved_matches_tells_nothing_and_opens_behind_a_cover(app: App) -> None:
    match, scene = decided(app, "bouquets")
    scene.escape()
    app.frame(16)
    app.stack.top.act("leave")
    read(app, match)
    assert app.stack.top.name == "lobby" and app.stack.top.act("matches")
    read(app, match)
    assert app.stack.top.name == "saved"
    assert any("Margriet" in drawn.words for drawn in app.look.text.recorder or [])
    assert app.stack.top.act("match test")
    app.frame(16)
    assert app.stack.top.name == "cover"
    assert read(app, bottom_of(app).match) == 0


def test_the_log_of_a_hot_seat_tells_no_order(app: App) -> None:
    match = started((MAN, MAN, BOT), 4, ALL)
    app.open_match(match, "test")
    app.frame(16)
    bottom = bottom_of(app)
    assert flow.viewer(match, bottom.ready) is None
    tells_no_order(bottom)
