"""Every scene of Dutch Flower Auction as a picture: for the test of text and targets, and for a contact
sheet.

`python -m tests.titles.dutch_auction.sights FOLDER [--larger] [--contrast] [--small] [--only WORD]`
draws them all into FOLDER, for 2 to 5 seats, early and late, the late ones with the longest names.
"""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.ai.bots import play_out
from game.core.match import Match
from game.titles.dutch_auction.payment import most
from game.titles.dutch_auction.rules import GAME, LOTS
from game.titles.dutch_auction.table.clock import COUNTING, FALLING, LiveClock
from game.ui.app import App
from game.ui.replay import Replay
from tests.sights import draw_all, looked_back, opened, over, pages, top, why_not
from tests.titles.dutch_auction.positions import (
    LONGEST,
    NAMES,
    match_at,
    seven_sold,
    sold_to,
    until_asked,
)


def sights(app: App, seats: int, late: bool) -> Iterator[str]:
    """Shows one scene after the other and names each."""
    _speed(app, "instant")
    yield from _alone(app, seats, late)
    for people in range(2, min(3, seats) + 1):
        yield from _shared(app, seats, late, people)
    yield from _sealed(app, seats, late)
    yield from _paying(app, seats, late)
    yield from _acted(app, seats, late)
    yield from _end(app, seats, late)


def _speed(app: App, speed: str) -> None:
    app.settings.speed = speed
    app.apply()


def at_lot(seats: int, late: bool, people: int = 1, tempo: str = "live") -> Match:
    """Early: the eighth lot. Late: the last round of lots, with long names."""
    if not late:
        return seven_sold(seats, people, tempo)
    lots = LOTS * seats - seats
    return match_at(seats, lots, people, tempo, _seed(seats, lots, 4, 1), LONGEST)


@cache
def _seed(seats: int, lots: int, first: int, others: int) -> int:
    """A deal in which the first seat and all others can still pay so much at this lot."""
    for seed in range(1, 90):
        hands = match_at(seats, lots, seed=seed).state.hands
        able = [most(tuple(hand)) for hand in hands]
        if able[0] >= first and min(able) >= others:
            return seed
    raise AssertionError("nobody keeps cash that long")


def clock(app: App, match: Match) -> LiveClock:
    """The live clock before it starts, and no bot that takes."""
    opened(app, match)
    for _ in range(200):
        if not isinstance(top(app), LiveClock) or top(app)._is_planned():  # type: ignore[attr-defined]
            break
        app.frame(16)
    scene = top(app)
    assert isinstance(scene, LiveClock), scene.name
    scene.plans = {}
    scene.clock.bots, scene.clock._coming = {}, []
    return scene


def fallen(app: App, scene: LiveClock, price: int) -> None:
    """The clock has fallen to a price."""
    scene.start()
    while scene.clock.price > price:
        app.frame(100)


def _alone(app: App, seats: int, late: bool) -> Iterator[str]:
    yield from _first_lot(app, seats, late)
    scene = clock(app, at_lot(seats, late))
    yield "clock waiting"
    fallen(app, scene, 9)
    yield "clock at 9"
    scene.state, scene.count = COUNTING, 1400.0
    yield "clock counting"
    scene.state = FALLING
    yield from over(app, ["log", "menu"])
    yield from pages(app, app.stack.scenes[0])  # type: ignore[arg-type]
    scene.state = FALLING
    card = next(w for w in scene.controls.widgets if w.label.startswith("Enlarge"))
    card.press(card.rect.center)
    yield "clock card"
    if not late:
        yield from _again(app, at_lot(seats, late))
    last = LOTS * seats - 1
    names = LONGEST if late else NAMES
    scene = clock(app, match_at(seats, last, seed=_seed(seats, last, 2, 0), names=names))
    fallen(app, scene, 2)
    yield "last lot"
    scene.clock.able[0] = 1
    scene._relabel()
    yield from why_not(app, "take")


def _first_lot(app: App, seats: int, late: bool) -> Iterator[str]:
    """The fullest row."""
    if not late:
        fallen(app, clock(app, match_at(seats, 0)), 15)
        yield "first lot"


def _again(app: App, match: Match) -> Iterator[str]:
    for _ in range(match.state.seats):
        match.play(match.state.turn, match.legal(match.state.turn)[-1])
    fallen(app, clock(app, match), 22)
    yield "again"


