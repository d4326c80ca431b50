"""One scene fades into the next where scenes lie on a table, and nowhere else."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.app import App
from game.ui.change import Change
from game.ui.motion import Motion
from game.ui.scene import Scene
from tests.titles.tulip_rose.at_table import Chooser, started
from tests.ui.fakes import new_app
from tests.ui.players import FRAME, Mouse, frames, post

PLACE = pygame.Rect(100, 100, 200, 100)
PAPER = (1000, 300)
RED, BLUE, GREEN = (255, 0, 0), (0, 0, 255), (0, 255, 0)


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app()
    yield app
    pygame.event.clear()


def begun(app: App, motion: Motion, slides: bool = False) -> tuple[Change, pygame.Surface, Scene]:
    """A change from red to blue."""
    canvas = pygame.Surface((1280, 720))
    change = Change(motion, canvas)
    old, new = Scene(app), Scene(app)
    canvas.fill(RED)
    change.draw(old)
    change.begin([PLACE], old, slides)
    canvas.fill(BLUE)
    return change, canvas, new


def test_the_old_picture_fades_there_and_nowhere_else(app: App) -> None:
    motion = Motion()
    change, canvas, new = begun(app, motion)
    motion.update(60)
    change.draw(new)
    red, _, blue, _ = canvas.get_at(PLACE.center)
    assert 0 < red < 255 and 0 < blue < 255
    assert canvas.get_at((PLACE.right, PLACE.y))[:3] == BLUE
    canvas.fill(BLUE)
    motion.update(120)
    change.draw(new)
    assert canvas.get_at(PLACE.center)[:3] == BLUE


def test_the_new_picture_slides_up_within_its_place(app: App) -> None:
    motion = Motion()
    change, canvas, new = begun(app, motion, slides=True)
    canvas.fill(GREEN, (PLACE.x, PLACE.y + 20, PLACE.width, 1))
    canvas.fill(GREEN, (PLACE.x, PLACE.bottom - 1, PLACE.width, 1))
    motion.update(20)
    change.draw(new)
    rows = [y for y in range(720) if canvas.get_at((PLACE.centerx, y)).g]
    assert 20 < rows[0] - PLACE.y <= 32 and len(rows) == 1, (
        "what slides out of the place is not seen"
    )


@pytest.mark.parametrize(("speed", "reduced"), [("instant", False), ("normal", True)])
def test_it_is_off_at_instant_speed_and_with_reduced_motion(
    app: App, speed: str, reduced: bool
) -> None:
    motion = Motion(speed, reduced)
    change, canvas, new = begun(app, motion)
    change.draw(new)
    assert canvas.get_at(PLACE.center)[:3] == BLUE and not motion.is_moving


def test_what_is_not_on_the_screen_does_not_fade(app: App) -> None:
    motion = Motion()
    change, canvas, new = begun(app, motion)
    change.draw(new)
    change.end()
    change.begin([PLACE], Scene(app), False)
    canvas.fill(GREEN)
    change.draw(new)
    assert canvas.get_at(PLACE.center)[:3] == GREEN


def first_income(app: App, players: tuple[str, ...] = ("human", "random", "random")) -> None:
    """The frame in which the first income has just come up."""
    app.open_match(started(players, 7), "test", told=0)
    for _ in range(300):
        app.frame(FRAME)
        if app.stack.top is not None and app.stack.top.name == "income":
            return
    raise AssertionError("no income")


def test_a_table_fades_from_scene_to_scene(app: App) -> None:
    first_income(app)
    early = at_block(app)
    app.frame(60)
    assert early != at_block(app)
    for _ in range(4):
        app.frame(60)
    late = at_block(app)
    whole = app.canvas.copy()
    app.stack.draw(whole)
    assert late == whole.get_at(PAPER), "when it is over the scene is as it draws itself"


def test_a_press_ends_the_fade(app: App) -> None:
    first_income(app)
    post(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="", scancode=0)
    app.frame(FRAME)
    whole = app.canvas.copy()
    app.stack.draw(whole)
    assert at_block(app) == whole.get_at(PAPER)


def test_a_change_makes_no_surface(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.open_match(started(("human", "random", "random"), 7), "test", told=0)
    app.frame(FRAME)
    change = app.sight.change
    old = app.stack.top
    monkeypatch.setattr(pygame, "Surface", None)
    change.begin([PLACE], old, True)
    for _ in range(5):
        app.look.motion.update(20)
        change.draw(old)


def at_block(app: App) -> pygame.Color:
    """A point of the block where the income's paper lies."""
    return app.canvas.get_at(PAPER)


def test_what_was_private_does_not_linger(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """In hot seat a person's own view is gone at once when others look."""
    match = started(("human", "human", "random"), 7, {"orders": True})
    app.settings.speed = "fast"
    app.apply()
    app.open_match(match, "test", told=0)
    drawn_for: list[int | None] = []
    faded: list[tuple[int | None, int | None]] = []
    draw, begin = app.sight.draw, app.sight.change.begin

    def drawing() -> None:
        draw()
        drawn_for[:] = [app.stack.scenes[0].viewer]  # type: ignore[attr-defined]

    def beginning(*what: object) -> None:
        begin(*what)  # type: ignore[arg-type]
        if app.sight.change.is_going:
            faded.append((drawn_for[0], app.stack.scenes[0].viewer))  # type: ignore[attr-defined]

    monkeypatch.setattr(app.sight, "draw", drawing)
    monkeypatch.setattr(app.sight.change, "begin", beginning)
    hand, choose = Mouse(), Chooser(3)
    for scene in frames(app, 2500):
        widget = choose(scene)
        if widget is not None:
            hand.press(app, widget)
    assert len(faded) > 10 and any(old is not None for old, _ in faded)
    assert all(old == new for old, new in faded)
