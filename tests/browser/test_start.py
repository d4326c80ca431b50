"""The start: what a person sees before the game is there, what a hostile link may not do, and what
is said when the runtime cannot be had."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.playing import Table, table

# Each of these would reach the runtime's own settings if the page let it.
HOSTILE = (
    "?PYGPI=http://127.0.0.2:9/&seed=7&q=a-i&PYTHONSTARTUP=x&python3.9&bots=hard"
    "&x=http://127.0.0.2:9/other.apk&http://127.0.0.2:9/other.py#debug -i http://127.0.0.2:9/x.py"
)
SEEN_BY_RUNTIME = """
const site = document.getElementById("site").getAttribute("src");
window.seenByRuntime = [location.search, location.hash, site.slice(site.lastIndexOf("pythons.js"))];
"""
WATCH_PROGRESS = """
window.progress = [];
new MutationObserver(() => {
  const bar = document.getElementById("fm-bar");
  const value = bar && Number(bar.getAttribute("aria-valuenow"));
  if (bar && progress.at(-1) !== value) progress.push(value);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, HOSTILE, WATCH_PROGRESS) as page:
        yield page


def test_a_hostile_link_reaches_nothing_of_the_runtime(opened: Table) -> None:
    assert opened.page.evaluate("location.search + location.hash") == ""
    assert opened.page.evaluate("[config.interactive, config.debug, config.archive]") == [
        False,
        False,
        "flower-market",
    ]
    found = opened.run(
        """
import os, sys
[sys.argv, sys.orig_argv[1:], os.environ["PYGPI"], "PYTHONSTARTUP" in os.environ]
"""
    )
    assert found == [[""], [], "runtime/", False]
    assert opened.foreign == []


@pytest.mark.parametrize(
    "query",
    [
        "?PYGPI=http://127.0.0.2:9/",
        "?-i",
        "?q=a-i&seed=7",
        "?cdn=http://127.0.0.2:9/&PYTHONPATH=/x&data-python=x",
        "?http://127.0.0.2:9/other.zip",
        "?game=..%2F..%2Fx&PYGPI=%68ttp://127.0.0.2:9/",
        "?seed=7&PYGPI=javascript:alert(1)#debug",
        "#http://127.0.0.2:9/x.py",
        "?<script>alert(1)</script>#<img src=x onerror=alert(1)>",
    ],
)
def test_before_the_runtime_comes_the_address_is_bare(chromium: Any, site: str, query: str) -> None:
    """What the runtime would read is gone when its script runs, and nobody else was asked."""
    with table(chromium, site, None, allow_errors=True) as closed:
        told = {"body": SEEN_BY_RUNTIME, "content_type": "text/javascript"}
        closed.page.route(re.compile("pythons.js"), lambda route: route.fulfill(**told))
        closed.page.goto(closed.address + query)
        closed.until("window.seenByRuntime !== undefined")
        assert closed.page.evaluate("seenByRuntime") == ["", "", "pythons.js?PYGPI=runtime/#?_#"]
        assert closed.errors == []


def test_the_game_hears_only_the_keys_it_knows(opened: Table) -> None:
    found = opened.run("from game.ui.web import WebHost\nWebHost().query()")
    assert found == {"seed": "7", "bots": "hard"}


def test_the_progress_only_grows_and_follows_the_bytes(opened: Table, note: Any) -> None:
    steps = opened.page.evaluate("progress")
    assert steps == sorted(steps)
    assert len(steps) >= 8
    assert steps[0] < 20
    assert steps[-1] >= 95
    painted = opened.page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    ready = opened.page.evaluate("performance.getEntriesByName('fm-ready')[0].startTime")
    note(f"first paint after {painted:.0f} ms, first frame of the game after {ready:.0f} ms")


def test_the_loading_layer_is_gone_and_the_page_cannot_scroll(opened: Table) -> None:
    assert not opened.page.is_visible("#fm-loading")
    assert not opened.page.is_visible("#canvas3d")
    opened.page.evaluate("window.scrollTo(0, 500)")
    opened.page.mouse.wheel(0, 500)
    assert opened.page.evaluate(
        "[scrollX, scrollY, document.documentElement.scrollHeight <= innerHeight]"
    ) == [0, 0, True]


def test_a_reload_asks_nothing(opened: Table) -> None:
    assert opened.page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))"), (
        "the page must not ask before it is left"
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (960, 540), (600, 338), (320, 480)])
def test_the_canvas_is_letterboxed_in_any_frame(opened: Table, width: int, height: int) -> None:
    opened.page.set_viewport_size({"width": width, "height": height})
    box = opened.page.locator("#canvas").bounding_box()
    scale = min(width / 1280, height / 720)
    assert box["width"] == pytest.approx(1280 * scale, abs=1)
    assert box["height"] == pytest.approx(720 * scale, abs=1)
    assert box["x"] == pytest.approx((width - box["width"]) / 2, abs=1)
    assert box["y"] == pytest.approx((height - box["height"]) / 2, abs=1)


def test_without_a_runtime_the_page_is_painted_and_in_the_end_says_what_is_wrong(
    chromium: Any, site: str
) -> None:
    with table(chromium, site, None, allow_errors=True) as closed:
        closed.page.route("**/runtime/**", lambda route: route.abort())
        closed.page.clock.install()
        closed.page.goto(site)
        assert closed.page.is_visible("#fm-loading h1")
        assert closed.page.is_visible("#fm-bar")
        assert closed.card() == ""
        closed.page.clock.run_for(80_000)
        closed.page.wait_for_selector("#fm-error", state="visible")
        assert "could not be loaded" in closed.card()
        assert "nothing heard for 60 s" in closed.card()


def test_an_archive_that_does_not_arrive_is_said(chromium: Any, site: str) -> None:
    with table(chromium, site, None, allow_errors=True) as closed:
        closed.page.route("**/*.apk*", lambda route: route.fulfill(status=404, body="gone"))
        closed.page.goto(site)
        closed.page.wait_for_selector("#fm-error", state="visible", timeout=90_000)
        assert "could not be loaded" in closed.card()
