"""The deck of a match: what a deal names first, the rest drawn by the seed."""

from collections.abc import Mapping
from typing import Any

from game.core.deal import card_names, take
from game.core.game import BadFile
from game.core.rng import HasRng, shuffle
from game.titles.gift_of_tulips.cards import BOXES, COLOUR, DATA, VALUE


def shuffled(state: HasRng, seats: int, deal: Mapping[str, Any]) -> list[str]:
    """The two cards of the festival, first-ranked first, then the whole deck, top first."""
    box = BOXES[seats]
    most = len(box.deck) - box.removed - DATA.festival
    named = card_names(deal.get("deck", []), "deal.deck", most)
    opening = card_names(deal.get("festival", []), "deal.festival", DATA.festival)
    rest = take(box.deck, named, "deal.deck")
    rest = take(rest, opening, "deal.festival")
    shuffle(state, rest)
    draw_festival(rest, opening)
    shuffle(state, rest)
    return [*opening, *named, *rest]


def draw_festival(rest: list[str], opening: list[str]) -> None:
    """Completes the festival by cards of other colours from `rest`, and ranks them (ruling 4).

    What a deal names stays in front: what is drawn behind it must not be worth more.
    """
    named = len(opening)
    for card in rest:
        if len(opening) == DATA.festival:
            break
        fits = COLOUR[card] not in {COLOUR[other] for other in opening}
        if fits and (named == 0 or VALUE[card] <= VALUE[opening[-1]]):
            opening.append(card)
    for card in opening[named:]:
        rest.remove(card)
    if named == 0:
        opening.sort(key=lambda card: -VALUE[card])
    colours = {COLOUR[card] for card in opening}
    values = [VALUE[card] for card in opening]
    if len(colours) != DATA.festival or values != sorted(values, reverse=True):
        raise BadFile("deal.festival", field="deal.festival")
