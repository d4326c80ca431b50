"""The bar on top of a table: the title's plate, whose turn it is, the newest line, the buttons.

Its buttons have the same places at every table: undo 992, (hint 1048), log 1104, help 1160, menu
1216. Tables with a rail of their own use `bar_widgets` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.look import Look
    from game.ui.match_scene import MatchScene
    from game.ui.over_table import OverTable

HEIGHT = 58
BUTTONS = {"undo": 992, "log": 1104, "help": 1160, "menu": 1216}


def bar_widgets(scene: OverTable) -> list[Widget]:
    """Undo, log, help and menu for a scene over the table."""
    table = scene.table_scene
    words = scene.speech.words

    def button(
        action: str, icon: str, press: object, key: int, reason: str | None = None
    ) -> Button:
        return Button(
            (BUTTONS[action], 3, 52, 52), action, words.say(f"bar.{action}"), press,  # type: ignore[arg-type]
            "glass", icon, reason=reason, keys=(key,), shows_label=False,
        )  # fmt: skip

    def undo() -> None:
        if scene.undoer is not None:
            table.undo(scene.undoer)

    return [
        button("undo", "undo", undo, pygame.K_u, table.undo_reason(scene.undoer)),
        button("log", "log", lambda: open_log(table), pygame.K_l),
        button("help", "help", lambda: open_help(table), pygame.K_h),
        button("menu", "menu", table.escape, pygame.K_m),
    ]


def open_log(table: MatchScene) -> None:
    """Lays the whole log over the table."""
    from game.ui.log import Log

    table.app.stack.push(Log(table))


def open_help(table: MatchScene) -> None:
    """Lays the rules pages over the table."""
    from game.ui.pages import Pages

    table.app.stack.push(Pages(table.app, table.match.game))


def draw_bar(surface: pygame.Surface, table: MatchScene, whose: str = "") -> None:
    """The bar without its buttons, which the scene on top draws. `whose`: other words than the
    name and phase of who is asked."""
    look, words = table.look, table.speech.words
    look.paint.rail(surface, HEIGHT)
    title = words.say("title")
    wide = min(look.text.width(title, "name") + 30, 400)
    plate = pygame.Rect(12, 6, wide, 46)
    look.paint.plate(surface, plate, "plaque")
    look.text.draw(surface, title, plate.inflate(-16, 0), "name", look.theme.ink, "centre")
    turn = table.match.state.turn
    if whose:
        pass
    elif turn is None:
        whose = words.say("bar.over")
    else:
        phase = words.say(f"phase.{table.match.state.phase}")
        whose = words.say("bar.turn", name=table.speech.name(turn), phase=phase)
    look.paint.disc(surface, (plate.right + 25, 29), 14, look.theme.focus)
    where = pygame.Rect(plate.right + 42, 0, 640 - plate.right - 42, 57)
    look.text.draw(surface, whose, where, "strong", look.theme.cream)
    surface.fill(look.theme.felt_line, (654, 14, 2, 30))
    _draw_log(surface, look, table.log)


def _draw_log(surface: pygame.Surface, look: Look, line: str) -> None:
    """The newest line of the log; a long one in two."""
    place = pygame.Rect(670, 0, 312, HEIGHT - 1)
    step = look.text.line("text") - 4
    if look.text.width(line, "text") <= place.width or 2 * step > place.height:
        look.text.draw(surface, line, place, "text", look.theme.sand)
    else:
        place.update(place.x, 2, place.width, 2 * step)  # a line is higher than its step
        look.text.paragraph(surface, line, place, "text", look.theme.sand, line=step)
