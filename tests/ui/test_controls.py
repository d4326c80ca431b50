"""Pressing, focus and keys: a press acts once, on release, and says why when it does nothing."""

from types import SimpleNamespace

import pygame
import pytest

from game.ui.controls import Controls
from game.ui.inputs import Segment, Stepper, Switch
from game.ui.look import Look, new_look
from game.ui.sound import Sound
from game.ui.text_field import TextField
from game.ui.theme import SIZE
from game.ui.widgets import Area, Button

DOWN, UP, MOTION = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


@pytest.fixture(scope="module")
def look() -> Look:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return new_look(Sound())


@pytest.fixture
def told() -> list[object]:
    return []


def mouse(controls: Controls, kind: int, pos: tuple[int, int], button: int = 1) -> None:
    controls.handle(pygame.event.Event(kind, pos=pos, button=button))


def key(controls: Controls, code: int, kind: int = pygame.KEYDOWN, text: str = "") -> bool:
    return controls.handle(pygame.event.Event(kind, key=code, mod=0, unicode=text))


def row(look: Look, told: list[object], **more: str | None) -> Controls:
    """Three buttons beside each other: a, b, c."""
    controls = Controls(look)
    controls.set(
        [
            Button((100 + 120 * i, 100, 100, 60), name, name, lambda name=name: told.append(name), reason=more.get(name))  # type: ignore[misc]
            for i, name in enumerate("abc")
        ]
    )  # fmt: skip
    return controls


