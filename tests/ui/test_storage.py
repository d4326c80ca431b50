"""Settings and saved matches survive anything that may stand in storage."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.game import BadFile
from game.core.match import Match
from game.titles import all_games, find
from game.ui.match_scene import MatchScene
from game.ui.matches import Matches
from game.ui.settings import NAME, Settings, read_settings, write_settings
from tests.games.nim.rules import GAME as NIM
from tests.ui.fakes import FakeHost, new_app, run

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip
FIELDS = list(vars(Settings()))


def test_settings_are_found_again() -> None:
    host = FakeHost()
    chosen = Settings(speed="fast", larger=True, effects=0, window=[600, 338], names=["Ada"])
    assert write_settings(host, chosen) is None
    assert read_settings(host) == chosen


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "7", '{"version": 99, "speed": "fast"}', "[" * 9000, '"\ud800"']
)
def test_garbage_instead_of_settings(text: str) -> None:
    host = FakeHost()
    host.store[NAME] = text
    assert read_settings(host) == Settings()


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4))
def test_values_that_make_no_sense_are_the_default(values: dict[str, Any]) -> None:
    host = FakeHost()
    host.store[NAME] = json.dumps({"version": 1, **values})
    read = read_settings(host)
    for name, default in vars(Settings()).items():
        assert type(getattr(read, name)) is type(default)
    assert read.speed in ("slow", "normal", "fast", "instant") and 0 <= read.effects <= 10
    assert len(read.window) == 2 and all(type(side) is int for side in read.window)


def a_match(seed: int = 1, seats: int = 3) -> Match:
    game = find("tulip_rose")
    assert game is not None
    return Match.start(game, seats, seed, names=["Ada", "Bea", "Carlo"], players=["human"] * seats)


def clock(times: list[float]) -> Any:
    return lambda: times.pop(0) if len(times) > 1 else times[0]


def test_matches_lie_side_by_side_the_newest_first() -> None:
    host = FakeHost()
    times = [100.0]
    matches = Matches(host, lambda: times[0])
    ids = []
    for seed in range(3):
        times[0] += 50
        ids.append(matches.new_id())
        assert matches.save(ids[-1], a_match(seed)) is None
    assert len(set(ids)) == 3
    assert [entry.id for entry in matches.entries()] == ids[::-1]
    times[0] += 50
    matches.save(ids[0], a_match(0))
    assert matches.unfinished() == matches.entries()[0] and matches.entries()[0].id == ids[0]
    assert matches.read(ids[1]).seed == 1
    entry = matches.entries()[0]
    assert (entry.game, entry.names, entry.moves) == ("tulip_rose", ("Ada", "Bea", "Carlo"), 0)


def test_a_finished_match_is_not_to_be_continued() -> None:
    host = FakeHost()
    matches = Matches(host, lambda: 5.0)
    match = a_match()
    matches.save("done", match)
    stored = json.loads(host.store["match/done"])
    host.store["match/done"] = json.dumps({**stored, "over": True})
    assert matches.unfinished() is None and matches.entries()[0].is_over


def test_removing_can_be_undone() -> None:
    host = FakeHost()
    matches = Matches(host, lambda: 5.0)
    matches.save("a", a_match())
    text = matches.text("a")
    assert text is not None
    matches.remove("a")
    assert matches.entries() == []
    matches.put_back("a", text)
    assert matches.read("a").state == a_match().state


GARBAGE = [
    "", "{", "[]", "null", '{"match": 3}', '{"match": {"game": []}}', '{"match": {"game": "x", "actions": []}}',
    '{"match": {"game": "tulip_rose"}}', '{"saved": "late", "match": {"game": "tulip_rose", "actions": [1]}}',
    '{"match": {"game": "tulip_rose", "names": 4, "actions": {}}}', "[" * 5000, '{"saved": 1e999, "match": {"game": "tulip_rose", "actions": []}}',
]  # fmt: skip


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_a_damaged_entry_is_listed_kept_and_told(text: str) -> None:
    host = FakeHost()
    host.store["match/bad"] = text
    matches = Matches(host, lambda: 5.0)
    matches.save("good", a_match())
    entries = matches.entries()
    assert [entry.id for entry in entries if not entry.is_damaged][:1] == ["good"]
    assert "bad" in [entry.id for entry in entries] and host.store["match/bad"] == text
    with pytest.raises(BadFile):
        matches.read("bad")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_fuzzed_entry_never_fails_otherwise(data: st.DataObject) -> None:
    host = FakeHost()
    matches = Matches(host, lambda: 5.0)
    matches.save("a", a_match())
    entry = json.loads(host.store["match/a"])
    where = data.draw(st.sampled_from([entry, entry["match"]]))
    where[data.draw(st.sampled_from(sorted(where)))] = data.draw(JSON)
    host.store["match/a"] = json.dumps(entry)
    assert len(matches.entries()) == 1
    with suppress(BadFile):
        assert matches.read("a").game.name == "tulip_rose"


def test_files_out_and_in() -> None:
    host = FakeHost()
    matches = Matches(host, lambda: 5.0)
    match = a_match(9)
    matches.save("a", match)
    assert matches.give_out("a") is not None
    name, text = host.given[0]
    assert name == "tulip_rose-3-9.json" and text == match.text()
    saved, again = matches.take_in(text)
    assert again.text() == text and matches.save(saved, again) is None
    assert matches.read(saved).text() == text
    for wrong in ("", "{}", "nonsense", text.replace("tulip_rose", "tulip_nose")):
        with pytest.raises(BadFile):
            matches.take_in(wrong)
    assert len(matches.entries()) == 2


def test_a_file_without_players_gets_people() -> None:
    data = a_match().save()
    del data["players"]
    _, match = Matches(FakeHost(), lambda: 5.0).take_in(json.dumps(data))
    assert match.players == ["human"] * 3


def test_trouble_of_the_storage_is_told() -> None:
    host = FakeHost()
    host.trouble = "storage.full"
    match = Match.start(NIM, 2, 1, players=["human", "random"])
    assert Matches(host, lambda: 5.0).save("a", match) == "storage.full"


@pytest.mark.parametrize("word", ['"\\ud800"', "1e999"])
def test_a_file_that_could_not_be_saved_again_is_refused(word: str) -> None:
    """It would lie in the storage as an entry that nobody can open."""
    text = a_match().text().replace("{", '{"note":' + word + ",", 1)
    matches = Matches(FakeHost(), lambda: 5.0)
    with pytest.raises(BadFile):
        matches.take_in(text)
    assert matches.entries() == []


def test_a_file_with_a_bot_that_the_game_has_not_is_refused() -> None:
    data = {**a_match().save(), "players": ["human", "hard", "gardener"]}
    host = FakeHost()
    matches = Matches(host, lambda: 5.0)
    with pytest.raises(BadFile) as caught:
        matches.take_in(json.dumps(data))
    assert caught.value.message.values["field"] == "players[2]"
    host.store["match/a"] = json.dumps({"saved": 1, "match": data})
    with pytest.raises(BadFile):
        matches.read("a")
    del data["players"]
    host.store["match/a"] = json.dumps({"saved": 1, "match": data})
    assert matches.read("a").players == ["human"] * 3


def test_of_two_matches_saved_within_a_second_the_later_goes_on() -> None:
    host, moments = FakeHost(), iter([1000.2, 1000.25, 1000.3, 1000.35])
    matches = Matches(host, lambda: next(moments))
    game = all_games()[0]
    for id in ("b", "a"):
        matches.save(id, Match.start(game, game.players[0], 1, players=["human"] * game.players[0]))
    entry = matches.unfinished()
    assert entry is not None and entry.id == "a"
    matches.save("b", Match.start(game, game.players[0], 1, players=["human"] * game.players[0]))
    entry = matches.unfinished()
    assert entry is not None and entry.id == "b"


def test_a_file_that_comes_in_with_a_full_storage_is_told_of() -> None:
    host = FakeHost()
    app = new_app(host)
    app.start()
    host.files.append(("match.json", a_match().text()))
    host.trouble = "storage.full"
    run(app)
    assert app.notices.words == app.say("storage.full")
    assert isinstance(app.stack.scenes[0], MatchScene), "it is played all the same"


def test_what_was_played_in_one_go_is_known_after_closing() -> None:
    host = FakeHost()
    matches = Matches(host, lambda: 5.0)
    matches.save("a", a_match(), 4)
    assert matches.together("a") == 4
    for damaged in ('{"together": "many"}', '{"together": -3}', "rubbish"):
        host.store["match/a"] = damaged
        assert matches.together("a") == 1
