"""The whole log, page by page, over the table. What a viewer may not know was never put into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.scene import Scene
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PANEL = pygame.Rect(140, 40, 1000, 640)
ROOM = pygame.Rect(170, 108, 940, 480)


class Log(Scene):
    """Opens at its end."""

    name = "log"
    covers = False

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene.app)
        self.table_scene = table_scene
        self.words = table_scene.speech.words
        self.pages = self._paged()
        self.page = len(self.pages) - 1
        self._lay()

    def _paged(self) -> list[list[str]]:
        """The lines, wrapped, in pages that fit."""
        text = self.look.text
        room = ROOM.height // text.line("text")
        pages: list[list[str]] = [[]]
        for line in self.table_scene.lines:
            parts = [
                "".join(run[0] for run in runs) for runs in text.wrap(line, "text", ROOM.width)
            ]
            if len(pages[-1]) + len(parts) > room:
                pages.append([])
            pages[-1].extend(parts)
        return pages

    def _lay(self) -> None:
        def turn(by: int) -> None:
            self.page += by
            self._lay()

        first, last = self.page == 0, self.page == len(self.pages) - 1
        earlier, later = self.words.say("log.first"), self.words.say("log.last")
        self.controls.set(
            [
                Button((170, 606, 200, 60), "earlier", self.words.say("log.earlier"), lambda: turn(-1),
                       "plain", reason=earlier if first else None, keys=(pygame.K_PAGEUP,)),
                Button((386, 606, 200, 60), "later", self.words.say("log.later"), lambda: turn(1),
                       "plain", reason=later if last else None, keys=(pygame.K_PAGEDOWN,)),
                Button((910, 606, 200, 60), "close", self.words.say("close"), self.escape, "delft", "close"),
            ],
            "close",
        )  # fmt: skip

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        title = self.words.say("log.title")
        look.text.draw(surface, title, (170, 50, 500, 50), "scene", look.theme.ink)
        page = self.words.say("plain.page", page=self.page + 1, pages=len(self.pages))
        look.text.draw(surface, page, (710, 50, 400, 50), "text", look.theme.ink_soft, "right")
        step = look.text.line("text")
        for number, line in enumerate(self.pages[self.page]):
            place = (ROOM.x, ROOM.y + step * number, ROOM.width, step)
            look.text.draw(surface, line.strip(), place, "text", look.theme.ink)
        super().draw(surface)
