"""The end of Bouquet: the score sheet and the replay."""

import pygame

from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.scoring import SUMS, Scoring
from game.titles.bouquet.table.tallies import signed, spots_of
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.replay import STRIP, Replay
from tests.titles.bouquet.at_table import (
    CANVAS,
    match_at,
)
from tests.ui.fakes import on_top, run
from tests.ui.players import post


def test_the_sheet_appears_step_by_step_and_rows_change_places(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    match = match_at(4, 0, seed=9)
    app.open_match(match, "test")
    orders = []
    for _ in range(600):
        app.frame(30)
        scene = app.stack.top
        if isinstance(scene, Scoring):
            if not orders or orders[-1] != (scene.step, tuple(scene.order)):
                orders.append((scene.step, tuple(scene.order)))
            if scene.step == 15:
                break
    assert [step for step, _ in orders] == list(range(1, 16)) or [s for s, _ in orders] == list(
        range(16)
    )
    scores = match.scores() or []
    colours = dict(orders)[SUMS[0] + 1]
    assert [scores[seat]["colours"] for seat in colours] == sorted(
        (score["colours"] for score in scores), reverse=True
    )
    final = orders[-1][1]
    assert [scores[seat]["total"] for seat in final] == sorted(
        (score["total"] for score in scores), reverse=True
    )


def test_a_press_shows_the_whole_sheet(app: App) -> None:
    app.settings.speed = "slow"
    app.apply()
    match = match_at(6, 0)
    app.open_match(match, "test")
    run(app, 3)
    scene = app.stack.top
    assert isinstance(scene, Scoring) and scene.step < 15
    post(pygame.MOUSEBUTTONDOWN, pos=(640, 400), button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(640, 400), button=1, touch=False)
    app.look.text.recorder = texts = []
    run(app, 2)
    app.look.text.recorder = None
    assert scene.step == 15
    said = [drawn.words for drawn in texts]
    for score in match.scores() or []:
        assert signed(score["total"]) in said
    assert {"replay", "same-deal", "new-deal", "to-menu"} <= {
        found.action for found in scene.controls.widgets
    }


def test_the_replay_viewer_hides_no_base_card(app: App) -> None:
    match = match_at(6, 0)
    replay = Replay(app, match, 20)
    app.stack.reset(replay)
    run(app, 2)
    table = replay.table
    assert isinstance(table, Garden)
    for column, slot in table.places.columns.items():
        cards = slot.cards(len(replay.seen.columns[column]))
        assert all(card.bottom <= STRIP.top for card in cards)
    laid = table.places
    boxes = [laid.mine, *laid.zones.values(), *laid.tiles(table.home, 12)]
    assert all(box.bottom <= STRIP.top and CANVAS.contains(box) for box in boxes)
    for sign, number in spots_of(laid, table.home)[0]:
        assert laid.mine.collidepoint(sign) and laid.mine.collidepoint(number)
    replay.controls.press("column 1")
    run(app, 2)
    assert on_top(app) == "sheet"
    app.stack.pop()
    run(app, 2)
    replay.go(40)
    run(app, 2)
    assert len(replay.match.actions) == 40 and on_top(app) == "replay"


def test_the_log_writes_points_with_a_real_minus(app: App) -> None:
    match = match_at(6, 0)
    lines = MatchScene(app, match, "test").lines
    scores = match.scores() or []
    lost = [score["total"] for score in scores if score["total"] < 0]
    said = " ".join(lines)
    assert lost and all(f"−{-total} points" in said for total in lost)
    assert "-" not in said
