"""A readable record of one match with what each seat sees: `python -m tests.titles.bouquet.transcript`.

Prints what belongs into `transcript.txt`, which a person reads when it changes.
"""

from typing import Any

from game.core.game import Event
from game.core.match import Match
from game.core.notation import move_text
from game.core.rng import Rng, choice
from game.titles.bouquet.rules import GAME
from tests.transcripts import told, views


def transcript(seats: int = 3, seed: int = 12) -> str:
    """A random match: every action and event, and every sixth position as each seat sees it."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    lines = [f"bouquet, {seats} seats, seed {seed}", *_told(match.events[0])]
    while match.state.turn is not None:
        if len(match.actions) % 6 == 0:
            lines += views(match, _shown)
        seat = match.state.turn
        action = choice(rng, match.legal(seat))
        lines.append(f"> {move_text(seat, action)}")
        lines += _told(match.play(seat, action))
    lines += [*views(match, _shown), f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def _told(events: list[Event]) -> list[str]:
    return [told(GAME, event) for event in events]


def _shown(seen: Any) -> list[str]:
    hidden = sum(card is None for card in seen.box)
    return [
        f"box: {hidden} hidden of {len(seen.box)}",
        *(f"column {i}: {' '.join(cards)}" for i, cards in enumerate(seen.columns)),
        *(f"bouquet {i}: {' '.join(cards)}" for i, cards in enumerate(seen.bouquets)),
    ]


if __name__ == "__main__":
    print(transcript(), end="")
