"""Gift of Tulips is played through its real scenes: whole matches, keys, recipients, reasons."""

import pygame
import pytest

from game.ai.bots import HUMAN
from game.core.match import Match
from game.core.rng import Rng
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.table.acting import Acting
from game.titles.gift_of_tulips.table.scoring import Scoring
from game.titles.gift_of_tulips.table.showing import Showing
from game.ui.app import App
from tests.titles.gift_of_tulips.at_table import (
    NAMES,
    choose,
    match_at,
    opened,
)
from tests.ui.fakes import on_top, run, widget
from tests.ui.players import PLAYERS, Keyboard, Mouse, play


@pytest.mark.parametrize("device", PLAYERS)
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (6, 1), (3, 3)])
def test_whole_matches_through_the_real_scenes(
    app: App, device: str, seats: int, people: int
) -> None:
    players = [HUMAN] * people + ["random"] * (seats - people)
    match = Match.start(GAME, seats, 4, names=NAMES[:seats], players=players)
    app.open_match(match, "test", 0)
    rng = Rng(seats)
    play(app, PLAYERS[device](), lambda found: choose(found, rng), "result")
    assert match.is_over and isinstance(app.stack.top, Scoring)
    verbs = {action[0] for seat, action in match.actions if seat == 0}
    assert verbs == {"show", "keep", "give", "add", "hide"}


@pytest.mark.parametrize("seats", [4, 5])
def test_the_middle_numbers_of_seats_play_too(app: App, seats: int) -> None:
    match = Match.start(
        GAME, seats, 6, names=NAMES[:seats], players=[HUMAN] + ["random"] * (seats - 1)
    )
    app.open_match(match, "test", 0)
    rng = Rng(seats)
    play(app, Mouse(), lambda found: choose(found, rng), "result")
    assert match.is_over


@pytest.mark.parametrize(
    ("key", "verb"),
    [(pygame.K_1, "keep"), (pygame.K_k, "keep"), (pygame.K_3, "add"), (pygame.K_4, "hide"), (pygame.K_s, "hide")],
)  # fmt: skip
def test_keys_act_once(app: App, key: int, verb: str) -> None:
    match = match_at(4, 12)
    assert isinstance(opened(app, match), Acting)
    count = len(match.actions)
    Keyboard().key(app, key)
    assert match.actions[count:] == [(0, (verb,))]


def test_give_leads_to_the_recipients_and_a_recipient_gets_it_at_once(app: App) -> None:
    match = match_at(4, 12)
    scene = opened(app, match)
    count = len(match.actions)
    Mouse().press(app, widget(app, "give"))
    assert len(match.actions) == count and on_top(app) == "decision"
    assert scene.controls.focused is widget(app, "give 1") and scene.controls.shows_focus
    Keyboard().key(app, pygame.K_RIGHT)
    assert scene.controls.focused is widget(app, "give 2")
    Keyboard().key(app, pygame.K_RETURN)
    assert match.actions[count] == (0, ("give", 2))


@pytest.mark.parametrize("verb", ["keep", "give", "add"])
def test_the_used_kind_is_dimmed_and_says_why(app: App, verb: str) -> None:
    match = match_at(3, 9)
    match.play(0, {"keep": ("keep",), "give": ("give", 1), "add": ("hide",)}[verb])
    scene = opened(app, match)
    dimmed = {"keep": ["keep"], "give": ["give", "give 1", "give 2"], "add": ["add", "hide"]}[verb]
    acts = [w for w in scene.controls.widgets if w.action.split()[0] in ("keep", "give", "add", "hide")]  # fmt: skip
    assert [w.action for w in acts if not w.enabled] == dimmed
    count = len(match.actions)
    for action in dimmed:
        scene.controls.why_words = ""
        Mouse().press(app, widget(app, action))
        assert "already" in scene.controls.why_words
    assert len(match.actions) == count


def test_cards_and_seats_can_be_read_large(app: App) -> None:
    match = match_at(4, 20)
    opened(app, match)
    for action in ("card", "seat 0", "seat 2"):
        Mouse().press(app, widget(app, action))
        run(app)
        assert on_top(app) == "sheet"
        Mouse().press(app, widget(app, "close"))
        run(app)
        assert on_top(app) == "decision"


def test_the_start_shows_both_cards_and_plays_the_pressed_one(app: App) -> None:
    for number in (0, 1):
        match = Match.start(
            GAME,
            2,
            1,
            deal={"deck": ["pink2", "blue4"]},
            names=NAMES[:2],
            players=[HUMAN, "random"],
        )
        assert isinstance(opened(app, match), Showing)
        Mouse().press(app, widget(app, ("show pink2", "show blue4")[number]))
        assert match.actions[0] == (0, ("show", ("pink2", "blue4")[number]))
