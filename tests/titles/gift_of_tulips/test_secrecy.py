"""In hot seat no scene of Gift of Tulips shows what its viewer may not know."""

from typing import Any

import pygame
import pytest

from game.ai.bots import HUMAN
from game.core.match import Match
from game.core.rng import Rng
from game.titles.gift_of_tulips.cards import COLOURS
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.table import faces
from game.ui.app import App
from game.ui.match_scene import MatchScene
from tests.titles.gift_of_tulips.at_table import (
    NAMES,
    choose,
    ended,
    fair,
)
from tests.ui.players import Mouse, frames
from tests.ui.players import offers as pressable


def test_no_face_is_drawn_that_the_viewer_may_not_know(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people and a bot: in every frame each drawn face lies open or belongs to the viewer."""
    app.settings.speed = "fast"
    app.apply()
    match = Match.start(GAME, 3, 12, names=NAMES[:3], players=[HUMAN, HUMAN, "random"])
    drawn: list[str] = []
    real_card, real_slip = faces.card, faces.slip

    def card(look: Any, name: str, width: int) -> pygame.Surface:
        drawn.append(name)
        return real_card(look, name, width)

    def slip(look: Any, name: str, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(name)
        return real_slip(look, name, size)

    for module in ("hand", "gliding", "showing", "sheet", "reveal"):
        monkeypatch.setattr(f"game.titles.gift_of_tulips.table.{module}.card", card)
    monkeypatch.setattr("game.titles.gift_of_tulips.table.seats.slip", slip)
    app.open_match(match, "test", 0)
    bottom: Any = app.stack.scenes[0] if app.stack.scenes else None
    rng, viewers, covers = Rng(3), set(), 0
    for scene in frames(app, 20_000):
        bottom = app.stack.scenes[0]
        viewer, seen = bottom.viewer, fair(app).seen
        viewers.add(viewer)
        for seat in range(3):
            if seat != viewer:
                assert all(name is None for name in (*seen.secret[seat], *seen.drawn[seat]))
        assert set(seen.deck) <= {None} and set(seen.removed) <= {None}
        if viewer is None and scene.name in ("cover", "thinking"):
            assert drawn == [], f"{scene.name} shows {drawn}"
        drawn.clear()
        covers += scene.name == "cover"
        if scene.name == "result":
            break
        found = pressable(scene)
        if found:
            Mouse().press(app, choose(found, rng))
    assert match.is_over and viewers == {None, 0, 1} and covers > 20


def test_the_log_of_several_people_tells_no_hidden_card(app: App) -> None:
    match = ended(3, people=2)
    scene = MatchScene(app, match, "test")
    hidden = [event for events in match.events for event in events if event.id in ("hide", "deal")]
    assert len(scene.lines) == sum(map(len, match.events)) and hidden
    for line in scene.lines:
        if "hides" in line or "receives" in line:
            assert not any(colour in line for colour in COLOURS)
