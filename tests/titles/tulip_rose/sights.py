"""Every scene of Tulip & Rose as a picture: for the test of text and targets, and for a contact sheet.

`python -m tests.titles.tulip_rose.sights FOLDER [--larger] [--small]` draws them all into FOLDER,
with 3 and 6 seats, early and late; the other arguments are those of `tests.sights`.
"""

import sys
from collections.abc import Iterator

from game.core.match import Match
from game.titles.tulip_rose.table.zoom import Zoom
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.replay import Replay
from tests.sights import draw_all, opened, over, pages, played_back, pushed
from tests.titles.tulip_rose.at_table import some_way, started

PHASES = ("discard", "jan", "bouquets", "auction", "hammer", "can")
OVERLAYS = ("seat 2", "my-orders", "discards", "log", "menu")
PLAYBACKS = ("income", "reveal", "sale", "playback")
OPTIONS = {"weeds": True, "orders": True}


def found(players: list[str], phase: str, rounds: int, tempo: str = "turns") -> Match | None:
    """A match in which somebody decides in this phase, so many rounds played."""
    for seed in range(1, 12):
        match = some_way(started(players, seed, OPTIONS, tempo), phase, rounds, seed)
        if match.state.phase == phase and match.state.round >= rounds:
            return match
    return None


def sights(app: App, seats: int, late: bool) -> Iterator[str]:
    """Shows one scene after the other and names each."""
    rounds = seats + 2 if late else 0
    app.settings.speed = "instant"
    app.apply()
    for phase in PHASES:
        match = found(["human"] * seats, phase, rounds)
        if match is None:
            continue
        opened(app, match)
        yield phase
        if phase == "bouquets":
            yield from _full_trays(app)
        if phase == "auction":
            yield from _overlays(app)
    for people in (1, 2, 3):
        match = found(["human"] * people + ["random"] * (seats - people), "auction", rounds, "live")
        if match is not None:
            opened(app, match)
            yield f"outcry {people}"
    yield from _end(app, seats)
    bots = started(["random"] * seats, 5, OPTIONS)
    yield from played_back(app, bots, PLAYBACKS)


def _full_trays(app: App) -> Iterator[str]:
    scene = app.stack.top
    assert scene is not None
    while scene.plan.unplaced:  # type: ignore[attr-defined]
        scene.act(f"tray {len(scene.plan.unplaced) % 2 + 1}")  # type: ignore[attr-defined]
    app.frame(30)
    yield "bouquets made"


def _overlays(app: App) -> Iterator[str]:
    yield from over(app, OVERLAYS)
    table = app.stack.scenes[0]
    assert isinstance(table, MatchScene)
    for index in range(3):
        yield from pushed(app, Zoom(table, ["can", "cow", "rose"], index), f"zoom {index}")
    yield from pages(app, table)


def _end(app: App, seats: int) -> Iterator[str]:
    match = some_way(started(["human"] + ["random"] * (seats - 1), 3, OPTIONS), "none")
    opened(app, match)
    yield "scoring"
    scene = app.stack.top
    assert scene is not None
    scene.act("seat 1")
    app.frame(30)
    app.frame(30)
    yield "reckoning"
    app.stack.reset(Replay(app, match, len(match.actions) // 2))
    app.stack.settle()
    yield "replay"


def all_sights(app: App) -> Iterator[str]:
    """With few and many seats, early and late; names say which."""
    for seats in (3, 6):
        for late in (False, True):
            for name in sights(app, seats, late):
                yield f"{seats} {'late' if late else 'early'} {name}"


if __name__ == "__main__":
    sys.exit(draw_all(all_sights, sys.argv[1:]))
