"""Positions for the tests of Tulip & Rose: a dealt match, and actions as text."""

from collections.abc import Sequence
from typing import Any

from game.core.game import Event, IllegalAction, Reason
from game.core.match import Match
from game.core.notation import action_text, parse_action, parse_move
from game.titles.tulip_rose.rules import GAME

ENGEL_JOHAN_HELENA = ("engel", "johan", "helena")
TWENTY = ("rose", "rose", "tulip", "gerbera", "lily", "orchid")
"""On day 1 worth 2, 2, 2, 3, 5, 6."""


def dealt(
    merchants: Sequence[str] = ENGEL_JOHAN_HELENA,
    deck: Sequence[str] = TWENTY,
    *,
    held: Sequence[Sequence[str]] = (),
    **options: bool,
) -> Match:
    """A match with as many seats as merchants, these cards on top of the deck, orders held."""
    deal: dict[str, Any] = {"merchants": list(merchants), "deck": list(deck)}
    if held:
        deal["orders"] = [list(texts) for texts in held]
    return Match.start(GAME, len(merchants), 5, options, deal)


def play(match: Match, *moves: str) -> list[Event]:
    """Plays moves as match files write them; the events of the last one."""
    events: list[Event] = []
    for move in moves:
        events = match.play(*parse_move(move))
    return events


def put_all(match: Match, *numbers: int) -> None:
    """The seller puts the revealed cards into these bouquets; without numbers all into 1."""
    for i, card in enumerate(list(match.state.revealed)):
        match.play(match.state.turn, ("put", card, numbers[i] if numbers else 1))


def pass_all(match: Match) -> None:
    """Everybody who is asked passes, until something else is asked."""
    while match.state.phase == "auction" and match.state.bouquets:
        before = len(match.state.bouquets)
        match.play(match.state.turn, ("pass",))
        if len(match.state.bouquets) != before or match.state.phase != "auction":
            return


def pass_round(match: Match) -> None:
    """The seller puts everything into one bouquet, nobody bids."""
    put_all(match)
    pass_all(match)


def may(match: Match, seat: int) -> list[str]:
    """The seat's legal actions as text."""
    return [action_text(action) for action in match.legal(seat)]


def why(match: Match, seat: int, action: str) -> Reason:
    """Why the action is refused; the refusal changes nothing."""
    before = match.text()
    try:
        match.play(seat, parse_action(action))
    except IllegalAction as refused:
        assert match.text() == before
        return refused.reason
    raise AssertionError(f"{seat} {action} is legal")


def told(events: Sequence[Event]) -> list[str]:
    """The ids of events."""
    return [event.id for event in events]


def auction(
    merchants: Sequence[str] = ENGEL_JOHAN_HELENA,
    deck: Sequence[str] = TWENTY,
    numbers: Sequence[int] = (),
    **options: bool,
) -> Match:
    """The first auction: without numbers all cards in one bouquet, and Jan keeps none."""
    match = dealt(merchants, deck, **options)
    if match.state.phase == "jan":
        match.play(match.state.turn, ("skip",))
    put_all(match, *numbers)
    return match
