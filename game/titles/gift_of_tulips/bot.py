"""The bots: each weighs every action over sampled worlds, by games played to their end.

A world is a deal of everything that the seat cannot see (what it hid itself it knows). In each world
every choice is played out with the same luck, so that little but the choice differs.
Flat Monte Carlo over determinizations: Ginsberg, "GIB: Imperfect Information in a Computationally
Challenging Game" (2001). Easy and normal play on at random, hard as good players do; easy counts
wins, which are seldom hanging on one card, the others the lead, which says more with fewer games.
"""

from collections import Counter
from collections.abc import Callable, Generator

from game.ai.search import flat_monte_carlo
from game.core.game import Action
from game.core.rng import Rng, below, seeded
from game.titles.gift_of_tulips.cards import BOXES, COLOURS
from game.titles.gift_of_tulips.festival import GiftState, festival_sum
from game.titles.gift_of_tulips.playout import ADD
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.sensible import play_sensibly
from game.titles.gift_of_tulips.sketch import FIRST, HUE, NAMES, NUMBER, TALLY, Sketch

EASY, NORMAL = 2, 8
"""Worlds; each is played once with every action."""
HARD, MOST = 60_000, 200
"""Hard's work for a decision: worlds by actions by cards to come by seats; and worlds at most."""

Thinking = Generator[None, None, Action]
Think = Callable[[GiftState, int, Rng], Thinking]
Play = Callable[[Sketch, int], Generator[None, None, None]]
Judge = Callable[[Sketch, int], float]
Count = Callable[[Sketch, int], int]
"""How many worlds for what is known and so many cards to come."""


class Worlds:
    """All deals of the hidden cards that agree with a view, each as likely."""

    def __init__(self, view: GiftState, seat: int) -> None:
        left = Counter(BOXES[view.seats].deck)
        for cards in (*view.festival.values(), *view.bouquets, view.secret[seat], view.drawn[seat]):
            left.subtract(cards)
        self.unseen = [number for number, name in enumerate(NAMES) for _ in range(left[name])]
        self.hidden = sum(len(cards) for other, cards in enumerate(view.secret) if other != seat)
        self.known = _known(view, seat)
        self.places = self.hidden + len(view.deck)

    def sample(self, rng: Rng) -> Sketch:
        """One of them. Only as many cards are drawn as there are places for them."""
        cards, count = self.unseen[:], len(self.unseen)
        for place in range(self.places):
            other = place + below(rng, count - place)
            cards[place], cards[other] = cards[other], cards[place]
        world = self.known.copy()
        world.secret += cards[: self.hidden]
        world.deck = [world.hand, *cards[self.hidden : self.places]]
        world.at = 1
        return world


def _known(view: GiftState, seat: int) -> Sketch:
    """What the seat sees and remembers."""
    used = {"": FIRST, "keep": seat, "give": (seat + 1) % view.seats, "add": ADD}[view.used]
    sketch = Sketch(view.seats, seat, used)
    for tally, bouquet in zip(sketch.tally, view.bouquets, strict=True):
        for name in bouquet:
            tally[HUE[NUMBER[name]]] += TALLY[NUMBER[name]]
    sketch.hand = NUMBER[view.drawn[seat][0]]
    sketch.points = list(view.points)
    sketch.sums = [festival_sum(view, colour) for colour in COLOURS]
    sketch.ranking = tuple(COLOURS.index(colour) for colour in view.ranking)
    sketch.secret = [NUMBER[name] for name in view.secret[seat]]
    return sketch


def at_random(world: Sketch, rng: int) -> Generator[None, None, None]:
    """Plays a world to its end by any legal actions."""
    world.play_out(rng)
    yield


def even(worlds: int) -> Count:
    """So many worlds for every decision."""
    return lambda known, cards: worlds


def even_work(known: Sketch, cards: int) -> int:
    """More worlds where a game to the end is shorter, so that all decisions take about as long."""
    return max(1, min(MOST, HARD // (len(known.choices()) * (cards + 1) * known.seats)))


def one_action(count: Count, play: Play, judge: Judge, start: int) -> Think:
    """A bot that tries each action in some worlds and takes the best on average.

    What to show at the start is found by `start` random games.
    """
    begin = flat_monte_carlo(GAME, start)

    def think(view: GiftState, seat: int, rng: Rng) -> Thinking:
        if view.phase == "start":
            return (yield from begin(view, seat, rng))
        deals = Worlds(view, seat)
        yield
        actions = deals.known.choices()
        sums = [0.0] * len(actions)
        for _ in range(count(deals.known, len(view.deck))):
            world = deals.sample(rng)
            yield
            luck = seeded(rng.rng)
            for number, action in enumerate(actions):
                copy = world.copy()
                copy.act(action)
                yield from play(copy, luck)
                sums[number] += judge(copy, seat)
                yield
        return _named(actions[_best(sums)], seat)

    return think


def _best(values: list[float]) -> int:
    """The place of the highest value, the first of equal ones."""
    return max(range(len(values)), key=values.__getitem__)


def _named(action: int, seat: int) -> Action:
    if action >= 0:
        return ("keep",) if action == seat else ("give", action)
    return ("add",) if action == ADD else ("hide",)


LEVELS = {
    "easy": one_action(even(EASY), at_random, Sketch.worth, 4),
    "normal": one_action(even(NORMAL), at_random, Sketch.lead, 64),
    "hard": one_action(even_work, play_sensibly, Sketch.lead, 300),
}
