"""The bots: easy and normal weigh one action, hard a whole turn, all over sampled worlds.

A world is a deal of everything that the seat cannot see (what it hid itself it knows). In each world
every choice is played out at random with the same luck, so that little but the choice differs.
Flat Monte Carlo over determinizations: Ginsberg, "GIB: Imperfect Information in a Computationally
Challenging Game" (2001); what comes behind the second card is averaged card by card.
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
from game.titles.gift_of_tulips.sketch import FIRST, HUE, NAMES, NUMBER, TALLY, Sketch

EASY, NORMAL = 2, 32
"""Worlds; each is played once with every action."""
HARD = 2400
"""Playouts of a decision, shared among all that a turn may be."""

Thinking = Generator[None, None, Action]
Think = Callable[[GiftState, int, Rng], Thinking]


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


def one_action(worlds: int) -> Think:
    """A bot that tries each action in so many worlds and takes the best on average."""
    begin = flat_monte_carlo(GAME, 2 * worlds)

    def think(view: GiftState, seat: int, rng: Rng) -> Thinking:
        if view.phase == "start":
            return (yield from begin(view, seat, rng))
        deals = Worlds(view, seat)
        actions = deals.known.choices()
        sums = [0.0] * len(actions)
        for _ in range(worlds):
            world = deals.sample(rng)
            luck = seeded(rng.rng)
            for number, action in enumerate(actions):
                copy = world.copy()
                copy.act(action)
                copy.play_out(luck)
                sums[number] += copy.worth(seat)
                yield
        return _named(actions[_best(sums)], seat)

    return think


def whole_turn(playouts: int) -> Think:
    """A bot that tries every pair of actions: the second is chosen once its card is known.

    For each card that could come second, the best second action counts, weighted by how often the
    card comes. The turn's second decision, with nothing to look ahead to, tries one action.
    """
    begin = flat_monte_carlo(GAME, playouts // 8)

    def think(view: GiftState, seat: int, rng: Rng) -> Thinking:
        if view.phase == "start":
            return (yield from begin(view, seat, rng))
        deals = Worlds(view, seat)
        actions = deals.known.choices()
        if view.used:
            return (yield from one_action(playouts // len(actions))(view, seat, rng))
        pairs = [[(first, second) for second in _seconds(deals.known, first)] for first in actions]
        sums = [[[0.0] * len(seconds) for seconds in pairs] for _ in NAMES]
        for _ in range(max(1, playouts // sum(map(len, pairs)))):
            world = deals.sample(rng)
            luck, found = seeded(rng.rng), sums[world.deck[1]]
            for number, seconds in enumerate(pairs):
                begun = world.copy()
                begun.act(actions[number])
                for place, (_, second) in enumerate(seconds):
                    copy = begun.copy()
                    copy.act(second)
                    copy.play_out(luck)
                    found[number][place] += copy.worth(seat)
                yield
        values = [sum(max(row[number]) for row in sums) for number in range(len(actions))]
        return _named(actions[_best(values)], seat)

    return think


def _seconds(known: Sketch, first: int) -> tuple[int, ...]:
    begun = known.copy()
    begun.used = first
    return begun.choices()


def _best(values: list[float]) -> int:
    """The place of the highest value, the first of equal ones."""
    return max(range(len(values)), key=values.__getitem__)


def _named(action: int, seat: int) -> Action:
    if action >= 0:
        return ("keep",) if action == seat else ("give", action)
    return ("add",) if action == ADD else ("hide",)


LEVELS = {"easy": one_action(EASY), "normal": one_action(NORMAL), "hard": whole_turn(HARD)}
