"""A position for search: cards as small numbers, only what the end of the match depends on.

The rules are `rules.py`; the tests hold every action and every end of a sketch against them.
A sketch keeps no names, no order of what lies where, and no generator: a playout gets one.
"""

from functools import cache

from game.titles.gift_of_tulips.cards import BOXES, CARDS, COLOUR, COLOURS, DATA, PAY, RANKS, VALUE
from game.titles.gift_of_tulips.playout import ADD, HIDE, turn_pairs

NAMES = tuple(CARDS)
NUMBER = {name: number for number, name in enumerate(NAMES)}
HUE = tuple(COLOURS.index(COLOUR[name]) for name in NAMES)
WORTH = tuple(VALUE[name] for name in NAMES)
TULIP = 128
TALLY = tuple(TULIP + VALUE[name] for name in NAMES)
"""A card in a tally: one tulip and its value, so that tallies compare as majorities do."""
FIRST = -3
"""In `used`: the turn has not acted yet."""

PAYS = {
    tuple(COLOURS.index(colour) for colour in ranking): (
        tuple(pay.keep[name] for name in NAMES),
        tuple(pay.give[name] for name in NAMES),
    )
    for ranking, pay in PAY.items()
}
_MAJORITY = tuple(rank.majority for rank in RANKS)


@cache
def choices(seats: int, seat: int, used: int) -> tuple[int, ...]:
    """What a seat may do: a seat's number gives it the card (its own: keep), or ADD, or HIDE."""
    gives = [other for other in range(seats) if other != seat]
    kinds = ([seat], gives, [ADD, HIDE])
    return tuple(action for kind in kinds if used not in kind for action in kind)


class Sketch:
    """A position in phase `act`."""

    __slots__ = ("at", "deck", "hand", "points", "ranking", "seat", "seats", "secret", "sums", "tally", "used")  # fmt: skip

    def __init__(self, seats: int, seat: int, used: int) -> None:
        self.seats = seats
        self.seat = seat
        self.used = used
        self.hand = -1
        """The drawn card; -1 when the match has ended."""
        self.deck: list[int] = []
        """Never changed: copies share it."""
        self.at = 0
        """How many cards of the deck have been drawn."""
        self.tally = [[0] * len(COLOURS) for _ in range(seats)]
        self.points = [0] * seats
        self.sums = [0] * len(COLOURS)
        self.ranking: tuple[int, ...] = ()
        self.secret: list[int] = []

    def copy(self) -> "Sketch":
        """Another one, played on alone."""
        new: Sketch = object.__new__(Sketch)
        new.seats, new.seat, new.used, new.hand = self.seats, self.seat, self.used, self.hand
        new.deck, new.at, new.ranking = self.deck, self.at, self.ranking
        new.tally = [own[:] for own in self.tally]
        new.points, new.sums, new.secret = self.points[:], self.sums[:], self.secret[:]
        return new

    def choices(self) -> tuple[int, ...]:
        """What the seat may do now."""
        return choices(self.seats, self.seat, self.used)

    def act(self, action: int) -> None:
        """Places the drawn card and draws the next."""
        card, seat = self.hand, self.seat
        if action >= 0:
            self.points[seat] += PAYS[self.ranking][action != seat][card]
            self.tally[action][HUE[card]] += TALLY[card]
        elif action == ADD:
            self.ranking = _added(self.ranking, self.sums, card)
        else:
            self.secret.append(card)
        if self.used == FIRST:
            self.used = action
        else:
            self.used, self.seat = FIRST, (seat + 1) % self.seats
        self.draw()

    def draw(self) -> None:
        """The next card of the deck comes to hand."""
        if self.at < len(self.deck):
            self.hand = self.deck[self.at]
            self.at += 1
        else:
            self.hand = -1

    def play_out(self, rng: int) -> None:
        """Random turns to the end, the reveal, and the majorities into `points`."""
        if self.hand >= 0 and self.used != FIRST:
            rng = _next(rng)
            actions = self.choices()
            self.act(actions[((rng >> 32) * len(actions)) >> 32])
        if self.hand >= 0:
            rng = self._play_turns(rng)
        self.finish(rng)

    def finish(self, rng: int) -> None:
        """When no card is left: the reveal, and the majorities into `points`."""
        self._reveal(rng)
        self._score()

    def _play_turns(self, rng: int) -> int:
        """As `playout.py`, in numbers."""
        seats, seat, points, tally = self.seats, self.seat, self.points, self.tally
        tables = [turn_pairs(seats, i) for i in range(seats)]
        size = len(tables[0])
        keep, give = PAYS[self.ranking]
        cards = iter(self.deck[self.at - 1 :])
        for card, then in zip(cards, cards, strict=True):
            rng = (rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            first, second = tables[seat][((rng >> 32) * size) >> 32]
            for to, it in ((first, card), (second, then)):
                if to == seat:
                    points[seat] += keep[it]
                    tally[seat][HUE[it]] += TALLY[it]
                elif to >= 0:
                    points[seat] += give[it]
                    tally[to][HUE[it]] += TALLY[it]
                elif to == ADD:
                    self.ranking = _added(self.ranking, self.sums, it)
                    keep, give = PAYS[self.ranking]
                else:
                    self.secret.append(it)
            seat += 1
            if seat == seats:
                seat = 0
        return rng

    def _reveal(self, rng: int) -> None:
        secret = self.secret
        for place in range(min(DATA.revealed, len(secret))):
            rng = _next(rng)
            other = place + (((rng >> 32) * (len(secret) - place)) >> 32)
            secret[place], secret[other] = secret[other], secret[place]
            self.ranking = _added(self.ranking, self.sums, secret[place])

    def _score(self) -> None:
        places, points = BOXES[self.seats].places, self.points
        for colour, pays in zip(self.ranking, _MAJORITY, strict=False):
            held = [own[colour] for own in self.tally]
            standing = sorted(set(held), reverse=True)
            for tally, gain in zip(standing, pays[:places], strict=False):
                if tally:
                    for seat, own in enumerate(held):
                        if own == tally:
                            points[seat] += gain

    def lead(self, seat: int) -> int:
        """After the end: how far the seat is ahead of the best of the others."""
        points = self.points
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    def worth(self, seat: int) -> float:
        """After the end: the seat's share of the win, and a tenth for the margin (0 to 1)."""
        points, own = self.points, self.points[seat]
        best, worst = max(points), min(points)
        margin = 0.1 * (own - worst) / ((best - worst) or 1)
        if own < best:
            return margin
        tulips = [
            sum(held) // TULIP if points[other] == best else -1
            for other, held in enumerate(self.tally)
        ]
        most = max(tulips)
        return margin + (0.9 / tulips.count(most) if tulips[seat] == most else 0.0)


def _next(rng: int) -> int:
    return (rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF


def _added(ranking: tuple[int, ...], sums: list[int], card: int) -> tuple[int, ...]:
    """The ranking after the card is added; changes the sums."""
    colour = HUE[card]
    sums[colour] = total = sums[colour] + WORTH[card]
    new = [other for other in ranking if other != colour]
    place = 0
    for other in new:
        if sums[other] <= total:
            break
        place += 1
    new.insert(place, colour)
    return tuple(new)
