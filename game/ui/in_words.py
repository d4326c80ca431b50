"""Saved matches and moments in words, for menu and list."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.app import App
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


def summary(app: App, entry: Entry) -> tuple[str, str]:
    """Two lines about a saved match: what and how far; who and when."""
    if entry.is_damaged:
        return app.say("saved.damaged"), app.say("saved.damaged.note")
    words = app.words(entry.game)
    phase = f"phase.{entry.phase}"
    far = words.say(phase) if words.has(phase) else ""
    first = [game_title(app, entry.game), app.say("saved.over") if entry.is_over else far]
    who = ", ".join(entry.names) or app.say("saved.seats", count=len(entry.players))
    second = [who, moment(app, entry.saved)]
    return ", ".join(filter(None, first)), " · ".join(filter(None, second))
