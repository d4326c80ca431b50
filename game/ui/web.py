"""The page of a browser as host.

Two functions of the page are all there is between it and Python, and only JSON text crosses:
`fmTell(text)` asks or tells the page something and gives its answer, `fmHear()` gives what the
page has to say since the last time ("" when nothing). The page's half is `build/page/host.js`.
"""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from typing import Any

from game.ui.host import STORAGE_FAILED, Host, Mirror, is_name, plain_query


class WebHost(Host):
    """A page that `build/build.py` made."""

    is_web = True

    def __init__(self) -> None:
        self._page = platform.window  # type: ignore[attr-defined]
        self._aside: dict[str, str] = {}  # texts that could not be stored
        self._files: list[tuple[str, str]] = []
        self._presses: list[str] = []
        self._pasted = ""
        self._is_hidden = False
        self._was_hidden = False
        self.build = str(self._tell("build"))

    def query(self) -> dict[str, str]:
        return plain_query(self._tell("query"))

    def read(self, name: str) -> str | None:
        if name in self._aside:
            return self._aside[name]
        text = self._tell("read", name=name)
        return text if isinstance(text, str) else None

    def write(self, name: str, text: str) -> str | None:
        if not is_name(name):
            raise ValueError(f"{name!r} is not a name to store under")
        trouble = self._tell("write", name=name, text=text)
        if trouble is None:
            self._aside.pop(name, None)
            return None
        self._aside[name] = text
        return trouble if isinstance(trouble, str) else STORAGE_FAILED

    def remove(self, name: str) -> None:
        self._aside.pop(name, None)
        self._tell("remove", name=name)

    def names(self) -> list[str]:
        return sorted(name for name in {*self._tell("names"), *self._aside} if is_name(name))

    def is_hidden(self) -> bool:
        self._hear()
        hidden = self._is_hidden or self._was_hidden
        self._was_hidden = False
        return hidden

    def prefers_reduced_motion(self) -> bool:
        return self._tell("reduced-motion") is True

    def copy(self, text: str) -> bool:
        return self._tell("copy", text=text) is True

    def ask_paste(self) -> None:
        pass  # the page hears of it by itself

    def take_paste(self) -> str:
        self._hear()
        text, self._pasted = self._pasted, ""
        return text

    def give_file(self, name: str, text: str) -> str | None:
        return name if self._tell("give-file", name=name, text=text) is True else None

    def ask_file(self) -> None:
        self._tell("ask-file")

    def drop(self, path: str) -> None:
        pass  # the page itself takes what is dropped on it

    def take_file(self) -> tuple[str, str] | None:
        self._hear()
        return self._files.pop(0) if self._files else None

    def mirror(self, page: Mirror) -> None:
        self._tell("mirror", page=asdict(page))

    def pressed(self) -> list[str]:
        self._hear()
        presses, self._presses = self._presses, []
        return presses

    def ready(self) -> None:
        self._tell("ready")

    def report(self, words: str, details: str) -> bool:
        return self._tell("report", words=words, details=details) is True

    def fullscreen(self, on: bool) -> None:
        self._tell("fullscreen", on=on)

    def _tell(self, what: str, **more: object) -> Any:
        return json.loads(str(self._page.fmTell(json.dumps({"do": what, **more}))))

    def _hear(self) -> None:
        text = str(self._page.fmHear())
        if not text.startswith("{"):
            return  # however this runtime spells nothing
        news = json.loads(text)
        self._presses += news["pressed"]
        self._pasted += news["pasted"]
        self._files += [(name, words) for name, words in news["files"]]
        self._is_hidden = news["hidden"]
        self._was_hidden = self._was_hidden or news["wasHidden"]
