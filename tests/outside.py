"""Our bots against open_spiel's, through a thin wrapper of a position. A tool, not a test.

`pip install open_spiel`, then `python -m tests.outside bouquet --seats 3 --deals 20`: hard against
MCTSBot; of a game with hidden cards against ISMCTSBot, whose worlds our determinizing samples.
Both of theirs judge a new node by one random game to the end, as `Game.playout` plays it.
"""

import argparse
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from game.ai.arena import compare
from game.ai.bots import Think, Thinking
from game.ai.search import worth
from game.core.clone import clone
from game.core.game import Action, Game, silent
from game.core.rng import Rng, below
from game.core.zones import determinize, view
from game.titles import find

CURIOSITY = 0.7
OPEN = ("bouquet",)
"""Games in which all that matters lies open."""


KIND = SimpleNamespace(
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
TABLE = SimpleNamespace(get_type=lambda: KIND, max_utility=lambda: 1.0)
"""What the searches ask about a game."""


class Position:
    """A state of ours with the methods that open_spiel's searches call."""

    def __init__(self, game: Game[Any], state: Any, numbers: dict[Action, int]) -> None:
        self.game, self.state, self.numbers = game, state, numbers

    def get_game(self) -> SimpleNamespace:
        return TABLE

    def clone(self) -> "Position":
        return Position(self.game, clone(self.state), self.numbers)

    def current_player(self) -> int:
        turn = self.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else int(turn)

    def is_terminal(self) -> bool:
        return self.state.turn is None

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, _player: int | None = None) -> list[int]:
        numbers = self.numbers
        return sorted(
            numbers.setdefault(action, len(numbers))
            for action in self.game.legal(self.state, self.state.turn)
        )

    def apply_action(self, number: int) -> None:
        action = list(self.numbers)[number]
        self.game.apply(self.state, self.state.turn, action, silent)

    def returns(self) -> list[float]:
        return worth(self.game, self.state)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.state.turn if player is None else player
        return repr(view(self.game, self.state, seat))


class OneGame(mcts.Evaluator):  # type: ignore[misc]
    """A position is worth what one random game from it brings."""

    def evaluate(self, position: Position) -> Any:
        copy = position.clone()
        if not copy.is_terminal():
            copy.game.playout(copy.state)
        return np.array(copy.returns())

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def theirs(game: Game[Any], iterations: int) -> Think:
    """open_spiel's bot for this game as one of ours."""

    def think(seen: Any, seat: int, rng: Rng) -> Thinking:
        yield
        numbers: dict[Action, int] = {}
        luck = np.random.RandomState(below(rng, 1 << 32))
        root = Position(game, determinize(game, seen, seat, rng), numbers)
        if game.name in OPEN:
            bot = mcts.MCTSBot(
                TABLE, CURIOSITY, iterations, OneGame(), solve=False, random_state=luck
            )
        else:
            bot = ismcts.ISMCTSBot(
                TABLE, OneGame(), CURIOSITY, iterations, random_state=luck,
                final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            )  # fmt: skip
            bot.set_resampler(
                lambda _root, _seat: Position(game, determinize(game, seen, seat, rng), numbers)
            )
        chosen = int(bot.step(root))
        return list(numbers)[chosen]

    return think


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=800)
    parser.add_argument("--bots", default="hard,open_spiel")
    asked = parser.parse_args()
    game = find(asked.game)
    if game is None:
        parser.error(f"no game is named {asked.game}")
    levels = import_module(f"game.titles.{asked.game}.bot").LEVELS
    levels["open_spiel"] = theirs(game, asked.iterations)
    bots = asked.bots.split(",")
    found = compare(game, bots, asked.seats, asked.seed, range(asked.deals), {})
    for bot, share in found.items():
        low, high = share["low"], share["high"]
        print(f"{bot}: {share['share']:.3f} [{low:.3f}, {high:.3f}] in {asked.deals} deals")


if __name__ == "__main__":
    main()
