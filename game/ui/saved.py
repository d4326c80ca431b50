"""All saved matches: go on, hand out as a file, remove (and take that back)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.game import BadFile
from game.ui.frame import Framed
from game.ui.in_words import fitting, summary
from game.ui.matches import Entry
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

TOP, ROW, STEP = 78, 84, 92
A_PAGE = 6
FOOT = pygame.Rect(12, 634, 1256, 68)


class Saved(Framed):
    """The list, the newest match first, six on a page."""

    name = "saved"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = app.say("matches")
        self.page = 0
        self.removed: tuple[str, str] | None = None
        """Id and text of the entry that was removed last."""
        self.controls.strip = FOOT

    def enter(self) -> None:
        self.entries = self.app.matches.entries()
        self.lay_out(f"match {self.entries[0].id}" if self.entries else "back")

    def wake(self) -> None:
        self.lay_out()

    def lay_out(self, focus: str | None = None) -> None:
        self.entries = self.app.matches.entries()
        self.pages = max(1, -(-len(self.entries) // A_PAGE))
        self.page = min(self.page, self.pages - 1)
        self.beside = self.app.say("saved.count", count=len(self.entries)) if self.entries else ""
        widgets: list[Widget] = []
        shown = self.entries[self.page * A_PAGE : (self.page + 1) * A_PAGE]
        for i, entry in enumerate(shown):
            widgets += self._row(entry, TOP + i * STEP)
        self.show([*widgets, *self._foot()], focus)

    def _row(self, entry: Entry, y: int) -> list[Widget]:
        app = self.app
        title, rest = summary(app, entry)
        wide = 1256 - 2 * 84
        why = app.say("saved.damaged.note") if entry.is_damaged else None
        row: list[Widget] = [
            Area((12, y, wide, ROW), f"match {entry.id}", f"{title}, {' · '.join(rest)}", partial(self._open, entry), partial(self._draw_row, entry), why),
        ]  # fmt: skip
        row.append(
            Button((12 + wide + 8, y, 76, ROW), f"export {entry.id}", app.say("saved.export", title=title),
                   partial(self._export, entry), "plain", "download", reason=why, shows_label=False)
        )  # fmt: skip
        row.append(
            Button((12 + wide + 92, y, 76, ROW), f"remove {entry.id}", app.say("saved.remove", title=title),
                   partial(self._remove, entry), "red", "trash", shows_label=False)
        )  # fmt: skip
        return row

    def _foot(self) -> list[Widget]:
        app, widgets = self.app, list[Widget]()
        y, high = FOOT.y, FOOT.height
        if self.removed is not None:
            widgets.append(Button((12, y, 420, high), "undo", app.say("saved.undo"), self._undo, "brass", "undo"))  # fmt: skip
        if self.pages > 1:
            first = app.say("saved.first") if self.page == 0 else None
            last = app.say("saved.last") if self.page == self.pages - 1 else None
            widgets += [
                Button((1064, y, 98, high), "earlier", app.say("earlier"), partial(self._turn, -1), "plain", "back", reason=first, shows_label=False),
                Button((1170, y, 98, high), "later", app.say("later"), partial(self._turn, 1), "plain", "arrow-right", reason=last, shows_label=False),
            ]  # fmt: skip
        return widgets

    def _open(self, entry: Entry) -> None:
        self.app.open_saved(entry.id)

    def _export(self, entry: Entry) -> None:
        try:
            where = self.app.matches.give_out(entry.id)
        except BadFile as bad:
            self.app.notice(bad.message)
            return
        if where is None:
            self.app.notice("saved.refused")
        else:
            self.app.notice("saved.exported", where=where)

    def _remove(self, entry: Entry) -> None:
        self.removed = (entry.id, self.app.matches.text(entry.id) or "")
        self.app.matches.remove(entry.id)
        self.lay_out("undo")

    def _undo(self) -> None:
        if self.removed is not None:
            self.app.tell_trouble(self.app.matches.put_back(*self.removed))
            self.removed = None
        self.lay_out("back")

    def _turn(self, by: int) -> None:
        self.page += by
        self.lay_out()

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_frame(surface)
        look, theme = self.look, self.look.theme
        if not self.entries:
            look.text.draw(surface, self.app.say("saved.none"), (0, 200, 1280, 60), "subtitle", theme.cream, "centre")  # fmt: skip
        if self.pages > 1 and not self.controls.why_words:
            words = self.app.say("page", page=self.page + 1, pages=self.pages)
            place = (760, FOOT.y, 290, FOOT.height)
            look.text.draw(surface, words, place, "text", theme.sand, "right")
        self.controls.draw(surface)

    def _draw_row(self, entry: Entry, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # fmt: skip
        look, theme = self.look, self.look.theme
        kind = "dimmed" if state == "dimmed" else "pressed" if state == "pressed" else "normal"
        down = look.paint.button(surface, rect, "plain", kind)
        inside = rect.inflate(-28, -10).move(0, down)
        if look.pictures.has("lobby", entry.game):
            image, place = look.pictures.fit("lobby", entry.game, pygame.Rect(inside.x, inside.y, 110, inside.height))  # fmt: skip
            surface.blit(image, place)
        inside = pygame.Rect(inside.x + 126, inside.y, inside.width - 126, inside.height)
        title, rest = summary(self.app, entry)
        top = pygame.Rect(inside.x, inside.y, inside.width, inside.height // 2)
        look.text.draw(surface, title, top, "strong", theme.ink)
        colour = theme.ink_dim if entry.is_damaged else theme.ink_soft
        words = fitting(look, rest, top.width)
        look.text.draw(surface, words, top.move(0, top.height), "text", colour)
