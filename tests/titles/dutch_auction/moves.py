"""Playing by notation: moves that are legal, moves that are refused."""

from typing import Any

import pytest

from game.core.game import IllegalAction
from game.core.match import Match
from game.core.notation import parse_move
from game.titles.dutch_auction.rules import GAME


def started(seats: int = 2, seed: int = 1, **deal: Any) -> Match:
    return Match.start(GAME, seats, seed, deal=deal)


def play(match: Match, *moves: str) -> list[Any]:
    events = []
    for move in moves:
        events += match.play(*parse_move(move))
    return events


def refused(match: Match, move: str) -> Any:
    """The reason for which a move is refused; nothing may change by it."""
    before = match.text()
    seat, action = parse_move(move)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert match.text() == before and caught.value.reason == GAME.why(match.state, seat, action)
    return caught.value.reason
