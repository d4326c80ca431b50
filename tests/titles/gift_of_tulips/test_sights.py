"""Gift of Tulips' scenes: what is drawn can be read and pressed, and nothing is made in play."""

import pytest

from game.ui.app import App
from tests.legible import looked_at
from tests.titles.gift_of_tulips.at_table import (
    CANVAS,
    NAMES,
    SEATS,
    match_at,
    opened,
)
from tests.titles.gift_of_tulips.sights import LONG, sights


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_text_is_large_enough_and_keeps_to_its_place(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    for moves, used in ((0, False), (seats * 6, False), (seats * 6, True)):
        scene = opened(app, match_at(seats, moves, used=used))
        look = app.look
        look.text.recorder = drawn = []
        app.frame(16)
        look.text.recorder = None
        assert len(drawn) > 20 and scene.name == "decision"
        for text in drawn:
            assert text.on_card or text.size >= 26, text
            assert CANVAS.contains(text.rect.clip(CANVAS)) and text.rect.right <= 1280, text
        if not larger:
            log = scene.table_scene.log
            cut = [text.words for text in drawn if "…" in text.words and text.wanted != log]
            assert cut == []
        for target in scene.controls.widgets:
            assert target.target.width >= 52 and target.target.height >= 52


def test_a_pile_of_more_than_nine_is_written_as_numbers(app: App) -> None:
    match = match_at(2, 20)
    match.state.bouquets[0] = ["purple4"] * 5 + ["purple3"] * 6 + ["purple2"] * 4
    opened(app, match)
    app.look.text.recorder = drawn = []
    app.frame(16)
    app.look.text.recorder = None
    assert [text.words for text in drawn if text.words.startswith("×")] == ["×5", "×6", "×4"]


def test_a_settled_table_makes_nothing_new(app: App) -> None:
    opened(app, match_at(6, 40))
    for _ in range(30):
        app.frame(16)
    look = app.look
    before = (look.pictures.made, look.paint.made, look.text.rendered)
    for _ in range(60):
        app.frame(16)
    assert (look.pictures.made, look.paint.made, look.text.rendered) == before


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_every_scene_can_be_read_and_pressed(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    names, wrong = looked_at(app, sights(app, seats))
    assert {"start", "second gave", "long names", "recipients", "reveal 3", "long result"} <= set(
        names
    )
    assert not wrong


@pytest.mark.parametrize(("names", "said"), [(NAMES, "only Ada knows"), (LONG, "in secret")])
def test_what_hiding_does_is_said_whole_with_any_name(
    app: App, names: list[str], said: str
) -> None:
    opened(app, match_at(3, 9, names=names))
    app.look.text.recorder = drawn = []
    app.frame(16)
    app.look.text.recorder = None
    notes = [text.words for text in drawn if text.words.startswith("face down")]
    assert notes == [f"face down, {said}"]
