"""Over all scenes: text is large enough, readable, inside the screen, not over other text; what is
pressed is large enough."""

import pytest

from game.ui.app import App
from game.ui.text import Drawn
from tests.legible import is_below, texts, troubles
from tests.titles.tulip_rose.at_table import app
from tests.titles.tulip_rose.sights import sights

__all__ = ["app"]


@pytest.mark.parametrize("larger", [False, True])
@pytest.mark.parametrize(("seats", "late"), [(3, False), (6, True)])
def test_every_scene_can_be_read_and_pressed(
    app: App, seats: int, late: bool, larger: bool
) -> None:
    app.settings.larger = larger
    names, wrong = [], []

    def is_count(drawn: Drawn) -> bool:
        """A count on a bloom: it has a halo of paper around it."""
        return drawn.words.lstrip("+").isdigit() and drawn.colour == app.look.theme.ink

    for name in sights(app, seats, late):
        names.append(name)
        found = troubles(app, texts(app), is_below(app), is_count)
        wrong += [f"{name}: {trouble}" for trouble in found]
    assert {"bouquets", "auction", "hammer", "outcry 2", "scoring", "income", "reveal"} <= set(
        names
    )
    assert not wrong
