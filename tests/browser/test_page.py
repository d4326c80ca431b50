"""The page around the table: sizes, phones, focus, the way out of the canvas, pictures of it all.

The screenshots are for looking at: they lie in `build/cache/screens/` after a run.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.playing import BOOT, Table, table

LINK = "?game=tulip_rose&seats=4&seed=7&bots=random&speed=instant&tempo=turns"
SCREENS = Path(__file__).resolve().parent.parent.parent / "build" / "cache" / "screens"
SIZES = {
    "1280x720": (1280, 720), "960x540": (960, 540), "600x338": (600, 338), "phone": (844, 390),
}  # fmt: skip
SIGHTS = {
    "lobby": "",
    "auction": "game=tulip_rose&seats=4&seed=7&bots=random&tempo=turns",
    "clock": "game=dutch_auction&seats=4&seed=7&bots=easy&tempo=live",
}
"""What to look at: the scene, and the match in which it comes."""


@pytest.fixture(scope="module")
def phone(chromium: Any, site: str) -> Iterator[Table]:
    """A phone: touch, no mouse, two device pixels to a page's pixel."""
    size = {"width": 390, "height": 844}
    how = {"viewport": size, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
    with table(chromium, site, LINK, **how) as page:
        yield page


def shoot(page: Table, name: str) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.frames(3)
    page.page.screenshot(path=str(SCREENS / f"{name}.png"))


def test_a_phone_held_upright_is_asked_to_turn_and_may_stay(phone: Table) -> None:
    hint = phone.page.locator("#fm-turn")
    assert hint.is_visible()
    canvas = phone.page.locator("#canvas").bounding_box()
    assert canvas["width"] == 390
    assert canvas["y"] + canvas["height"] < hint.bounding_box()["y"], "it hides nothing"
    shoot(phone, "phone-upright")
    phone.page.touchscreen.tap(*centre(phone, "#fm-turn-close"))
    assert not hint.is_visible()


def test_a_phone_on_its_side_has_the_table_alone(phone: Table) -> None:
    phone.page.evaluate("document.getElementById('fm-turn').hidden = false")
    phone.page.set_viewport_size({"width": 844, "height": 390})
    assert not phone.page.locator("#fm-turn").is_visible()
    assert phone.page.locator("#canvas").bounding_box()["height"] == pytest.approx(390, abs=1)
    shoot(phone, "phone-sideways")


def test_a_tap_acts_once(phone: Table) -> None:
    player = Player(phone, "touch")
    seen = player.wait_running()
    phone.run(
        """
import pygame
fm_downs = []
fm_handle = fm_find().stack.handle
def fm_spy(event):
    if event.type == pygame.MOUSEBUTTONDOWN:
        fm_downs.append(event.pos)
    return fm_handle(event)
fm_app.stack.handle = fm_spy
0
"""
    )
    place = seen["places"]["log"]
    phone.page.touchscreen.tap(*player.point(place))
    phone.frames(4)
    downs = phone.run("fm_downs")
    assert len(downs) == 1
    assert abs(downs[0][0] - place[0]) <= 3
    assert abs(downs[0][1] - place[1]) <= 3


def test_the_page_does_not_move_under_keys_and_swipes(phone: Table) -> None:
    for key in ("Space", "ArrowDown", "PageDown", "End"):
        phone.page.keyboard.press(key)
    assert phone.page.evaluate("[scrollX, scrollY]") == [0, 0]
    assert phone.page.evaluate("getComputedStyle(canvas).touchAction") == "none"


@pytest.mark.parametrize("scene", SIGHTS)
def test_screens_to_look_at(phone: Table, scene: str) -> None:
    player = Player(phone, "mirror")
    if SIGHTS[scene]:
        player.start_at(SIGHTS[scene])
        player.go_on_to(scene)
    else:
        phone.run("fm_app.open_menu()\n0")
    phone.frames(40)
    for name, (width, height) in SIZES.items():
        phone.page.set_viewport_size({"width": width, "height": height})
        shoot(phone, f"{scene}-{name}")
        assert (SCREENS / f"{scene}-{name}.png").stat().st_size > 20_000


def test_keys_reach_the_game_and_not_the_page(phone: Table) -> None:
    phone.run(
        """
import pygame
fm_keys = []
fm_handle2 = fm_find().stack.handle
def fm_spy2(event):
    if event.type == pygame.KEYDOWN:
        fm_keys.append(pygame.key.name(event.key))
    return True if event.type in (pygame.KEYDOWN, pygame.KEYUP) else fm_handle2(event)
fm_app.stack.handle = fm_spy2
0
"""
    )
    phone.page.evaluate("canvas.focus()")
    for key in ("a", "ArrowLeft", "Enter", "1", " "):
        phone.page.keyboard.press(key)
    phone.frames(3)
    assert phone.run("fm_keys") == ["a", "left", "return", "1", "space"]
    phone.page.keyboard.press("Tab")
    assert phone.page.evaluate("document.activeElement.closest('#fm-mirror') !== null")
    phone.page.keyboard.press("a")
    phone.frames(3)
    assert phone.run("len(fm_keys)") == 5, "keys in the page's own buttons are not the game's"


def centre(page: Table, selector: str) -> tuple[float, float]:
    box = page.page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_first_press_starts_the_sound(phone: Table) -> None:
    phone.page.evaluate(
        """() => {
          window.fmResumed = 0;
          const resume = () => { fmResumed += 1; context.state = "running"; return Promise.resolve(); };
          const context = { state: "suspended", resume };
          Module.SDL2 = { audioContext: context };
        }"""
    )
    phone.page.keyboard.press("Shift")
    phone.page.keyboard.press("Shift")
    assert phone.page.evaluate("fmResumed") == 1


def test_in_a_frame_of_another_site_it_is_played_too(
    chromium: Any, site: str, tmp_path: Path
) -> None:
    """As a portal shows it: there the browser may refuse all storage."""
    import serving

    frame = f'<!doctype html><iframe src="{site}{LINK}" width="960" height="540"></iframe>'
    (tmp_path / "index.html").write_text(frame, encoding="utf-8")
    server = serving.start(tmp_path)
    portal = f"http://localhost:{server.server_port}/"  # another site than 127.0.0.1
    with table(chromium, site, None) as outer:
        outer.page.route(portal, lambda route: route.continue_())
        outer.page.goto(portal)
        (inner,) = (frame for frame in outer.page.frames if frame.parent_frame is not None)
        inner.wait_for_function("document.body && document.body.dataset.ready", timeout=BOOT)
        inner.wait_for_function("document.body.dataset.seat === '0'", timeout=BOOT)
        canvas = inner.locator("#canvas").bounding_box()
        menu = (canvas["x"] + canvas["width"] * 1242 / 1280, canvas["y"] + canvas["height"] / 25)
        outer.page.mouse.click(*menu)
        inner.wait_for_function("document.body.dataset.scene === 'pause'")
        outer.page.keyboard.press("Escape")
        inner.wait_for_function("document.body.dataset.scene !== 'pause'")
        outer.page.keyboard.press("l")
        inner.wait_for_function("document.body.dataset.scene === 'log'")
        assert not inner.locator("#fm-error").is_visible()
    server.shutdown()