def _shared(app: App, seats: int, late: bool, people: int) -> Iterator[str]:
    scene = clock(app, at_lot(seats, late, people))
    yield f"shared {people} waiting"
    scene.peek(people - 1)
    yield f"shared {people} peek"
    scene.look_away(people - 1)
    fallen(app, scene, min(9, scene.clock.able[0]))
    yield f"shared {people} at 9"
    scene.peeked.add(0)
    scene._lay()
    scene.take(0)
    app.frame(0)
    yield f"shared {people} taken"
    scene.state, scene.count = COUNTING, 1400.0
    yield f"shared {people} counting"
    match = at_lot(seats, late, people)
    opened(app, sold_to(match, people - 1, 1), ready=False)
    yield f"shared {people} cover"
    top(app).act("ready")
    app.frame(30)
    app.frame(30)
    yield f"shared {people} paying"


def _sealed(app: App, seats: int, late: bool) -> Iterator[str]:
    opened(app, until_asked(at_lot(seats, late, tempo="turns"), 0))
    scene: Any = top(app)
    scene._set(min(scene.high, 9))
    yield "sealed"
    scene._set(0)
    yield "sealed never"
    yield from why_not(app, "less")
    match = at_lot(seats, late, 2, "turns")
    opened(app, until_asked(match, 1), ready=False)
    yield "cover"
    top(app).act("ready")
    app.frame(30)
    app.frame(30)
    yield "sealed of two"
    _speed(app, "slow")
    match = at_lot(seats, late, tempo="turns")
    opened(app, until_asked(match, (match.state.auctioneer + 1) % seats or 1))
    app.frame(30)
    yield "bot thinks"
    _speed(app, "instant")


def _paying(app: App, seats: int, late: bool) -> Iterator[str]:
    match = at_lot(seats, late, tempo="turns")
    opened(app, sold_to(match, 0, min(9, most(tuple(match.state.hands[0])))))
    yield "paying"
    scene: Any = top(app)
    scene.controls.press("every")
    yield "paying every way"
    while scene.page < scene.pages - 1:
        scene.controls.press("next")
    yield "paying last page"
    yield from why_not(app, "next")
    scene.controls.press("best")
    for number in sorted(scene.picked):
        scene.controls.press(f"card {number + 1}")
    yield "paying nothing"
    yield from why_not(app, "pay")


def _acted(app: App, seats: int, late: bool) -> Iterator[str]:
    """What is acted out: the reveal by the falling clock, the gavel, nobody, the lot that goes."""
    _speed(app, "normal")
    live = clock(app, at_lot(seats, late))
    fallen(app, live, 4)
    live.take(0)
    _frames(app, 12)
    yield "taken live"
    for price, names in ((1, ("reveal falling", "reveal taken")), (0, ("", "nobody"))):
        scene: Any = _last_asked(app, seats, late)
        scene.give(price)
        yield from _seen_after(app, {names[0]: 14, names[1]: 46})
    scene = _last_asked(app, seats, late)
    _speed(app, "instant")
    scene.give(1)
    app.frame(30)
    while top(app).name != "paying":
        app.frame(30)
    _speed(app, "normal")
    scene = top(app)
    scene.give(scene.cards)
    yield from _seen_after(app, {"lot goes": 4, "gavel moves": 5})
    _speed(app, "instant")


def _last_asked(app: App, seats: int, late: bool) -> Any:
    """The last seat to be asked for a limit is a person; all others would not take."""
    match = at_lot(seats, late, tempo="turns")
    last = (match.state.auctioneer - 1) % seats
    match.players = ["human" if seat == last else "easy" for seat in range(seats)]
    opened(app, until_asked(match, last))
    return top(app)


def _seen_after(app: App, at: dict[str, int]) -> Iterator[str]:
    """What is seen after so many frames each."""
    for name, frames in at.items():
        _frames(app, frames)
        if name:
            yield name


def _frames(app: App, count: int) -> None:
    for _ in range(count):
        app.frame(50)


def _end(app: App, seats: int, late: bool) -> Iterator[str]:
    match = play_out(match_at(seats, 0, people=0, names=LONGEST if late else NAMES, seed=5 + late))
    match.players[0] = "human"
    _speed(app, "slow")
    opened(app, match)
    _frames(app, 12)
    yield "scoring"
    top(app).wake()
    yield "result"
    _speed(app, "instant")
    yield from looked_back(app, match)
    app.stack.reset(Replay(app, match, 0))
    app.stack.settle()
    yield from why_not(app, "back")


def everything(app: App) -> Iterator[str]:
    """All scenes with every number of seats."""
    for seats in GAME.players:
        for late in (False, True):
            for name in sights(app, seats, late):
                yield f"{seats} {'late' if late else 'early'} {name}"


def main(arguments: list[str]) -> int:
    """The contact sheet."""
    return draw_all(everything, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
