"""The door through which a match changes, its file, and taking back: on Nim, the smallest game."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.game import BadFile, IllegalAction
from game.core.match import Match, load, read_json
from game.words import Words
from tests.games.nim.rules import GAME


def find(name: str) -> Any:
    return GAME if name == "nim" else None


def started(**rest: Any) -> Match:
    return Match.start(GAME, 2, 7, **rest)


def good_file() -> dict[str, Any]:
    match = started(names=["Ada", "Bea"], players=["human", "hard"])
    match.play(0, match.legal(0)[0])
    return match.save()


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    match = started()
    before = match.text()
    with pytest.raises(IllegalAction) as caught:
        match.play(1, ("take", 0, 1))
    assert caught.value.reason == ("not_your_turn", {"seat": 0})
    with pytest.raises(IllegalAction):
        match.play(0, ("take", 9, 9))
    assert match.text() == before


def test_a_file_gives_the_same_match_and_keeps_unknown_keys() -> None:
    data = {**good_file(), "title of the evening": "first", "ui": {"tempo": "live"}}
    match = load(data, find)
    assert match.save() == data
    assert match.state == load(json.loads(match.text()), find).state


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "file.format"),
        ({"format": True}, "file.format"),
        ({"game": "chess"}, "file.game"),
        ({"game": 3}, "file.game"),
        ({"rules": 0}, "file.rules"),
        ({"seats": 9}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**53}, "seed"),
        ({"seed": True}, "seed"),
        ({"options": {"wrong": True}}, "option"),
        ({"options": {"large": 1}}, "file.type"),
        ({"options": []}, "file.type"),
        ({"deal": {"deck": []}}, "deal.key"),
        ({"names": ["Ada"]}, "file.count"),
        ({"names": [1, 2]}, "file.type"),
        ({"players": "hard"}, "file.type"),
        ({"actions": {}}, "file.type"),
        ({"actions": ["0 take  0 1"]}, "file.action"),
        ({"actions": [17]}, "file.action"),
        ({"actions": ["0 take 0 01"]}, "file.action"),
        ({"actions": ["5 take 0 1"]}, "file.illegal"),
        ({"actions": ["0 take 0 99"]}, "file.illegal"),
    ],
)
def test_a_wrong_file_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadFile) as caught:
        load({**good_file(), **change}, find)
    assert caught.value.message.id == message


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "seed", "actions"])
def test_a_missing_field_is_named(key: str) -> None:
    data = good_file()
    del data[key]
    with pytest.raises(BadFile) as caught:
        load(data, find)
    assert caught.value.message == ("file.missing", {"field": key})


@pytest.mark.parametrize("text", ["", "[", "NaN", "[" * 100_000, '{"seed": 1e', "nul"])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        read_json(text)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))  # fmt: skip
def test_any_json_is_a_match_or_refused(data: Any) -> None:
    for value in (data, {**good_file(), "actions": data}, {**good_file(), "options": data}):
        try:
            match = load(value, find)
        except BadFile:
            continue
        assert match.save()["format"] == 1


def test_steps_after_the_last_wanted_one_are_not_read() -> None:
    data = good_file()
    data["actions"] = [*data["actions"], "rubbish"]
    assert len(load(data, find, 1).actions) == 1
    with pytest.raises(BadFile) as caught:
        load(data, find, 3)
    assert caught.value.message.id == "file.step"


def test_undo_gives_the_position_before_and_says_why_not() -> None:
    match = started()
    assert match.undo(0) == ("undo.nothing", {})
    start = match.text()
    match.play(0, ("take", 0, 1))
    assert match.undo(1) == ("undo.moved", {"seat": 0})
    assert match.undo(0) is None
    assert match.text() == start and match.state == started().state and len(match.events) == 1


def test_several_actions_are_taken_back_together_or_not_at_all() -> None:
    match = started()
    for _ in range(2):
        match.play(match.state.turn, match.legal(match.state.turn)[0])
    text = match.text()
    assert match.undo(1, 2) == ("undo.moved", {"seat": 0})
    assert match.undo(1, 3) == ("undo.nothing", {})
    assert match.text() == text
    match.back_to(1)
    assert len(match.actions) == 1 and len(match.events) == 2 and match.state == match.at(1).state


def test_a_byte_order_mark_says_nothing() -> None:
    assert read_json('\ufeff{"a": 1}') == {"a": 1}


def test_a_key_that_stands_twice_is_named() -> None:
    with pytest.raises(BadFile) as caught:
        read_json('{"game": "nim", "deal": {"seed": 1, "x": {}, "seed": 2}}')
    assert caught.value.message.values["key"] == '"seed"'


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadFile) as caught:
        load({**good_file(), "game": "chess"}, lambda name: None, known=("nim", "whist"))
    assert Words().tell(caught.value.message) == "game: no game chess; known: nim whist"
