"""Live auctions on a simulated clock: the same presses at the same moments give the same file, at any
frame rate; what the clock does are the rules' own bids and passes."""

import pygame
import pytest

from game import titles
from game.core.match import Match, load, read_json
from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.live import OPENING, Outcry
from game.titles.tulip_rose.table.outcry import Live
from game.ui.app import App
from tests.titles.tulip_rose.at_table import app, some_way, started
from tests.titles.tulip_rose.scripted import scripted_outcry
from tests.ui.players import post

__all__ = ["app"]
RING = 5000
BOT, MAN = "random", "human"
DEAL = {"merchants": ["helena", "johan", "jan", "peter"]}


def opened(players: tuple[str, ...], seed: int = 3) -> Match:
    """A match with its first bouquet on sale; Jan, the third seat, sells."""
    return some_way(started(players, seed, {}, "live", DEAL), "auction")


def ran(match: Match, presses: list[tuple[int, int, tuple[str | int, ...]]], step: int) -> Outcry:
    """The outcry with these presses (moment, seat, action), fed with frames of `step` ms."""
    clock = Outcry(match, RING)
    waiting = sorted(presses)
    for _ in range(100_000):
        if clock.is_over:
            return clock
        clock.finish_thinking()
        to = clock.now + step
        while waiting and waiting[0][0] < to:
            moment, seat, action = waiting.pop(0)
            clock.press(seat, action, max(moment, clock.now))
        clock.advance(to)
    raise AssertionError("the hammer never falls")


PRESSES = [
    (300, 0, ("bid", 25)), (700, 1, ("bid", 25)), (700, 0, ("bid", 27)), (750, 0, ("bid", 26)),
    (4000, 1, ("pass",)),
]  # fmt: skip


def test_any_frame_rate_gives_the_same_file() -> None:
    files = set()
    for step in (1, 7, 16, 33, 100, 1000):
        match = opened((MAN, MAN, BOT, BOT))
        ran(match, PRESSES, step)
        files.add(match.text())
    assert len(files) == 1
    assert '"0 bid 25"' in files.pop()


def test_a_live_match_replays_to_the_same_state() -> None:
    match = opened((MAN, MAN, BOT, BOT))
    ran(match, PRESSES, 33)
    again = load(match.save(), titles.find)
    assert again.state == match.state and again.text() == match.text()


def test_a_bid_fills_the_ring_again() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    clock = Outcry(match, RING)
    clock.advance(9000)
    assert not clock.is_over and clock.left == pytest.approx(1000 / (OPENING * RING))
    clock.press(0, ("bid", match.state.minimum))
    clock.advance(9001)
    assert clock.deadline == 9000 + RING
    clock.advance(13_999)
    assert not clock.is_over
    clock.advance(14_001)
    assert clock.is_over and match.state.phase == "hammer" and match.state.high == 0


def test_when_the_ring_runs_out_who_has_not_bid_passes() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    before, low = len(match.actions), match.state.minimum
    clock = Outcry(match, RING)
    clock.press(1, ("bid", low))
    clock.advance(RING + 10)
    assert match.actions[before:] == [(1, ("bid", low)), (3, ("pass",)), (0, ("pass",))]
    assert match.state.phase == "hammer"


def test_no_bid_at_all_and_the_seller_keeps_it() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    lots = len(match.state.bouquets)
    clock = Outcry(match, RING)
    clock.advance(OPENING * RING + 1)
    assert clock.is_over
    assert [action for _, action in match.actions[-3:]] == [("pass",)] * 3
    assert len(match.state.bouquets) < lots or match.state.round > 0


def test_everybody_passes_and_it_is_over_at_once() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    clock = Outcry(match, RING)
    clock.press(0, ("bid", match.state.minimum))
    clock.press(1, ("pass",), 200)
    clock.press(3, ("pass",), 300)
    clock.advance(301)
    assert clock.is_over and clock.now == 300 and match.state.phase == "hammer"


def test_at_the_same_moment_the_lower_seat_comes_first() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    low = match.state.minimum
    clock = Outcry(match, RING)
    clock.press(3, ("bid", low), 500)
    clock.press(0, ("bid", low), 500)
    clock.advance(501)
    assert match.state.high == 0
    assert [(call.seat, call.action) for call in clock.refused] == [(3, ("bid", low))]


def test_johan_may_equal_and_a_leader_may_raise_himself() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    low = match.state.minimum
    clock = Outcry(match, RING)
    clock.press(0, ("bid", low), 10)
    clock.press(1, ("bid", low), 20)
    clock.press(1, ("bid", low + 4), 30)
    clock.advance(31)
    assert (match.state.high, match.state.bid) == (1, low + 4) and not clock.refused


