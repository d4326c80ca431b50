"""The error card: what happened, that the match is safe, and the ways on."""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.ui.in_words import game_title
from game.ui.matches import FOLDER
from game.ui.scene import Scene
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

PANEL = pygame.Rect(170, 120, 940, 480)
TEXT = pygame.Rect(460, 208, 610, 84)
NOTE = pygame.Rect(460, 296, 610, 54)


class ErrorScene(Scene):
    """Lies alone on the stack. `saved` is the match to go back to, "" for none."""

    name = "error"

    def __init__(self, app: App, details: str, saved: str) -> None:
        super().__init__(app)
        self.details = details
        self.saved_match = saved
        self.report = _report_line(app, details, saved)
        self.controls.strip = pygame.Rect(210, 630, 860, 64)

    def enter(self) -> None:
        app = self.app
        widgets: list[Widget] = []
        if self.saved_match:
            widgets.append(Button((210, 420, 860, 72), "resume", app.say("error.back"), self._back, "delft", "undo"))  # fmt: skip
        widgets += [
            Button((210, 506, 424, 68), "copy", app.say("error.copy"), self._copy, "plain", "copy"),
            Button((646, 506, 424, 68), "menu", app.say("menu"), app.open_menu, "plain", "menu"),
        ]
        self.controls.set(widgets, "resume" if self.saved_match else "menu")

    def escape(self) -> None:
        self.app.open_menu()

    def _back(self) -> None:
        if not self.app.open_saved(self.saved_match):
            self.app.open_menu()

    def _copy(self) -> None:
        done = self.app.host.copy(self.details)
        self.app.notice("error.copied" if done else "error.not_copied")

    def draw(self, surface: pygame.Surface) -> None:
        look, theme, app = self.look, self.look.theme, self.app
        look.paint.table(surface)
        look.paint.veil(surface, 120)
        look.paint.plate(surface, PANEL, "paper")
        vase = look.pictures.get("common", "vase", 190)
        surface.blit(vase, vase.get_rect(midbottom=(330, 406)))
        look.text.draw(surface, app.say("error.title"), (460, 144, 630, 54), "scene", theme.ink)
        words = app.say("error.safe" if self.saved_match else "error.words")
        look.text.paragraph(surface, words, TEXT, "text", theme.ink, line=38)
        look.paint.plate(surface, NOTE, "note")
        surface.fill(theme.brass_dark, (NOTE.x, NOTE.y, 4, NOTE.height))
        report = self.report
        look.text.draw(surface, report, NOTE.inflate(-40, 0), "text", theme.ink)
        self.controls.draw(surface)


def _report_line(app: App, details: str, saved: str) -> str:
    code = report_code(details)
    entry = next((e for e in app.matches.entries() if e.id == saved), None)
    if entry is None or entry.is_damaged:
        return app.say("error.report", code=code)
    title = game_title(app, entry.game)
    return app.say("error.report.match", code=code, match=title, move=entry.moves)


def report_code(details: str) -> str:
    """A short name of a report, the same for the same error."""
    return hashlib.sha256(details.encode()).hexdigest()[:6].upper()


def report_text(app: App, details: str) -> str:
    """What is copied: version, system, scenes, the error, the match as it is stored."""
    scenes = [scene.name for scene in app.stack.scenes]
    saved = next((s.saved for s in reversed(app.stack.scenes) if s.saved), "")
    lines = [
        f"Flower Market {__version__} {app.host.build}".strip(),
        f"Python {sys.version.split()[0]}, pygame-ce {pygame.version.ver}, {sys.platform}",
        f"scenes: {' > '.join(scenes)}",
        details.rstrip(),
    ]
    if saved:
        lines.append(app.host.read(FOLDER + saved) or "")
    return "\n".join(lines) + "\n"
