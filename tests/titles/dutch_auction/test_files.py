"""Match files: stored, broken, resumed, the same on any hash seed; perft and the golden transcript."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cli import main
from game.core.clone import clone
from game.core.game import BadFile, silent
from game.core.match import Match, load
from game.core.rng import Rng
from game.titles.dutch_auction.payment import payments
from game.titles.dutch_auction.rules import GAME
from tests.laws import random_move
from tests.titles.dutch_auction.transcript import transcript

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
BY_HAND = ("clock-and-pay", "nobody", "no-cash-left")


def find(name: str) -> Any:
    return GAME if name == "dutch_auction" else None


def by_hand(name: str) -> Any:
    return json.loads((HERE / "matches" / f"{name}.json").read_text())


def a_match(seats: int, seed: int) -> Match:
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    while not match.is_over:
        random_move(match, rng)
    return match


def test_a_stored_match_gives_its_stored_result() -> None:
    """Fails when cards or rules change the result: then `rules` needs a new version."""
    match = load(by_hand("stored"), find)
    result = {
        "scores": match.scores(),
        "winners": match.winners(),
        "table": GAME.table(match.state),
    }
    assert result == by_hand("stored-result")


@pytest.mark.parametrize("name", BY_HAND)
def test_resume_at_every_point(name: str) -> None:
    data = by_hand(name)
    whole = load(data, find)
    for step in range(len(data["actions"]) + 1):
        match = load(json.loads(load(data, find, step).text()), find)
        for seat, action in whole.actions[step:]:
            match.play(seat, action)
        assert match.state == whole.state


def test_resume_of_a_random_match() -> None:
    whole = a_match(4, 6)
    data = whole.save()
    for step in range(0, len(whole.actions), 7):
        match = load(json.loads(load(data, find, step).text()), find)
        for seat, action in whole.actions[step:]:
            match.play(seat, action)
        assert match.state == whole.state and match.scores() == whole.scores()


DAMAGE = st.sampled_from(
    [None, True, -1, 0, 3, 2**60, 1.5, "", "x", "0 limit 99", "1 pay 8", [], ["8"], {}, {"first": 9}]
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(BY_HAND), st.data(), DAMAGE)
def test_a_damaged_file_is_refused_or_still_a_match(name: str, data: Any, damage: Any) -> None:
    file = by_hand(name)
    places: list[tuple[Any, Any]] = [(file, key) for key in file]
    places += [(file["deal"], key) for key in file["deal"]]
    places += [(file["actions"], i) for i in range(len(file["actions"]))]
    places += [(cards, 0) for cards in file["deal"].get("cash", [])]
    place, key = data.draw(st.sampled_from(places))
    if data.draw(st.booleans()):
        del place[key]
    else:
        place[key] = damage
    try:
        match = load(file, find)
    except BadFile:
        return
    assert load(json.loads(match.text()), find).state == match.state


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_same_match_under_any_hash_seed(hash_seed: str) -> None:
    code = (
        "from tests.titles.dutch_auction.test_files import a_match\n"
        "from game.ai.bots import play_out\n"
        "from game.core.match import Match\n"
        "from game.titles.dutch_auction.rules import GAME\n"
        "match = Match.start(GAME, 3, 4, players=['hard', 'easy', 'normal'])\n"
        "print(a_match(4, 6).text(), play_out(match).text(), match.scores())\n"
    )
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(a_match(4, 6).text())
    assert done.stdout == _other_seed(code)


def _other_seed(code: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def perft(state: Any, depth: int) -> int:
    """How many sequences of `depth` actions there are."""
    if depth == 0 or state.turn is None:
        return 1
    total = 0
    for action in GAME.legal(state, state.turn):
        copy = clone(state)
        GAME.apply(copy, state.turn, action, silent)
        total += perft(copy, depth - 1)
    return total


def test_perft_against_counting_by_hand() -> None:
    """Two seats, both able to pay 15: 16, 16 x 16, then payments, restarts and the next lot."""
    hand = ["1", "3", "5", "8", "x2", "2", "4", "6", "7", "x2"]
    state = Match.start(GAME, 2, 1, deal={"cash": [hand, hand]}).state
    ways = [len(payments(("1", "3", "5", "8", "x2"), price)) for price in range(16)]
    assert perft(state, 1) == 16 and perft(state, 2) == 256
    # At each price p from 1 to 14: p pairs with the first seat highest, p with the second, one tie;
    # at 15 a tie starts again (26 limits), at 0 the next lot (16 limits).
    third = sum((2 * p + 1) * ways[p] for p in range(1, 15)) + 30 * ways[15] + 26 + 16
    assert perft(state, 3) == third


@pytest.mark.parametrize(
    ("seats", "seed", "depth", "count"), [(2, 1, 3, 5268), (2, 7, 3, 4489), (3, 1, 3, 4096)]
)
def test_perft(seats: int, seed: int, depth: int, count: int) -> None:
    assert perft(Match.start(GAME, seats, seed).state, depth) == count


def test_golden_transcript() -> None:
    """Read by a person when it was made; a change shows what it changes for whom."""
    assert transcript() == (HERE / "transcript.txt").read_text()


def test_the_command_line_says_why_in_the_games_own_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = by_hand("clock-and-pay")
    data["actions"][2] = "0 limit 99"
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.endswith("is not legal: The hand can pay 34 at most.\n")
    file.write_text(json.dumps({"start": "start-red-pink", "won": ["red-4"], "cash": 10}))
    assert main(["score", "dutch_auction", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and "more cards bought (1) than cash cards spent (0)" in err
