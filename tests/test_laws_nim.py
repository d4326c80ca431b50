"""The laws on Nim, and that the laws bite."""

import pytest

from tests.games.nim.rules import GAME
from tests.laws import grid, play_and_check


@pytest.mark.parametrize(("seats", "options"), grid(GAME))
def test_laws(seats: int, options: dict[str, bool]) -> None:
    for seed in range(5):
        assert play_and_check(GAME, seats, options, seed).is_over
