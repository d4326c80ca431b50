"""Over all scenes: text is large enough, readable, inside the screen, not over other text; what is
pressed is large enough."""

import pytest

from game.ui.app import App
from tests.legible import is_below, texts, troubles
from tests.titles.dutch_auction.sights import sights

SCENES = {
    "clock at 9", "clock counting", "taken live", "menu", "last lot", "shared 2 at 9", "shared 2 peek",
    "shared 2 cover", "sealed", "paying", "paying every way", "reveal falling", "nobody", "lot goes",
    "gavel moves", "scoring", "result", "why not take", "why not pay",
}  # fmt: skip


@pytest.mark.parametrize("larger", [False, True])
@pytest.mark.parametrize(("seats", "late"), [(2, True), (3, False), (4, True), (5, False)])
def test_every_scene_can_be_read_and_pressed(
    app: App, seats: int, late: bool, larger: bool
) -> None:
    app.settings.larger = larger
    names, wrong = [], []
    for name in sights(app, seats, late):
        names.append(name)
        drawn = texts(app)
        wrong += [f"{name}: {trouble}" for trouble in troubles(app, drawn, is_below(app))]
        if not late and not larger:
            whole = [text.wanted for text in drawn if text.words.endswith("…") and text.rect.y > 58]
            wrong += [f"{name}: {words!r} is cut" for words in whole]
    assert set(names) >= SCENES
    assert not wrong
