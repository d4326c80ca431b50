"""The live outcry in the page: the same script gives the same match file as natively."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import Table, table

LINK = "?game=tulip_rose&seats=3&seed=7&bots=random&speed=instant&tempo=turns"
SCRIPTED = Path(__file__).parent.parent / "titles" / "tulip_rose" / "scripted.py"


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, LINK) as page:
        Player(page, "mirror").wait_running()
        yield page


def test_a_scripted_outcry_is_the_same_as_natively(opened: Table) -> None:
    from tests.titles.tulip_rose.scripted import scripted_outcry
    from tests.ui.fakes import new_app

    match = scripted_outcry(new_app(), 30)
    text, same = opened.run(
        f"{SCRIPTED.read_text('utf-8')}\n"
        "fm_scripted = scripted_outcry(fm_app, 30)\n"
        "fm_again = fm_scripted.at(len(fm_scripted.actions))\n"
        "[fm_scripted.text(), fm_again.state == fm_scripted.state]"
    )
    assert json.loads(text) == json.loads(match.text()) and text == match.text() and same


def test_two_people_take_turns_behind_covers(opened: Table) -> None:
    """A hot seat in which everybody has secrets: each move is asked for behind a cover."""
    found = opened.run(
        """
from game.core.match import Match
from game.titles import find
fm_app.settings.speed = "instant"
fm_app.apply()
fm_hot = Match.start(find("tulip_rose"), 3, 5, {"orders": True}, players=["human", "human", "random"], ui={"tempo": "turns"})
fm_app.open_match(fm_hot, "hot")
fm_ready = []
fm_words = ("open", "tray", "pass", "sell", "keep", "done", "skip", "hold", "card")
for fm_i in range(400):
    fm_app.frame(16)
    fm_top = fm_app.stack.top
    if fm_top.name == "cover": fm_ready.append(fm_top.next); fm_top.act("ready")
    else: fm_can = [w.action for word in fm_words for w in fm_top.controls.widgets if w.enabled and w.action.split(" ")[0] == word]; fm_can and fm_top.act(fm_can[0])
    if len(fm_hot.actions) > 16: break
[len(fm_hot.actions), sorted(set(fm_ready)), fm_hot.at(len(fm_hot.actions)).state == fm_hot.state]
"""
    )
    assert found[0] > 16 and found[1] == [0, 1] and found[2]
