"""The menu over a match: go on, look back, settings, keys, give the match as a file, leave (it is
saved)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.scene import Scene
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(380, 70, 520, 580)


class Pause(Scene):
    """Everything below stands still."""

    name = "pause"
    covers = False

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.below: Scene = table_scene.app.stack.top or table_scene
        self.words = table_scene.speech.words
        self.note = ""
        self.hand = self.app.settings.left_handed
        entries = (
            ("resume", "play", "brass", self.escape),
            ("replay", "arrow-left", "plain", self._look_back),
            ("settings", "gear", "plain", self._settings),
            ("keys", "help", "plain", self._keys),
            ("save_file", "download", "plain", self._give),
            ("leave", "back", "plain", self._leave),
        )
        widgets: list[Widget] = [
            Button((420, 150 + 70 * i, 440, 60), action, self.words.say(f"pause.{action}"), press, kind, icon)
            for i, (action, icon, kind, press) in enumerate(entries)
        ]  # fmt: skip
        self.controls.set(widgets, "resume")

    def escape(self) -> None:
        if self.hand != self.app.settings.left_handed:  # everything has changed its place
            self.table_scene.back_to_table()
        else:
            self.app.stack.pop(self)

    def _look_back(self) -> None:
        from game.ui.replay import Replay

        self.app.stack.push(Replay(self.app, self.table_scene.match))

    def _settings(self) -> None:
        from game.ui.settings_scene import SettingsScene

        self.app.stack.push(SettingsScene(self.app))

    def _keys(self) -> None:
        from game.ui.keys import KeyPage

        self.app.stack.push(KeyPage(self.app, self.below))

    def _give(self) -> None:
        match = self.table_scene.match
        name = f"{match.game.name}-{match.seed}-{len(match.actions)}.json"
        where = self.app.host.give_file(name, match.text())
        self.note = (
            self.words.say("pause.given", where=where) if where else self.words.say("pause.refused")
        )

    def _leave(self) -> None:
        self.app.open_menu()

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        look.text.draw(
            surface,
            self.words.say("pause.title"),
            (400, 84, 480, 60),
            "scene",
            look.theme.ink,
            "centre",
        )
        note = self.note or self.words.say("pause.safe")
        look.text.paragraph(
            surface, note, (420, 574, 440, 64), "text", look.theme.ink_soft, "centre", 30
        )
        super().draw(surface)
