"""The games: one folder each, one line each in this list."""

from functools import cache
from importlib import import_module
from typing import Any

from game.core.game import Game

TITLES: tuple[str, ...] = (
    "tulip_rose",
    "bouquet",
    "dutch_auction",
    "gift_of_tulips",
)


@cache
def _game(name: str) -> Game[Any]:
    rules = import_module(f"game.titles.{name}.rules")
    game: Game[Any] = rules.GAME
    return game


def find(name: str) -> Game[Any] | None:
    """The game of this name; None where there is none."""
    return _game(name) if name in TITLES else None


def all_games() -> list[Game[Any]]:
    """Every game, in the order of the list."""
    return [_game(name) for name in TITLES]
