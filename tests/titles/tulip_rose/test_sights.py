"""Over all scenes: text is large enough, readable, inside the screen, not over other text; what is
pressed is large enough."""

import pytest

from game.ui.app import App
from game.ui.text import Drawn
from tests.legible import looked_at
from tests.titles.tulip_rose.at_table import app
from tests.titles.tulip_rose.sights import sights

__all__ = ["app"]


@pytest.mark.parametrize("larger", [False, True])
@pytest.mark.parametrize(("seats", "late"), [(3, False), (6, True)])
def test_every_scene_can_be_read_and_pressed(
    app: App, seats: int, late: bool, larger: bool
) -> None:
    app.settings.larger = larger

    def is_count(drawn: Drawn) -> bool:
        """A count on a bloom: it has a halo of paper around it."""
        return drawn.words.lstrip("+").isdigit() and drawn.colour == app.look.theme.ink

    names, wrong = looked_at(app, sights(app, seats, late), is_count)
    assert {"bouquets", "auction", "hammer", "outcry 2", "scoring", "income", "reveal"} <= set(
        names
    )
    assert not wrong
