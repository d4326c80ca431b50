"""A press does what it was aimed at: quick presses and held keys do nothing to what came up meanwhile."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.ui.app import App
from game.ui.scene import Scene
from game.ui.widgets import Button
from tests.ui.fakes import new_app
from tests.ui.players import post

PLACE = (1124, 560, 144, 68)
SPOT = (1190, 590)


class Page(Scene):
    """One button at the place where the last page had one."""

    def __init__(
        self, app: App, action: str, press: Callable[[], None], covers: bool = True
    ) -> None:
        super().__init__(app)
        self.name, self.covers = action, covers
        button = Button(PLACE, action, action, press, keys=(pygame.K_p,))
        self.controls.set([button], action)


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app()
    app.settings.speed = "fast"
    app.apply()
    yield app
    pygame.event.clear()


@pytest.fixture
def told(app: App) -> list[str]:
    """Skip leads to Pass, at the same place; gives what was passed."""
    told: list[str] = []
    passing = Page(app, "pass", lambda: told.append("pass"))
    app.stack.push(Page(app, "skip", lambda: app.stack.replace(passing)))
    app.frame(16)
    return told


def click(app: App, pos: tuple[int, int] = SPOT) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    app.frame(16)
    post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
    app.frame(16)


def key(app: App, code: int = pygame.K_RETURN, up: bool = True) -> None:
    post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    app.frame(16)
    if up:
        post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        app.frame(16)


def wait(app: App, ms: int) -> None:
    for _ in range(ms // 50):
        app.frame(50)


def test_a_double_click_on_skip_passes_nothing(app: App, told: list[str]) -> None:
    click(app)
    assert app.stack.top is not None and app.stack.top.name == "pass"
    wait(app, 150)
    click(app)
    wait(app, 250)
    click(app, (SPOT[0] - 20, SPOT[1] + 8))
    assert told == []
    wait(app, 400)
    click(app)
    assert told == ["pass"]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_p])
def test_a_key_twice_passes_nothing(app: App, told: list[str], code: int) -> None:
    key(app, code)
    key(app, code)
    assert told == []
    wait(app, 400)
    key(app, code)
    assert told == ["pass"]


def test_a_held_key_passes_nothing_however_long(app: App, told: list[str]) -> None:
    for _ in range(40):
        key(app, up=False)
        wait(app, 50)
    assert app.stack.top is not None and app.stack.top.name == "pass" and told == []
    key(app)
    wait(app, 400)
    key(app)
    assert told == ["pass"]


def test_a_key_that_was_let_go_elsewhere_is_heard_again(app: App, told: list[str]) -> None:
    """Its release went to another window; a key that is held would have repeated meanwhile."""
    key(app, up=False)
    for _ in range(20):
        app.frame(50)
    key(app)
    assert told == ["pass"]


def test_another_place_or_key_is_meant_at_once(app: App, told: list[str]) -> None:
    key(app)
    click(app)
    assert told == ["pass"]
    key(app, pygame.K_p)
    assert told == ["pass", "pass"]


def test_moving_the_focus_is_aiming(app: App, told: list[str]) -> None:
    key(app)
    key(app, pygame.K_TAB)
    key(app)
    assert told == ["pass"]


def test_what_lies_under_a_closed_page_is_new_too(app: App, told: list[str]) -> None:
    click(app)
    wait(app, 400)
    app.stack.push(Page(app, "close", lambda: app.stack.pop(), covers=False))
    app.frame(16)
    click(app)
    click(app)
    assert app.stack.top is not None and app.stack.top.name == "pass" and told == []


def test_who_goes_on_pressing_is_heard_in_the_end(app: App, told: list[str]) -> None:
    for _ in range(12):
        click(app)
        wait(app, 100)
    assert told, "a button may not be deaf to somebody who hammers on it"


def test_a_button_that_stays_takes_every_press(app: App) -> None:
    count: list[int] = []
    page = Page(app, "more", lambda: count.append(1))
    app.stack.push(page)
    app.frame(16)
    for _ in range(5):
        click(app)
        key(app)
    assert len(count) == 10


def test_a_button_that_now_does_something_else_is_new(app: App) -> None:
    bids: list[int] = []
    page = Page(app, "bid", lambda: None)

    def lay(amount: int) -> None:
        page.controls.set([Button(PLACE, f"bid {amount}", str(amount), lambda: bid(amount))])

    def bid(amount: int) -> None:
        bids.append(amount)
        lay(amount + 1)

    lay(5)
    app.stack.push(page)
    app.frame(16)
    click(app)
    click(app)
    assert bids == [5]
    lay(9)  # another's bid: the next press sees what is there
    wait(app, 400)
    click(app)
    assert bids == [5, 9]


def test_at_instant_speed_every_press_counts(app: App, told: list[str]) -> None:
    app.settings.speed = "instant"
    app.apply()
    click(app)
    click(app)
    assert told == ["pass"]
