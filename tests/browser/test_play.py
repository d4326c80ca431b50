"""Whole matches in the page: by pointer, by keyboard, by touch and through the mirror."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import Table, table

LINK = "?game=tulip_rose&seats=3&seed=7&bots=random&speed=instant&tempo=turns"
WAYS = ("pointer", "keyboard", "touch", "mirror")
SEATS = {"tulip_rose": (3, 6), "bouquet": (2, 6), "gift_of_tulips": (2, 6), "dutch_auction": (2, 5)}
EVERY = [(way, game, seats) for game in SEATS for way in WAYS for seats in SEATS[game]]
# each way and each game at least once, fewest seats; with FM_THOROUGH=1 each way through each game
# with the fewest and the most
SOME = [kind for number, kind in enumerate(EVERY[::2]) if number % 5 == 0]
CHOSEN = EVERY if os.environ.get("FM_THOROUGH") == "1" else SOME


# seats, people, tempo, options: with secret orders each person is asked behind a cover; cried out,
# two people have a zone each. More people than three are asked in turn.
PEOPLE = [
    (3, 1, "live", ""),
    (3, 2, "live", ""),
    (3, 2, "turns", "orders"),
    (6, 6, "turns", "orders"),
]
TOGETHER = [(way, *kind) for kind in PEOPLE for way in WAYS[:3]]
# each tempo once, and each way
FEW = [(way, *kind) for way, kind in zip(("touch", "pointer", "keyboard"), PEOPLE, strict=False)]
GATHERED = TOGETHER if os.environ.get("FM_THOROUGH") == "1" else FEW


def query(game: str, seats: int, people: int = 1, tempo: str = "turns", options: str = "") -> str:
    """A link's words for a match against quick bots."""
    others = ",".join(["human"] * (people - 1) + ["random"] * (seats - people))
    return f"game={game}&seats={seats}&seed=11&bots={others}&tempo={tempo}&options={options}"


@pytest.fixture(scope="module")
def opened(chromium: Any, site: str) -> Iterator[Table]:
    with table(chromium, site, LINK, has_touch=True) as page:
        yield page


def test_a_link_starts_a_match(opened: Table) -> None:
    opened.until("document.body.dataset.seat === '0'")
    found = opened.run(
        """
import gc
from game.ui.app import App
fm_match = next(o for o in gc.get_objects() if isinstance(o, App)).stack.scenes[0].match
[fm_match.game.name, fm_match.state.seats, fm_match.seed, fm_match.players, fm_match.ui]
"""
    )
    players = ["human", "random", "random"]
    assert found == ["tulip_rose", 3, 7, players, {"tempo": "turns"}]
    assert opened.body("scene") not in (None, "", "lobby")
    assert opened.body("phase")
    assert opened.actions()


def test_the_mirror_speaks_and_shows_where_one_is(opened: Table) -> None:
    log = opened.page.locator("#fm-log")
    assert log.get_attribute("aria-live") == "polite"
    labels = opened.page.locator("#fm-actions button").all_inner_texts()
    assert all(labels)
    opened.page.evaluate("document.activeElement.blur()")
    opened.page.keyboard.press("Tab")
    assert opened.page.evaluate("document.activeElement.id") == "canvas"
    opened.page.keyboard.press("Tab")
    first = opened.page.evaluate("document.activeElement.dataset.action")
    assert first in opened.actions()
    box = opened.page.locator(":focus").bounding_box()
    assert box["height"] >= 24, "whoever walks by Tab sees where they are"
    opened.page.keyboard.press("Escape")
    assert opened.page.evaluate("document.activeElement.id") == "canvas"


@pytest.mark.parametrize(("way", "game", "seats"), CHOSEN)
def test_a_whole_match_is_played(
    opened: Table, way: str, game: str, seats: int, note: Any, tmp_path: Path
) -> None:
    opened.stop_clock()
    player = Player(opened, way)
    player.start(query(game, seats))
    before = opened.run("[fm_app.look.text.fonts_made, fm_app.look.pictures.loaded]")
    asked = len(opened.asked)
    player.play()
    after = opened.run("[fm_app.look.text.fonts_made, fm_app.look.pictures.loaded]")
    assert after == before, "no font is made and no picture loaded while a match is played"
    # the browser may still want the page's own icon
    later = [address for address in opened.asked[asked:] if not address.endswith("/favicon.png")]
    assert later == [], "nothing is asked of any server"
    note(f"{game} with {seats} seats by {way}: {player.presses} presses")
    text = opened.run("fm_app.stack.scenes[0].match.text()")
    same_natively(text, opened, tmp_path)


@pytest.mark.parametrize(("way", "seats", "people", "tempo", "options"), GATHERED)
def test_people_play_together(
    opened: Table, way: str, seats: int, people: int, tempo: str, options: str, note: Any,
    tmp_path: Path,
) -> None:  # fmt: skip
    opened.stop_clock()
    player = Player(opened, way)
    player.start(query("tulip_rose", seats, people, tempo, options))
    scenes = player.play(4000)["scenes"]
    assert ("cover" in scenes) == bool(options)
    assert ("outcry" in scenes) == (tempo == "live")
    note(f"Tulip & Rose, {people} of {seats} people {tempo} by {way}: {player.presses} presses")
    text = opened.run("fm_app.stack.scenes[0].match.text()")
    assert text.count('"human"') == people
    same_natively(text, opened, tmp_path)


def same_natively(text: str, opened: Table, tmp_path: Path) -> None:
    """The match file of the page gives the same scores and the same text natively."""
    from game import titles
    from game.core.match import load, read_json

    (tmp_path / "match.json").write_text(text, encoding="utf-8")
    match = load(read_json(text), titles.find)
    assert match.is_over
    assert match.text() == text
    assert match.scores() == opened.run("fm_app.stack.scenes[0].match.scores()")


def test_two_presses_in_one_frame_are_two_presses_at_most(opened: Table) -> None:
    opened.stop_clock()
    player = Player(opened, "mirror")
    player.start(query("bouquet", 2))
    seen = player.wait()
    left = opened.page.query_selector("#fm-actions [data-action='left']")
    opened.page.evaluate("b => b.click()", left)
    assert opened.page.evaluate("JSON.parse(fmHear()).pressed") == ["left"], "said once"
    opened.page.evaluate("b => { b.click(); b.click(); b.click(); }", left)
    opened.step(1)
    after = player.look()
    assert after["moves"] == seen["moves"] + 1, "one frame, one action"


def test_a_press_that_slides_off_does_nothing(opened: Table) -> None:
    opened.stop_clock()
    player = Player(opened, "pointer")
    player.start(query("bouquet", 2))
    seen = player.wait()
    mouse = opened.page.mouse
    mouse.move(*player.point(seen["places"]["left"]))
    mouse.down()
    opened.step(2)
    mouse.move(*player.point([640, 700]))
    opened.step(2)
    mouse.up()
    opened.step(2)
    assert player.look()["moves"] == seen["moves"]
