"""Every scene of Gift of Tulips as a picture: for the test of text and targets, and for a contact
sheet.

`python -m tests.titles.gift_of_tulips.sights FOLDER [--larger] [--small]` draws them all into FOLDER,
with every number of seats; the other arguments are those of `tests.sights`.
"""

import sys
from collections.abc import Iterator

from game.core.match import Match
from game.titles.gift_of_tulips.cards import BOXES
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.table.reveal import Reveal
from game.titles.gift_of_tulips.table.scoring import Scoring
from game.ui.app import App
from tests.sights import draw_all, looked_back, opened, over, pages, top, why_not
from tests.titles.gift_of_tulips.at_table import NAMES, ended, match_at
from tests.ui.fakes import widget
from tests.ui.players import Mouse

LONG = ["Maximilianus", "Bartholomeus", "Willemijntje", "Hermenegilda", "Constantijns", "Apollinarius"]  # fmt: skip
"""As long as a name can be."""
FEWEST, MOST = min(GAME.players), max(GAME.players)
VERBS = {"kept": ("keep",), "gave": ("give", 1), "added": ("add",), "hid": ("hide",)}


def sights(app: App, seats: int) -> Iterator[str]:
    """Shows one scene after the other and names each."""
    _pace(app, "instant")
    yield from _start(app, seats)
    last = (2 * BOXES[seats].turns - 1) * seats
    for name, moves in (("early", 2 * seats), ("middle", 7 * seats), ("late", last)):
        opened(app, match_at(seats, moves))
        yield name
    for name, verb in VERBS.items():
        match = match_at(seats, 7 * seats)
        match.play(0, verb)
        opened(app, match)
        yield f"second {name}"
    opened(app, match_at(seats, 7 * seats, names=LONG))
    yield "long names"
    Mouse().press(app, widget(app, "give"))
    yield "recipients"
    if seats in (FEWEST, MOST):
        yield from _over_the_table(app, seats)
        yield from _others(app, seats)
    yield from _end(app, seats)


def _pace(app: App, speed: str) -> None:
    app.settings.speed = speed
    app.apply()


def _start(app: App, seats: int) -> Iterator[str]:
    match = Match.start(GAME, seats, 3, names=NAMES[:seats], players=["human"] * seats)
    opened(app, match, ready=False)
    yield "start cover"
    top(app).act("ready")
    for _ in range(4):
        app.frame(30)
    yield "start"


def _over_the_table(app: App, seats: int) -> Iterator[str]:
    table = opened(app, match_at(seats, 7 * seats))
    yield from over(app, ("card", "seat 0", "seat 1", "log", "menu"))
    yield from pages(app, table)
    match = match_at(seats, 7 * seats)
    match.play(0, ("give", 1))
    opened(app, match)
    yield from why_not(app, "give")
    opened(app, _of_many(seats))
    yield "long piles"
    opened(app, match_at(seats, 4 * seats, people=seats), ready=False)
    yield "cover"
    top(app).act("ready")
    for _ in range(4):
        app.frame(30)
    yield "after the cover"


def _of_many(seats: int) -> Match:
    """Somebody has more cards of a colour than there is room for edges, and has hidden many."""
    match = match_at(seats, 4 * seats)
    state = match.state
    for seat in (0, 1):
        state.bouquets[seat] = ["purple4"] * 5 + ["purple3"] * 6 + ["purple2"] * 4 + ["blue3"] * 9
    state.secret[0] = ["pink2", "blue4", "orange3"] * 4
    return match


def _others(app: App, seats: int) -> Iterator[str]:
    """While a bot chooses, and while a card of each kind is on its way."""
    for name, verb in VERBS.items():
        _pace(app, "instant")
        opened(app, match_at(seats, 7 * seats))
        _pace(app, "slow")
        top(app).act(" ".join(map(str, verb)))
        for _ in range(5):
            app.frame(30)
        yield f"on its way {name}"
    wanted = 400
    while top(app).name != "thinking" and wanted:
        app.frame(30)
        if top(app).name == "decision":
            top(app).act("hide" if widget(app, "hide").enabled else "keep")
        wanted -= 1
    for _ in range(4):
        app.frame(30)
    yield "thinking"
    _pace(app, "instant")


def _end(app: App, seats: int) -> Iterator[str]:
    _pace(app, "fast")
    for prefix, names in (("", NAMES), ("long ", LONG)):
        match = ended(seats, names=names)
        app.open_match(match, "sight", len(match.actions))
        for _ in range(400):
            app.frame(30)
            if isinstance(top(app), Reveal):
                break
        reveal = top(app)
        assert isinstance(reveal, Reveal)
        for opened_so_far in range(len(reveal.cards) + 1):
            if not prefix or opened_so_far == 3:
                yield f"{prefix}reveal {opened_so_far}"
            reveal.act("next")
            for _ in range(20):
                app.frame(30)
        yield from _scoring(app, prefix)
    yield from looked_back(app, ended(seats, people=0))


def _scoring(app: App, prefix: str) -> Iterator[str]:
    for _ in range(400):
        app.frame(30)
        scene = top(app)
        if isinstance(scene, Scoring) and scene.is_done:
            break
    for _ in range(40):
        app.frame(30)
    yield f"{prefix}result"


def all_sights(app: App) -> Iterator[str]:
    """With every number of seats; names say which."""
    for seats in GAME.players:
        for name in sights(app, seats):
            yield f"{seats} {name}"


if __name__ == "__main__":
    sys.exit(draw_all(all_sights, sys.argv[1:]))
