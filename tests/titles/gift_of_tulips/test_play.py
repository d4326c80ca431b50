"""Whole matches: against a second writing of the rules, perft, the transcript, the random game."""

import json
from collections import Counter
from pathlib import Path

import pytest

from game.core.clone import clone
from game.core.game import Game, silent
from game.core.match import Match, load
from game.core.rng import Rng, choice, seeded
from game.titles import find
from game.titles.gift_of_tulips.playout import ADD, HIDE, turn_pairs
from game.titles.gift_of_tulips.rules import GAME
from tests.match_files import perft, random_match, same_output
from tests.titles.gift_of_tulips.referee import Referee
from tests.titles.gift_of_tulips.transcript import transcript

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", GAME.players)
def test_a_second_writing_of_the_rules_agrees(seats: int) -> None:
    for seed in range(25):
        match, referee = random_match(GAME, seats, seed), Referee(seats)
        for event in (event for events in match.events for event in events):
            referee.follow(event.id, event.values)
            if event.id in ("add", "reveal"):
                assert event.values["ranking"] == referee.order
        scores = match.scores()
        assert scores is not None
        assert [score["points"] for score in scores] == referee.points
        assert [score["majorities"] for score in scores] == referee.majorities()
        told = [0] * seats
        for event in match.events[-1]:
            if event.id == "majority":
                told[event.values["seat"]] += event.values["points"]
        assert told == referee.majorities()


@pytest.mark.parametrize("seats", GAME.players)
def test_perft(seats: int) -> None:
    """A turn: keep, a gift or an add first, then what is left of the other two kinds."""
    gifts, adds = seats - 1, 2
    turn = 2 * (gifts + adds + gifts * adds)
    hands = [card for seat in range(seats) for card in ("pink2", f"blue{2 + seat % 3}")]
    state = Match.start(GAME, seats, 4, deal={"deck": hands}).state
    assert perft(GAME, state, 2) == 4
    for seat in range(seats):
        GAME.apply(state, seat, ("show", "pink2"), silent)
    assert perft(GAME, state, 1) == seats + 2
    assert perft(GAME, state, 2) == turn
    assert perft(GAME, state, 3) == turn * (seats + 2)


def test_perft_at_fixed_seeds() -> None:
    """Counted once; they change only with the rules or the deal of a seed."""
    found = [
        perft(GAME, Match.start(GAME, seats, seed).state, 5) for seats, seed in ((2, 1), (3, 2))
    ]
    assert found == PERFT


PERFT = [4 * 10 * 4, 4 * 16]
"""Hands to show (with three seats one is a pair), whole turns, the next turn's first actions."""


def test_the_transcript_is_the_approved_one() -> None:
    assert transcript() == (HERE / "transcript.txt").read_text("utf-8")


def test_a_stored_match_still_gives_its_result() -> None:
    """If this fails, cards or rules have changed: raise `GiftOfTulips.rules`."""
    data = json.loads((HERE / "stored.json").read_text("utf-8"))
    match = load(data, find)
    assert (match.scores(), match.winners()) == (data["scores"], data["winners"])


SCRIPT = """
from game.titles.gift_of_tulips.rules import GAME
from tests.match_files import random_match
for seats in (2, 4, 6):
    match = random_match(GAME, seats, 1)
    print(match.text(), match.scores(), match.game.table(match.state))
"""


def test_the_hash_seed_changes_nothing() -> None:
    assert "majorities" in same_output(SCRIPT)


# ---- the fast random game ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_pairs_of_a_turn_are_as_likely_as_in_random_play(seats: int) -> None:
    for seat in (0, seats - 1):
        pairs = Counter(turn_pairs(seats, seat))
        total = sum(pairs.values())
        state = random_match(GAME, seats, 1).state
        state.turn, state.phase, state.used = seat, "act", ""
        for first in GAME.legal(state, seat):
            state.used = {"keep": "keep", "give": "give"}.get(str(first[0]), "add")
            seconds = GAME.legal(state, seat)
            for second in seconds:
                wanted = total / (seats + 2) / len(seconds)
                assert pairs.pop((code(first, seat), code(second, seat))) == wanted
            state.used = ""
        assert not pairs


def code(action: tuple[str | int, ...], seat: int) -> int:
    codes = {"keep": seat, "add": ADD, "hide": HIDE}
    return int(action[1]) if action[0] == "give" else codes[str(action[0])]


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("moves", [0, 1, 9, 10])
def test_a_random_game_ends_with_every_card_in_its_place(seats: int, moves: int) -> None:
    match, rng = Match.start(GAME, seats, 7), Rng(7)
    for _ in range(moves):
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    state = match.state
    for seed in range(10):
        copy = clone(state)
        copy.rng = seeded(seed)
        GAME.playout(copy)
        assert (copy.turn, copy.phase, copy.deck, copy.used) == (None, "over", [], "")
        assert copy.drawn == [[] for _ in range(seats)] and copy.removed == state.removed
        lying = [*copy.bouquets, *copy.secret, *copy.festival.values(), copy.removed]
        assert Counter(c for cards in lying for c in cards) == Counter(GAME.pools(copy)["tulips"])
        sums = [sum(int(card[-1]) for card in copy.festival[colour]) for colour in copy.ranking]
        assert sums == sorted(sums, reverse=True) and len(copy.ranking) == len(copy.festival)


def test_the_random_game_is_as_the_slow_one_on_average() -> None:
    """Means over the same start; the tolerance is six standard errors of their difference."""
    start, games = Match.start(GAME, 3, 5).state, 400
    found: list[list[float]] = []
    for play_out in (GAME.playout, lambda state: Game.playout(GAME, state)):
        samples = []
        for seed in range(games):
            copy = clone(start)
            copy.rng = seeded(seed, len(found))
            play_out(copy)
            scores = GAME.scores(copy)
            samples.append(
                [scores[0]["points"], scores[0]["majorities"], len(copy.bouquets[1]), sum(map(len, copy.secret))]
            )  # fmt: skip
        found.append([sum(column) / games for column in zip(*samples, strict=True)])
        spread = [
            (sum((x - m) ** 2 for x in column) / games) ** 0.5
            for column, m in zip(zip(*samples, strict=True), found[-1], strict=True)
        ]
    for fast, slow, deviation in zip(*found, spread, strict=True):
        assert abs(fast - slow) < 6 * deviation * (2 / games) ** 0.5
