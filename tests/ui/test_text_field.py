"""A text field: caret, selection, typing, pasting; no key of it acts elsewhere."""

import pygame
import pytest

from game.titles import find
from game.ui.controls import Controls
from game.ui.look import Look, new_look
from game.ui.setup import Setup
from game.ui.sound import Sound
from game.ui.text_field import TextField
from game.ui.theme import SIZE
from game.ui.widgets import Button
from tests.ui.fakes import FakeHost, new_app, run, widget
from tests.ui.players import Mouse, post


@pytest.fixture(scope="module")
def look() -> Look:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return new_look(Sound())


def field_with(look: Look, text: str = "tulips") -> tuple[Controls, TextField]:
    controls = Controls(look)
    field = TextField((100, 100, 300, 60), "name", "Name", text, lambda text: None, longest=8)
    controls.set([field, Button((500, 100, 60, 60), "next")])
    controls.focus(field)
    controls.draw(pygame.Surface(SIZE))
    return controls, field


def key(controls: Controls, code: int, mod: int = 0, text: str = "") -> bool:
    return controls.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text))


def write(controls: Controls, text: str) -> None:
    controls.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))


def test_the_caret_goes_with_arrows_home_and_end(look: Look) -> None:
    controls, field = field_with(look)
    key(controls, pygame.K_HOME)
    write(controls, "2")
    key(controls, pygame.K_RIGHT)
    write(controls, "x")
    assert field.text == "2txulips"
    key(controls, pygame.K_BACKSPACE)
    key(controls, pygame.K_DELETE)
    assert field.text == "2tlips"
    key(controls, pygame.K_END)
    key(controls, pygame.K_LEFT)
    key(controls, pygame.K_BACKSPACE)
    assert field.text == "2tlis"


def test_all_is_selected_and_typing_replaces_it(look: Look) -> None:
    controls, field = field_with(look)
    assert key(controls, pygame.K_a, pygame.KMOD_LCTRL, "\x01")
    assert field.selected == (0, 6)
    write(controls, "7")
    assert field.text == "7"
    key(controls, pygame.K_a, pygame.KMOD_LCTRL)
    key(controls, pygame.K_BACKSPACE)
    assert field.text == ""


def test_shift_selects(look: Look) -> None:
    controls, field = field_with(look)
    key(controls, pygame.K_LEFT, pygame.KMOD_SHIFT)
    key(controls, pygame.K_LEFT, pygame.KMOD_SHIFT)
    key(controls, pygame.K_LEFT, pygame.KMOD_SHIFT)
    write(controls, "e")
    assert field.text == "tule"
    key(controls, pygame.K_HOME, pygame.KMOD_SHIFT)
    key(controls, pygame.K_DELETE)
    assert field.text == ""


def test_a_press_places_the_caret(look: Look) -> None:
    controls, field = field_with(look)
    before = look.text.width("tu", field.role)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        controls.handle(pygame.event.Event(kind, pos=(114 + before, 130), button=1))
    write(controls, "--")
    assert field.text == "tu--lips"
    write(controls, "more")
    assert field.text == "tu--lips", "no more than there is room for"


def test_at_its_end_an_arrow_leads_on(look: Look) -> None:
    controls, field = field_with(look, "a")
    key(controls, pygame.K_RIGHT)
    assert controls.focused is not field


def test_the_deal_is_pasted() -> None:
    host = FakeHost()
    host.clipboard = "9041\n"
    app = new_app(host)
    game = find("tulip_rose")
    assert game is not None
    app.stack.push(Setup(app, game))
    run(app)
    Mouse().press(app, widget(app, "deal text"))
    for code in (pygame.K_a, pygame.K_v):
        post(pygame.KEYDOWN, key=code, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
        post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        run(app)
    assert app.stack.top.plan.deal == "9041"  # type: ignore[union-attr]
