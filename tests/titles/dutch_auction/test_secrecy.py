"""Who sees what of the auction: nothing on a screen or in the mirror hangs on what is hidden."""

from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.zones import determinize, view
from game.titles.dutch_auction.rules import GAME
from game.ui.app import App
from game.ui.replay import Replay
from game.ui.saved import Saved
from tests.titles.dutch_auction.at_table import SEATS, at, falling, opened
from tests.titles.dutch_auction.positions import NAMES, match_at
from tests.ui.fakes import run


def canvas(app: App) -> bytes:
    app.frame(0)
    return pygame.image.tobytes(app.canvas, "RGB")


def in_another_world(match: Match, seat: int | None) -> Match:
    """The same match with everything dealt anew that the seat (None: the public) cannot know."""
    other = match.at(len(match.actions))
    seen = view(GAME, other.state, seat)
    other.state = determinize(GAME, seen, seat, Rng(77))
    assert other.state.hands != match.state.hands
    return other


def same_looks(app: App, match: Match, seat: int | None, then: Any = None) -> None:
    """Nothing on the screen or in the mirror tells the two worlds apart."""
    pictures, pages = [], []
    for one in (match, in_another_world(match, seat)):
        app.look.motion.now = 0.0
        opened(app, one, 20)
        if then is not None:
            then()
        app.look.motion.now = 0.0
        pictures.append(canvas(app))
        pages.append(app.stack.top.mirror())  # type: ignore[union-attr]
    assert pictures[0] == pictures[1] and pages[0] == pages[1]


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_shared_screen_shows_the_public_view_alone(app: App, seats: int, people: int) -> None:
    match = match_at(seats, 3, people)
    same_looks(app, match, None)

    def fall() -> None:
        scene: Any = app.stack.top
        scene.clock.bots, scene.clock._coming = {}, []
        scene.plans = {}
        scene.start()
        at(app, scene, 900)

    same_looks(app, match, None, fall)


def test_a_pad_does_not_tell_what_its_hand_can_pay(app: App) -> None:
    match = Match.start(
        GAME, 2, 1, deal={"cash": [["1", "2", "3", "4", "5"], ["8", "7", "6", "x2", "x2"]]},
        names=NAMES[:2], players=["human"] * 2, ui={"tempo": "live"},
    )  # fmt: skip
    for _ in range(2):
        match.play(match.state.turn, ("limit", 15))
    scene = falling(app, match)
    assert scene.clock.price == 25 and scene.clock.able == {0: 15, 1: 84}
    assert [take.enabled for take in scene.takes] == [True, True]
    scene.controls.press("take 0")
    run(app, 2)
    assert scene.controls.why_words == "Ada cannot pay this price" and not scene.clock.is_over


@SEATS
@pytest.mark.parametrize("tempo", ["live", "turns"])
def test_one_person_sees_the_own_secrets_alone(app: App, seats: int, tempo: str) -> None:
    match = match_at(seats, 3, tempo=tempo)
    while match.state.turn != 0:
        match.play(match.state.turn, ("limit", 0))
    if tempo == "live" and match.state.auctioneer != 0:
        return
    same_looks(app, match, 0)
    match.play(0, ("limit", 9))
    while match.state.phase == "clock":
        match.play(match.state.turn, ("limit", 0))
    same_looks(app, match, 0)


def test_a_limit_that_was_sealed_shows_nowhere(app: App) -> None:
    """Two people in turns: at the other's decision, cover and log nothing differs with the limit."""
    shown = []
    for limit in (0, 3, 8):
        match = match_at(3, 3, 2, "turns")
        while match.state.turn != 0:
            match.play(match.state.turn, ("limit", 0))
        match.play(0, ("limit", limit))
        if match.state.turn != 1:
            match = match_at(3, 4, 2, "turns")
        app.look.motion.now = 0.0
        opened(app, match)
        app.look.motion.now = 0.0
        cover = canvas(app)
        lines = list(app.stack.scenes[0].lines)  # type: ignore[attr-defined]
        app.stack.top.act("ready")  # type: ignore[union-attr]
        run(app, 3)
        app.look.motion.now = 0.0
        shown.append((cover, lines, canvas(app)))
    assert shown[0] == shown[1] == shown[2]


def with_losing_limits(limit: int, people: int) -> Match:
    """Three lots go to the first seat at 5; the others would have paid `limit`. Nobody takes the rest."""
    match = Match.start(
        GAME, 3, 4, names=NAMES[:3], players=["human"] * people + ["easy"] * (3 - people),
        deal={"cash": [["5", "6", "7", "8", "x2"], ["4", "8"], ["4", "8"]]}, ui={"tempo": "turns"},
    )  # fmt: skip
    while not match.is_over:
        seat = match.state.turn
        if match.state.phase == "pay":
            match.play(seat, match.legal(seat)[0])
        elif len(match.state.row) > 15:
            match.play(seat, ("limit", 5 if seat == 0 else limit))
        else:
            match.play(seat, ("limit", 0))
    return match


def everywhere(app: App, match: Match) -> list[Any]:
    """Pictures and mirrors of all that shows a match, while it is played and afterwards."""
    found: list[Any] = []
    app.matches.now = lambda: 1000.0

    def look() -> None:
        app.look.motion.now = 0.0
        app.frame(0)
        app.look.motion.now = 0.0
        found.extend([canvas(app), app.stack.mirror()])

    for step in (3, 4, 6, 8, len(match.actions)):
        opened(app, match.at(step), 8)
        look()
        app.stack.scenes[-1].act("log")
        run(app, 2)
        look()
    app.stack.reset(Saved(app))
    run(app, 2)
    look()
    replay = Replay(app, match, 0)
    app.stack.reset(replay)
    for step in range(14):
        replay.go(step)
        run(app, 1)
        look()
    return found


@pytest.mark.parametrize("people", [1, 2])
def test_what_others_would_have_paid_shows_nowhere_also_not_afterwards(
    app: App, people: int
) -> None:
    """Log, cover, replay, saved matches, result: all is the same whatever the losing limits were."""
    none, close = (everywhere(app, with_losing_limits(limit, people)) for limit in (0, 4))
    assert len(none) == len(close) > 40
    assert [a == b for a, b in zip(none, close, strict=True)].count(False) == 0
