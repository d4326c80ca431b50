"""The stack: changes happen after the frame, overlays lie over any scene and stop what they cover."""

import pygame
import pytest

from game.ui.app import App
from game.ui.scene import Scene
from tests.ui.fakes import new_app


class Told(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str, told: list[str], over: bool = False, pauses: bool = True) -> None:  # fmt: skip
        super().__init__(app)
        self.name, self.told = name, told
        self.covers, self.pauses = not over, pauses

    def enter(self) -> None:
        self.told.append(f"{self.name} enters")

    def leave(self) -> None:
        self.told.append(f"{self.name} leaves")

    def wake(self) -> None:
        self.told.append(f"{self.name} wakes")

    def update(self, dt: float) -> None:
        self.told.append(f"{self.name} moves")

    def draw(self, surface: pygame.Surface) -> None:
        self.told.append(f"{self.name} draws")

    def handle(self, event: pygame.event.Event) -> bool:
        self.told.append(f"{self.name} hears")
        return False


@pytest.fixture
def app() -> App:
    return new_app()


@pytest.fixture
def told() -> list[str]:
    return []


def test_changes_wait_for_the_end_of_the_frame(app: App, told: list[str]) -> None:
    stack = app.stack
    stack.push(Told(app, "a", told))
    assert stack.top is None and told == [] and stack.is_changing
    stack.settle()
    assert told == ["a enters"] and not stack.is_changing
    stack.replace(Told(app, "b", told))
    stack.push(Told(app, "c", told))
    stack.pop()
    stack.settle()
    assert told == ["a enters", "a leaves", "b enters", "c enters", "c leaves", "b wakes"]


def test_a_scene_goes_with_all_that_lies_over_it(app: App, told: list[str]) -> None:
    a, b, c = (Told(app, name, told) for name in "abc")
    for scene in (a, b, c):
        app.stack.push(scene)
    app.stack.settle()
    told.clear()
    app.stack.pop(b)
    app.stack.pop(b)
    app.stack.settle()
    assert told == ["c leaves", "b leaves", "a wakes"] and app.stack.scenes == [a]


def test_what_a_scene_asks_for_while_entering_happens_too(app: App, told: list[str]) -> None:
    class Passing(Told):
        def enter(self) -> None:
            super().enter()
            self.app.stack.replace(Told(self.app, "b", self.told))

    app.stack.push(Passing(app, "a", told))
    app.stack.settle()
    assert told == ["a enters", "a leaves", "b enters"]


def test_scenes_that_replace_each_other_without_end_are_an_error(app: App, told: list[str]) -> None:
    class Endless(Told):
        def enter(self) -> None:
            self.app.stack.replace(Endless(self.app, "a", []))

    app.stack.push(Endless(app, "a", told))
    with pytest.raises(RuntimeError):
        app.stack.settle()


def test_an_overlay_stops_what_lies_below_and_lets_it_be_seen(app: App, told: list[str]) -> None:
    for scene in (Told(app, "menu", told), Told(app, "table", told), Told(app, "help", told, over=True)):  # fmt: skip
        app.stack.push(scene)
    app.stack.settle()
    told.clear()
    app.stack.update(16)
    app.stack.draw(app.canvas)
    app.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=""))
    assert told == ["help moves", "table draws", "help draws", "help hears"]


def test_a_scene_on_the_table_lets_it_live(app: App, told: list[str]) -> None:
    for scene in (Told(app, "table", told), Told(app, "bid", told, over=True, pauses=False)):
        app.stack.push(scene)
    app.stack.settle()
    told.clear()
    app.stack.update(16)
    app.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=""))
    assert told == ["table moves", "bid moves", "bid hears", "table hears"]


def test_events_after_a_change_reach_the_next_scene(app: App, told: list[str]) -> None:
    """A second press in the same frame must not act on a scene that is about to go."""

    class Leaving(Told):
        def handle(self, event: pygame.event.Event) -> bool:
            super().handle(event)
            self.app.stack.replace(Told(self.app, "b", self.told))
            return True

    app.stack.push(Leaving(app, "a", told))
    app.stack.settle()
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
    app.frame(16)
    assert told.count("a hears") == 1 and "b hears" not in told
    app.frame(16)
    assert told.count("b hears") == 1
