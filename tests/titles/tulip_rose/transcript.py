"""A readable record of one match with what each seat sees.

`python -m tests.titles.tulip_rose.transcript` prints what belongs into `transcript.txt`, which a
person reads when it changes.
"""

from typing import Any

from game.core.game import Action, Event
from game.core.match import Match
from game.core.notation import action_text, move_text
from game.core.rng import Rng, choice
from game.core.zones import redact
from game.titles.tulip_rose.rules import GAME

OPTIONS = {"weeds": True, "orders": True, "hidden_money": True}
LONGEST = 6
"""Actions of a seat that are written out; of more the first and last."""


def transcript(seats: int = 3, seed: int = 9) -> str:
    """A match by chance: all actions and events, each day's first of a phase as the seats see it."""
    match, rng = Match.start(GAME, seats, seed, OPTIONS), Rng(seed)
    lines = [f"tulip_rose, {seats} seats, seed {seed}, all options"]
    lines += map(_told, match.events[0])
    shown, before = set(), None
    while match.state.turn is not None:
        place = (match.state.day, match.state.phase)
        if place not in shown and place != before:
            shown.add(place)
            lines += _views(match)
        before = place
        seat = match.state.turn
        action = _chosen(match.legal(seat), rng)
        lines.append(f"> {move_text(seat, action)}")
        lines += map(_told, match.play(seat, action))
    lines += [*_views(match), *(f"score {score}" for score in match.scores() or [])]
    return "\n".join([*lines, f"winners {match.winners()}"]) + "\n"


def _chosen(actions: list[Action], rng: Rng) -> Action:
    """One of the actions; of bids a low one, else passes would be rare."""
    if actions[-1] == ("pass",) and len(actions) > 4:
        actions = [*actions[:3], actions[-1], actions[-1]]
    return choice(rng, actions)


def _told(event: Event) -> str:
    """The event, and after a bar what the public learns of it where that is less."""
    public = redact(GAME, event, None)
    return f"  {_words(event)}" + (f"  | {_words(public)}" if public != event else "")


def _words(event: Event) -> str:
    words = (f"{key}={value}" for key, value in event.values.items())
    return " ".join((event.id, *words)).replace("'", "")


def _views(match: Match) -> list[str]:
    """The public's view whole; of each seat's what differs from it, and what it may do."""
    state = match.state
    lines = [f"--- after {len(match.actions)} actions: {state.phase}, turn {state.turn}"]
    public: list[str] = []
    for seat in (None, *range(state.seats)):
        seen = _rows(GAME.table(match.shown(seat)))
        name = "public" if seat is None else f"seat {seat}"
        legal = [] if seat is None else [action_text(action) for action in match.legal(seat)]
        if len(legal) > LONGEST:
            legal = [legal[0], "...", *legal[-2:]]
        lines.append(f"{name} may: {', '.join(legal)}" if legal else name)
        lines += [f"    {line}" for line in seen if line not in public]
        public = public or seen
    return lines


def _rows(table: dict[str, Any]) -> list[str]:
    return [f"{key}: {_value(value)}" for key, value in table.items()]


def _value(value: Any) -> str:
    if isinstance(value, list) and any(isinstance(entry, list | dict) for entry in value):
        return " | ".join(_value(entry) or "-" for entry in value)
    if isinstance(value, list):
        return ", ".join("?" if entry is None else str(entry) for entry in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {entry}" for key, entry in value.items())
    return str(value)


if __name__ == "__main__":
    print(transcript(), end="")
