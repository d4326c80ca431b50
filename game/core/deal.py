"""Decks under a deal: named cards first, the rest drawn by the seed behind them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.game import BadFile, quoted, wrong_type
from game.core.match import is_whole
from game.core.rng import HasRng, shuffle


def check_keys(deal: Mapping[str, Any], known: Sequence[str]) -> None:
    """BadFile where a deal has a key that the game does not know."""
    for key in deal:
        if key not in known:
            raise BadFile("deal.key", field=f"deal.{key[:40]}", known=" ".join(known))


def card_names(value: Any, where: str, most: int | None = None) -> list[str]:
    """The value as a list of card names; BadFile where it is none or longer than `most`."""
    if not (isinstance(value, list) and all(isinstance(name, str) for name in value)):
        raise wrong_type(where, "cards", value)
    if most is not None and len(value) > most:
        raise BadFile("deal.many", field=where, most=most, found=len(value))
    return list(value)


def lists_of(value: Any, where: str, most: int) -> list[Any]:
    """The value as a list of at most `most` entries (one per seat or column); BadFile if not."""
    if not isinstance(value, list):
        raise wrong_type(where, "list", value)
    if len(value) > most:
        raise BadFile("deal.seat", field=f"{where}[{most}]", most=most)
    return value


def first_seat(deal: Mapping[str, Any], seats: int) -> int:
    """The deal's `first` seat, else 0."""
    first = deal.get("first", 0)
    if not is_whole(first, 0, seats - 1):
        raise BadFile("deal.first", field="deal.first", high=seats - 1, found=quoted(first))
    return int(first)


def whole(value: Any, where: str, low: int, high: int) -> int:
    """The value as a whole number in this range; BadFile where it is none."""
    if not is_whole(value, low, high):
        raise BadFile("file.range", field=where, low=low, high=high, found=quoted(value))
    return int(value)


def take(pool: Sequence[str], named: Sequence[str], where: str) -> list[str]:
    """The pool without the named cards; BadFile names the card that it does not have (so often)."""
    left = Counter(pool)
    for card in named:
        if left[card] == 0:
            raise BadFile("deal.card", field=where, card=card[:40])
        left[card] -= 1
    rest = []
    for card in pool:
        if left[card]:
            left[card] -= 1
            rest.append(card)
    return rest


def stacked(holder: HasRng, pool: Sequence[str], named: Sequence[str], where: str) -> list[str]:
    """All cards of the pool: the named ones in their order, then the rest shuffled."""
    rest = take(pool, named, where)
    shuffle(holder, rest)
    return [*named, *rest]
