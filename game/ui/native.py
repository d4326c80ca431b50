"""The native system as host: files in the user's folder, the command line, the clipboard.

The page of a browser is in `web.py`; what both must offer is declared in `host.py`.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

import pygame

from game.ui.host import (
    LONGEST_FILE,
    STORAGE_BLOCKED,
    STORAGE_FAILED,
    STORAGE_FULL,
    Host,
    Mirror,
    is_name,
    plain_query,
)

REASONS = {
    errno.EACCES: STORAGE_BLOCKED,
    errno.EPERM: STORAGE_BLOCKED,
    errno.EROFS: STORAGE_BLOCKED,
    errno.ENOSPC: STORAGE_FULL,
    errno.EDQUOT: STORAGE_FULL,
}


class NativeHost(Host):
    """Windows, macOS and Linux. `FM_HOME` names another folder than the user's own."""

    is_web = False
    build = ""

    def __init__(self, arguments: list[str] | None = None, home: Path | None = None) -> None:
        self._arguments = sys.argv[1:] if arguments is None else arguments
        self._home = home or user_folder()
        self._aside: dict[str, str] = {}  # texts that could not be stored
        self._files: list[tuple[str, str]] = []
        self._presses: list[str] = []
        self._pasted = ""
        self.page = Mirror("")

    def query(self) -> dict[str, str]:
        return plain_query(read_arguments(self._arguments))

    def read(self, name: str) -> str | None:
        if name in self._aside:
            return self._aside[name]
        try:
            return self._path(name).read_text(encoding="utf-8")
        except (OSError, ValueError):
            return None

    def write(self, name: str, text: str) -> str | None:
        try:
            write_whole(self._path(name), text)
        except OSError as trouble:
            self._aside[name] = text
            return REASONS.get(trouble.errno or 0, STORAGE_FAILED)
        self._aside.pop(name, None)
        return None

    def remove(self, name: str) -> None:
        self._aside.pop(name, None)
        with contextlib.suppress(OSError):  # it comes back on the next start, no more than that
            self._path(name).unlink(missing_ok=True)

    def names(self) -> list[str]:
        stored = set(self._aside)
        try:
            for path in self._store.rglob("*.json"):
                stored.add(path.relative_to(self._store).with_suffix("").as_posix())
        except OSError:
            pass
        return sorted(name for name in stored if is_name(name))

    def is_hidden(self) -> bool:
        return pygame.display.get_init() and not pygame.display.get_active()

    def prefers_reduced_motion(self) -> bool:
        return False  # SDL cannot tell; the game's own setting can

    def copy(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, NotImplementedError):
            return False
        return True

    def ask_paste(self) -> None:
        with contextlib.suppress(pygame.error, NotImplementedError):
            self._pasted += pygame.scrap.get_text()

    def take_paste(self) -> str:
        text, self._pasted = self._pasted, ""
        return text

    def give_file(self, name: str, text: str) -> str | None:
        try:
            path = free_path(self._home / "matches", Path(name).name)
            write_whole(path, text)
        except OSError:
            return None
        return str(path)

    def ask_file(self) -> None:
        pass  # files are dropped on the window

    def drop(self, path: str) -> None:
        self._files.append((Path(path).name, read_small(Path(path))))

    def take_file(self) -> tuple[str, str] | None:
        return self._files.pop(0) if self._files else None

    def mirror(self, page: Mirror) -> None:
        self.page = page

    def press(self, action: str) -> None:
        """Presses an action of the mirror, as a click on it does in a page."""
        self._presses.append(action)

    def pressed(self) -> list[str]:
        presses, self._presses = self._presses, []
        return presses

    def ready(self) -> None:
        pass

    def report(self, words: str, details: str) -> bool:
        print(words, details, sep="\n", file=sys.stderr)
        return False

    def fullscreen(self, on: bool) -> None:
        if pygame.display.get_surface() and pygame.display.is_fullscreen() != on:
            pygame.display.toggle_fullscreen()

    @property
    def _store(self) -> Path:
        return self._home / "store"

    def _path(self, name: str) -> Path:
        if not is_name(name):
            raise ValueError(f"{name!r} is not a name to store under")
        return self._store / f"{name}.json"


def user_folder() -> Path:
    """The folder that the system gives the game for its own files."""
    return Path(os.environ.get("FM_HOME") or pygame.system.get_pref_path("flower-market", "game"))


def read_arguments(arguments: list[str]) -> dict[str, str]:
    """`key=value`, `--key=value` and `--key value` as pairs; anything else is passed over."""
    pairs: dict[str, str] = {}
    waiting = ""
    for argument in arguments:
        word = argument.removeprefix("--")
        if "=" in word:
            key, value = word.split("=", 1)
            pairs[key] = value
            waiting = ""
        elif word != argument:
            waiting = word
        elif waiting:
            pairs[waiting] = argument
            waiting = ""
    return pairs


def write_whole(path: Path, text: str) -> None:
    """Writes beside and then replaces, so that a crash leaves the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def free_path(folder: Path, name: str) -> Path:
    """`name` in `folder`, with a number behind it where that name is taken."""
    path = folder / name
    number = 2
    while path.exists():
        path = folder / f"{Path(name).stem}-{number}{Path(name).suffix}"
        number += 1
    return path


def read_small(path: Path) -> str:
    """The text of a file; "" where it is too long, not text, or cannot be read."""
    try:
        return path.read_text(encoding="utf-8") if path.stat().st_size <= LONGEST_FILE else ""
    except (OSError, ValueError):
        return ""
