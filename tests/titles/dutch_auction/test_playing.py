"""Whole matches of Dutch Flower Auction through its real scenes, by each device, in both tempos."""

import pytest

from game.core.rng import Rng
from game.titles.dutch_auction.rules import LOTS
from game.ui.app import App
from tests.titles.dutch_auction.at_table import decide, opened
from tests.titles.dutch_auction.positions import match_at
from tests.ui.fakes import on_top
from tests.ui.players import PLAYERS, Mouse


@pytest.mark.parametrize("tempo", ["live", "turns"])
@pytest.mark.parametrize(
    ("device", "seats", "people"),
    [
        ("mouse", 2, 1),
        ("keyboard", 2, 1),
        ("touch", 2, 1),
        ("mouse", 3, 2),
        ("keyboard", 4, 3),
        ("touch", 5, 1),
    ],
)
def test_whole_matches_through_the_real_scenes(
    app: App, monkeypatch: pytest.MonkeyPatch, seats: int, people: int, device: str, tempo: str
) -> None:
    lots = 0 if device == "mouse" and seats == 2 else LOTS * seats - 5
    match = match_at(seats, lots, people, tempo)
    before = len(match.actions)
    draw, count = app.draw, [0]

    def rarely() -> None:
        count[0] += 1
        if count[0] % 9 == 0:
            draw()

    monkeypatch.setattr(app, "draw", rarely)
    opened(app, match)
    rng, aims = Rng(seats), {}  # type: ignore[var-annotated]
    for _ in range(6000):
        if on_top(app) == "result":
            break
        decide(app, PLAYERS[device](), rng, aims)
    assert match.is_over and len(match.actions) > before
    assert match.at(len(match.actions)).state == match.state


def test_more_than_three_people_seal_in_turn(app: App) -> None:
    match = match_at(5, 27, 5, "live")  # a file may ask for what the screen has no room for
    opened(app, match)
    rng = Rng(3)
    for _ in range(2000):
        if on_top(app) == "result":
            break
        decide(app, Mouse(), rng, {})
    assert match.is_over


def test_limits_sealed_before_the_tempo_became_live_do_not_stop_the_match(app: App) -> None:
    match = match_at(3, 14, 1, "live")
    match.play(match.state.turn, ("limit", 0))
    opened(app, match)
    rng, aims = Rng(1), {}  # type: ignore[var-annotated]
    for _ in range(2000):
        if on_top(app) == "result":
            break
        decide(app, Mouse(), rng, aims)
    assert match.is_over
