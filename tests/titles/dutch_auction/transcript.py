"""A readable record of one match with what each seat sees: `python -m tests.titles.dutch_auction.transcript`.

Prints what belongs into `transcript.txt`, which a person reads when it changes.
"""

from typing import Any

from game.core.match import Match
from game.core.notation import move_text
from game.core.rng import Rng, below, choice
from game.titles.dutch_auction.rules import GAME
from tests.transcripts import told, views


def transcript(seats: int = 3, seed: int = 21, lots: int = 9) -> str:
    """The first lots of a random match with low limits: actions, events, and seats' views."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    lines = [f"dutch_auction, {seats} seats, seed {seed}"]
    while match.state.turn is not None and len(match.state.row) > 6 * seats - lots:
        if len(match.actions) % 5 == 1:
            lines += views(match, _shown)
        seat = match.state.turn
        legal = match.legal(seat)
        action = legal[below(rng, min(9, len(legal)))] if below(rng, 4) else legal[-1]
        lines.append(f"> {move_text(seat, action)}")
        lines += [told(GAME, event) for event in match.play(seat, action)]
    while match.state.turn is not None:
        seat = match.state.turn
        match.play(seat, choice(rng, match.legal(seat)))
    lines += [*views(match, _shown), f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def _shown(seen: Any) -> list[str]:
    return [f"{key}: {value}" for key, value in GAME.table(seen).items()]


if __name__ == "__main__":
    print(transcript(), end="")
