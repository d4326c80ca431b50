"""Bouquet is played through its real scenes: whole matches, keys, presses, undo."""

from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.rng import Rng, choice
from game.titles.bouquet.cards import COLOURS, SHAPES
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.places import PANELS, places
from game.titles.bouquet.table.pulses import Pulses
from game.titles.bouquet.table.tallies import spots_of
from game.ui.app import App
from tests.titles.bouquet.at_table import (
    MOVES,
    NAMES,
    last_column,
    match_at,
    opened,
)
from tests.ui.fakes import on_top, run, widget
from tests.ui.players import PLAYERS, Keyboard, Mouse, play, post


@pytest.mark.parametrize("device", PLAYERS)
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (6, 1), (3, 3)])
def test_whole_matches_through_the_real_scenes(
    app: App, device: str, seats: int, people: int
) -> None:
    players = ["human"] * people + ["easy"] * (seats - people)
    match = Match.start(GAME, seats, 4, names=NAMES[:seats], players=players)
    app.open_match(match, "test")
    rng = Rng(seats)

    def pick(found: list[Any]) -> Any:
        moves = [w for w in found if w.action in MOVES]
        return choice(rng, moves)

    play(app, PLAYERS[device](), pick, "result")
    assert match.is_over and len(match.actions) == 12 * seats
    assert len(set(match.actions)) > seats, "both sides were taken"


@pytest.mark.parametrize(("key", "action"), [(pygame.K_LEFT, "left"), (pygame.K_RIGHT, "right")])
def test_the_arrow_keys_take(app: App, key: int, action: str) -> None:
    match = match_at(4, 48)
    opened(app, match)
    Keyboard().key(app, key)
    assert match.actions[0] == (0, (action,))
    assert sum(1 for seat, _ in match.actions if seat == 0) == 1, "one press takes one card"


@pytest.mark.parametrize(("key", "action"), [(pygame.K_DOWN, "base"), (pygame.K_UP, "far")])
def test_of_the_last_column_down_takes_the_base_and_up_the_far_end(
    app: App, key: int, action: str
) -> None:
    match = last_column(4, 5)
    cards = list(match.state.columns[1])
    scene = opened(app, match)
    assert [shown.card for shown in scene.previews] == [cards[0], cards[-1]]
    Keyboard().key(app, key)
    assert match.actions[-1] == (0, (action,)) or match.actions[-1][0] != 0
    assert match.state.bouquets[0][-1] == (cards[0] if action == "base" else cards[-1])


def test_the_card_itself_can_be_pressed(app: App) -> None:
    for index in (0, 1):
        match = match_at(5, 40)
        scene = opened(app, match)
        shown = scene.previews[index]
        rect = scene.card_rect(shown)
        taken = len(match.state.bouquets[0])
        post(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=rect.center, button=1, touch=False)
        run(app, 2)
        assert match.state.bouquets[0][taken] == shown.card


def test_one_card_left_has_one_panel_and_a_reason_on_the_other(app: App) -> None:
    match = last_column(3, 1)
    scene = opened(app, match)
    nothing = widget(app, "far")
    assert not nothing.enabled and nothing.rect == PANELS[1]
    before = len(match.actions)
    Mouse().press(app, nothing)
    assert len(match.actions) == before and scene.controls.why_words == nothing.reason


def test_a_press_skips_the_way_of_a_card_and_takes_nothing(app: App) -> None:
    app.settings.speed = "slow"
    app.apply()
    match = match_at(2, 24, people=2)
    opened(app, match)
    Keyboard().key(app, pygame.K_LEFT)
    run(app, 3)
    assert on_top(app) == "playback" and app.look.motion.is_moving
    post(pygame.MOUSEBUTTONDOWN, pos=PANELS[0].center, button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=PANELS[0].center, button=1, touch=False)
    run(app, 6)
    assert on_top(app) == "decision" and len(match.actions) == 1


def test_columns_and_bouquets_can_be_read_large(app: App) -> None:
    match = match_at(6, 42)
    opened(app, match)
    for action in ("column 2", "seat 3", "seat 0"):
        app.stack.top.controls.press(action)  # type: ignore[union-attr]
        app.look.text.recorder = texts = []
        run(app, 2)
        app.look.text.recorder = None
        assert on_top(app) == "sheet"
        which = int(action[-1])
        pile = match.state.columns if action.startswith("column") else match.state.bouquets
        said = [drawn.words for drawn in texts]
        words = app.words("bouquet")
        assert all(words.say(f"card.{card}") in said for card in pile[which])
        post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        run(app, 3)
        assert on_top(app) == "decision"


def test_several_people_share_the_undo(app: App) -> None:
    """Nothing is hidden: who has just taken may have the card back by the same button."""
    match = match_at(3, 36, people=2)
    opened(app, match)
    assert not widget(app, "undo").enabled, "nothing to take back yet"
    Keyboard().key(app, pygame.K_LEFT)
    run(app, 5)
    assert app.stack.top is not None and app.stack.top.seat == 1
    Mouse().press(app, widget(app, "undo"))
    run(app, 5)
    assert match.actions == [] and on_top(app) == "decision"
    assert app.stack.top.seat == 0


def test_a_bot_that_has_taken_since_ends_the_undo(app: App) -> None:
    match = match_at(2, 24)
    opened(app, match)
    Keyboard().key(app, pygame.K_LEFT)
    for _ in range(400):
        app.frame(30)
        if on_top(app) == "decision":
            break
    assert len(match.actions) == 2
    undo = widget(app, "undo")
    assert not undo.enabled
    Mouse().press(app, undo)
    assert len(match.actions) == 2 and "moved since" in (undo.reason or "")


def test_several_people_each_sit_in_front_in_their_turn(app: App) -> None:
    match = match_at(3, 36, people=3)
    opened(app, match)
    table = app.stack.scenes[0].table  # type: ignore[attr-defined]
    assert isinstance(table, Garden) and table.home == 0
    Keyboard().key(app, pygame.K_RIGHT)
    run(app, 6)
    assert table.home == 1 and on_top(app) == "decision"


def test_what_a_card_changes_pulses_and_a_group_that_begins_to_pay_drops_a_petal(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    laid, pulses = places(3, 0), Pulses(app.look)
    held = ["red-tulip", "red-rose", "blue-rose"]
    pulses.notice([held, [], []], laid)
    assert pulses.running == [], "what stands there from the start has not changed"
    pulses.notice([[*held, "red-star"], [], []], laid)
    spots, _ = spots_of(laid, 0)
    assert [(pulse.centre, pulse.petal) for pulse in pulses.running] == [
        (spots[0][1], "red"), (spots[len(COLOURS) + SHAPES.index("star")][1], ""),
    ]  # fmt: skip
    pulses.notice([[*held, "red-star"], ["blue-star"], []], laid)
    spots, _ = spots_of(laid, 1)
    assert [pulse.petal for pulse in pulses.running] == ["", ""]
    assert pulses.running[0].centre == spots[COLOURS.index("blue")][1]
    pulses.notice([held, [], []], laid)
    assert pulses.running == [], "what is taken back does not pulse"
    pulses.notice([[*held, "red-star", "blue-star"], [], []], laid)
    assert pulses.running == [], "a step of more than one card is no card taken"