def test_a_press_acts_when_let_go_and_once(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    mouse(controls, DOWN, (150, 130))
    assert told == []
    mouse(controls, UP, (150, 130))
    mouse(controls, UP, (150, 130))
    assert told == ["a"]


def test_sliding_off_cancels(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    mouse(controls, DOWN, (150, 130))
    mouse(controls, MOTION, (270, 130))
    mouse(controls, UP, (270, 130))
    assert told == []
    mouse(controls, UP, (150, 130))
    assert told == []


def test_coming_back_before_letting_go_acts(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    mouse(controls, DOWN, (150, 130))
    mouse(controls, MOTION, (600, 600))
    mouse(controls, MOTION, (155, 131))
    mouse(controls, UP, (155, 131))
    assert told == ["a"]


def test_letting_go_without_a_press_does_nothing(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    mouse(controls, UP, (150, 130))
    mouse(controls, DOWN, (150, 130), button=2)
    mouse(controls, UP, (150, 130))
    assert told == []


def test_a_dimmed_button_says_why(look: Look, told: list[object]) -> None:
    controls = row(look, told, a="Your own bid leads.")
    mouse(controls, DOWN, (150, 130))
    mouse(controls, UP, (150, 130))
    assert told == [] and controls.why_words == "Your own bid leads."
    controls.update(3900)
    assert controls.why_words
    controls.update(200)
    assert not controls.why_words


def test_the_next_press_takes_the_reason_away(look: Look, told: list[object]) -> None:
    controls = row(look, told, a="why")
    controls.press("a")
    assert controls.why_words
    mouse(controls, DOWN, (270, 130))
    assert not controls.why_words


def test_the_mirror_presses_by_action(look: Look, told: list[object]) -> None:
    controls = row(look, told, c="why")
    assert controls.press("b") and controls.press("c") and not controls.press("d")
    assert told == ["b"] and controls.why_words == "why"
    assert [(a.action, a.enabled) for a in controls.actions()] == [
        ("a", True),
        ("b", True),
        ("c", False),
    ]


def test_tab_goes_round_and_enter_presses(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    for _ in range(4):
        key(controls, pygame.K_TAB)
    key(controls, pygame.K_RETURN)
    controls.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_SHIFT, unicode=""))  # fmt: skip
    key(controls, pygame.K_SPACE)
    assert told == ["a", "c"]


def test_arrows_go_to_the_neighbour_and_stop_at_the_end(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    controls.set([*controls.widgets, Button((220, 300, 100, 60), "low", on_press=lambda: told.append("low"))], "a")  # fmt: skip
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN, pygame.K_UP, pygame.K_RIGHT):
        key(controls, code)
    key(controls, pygame.K_RIGHT)
    key(controls, pygame.K_RETURN)
    assert told == ["low", "c"]


def test_the_ring_shows_for_keys_and_not_for_presses(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    controls.set(controls.widgets, "a")
    assert controls.shows_focus
    mouse(controls, DOWN, (270, 130))
    mouse(controls, UP, (270, 130))
    assert not controls.shows_focus and controls.focused is controls.widgets[1]
    key(controls, pygame.K_LEFT)
    assert controls.shows_focus and controls.focused is controls.widgets[1]


def test_a_press_under_way_does_what_it_began_with(look: Look, told: list[object]) -> None:
    """The chip under the finger changes while it is pressed: the bid is the one that was seen."""
    controls = Controls(look)
    controls.set([Button((100, 100, 100, 60), "bid 15", on_press=lambda: told.append(15))])
    mouse(controls, DOWN, (150, 130))
    controls.set([Button((100, 100, 100, 60), "bid 16", on_press=lambda: told.append(16))])
    mouse(controls, UP, (150, 130))
    assert told == [15]
    mouse(controls, DOWN, (150, 130))
    controls.set([])
    mouse(controls, UP, (150, 130))
    assert told == [15]


def test_focus_stays_on_the_same_action(look: Look, told: list[object]) -> None:
    controls = row(look, told)
    controls.focus(controls.widgets[2])
    controls.set([Button((0, 0, 60, 60), "x"), Button((700, 0, 60, 60), "c")])
    assert controls.focused is controls.widgets[1]


def test_a_small_thing_has_a_target_of_52(look: Look, told: list[object]) -> None:
    controls = Controls(look)
    controls.set([Button((100, 100, 20, 20), "a", on_press=lambda: told.append("a"))])
    assert controls.widgets[0].target.size == (52, 52)
    mouse(controls, DOWN, (86, 134))
    mouse(controls, UP, (86, 134))
    assert told == ["a"]


def test_a_long_press_enlarges_instead(look: Look, told: list[object]) -> None:
    controls = Controls(look)
    area = Area((0, 0, 106, 148), "card", on_press=lambda: told.append("press"), on_long=lambda: told.append("zoom"))  # fmt: skip
    controls.set([area], "card")
    mouse(controls, DOWN, (50, 50))
    for _ in range(40):
        controls.update(16)
    mouse(controls, UP, (50, 50))
    mouse(controls, DOWN, (50, 50), button=3)
    key(controls, pygame.K_z)
    assert told == ["zoom", "zoom", "zoom"]


def test_a_shortcut_presses(look: Look, told: list[object]) -> None:
    controls = Controls(look)
    controls.set([Button((0, 0, 60, 60), "pass", on_press=lambda: told.append("p"), keys=(pygame.K_p,))])  # fmt: skip
    assert key(controls, pygame.K_p) and told == ["p"]
    ctrl = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=pygame.KMOD_CTRL, unicode="")
    assert not controls.handle(ctrl) and told == ["p"]


# values


def drawn(controls: Controls) -> None:
    controls.draw(pygame.Surface(SIZE))


def test_segments_by_mouse_keyboard_and_mirror(look: Look, told: list[object]) -> None:
    segment = Segment(
        (0, 0, 400, 60), "speed", "Speed",
        [("slow", "Slow", None), ("no", "No", "why not"), ("fast", "Fast", None)], "slow", told.append,
    )  # fmt: skip
    controls = Controls(look)
    controls.set([segment], "speed slow")
    drawn(controls)
    mouse(controls, DOWN, (390, 30))
    mouse(controls, UP, (390, 30))
    key(controls, pygame.K_LEFT)
    key(controls, pygame.K_SPACE)
    assert controls.press("speed slow")
    assert told == ["fast", "slow", "fast", "slow"]
    drawn(controls)
    middle = segment.part_rects(look)[1].center
    mouse(controls, DOWN, middle)
    mouse(controls, UP, middle)
    assert len(told) == 4 and controls.why_words == "why not"


def test_a_switch_tells_on_and_off(look: Look, told: list[object]) -> None:
    controls = Controls(look)
    controls.set([Switch((0, 0, 160, 54), "weeds", "Weeds", ("Off", "On"), False, told.append)])
    assert controls.press("weeds on") and controls.press("weeds off")
    assert told == [True, False]


def stepper(look: Look, told: list[object], value: int = 5) -> Controls:
    controls = Controls(look)
    controls.set([Stepper((0, 0, 220, 68), "n", "Number", value, 0, 40, told.append)], "n")
    controls.focus(controls.widgets[0])
    return controls


def test_a_stepper_steps_once_on_release(look: Look, told: list[object]) -> None:
    controls = stepper(look, told)
    for x in (20, 200, 110):
        mouse(controls, DOWN, (x, 30))
        mouse(controls, UP, (x, 30))
    assert told == [4, 5]


def test_a_held_stepper_repeats_twelve_a_second_after_400_ms(
    look: Look, told: list[object]
) -> None:
    for step in (10.0, 16.7, 33.0):
        told.clear()
        controls = stepper(look, told)
        mouse(controls, DOWN, (200, 30))
        passed = 0.0
        while passed < 1390:
            controls.update(step)
            passed += step
        assert 12 <= len(told) <= 13
        count = len(told)
        mouse(controls, UP, (200, 30))
        controls.update(2000)
        assert len(told) == count, "letting go after repeats adds nothing"


def test_a_held_stepper_stops_when_the_press_slides_off(look: Look, told: list[object]) -> None:
    controls = stepper(look, told)
    mouse(controls, DOWN, (200, 30))
    mouse(controls, MOTION, (600, 400))
    mouse(controls, UP, (600, 400))
    controls.update(3000)
    assert told == []


def test_a_stepper_by_keys_holds_at_its_ends(look: Look, told: list[object]) -> None:
    controls = stepper(look, told, value=39)
    key(controls, pygame.K_RIGHT)
    for _ in range(100):
        controls.update(16)
    key(controls, pygame.K_RIGHT, pygame.KEYUP)
    controls.update(900)
    key(controls, pygame.K_LEFT)
    key(controls, pygame.K_LEFT, pygame.KEYUP)
    assert told == [40, 39]


def test_a_field_takes_letters_that_are_shortcuts_elsewhere(look: Look, told: list[object]) -> None:
    field = TextField((0, 0, 158, 64), "name", "Name", "Ada", told.append, longest=5)
    controls = Controls(look)
    controls.set([field, Button((300, 0, 60, 60), "pass", on_press=lambda: told.append("!"), keys=(pygame.K_p,))])  # fmt: skip
    controls.focus(field)
    assert key(controls, pygame.K_p, text="p")
    controls.handle(pygame.event.Event(pygame.TEXTINPUT, text="p"))
    controls.handle(pygame.event.Event(pygame.TEXTINPUT, text="\x07é!"))
    assert told == ["Adap", "Adapé"]
    key(controls, pygame.K_BACKSPACE)
    key(controls, pygame.K_DELETE)
    assert field.text == "Adap"


def test_a_settled_screen_makes_nothing(look: Look, told: list[object]) -> None:
    controls = row(look, told, c="why not")
    controls.set(controls.widgets, "a")
    controls.press("c")

    def made() -> SimpleNamespace:
        return SimpleNamespace(
            paint=look.paint.made, words=look.text.rendered, fonts=look.text.fonts_made,
            pictures=look.pictures.made,
        )  # fmt: skip

    surface = pygame.Surface(SIZE)
    look.motion.update(1000)
    controls.draw(surface)
    before = made()
    for _ in range(50):
        look.motion.update(16)
        controls.update(16)
        controls.draw(surface)
    assert made() == before
