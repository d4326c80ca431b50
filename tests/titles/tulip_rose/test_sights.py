"""Over all scenes: text is large enough, readable, inside the screen, not over other text; what is
pressed is large enough."""

from itertools import combinations

import pytest

from game.ui.app import App
from game.ui.text import Drawn
from game.ui.theme import LARGER, SMALLEST_TEXT, TARGET
from tests.titles.tulip_rose.at_table import app
from tests.titles.tulip_rose.sights import sights

__all__ = ["app"]
LEAST_CONTRAST = 4.5


def light(colour: tuple[int, int, int]) -> float:
    """Relative luminance, as the rules for accessible pages define it."""
    parts = [c / 255 for c in colour[:3]]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    dark, bright = sorted((light(a), light(b)))
    return (bright + 0.05) / (dark + 0.05)


def texts(app: App) -> list[Drawn]:
    """What is drawn in one frame by the uppermost scene and what it leaves in sight."""
    app.look.text.recorder = recorder = []
    App.draw(app)
    app.look.text.recorder = None
    return [drawn for drawn in recorder if not drawn.on_card]


def is_count(app: App, drawn: Drawn) -> bool:
    """A count on a bloom: it has a halo of paper around it."""
    return drawn.words.lstrip("+").isdigit() and drawn.colour == app.look.theme.ink


@pytest.mark.parametrize("larger", [False, True])
@pytest.mark.parametrize(("seats", "late"), [(3, False), (6, True)])
def test_every_scene_can_be_read_and_pressed(
    app: App, seats: int, late: bool, larger: bool
) -> None:
    app.settings.larger = larger
    names, wrong = [], []
    for name in sights(app, seats, late):
        names.append(name)
        drawn = texts(app)
        over = app.stack.top is not None and not app.stack.top.covers and len(app.stack.scenes) > 2
        wrong += [f"{name}: {trouble}" for trouble in troubles(app, drawn, over)]
    assert {"bouquets", "auction", "hammer", "outcry 2", "scoring", "income", "reveal"} <= set(
        names
    )
    assert not wrong


def troubles(app: App, drawn: list[Drawn], over: bool) -> list[str]:
    """What is wrong with a picture; where something lies over it, only sizes count."""
    found = []
    smallest = round(SMALLEST_TEXT * (LARGER if app.look.text.larger else 1)) - 1
    for text in drawn:
        if text.size < smallest:
            found.append(f"{text.words!r} is {text.size} high")
        if not app.canvas.get_rect().contains(text.rect):
            found.append(f"{text.words!r} sticks out at {text.rect}")
        if not over and not is_count(app, text):
            seen = contrast(text.colour, text.behind)
            if seen < LEAST_CONTRAST - 0.6:  # the ground is an average over text and its shadow
                found.append(f"{text.words!r} has contrast {seen:.1f}")
    if not over:
        for a, b in combinations(drawn, 2):
            both = a.rect.inflate(0, -10).clip(b.rect.inflate(0, -10))
            if both.width > 3 and both.height > 3:
                found.append(f"{a.words!r} lies over {b.words!r}")
    assert app.stack.top is not None
    for widget in app.stack.top.controls.widgets:
        if min(widget.target.size) < TARGET:
            found.append(f"{widget.action} is {widget.rect.size}")
    return found
