"""Every scene of Bouquet as a picture: for the test of text and targets, and for a contact sheet.

`python -m tests.titles.bouquet.sights FOLDER [--larger] [--small]` draws them all into FOLDER, with
every number of seats; the other arguments are those of `tests.sights`.
"""

import sys
from collections.abc import Iterator

import pygame

from game.core.match import Match
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.table.scoring import STEPS, SUMS, Scoring
from game.ui.app import App
from tests.sights import draw_all, looked_back, opened, over, pages, top, why_not
from tests.titles.bouquet.at_table import last_column, match_at
from tests.ui.players import Keyboard

LONG = ["Maximilianus", "Bartholomeus", "Willemijntje", "Hermenegilda", "Constantijns", "Apollinarius"]  # fmt: skip
"""As long as a name can be."""
FEWEST, MOST = min(GAME.players), max(GAME.players)


def sights(app: App, seats: int) -> Iterator[str]:
    """Shows one scene after the other and names each."""
    app.settings.speed = "instant"
    app.apply()
    cards = 12 * seats
    for name, match in (
        ("start", match_at(seats, cards)),
        ("early", match_at(seats, 9 * seats)),
        ("middle", match_at(seats, 6 * seats)),
        ("late", match_at(seats, 3 * seats)),
        ("last column", last_column(seats, min(4, seats))),
        ("long names", match_at(seats, 6 * seats, names=LONG)),
    ):
        opened(app, match)
        yield name
    Keyboard().key(app, pygame.K_TAB)
    yield "focus"
    if seats in (FEWEST, MOST):
        yield from _over_the_table(app, seats)
        yield from _others(app, seats)
    yield from _end(app, seats)


def _over_the_table(app: App, seats: int) -> Iterator[str]:
    table = opened(app, match_at(seats, 6 * seats))
    last = seats - 1
    yield from over(app, ("column 0", "seat 0", f"seat {last}", "log", "menu"))
    yield from pages(app, table)
    opened(app, last_column(seats, 1))
    yield "one card"
    yield from why_not(app, "far")
    opened(app, match_at(seats, 6 * seats, people=seats))
    top(app).act("left")
    for _ in range(9):
        app.frame(30)
    yield "next person"
    top(app).act("undo")
    for _ in range(9):
        app.frame(30)
    yield "taken back"


def _others(app: App, seats: int) -> Iterator[str]:
    """While a bot chooses, and while a card is on its way."""
    app.settings.speed = "slow"
    app.apply()
    opened(app, match_at(seats, 6 * seats, names=LONG))
    top(app).act("left")
    wanted = ["playback", "thinking"]
    for _ in range(200):
        app.frame(30)
        if top(app).name in wanted:
            for _ in range(4):
                app.frame(30)
            wanted.remove(top(app).name)
            yield top(app).name
    app.settings.speed = "instant"
    app.apply()


def _end(app: App, seats: int) -> Iterator[str]:
    app.settings.speed = "normal"
    app.apply()
    for name, match in (("", match_at(seats, 0)), ("long ", match_at(seats, 0, names=LONG))):
        opened(app, match)
        scene = top(app)
        assert isinstance(scene, Scoring)
        while scene.step < STEPS:
            app.frame(30)
            if scene.step == SUMS[0] + 1 and not name:
                app.frame(150)
                yield "colours counted"
                while scene.step == SUMS[0] + 1:
                    app.frame(30)
        for _ in range(40):
            app.frame(30)
        yield f"{name}result"
    yield from looked_back(app, _played(seats))


def _played(seats: int) -> Match:
    return match_at(seats, 0, people=0)


def all_sights(app: App) -> Iterator[str]:
    """With every number of seats; names say which."""
    for seats in GAME.players:
        for name in sights(app, seats):
            yield f"{seats} {name}"


if __name__ == "__main__":
    sys.exit(draw_all(all_sights, sys.argv[1:]))
