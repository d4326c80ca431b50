"""The match on the screen: who may look, what is played together, and what ends a frame."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from game.ai.bots import Thinking
from game.core.game import Action, Emit, Game, Reason, State
from game.core.match import Match
from game.core.zones import Zone
from game.ui import match_scene
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.over_table import OverTable
from game.ui.plain import PlainTable
from game.ui.playback import Playback
from game.ui.replay import Replay
from game.ui.result import again
from game.ui.table import TableKit
from game.ui.zones_in_words import Row
from tests.ui.fakes import FakeHost, new_app, on_top, run


@dataclass(slots=True)
class HandsState(State):
    hands: list[list[str]]
    calls: int


class Hands(Game[HandsState]):
    """Each calls or passes in turn, six times; only the first seat holds a card."""

    name = "hands"
    players = range(2, 3)
    phases = ("call",)
    zones = {"hands": Zone("owner"), "calls": Zone()}
    per_seat = ("hands",)
    options = {"dark": False}
    longest = 6

    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> HandsState:
        return HandsState(rng, 0, "call", seats, dict(options), [["jonquil"], []], 0)

    def legal(self, state: HandsState, seat: int) -> list[Action]:
        return [("call",), ("pass",)] if seat == state.turn else []

    def apply(self, state: HandsState, seat: int, action: Action, emit: Emit) -> None:
        emit("called", seat=seat)
        state.calls += 1
        if action == ("pass",):
            state.turn = 1 - seat
        if state.calls == 6:
            state.turn, state.phase = None, "over"

    def scores(self, state: HandsState) -> list[dict[str, Any]]:
        return [{"total": state.calls}] * 2

    def table(self, state: HandsState) -> dict[str, Any]:
        return {"hands": state.hands}


HANDS = Hands()


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr(match_scene, "kit_of", lambda _game: TableKit(PlainTable))
    app = new_app(FakeHost())
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()


def opened(app: App, match: Match) -> MatchScene:
    app.open_match(match, "test")
    run(app)
    scene = app.stack.scenes[0]
    assert isinstance(scene, MatchScene)
    return scene


def press(app: App, action: str) -> None:
    host = app.host
    assert isinstance(host, FakeHost)
    host.presses.append(action)
    run(app)


def two_people() -> Match:
    return Match.start(HANDS, 2, 1, names=["Ada", "Bea"], players=["human", "human"])


def test_a_private_view_ends_with_its_owners_turn(app: App) -> None:
    """Bea sees no more than the public, so no cover comes: Ada's card must be gone all the same."""
    app.look.text.recorder = recorder = []
    scene = opened(app, two_people())
    assert on_top(app) == "cover"
    press(app, "ready")
    assert on_top(app) == "decision" and any("jonquil" in drawn.words for drawn in recorder)
    press(app, "pass")
    recorder.clear()
    run(app)
    assert on_top(app) == "decision" and scene.match.state.turn == 1
    assert recorder and not any("jonquil" in drawn.words for drawn in recorder)
    assert scene.viewer is None
    press(app, "pass")
    assert on_top(app) == "cover"


def test_what_is_played_together_is_played_whole_or_not_at_all(app: App) -> None:
    scene = opened(app, two_people())
    press(app, "ready")
    state, saved = scene.match.view(0), app.matches.text("test")
    assert not scene.play(0, ("call",), ("fold",))
    assert scene.match.actions == [] and len(scene.match.events) == 1
    assert scene.match.view(0) == state and app.matches.text("test") == saved
    assert app.stack.top is not None and app.stack.top.controls.why_words
    assert scene.play(0, ("call",), ("call",))
    assert app.matches.text("test") != saved
    scene.undo(0)
    assert scene.match.actions == [] and scene.match.view(0) == state and scene.log == ""


