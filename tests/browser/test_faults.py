"""When something breaks: the card with plain words, the report, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import Table, table

LINK = "?game=bouquet&seats=3&seed=7&bots=random&speed=instant"


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, LINK, allow_errors=True) as page:
        yield page


@pytest.fixture(autouse=True)
def fresh(opened: Table) -> Player:
    """A running match and no card."""
    opened.page.evaluate("document.getElementById('fm-error').hidden = true")
    player = Player(opened, "mirror")
    player.start_at("game=bouquet&seats=3&seed=12&bots=random")
    return player


def wait_for_card(page: Table) -> str:
    page.page.wait_for_selector("#fm-error", state="visible")
    return page.card()


def test_a_fault_in_a_bots_thoughts_shows_the_card(opened: Table, fresh: Player) -> None:
    seen = fresh.wait_running()
    opened.run(
        """
import game.ui.playback as fm_playback
fm_begin = fm_playback.begin
def fm_fault(match, seat):
    fm_playback.begin = fm_begin
    yield
    raise RuntimeError("a fault in a bot")
fm_playback.begin = fm_fault
0
"""
    )
    fresh.press("left", seen)
    card = wait_for_card(opened)
    assert "saved" in card or "safe" in card
    assert "RuntimeError: a fault in a bot" in card


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("setTimeout(() => { throw new Error('a fault in a script'); })", "a fault in a script"),
        ("Promise.reject(new Error('a fault in a promise')); 0", "a fault in a promise"),
        ("setTimeout(() => alert('a fault told by alert'))", "a fault told by alert"),
    ],
)
def test_a_fault_in_javascript_shows_the_card(opened: Table, code: str, said: str) -> None:
    opened.page.evaluate(code)
    card = wait_for_card(opened)
    assert said in card
    assert "Flower Market" in card
    assert "Go on from the last save" in card


@pytest.mark.parametrize("name", ["AbortError", "NotAllowedError"])
def test_what_a_browser_merely_refuses_is_no_fault(opened: Table, name: str) -> None:
    frames = opened.page.evaluate("standin.frames")
    opened.page.evaluate(f"Promise.reject(new DOMException('no', '{name}')); 0")
    opened.until(f"standin.frames > {frames} + 5")
    assert opened.card() == ""


def test_the_report_can_be_copied(opened: Table) -> None:
    opened.page.evaluate("setTimeout(() => { throw new Error('to be copied'); })")
    wait_for_card(opened)
    opened.page.evaluate(
        """document.addEventListener("copy", () => {
          window.fmCopied = document.activeElement.value;
        }, { once: true })"""
    )
    opened.page.click("#fm-error-copy")
    assert "to be copied" in opened.page.evaluate("fmCopied")
    assert opened.page.inner_text("#fm-error-copy") == "Copied"


def test_a_fault_in_a_frame_shows_the_card_and_one_can_go_on(opened: Table, fresh: Player) -> None:
    fresh.decide(fresh.wait_running())
    seen = fresh.wait_running()
    text = opened.run("fm_app.stack.scenes[0].match.text()")
    opened.run(
        """
def fm_fault(dt):
    raise RuntimeError("a fault in a frame")
fm_find().stack.top.update = fm_fault
0
"""
    )
    card = wait_for_card(opened)
    assert "saved" in card or "safe" in card
    assert "RuntimeError: a fault in a frame" in card
    assert "Traceback" in card
    assert opened.page.evaluate("document.activeElement.id") == "fm-error-resume"
    opened.page.keyboard.press("Enter")
    opened.page.wait_for_function("!document.body || !document.body.dataset.error")
    opened.wait_ready()
    again = Player(opened, "mirror")
    assert opened.run("fm_find().stack.scenes[0].match.text()") == text
    assert again.wait_running()["moves"] == seen["moves"]
    assert opened.page.evaluate("location.search") == ""
