"""A readable record of one match with what each seat sees: `python -m tests.titles.dutch_auction.transcript`.

Prints what belongs into `transcript.txt`, which a person reads when it changes.
"""

from typing import Any

from game.core.game import Event
from game.core.match import Match
from game.core.notation import move_text
from game.core.rng import Rng, below, choice
from game.core.zones import redact
from game.titles.dutch_auction.rules import GAME


def transcript(seats: int = 3, seed: int = 21, lots: int = 9) -> str:
    """The first lots of a random match with low limits: actions, events, and seats' views."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    lines = [f"dutch_auction, {seats} seats, seed {seed}"]
    while match.state.turn is not None and len(match.state.row) > 6 * seats - lots:
        if len(match.actions) % 5 == 1:
            lines += _views(match)
        seat = match.state.turn
        legal = match.legal(seat)
        action = legal[below(rng, min(9, len(legal)))] if below(rng, 4) else legal[-1]
        lines.append(f"> {move_text(seat, action)}")
        for event in match.play(seat, action):
            lines += _event(event, seats)
    while match.state.turn is not None:
        seat = match.state.turn
        match.play(seat, choice(rng, match.legal(seat)))
    lines += [*_views(match), f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def _event(event: Event, seats: int) -> list[str]:
    """The event as the public learns it, and who learns more."""
    public = redact(GAME, event, None)
    lines = [f"  {event.id} " + " ".join(f"{k}={v}" for k, v in public.values.items())]
    for seat in range(seats):
        seen = redact(GAME, event, seat)
        if seen != public:
            lines.append(
                f"    seat {seat}: " + " ".join(f"{k}={v}" for k, v in seen.values.items())
            )
    return lines


def _views(match: Match) -> list[str]:
    """The table whole as the public sees it; of each seat's what differs, and what it may do."""
    lines = [
        f"--- after {len(match.actions)} actions, {match.state.phase}, turn {match.state.turn}"
    ]
    public: list[str] = []
    for seat in (None, *range(match.state.seats)):
        seen = _shown(match.shown(seat))
        legal = match.legal(seat) if seat is not None else []
        may = f"{legal[0]} ... {legal[-1]}, {len(legal)} ways" if legal else "-"
        lines.append("public" if seat is None else f"seat {seat} may: {may}")
        lines += [f"    {line}" for line in seen if line not in public]
        public = public or seen
    return lines


def _shown(seen: Any) -> list[str]:
    return [f"{key}: {value}" for key, value in GAME.table(seen).items()]


if __name__ == "__main__":
    print(transcript(), end="")
