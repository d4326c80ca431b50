"""What holds for every game: plain functions over a game, called by the tests of each title.

`play_and_check` plays random matches and looks at every position on the way; `matches` gives the
grid of seats and options.
"""

import json
from collections import Counter
from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from game.core.clone import clone, plain_clone
from game.core.game import Game, IllegalAction
from game.core.match import Match, load
from game.core.notation import action_text, parse_action
from game.core.rng import Rng, below, choice
from game.core.zones import cards_in, determinize, shown, view, zone_of


def grid(game: Game[Any]) -> list[tuple[int, dict[str, bool]]]:
    """Every number of seats with every choice of options."""
    names = list(game.options)
    choices = [
        dict(zip(names, values, strict=True))
        for values in product((False, True), repeat=len(names))
    ]
    return [(seats, options) for seats in game.players for options in choices]


def random_move(match: Match, rng: Rng) -> None:
    """One random legal action of a random actor."""
    seat = choice(rng, match.actors())
    match.play(seat, choice(rng, match.legal(seat)))


def play_and_check(
    game: Game[Any], seats: int, options: dict[str, bool], seed: int, every: int = 1
) -> Match:
    """A random match to the end, every law checked on its way at every so many-th position."""
    match, rng = Match.start(game, seats, seed, options), Rng(seed)
    cards = all_cards(game, match.state)
    while not match.is_over:
        assert len(match.actions) < game.longest
        if len(match.actions) % every == 0:
            check_actors(match)
            check_views(match, rng)
            check_apply(match, rng)
        random_move(match, rng)
        assert all_cards(game, match.state) == cards, "cards are conserved"
    check_end(match)
    return match


def check_actors(match: Match) -> None:
    """Actors ascend, the polled seat is one of them, others have nothing to do."""
    actors = match.actors()
    assert actors == sorted(set(actors)) and match.state.turn in actors
    assert match.state.phase in match.game.phases
    for seat in range(match.state.seats):
        actions = match.legal(seat)
        assert bool(actions) == (seat in actors)
        assert len(actions) == len(set(actions)), "no duplicates"
        for action in actions:
            assert parse_action(action_text(action)) == action
            assert match.game.is_legal(match.state, seat, action)
            assert match.game.why(match.state, seat, action) is None


def check_apply(match: Match, rng: Rng) -> None:
    """Legal actions leave the original alone; anything else raises and changes nothing."""
    game, state = match.game, match.state
    before = plain_clone(state)
    assert clone(state) == before
    for seat in match.actors():
        actions = match.legal(seat)
        for action in {actions[0], actions[-1], choice(rng, actions)}:
            copy = clone(state)
            game.apply(copy, seat, action, lambda *_a, **_k: None)
            assert copy != state
    for action in ((), ("nonsense",), ("bid", 10**6), ("bid", -1), ("put", "nothing", 1), (1, 2)):
        for seat in (-1, 0, state.turn, state.seats):
            with pytest.raises(IllegalAction) as caught:
                match.play(seat, action)
            assert caught.value.reason.id
    assert state == before


def check_views(match: Match, rng: Rng) -> None:
    """A view agrees with what it is made into, and its owner may do the same in it."""
    game, state = match.game, match.state
    turn = state.turn
    for seat in {turn, below(rng, state.seats)}:
        seen = view(game, state, seat)
        full = determinize(game, seen, seat, rng)
        assert view(game, full, seat) == seen
        assert full.rng != state.rng and 0 <= full.rng < 2**64, "its luck is its own"
        assert all_cards(game, full).total() == all_cards(game, state).total()
        assert game.legal(seen, seat) == match.legal(seat)
        json.dumps(game.table(shown(game, state, seat)))
    public = shown(game, state, None)
    for field in fields(state):
        zone = zone_of(game, state, field.name)
        if zone.knows != "all":
            left = [c for c in cards_in(getattr(public, field.name)) if c is not None]
            assert left == [], f"{field.name} shows {left}"


def all_cards(game: Game[Any], state: Any) -> Counter[Any]:
    """Every card in the fields that hold cards, by the zones' own declaration."""
    found: Counter[Any] = Counter()
    for field in fields(state):
        zone = zone_of(game, state, field.name)
        if zone.pool:
            found.update((zone.pool, card) for card in cards_in(getattr(state, field.name)))
    return found


def check_end(match: Match) -> None:
    """Over is over; scores add up; the file gives the same match."""
    game, state = match.game, match.state
    assert state.phase == "over" and match.actors() == []
    assert all(match.legal(seat) == [] for seat in range(state.seats))
    scores = match.scores()
    winners = match.winners()
    assert scores is not None and len(scores) == state.seats
    assert winners and winners == sorted(set(winners))
    for score in scores:
        items = [v for k, v in score.items() if k != "total" and isinstance(v, int)]
        assert not items or sum(items) == score["total"]
    again = load(json.loads(match.text()), lambda name: game if name == game.name else None)
    assert again.state == state and again.save() == match.save()
