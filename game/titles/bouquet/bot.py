"""Bouquet's bots: easy, normal and hard.

Easy takes what pays at once, with noise. Normal plays each side out at random, about 100 times in
all. Hard plays perfectly with two seats; with more it searches a tree of playouts in which every
seat wants the best for itself (UCT with max^n: Sturtevant 2008), and the last cards exactly.
Everything but the cards left out is open, so a view is all that there is to know.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from game.ai.bots import Think, Thinking
from game.core.game import Action
from game.core.rng import Rng, fraction
from game.titles.bouquet.ring import KEEN, Ring, worth
from game.titles.bouquet.rules import BASE, FAR, LEFT, RIGHT, BouquetState
from game.titles.bouquet.scoring import GAIN
from game.titles.bouquet.solve import solve_end, solve_two

SideOf = Callable[[Ring, Rng], Any]
"""A level's own thinking: a generator that returns the side to take from."""

NOISE = 4.0
PLAYOUTS = 100
ITERATIONS = 800
CURIOSITY = 0.5
EXACT = 12
"""With so many cards left, or fewer, the end is searched exactly."""


def _level(side_of: SideOf) -> Think:
    def think(view: BouquetState, seat: int, rng: Rng) -> Thinking:
        ring = Ring.of(view, seat)
        yield
        if ring.left == 1:
            return BASE
        side: int = yield from side_of(ring, rng)
        return _action(ring, side)

    return think


def _action(ring: Ring, side: int) -> Action:
    if ring.open > 1:
        return RIGHT if side else LEFT
    return FAR if side else BASE


def _easy(ring: Ring, rng: Rng) -> Any:
    yield
    counts = ring.bouquets[ring.turn]
    values = []
    for side in (0, 1):
        colour, shape = ring.card(side)
        values.append(GAIN[counts[colour]] + GAIN[counts[shape]] + NOISE * fraction(rng))
    return int(values[1] > values[0])


def _normal(ring: Ring, rng: Rng) -> Any:
    sums = [0.0, 0.0]
    for number in range(PLAYOUTS):
        side = number % 2
        copy = ring.copy()
        copy.take(side)
        copy.play_out(rng)
        sums[side] += worth(copy.totals())[ring.turn]
        yield
    return int(sums[1] > sums[0])


def _hard(ring: Ring, rng: Rng) -> Any:
    if len(ring.low) == 2:
        return (yield from solve_two(ring))
    if ring.left <= EXACT:
        return (yield from solve_end(ring))
    root = Node()
    for _ in range(ITERATIONS):
        _iterate(root, ring.copy(), rng)
        yield
    return int(root.sides[1].visits > root.sides[0].visits)


class Node:
    """A position in the tree; `total` is what it was worth to the seat that moved to it."""

    __slots__ = ("sides", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.sides: list[Node] = []


def _iterate(node: Node, ring: Ring, rng: Rng) -> None:
    """One playout: down the tree by upper confidence bounds, one new node, then at random."""
    path = [(node, ring.turn)]
    while node.visits and ring.left > 1:
        if not node.sides:
            node.sides = [Node(), Node()]
        side = _promising(node, rng)
        mover = ring.turn
        ring.take(side)
        node = node.sides[side]
        path.append((node, mover))
    ring.play_out(rng, KEEN)
    gains = worth(ring.totals())
    for visited, mover in path:
        visited.visits += 1
        visited.total += gains[mover]


def _promising(node: Node, rng: Rng) -> int:
    left, right = node.sides
    if not left.visits or not right.visits:
        if left.visits or right.visits:
            return int(left.visits > 0)
        return int(fraction(rng) < 0.5)
    spread = CURIOSITY * sqrt(log(node.visits))
    bounds = [side.total / side.visits + spread / sqrt(side.visits) for side in (left, right)]
    return int(bounds[1] > bounds[0])


LEVELS: dict[str, Think] = {
    "easy": _level(_easy),
    "normal": _level(_normal),
    "hard": _level(_hard),
}
