"""A readable record of one match with what each seat sees.

`python -m tests.titles.gift_of_tulips.transcript` prints what belongs into `transcript.txt`, which a
person reads when it changes.
"""

from typing import Any

from game.core.game import Event
from game.core.match import Match
from game.core.notation import move_text
from game.core.rng import Rng, choice
from game.titles.gift_of_tulips.rules import GAME
from tests.transcripts import told, views


def transcript(seats: int = 3, seed: int = 21) -> str:
    """A random match: every action and event, and every ninth position as each seat sees it."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    lines = [f"gift_of_tulips, {seats} seats, seed {seed}", *_told(match.events[0])]
    while match.state.turn is not None:
        if len(match.actions) % 9 in (0, 2):
            lines += views(match, _rows)
        seat = match.state.turn
        action = choice(rng, match.legal(seat))
        lines.append(f"> {move_text(seat, action)}")
        lines += _told(match.play(seat, action))
    lines += [*views(match, _rows), f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def _told(events: list[Event]) -> list[str]:
    return [told(GAME, event) for event in events]


def _rows(seen: Any) -> list[str]:
    rows = []
    for key, value in GAME.table(seen).items():
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
