"""The end of Gift of Tulips: the reveal card by card, the scores, the replay."""

from typing import Any

from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.fair import Fair
from game.titles.gift_of_tulips.table.reveal import Reveal
from game.titles.gift_of_tulips.table.scoring import Scoring
from game.ui.app import App
from game.ui.replay import Replay
from game.ui.scene import Scene
from tests.titles.gift_of_tulips.at_table import (
    CANVAS,
    ended,
    fair,
    opened,
)
from tests.ui.fakes import run, widget
from tests.ui.players import Mouse, frames


def until(app: App, kind: type[Scene], most: int = 400) -> Any:
    for scene in frames(app, most):
        if isinstance(scene, kind):
            return scene
    raise AssertionError(kind.__name__)


def test_the_reveal_goes_card_by_card_and_ends_in_the_scores(app: App) -> None:
    app.settings.speed = "fast"
    app.apply()
    match = ended(4)
    app.open_match(match, "test", len(match.actions))
    scene = until(app, Reveal)
    told = [event for event in match.events[-1] if event.id == "reveal"]
    table, secret = fair(app), scene.secret
    before = sum(len(cards) for cards in table.seen.festival.values())
    for number, event in enumerate(told, 1):
        assert app.stack.top is scene
        Mouse().press(app, widget(app, "next"))
        assert scene.opened == number and table.seen.ranking == event.values["ranking"]
        assert sum(len(cards) for cards in table.seen.festival.values()) == before + number
        assert table.secret_words == f"Secret festival {number} of {secret}"
        colour = event.values["card"][:-1]
        assert scene.sentence.lower().startswith(f"{colour} {event.values['card'][-1]}: {colour} ")
    assert table.seen.ranking == match.state.ranking
    Mouse().press(app, widget(app, "next"))
    scoring = until(app, Scoring)
    for _ in range(200):
        app.frame(60)
        if scoring.is_done:
            break
    assert scoring.is_done and scoring.order[0] in (match.winners() or [])
    scores = match.scores() or []
    assert [scoring.so_far(seat) for seat in range(4)] == [score["total"] for score in scores]


def test_the_reveal_can_be_skipped(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    match = ended(3)
    app.open_match(match, "test", len(match.actions))
    until(app, Reveal)
    Mouse().press(app, widget(app, "skip"))
    until(app, Scoring)
    assert app.stack.scenes[0].told == len(match.events)  # type: ignore[attr-defined]


def test_the_headline_says_who_won_and_what_broke_a_tie(app: App) -> None:
    match = ended(3)
    match.state.ranking, match.state.points = ["purple", "blue"], [20, 20, 5]
    match.state.bouquets = [["pink2"], ["pink2", "pink3"], ["orange2"]]
    scene = opened(app, match)
    assert isinstance(scene, Scoring)
    assert scene.headline() == "Bea wins with 20 and more tulips"
    match.state.bouquets[0].append("pink4")
    assert scene.headline() == "Ada and Bea win with 20"
    match.state.points = [20, 30, 5]
    assert scene.headline() == "Bea wins with 30"


def test_a_replay_has_room_for_its_buttons(app: App) -> None:
    match = ended(4)
    opened(app, match)
    scene = Replay(app, match, 9)
    app.stack.push(scene)
    run(app, 3)
    taken = [at.FESTIVAL, *(place.zone for place in at.seat_places(4, 0))]
    taken += [at.REVEALED.move(at.CARD.x - at.REVEALED.x, 70 - at.REVEALED.y)]
    for step in (0, 3, 9, len(match.actions)):
        scene.go(step)
        run(app, 2)
        buttons = [button.rect for button in scene.controls.widgets if button.action]
        assert len(buttons) >= 7
        assert all(rect.collidelist(taken) == -1 and CANVAS.contains(rect) for rect in buttons)
        table = scene.table
        assert isinstance(table, Fair) and table.is_replay
        assert table.seen.points == match.at(step).state.points
