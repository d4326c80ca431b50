"""Reading the auction: enlarged cards, rules pages, replay, the score sheet; a settled table is still."""

from collections.abc import Iterator

import pygame

from game.ai.bots import play_out
from game.core.match import Match
from game.titles.dutch_auction.rules import GAME, LOTS
from game.titles.dutch_auction.table import places
from game.titles.dutch_auction.table.result import COLUMNS, Scoring
from game.ui.app import App
from game.ui.pages import Pages
from game.ui.replay import Replay
from tests.titles.dutch_auction.at_table import opened
from tests.titles.dutch_auction.positions import match_at, sold_to
from tests.ui.fakes import on_top, run
from tests.ui.players import Keyboard, post


def scenes(seats: int) -> Iterator[tuple[Match, int]]:
    """Matches that open each scene of the game, early and late."""
    for lots in (0, 3 * seats, LOTS * seats - 1):
        yield match_at(seats, lots, min(1 + lots // seats, 3, seats)), 12
        yield match_at(seats, lots, 3 if seats > 3 else 1), 12
    yield match_at(seats, 3 * seats, tempo="turns"), 40
    yield sold_to(match_at(seats, 2, tempo="turns"), 0, 7), 6
    yield play_out(match_at(seats, 0, people=0)), 6


def test_a_settled_table_makes_nothing(app: App) -> None:
    for match, frames in scenes(4):
        opened(app, match, frames)
        run(app, 3, 0)
        look = app.look
        still = (look.pictures.made, look.paint.made, look.text.rendered)
        run(app, 10, 0)
        assert (look.pictures.made, look.paint.made, look.text.rendered) == still


def test_cards_are_enlarged_by_a_press_and_by_focus(app: App) -> None:
    match = match_at(3, 5)
    scene = opened(app, match)
    card = next(w for w in scene.controls.widgets if w.label.startswith("Enlarge"))
    pos = card.rect.center
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
    run(app, 2)
    assert scene.large == match.state.row[1]
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 715), button=1, touch=False)
    run(app, 1)
    assert scene.large is None


def test_cards_can_be_read_while_bots_think_and_in_the_replay(app: App) -> None:

    app.settings.speed = "slow"
    app.apply()
    match = match_at(3, 4, tempo="turns")
    match.players[0] = "easy"
    opened(app, match, 2)
    assert on_top(app) == "thinking"
    for scene in (None, Replay(app, match, 10)):
        if scene is not None:
            app.stack.reset(scene)
            run(app, 2)
        below = on_top(app)
        place = places.row(3, False)[1].card.center
        post(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False)
        run(app, 2)
        assert on_top(app) == "card"
        Keyboard().key(app, pygame.K_RETURN)
        run(app, 2)
        assert on_top(app) == below


def test_replay_stands_at_every_step(app: App) -> None:

    match = play_out(match_at(3, 0, people=0))
    replay = Replay(app, match, 0)
    app.stack.reset(replay)
    run(app, 2)
    for step in range(0, len(match.actions) + 1, 9):
        replay.go(step)
        run(app, 1)
        assert on_top(app) == "replay"


def test_rules_pages_are_there_and_fit(app: App) -> None:

    pages = Pages(app, GAME)
    app.stack.reset(pages)
    assert len(pages.pages) == 6
    for number in range(6):
        pages.page = number
        app.look.text.recorder = texts = []
        run(app, 1)
        app.look.text.recorder = None
        cut = [d.wanted for d in texts if d.words.endswith("…") and d.rect.top < 600]
        assert cut == []


def test_the_score_sheet_turns_the_starting_cards_last(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    match = play_out(match_at(3, 0, people=0))
    match.players[0] = "human"
    scene = opened(app, match, 2)
    assert isinstance(scene, Scoring)

    def words() -> list[str]:
        app.look.text.recorder = texts = []
        app.frame(0)
        app.look.text.recorder = None
        return [drawn.words for drawn in texts]

    best = max(match.scores() or [], key=lambda score: score["total"])
    assert scene.step <= 1 and str(best["total"]) not in words()
    assert scene.order == [0, 1, 2], "who wins is not told by the order of the rows"
    run(app, 400)
    assert scene.step == len(COLUMNS) and scene.order == [seat for _, seat in scene.ranks]
    said = words()
    assert any("wins with" in line or "share" in line for line in said)
    for score in match.scores() or []:
        assert all(str(score[key]) in said for key, _ in COLUMNS)


def test_a_press_shows_the_whole_sheet(app: App) -> None:
    app.settings.speed = "slow"
    app.apply()
    match = play_out(match_at(5, 0, people=0))
    match.players[0] = "human"
    scene = opened(app, match, 2)
    post(pygame.MOUSEBUTTONUP, pos=(640, 500), button=1, touch=False)
    run(app, 1)
    assert scene.step == len(COLUMNS)
