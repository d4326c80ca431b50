"""What a bot is, which bots a game has, and how one is asked.

A bot is `think(view, seat, rng)`: a generator that yields often (the table gives it a few
milliseconds a frame, there are no threads in a browser) and returns an action. It sees a view,
never the match, keeps nothing between decisions, and depends on nothing else: a match that is
resumed goes on exactly as it would have.
"""

from collections.abc import Callable, Generator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.ai.search import flat_monte_carlo, rollout_search
from game.core.game import Action, Game
from game.core.match import Match
from game.core.rng import Rng, choice

Thinking = Generator[None, None, Action]
Think = Callable[[Any, int, Rng], Thinking]

HUMAN = "human"


def random_bot(game: Game[Any]) -> Think:
    """Any legal action, each as likely."""

    def think(view: Any, seat: int, rng: Rng) -> Thinking:
        yield
        return choice(rng, game.legal(view, seat))

    return think


def bots(game: Game[Any]) -> Mapping[str, Think]:
    """A game's bots by name, weakest first: random, easy, normal, hard.

    `titles/NAME/bot.py` gives the levels as `LEVELS`; a game without one gets search that needs
    only its rules.
    """
    module = type(game).__module__.rpartition(".")[0] + ".bot"
    if find_spec(module) is not None:
        levels: Mapping[str, Think] = import_module(module).LEVELS
    else:
        levels = {
            "easy": flat_monte_carlo(game, 8),
            "normal": flat_monte_carlo(game, 60),
            "hard": rollout_search(game, 600),
        }
    return {"random": random_bot(game), **levels}


def begin(match: Match, seat: int) -> Thinking:
    """The thoughts of the seat's bot about the match as it stands."""
    think = bots(match.game)[match.players[seat]]
    return think(match.view(seat), seat, match.bot_rng(seat))


def finish(thinking: Thinking) -> Action:
    """Thinks to the end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action


def play_out(match: Match) -> Match:
    """Lets the bots named in the match's `players` play it to its end, seat by polled seat."""
    while match.state.turn is not None:
        seat = match.state.turn
        match.play(seat, finish(begin(match, seat)))
    return match
