"""A readable record of one match with what each seat sees: `python -m tests.titles.bouquet.transcript`.

Prints what belongs into `transcript.txt`, which a person reads when it changes.
"""

from typing import Any

from game.core.match import Match
from game.core.notation import move_text
from game.core.rng import Rng, choice
from game.titles.bouquet.rules import GAME


def transcript(seats: int = 3, seed: int = 12) -> str:
    """A random match: every action and event, and every sixth position as each seat sees it."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    lines = [f"bouquet, {seats} seats, seed {seed}", *map(_event, match.events[0])]
    while match.state.turn is not None:
        if len(match.actions) % 6 == 0:
            lines += _views(match)
        seat = match.state.turn
        action = choice(rng, match.legal(seat))
        lines.append(f"> {move_text(seat, action)}")
        lines += map(_event, match.play(seat, action))
    lines += [*_views(match), f"scores {match.scores()}", f"winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def _event(event: Any) -> str:
    return f"  {event.id} " + " ".join(f"{key}={value}" for key, value in event.values.items())


def _views(match: Match) -> list[str]:
    """The public's view whole; of each seat's what differs from it, and what it may do."""
    lines = [
        f"--- after {len(match.actions)} actions, {match.state.phase}, turn {match.state.turn}"
    ]
    public: list[str] = []
    for seat in (None, *range(match.state.seats)):
        seen = _shown(match.view(seat))
        legal = " ".join(word for (word,) in match.legal(seat)) if seat is not None else ""
        lines.append(f"seat {seat} may: {legal or '-'}" if seat is not None else "public")
        lines += [f"    {line}" for line in seen if line not in public]
        public = public or seen
    return lines


def _shown(seen: Any) -> list[str]:
    hidden = sum(card is None for card in seen.box)
    return [
        f"box: {hidden} hidden of {len(seen.box)}",
        *(f"column {i}: {' '.join(cards)}" for i, cards in enumerate(seen.columns)),
        *(f"bouquet {i}: {' '.join(cards)}" for i, cards in enumerate(seen.bouquets)),
    ]


if __name__ == "__main__":
    print(transcript(), end="")
