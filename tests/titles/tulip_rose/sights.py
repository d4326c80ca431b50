"""Every scene of Tulip & Rose as a picture: for the test of text and targets, and for a contact sheet.

`python -m tests.titles.tulip_rose.sights FOLDER [--larger] [--small]` draws them all into FOLDER,
with 3 and 6 seats, early and late; `--small` as a page of 600 pixels shows them.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.core.match import Match
from game.titles.tulip_rose.table.zoom import Zoom
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.pages import Pages
from game.ui.replay import Replay
from tests.titles.tulip_rose.at_table import some_way, started

PHASES = ("discard", "jan", "bouquets", "auction", "hammer", "can")
OVERLAYS = ("seat 2", "my-orders", "discards", "log", "menu")
PLAYBACKS = ("income", "reveal", "sale", "playback")
OPTIONS = {"weeds": True, "orders": True}
COLUMNS, THUMB = 4, (480, 270)


def found(players: list[str], phase: str, rounds: int, tempo: str = "turns") -> Match | None:
    """A match in which somebody decides in this phase, so many rounds played."""
    for seed in range(1, 12):
        match = some_way(started(players, seed, OPTIONS, tempo), phase, rounds, seed)
        if match.state.phase == phase and match.state.round >= rounds:
            return match
    return None


def opened(app: App, match: Match) -> None:
    """The match on the table, behind its covers."""
    app.open_match(match, "sight")
    for _ in range(4):
        app.frame(30)
        if app.stack.top is not None and app.stack.top.name == "cover":
            app.stack.top.act("ready")


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
    yield from _played_back(app, seats)


def _full_trays(app: App) -> Iterator[str]:
    scene = app.stack.top
    assert scene is not None
    while scene.plan.unplaced:  # type: ignore[attr-defined]
        scene.act(f"tray {len(scene.plan.unplaced) % 2 + 1}")  # type: ignore[attr-defined]
    app.frame(30)
    yield "bouquets made"


def _overlays(app: App) -> Iterator[str]:
    scene, table = app.stack.top, app.stack.scenes[0]
    assert scene is not None and isinstance(table, MatchScene)
    for action in OVERLAYS:
        scene.act(action)
        app.frame(30)
        app.frame(30)
        yield action
        assert app.stack.top is not None
        app.stack.top.escape()
        app.frame(30)
    for index in range(3):
        app.stack.push(Zoom(table, ["can", "cow", "rose"], index))
        app.stack.settle()
        yield f"zoom {index}"
        app.stack.pop()
        app.stack.settle()
    pages = Pages(app, table.match.game)
    app.stack.push(pages)
    app.stack.settle()
    for number in range(len(pages.pages)):
        yield f"page {number + 1}"
        pages.act("next")
    app.stack.pop(pages)
    app.stack.settle()


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


def _played_back(app: App, seats: int) -> Iterator[str]:
    """Each playback scene, when it has run for a while."""
    app.settings.speed = "normal"
    app.apply()
    app.open_match(started(["random"] * seats, 5, OPTIONS), "sight", told=0)
    wanted = list(PLAYBACKS)
    for _ in range(4000):
        app.frame(60)
        name = app.stack.top.name if app.stack.top else ""
        if name in wanted:
            for _ in range(9):
                app.frame(60)
            wanted.remove(name)
            yield name
        if not wanted:
            return


def main(arguments: list[str]) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from tests.ui.fakes import new_app

    folder = Path(next((word for word in arguments if not word.startswith("-")), "sights"))
    folder.mkdir(parents=True, exist_ok=True)
    app = new_app()
    app.settings.larger = "--larger" in arguments
    thumbs = []
    for seats in (3, 6):
        for late in (False, True):
            for name in sights(app, seats, late):
                App.draw(app)
                image = app.canvas.copy()
                if "--small" in arguments:
                    image = pygame.transform.smoothscale(image, (600, 338))
                file = f"{seats}-{'late' if late else 'early'}-{name.replace(' ', '-')}.png"
                pygame.image.save(image, str(folder / file))
                thumbs.append(pygame.transform.smoothscale(image, THUMB))
    rows = -(-len(thumbs) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * (THUMB[0] + 8), rows * (THUMB[1] + 8)))
    for number, thumb in enumerate(thumbs):
        row, column = divmod(number, COLUMNS)
        sheet.blit(thumb, (column * (THUMB[0] + 8), row * (THUMB[1] + 8)))
    pygame.image.save(sheet, str(folder / "sheet.png"))
    print(f"{len(thumbs)} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
