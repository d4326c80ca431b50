"""A readable record of one match with what each seat sees.

`python -m tests.titles.tulip_rose.transcript` prints what belongs into `transcript.txt`, which a
person reads when it changes.
"""

from typing import Any

from game.core.game import Action, Event
from game.core.match import Match
from game.core.notation import move_text
from game.core.rng import Rng, choice
from game.titles.tulip_rose.rules import GAME
from tests.transcripts import told, views

OPTIONS = {"weeds": True, "orders": True, "hidden_money": True}


def transcript(seats: int = 3, seed: int = 9) -> str:
    """A match by chance: all actions and events, each day's first of a phase as the seats see it."""
    match, rng = Match.start(GAME, seats, seed, OPTIONS), Rng(seed)
    lines = [f"tulip_rose, {seats} seats, seed {seed}, all options"]
    lines += _told(match.events[0])
    shown, before = set(), None
    while match.state.turn is not None:
        place = (match.state.day, match.state.phase)
        if place not in shown and place != before:
            shown.add(place)
            lines += views(match, _rows)
        before = place
        seat = match.state.turn
        action = _chosen(match.legal(seat), rng)
        lines.append(f"> {move_text(seat, action)}")
        lines += _told(match.play(seat, action))
    lines += [*views(match, _rows), *(f"score {score}" for score in match.scores() or [])]
    return "\n".join([*lines, f"winners {match.winners()}"]) + "\n"


def _chosen(actions: list[Action], rng: Rng) -> Action:
    """One of the actions; of bids a low one, else passes would be rare."""
    if actions[-1] == ("pass",) and len(actions) > 4:
        actions = [*actions[:3], actions[-1], actions[-1]]
    return choice(rng, actions)


def _told(events: list[Event]) -> list[str]:
    return [told(GAME, event) for event in events]


def _rows(seen: Any) -> list[str]:
    return [f"{key}: {_value(value)}" for key, value in GAME.table(seen).items()]


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
