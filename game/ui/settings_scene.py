"""The settings, over any scene: each choice holds at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.frame import Framed
from game.ui.inputs import Segment, Stepper
from game.ui.motion import SPEEDS
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

PANEL = pygame.Rect(12, 78, 1256, 626)
LEFT, RIGHT = 44, 1236
TOP, STEP, HIGH = 96, 74, 58


class SettingsScene(Framed):
    """One row for each choice."""

    name = "settings"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.rows: list[tuple[int, str]] = []

    def enter(self) -> None:
        self.lay_out("speed")

    def back(self) -> None:
        self.app.stack.pop(self)

    def lay_out(self, focus: str | None = None) -> None:
        """Everything, in the words and sizes that hold now."""
        app, settings = self.app, self.app.settings
        self.title = app.say("settings")
        self.rows = []
        self.controls.strip = pygame.Rect(700, 636, 536, 64)
        system = "system" if settings.reduced == "system" else settings.reduced
        widgets: list[Widget] = [
            self._choice("speed", list(SPEEDS), settings.speed, self._set("speed"), 560),
            self._choice("larger", ["off", "on"], _word(settings.larger), self._switch("larger")),
            self._choice("contrast", ["off", "on"], _word(settings.contrast), self._switch("contrast")),
            self._choice("reduced", ["system", "off", "on"], system, self._set("reduced"), 560),
            self._choice("hand", ["off", "on"], _word(settings.left_handed), self._switch("left_handed")),
            self._choice("screen", ["off", "on"], _word(settings.full_screen), self._screen),
            self._volume(),
            self._pads(),
        ]  # fmt: skip
        self.show(widgets, focus)

    def _choice(
        self, name: str, values: list[str], chosen: str, on_change: Callable[[str], None],
        width: int = 400,
    ) -> Segment:  # fmt: skip
        app = self.app
        label = app.say("speed" if name == "speed" else f"settings.{name}")
        options = []
        for value in values:
            key = f"speed.{value}" if name == "speed" else f"settings.{name}.{value}"
            options.append((value, app.say(key), None))
        place = pygame.Rect(RIGHT - width, self._row(label), width, HIGH)
        return Segment(place, name, label, options, chosen, on_change)

    def _volume(self) -> Stepper:
        label = self.app.say("settings.effects")
        place = pygame.Rect(RIGHT - 260, self._row(label), 260, HIGH)
        return Stepper(place, "effects", label, self.app.settings.effects, 0, 10, self._effects, button=72)  # fmt: skip

    def _pads(self) -> Button:
        label = self.app.say("settings.pads")
        place = pygame.Rect(RIGHT - 260, self._row(label), 260, HIGH)
        return Button(place, "pads", self.app.say("settings.pads.choose"), self._open_pads, "plain")

    def _open_pads(self) -> None:
        from game.ui.pad_keys_scene import PadKeysScene

        self.app.stack.push(PadKeysScene(self.app))

    def _row(self, label: str) -> int:
        y = TOP + len(self.rows) * STEP
        self.rows.append((y, label))
        return y

    def _set(self, name: str) -> Callable[[str], None]:
        return lambda value: self._keep(name, value)

    def _switch(self, name: str) -> Callable[[str], None]:
        return lambda value: self._keep(name, value == "on")

    def _keep(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.keep_settings()
        self.lay_out()

    def _screen(self, _value: str) -> None:
        self.app.toggle_full_screen()
        self.lay_out()

    def _effects(self, volume: int) -> None:
        self.app.settings.effects = volume
        self.app.keep_settings()
        self.look.sound.play("click")

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_frame(surface)
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, PANEL, "paper")
        for y, label in self.rows:
            place = pygame.Rect(LEFT, y, 600, HIGH)
            if label == self.rows[0][1]:
                self._draw_speed(surface, place.move(0, HIGH // 2 - 2))
                place.height //= 2
            look.text.draw(surface, label, place, "strong", theme.ink)
            if y > TOP:
                surface.fill(theme.rule, (LEFT, y - 9, RIGHT - LEFT, 1))
        self.controls.draw(surface)

    def _draw_speed(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """What the chosen speed is, in words, under its name."""
        words = self.app.say(f"speed.{self.app.settings.speed}.note")
        box = (place.x, place.y, place.width, HIGH // 2)
        self.look.text.draw(surface, words, box, "text", self.look.theme.ink_soft)


def _word(on: bool) -> str:
    return "on" if on else "off"
