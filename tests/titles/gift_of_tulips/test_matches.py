"""Match files: written by hand from the rulebook, resumed at every point, damaged at random."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.game import BadFile
from game.core.match import Match, load
from game.core.notation import move_text
from game.titles import find
from game.titles.gift_of_tulips.rules import GAME
from tests.match_files import check_refused_or_a_match, check_resume, random_match

FILES = sorted(Path(__file__).with_name("matches").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


def test_there_is_a_match_for_each_phase() -> None:
    assert {read(path)["expect"]["phase"] for path in FILES} == {*GAME.phases, "over"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_match_ends_as_worked_out_by_hand(path: Path) -> None:
    data = read(path)
    match = load(data, find)
    table = GAME.table(match.state)
    found = {
        **table,
        "deck_count": len(table["deck"]),
        "phase": match.state.phase,
        "turn": match.state.turn,
        "legal": [move_text(s, a) for s in match.actors() for a in match.legal(s)],
        "scores": match.scores(),
        "winners": match.winners(),
    }
    assert {key: found[key] for key in data["expect"]} == data["expect"]


@pytest.mark.parametrize("seats", GAME.players)
def test_resumes_at_every_point(seats: int) -> None:
    check_resume(random_match(GAME, seats, 90 + seats).save(), 3)


WORDS = st.sampled_from(
    ["purple2", "pink4", "red2", "blue5", "", "0 keep", "0 give 0", "9 add", "1 show pink2", "x"]
)
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 9), st.floats(allow_nan=False), WORDS,
    st.lists(WORDS, max_size=3), st.dictionaries(WORDS, st.integers(0, 3), max_size=2),
)  # fmt: skip


def spoil(data: Any, value: Any, choose: Any) -> Any:
    """A copy with one entry somewhere in it replaced, dropped or added."""
    if isinstance(data, dict) and data:
        key = choose(sorted(data))
        if choose([True, False, True]):
            return {**data, key: spoil(data[key], value, choose)}
        return {k: v for k, v in data.items() if k != key}
    if isinstance(data, list) and data:
        at = choose(list(range(len(data))))
        how = choose(["change", "drop", "double"])
        if how == "change":
            return [*data[:at], spoil(data[at], value, choose), *data[at + 1 :]]
        return data[:at] + data[at + 1 :] if how == "drop" else [*data[:at], value, *data[at:]]
    return value


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(FILES), ODD, st.data())
def test_damaged_files_are_refused_or_play(path: Path, value: Any, data: st.DataObject) -> None:
    bad = spoil(read(path), value, lambda options: data.draw(st.sampled_from(options)))
    check_refused_or_a_match(bad)


DEALS: list[tuple[dict[str, Any], str]] = [
    ({"festival": ["purple2", "blue4"]}, "deal.festival"),
    ({"festival": ["purple2", "purple4"]}, "deal.festival"),
    ({"festival": ["purple2", "blue2", "pink2"]}, "deal.many"),
    ({"festival": ["red2"]}, "deal.card"),
    ({"festival": ["pink2"], "deck": ["pink2"] * 6}, "deal.card"),
    ({"deck": ["pink2"] * 7}, "deal.card"),
    ({"deck": "pink2"}, "file.type"),
    ({"deck": [2]}, "file.type"),
    ({"deck": [c + v for c in ("pink", "blue", "orange") for v in "234"] * 6}, "deal.festival"),
    ({"deck": ["pink2"] * 53}, "deal.many"),
    ({"first": 2}, "deal.first"),
    ({"first": True}, "deal.first"),
    ({"columns": []}, "deal.key"),
]


@pytest.mark.parametrize(("deal", "message"), DEALS)
def test_impossible_deals_are_refused(deal: dict[str, Any], message: str) -> None:
    seats = 3 if message == "deal.festival" else 2
    with pytest.raises(BadFile) as refused:
        Match.start(GAME, seats, 1, deal=deal)
    assert refused.value.message.id == message
