"""The keys of people at one screen: chosen by pressing them, refused in words, remembered."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ui.app import App
from game.ui.pad_keys import PadKeys, cap, chosen
from game.ui.pad_keys_scene import PadKeysScene
from game.ui.settings import read_settings
from game.ui.settings_scene import SettingsScene
from tests.legible import texts, troubles
from tests.ui.fakes import FakeHost, new_app, on_top, run, widget
from tests.ui.players import PLAYERS, post

PADS = PadKeys(("one", "two"), ((pygame.K_a, pygame.K_b), (pygame.K_c, pygame.K_d)))


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app(FakeHost())
    app.settings.speed = "instant"
    app.apply()
    app.stack.reset(PadKeysScene(app))
    run(app, 2)
    yield app
    pygame.event.clear()


def key(app: App, code: int) -> None:
    post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
    run(app, 2)


def scene(app: App) -> Any:
    assert on_top(app) == "pad-keys"
    return app.stack.top


@pytest.mark.parametrize("device", list(PLAYERS))
def test_a_press_on_the_cap_then_the_key(app: App, device: str) -> None:
    app.stack.reset(SettingsScene(app))
    run(app, 2)
    PLAYERS[device]().press(app, widget(app, "pads"))
    run(app, 2)
    before = scene(app).keys
    PLAYERS[device]().press(app, widget(app, "key 2 1"))
    key(app, pygame.K_x)
    assert scene(app).waits is None and scene(app).keys[1][0] == pygame.K_x
    assert scene(app).keys[0] == before[0] and scene(app).keys[1][1:] == before[1][1:]
    assert widget(app, "key 2 1").label.endswith(": X")
    again = read_settings(app.host)
    assert chosen(scene(app).pads, again.pads, scene(app).chosen) == scene(app).keys


def test_a_key_that_another_has_is_refused_in_words(app: App) -> None:
    before = scene(app).keys
    scene(app).act("key 2 1")
    key(app, before[0][1])
    assert scene(app).keys == before and scene(app).waits == (1, 0)
    sign = cap(before[0][1])
    assert scene(app).controls.why_words.startswith(f"{sign} is person 1’s key already")
    key(app, before[1][0])  # its own is no conflict
    assert scene(app).keys == before and scene(app).waits is None


@pytest.mark.parametrize("code", [pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN, pygame.K_LEFT])
def test_a_key_with_a_use_everywhere_is_refused(app: App, code: int) -> None:
    before = scene(app).keys
    scene(app).act("key 1 1")
    key(app, code)
    assert scene(app).keys == before and scene(app).waits == (0, 0)
    assert scene(app).controls.why_words == "This key has a use everywhere."


def test_escape_leaves_the_key_as_it_is_and_then_the_scene(app: App) -> None:
    app.stack.push(PadKeysScene(app))
    run(app, 2)
    before = scene(app).keys
    scene(app).act("key 1 2")
    key(app, pygame.K_ESCAPE)
    assert scene(app).waits is None and scene(app).keys == before and len(app.stack.scenes) == 2
    key(app, pygame.K_ESCAPE)
    assert len(app.stack.scenes) == 1


def test_each_title_has_its_own_and_the_first_come_back(app: App) -> None:
    one, other = list(scene(app).kits)[:2]
    assert widget(app, "reset").reason == "They are the first keys."
    scene(app).act("key 3 1")
    key(app, pygame.K_x)
    scene(app).act(f"title {other}")
    assert scene(app).keys == scene(app).kits[other].first
    scene(app).act("key 1 1")
    key(app, pygame.K_x)
    scene(app).act(f"title {one}")
    scene(app).act("reset")
    assert scene(app).keys == scene(app).kits[one].first
    assert list(app.settings.pads) == [other]


@pytest.mark.parametrize(
    "kept",
    [
        5, [], [[97, 98]], [[97, 98], [99]], [[97, 98], [99, 97]], [[97, 98], [99, "d"]],
        [[97, 98], [99, True]], [[97, 98], [99, pygame.K_SPACE]], [[97, 98], [99, -4]], [97, 98],
        [[97, 98], [99, 2**40]],
    ],
)  # fmt: skip
def test_rubbish_in_the_settings_is_the_first_keys(kept: Any) -> None:
    assert chosen(PADS, {"game": kept}, "game") == PADS.first
    assert chosen(PADS, {"game": [[97, 98], [120, 121]]}, "game") == ((97, 98), (120, 121))
    assert chosen(PADS, {"game": [[97, 98], [120, 121]]}, "other") == PADS.first


@pytest.mark.parametrize("larger", [False, True])
def test_it_can_be_read_and_pressed(app: App, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    for title in list(scene(app).kits):
        scene(app).act(f"title {title}")
        scene(app).act("key 3 1")
        assert troubles(app, texts(app), False) == []
