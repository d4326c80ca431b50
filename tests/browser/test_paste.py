"""What lies on the clipboard can be pasted into the deal of the set-up."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player
from tests.browser.playing import table

PLACE = (
    "next(w.rect.center for w in fm_find().stack.top.controls.widgets if w.action == 'deal text')"
)


def test_a_deal_is_pasted(chromium: Any, site: str) -> None:
    with table(chromium, site, permissions=["clipboard-read", "clipboard-write"]) as opened:
        player = Player(opened, "pointer")
        page = opened.page
        opened.run("fm_find().stack.top.act('play bouquet')")
        opened.frames(4)
        page.mouse.click(*player.point(opened.run(f"list({PLACE})")))
        opened.frames(4)
        page.evaluate("navigator.clipboard.writeText('90411')")
        page.keyboard.press("Control+A")
        opened.frames(4)
        page.keyboard.press("Control+V")
        opened.frames(10)
        assert opened.run("fm_find().stack.top.plan.deal") == "90411"
