"""A scripted outcry through the real scenes: two people with a key each, two bots, simulated time.

Stands alone (it needs nothing of the tests), since the browser's tests run the same text in the page.
"""

import pygame

from game.ai.bots import begin, finish
from game.core.match import Match
from game.titles import find

SCRIPT = [(300, pygame.K_a), (700, pygame.K_k), (700, pygame.K_a), (2600, pygame.K_l)]
"""Milliseconds of the ring's clock, and the key: seat 0 has A S D F, seat 1 J K L."""


def press_key(key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))


def scripted_outcry(app, rate):
    """The match after one bouquet was cried out, at so many frames a second."""
    deal = {"merchants": ["helena", "johan", "jan", "peter"]}
    match = Match.start(
        find("tulip_rose"), 4, 3, {}, deal,
        names=["Ada", "Bea", "Carlo", "Dirk"], players=["easy"] * 4, ui={"tempo": "live"},
    )  # fmt: skip
    while match.state.phase != "auction":
        match.play(match.state.turn, finish(begin(match, match.state.turn)))
    match.players[:2] = ["human"] * 2
    app.settings.speed = "normal"
    app.apply()
    app.open_match(match, "test")
    app.draw, app.sight.refresh = lambda: None, lambda: False
    try:
        cried_out(app, 1000 / rate)
    finally:
        del app.draw, app.sight.refresh
    return match


def cried_out(app, dt):
    """The presses of the script, then frames until the hammer falls."""
    app.frame(dt)
    app.frame(dt)
    scene = app.stack.top
    assert scene.name == "outcry"
    for moment, key in [*SCRIPT, (99_999, None)]:
        for _ in range(5000):
            if scene.clock.now >= moment or scene.clock.is_over:
                break
            scene.clock.finish_thinking()
            app.frame(dt)
        if key is not None:
            press_key(key)
            app.frame(dt)
    assert scene.clock.is_over
