"""The points of the end, item by item. The best use of helpers is found in `optimum.py`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.cards import IS_FLOWER, flowers_of
from game.titles.tulip_rose.optimum import PER_BITE, PER_ORDER, best_end, helpers
from game.titles.tulip_rose.state import TulipRoseState

WEEDS = (0, -5, -11, -18, -26, -35, -45, -56, -68, -81, -95, -110, -125, -140, -155, -170)
"""Points by the number of weeds."""
NETWORKS = {"network15": 15, "network25": 25}
PER_LOAN = -30


def final_scores(state: TulipRoseState) -> list[dict[str, Any]]:
    """Per seat the total, the items that sum to it, and how the helpers were used."""
    drawable = [card for card in dict.fromkeys(sorted(state.deck)) if card in IS_FLOWER]
    return [
        itemised(
            state.seats, state.collections[seat], state.coins[seat], state.loans[seat],
            state.orders[seat], drawable if state.merchants[seat] == "engel" else (),
        )
        for seat in range(state.seats)
    ]  # fmt: skip


def itemised(
    seats: int,
    held: Mapping[str, int],
    coins: int,
    loans: int,
    orders: Sequence[str],
    draws: Iterable[str],
) -> dict[str, Any]:
    """The score of one collection; `draws` are the flowers that Engel may choose from."""
    flowers = tuple(flowers_of(seats))
    index = {name: i for i, name in enumerate(flowers)}
    cows, bees, fertilizers = (held.get(name, 0) for name in ("cow", "bee", "fertilizer"))
    best = best_end(
        [held.get(name, 0) for name in flowers], cows, bees, fertilizers,
        [{index[name]: count for name, count in needs(text).items()} for text in orders],
        [index[name] for name in draws],
    )  # fmt: skip
    joined, spread = helpers(best.left, bees, fertilizers)
    final = [
        n + bee + 2 * spread[i] for i, (n, bee) in enumerate(zip(best.left, joined, strict=True))
    ]
    drawn = [int(i == best.engel) for i in range(len(flowers))]
    ate = [held.get(name, 0) + drawn[i] - best.left[i] for i, name in enumerate(flowers)]
    items = {
        "different": sum(map(bool, final)) ** 2,
        "identical": sum(n * n for n in final),
        "coins": coins,
        "loans": PER_LOAN * loans,
        "networks": sum(points for name, points in NETWORKS.items() if held.get(name)),
        "weeds": WEEDS[held.get("weed", 0)],
        "orders": PER_ORDER * len(best.filled),
        "cows": PER_BITE * best.eaten,
    }
    assignment = {
        "engel": None if best.engel is None else flowers[best.engel],
        "cows": {name: ate[i] for i, name in enumerate(flowers) if ate[i]},
        "bees": {name: joined[i] for i, name in enumerate(flowers) if joined[i]},
        "fertilizers": [name for i, name in enumerate(flowers) if spread[i]],
        "orders": [orders[i] for i in best.filled],
    }
    return {"total": sum(items.values()), **items, "assignment": assignment}