def test_a_shout_at_the_hammer_is_too_late() -> None:
    match = opened((MAN, MAN, MAN, MAN))
    clock = Outcry(match, RING)
    clock.press(0, ("bid", match.state.minimum), 0)
    clock.press(1, ("bid", 30), RING)
    clock.advance(RING + 1)
    assert clock.is_over and match.state.high == 0


def test_bots_answer_like_people_and_before_the_hammer() -> None:
    moments = []
    for seed in range(12):
        match = opened((MAN, MAN, BOT, BOT), seed)
        match.players[:] = [BOT, BOT, MAN, BOT]
        clock = Outcry(match, RING)
        moments += [plan.moment for plan in clock._plans]
    assert len(set(moments)) > 10
    assert min(moments) >= 400 and max(moments) < RING


def test_the_clock_waits_for_a_bot_that_still_thinks() -> None:
    match = opened((MAN, MAN, BOT, BOT))
    clock = Outcry(match, RING)
    answer = clock._plans[0].moment
    clock.advance(RING)
    assert clock.now == answer and clock.is_waiting
    clock.finish_thinking()
    clock.advance(answer + 1)
    assert clock.now > answer


def through_the_scene(app: App, rate: int) -> list[str]:
    """The actions of a match whose outcry is pressed through the mirror at simulated moments."""
    match = opened((MAN, MAN, BOT, BOT))
    app.open_match(match, "test")
    app.frame(0)
    scene = app.stack.top
    assert scene is not None and scene.name == "outcry"
    clock = scene.clock  # type: ignore[attr-defined]
    presses = [(300, "0 bid 31"), (700, "1 bid 33"), (700, "0 bid 40"), (2600, "1 pass")]
    for _ in range(20_000):
        if clock.is_over:
            break
        clock.finish_thinking()
        while presses and presses[0][0] <= clock.now:
            scene.act(presses.pop(0)[1])
        step = 1000 / rate
        if presses:
            step = min(step, max(presses[0][0] - clock.now - scene.part_ms, 1e-3))  # type: ignore[attr-defined]
        scene.update(step)
    assert clock.is_over and not presses
    return match.text().split('"actions"')[1].split(",")


def test_the_scene_writes_the_same_file_at_30_and_144_hertz(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    slow, quick = through_the_scene(app, 30), through_the_scene(app, 144)
    assert slow == quick
    assert {'"0 bid 31"', '"0 bid 40"'} <= set(slow)


def test_pausing_stops_the_clock_and_a_count_in_follows(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    match = opened((MAN, MAN, MAN, BOT))
    app.open_match(match, "test")
    for _ in range(5):
        app.frame(16)
    scene = app.stack.top
    assert scene is not None and scene.name == "outcry"
    clock = scene.clock  # type: ignore[attr-defined]
    scene.escape()
    for _ in range(50):
        app.frame(16)
    stopped = clock.now
    assert app.stack.top is not None and app.stack.top.name == "pause"
    for _ in range(20):
        app.frame(100)
    assert clock.now == stopped
    app.stack.top.escape()
    for _ in range(60):
        app.frame(16)
    assert clock.now == stopped  # the count-in
    for _ in range(60):
        app.frame(16)
    assert clock.now > stopped


def test_two_people_at_their_keys_write_the_same_file_at_any_rate(app: App) -> None:
    files = {scripted_outcry(app, rate).text() for rate in (30, 144)}
    (text,) = files
    again = load(read_json(text), titles.find)
    assert again.text() == text
    assert [seat for seat, action in again.actions if action[0] == "bid"][:3] == [0, 1, 0]


@pytest.mark.parametrize("people", [2, 3])
def test_each_of_several_people_can_look_at_their_own_orders(app: App, people: int) -> None:
    """Held, in the own zone; the clock stands meanwhile, and afterwards it counts in."""
    match = some_way(
        started(("random", *["human"] * people), 5, {"orders": True}, "live"), "auction"
    )
    assert match.state.seller == 0
    app.open_match(match, "test")
    for _ in range(6):
        app.frame(16)
    live = app.stack.top
    assert isinstance(live, Live) and len(live.zones) == people
    zone = live.zones[-1]
    spot = zone.emblem.center
    post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1, touch=False)
    app.frame(16)
    before = live.clock.now
    for _ in range(20):
        app.frame(100)
    assert live.peeking == zone.seat and live.clock.now == before
    app.look.text.recorder = recorded = []
    app.draw()
    app.look.text.recorder = None
    drawn = [d.words for d in recorded if zone.place.contains(d.rect)]
    wanted = [str(n) for order in match.state.orders[zone.seat] for n in needs(order).values()]
    assert [words for words in drawn if words in wanted][-len(wanted) :] == wanted
    post(pygame.MOUSEBUTTONUP, pos=spot, button=1, touch=False)
    app.frame(16)
    assert live.peeking is None and live.count_in > 0
    for _ in range(20):
        app.frame(100)
    assert live.clock.now > before
