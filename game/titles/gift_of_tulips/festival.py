"""The state of a match, and the festival in it: sums, ranking, adding, the reveal of secret cards."""

from dataclasses import dataclass

from game.core.game import Emit, State
from game.core.rng import shuffle
from game.titles.gift_of_tulips.cards import COLOUR, DATA, VALUE


@dataclass(slots=True)
class GiftState(State):
    """Where every tulip lies, and what has been scored for placing them."""

    festival: dict[str, list[str]]
    """Per colour its open cards, in the order added; only colours that have any."""
    ranking: list[str]
    """The festival's colours, the highest sum first."""
    secret: list[list[str]]
    """Per hider what lies face down in the secret festival, in the order hidden."""
    bouquets: list[list[str]]
    """Per seat the tulips before it, in the order received."""
    points: list[int]
    """Per seat what keeping and giving scored."""
    deck: list[str]
    """Top first."""
    removed: list[str]
    drawn: list[list[str]]
    """Per seat the cards in hand: two at the start, one for who acts."""
    used: str
    """The kind of the turn's first action; empty before it."""


def add_to_festival(state: GiftState, card: str) -> None:
    """Lays the card open into the festival; its colour goes in front of all it reaches (ruling 3)."""
    colour = COLOUR[card]
    state.festival.setdefault(colour, []).append(card)
    state.ranking = ranking_with(state, card, laid=True)


def ranking_with(state: GiftState, card: str, laid: bool = False) -> list[str]:
    """The ranking that adding the card would make (`laid`: it lies there already)."""
    colour = COLOUR[card]
    total = festival_sum(state, colour) + (0 if laid else VALUE[card])
    ranking = [other for other in state.ranking if other != colour]
    place = 0
    while place < len(ranking) and festival_sum(state, ranking[place]) > total:
        place += 1
    ranking.insert(place, colour)
    return ranking


def festival_sum(state: GiftState, colour: str) -> int:
    """The value of a colour's cards in the festival, 0 where it has none."""
    return sum(VALUE[card] for card in state.festival.get(colour, ()))


def reveal(state: GiftState, emit: Emit) -> None:
    """Opens five cards of the secret festival at random, all if there are fewer, one by one."""
    places = [(seat, card) for seat, cards in enumerate(state.secret) for card in cards]
    shuffle(state, places)
    opened = places[: DATA.revealed]
    for number, (hider, card) in enumerate(opened, 1):
        state.secret[hider].remove(card)
        add_to_festival(state, card)
        emit("reveal", card=card, number=number, of=len(opened), ranking=list(state.ranking))
