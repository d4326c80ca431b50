"""Whether a picture can be read and pressed: text large enough, with contrast, inside the screen and
not over other text; targets large enough."""

from collections.abc import Callable, Iterable
from itertools import combinations

import pygame

from game.ui.app import App
from game.ui.text import Drawn
from game.ui.theme import LARGER, SMALLEST_TEXT, TARGET

LEAST_CONTRAST = 4.5
SLACK = 0.6
"""The ground behind a text is an average over it and its shadow."""

Colour = tuple[int, int, int]


def light(colour: Colour) -> float:
    """Relative luminance, as the rules for accessible pages define it."""
    parts = [c / 255 for c in colour[:3]]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """How well one colour is seen on another."""
    dark, bright = sorted((light(a), light(b)))
    return (bright + 0.05) / (dark + 0.05)


def texts(app: App) -> list[Drawn]:
    """What is drawn in one frame by the uppermost scene and what it leaves in sight, without the
    faces of cards."""
    app.look.text.recorder = recorder = []
    App.draw(app)
    app.look.text.recorder = None
    return [drawn for drawn in recorder if not drawn.on_card]


def is_below(app: App) -> bool:
    """Whether texts may lie over texts: something lies over scenes that are still seen, or over the
    scene lies the strip that says why not, or rows are changing places."""
    top = app.stack.top
    assert top is not None
    lies_over = not top.covers and len(app.stack.scenes) > 2
    return lies_over or bool(top.controls.why_words) or app.look.motion.is_moving


OnPicture = Callable[[Drawn], bool]


def looked_at(
    app: App, sights: Iterable[str], on_picture: OnPicture = lambda _: False
) -> tuple[list[str], list[str]]:
    """The names of all sights, and what is wrong with them."""
    names, wrong = [], []
    for name in sights:
        names.append(name)
        found = troubles(app, texts(app), is_below(app), on_picture)
        wrong += [f"{name}: {trouble}" for trouble in found]
    return names, wrong


def troubles(
    app: App, drawn: list[Drawn], over: bool, on_picture: OnPicture = lambda _: False
) -> list[str]:
    """What is wrong with a picture. `over`: something lies over the table, and only sizes count;
    `on_picture`: a text that has a halo, so that what is behind it does not matter."""
    assert app.stack.top is not None and app.stack.top.name != "error", "the error card appeared"
    found = []
    smallest = round(SMALLEST_TEXT * (LARGER if app.look.text.larger else 1)) - 1
    for text in drawn:
        if text.size < smallest:
            found.append(f"{text.words!r} is {text.size} high")
        if not app.canvas.get_rect().contains(text.rect):
            found.append(f"{text.words!r} sticks out at {text.rect}")
        if not over and not on_picture(text):
            seen = contrast(text.colour, text.behind)
            if seen < LEAST_CONTRAST - SLACK:
                found.append(f"{text.words!r} has contrast {seen:.1f}")
    if not over:
        found += _over_each_other(drawn)
    for widget in app.stack.top.controls.widgets:
        if min(widget.target.size) < TARGET:
            found.append(f"{widget.action} is {widget.rect.size}")
    return found


def _over_each_other(drawn: list[Drawn]) -> list[str]:
    found = []
    for a, b in combinations(drawn, 2):
        both = _core(a.rect).clip(_core(b.rect))
        if both.width > 3 and both.height > 3:
            found.append(f"{a.words!r} lies over {b.words!r}")
    return found


def _core(rect: pygame.Rect) -> pygame.Rect:
    """Where the letters stand: a line has room above and below them."""
    return rect.inflate(0, -max(10, rect.height // 4))
