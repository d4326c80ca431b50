"""A person at the sealed limit and at the payment, by buttons, keys, dial and mirror."""

import pygame

from game.core.match import Match
from game.titles.dutch_auction.payment import payments
from game.titles.dutch_auction.rules import GAME
from game.titles.dutch_auction.table import places
from game.titles.dutch_auction.table.dial import point
from game.titles.dutch_auction.table.paying import Paying
from game.titles.dutch_auction.table.sealed import Sealed
from game.ui.app import App
from tests.titles.dutch_auction.at_table import opened
from tests.titles.dutch_auction.positions import NAMES, match_at, sold_to
from tests.ui.fakes import run, widget
from tests.ui.players import Keyboard, Mouse, post


def test_a_limit_by_buttons_keys_dial_and_mirror(app: App) -> None:
    match = match_at(3, 3, tempo="turns")
    while match.state.turn != 0:
        match.play(match.state.turn, ("limit", 0))
    scene = opened(app, match)
    assert isinstance(scene, Sealed)
    start = scene.limit
    Mouse().press(app, widget(app, "less"))
    assert scene.limit == start - 1
    Keyboard().key(app, pygame.K_PLUS)
    assert scene.limit == start
    pos = point(places.SEALED_CLOCK, 100, (15 - 4) / 15)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
    app.frame(16)
    assert scene.limit == 4 and scene.mirror().number is not None
    assert not scene.act("limit 99")
    before = len(match.actions)
    app.host.presses.append("limit 7")  # type: ignore[attr-defined]
    run(app, 2)
    assert match.actions[before] == (0, ("limit", 7))


def paying(app: App, hand: list[str], price: int) -> Paying:
    match = Match.start(
        GAME, 3, 2, deal={"cash": [hand]}, names=NAMES[:3], players=["human", "easy", "easy"]
    )
    scene = opened(app, sold_to(match, 0, price))
    assert isinstance(scene, Paying)
    return scene


def test_the_suggested_payment_with_one_press(app: App) -> None:
    scene = paying(app, ["1", "3", "8", "x2", "5"], 9)
    assert scene.cards == ("1", "8")
    assert [way.cards for way in scene.best] == [("1", "8"), ("5", "x2"), ("1", "3", "5")]
    assert scene.controls.focused is widget(app, "pay")
    Keyboard().key(app, pygame.K_RETURN)
    assert scene.match.actions[3] == (0, ("pay", 1, 8))


def test_cards_are_picked_freely_and_too_few_say_why(app: App) -> None:
    scene = paying(app, ["1", "3", "8", "x2", "5"], 9)
    hand = places.hand(5)
    for number in (0, 3):  # 1 and 8 away; the hand lies sorted: 1 3 5 8 x2
        post(pygame.MOUSEBUTTONDOWN, pos=hand[number].center, button=1, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=hand[number].center, button=1, touch=False)
        app.frame(16)
    assert scene.cards == ()
    Mouse().press(app, widget(app, "pay"))
    assert scene.controls.why_words == "These cards pay 0 at most; the price is 9."
    for number in (1, 2, 4):
        scene.controls.press(f"card {number + 1}")
    assert scene.cards == ("3", "5", "x2")
    Mouse().press(app, widget(app, "pay"))
    assert scene.match.actions[3] == (0, ("pay", 3, 5, "x2"))


def test_every_way_is_there_on_request(app: App) -> None:
    scene = paying(app, ["1", "3", "8", "x2", "5"], 9)
    Mouse().press(app, widget(app, "every"))
    found = list(scene.shown())
    while widget(app, "next").enabled:
        Mouse().press(app, widget(app, "next"))
        found += scene.shown()
    assert sorted(found) == sorted(payments(("1", "3", "5", "8", "x2"), 9))
    Mouse().press(app, widget(app, "way 1"))
    assert scene.cards == scene.shown()[0].cards
    Mouse().press(app, widget(app, "best"))
    assert not scene.is_long
