"""Headless players: they play whole matches through the real scenes, by mouse, keyboard or touch.

Each posts real pygame events and lets the App run frames; none calls the rules or the scenes. What
to choose is decided by `pick`, from the actions that the scene on top offers.
"""

from collections.abc import Callable, Iterator

import pygame

from game.ui.app import App
from game.ui.scene import Scene
from game.ui.widgets import Widget

Pick = Callable[[list[Widget]], Widget]
FRAME = 1000 / 60
BAR = {"undo", "log", "help", "menu", "earlier", "latest", "page", "hint"}
"""What is on a table besides decisions."""


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.event.Event(kind, values))


def offers(scene: Scene) -> list[Widget]:
    """The widgets that decide something now."""
    return [
        w
        for w in scene.controls.widgets
        if w.action and w.enabled and w.action not in BAR and w.focusable
    ]


def unhurried(app: App, widget: Widget, place: tuple[int, int] | int) -> bool:
    """Lets the time pass that a person takes to press the same place for something else; whether
    the widget, if it was there, still is."""
    before = _is_there(app, widget)
    while app.look.aim.would_go_on(place):
        app.frame(100)
    return _is_there(app, widget) or not before


def _is_there(app: App, widget: Widget) -> bool:
    return app.stack.top is not None and widget in app.stack.top.controls.widgets


class Mouse:
    """Moves, presses, lets go, with frames between."""

    def press(self, app: App, widget: Widget) -> None:
        pos = widget.rect.center
        if not unhurried(app, widget, pos):
            return
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        app.frame(FRAME)
        post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        app.frame(FRAME)
        post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        app.frame(FRAME)


class Touch:
    """A tap: no motion before it, finger and mouse events together, as SDL gives them."""

    def press(self, app: App, widget: Widget) -> None:
        x, y = widget.rect.center
        if not unhurried(app, widget, (x, y)):
            return
        spot = {"touch_id": 1, "finger_id": 1, "x": x / 1280, "y": y / 720, "dx": 0.0, "dy": 0.0}
        post(pygame.FINGERDOWN, **spot)
        post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=True)
        app.frame(FRAME)
        post(pygame.FINGERUP, **spot)
        post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, touch=True)
        app.frame(FRAME)


class Keyboard:
    """Tab until the focus is there, then Enter."""

    def press(self, app: App, widget: Widget) -> None:
        if not unhurried(app, widget, pygame.K_RETURN):
            return
        top = app.stack.top
        controls = top.controls  # type: ignore[union-attr]
        for _ in range(3 * len(controls.widgets) + 3):
            if controls.focused is widget:
                break
            self.key(app, pygame.K_TAB)
            if app.stack.top is not top or widget not in controls.widgets:
                return  # against the clock others act meanwhile: it lies there no more
        assert controls.focused is widget, f"no way to {widget.action} by keyboard"
        self.key(app, pygame.K_RETURN)

    def key(self, app: App, key: int) -> None:
        post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        app.frame(FRAME)
        post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
        app.frame(FRAME)


PLAYERS = {"mouse": Mouse, "keyboard": Keyboard, "touch": Touch}


def frames(app: App, most: int) -> Iterator[Scene]:
    """Runs frames and gives the scene on top after each; fails where an error card appears."""
    for _ in range(most):
        app.frame(FRAME)
        top = app.stack.top
        assert top is not None
        assert top.name != "error", "the error card appeared"
        yield top


def play(
    app: App, player: Mouse | Touch | Keyboard, pick: Pick, until: str, most: int = 60_000
) -> Scene:
    """Plays until a scene of this name is on top; presses whatever `pick` chooses where something
    can be decided."""
    for scene in frames(app, most):
        if scene.name == until:
            return scene
        found = offers(scene)
        if found:
            player.press(app, pick(found))
    raise AssertionError(f"no {until} within {most} frames")


def in_turn() -> Pick:
    """Takes another of the offers each time, so that many kinds of actions are played."""
    count = 0

    def pick(found: list[Widget]) -> Widget:
        nonlocal count
        count += 1
        return found[(count * 7) % len(found)]

    return pick
