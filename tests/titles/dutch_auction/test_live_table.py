"""The live clock on its table, one person or several: taking, pausing, what is kept."""

import pygame
import pytest

from game.core.match import Match
from game.titles.dutch_auction.cards import LIST
from game.titles.dutch_auction.rules import GAME
from game.titles.dutch_auction.table import places
from game.titles.dutch_auction.table.clock import LiveClock
from game.ui.app import App
from tests.titles.dutch_auction.at_table import at, falling, opened
from tests.titles.dutch_auction.positions import NAMES, match_at
from tests.titles.dutch_auction.scripted import scripted_match
from tests.ui.fakes import FakeHost, on_top, run, widget
from tests.ui.players import Mouse, post


def test_scripted_live_match_is_the_same_at_30_and_144_hertz_and_when_disturbed(app: App) -> None:
    slow, quick = scripted_match(app, 30), scripted_match(app, 144)
    assert slow.text() == quick.text()
    assert scripted_match(app, 60, disturb=True).text() == slow.text()
    ids = [event.id for events in slow.events for event in events]
    assert "again" in ids and "taken" in ids
    assert slow.at(len(slow.actions)).state == slow.state


@pytest.mark.parametrize("how", ["space", "dial", "button", "mirror"])
def test_each_way_to_take(app: App, how: str) -> None:
    match = match_at(3, 0, seed=6)
    scene = falling(app, match)
    scene.plans = {seat: plan._replace(limit=0) for seat, plan in scene.plans.items()}
    scene.clock.bots, scene.clock._coming = scene.plans, []
    at(app, scene, 2600)
    if how == "space":
        post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    elif how == "mirror":
        app.host.presses.append("take")  # type: ignore[attr-defined]
    else:
        pos = (700, 300) if how == "dial" else places.TAKE.center
        post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    run(app, 3)
    if how in ("dial", "button"):
        post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        run(app, 3)
    limits = dict(match.actions[:3])
    assert limits == {0: ("limit", 10), 1: ("limit", 0), 2: ("limit", 0)}
    assert on_top(app) == "paying", "one press takes once"


def test_who_cannot_pay_reads_why_and_does_not_take(app: App) -> None:
    match = Match.start(
        GAME, 2, 1, deal={"cash": [["1", "2", "3", "4", "5"], ["8"]]}, names=NAMES[:2],
        players=["human", "easy"], ui={"tempo": "live"},
    )  # fmt: skip
    for action in ("limit 15", "limit 15"):
        match.play(match.state.turn, ("limit", int(action.split()[1])))
    scene = falling(app, match)
    take = widget(app, "take")
    assert take.reason == "Ada can pay 15 at most"
    Mouse().press(app, take)
    assert scene.controls.why_words == take.reason and not scene.clock.has_taken(0)


def test_the_clock_waits_for_every_plan_and_leaves_time_to_look(app: App) -> None:
    match = match_at(3, 3)
    match.players[1:] = ["hard", "hard"]
    scene = opened(app, match, 40)
    assert isinstance(scene, LiveClock) and scene.now == 0 and set(scene.plans) == {1, 2}
    plans = dict(scene.plans)
    at(app, scene, 900)
    scene.take(0)
    assert scene.clock.bots == plans, "nothing that a person does changes a bot's plan"


def test_the_clocks_speed_is_kept_in_the_match(app: App) -> None:
    match = match_at(3, 3)
    scene = opened(app, match, 12)
    for step in (1000, 1500, 500):
        scene.controls.press("step")
        assert match.ui["step"] == step and scene.clock.step == step


def test_storage_trouble_does_not_stop_the_clock(app: App) -> None:
    assert isinstance(app.host, FakeHost)
    app.host.trouble = "storage.full"
    match = match_at(3, 3)
    scene = falling(app, match)
    at(app, scene, 99_999, 50)
    assert scene.clock.is_over and len(LIST.cash) == 10
