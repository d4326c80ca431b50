"""Opens the built page and plays it, as a person or as a test that looks inside.

Every request to another host is refused and remembered, and so is every error of the page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

# The page's clock and frames, in the test's hands once `clockStop` was called: `clockStep(n, ms)` then
# draws n frames, as a display would that shows one every ms.
CLOCK = """
(() => {
  const now = performance.now.bind(performance), date = Date.now, frame = requestAnimationFrame;
  let stopped = null, waiting = [];
  performance.now = () => stopped === null ? now() : stopped;
  Date.now = () => stopped === null ? date() : date() - now() + stopped;
  window.requestAnimationFrame = (act) => {
    if (stopped === null) return frame(act);
    waiting.push(act);
    return 0;
  };
  window.clockStop = () => { stopped = now(); };
  window.clockIsStopped = () => stopped !== null && waiting.length > 0;
  window.clockGo = () => { stopped = null; const all = waiting; waiting = []; all.forEach(frame); };
  window.clockStep = (frames, ms) => {
    for (let i = 0; i < frames; i++) {
      stopped += ms;
      const all = waiting;
      waiting = [];
      for (const act of all) act(stopped);
    }
  };
})();
"""
BOOT = 90_000  # ms; a page boots in 5 s on a quiet core, several at once take far longer
SETTLE = 20_000


class Table:
    """A page with the game in it."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.address = address
        self.asked: list[str] = []
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self.lines: list[str] = []
        page.add_init_script(CLOCK)
        page.route("**/*", self._let_through)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.lines.append(message.text))
        page.on("response", self._note_missing)
        page.on("dialog", self._note_dialog)

    def _let_through(self, route: Any) -> None:
        self.asked.append(route.request.url)
        url = urlsplit(route.request.url)
        if url.scheme in ("data", "blob") or url.netloc == urlsplit(self.address).netloc:
            route.continue_()
        else:
            self.foreign.append(route.request.url)
            route.abort()

    def _note_dialog(self, dialog: Any) -> None:
        self.errors.append(f"a dialog: {dialog.message}")
        dialog.accept()

    def _note_missing(self, response: Any) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status} {response.url}")

    def open(self, query: str = "") -> Table:
        """Opens the page and waits for the first frame."""
        self.page.goto(self.address + query)
        return self.wait_ready()

    def reload(self) -> Table:
        self.page.reload()
        return self.wait_ready()

    def wait_ready(self) -> Table:
        self.page.wait_for_function(
            "document.body && (document.body.dataset.ready || document.body.dataset.error)",
            timeout=BOOT,
        )
        if self.card():
            raise AssertionError(self.card() + "\n" + "\n".join(self.lines[-20:]))
        return self

    def run(self, code: str) -> Any:
        """Runs Python in the page; gives what the last line, JSON-able, comes to."""
        *before, last = code.strip().splitlines()
        text = "\n".join([*before, "import json", f"json.dumps({last})"])
        return json.loads(self.page.evaluate("code => standin.run(code)", text))

    def until(self, condition: str, timeout: float = SETTLE) -> None:
        """Waits until a JavaScript condition holds."""
        # not by frames, which do not come while the clock is stopped
        self.page.wait_for_function(condition, timeout=timeout, polling=50)

    def frames(self, count: int) -> None:
        """Lets that many frames pass."""
        self.until(f"standin.frames >= {self.page.evaluate('standin.frames') + count}")

    def stop_clock(self) -> None:
        """From now on time passes only in `step`."""
        self.page.evaluate("clockIsStopped() || clockStop()")
        # the frame asked for while the clock still ran is drawn; the next is the test's
        self.until("clockIsStopped()")

    def run_clock(self) -> None:
        """From now on time passes by itself, as it does when a page is opened."""
        self.page.evaluate("clockIsStopped() && clockGo()")

    def step(self, frames: int = 1, ms: float = 1000 / 60) -> None:
        """Lets that many frames pass, each of them `ms` long, as fast as can be."""
        self.page.evaluate("([n, ms]) => clockStep(n, ms)", [frames, ms])

    def pass_frame(self) -> None:
        """Lets one frame pass, whoever has the clock."""
        if self.page.evaluate("clockIsStopped()"):
            self.step(1)
        else:
            self.frames(2)

    def actions(self) -> list[str]:
        """What the mirror offers now and does not dim."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#fm-actions button')]"
            ".filter(b => b.getAttribute('aria-disabled') !== 'true').map(b => b.dataset.action)"
        )
        return found

    def card(self) -> str:
        """The text of the error card; "" where none is shown."""
        return str(
            self.page.evaluate(
                "(c => c.hidden ? '' : c.innerText)(document.querySelector('#fm-error'))"
            )
        )

    def body(self, name: str) -> str | None:
        """One of the body's data attributes."""
        found: str | None = self.page.evaluate("name => document.body.dataset[name] ?? null", name)
        return found

    def stored(self) -> dict[str, str]:
        """Everything the game keeps in the browser."""
        found: dict[str, str] = self.page.evaluate("({...localStorage})")
        return found


@contextmanager
def table(
    browser: Any,
    address: str,
    query: str | None = "",
    before: str = "",
    allow_errors: bool = False,
    **context: Any,
) -> Iterator[Table]:
    """A page in a profile of its own, booted with `query` unless that is None. `before` is
    JavaScript that runs before anything of the page. Nothing foreign may have been asked for when
    it is left, and no error may have happened."""
    options = {"viewport": {"width": 960, "height": 540}, **context}
    profile = browser.new_context(**options)
    try:
        page = profile.new_page()
        if before:
            page.add_init_script(before)
        opened = Table(page, address)
        yield opened if query is None else opened.open(query)
        assert opened.foreign == []
        if not allow_errors:
            assert opened.errors == []
    finally:
        profile.close()
