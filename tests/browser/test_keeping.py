"""Nothing is lost: reloads, storage that is blocked, throws, is full or holds rubbish; files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import Table, table

LINK = "?game=bouquet&seats=3&seed=7&bots=random&speed=instant"
PREFIX = "flower-market/1/"
BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); }
});
"""
MATCHES = [
    ("tulip_rose", 4, 13, "tempo=turns&options=orders"),
    ("gift_of_tulips", 3, 12, ""),
    ("dutch_auction", 3, 11, "tempo=turns"),
    ("bouquet", 3, 10, ""),
]
POSITION = """
fm_match = fm_find().stack.scenes[0].match
[fm_match.text(), fm_match.game.table(fm_match.shown(0)), fm_match.state.rng]
"""


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, LINK, accept_downloads=True) as page:
        yield page


def some_moves(page: Table, count: int) -> Player:
    """Plays some decisions through the mirror and waits for the next."""
    player = Player(page, "mirror")
    for _ in range(count):
        player.decide(player.wait())
    player.wait()
    return player


def refuse_writes(page: Table, name: str) -> None:
    page.page.evaluate(
        "name => { Storage.prototype.setItem = () => { throw new DOMException('no', name); }; 0 }",
        name,
    )


@pytest.mark.parametrize(
    ("error", "message"),
    [
        ("QuotaExceededError", "storage.full"),
        ("SecurityError", "storage.blocked"),
        ("UnknownError", "storage.failed"),
    ],
)
def test_when_storing_fails_play_goes_on_with_a_notice(
    opened: Table, error: str, message: str
) -> None:
    opened.stop_clock()
    opened.page.evaluate("window.fmSetItem ??= Storage.prototype.setItem; 0")
    refuse_writes(opened, error)
    player = Player(opened, "mirror")
    player.start("game=bouquet&seats=3&seed=8&bots=random")
    moves = some_moves(opened, 2).look()["moves"]
    assert moves >= 2
    assert opened.run("fm_app.notices.trouble") == message
    assert opened.run("fm_app.notices.words")
    saved = opened.run("fm_app.stack.scenes[0].saved")
    assert opened.run(f"fm_app.host.read('match/{saved}') is not None"), "it is kept in memory"
    assert PREFIX + "match/" + saved not in opened.stored()
    opened.page.evaluate("Storage.prototype.setItem = window.fmSetItem; 0")
    some_moves(opened, 1)
    assert PREFIX + "match/" + saved in opened.stored()


def test_a_match_goes_out_as_a_file_and_comes_in_again(opened: Table) -> None:
    opened.stop_clock()
    player = Player(opened, "mirror")
    player.start("game=bouquet&seats=3&seed=9&bots=random")
    some_moves(opened, 2)
    text = opened.run("fm_app.stack.scenes[0].match.text()")
    with opened.page.expect_download() as download:
        assert opened.run("fm_app.matches.give_out(fm_app.stack.scenes[0].saved) is not None")
    assert download.value.suggested_filename == "bouquet-3-9.json"
    given = download.value.path().read_text(encoding="utf-8")
    assert given == text
    player.start("game=bouquet&seats=2&seed=1&bots=random")
    file = {"name": "a.json", "mimeType": "application/json", "buffer": given.encode()}
    opened.page.set_input_files("#fm-file", [file])
    opened.until("fmIsNews")
    opened.step(3)
    assert opened.run("fm_app.stack.scenes[0].match.text()") == text


@pytest.mark.parametrize("content", [b"", b"\xff\xfe rubbish", b"{}", b"[1, 2", b"x" * 1_000_001])
def test_a_file_that_is_no_match_gets_a_notice(opened: Table, content: bytes) -> None:
    opened.stop_clock()
    Player(opened, "mirror")
    opened.run("fm_find().notices.show('')\n0")
    file = {"name": "a.json", "mimeType": "application/json", "buffer": content}
    opened.page.set_input_files("#fm-file", [file])
    opened.until("fmIsNews")
    opened.step(2)
    assert opened.run("fm_app.notices.words")
    assert opened.card() == ""


def test_a_reload_gives_the_identical_position(opened: Table) -> None:
    opened.stop_clock()
    player = Player(opened, "mirror")
    before = {}
    for game, seats, seed, more in MATCHES:
        player.start(f"game={game}&seats={seats}&seed={seed}&bots=random&{more}")
        some_moves(opened, 3)
        before[opened.run("fm_app.stack.scenes[0].saved")] = opened.run(POSITION)
    newest = list(before)[-1]
    # what else lies there is rubbish: another's key, a damaged match, settings that are none
    opened.page.evaluate(
        """prefix => {
          localStorage.setItem("someone-else", "x");
          localStorage.setItem(prefix + "settings", "\\u0000{not json");
          localStorage.setItem(prefix + "match/bad-1", "{");
          localStorage.setItem(prefix + "match/bad-2", JSON.stringify({match: {game: 7}}));
          localStorage.setItem(prefix + "Match/../x", "1");
        }""",
        PREFIX,
    )
    opened.page.goto(opened.address)
    opened.wait_ready()
    assert opened.body("scene") == "lobby"
    assert "continue" in opened.actions()
    opened.stop_clock()
    Player(opened, "mirror")
    damaged = opened.run("[e.id for e in fm_find().matches.entries() if e.is_damaged]")
    assert damaged == ["bad-1", "bad-2"]
    opened.page.evaluate("document.querySelector('[data-action=continue]').click()")
    opened.step(4)
    assert opened.run(POSITION) == before[newest]
    assert json.loads(before[newest][0])["seed"] == 10
    for saved, position in before.items():
        assert opened.run(f"fm_app.open_saved({saved!r})")
        opened.step(4)
        assert opened.run(POSITION) == position


def test_with_all_storage_blocked_the_game_starts_and_plays(chromium: Any, site: str) -> None:
    with table(chromium, site, LINK, BLOCKED) as page:
        page.stop_clock()
        assert some_moves(page, 2).look()["moves"] >= 2
        assert page.run("fm_app.notices.trouble") == "storage.blocked"
