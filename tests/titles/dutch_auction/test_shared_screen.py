"""Two or three people at one live clock: pads, keys, fingers, peeks."""

import pygame

from game.ui.app import App
from tests.titles.dutch_auction.at_table import at, falling, opened
from tests.titles.dutch_auction.positions import match_at
from tests.ui.fakes import run
from tests.ui.players import post


def test_two_fingers_at_once_are_two_takes(app: App) -> None:
    scene = falling(app, match_at(3, 3, 2))
    pads = [take.rect.center for take in scene.takes]
    post(pygame.MOUSEBUTTONDOWN, pos=pads[0], button=1, touch=True)
    for finger, (x, y) in enumerate(pads):
        spot = {"x": x / 1280, "y": y / 720, "dx": 0.0, "dy": 0.0}
        post(pygame.FINGERDOWN, touch_id=1, finger_id=finger, **spot)
    app.frame(16)
    assert [scene.clock.has_taken(seat) for seat in (0, 1)] == [True, True]
    at(app, scene, 9999, 50)
    assert set(scene.clock.takers) >= {0, 1} and scene.match.state.top == 25


def test_a_peek_shows_while_held_stops_the_clock_and_is_once_a_lot(app: App) -> None:
    match = match_at(3, 3, 2)
    scene = opened(app, match, 12)
    able = "pays up to"

    def words() -> str:
        app.look.text.recorder = texts = []
        app.frame(16)
        app.look.text.recorder = None
        return " ".join(drawn.words for drawn in texts)

    def key(kind: int) -> None:
        post(kind, key=pygame.K_q, mod=0, unicode="", scancode=0)
        app.frame(16)

    assert able not in words()
    for _ in range(3):  # freely before the clock starts
        key(pygame.KEYDOWN)
        assert able in words() and scene.peeking == 0
        key(pygame.KEYUP)
        assert able not in words()
    scene.start()
    at(app, scene, 600)
    key(pygame.KEYDOWN)
    now = scene.now
    post(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="", scancode=0)
    run(app, 60)
    assert scene.now == now and scene.clock.takers == [] and not scene.clock.has_taken(1)
    key(pygame.KEYUP)
    run(app, 4)
    assert scene.now > now
    key(pygame.KEYDOWN)
    assert scene.peeking is None and able not in words(), "once for each lot"
    peek = next(w for w in scene.controls.widgets if w.label == "Peeked")
    assert not peek.enabled


def test_a_peek_by_pointer_ends_when_let_go(app: App) -> None:
    scene = opened(app, match_at(4, 2, 3), 12)
    peek = next(w for w in scene.controls.widgets if w.label == "Peek (hold)")
    post(pygame.MOUSEBUTTONDOWN, pos=peek.rect.center, button=1, touch=False)
    app.frame(16)
    assert scene.peeking == 0
    post(pygame.MOUSEMOTION, pos=(640, 300), rel=(1, 1), buttons=(1, 0, 0), touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(640, 300), button=1, touch=False)
    app.frame(16)
    assert scene.peeking is None


def test_chosen_keys_take_and_peek_and_stand_on_the_caps(app: App) -> None:
    app.settings.pads["dutch_auction"] = [[pygame.K_x, pygame.K_y], [pygame.K_a, pygame.K_o], [pygame.K_g, pygame.K_t]]  # fmt: skip
    scene = falling(app, match_at(3, 3, 2))
    app.look.text.recorder = texts = []
    app.frame(16)
    app.look.text.recorder = None
    assert [drawn.words for drawn in texts if drawn.words in "AXLG"].count("X") == 2
    assert scene.key_map()[:2] == [
        ("X, A", "Take, one key for each person"),
        ("Y, O", "Peek while held, one key for each person"),
    ]
    post(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode="", scancode=0)
    app.frame(16)
    assert scene.peeking == 0
    post(pygame.KEYUP, key=pygame.K_y, mod=0, unicode="", scancode=0)
    post(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="", scancode=0)
    app.frame(16)
    assert not scene.clock.has_taken(0) and not scene.clock.has_taken(1)
    app.stack.top.escape()
    run(app, 3)  # L opens the log here, as elsewhere


def test_the_second_persons_key_may_be_what_was_the_firsts(app: App) -> None:
    app.settings.pads["dutch_auction"] = [[pygame.K_x, pygame.K_y], [pygame.K_a, pygame.K_o], [pygame.K_g, pygame.K_t]]  # fmt: skip
    scene = falling(app, match_at(3, 3, 2))
    for key, seat in ((pygame.K_a, 1), (pygame.K_x, 0)):
        post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        app.frame(16)
        assert scene.clock.has_taken(seat)


def test_a_pad_says_that_its_hand_is_down(app: App) -> None:
    scene = falling(app, match_at(3, 3, 2))
    scene.take(1)
    app.look.text.recorder = texts = []
    app.frame(16)
    app.look.text.recorder = None
    assert sorted(d.words for d in texts if d.words.startswith("TAKE")) == ["TAKE", "TAKEN"]


def test_a_live_log_says_nothing_of_sealed_limits(app: App) -> None:
    for tempo, words in (("live", "stopped the clock"), ("turns", "has sealed a limit")):
        match = match_at(3, 3, 2, tempo)
        table = opened(app, match) and app.stack.scenes[0]
        assert any(words in line for line in table.lines)
        assert ("has sealed" in " ".join(table.lines)) is (tempo == "turns")
