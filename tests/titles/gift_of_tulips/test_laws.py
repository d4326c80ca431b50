"""The laws on Gift of Tulips, and its fast random game."""

import pytest

from game.titles.gift_of_tulips.rules import GAME
from tests.laws import grid, play_and_check


@pytest.mark.parametrize(("seats", "options"), grid(GAME))
def test_laws(seats: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        match = play_and_check(GAME, seats, options, seed)
        assert len(match.actions) == seats * (1 + 2 * {2: 12, 3: 10, 4: 7, 5: 7, 6: 6}[seats])
