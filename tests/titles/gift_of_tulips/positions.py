"""Positions for the tests, set up card by card."""

from typing import Any

from game.core.game import Event
from game.core.match import Match
from game.titles.gift_of_tulips.festival import GiftState
from game.titles.gift_of_tulips.rules import GAME


def acting(seats: int, seat: int, card: str, **fields: Any) -> GiftState:
    """The seat holds this card as the first of its turn; other fields as given."""
    state = Match.start(GAME, seats, 1).state
    state.phase, state.turn, state.used = "act", seat, ""
    state.drawn = [[card] if i == seat else [] for i in range(seats)]
    for name, value in fields.items():
        setattr(state, name, value)
    return state  # type: ignore[no-any-return]


def play(state: GiftState, *moves: str) -> list[Event]:
    """Plays `SEAT WORDS` one after the other and gives what was told."""
    from game.core.notation import parse_move

    events: list[Event] = []
    for move in moves:
        seat, action = parse_move(move)
        assert action in GAME.legal(state, seat), f"{move} is not legal"
        GAME.apply(state, seat, action, lambda kind, **v: events.append(Event(kind, v)))
    return events


def finish(match: Match, wanted: tuple[str, ...] = ("keep", "hide")) -> Match:
    """Plays on to the end: the first of the wanted verbs that is legal, else the first action."""
    while not match.is_over:
        seat = match.actors()[0]
        actions = match.legal(seat)
        ranked = [a for verb in wanted for a in actions if a[0] == verb] or actions
        match.play(seat, ranked[0])
    return match
