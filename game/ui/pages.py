"""The rules of a game in short pages: words from its catalogue, reachable from the lobby, the
set-up and every table.

A game has the pages `help.1`, `help.2`, ... (`help.1.title`); one without gets its tagline.
A title may draw its cards below a page's words (`TableKit.draw_page`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.core.game import Game
from game.ui.scene import Scene
from game.ui.table import kit_of
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.app import App

PANEL = pygame.Rect(60, 40, 1160, 640)


class Pages(Scene):
    """One page at a time, over whatever lies below."""

    name = "pages"
    covers = False

    def __init__(self, app: App, game: Game[Any]) -> None:
        super().__init__(app)
        self.words = app.words(game.name)
        self.pages = [f"help.{n}" for n in range(1, 30) if self.words.has(f"help.{n}")] or [
            "tagline"
        ]
        self.page = 0
        kit = kit_of(game)
        self.draw_page = kit.draw_page
        for atlas in kit.atlases:  # where no match has loaded them
            app.look.pictures.load(atlas)
        self._lay()

    def _lay(self) -> None:
        def turn(by: int) -> None:
            self.page += by
            self._lay()

        words = self.words
        first = words.say("pages.first") if self.page == 0 else None
        last = words.say("pages.last") if self.page == len(self.pages) - 1 else None
        self.controls.set(
            [
                Button((90, 600, 220, 64), "previous", words.say("pages.previous"), lambda: turn(-1),
                       "plain", "arrow-left", reason=first, keys=(pygame.K_PAGEUP,)),
                Button((326, 600, 220, 64), "next", words.say("pages.next"), lambda: turn(1), "plain",
                       "arrow-right", reason=last, keys=(pygame.K_PAGEDOWN,)),
                Button((970, 600, 220, 64), "close", words.say("close"), self.escape, "delft", "close"),
            ],
            "next" if last is None else "close",
        )  # fmt: skip

    def escape(self) -> None:
        self.app.stack.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        look, page = self.look, self.pages[self.page]
        look.paint.veil(surface)
        look.paint.plate(surface, PANEL, "paper")
        title = (
            self.words.say(f"{page}.title")
            if self.words.has(f"{page}.title")
            else self.words.say("title")
        )
        look.text.draw(surface, title, (90, 56, 900, 56), "scene", look.theme.ink)
        count = self.words.say("plain.page", page=self.page + 1, pages=len(self.pages))
        look.text.draw(surface, count, (900, 56, 290, 56), "text", look.theme.ink_soft, "right")
        surface.fill(look.theme.rule, (90, 116, 1100, 2))
        end = look.text.paragraph(
            surface, self.words.say(page), (90, 130, 1100, 460), "text", look.theme.ink
        )
        if self.draw_page is not None:
            room = pygame.Rect(90, end + 12, 1100, 588 - end)
            self.draw_page(look, surface, self.page + 1, room)
        super().draw(surface)
