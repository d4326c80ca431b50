"""Search that needs nothing but a game's rules: flat Monte Carlo and information-set UCT.

Both sample determinizations of the view (worlds that the seat cannot tell from the true one) and
judge actions by random playouts; a playout's worth is the share of the win with a little of the
margin, so that a bot that is behind still plays on.
"""

from collections.abc import Callable, Generator
from math import log, sqrt
from typing import Any

from game.core.clone import clone
from game.core.game import Action, Game, silent
from game.core.rng import Rng, choice
from game.core.zones import determinize


def worth(game: Game[Any], state: Any) -> list[float]:
    """Per seat the worth of a finished match, from 0 to 1: win share, and a tenth for the margin."""
    totals = [score["total"] for score in game.scores(state)]
    winners = game.winners(state)
    best, worst = max(totals), min(totals)
    spread = (best - worst) or 1
    return [
        0.9 * (seat in winners) / len(winners) + 0.1 * (total - worst) / spread
        for seat, total in enumerate(totals)
    ]


def flat_monte_carlo(
    game: Game[Any], playouts: int
) -> Callable[[Any, int, Rng], Generator[None, None, Action]]:
    """A bot that shares `playouts` random playouts evenly among its actions and takes the best.

    Each sampled world is played with every action, so that luck is the same for all.
    """

    def think(view: Any, seat: int, rng: Rng) -> Generator[None, None, Action]:
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        sums = [0.0] * len(actions)
        for _ in range(max(1, playouts // len(actions))):
            world = determinize(game, view, seat, rng)
            for i, action in enumerate(actions):
                copy = clone(world)
                game.apply(copy, seat, action, silent)
                game.playout(copy)
                sums[i] += worth(game, copy)[seat]
                yield
        return actions[max(range(len(actions)), key=sums.__getitem__)]

    return think


class Node:
    """An information set in the tree: how often each action was there, tried, and what it gave."""

    __slots__ = ("children", "seen", "sums", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.seen: dict[Action, int] = {}
        self.visits: dict[Action, int] = {}
        self.sums: dict[Action, float] = {}


def rollout_search(
    game: Game[Any], iterations: int, curiosity: float = 0.7
) -> Callable[[Any, int, Rng], Generator[None, None, Action]]:
    """Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), one tree.

    Every seat maximises its own worth (max^n); an action's bonus counts how often it was there to
    be chosen, since not every world allows it.
    """

    def think(view: Any, seat: int, rng: Rng) -> Generator[None, None, Action]:
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        root = Node()
        for _ in range(iterations):
            state = determinize(game, view, seat, rng)
            _descend(game, root, state, rng, curiosity)
            yield
        return max(root.visits, key=lambda a: (root.visits[a], root.sums[a]))

    return think


def _descend(game: Game[Any], node: Node, state: Any, rng: Rng, curiosity: float) -> None:
    path: list[tuple[Node, Action, int]] = []
    while state.turn is not None:
        seat: int = state.turn
        actions = game.legal(state, seat)
        for action in actions:
            node.seen[action] = node.seen.get(action, 0) + 1
        fresh = [action for action in actions if action not in node.visits]
        action = choice(rng, fresh) if fresh else _promising(node, actions, curiosity)
        game.apply(state, seat, action, silent)
        path.append((node, action, seat))
        node = node.children.setdefault(action, Node())
        if fresh:
            break
    game.playout(state)
    gains = worth(game, state)
    for visited, action, seat in path:
        visited.visits[action] = visited.visits.get(action, 0) + 1
        visited.sums[action] = visited.sums.get(action, 0.0) + gains[seat]


def _promising(node: Node, actions: list[Action], curiosity: float) -> Action:
    """The action with the highest upper confidence bound."""

    def bound(action: Action) -> float:
        visits = node.visits[action]
        return node.sums[action] / visits + curiosity * sqrt(log(node.seen[action]) / visits)

    return max(actions, key=bound)
