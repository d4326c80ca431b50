"""The auction's falling clock in the page: the same script gives the same match file as natively."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import Table, table

LINK = "?game=dutch_auction&seats=2&seed=7&bots=normal&speed=instant&tempo=turns"
SCRIPTED = Path(__file__).parent.parent / "titles" / "dutch_auction" / "scripted.py"


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, LINK) as page:
        Player(page, "mirror").wait_running()
        yield page


@pytest.mark.parametrize(("rate", "disturb"), [(30, False), (144, True)])
def test_a_scripted_live_match_is_the_same_as_natively(
    opened: Table, rate: int, disturb: bool
) -> None:
    from tests.titles.dutch_auction.scripted import scripted_match
    from tests.ui.fakes import new_app

    match = scripted_match(new_app(), 30)
    text, scores = opened.run(
        f"{SCRIPTED.read_text('utf-8')}\n"
        f"fm_scripted = scripted_match(fm_app, {rate}, {disturb})\n"
        "fm_again = fm_scripted.at(len(fm_scripted.actions))\n"
        "[fm_scripted.text(), fm_again.state == fm_scripted.state]"
    )
    assert json.loads(text) == json.loads(match.text()) and text == match.text() and scores


def test_taking_through_the_mirror_is_a_limit(opened: Table) -> None:
    """`take` among the page's buttons, pressed at a price, is that limit in the match's file."""
    found = opened.run(
        """
from game.core.match import Match
from game.titles import find
fm_live = Match.start(find("dutch_auction"), 2, 8, deal={"first": 0}, players=["human", "human"], ui={"tempo": "live"})
fm_app.open_match(fm_live, "live")
fm_app.frame(16)
fm_app.frame(16)
fm_app.stack.top.act("start")
while fm_app.stack.top.name == "clock" and fm_app.stack.top.now < 2600: fm_app.frame(16)
[a.action for a in fm_app.stack.top.mirror().actions]
"""
    )
    assert "take 1" in found
    opened.page.evaluate("document.querySelector('[data-action=\"take 1\"]').click()")
    moves = opened.run(
        """
for fm_i in range(40): fm_app.frame(16)
[list(move[1]) for move in fm_live.actions]
"""
    )
    assert moves[0] == ["limit", 0] and moves[1][0] == "limit" and 1 <= moves[1][1] <= 10


def test_what_a_frame_of_the_falling_clock_costs(opened: Table, note: Any) -> None:
    """Printed, not asserted: the machine decides."""
    found = opened.run(
        """
import time
fm_live = Match.start(find("dutch_auction"), 5, 8, deal={"first": 0}, players=["human"] + ["easy"] * 4, ui={"tempo": "live"})
fm_app.open_match(fm_live, "live")
fm_costs = []
for fm_i in range(160):
    fm_start = time.perf_counter()
    fm_app.frame(16)
    fm_costs.append(1000 * (time.perf_counter() - fm_start))
[fm_app.stack.top.name, sorted(fm_costs[20:])[len(fm_costs[20:]) // 2], max(fm_costs[20:])]
"""
    )
    assert found[0] == "clock"
    note(
        f"a frame of the falling clock, 5 seats: median {found[1]:.1f} ms, worst {found[2]:.1f} ms"
    )
