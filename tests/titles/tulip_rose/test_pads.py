"""Two people at one outcry: the keys that they chose bid and pass, and stand on the chips."""

from typing import Any

import pygame

from game.ui.app import App
from tests.sights import opened, top
from tests.titles.tulip_rose.at_table import app, some_way, started
from tests.ui.fakes import run
from tests.ui.players import post

__all__ = ["app"]
ROWS = [[pygame.K_q, pygame.K_w, pygame.K_e, pygame.K_r], [pygame.K_a, pygame.K_s, pygame.K_d, pygame.K_f]]  # fmt: skip
THIRD = [pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4]


def bids(app: App, key: int) -> list[Any]:
    """What a key adds to the match."""
    actions = app.stack.scenes[0].match.actions  # type: ignore[attr-defined]
    before = len(actions)
    post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
    run(app, 2)
    return list(actions[before:])


def test_chosen_keys_bid_and_stand_on_the_chips(app: App) -> None:
    app.settings.pads["tulip_rose"] = [*ROWS, THIRD]
    match = some_way(started(["human"] * 3, tempo="live"), "auction")
    opened(app, match)
    scene: Any = top(app)
    assert scene.name == "outcry" and len(scene.zones) == 2
    app.look.text.recorder = texts = []
    app.frame(0)
    app.look.text.recorder = None
    signs = {drawn.words for drawn in texts}
    assert signs >= set("QWAS") and not signs & set("JKL")
    assert [line[0][:3] for line in scene.key_map()] == ["Q W", "A S"]
    assert bids(app, pygame.K_j) == []
    first, second = (zone.seat for zone in scene.zones)
    ((seat, action),) = bids(app, pygame.K_a)
    assert (seat, action[0]) == (second, "bid")
    ((seat, higher),) = bids(app, pygame.K_w)
    assert (seat, higher[0]) == (first, "bid") and higher[1] > action[1]


def test_the_first_keys_are_as_they_were(app: App) -> None:
    opened(app, some_way(started(["human"] * 3, tempo="live"), "auction"))
    scene: Any = top(app)
    assert [line[0][:5] for line in scene.key_map()] == ["A S D", "J K L"]
