"""What comes next in a match: pure functions of the match, without a picture or a clock.

The rules are the only state machine; the scenes on the stack follow what these functions say.
"""

from collections.abc import Collection
from typing import Any

from game.ai.bots import HUMAN
from game.core.game import Event
from game.core.match import Match
from game.core.zones import redact

PLAYBACK = "playback"
THINKING = "thinking"
LIVE = "live"
DECISION = "decision"
COVER = "cover"
RESULT = "result"


MOST_LIVE_PEOPLE = 3
"""So many have a zone and a key of their own on one screen."""


def people(match: Match) -> list[int]:
    """The seats that persons hold."""
    return [seat for seat, player in enumerate(match.players) if player == HUMAN]


def next_step(
    match: Match, told: int, live: Collection[str] = (), covered: int | None = None
) -> str:
    """What the table does now.

    `told`: how many lists of `match.events` have been acted out; `live`: the phases that are played
    against the clock; `covered`: the seat of the person who last said "ready", None for nobody.
    """
    if told < len(match.events):
        return PLAYBACK
    turn = match.state.turn
    if turn is None:
        return RESULT
    if match.state.phase in live and 1 <= len(people(match)) <= MOST_LIVE_PEOPLE:
        return LIVE
    if match.players[turn] != HUMAN:
        return THINKING
    return COVER if needs_cover(match, turn) and covered != turn else DECISION


def viewer(match: Match, ready: int | None = None) -> int | None:
    """Whose view the table shows: the only person's always, else of who said "ready", else the
    public's."""
    seats = people(match)
    return seats[0] if len(seats) == 1 else ready


def needs_cover(match: Match, seat: int) -> bool:
    """Whether others must look away: several persons, and this one sees more than the public."""
    if len(people(match)) < 2:
        return False
    return sees(match, seat) != sees(match, None)


def sees(match: Match, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: the public), as plain values."""
    return match.game.table(match.shown(seat))


def told_to(match: Match, seat: int | None, start: int = 0) -> list[Event]:
    """Everything that happened from the list number `start` on, as the seat learned it."""
    return [redact(match.game, event, seat) for events in match.events[start:] for event in events]


def since_acted(match: Match, seat: int) -> list[Event]:
    """What the public saw since the seat last acted, or since the beginning; where nothing has
    happened since, what that act brought about."""
    acted = [number for number, (who, _) in enumerate(match.actions, 1) if who == seat]
    if not acted:
        return told_to(match, None)
    return told_to(match, None, acted[-1] + 1) or told_to(match, None, acted[-1])
