"""The sensible games of hard's search: whole, within the rules, and minding the majorities."""

import pytest

from game.core.rng import Rng
from game.titles.gift_of_tulips.bot import Worlds
from game.titles.gift_of_tulips.cards import COLOURS
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.sensible import NOISE, ahead, play_sensibly, weighed
from game.titles.gift_of_tulips.sketch import FIRST, NUMBER, TULIP, Sketch
from tests.titles.gift_of_tulips.test_bot import after

PURPLE = COLOURS.index("purple")


def position(held: list[int], left: int = 1) -> Sketch:
    """Purple ranks first; so many purple threes lie before each seat; seat 0 has a whole turn."""
    sketch = Sketch(len(held), 0, FIRST)
    sketch.ranking = tuple(range(len(COLOURS)))
    assert COLOURS[0] == "purple"
    for tally, cards in zip(sketch.tally, held, strict=True):
        tally[PURPLE] = cards * (TULIP + 3)
    sketch.deck, sketch.at = [NUMBER["pink2"]] * left, 0
    sketch.hand = NUMBER["purple3"]
    return sketch


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("moves", [0, 1])
def test_every_turn_keeps_a_card_and_gives_one(seats: int, moves: int) -> None:
    """From a turn's start, and from its second action whatever the first was."""
    match = after(seats, 40 + seats, seats * 5 + moves)
    seat = match.state.turn
    world = Worlds(match.view(seat), seat).sample(Rng(4))
    tulips = [sum(own) // TULIP for own in world.tally]
    cards, secret, festival = len(world.deck), len(world.secret), sum(world.sums)
    for _ in play_sensibly(world, 9):
        pass
    placed = [sum(own) // TULIP - had for own, had in zip(world.tally, tulips, strict=True)]
    assert world.hand == -1 and world.at == cards
    assert sum(placed) == cards, "every card lies before somebody"
    assert all(own >= (cards - 1) // (2 * seats) for own in placed), "a card kept in every turn"
    assert len(world.secret) == secret and sum(world.sums) > festival, "the reveal alone adds"


def test_a_long_game_yields_under_way() -> None:
    match = after(3, 1, 3)
    seat = match.state.turn
    world = Worlds(match.view(seat), seat).sample(Rng(4))
    assert sum(1 for _ in play_sensibly(world, 9)) >= 6


def test_ahead_counts_places_ties_and_empty_hands() -> None:
    """15 and 10 for most: seat, and the others' mean, times the number of others."""
    assert [ahead([3, 2, 1], (15, 10), seat) for seat in range(3)] == [20, 5, -25]
    assert ahead([2, 2, 1], (15, 10), 0) == 3 * 15 - 40, "who is equal scores in full"
    assert ahead([2, 2, 1], (15, 10), 2) == 3 * 10 - 40, "the next takes the next place"
    assert ahead([0, 2, 0], (15, 10), 0) == -15, "no card, no place"


def test_a_gift_goes_where_it_takes_no_majority() -> None:
    """A purple card would bring seat 1 level with seat 0; seat 2 stays behind all the same."""
    for luck in range(0, 1 << 16, 997):
        assert weighed(position([5, 4, 1]), NUMBER["purple3"], luck)[2] == 2


def test_a_card_that_wins_a_place_is_worth_more_to_keep() -> None:
    """Kept, it makes the second the first; it pays nothing at once, and least far from the end."""
    near = weighed(position([2, 2, 0]), NUMBER["purple3"], 0)[0]
    far = weighed(position([2, 2, 0], left=60), NUMBER["purple3"], 0)[0]
    idle = weighed(position([4, 2, 0]), NUMBER["purple3"], 0)[0]
    assert near > far > idle == 0


def test_luck_moves_a_judgement_by_no_more_than_the_noise() -> None:
    found = [weighed(position([4, 2, 0]), NUMBER["purple3"], luck)[0] for luck in range(256)]
    assert min(found) == 0 and NOISE < max(found) < 2 * NOISE


def test_after_keeping_a_card_is_given_and_the_majorities_are_paid() -> None:
    """Seat 0 has kept: the purple three pays six; then 15 and 10 for purple, nothing for pink."""
    sketch = position([5, 3, 0], left=0)
    sketch.used = 0
    sketch.sums = [9, 3, 2, 1]
    for _ in play_sensibly(sketch, 5):
        pass
    assert sketch.tally[0][PURPLE] == 5 * (TULIP + 3), "the card went to another"
    assert sketch.points[0] == 6 + 15 and sorted(sketch.points[1:])[1] == 10
