"""The best end, against brute force that tries every use of Engel, Cows, Bees, Fertilizers, orders.

The brute force follows the rulebook's sentences and knows nothing of convexity.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations, combinations_with_replacement, product
from random import Random

import pytest

from game.titles.tulip_rose.cards import flowers_of, orders_of
from game.titles.tulip_rose.rules import GAME
from game.titles.tulip_rose.scoring import itemised

Order = Mapping[str, int]


def wanted(text: str) -> dict[str, int]:
    words = text.split()
    return dict(zip(words[1::2], map(int, words[::2]), strict=True))


def brute_best(
    seats: int, held: Mapping[str, int], orders: list[str], draws: list[str]
) -> tuple[int, int, int]:
    """Points of flowers, Cows and orders; minus the cards eaten; the orders filled."""
    kinds = list(flowers_of(seats))
    best = (-1, 0, 0)
    for drawn in draws or [None]:
        have = {kind: held.get(kind, 0) + (kind == drawn) for kind in kinds}
        for eaten in product(*(range(have[kind] + 1) for kind in kinds)):
            if sum(eaten) > 7 * held.get("cow", 0):
                continue
            left = {kind: have[kind] - n for kind, n in zip(kinds, eaten, strict=True)}
            flowers = brute_flowers(left, held.get("bee", 0), held.get("fertilizer", 0))
            filled = brute_orders(left, orders)
            points = flowers + 10 * sum(eaten) + 15 * filled
            best = max(best, (points, -sum(eaten), filled))
    return best


def brute_flowers(left: Mapping[str, int], bees: int, fertilizers: int) -> int:
    real = [kind for kind in left if left[kind]]
    spreads = chain.from_iterable(combinations(real, n) for n in range(fertilizers + 1))
    best = 0
    for spread in spreads:
        for joined in combinations_with_replacement(left, bees):
            counts = [
                left[kind] + 2 * (kind in spread) + joined.count(kind) for kind in left
            ]  # fmt: skip
            best = max(best, sum(map(bool, counts)) ** 2 + sum(n * n for n in counts))
    return best


def brute_orders(left: Mapping[str, int], orders: list[str]) -> int:
    best = 0
    for chosen in subsets(orders):
        need = {kind: sum(wanted(text).get(kind, 0) for text in chosen) for kind in left}
        if all(need[kind] <= left[kind] for kind in left):
            best = max(best, len(chosen))
    return best


def subsets(items: list[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(items, n) for n in range(len(items) + 1))


def checked(seats: int, held: dict[str, int], orders: list[str], draws: list[str]) -> None:
    score = itemised(seats, held, 0, 0, orders, draws)
    found = sum(score[item] for item in ("different", "identical", "orders", "cows"))
    key = (found, -score["cows"] // 10, score["orders"] // 15)
    assert key == brute_best(seats, held, orders, draws), (seats, held, orders, draws)
    check_assignment(seats, held, orders, draws, score)


def check_assignment(seats, held, orders, draws, score) -> None:
    """What is said of the helpers is allowed, and gives the items."""
    use, kinds = score["assignment"], flowers_of(seats)
    assert use["engel"] in draws if draws else use["engel"] is None
    left = {kind: held.get(kind, 0) + (kind == use["engel"]) for kind in kinds}
    for kind, count in use["cows"].items():
        left[kind] -= count
    assert min(left.values()) >= 0
    assert sum(use["cows"].values()) <= 7 * held.get("cow", 0)
    assert score["cows"] == 10 * sum(use["cows"].values())
    assert sum(use["bees"].values()) == held.get("bee", 0) and set(use["bees"]) <= set(kinds)
    spread = use["fertilizers"]
    assert len(spread) == len(set(spread)) <= held.get("fertilizer", 0)
    assert all(left[kind] for kind in spread)
    counts = [left[kind] + use["bees"].get(kind, 0) + 2 * (kind in spread) for kind in kinds]
    assert score["different"] == sum(map(bool, counts)) ** 2
    assert score["identical"] == sum(n * n for n in counts)
    assert score["orders"] == 15 * len(use["orders"])
    for kind in kinds:
        assert sum(wanted(text).get(kind, 0) for text in use["orders"]) <= left[kind]
    assert all(use["orders"].count(text) <= orders.count(text) for text in use["orders"])


def small(random: Random, seats: int, most: int) -> dict[str, int]:
    """A collection of few flowers and some helpers."""
    kinds, held = list(flowers_of(seats)), {}
    for _ in range(random.randint(0, most)):
        kind = random.choice(kinds if random.random() < 0.6 else kinds[-2:])
        if held.get(kind, 0) < flowers_of(seats)[kind]:
            held[kind] = held.get(kind, 0) + 1
    copies = 2 if seats >= 5 else 1
    for helper in ("cow", "bee", "fertilizer"):
        held[helper] = random.choice((0, 1, copies))
    return held


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_against_brute_force(seats: int) -> None:
    random = Random(seats)
    for _ in range(90):
        held = small(random, seats, 9)
        orders = random.sample(
            orders_of(seats), random.choice((0, 0, 1, 2, 2 if seats == 6 else 3))
        )
        draws = random.sample(list(flowers_of(seats)), random.choice((0, 0, 2)))
        checked(seats, held, orders, draws)


def test_large_kinds_against_brute_force() -> None:
    """Few kinds with many cards: here Cows spare and split, and orders bind."""
    random = Random(99)
    for _ in range(60):
        kinds = random.sample(list(flowers_of(5)), 3)
        held = {kind: random.randint(1, flowers_of(5)[kind]) for kind in kinds}
        held |= {"cow": random.choice((1, 2)), "bee": random.choice((0, 2))}
        held["fertilizer"] = random.choice((0, 2))
        orders = [
            " ".join(f"{random.randint(1, 4)} {kind}" for kind in random.sample(kinds, 2))
            for _ in range(random.choice((0, 1, 2)))
        ]
        checked(5, held, orders, [])


def test_equal_totals_eat_fewest_cards() -> None:
    """Six of eight roses: 60 for the Cow, 60 less for the roses. So none is eaten."""
    score = itemised(3, {"rose": 8, "tulip": 1, "cow": 1}, 0, 0, ["2 rose 1 tulip"], [])
    assert score["total"] == 4 + 65 + 15 and score["assignment"]["cows"] == {}
    eaten = itemised(3, {"rose": 7, "tulip": 1, "cow": 1}, 0, 0, ["2 rose 1 tulip"], [])
    assert eaten["total"] == 4 + 5 + 15 + 50 and eaten["assignment"]["cows"] == {"rose": 5}


def test_equal_totals_fill_most_orders() -> None:
    """Engel's tenth rose brings 19, and so does an orchid: 1, a second kind 3, an order 15."""
    score = itemised(3, {"rose": 9}, 0, 0, ["1 orchid 2 rose"], ["rose", "orchid"])
    assert score["total"] == 4 + 82 + 15
    assert score["assignment"]["engel"] == "orchid"
    assert score["assignment"]["orders"] == ["1 orchid 2 rose"]
    ten = itemised(3, {"rose": 10}, 0, 0, ["1 orchid 2 rose"], ["rose", "orchid"])
    assert ten["total"] == 1 + 121 and ten["assignment"]["engel"] == "rose"


def test_seed_example() -> None:
    held = {"orchid": 1, "lily": 2, "anemone": 1, "gerbera": 4, "rose": 11, "carnation": 2}
    described = {"seats": 5, "collection": held | {"network25": 1}, "coins": 37, "loans": 1}
    score = GAME.score(described)
    items = {"different": 36, "identical": 1 + 4 + 1 + 16 + 121 + 4, "coins": 37, "loans": -30}
    items |= {"networks": 25, "weeds": 0, "orders": 0, "cows": 0}
    assert score == {"total": 215, **items, "assignment": score["assignment"]}
