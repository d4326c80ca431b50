"""Bouquet's scenes: what is drawn can be read and pressed, and nothing is made in play."""

import pytest

from game.titles.bouquet.table.tallies import signed
from game.ui.app import App
from tests.legible import looked_at
from tests.titles.bouquet.at_table import (
    CANVAS,
    MOVES,
    SEATS,
    last_column,
    match_at,
    opened,
)
from tests.titles.bouquet.sights import sights
from tests.ui.fakes import run
from tests.ui.players import Mouse, play


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_texts_are_large_enough_and_whole(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    for left in (12 * seats, 6 * seats, 3):
        match = match_at(seats, left) if left > 3 else last_column(seats, 3)
        opened(app, match)
        app.look.text.recorder = texts = []
        run(app, 1)
        app.look.text.recorder = None
        assert len(texts) > 12
        for drawn in texts:
            assert CANVAS.contains(drawn.rect), drawn.words
            assert drawn.on_card or drawn.size >= 26, drawn.words
            on_bar = drawn.rect.top < 58
            assert on_bar or larger or not drawn.words.endswith("…"), drawn.wanted


@SEATS
def test_targets_are_large_enough_and_apart(app: App, seats: int) -> None:
    scene = opened(app, match_at(seats, 8 * seats))
    for found in scene.controls.widgets:
        assert found.target.width >= 52 and found.target.height >= 52
        assert found.label or not found.action, "the mirror has words for it"


def test_the_mirror_says_what_a_card_does(app: App) -> None:
    scene = opened(app, match_at(4, 48))
    labels = {action.action: action.label for action in scene.mirror().actions}
    shown = scene.previews[0]
    card = app.words("bouquet").say(f"card.{shown.card}")
    assert card in labels["left"] and signed(shown.change) in labels["left"]


def test_nothing_is_made_in_play(app: App) -> None:
    """Not one face or glyph sheet from the first move to the last."""
    match = match_at(4, 48, people=4)
    opened(app, match)
    look = app.look
    made = (look.pictures.made, look.pictures.loaded, look.text.fonts_made)
    play(app, Mouse(), lambda found: next(w for w in found if w.action in MOVES), "result")
    assert look.pictures.loaded == made[1] and look.text.fonts_made == made[2]
    assert look.pictures.made - made[0] <= 40, "the score sheet's signs alone are new"
    app.settings.speed = "normal"
    app.apply()
    opened(app, match_at(4, 48))
    run(app, 30, 30)
    still = (look.pictures.made, look.paint.made, look.text.rendered)
    run(app, 30)
    assert (look.pictures.made, look.paint.made, look.text.rendered) == still


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_every_scene_can_be_read_and_pressed(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    names, wrong = looked_at(app, sights(app, seats))
    assert {"start", "last column", "long names", "colours counted", "long result"} <= set(names)
    assert not wrong
