"""A final position described from outside (`python -m game score tulip_rose`), checked and scored."""

from collections.abc import Mapping
from typing import Any

from game.core.deal import whole
from game.core.game import BadFile, quoted, wrong_type
from game.titles.tulip_rose.box import needs
from game.titles.tulip_rose.cards import flowers_of, merchants_of, specials_of
from game.titles.tulip_rose.opening import orders_each
from game.titles.tulip_rose.scoring import itemised
from game.titles.tulip_rose.state import LOANS

REQUIRED = ("seats", "collection", "coins", "loans")
KNOWN = (*REQUIRED, "orders", "merchant", "deck")
MOST_COINS = 9_999
"""No match can bring as much into play."""


def score_described(described: Mapping[str, Any]) -> dict[str, Any]:
    """The itemised score of one player; BadFile where a match could not end like that."""
    for key in described:
        if key not in KNOWN:
            raise BadFile("deal.key", field=str(key)[:40], known=" ".join(KNOWN))
    for key in REQUIRED:
        if key not in described:
            raise BadFile("file.missing", field=key)
    seats = whole(described["seats"], "seats", 3, 6)
    held = _counts(
        described["collection"], "collection", {**flowers_of(seats), **specials_of(seats)}
    )
    deck = _counts(described.get("deck", {}), "deck", flowers_of(seats))
    for flower, count in flowers_of(seats).items():
        if held.get(flower, 0) + deck.get(flower, 0) > count:
            raise BadFile("deal.card", field="deck", card=flower)
    coins = whole(described["coins"], "coins", 0, MOST_COINS)
    loans = whole(described["loans"], "loans", 0, LOANS)
    orders = _orders(described.get("orders", []), seats)
    merchant = described.get("merchant")
    if "merchant" in described and merchant not in merchants_of(seats):
        raise BadFile(
            "score.merchant", field="merchant", known=" ".join(merchants_of(seats)),
            found=quoted(merchant),
        )  # fmt: skip
    draws = [flower for flower in sorted(deck) if deck[flower]] if merchant == "engel" else []
    return itemised(seats, held, coins, loans, orders, draws)


def _counts(value: Any, where: str, known: Mapping[str, int]) -> dict[str, int]:
    """Card name -> count, each no more than a match with that many seats has."""
    if not isinstance(value, dict):
        raise wrong_type(where, "object", value)
    for name, count in value.items():
        if name not in known:
            raise BadFile("deal.card", field=where, card=str(name)[:40])
        whole(count, f"{where}.{name}", 0, known[name])
    return value


def _orders(value: Any, seats: int) -> list[str]:
    """Order texts over flowers in play, no more than a player gets."""
    if not (isinstance(value, list) and all(isinstance(text, str) for text in value)):
        raise wrong_type("orders", "texts", value)
    if len(value) > orders_each(seats):
        raise BadFile("deal.many", field="orders", most=orders_each(seats), found=len(value))
    for i, text in enumerate(value):
        try:
            wanted = needs(text)
        except ValueError:
            raise BadFile("score.order", field=f"orders[{i}]", found=quoted(text)) from None
        for flower, count in wanted.items():
            if not 1 <= count <= flowers_of(seats).get(flower, 0):
                raise BadFile("score.order", field=f"orders[{i}]", found=quoted(text))
    return value
