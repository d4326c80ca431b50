"""Pictures of scenes: what the `sights.py` of every title needs to show them one after the other and
to lay them on a contact sheet.

A title's `sights` is an iterator that brings a scene onto the app's stack and gives its name, again and
again. Whether what is then seen can be read and pressed is asked in `tests/legible.py`.
"""

import os
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pygame

from game.core.match import Match
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.pages import Pages
from game.ui.replay import Replay
from game.ui.scene import Scene

COLUMNS, THUMB = 4, (480, 270)
SMALL = (600, 338)
BEHIND = 8
"""Scenes and covers that may lie before the one that a match waits in."""

Sights = Callable[[App], Iterator[str]]


def top(app: App) -> Scene:
    """The uppermost scene."""
    assert app.stack.top is not None
    return app.stack.top


def opened(app: App, match: Match, ready: bool = True) -> MatchScene:
    """The match on the table; `ready` also says so at its covers."""
    app.open_match(match, "sight")
    for _ in range(BEHIND):
        app.frame(30)
        if ready and top(app).name == "cover":
            top(app).act("ready")
    table = app.stack.scenes[0]
    assert isinstance(table, MatchScene)
    return table


def over(app: App, actions: Collection[str]) -> Iterator[str]:
    """What each of these actions opens over the scene; it is closed again."""
    for action in actions:
        below = top(app)
        below.act(action)
        app.frame(30)
        app.frame(30)
        yield action
        while top(app) is not below:
            top(app).escape()
            app.frame(30)


def pushed(app: App, scene: Scene, name: str) -> Iterator[str]:
    """A scene on top of what is there, and away again."""
    app.stack.push(scene)
    app.stack.settle()
    yield name
    app.stack.pop(scene)
    app.stack.settle()


def pages(app: App, table: MatchScene) -> Iterator[str]:
    """Every page of the rules."""
    scene = Pages(app, table.match.game)
    app.stack.push(scene)
    app.stack.settle()
    for number in range(len(scene.pages)):
        yield f"page {number + 1}"
        scene.act("next")
    app.stack.pop(scene)
    app.stack.settle()


def why_not(app: App, action: str) -> Iterator[str]:
    """The strip that a press on a dimmed action brings."""
    scene = top(app)
    widget = scene.controls.find(action)
    assert widget is not None and widget.reason is not None, action
    scene.controls.say_why(widget.reason)
    app.frame(300)
    yield f"why not {action}"


def looked_back(app: App, match: Match) -> Iterator[str]:
    """The replay at its beginning, in the middle and at its end."""
    last = len(match.actions)
    for step in (0, last // 2, last):
        app.stack.reset(Replay(app, match, step))
        app.stack.settle()
        yield f"replay {step}"


def played_back(
    app: App, match: Match, wanted: Collection[str], after: int = 9, most: int = 4000
) -> Iterator[str]:
    """A match of bots in its usual speed: each of these scenes when it has run for a while."""
    app.settings.speed = "normal"
    app.apply()
    app.open_match(match, "sight", told=0)
    left = list(wanted)
    for _ in range(most):
        app.frame(60)
        name = app.stack.top.name if app.stack.top else ""
        if name in left:
            for _ in range(after):
                app.frame(60)
            left.remove(name)
            yield name
        if not left:
            return


def draw_all(sights: Sights, arguments: list[str]) -> int:
    """Draws every scene into a folder, and all of them on `sheet.png`.

    Arguments: FOLDER, `--larger` (text), `--contrast` (high), `--left` (handed), `--small` (as a page
    of 600 pixels shows them), `--only WORD` (scenes with this word in their name).
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from tests.ui.fakes import new_app

    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    words = [word for word in arguments if not word.startswith("-") and word != only]
    folder = Path(words[0] if words else "sights")
    folder.mkdir(parents=True, exist_ok=True)
    app = new_app()
    app.settings.larger = "--larger" in arguments
    app.settings.contrast = "--contrast" in arguments
    app.settings.left_handed = "--left" in arguments
    app.apply()
    thumbs = []
    for name in sights(app):
        assert top(app).name != "error", f"the error card appeared at {name}"
        if only not in name:
            continue
        app.sight.change.end()
        App.draw(app)
        image = app.canvas.copy()
        if "--small" in arguments:
            image = pygame.transform.smoothscale(image, SMALL)
        pygame.image.save(image, str(folder / f"{name.replace(' ', '-')}.png"))
        thumbs.append(pygame.transform.smoothscale(image, THUMB))
    pygame.image.save(_sheet(thumbs), str(folder / "sheet.png"))
    print(f"{len(thumbs)} pictures in {folder}")
    return 0


def _sheet(thumbs: list[pygame.Surface]) -> pygame.Surface:
    wide, high = THUMB[0] + 8, THUMB[1] + 8
    sheet = pygame.Surface((COLUMNS * wide, -(-len(thumbs) // COLUMNS) * high))
    for number, thumb in enumerate(thumbs):
        row, column = divmod(number, COLUMNS)
        sheet.blit(thumb, (column * wide, row * high))
    return sheet
