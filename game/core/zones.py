"""Who may see which cards: views, redacted events and determinizing, from one declaration a game.

A game names for each field of its state a `Zone`; what is not named is hidden from everybody.
From that follow: `view` (what a seat can know: its information set), `shown` (what lies open before
it), `redact` (events), `determinize` (a full state that the seat cannot tell from the true one)
and `came_to_light` (whether an action may be taken back).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, TypeVar

from game.core.clone import copy_value
from game.core.rng import HasRng, below, shuffle

if TYPE_CHECKING:
    from game.core.game import Event, Game, State

    S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Zone:
    """Who knows a field. `knows`: `all`, `owner` (entry i: seat i) or `nobody`."""

    knows: str = "all"
    pool: str = ""
    """The cards it holds are of this pool (see `Game.pools`)."""
    own: bool = False
    """The pool is one of each seat's own: entry i holds cards of seat i's."""
    sorted: bool = False
    """Its owner knows which cards, but not their order: a view has them sorted."""
    opens: bool = False
    """Open to everybody when the match is over."""
    option: str = ""
    """A secret only with this option on; open otherwise."""
    counted: bool = False
    """Follows from what everybody has seen: in the views of bots, yet never shown."""


OPEN = Zone()
HIDDEN = Zone("nobody")

_BASE = {"turn": OPEN, "phase": OPEN, "seats": OPEN, "options": OPEN}


def view(game: Game[S], state: S, seat: int | None) -> S:
    """What the seat can know, as a state with None in hidden places; None: the public's view."""
    return _veiled(game, state, seat, counted=True)


def shown(game: Game[S], state: S, seat: int | None) -> S:
    """What lies open before the seat: its view without what one would have to count."""
    return _veiled(game, state, seat, counted=False)


def zone_of(game: Game[Any], state: State, field: str) -> Zone:
    """The zone of a field as this state's options have it."""
    zone = game.zones.get(field) or _BASE.get(field, HIDDEN)
    if zone.option and not state.options[zone.option]:
        return Zone("all", zone.pool, zone.own)
    if zone.opens and state.turn is None:
        return Zone("all", zone.pool, zone.own)
    return zone


def _veiled(game: Game[S], state: S, seat: int | None, counted: bool) -> S:
    new: S = object.__new__(type(state))
    for field in fields(state):
        value = getattr(state, field.name)
        zone = zone_of(game, state, field.name)
        if zone.knows == "all" or (zone.counted and counted):
            value = copy_value(value)
        elif zone.knows == "owner":
            value = [
                _known(entry, zone) if owner == seat else hide(entry)
                for owner, entry in enumerate(value)
            ]
        else:
            value = hide(value)
        setattr(new, field.name, value)
    return new


def _known(entry: Any, zone: Zone) -> Any:
    return sorted(entry) if zone.sorted else copy_value(entry)


def hide(value: Any) -> Any:
    """A list keeps its length, which is public; anything else becomes None."""
    return [None] * len(value) if isinstance(value, list) else None


def redact(game: Game[Any], event: Event, seat: int | None) -> Event:
    """The event as the seat learns it: values that it may not know are None."""
    secret = game.secrets.get(event.id)
    if not secret:
        return event
    values = {
        name: None
        if name in secret and (seat is None or event.values.get(secret[name]) != seat)
        else value
        for name, value in event.values.items()
    }
    return event._replace(values=values)


def cards_in(value: Any) -> Iterator[Any]:
    """Every card in a field, None for a hidden one: lists, counts by name, lists by name."""
    if isinstance(value, list):
        for item in value:
            yield from cards_in(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            if isinstance(item, int):
                yield from [name] * item
            else:
                yield from cards_in(item)
    else:
        yield value


def determinize(game: Game[S], seen: S, seat: int | None, rng: HasRng) -> S:
    """A full state that agrees with everything that the seat's view `seen` shows.

    Hidden places are dealt at random from the cards that the view does not account for; the
    state's generator is drawn anew, so that nothing of the true one is ever used.
    """
    new: S = object.__new__(type(seen))
    unseen = _unseen(game, seen, rng)
    for field in fields(seen):
        zone = zone_of(game, seen, field.name)
        value = copy_value(getattr(seen, field.name))
        if field.name == "rng":
            value = below(rng, 1 << 32) << 32 | below(rng, 1 << 32)
        elif zone.knows != "all" and zone.pool:
            value = _dealt(value, unseen[zone.pool], zone.own)
        elif zone.knows != "all" and not zone.counted and isinstance(value, list):
            value = [
                game.guess(seen, field.name, entry, rng) if item is None else item
                for entry, item in enumerate(value)
            ]
        if zone.sorted and seat is not None:
            shuffle(rng, value[seat])
        setattr(new, field.name, value)
    return new


def _unseen(game: Game[S], seen: S, rng: HasRng) -> dict[str, list[Any]]:
    """Per pool the cards that the view does not show, shuffled; a list per seat for own pools."""
    visible: dict[str, Counter[Any]] = {}
    owned: dict[str, list[Counter[Any]]] = {}
    for field in fields(seen):
        zone = zone_of(game, seen, field.name)
        if not zone.pool:
            continue
        value = getattr(seen, field.name)
        if zone.own:
            counters = owned.setdefault(zone.pool, [Counter() for _ in range(seen.seats)])
            for counter, entry in zip(counters, value, strict=True):
                counter.update(cards_in(entry))
        else:
            visible.setdefault(zone.pool, Counter()).update(cards_in(value))
    unseen: dict[str, list[Any]] = {}
    pools = game.pools(seen)
    for pool, counter in visible.items():
        unseen[pool] = _rest(pools[pool], counter, rng)
    for pool, counters in owned.items():
        unseen[pool] = [_rest(pools[pool][i], c, rng) for i, c in enumerate(counters)]
    return unseen


def _rest(cards: Any, seen: Counter[Any], rng: HasRng) -> list[Any]:
    left = Counter(cards)
    left.subtract(seen)
    del left[None]
    rest = [card for card in sorted(left) for _ in range(left[card])]
    shuffle(rng, rest)
    return rest


def _dealt(value: Any, cards: list[Any], own: bool) -> Any:
    """The value with a card in each hidden place, taken off the end of `cards`."""
    if value is None:
        return cards.pop()
    if not isinstance(value, list):
        return value
    if own:
        return [_dealt(entry, cards[i], False) for i, entry in enumerate(value)]
    return [_dealt(entry, cards, False) for entry in value]


def came_to_light(game: Game[S], before: S, after: S) -> bool:
    """Whether chance was used or any seat sees something that was hidden from it before."""
    if before.rng != after.rng:
        return True
    secret = [f.name for f in fields(before) if zone_of(game, before, f.name).knows != "all"]
    return any(
        _hidden(game, after, seat, name) < _hidden(game, before, seat, name)
        for seat in range(before.seats)
        for name in secret
    )


def _hidden(game: Game[S], state: S, seat: int, field: str) -> int:
    """How many entries of a field the seat cannot see."""
    seen = getattr(view(game, state, seat), field)
    nothing = sum(card is None for card in cards_in(getattr(state, field)))
    return sum(card is None for card in cards_in(seen)) - nothing