def test_a_bot_that_wants_what_is_not_legal_shows_the_card(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(_match: Match, _seat: int) -> Thinking:
        yield
        return ("fold",)

    monkeypatch.setattr("game.ui.playback.begin", wrong)
    app.open_match(Match.start(HANDS, 2, 1, players=["random", "human"]), "test")
    run(app)
    assert on_top(app) == "error"


def test_escape_counts_in_the_frame_in_which_the_playback_ends(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    scene = opened(app, two_people())
    press(app, "ready")
    scene.play(0, ("call",))
    app.stack.pop(app.stack.top)
    app.stack.settle()
    playback = app.stack.top
    assert isinstance(playback, Playback)
    playback.wait = 0.0
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    playback.update(0)
    playback.wait = 0.0  # the line is told; the next moment ends it
    app.frame(16)
    run(app)
    assert on_top(app) == "pause" and playback in app.stack.scenes


class Clock(OverTable):
    name = "clock"


@pytest.mark.parametrize("dark", [False, True])
def test_no_clock_with_an_option_that_excludes_it_wherever_the_file_comes_from(
    app: App, monkeypatch: pytest.MonkeyPatch, dark: bool
) -> None:
    kit = TableKit(PlainTable, lives={"call": Clock}, live_without=("dark",))
    monkeypatch.setattr(match_scene, "kit_of", lambda _game: kit)
    players = ["human", "random"]
    opened(app, Match.start(HANDS, 2, 1, {"dark": dark}, players=players, ui={"tempo": "live"}))
    assert on_top(app) == ("decision" if dark else "clock")


def test_looking_back_in_a_hot_seat_shows_the_public_and_changes_nothing(app: App) -> None:
    scene = opened(app, two_people())
    press(app, "ready")
    press(app, "call")
    text = scene.match.text()
    app.stack.top.escape()  # type: ignore[union-attr]
    run(app)
    app.look.text.recorder = recorder = []
    press(app, "replay")
    assert on_top(app) == "replay"
    recorder.clear()
    for key in (pygame.K_HOME, pygame.K_PERIOD, pygame.K_END):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        run(app)
    assert recorder and not any("jonquil" in drawn.words for drawn in recorder)
    replay = app.stack.top
    assert replay is not None and len(replay.key_map()) == 6
    for expected in ("pause", "decision"):
        app.stack.top.escape()  # type: ignore[union-attr]
        run(app)
        assert on_top(app) == expected
    assert scene.match.text() == text and scene.viewer == 0
    assert list(app.host.names()) == ["match/test"]


def test_pages_of_the_plain_table_are_turned_in_the_replay_too(app: App) -> None:
    app.stack.push(Replay(app, two_people()))
    run(app)
    replay = app.stack.top
    assert isinstance(replay, Replay) and isinstance(replay.table, PlainTable)
    assert replay.controls.find("earlier") and replay.controls.find("page") is None
    replay.table.rows = [Row(str(number)) for number in range(9)]
    replay.enter()
    assert [row.label for row in replay.table.visible()] == list("0123456")
    press(app, "page")
    assert [row.label for row in replay.table.visible()] == ["7", "8"]


def test_whether_a_move_can_be_taken_back_is_found_out_once_a_position(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    find_out = Match.undo_refusal

    def counted(match: Match, seat: int, count: int = 1) -> Reason | None:
        asked.append((len(match.actions), count))
        return find_out(match, seat, count)

    monkeypatch.setattr(Match, "undo_refusal", counted)
    scene = opened(app, two_people())
    scene.play(0, ("call",), ("call",))
    assert scene.undo_reason(0) is None and scene.undo_reason(0) is None
    assert scene.undo_reason(1) is not None
    assert asked.count((2, 2)) == 2, "once for each seat"
    scene.play(0, ("pass",))
    assert scene.undo_reason(0) is None
    scene.undo(0)
    assert len(scene.match.actions) == 2 and scene.undo_reason(0) is None
    scene.undo(0)
    assert scene.match.actions == [] and scene.undo_reason(0) is not None


def test_a_rematch_keeps_the_table_and_only_the_same_seed_its_deal() -> None:
    match = Match.start(HANDS, 2, 7, {"dark": True}, {"first": 0}, names=["Ada", "Bea"],
                        players=["human", "random"], ui={"tempo": "turns"})  # fmt: skip
    for seed, deal in ((7, {"first": 0}), (8, {})):
        new = again(match, seed)
        assert (new.seed, new.deal, new.actions) == (seed, deal, [])
        assert new.state.options == {"dark": True} and new.ui == match.ui
        assert (new.names, new.players) == (match.names, match.players)
