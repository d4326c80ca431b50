"""The adapter between the game and what it runs on: storage that never throws, the query, files.

The page's own half is tested in a real browser, in tests/browser.
"""

from __future__ import annotations

import errno
import json
import os
import platform
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui import host as hosts
from game.ui.host import Mirror, MirrorAction, NumberField, is_name, plain_query
from game.ui.native import NativeHost, read_arguments, user_folder
from game.ui.web import WebHost


@pytest.fixture
def native(tmp_path: Path) -> NativeHost:
    return NativeHost([], tmp_path / "home")


def test_what_is_written_is_read_again_by_the_next_run(native: NativeHost, tmp_path: Path) -> None:
    assert native.write("match/a-1", "Äpfel\n") is None
    assert native.write("settings", "{}") is None
    again = NativeHost([], tmp_path / "home")
    assert again.read("match/a-1") == "Äpfel\n"
    assert again.names() == ["match/a-1", "settings"]
    again.remove("match/a-1")
    again.remove("match/a-1")
    assert native.read("match/a-1") is None
    assert native.names() == ["settings"]


def test_nothing_is_stored_at_first(native: NativeHost) -> None:
    assert native.names() == []
    assert native.read("settings") is None


def test_rubbish_in_the_folder_is_passed_over(native: NativeHost, tmp_path: Path) -> None:
    native.write("settings", "{}")
    store = tmp_path / "home" / "store"
    (store / "settings.json").write_bytes(b"\xff\xfe\x00rubbish")
    (store / "match.json").mkdir()
    (store / "Not A Name.json").write_text("{}")
    (store / "half.json.new").write_text("{")
    assert native.read("settings") is None
    assert native.read("match") is None
    assert native.names() == ["match", "settings"]
    assert native.write("settings", "{}") is None
    assert native.read("settings") == "{}"


TROUBLES = [
    (errno.ENOSPC, "storage.full"),
    (errno.EDQUOT, "storage.full"),
    (errno.EACCES, "storage.blocked"),
    (errno.EROFS, "storage.blocked"),
    (errno.EIO, "storage.failed"),
]


@pytest.mark.parametrize(("number", "message"), TROUBLES)
def test_a_text_that_cannot_be_stored_is_kept_in_memory(
    native: NativeHost, monkeypatch: pytest.MonkeyPatch, number: int, message: str
) -> None:
    native.write("settings", "old")

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert native.write("settings", "new") == message
        assert native.write("match/x", "1") == message
        assert native.read("settings") == "new"
        assert native.names() == ["match/x", "settings"]
    on_disk = NativeHost([], native._home)
    assert on_disk.read("settings") == "old", "a write that failed must leave the old text"
    assert native.write("settings", "newer") is None
    assert native.read("settings") == on_disk.read("settings") == "newer"


def test_a_home_that_is_no_folder_is_answered_not_raised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    native = NativeHost([], tmp_path / "file" / "home")
    assert native.write("settings", "1") == "storage.failed"
    assert native.read("settings") == "1"
    assert native.give_file("match.json", "{}") is None
    native.remove("settings")
    assert native.read("settings") is None
    assert native.names() == []


@pytest.mark.parametrize(
    "name", ["", "/etc", "../x", "a/../b", "a//b", "A", "a.b", "a/", "é", "-x"]
)
def test_names_that_could_lead_elsewhere_are_refused(native: NativeHost, name: str) -> None:
    assert not is_name(name)
    assert native.read(name) is None
    with pytest.raises(ValueError, match="not a name"):
        native.write(name, "")


@pytest.mark.parametrize("name", ["settings", "match/3f-a_2", "a/b/c", "7"])
def test_plain_names_are_taken(native: NativeHost, name: str) -> None:
    assert is_name(name)
    assert native.write(name, "x") is None
    assert native.names() == [name]


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FM_HOME", str(tmp_path))
    assert user_folder() == tmp_path
    assert NativeHost([]).write("settings", "1") is None
    assert list(tmp_path.rglob("settings.json"))


def test_the_command_line_is_a_query() -> None:
    words = ["seats=4", "--seed", "7", "--bots=hard,easy", "stray", "--flag", "--speed", "fast"]
    expected = {"seats": "4", "seed": "7", "bots": "hard,easy", "speed": "fast"}
    assert read_arguments(words) == expected
    assert NativeHost(words).query() == expected


def test_a_query_keeps_known_keys_with_short_printable_values() -> None:
    given = {"seed": "7", "PYGPI": "http://other/", "game": "x" * 201, "lang": "a\nb", "-i": ""}
    assert plain_query(given) == {"seed": "7"}


def test_files_go_out_beside_each_other_and_come_in_by_dropping(native: NativeHost) -> None:
    first = native.give_file("match.json", "1")
    second = native.give_file("../match.json", "2")
    assert first and second and first != second
    assert Path(first).parent == Path(second).parent
    native.ask_file()
    assert native.take_file() is None
    native.drop(first)
    native.drop(second)
    assert native.take_file() == (Path(first).name, "1")
    assert native.take_file() == (Path(second).name, "2")
    assert native.take_file() is None


