"""Match files: stored, broken, resumed, the same on any hash seed; perft and the golden transcript."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cli import main
from game.core.match import Match, load
from game.titles import find
from game.titles.dutch_auction.payment import payments
from game.titles.dutch_auction.rules import GAME
from tests.match_files import (
    check_refused_or_a_match,
    check_resume,
    perft,
    random_match,
    same_output,
)
from tests.titles.dutch_auction.transcript import transcript

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
BY_HAND = ("clock-and-pay", "nobody", "no-cash-left")


def by_hand(name: str) -> Any:
    return json.loads((HERE / "matches" / f"{name}.json").read_text())


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
    check_resume(by_hand(name))


def test_resume_of_a_random_match() -> None:
    check_resume(random_match(GAME, 4, 6).save(), 7)


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
    check_refused_or_a_match(file)


SCRIPT = """
from game.ai.bots import play_out
from game.core.match import Match
from game.titles.dutch_auction.rules import GAME
from tests.match_files import random_match
match = Match.start(GAME, 3, 4, players=["hard", "easy", "normal"])
print(random_match(GAME, 4, 6).text(), play_out(match).text(), match.scores())
"""


def test_the_hash_seed_changes_nothing() -> None:
    assert same_output(SCRIPT).startswith(random_match(GAME, 4, 6).text())


def test_perft_against_counting_by_hand() -> None:
    """Two seats, both able to pay 15: 16, 16 x 16, then payments, restarts and the next lot."""
    hand = ["1", "3", "5", "8", "x2", "2", "4", "6", "7", "x2"]
    state = Match.start(GAME, 2, 1, deal={"cash": [hand, hand]}).state
    ways = [len(payments(("1", "3", "5", "8", "x2"), price)) for price in range(16)]
    assert perft(GAME, state, 1) == 16 and perft(GAME, state, 2) == 256
    # At each price p from 1 to 14: p pairs with the first seat highest, p with the second, one tie;
    # at 15 a tie starts again (26 limits), at 0 the next lot (16 limits).
    third = sum((2 * p + 1) * ways[p] for p in range(1, 15)) + 30 * ways[15] + 26 + 16
    assert perft(GAME, state, 3) == third


@pytest.mark.parametrize(
    ("seats", "seed", "depth", "count"), [(2, 1, 3, 5268), (2, 7, 3, 4489), (3, 1, 3, 4096)]
)
def test_perft(seats: int, seed: int, depth: int, count: int) -> None:
    assert perft(GAME, Match.start(GAME, seats, seed).state, depth) == count


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
