"""A host in memory, and an app on it: for tests that look at screens and storage."""

from __future__ import annotations

import pygame

from game.ui.app import App
from game.ui.host import Host, Mirror, is_name
from game.ui.theme import SIZE
from game.ui.widgets import Widget


class FakeHost(Host):
    """Keeps everything; `trouble` is what each write answers."""

    is_web = False
    build = ""

    def __init__(self, query: dict[str, str] | None = None) -> None:
        self.asked = query or {}
        self.store: dict[str, str] = {}
        self.trouble: str | None = None
        self.pages: list[Mirror] = []
        self.presses: list[str] = []
        self.files: list[tuple[str, str]] = []
        self.given: list[tuple[str, str]] = []
        self.reports: list[tuple[str, str]] = []
        self.clipboard: str | None = None
        self.pasted = ""
        self.hidden = False
        self.full: bool | None = None
        self.readies = 0

    def query(self) -> dict[str, str]:
        return self.asked

    def read(self, name: str) -> str | None:
        return self.store.get(name)

    def write(self, name: str, text: str) -> str | None:
        assert is_name(name)
        self.store[name] = text
        return self.trouble

    def remove(self, name: str) -> None:
        self.store.pop(name, None)

    def names(self) -> list[str]:
        return sorted(self.store)

    def is_hidden(self) -> bool:
        return self.hidden

    def prefers_reduced_motion(self) -> bool:
        return False

    def copy(self, text: str) -> bool:
        self.clipboard = text
        return True

    def ask_paste(self) -> None:
        self.pasted += self.clipboard or ""

    def take_paste(self) -> str:
        text, self.pasted = self.pasted, ""
        return text

    def give_file(self, name: str, text: str) -> str | None:
        self.given.append((name, text))
        return f"matches/{name}"

    def ask_file(self) -> None:
        pass

    def drop(self, path: str) -> None:
        pass

    def take_file(self) -> tuple[str, str] | None:
        return self.files.pop(0) if self.files else None

    def mirror(self, page: Mirror) -> None:
        self.pages.append(page)

    def pressed(self) -> list[str]:
        presses, self.presses = self.presses, []
        return presses

    def ready(self) -> None:
        self.readies += 1

    def report(self, words: str, details: str) -> bool:
        self.reports.append((words, details))
        return False

    def fullscreen(self, on: bool) -> None:
        self.full = on


def new_app(host: FakeHost | None = None, size: tuple[int, int] = SIZE) -> App:
    """An app on a fake host in a window of this size; nothing lies on the stack yet."""
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(size)
    pygame.event.clear()
    return App(host or FakeHost(), screen)


def widget(app: App, action: str) -> Widget:
    """The widget with this action on the uppermost scene."""
    assert app.stack.top is not None
    found = app.stack.top.controls.find(action)
    assert found is not None, f"no {action} on {app.stack.top.name}"
    return found


def on_top(app: App) -> str:
    """The name of the uppermost scene."""
    return app.stack.top.name if app.stack.top else ""


def run(app: App, count: int = 3, dt: float = 16.0) -> None:
    """Some frames."""
    for _ in range(count):
        app.frame(dt)
