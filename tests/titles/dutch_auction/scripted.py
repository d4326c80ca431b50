"""A scripted live match through the real scenes: two people, two bots, presses at simulated moments.

Stands alone (it needs nothing of the tests), since the browser's tests run the same text in the page.
"""

import pygame

from game.ai.bots import begin, finish
from game.core.match import Match
from game.titles import find

KEYS = {0: pygame.K_a, 1: pygame.K_l}
SCRIPT = [
    [(200, 0), (420, 1)],  # together at 15
    [(1250, 1)],  # at 23, of the clock from 25
    [(2250, 0), (2300, 1)],  # the same step: the first one
    [],
    [(5200, 1)],
]
"""For each clock the presses: milliseconds since it began to fall, and the seat."""


def press_key(key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))


def scripted_match(app, rate, disturb=False):
    """The match after the script, played at so many frames a second; `disturb`: with a pause and
    a hidden tab before each press."""
    game = find("dutch_auction")
    names = ["Ada", "Bea", "Carlo", "Dirk"]
    match = Match.start(game, 4, 9, names=names, players=["easy"] * 4, ui={"tempo": "live"})
    while len(match.state.row) > 21:
        match.play(match.state.turn, finish(begin(match, match.state.turn)))
    match.players[:2] = ["human"] * 2
    app.settings.speed = "instant"
    app.apply()
    app.open_match(match, "test")
    app.draw, app.sight.refresh = lambda: None, lambda: False
    try:
        for presses in SCRIPT:
            scripted_clock(app, presses, 1000 / rate, disturb)
    finally:
        del app.draw, app.sight.refresh
    return match


def scripted_clock(app, presses, dt, disturb):
    """One fall of the clock, and what comes before it."""
    app.frame(dt)
    while app.stack.top.name != "clock":
        scene = app.stack.top
        if scene.name == "cover":
            scene.act("ready")
        elif scene.name == "paying":
            scene.give(scene.cards)
        app.frame(dt)
    scene = app.stack.top
    while not scene._is_planned():
        app.frame(dt)
    press_key(pygame.K_RETURN)
    for moment, seat in [*presses, (99_999, None)]:
        while scene.now < moment and not scene.clock.is_over:
            app.frame(dt)
        if disturb and not scene.clock.is_over:
            disturbed_clock(app, scene, dt)
        if seat is not None:
            press_key(KEYS[seat])
    app.frame(dt)


def disturbed_clock(app, scene, dt):
    """The menu, then a hidden tab: the clock stands, and counts in at the same price."""
    press_key(pygame.K_ESCAPE)
    app.frame(dt)
    price, now = scene.clock.price, scene.now
    for _ in range(40):
        app.frame(dt)
    assert app.stack.top.name == "pause"
    press_key(pygame.K_ESCAPE)
    app.frame(dt)
    app.host.is_hidden = lambda: True
    for _ in range(40):
        app.frame(dt)
    del app.host.is_hidden
    app.frame(dt)
    assert scene.state == "counting" and (scene.clock.price, scene.now) == (price, now)
    press_key(pygame.K_a)  # too early: a clock that counts in takes nothing
    while scene.state == "counting":
        app.frame(dt)
    assert scene.clock.price == price and not scene.clock.is_over
