"""What the program runs on: the page of a browser or the native system.

Everything in which the two differ stands behind one class, `Host`; `native.py` and `web.py` are
the two kinds there are. Nothing else may ask which system this is. Drawing, sound and the game
itself do not live here.
"""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from dataclasses import dataclass

# What a link or a command line may say to the game; every other key is dropped.
QUERY_KEYS = (
    "game",
    "seats",
    "seed",
    "bots",
    "speed",
    "tempo",
    "options",
    "lang",
    "resume",
)
LONGEST_FILE = 1_000_000  # bytes of a match file that is taken in; the longest real one has 60,000

STORAGE_BLOCKED = "storage.blocked"
STORAGE_FULL = "storage.full"
STORAGE_FAILED = "storage.failed"


@dataclass(frozen=True)
class MirrorAction:
    """One thing that the person may do now: the action as text and its words for people."""

    action: str
    label: str
    enabled: bool = True


@dataclass(frozen=True)
class NumberField:
    """A range of actions that differ by a number alone: `verb` and low..high."""

    verb: str
    low: int
    high: int
    label: str


@dataclass(frozen=True)
class Mirror:
    """What the screen says, in words: for screen readers, and for tests."""

    scene: str
    phase: str = ""
    seat: int | None = None
    log: str = ""
    actions: tuple[MirrorAction, ...] = ()
    number: NumberField | None = None


class Host(ABC):
    """The one adapter between the program and what it runs on. Every call is safe: storage that
    is blocked, full or broken and refused permissions are answers, never exceptions."""

    is_web: bool
    build: str  # id of the release, "" in a checkout

    @abstractmethod
    def query(self) -> dict[str, str]:
        """What the link or the command line asked for; only keys of QUERY_KEYS."""

    @abstractmethod
    def read(self, name: str) -> str | None:
        """The stored text; None where there is none or it cannot be read."""

    @abstractmethod
    def write(self, name: str, text: str) -> str | None:
        """Stores a text whole or not at all. None when stored, else a message id
        (`storage.blocked`, `storage.full`, `storage.failed`): the text is then kept in memory
        until the program ends."""

    @abstractmethod
    def remove(self, name: str) -> None:
        """Forgets a stored text."""

    @abstractmethod
    def names(self) -> list[str]:
        """The names of everything stored, sorted."""

    @abstractmethod
    def is_hidden(self) -> bool:
        """Whether the tab is hidden or the window minimised. A tab that was hidden and is back
        answers True once more, since a hidden tab draws no frame that could have asked."""

    @abstractmethod
    def prefers_reduced_motion(self) -> bool:
        """Whether the person asked the system for less motion."""

    @abstractmethod
    def copy(self, text: str) -> bool:
        """Puts a text on the clipboard; whether that went well."""

    @abstractmethod
    def ask_paste(self) -> None:
        """Control and V were pressed: what lies on the clipboard arrives at `take_paste`."""

    @abstractmethod
    def take_paste(self) -> str:
        """What was pasted since the last call; "" for nothing."""

    @abstractmethod
    def give_file(self, name: str, text: str) -> str | None:
        """Hands a file to the person; says where it is, or None when refused."""

    @abstractmethod
    def ask_file(self) -> None:
        """Asks the person for a file; what they choose arrives at `take_file`."""

    @abstractmethod
    def drop(self, path: str) -> None:
        """Takes in a file that was dropped on the window."""

    @abstractmethod
    def take_file(self) -> tuple[str, str] | None:
        """Name and text of the next file that has arrived; the text is "" where it is none."""

    @abstractmethod
    def mirror(self, page: Mirror) -> None:
        """Says what the screen shows now; call it only when that has changed."""

    @abstractmethod
    def pressed(self) -> list[str]:
        """The actions pressed in the mirror since the last call, in order."""

    @abstractmethod
    def ready(self) -> None:
        """Tells that the first frame is drawn."""

    @abstractmethod
    def report(self, words: str, details: str) -> bool:
        """Shows what went wrong. False where the game has to show it itself."""

    @abstractmethod
    def fullscreen(self, on: bool) -> None:
        """Fills the screen, or goes back to the window."""


def is_name(name: str) -> bool:
    """Whether `name` may be stored under: words of a-z, 0-9, '-' and '_' with '/' between."""
    return re.fullmatch(r"[a-z0-9][\w-]*(/[a-z0-9][\w-]*)*", name, re.ASCII) is not None


def plain_query(pairs: dict[str, str]) -> dict[str, str]:
    """The known keys among `pairs` whose values are short and printable."""
    return {
        key: value
        for key, value in pairs.items()
        if key in QUERY_KEYS and len(value) <= 200 and value.isprintable()
    }


def open_host() -> Host:
    """The host of this run."""
    if sys.platform == "emscripten":
        from game.ui.web import WebHost

        return WebHost()
    from game.ui.native import NativeHost

    return NativeHost()