def test_a_file_that_is_none_arrives_without_text(native: NativeHost, tmp_path: Path) -> None:
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    (tmp_path / "long.json").write_text("x" * (hosts.LONGEST_FILE + 1))
    for name in ("bytes.json", "long.json", "not-there.json"):
        native.drop(str(tmp_path / name))
        assert native.take_file() == (name, "")


def test_the_native_mirror_is_kept_and_can_be_pressed(native: NativeHost) -> None:
    page = Mirror("auction", "auction", 0, "Ada bids 9", (MirrorAction("bid 10", "Bid 10"),))
    native.mirror(page)
    assert native.page == page
    native.press("bid 10")
    native.press("pass")
    assert native.pressed() == ["bid 10", "pass"]
    assert native.pressed() == []


def test_a_native_report_is_printed_and_left_to_the_game(
    native: NativeHost, capsys: pytest.CaptureFixture[str]
) -> None:
    assert native.report("It broke.", "Traceback") is False
    assert "It broke.\nTraceback" in capsys.readouterr().err


def test_only_a_minimised_window_is_hidden(
    native: NativeHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_init", lambda: False)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    assert not native.is_hidden()
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    assert native.is_hidden()
    monkeypatch.setattr(pygame.display, "get_active", lambda: True)
    assert not native.is_hidden()


class FakePage:
    """The page's two functions, with answers laid ready."""

    def __init__(self, **answers: Any) -> None:
        self.answers: dict[str, Any] = {"build": "1234abcd", **answers}
        self.told: list[dict[str, Any]] = []
        self.news = ""

    def fmTell(self, text: str) -> str:
        assert text.isascii()
        asked = json.loads(text)
        self.told.append(asked)
        return json.dumps(self.answers.get(asked["do"]))

    def fmHear(self) -> str:
        news, self.news = self.news, ""
        return news

    def say(self, **news: Any) -> None:
        nothing: dict[str, Any] = {
            "pressed": [],
            "pasted": "",
            "files": [],
            "hidden": False,
            "wasHidden": False,
        }
        self.news = json.dumps(nothing | news)


def web_host(page: FakePage, monkeypatch: pytest.MonkeyPatch) -> WebHost:
    monkeypatch.setattr(platform, "window", page, raising=False)
    return WebHost()


def test_only_json_crosses_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = FakePage(read="stored", query={"seed": "7", "x": "y"}, names=["b", "a", "N O"])
    web = web_host(page, monkeypatch)
    assert web.build == "1234abcd"
    assert web.read("settings") == "stored"
    assert web.query() == {"seed": "7"}
    assert web.names() == ["a", "b"]
    assert web.write("settings", "Ä") is None
    actions = (MirrorAction("pass", "Pass", False),)
    web.mirror(Mirror("auction", "bid", None, "", actions, NumberField("bid", 3, 9, "Bid")))
    assert page.told[-1]["page"] == {
        "scene": "auction",
        "phase": "bid",
        "seat": None,
        "log": "",
        "actions": [{"action": "pass", "label": "Pass", "enabled": False}],
        "number": {"verb": "bid", "low": 3, "high": 9, "label": "Bid"},
    }


@pytest.mark.parametrize("message", ["storage.full", "storage.blocked", "storage.failed"])
def test_what_the_page_cannot_store_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    page = FakePage(write=message, names=[])
    web = web_host(page, monkeypatch)
    assert web.write("match/1", "text") == message
    assert web.read("match/1") == "text"
    assert web.names() == ["match/1"]
    web.remove("match/1")
    assert web.read("match/1") is None


def test_rubbish_from_the_pages_storage_is_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    web = web_host(FakePage(read={"not": "text"}, write=7, names=[]), monkeypatch)
    assert web.read("settings") is None
    assert web.write("settings", "x") == "storage.failed"


def test_what_the_page_says_is_heard_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page = FakePage()
    web = web_host(page, monkeypatch)
    page.say(pressed=["bid 9"], files=[["a.json", "{}"]])
    assert web.take_file() == ("a.json", "{}")
    assert web.take_file() is None
    assert web.pressed() == ["bid 9"]
    assert web.pressed() == []


def test_a_tab_that_was_hidden_says_so_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    page = FakePage()
    web = web_host(page, monkeypatch)
    assert not web.is_hidden()
    page.say(hidden=True, wasHidden=True)
    assert web.is_hidden()
    assert web.is_hidden()
    page.say(hidden=False)
    assert not web.is_hidden()
    page.say(wasHidden=True)  # gone and back between two frames
    assert web.pressed() == []
    assert web.is_hidden()
    assert not web.is_hidden()


def test_the_kinds_of_host_offer_the_same() -> None:
    for kind in (NativeHost, WebHost):
        assert not kind.__abstractmethods__
