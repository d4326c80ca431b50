"""What the readable records of all games have in common: events and views as lines.

A title's `transcript.py` plays a match and says what of its table goes into a line.
"""

from collections.abc import Callable
from typing import Any

from game.core.game import Event, Game
from game.core.match import Match
from game.core.notation import action_text
from game.core.zones import redact

LONGEST = 6
"""Actions of a seat that are written out; of more the first and the last two."""


def told(game: Game[Any], event: Event) -> str:
    """The event, and after a bar what the public learns of it where that is less."""
    public = redact(game, event, None)
    return f"  {_words(event)}" + (f"  | {_words(public)}" if public != event else "")


def _words(event: Event) -> str:
    words = (f"{key}={value}" for key, value in event.values.items())
    return " ".join((event.id, *words)).replace("'", "")


def views(match: Match, rows: Callable[[Any], list[str]]) -> list[str]:
    """The public's view whole; of each seat's what differs from it, and what it may do."""
    state = match.state
    lines = [f"--- after {len(match.actions)} actions, {state.phase}, turn {state.turn}"]
    public: list[str] = []
    for seat in (None, *range(state.seats)):
        seen = rows(match.shown(seat))
        name = "public" if seat is None else f"seat {seat}"
        legal = [] if seat is None else [action_text(action) for action in match.legal(seat)]
        if len(legal) > LONGEST:
            legal = [legal[0], "...", *legal[-2:]]
        lines.append(f"{name} may: {', '.join(legal)}" if legal else name)
        lines += [f"    {line}" for line in seen if line not in public]
        public = public or seen
    return lines
