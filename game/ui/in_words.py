"""Saved matches and moments in words, for menu and list."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.look import Look
    from game.ui.matches import Entry


def moment(app: App, seconds: float) -> str:
    """When something was saved: today with the hour, else the day."""
    try:
        then, now = time.localtime(seconds), time.localtime()
    except (OverflowError, ValueError, OSError):
        return ""
    clock = f"{then.tm_hour}:{then.tm_min:02}"
    if then[:3] == now[:3]:
        return app.say("when.today", clock=clock)
    month = app.say(f"month.{then.tm_mon}")
    return app.say("when.day", day=then.tm_mday, month=month, year=then.tm_year)


def game_title(app: App, name: str) -> str:
    """A game's title; its name where it has no words."""
    words = app.words(name)
    return words.say("title") if words.has("title") else name


def summary(app: App, entry: Entry) -> tuple[str, list[str]]:
    """A saved match in two lines: the game and its seats; how far it is, when and who, in parts of
    which the first are the most telling."""
    if entry.is_damaged:
        return app.say("saved.damaged"), [app.say("saved.damaged.note")]
    words = app.words(entry.game)
    phase = f"phase.{entry.phase}"
    far = [words.say("saved.round", round=entry.round)] if entry.round else []
    far += [words.say(phase)] if words.has(phase) else []
    first = f"{game_title(app, entry.game)}, {app.say('saved.seats', count=len(entry.players))}"
    parts = [app.say("saved.over") if entry.is_over else ", ".join(far), moment(app, entry.saved)]
    return first, [part for part in (*parts, ", ".join(entry.names)) if part]


def fitting(look: Look, parts: list[str], width: int) -> str:
    """As many of the parts as fit beside each other, at least the first."""
    while len(parts) > 1 and look.text.width(" · ".join(parts), "text") > width:
        parts = parts[:-1]
    return " · ".join(parts)
