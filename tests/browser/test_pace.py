"""Time in the page: any display's rate, a hidden tab, what a frame costs, and the same bots'
matches as natively."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import Table, table

LINK = "?game=tulip_rose&seats=4&seed=7&bots=hard&speed=instant&tempo=turns"
HIDE = """
hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
MADE = """
look, text = fm_find().look, fm_find().look.text
[text.fonts_made, text.rendered, look.paint.made, look.pictures.made, look.pictures.loaded]
"""
AUCTIONS = (("turns", "auction"), ("live", "outcry"))
MATCHES = [
    ("tulip_rose", 3, 1, "easy,normal"),
    ("bouquet", 3, 2, "easy,random"),
    ("gift_of_tulips", 3, 3, "easy,random"),
    ("dutch_auction", 3, 4, "easy,normal"),
]


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, LINK) as page:
        Player(page, "mirror").wait_running()
        yield page


TABLES = [
    *(("tulip_rose", seats, tempo, scene) for seats in (3, 6) for tempo, scene in AUCTIONS),
    *(("bouquet", seats, "turns", "decision") for seats in (2, 6)),
    *(("gift_of_tulips", seats, "turns", "decision") for seats in (2, 6)),
    *(("dutch_auction", seats, "turns", "sealed") for seats in (2, 5)),
    *(("dutch_auction", seats, "live", "clock") for seats in (2, 5)),
]


@pytest.mark.parametrize(("game", "seats", "tempo", "scene"), TABLES)
def test_what_a_frame_of_a_settled_table_costs(
    opened: Table, game: str, seats: int, tempo: str, scene: str, note: Any
) -> None:
    opened.run_clock()
    player = Player(opened, "mirror")
    player.start_at(f"game={game}&seats={seats}&seed=7&bots=random&tempo={tempo}")
    player.go_on_to(scene)
    opened.frames(50)
    before = opened.run(MADE)
    opened.page.evaluate("standin.spent.length = 0")
    opened.frames(70)
    spent = sorted(opened.page.evaluate("standin.spent"))
    shares = " ".join(f"{p} % {spent[len(spent) * p // 100]:.1f}" for p in (10, 50, 90))
    note(f"ms of Python a frame, {game} {seats} seats {tempo}: {shares}")
    if tempo == "turns":
        assert before[1] > 0
        assert opened.run(MADE) == before, "a settled table makes nothing"


def test_time_passes_alike_at_any_rate(opened: Table) -> None:
    opened.stop_clock()
    passed = {}
    for rate in (30, 60, 144):
        before = opened.run("fm_find().look.motion.now")
        opened.step(2 * rate, 1000 / rate)
        passed[rate] = opened.run("fm_app.look.motion.now") - before
    assert all(abs(ms - 2000) <= 1000 / 30 for ms in passed.values()), passed


def test_a_hidden_tab_stops_all_clocks(opened: Table) -> None:
    opened.stop_clock()
    opened.step(2)
    before = opened.run("fm_find().look.motion.now")
    opened.page.evaluate(HIDE, True)
    opened.step(60)
    assert opened.run("[fm_app.is_hidden, fm_app.look.motion.now]") == [True, before]
    opened.page.evaluate(HIDE, False)
    opened.step(10)
    assert opened.run("fm_app.is_hidden") is False
    passed = opened.run("fm_app.look.motion.now") - before
    assert 0 < passed < 400


def test_a_tab_that_drew_no_frame_while_hidden_is_told_all_the_same(opened: Table) -> None:
    opened.stop_clock()
    opened.step(2)
    opened.run(
        """
fm_hidden = []
for fm_scene in fm_find().stack.scenes:
    fm_scene.hide = lambda: fm_hidden.append(1)
0
"""
    )
    opened.page.evaluate(HIDE, True)
    opened.page.evaluate(HIDE, False)
    before = opened.run("fm_app.look.motion.now")
    opened.step(1, 5000)
    assert opened.run("len(fm_hidden)") > 0
    opened.step(1, 5000)
    assert opened.run("fm_app.look.motion.now") - before <= 200, "a clock never jumps"


@pytest.mark.parametrize(("game", "seats", "seed", "bots"), MATCHES)
def test_bots_play_the_same_match_as_natively(
    opened: Table, game: str, seats: int, seed: int, bots: str
) -> None:
    from game import titles
    from game.ai.bots import play_out
    from game.cli import position
    from game.core.match import Match

    players = (bots.split(",") * seats)[:seats]
    match = Match.start(titles.find(game), seats, seed, players=players)
    play_out(match)
    text, final = opened.run(
        f"""
import sys, types
class FmRich(types.ModuleType):
    __path__ = []
    def __getattr__(self, name):
        return object
for fm_name in ("rich", "rich.console", "rich.progress", "rich.table"):
    sys.modules.setdefault(fm_name, FmRich(fm_name))
from game import titles
from game.ai.bots import play_out
from game.cli import position
from game.core.match import Match
fm_bots = Match.start(titles.find({game!r}), {seats}, {seed}, players={players!r})
play_out(fm_bots)
[fm_bots.text(), position(fm_bots, None)]
"""
    )
    assert text == match.text()
    assert final == json.loads(json.dumps(position(match, None)))
    assert final["over"]
