"""A readable record of one match with what each seat sees.

`python -m tests.titles.gift_of_tulips.transcript` prints what belongs into `transcript.txt`, which a
person reads when it changes.
"""

from typing import Any

from game.core.game import Event
from game.core.match import Match
from game.core.notation import action_text, move_text
from game.core.rng import Rng, choice
from game.core.zones import redact
from game.titles.gift_of_tulips.rules import GAME


def transcript(seats: int = 3, seed: int = 21) -> str:
    """A random match: every action and event, and every ninth position as each seat sees it."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    lines = [f"gift_of_tulips, {seats} seats, seed {seed}", *map(_told, match.events[0])]
    while match.state.turn is not None:
        if len(match.actions) % 9 in (0, 2):
            lines += _views(match)
        seat = match.state.turn
        action = choice(rng, match.legal(seat))
        lines.append(f"> {move_text(seat, action)}")
        lines += map(_told, match.play(seat, action))
    lines += [*_views(match), f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


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
    lines = [f"--- after {len(match.actions)} actions, {state.phase}, turn {state.turn}"]
    public: list[str] = []
    for seat in (None, *range(state.seats)):
        seen = _rows(GAME.table(match.shown(seat)))
        name = "public" if seat is None else f"seat {seat}"
        legal = [] if seat is None else [action_text(action) for action in match.legal(seat)]
        lines.append(f"{name} may: {', '.join(legal)}" if legal else name)
        lines += [f"    {line}" for line in seen if line not in public]
        public = public or seen
    return lines


def _rows(table: dict[str, Any]) -> list[str]:
    rows = []
    for key, value in table.items():
        if isinstance(value, dict):
            value = [f"{colour} {' '.join(cards)}" for colour, cards in value.items()]
        if isinstance(value, list):
            value = " | ".join(_cards(entry) for entry in value)
        rows.append(f"{key}: {value}")
    return rows


def _cards(entry: Any) -> str:
    return " ".join(card or "?" for card in entry) if isinstance(entry, list) else str(entry)


if __name__ == "__main__":
    print(transcript(), end="")
