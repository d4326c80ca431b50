"""A view that is changed by what the events tell: so the table shows each step before the next.

Nothing is decided here; when all is told, the match's own view takes its place.
"""

from game.core.game import Event
from game.titles.gift_of_tulips.cards import COLOUR
from game.titles.gift_of_tulips.festival import GiftState, festival_sum


def follow(seen: GiftState, event: Event) -> None:
    """Changes the view by one event, as far as it tells; a card may be None (hidden)."""
    told = event.values
    seat, card = told.get("seat"), told.get("card")
    if event.id in ("show", "keep", "give", "add", "hide"):
        assert seat is not None
        _leave_hand(seen.drawn[seat], card)
    if event.id in ("keep", "give"):
        seen.points[told["seat"]] += told["points"]
    if event.id in ("show", "keep", "give"):
        seen.bouquets[told["to"] if event.id == "give" else told["seat"]].append(told["card"])
    elif event.id == "hide":
        seen.secret[told["seat"]].append(told["card"])
    elif event.id in ("add", "reveal"):
        seen.festival.setdefault(COLOUR[told["card"]], []).append(told["card"])
        seen.ranking = list(told["ranking"])


def _leave_hand(hand: list[str], card: str | None) -> None:
    if card in hand:
        hand.remove(card)
    elif hand:
        hand.pop()


def passed(seen: GiftState, card: str, ranking: list[str]) -> list[str]:
    """The colours that the card's colour passes when the ranking becomes this one."""
    colour, before = COLOUR[card], seen.ranking
    ahead = before[: before.index(colour)] if colour in before else before
    return [other for other in ahead if ranking.index(other) > ranking.index(colour)]


def sums(seen: GiftState) -> dict[str, int]:
    """The festival's sums by colour."""
    return {colour: festival_sum(seen, colour) for colour in seen.ranking}
