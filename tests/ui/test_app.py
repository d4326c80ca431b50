"""The frame: events and their places, the mirror, the error card, starting from a link."""

import json

import pygame
import pytest

from game.core.match import Match
from game.titles import find
from game.ui.app import App
from game.ui.lobby import Lobby
from game.ui.scene import Scene
from game.ui.settings_scene import SettingsScene
from game.ui.widgets import Button
from game.ui.window import letterbox
from tests.ui.fakes import FakeHost, new_app, on_top, run, widget


class Simple(Scene):
    """One button; `broken` raises while drawing or moving."""

    name = "simple"

    def __init__(self, app: App, broken: str = "", saved: str = "") -> None:
        super().__init__(app)
        self.broken, self.saved = broken, saved
        self.presses = 0
        self.hides = 0
        self.passed = 0.0

    def enter(self) -> None:
        self.controls.set([Button((600, 300, 100, 60), "do", "Do it", self.press)], "do")

    def press(self) -> None:
        self.presses += 1
        if self.broken == "press":
            raise ValueError("press")

    def leave(self) -> None:
        if self.broken:
            raise ValueError("leave")

    def hide(self) -> None:
        self.hides += 1

    def update(self, dt: float) -> None:
        self.passed += dt
        if self.broken == "update":
            raise ValueError("update")

    def draw(self, surface: pygame.Surface) -> None:
        if self.broken == "draw":
            raise ValueError("draw")
        super().draw(surface)


def shown(app: App, scene: Scene) -> Scene:
    app.stack.reset(scene)
    app.stack.settle()
    return scene


def click(app: App, pos: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    app.frame(16)


def press_key(app: App, code: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))
    app.frame(16)


@pytest.mark.parametrize("size", [(1280, 720), (600, 338), (900, 900), (1600, 500), (320, 568)])
def test_presses_land_where_they_are_seen(size: tuple[int, int]) -> None:
    app = new_app(size=size)
    scene = shown(app, Simple(app))
    assert isinstance(scene, Simple)
    place = letterbox(size)
    scale = place.width / 1280
    assert abs(place.width / place.height - 16 / 9) < 0.03 and pygame.Rect((0, 0), size).contains(place)  # fmt: skip
    click(app, (round(place.x + 650 * scale), round(place.y + 330 * scale)))
    assert scene.presses == 1
    click(app, (round(place.x + 500 * scale), round(place.y + 330 * scale)))
    assert scene.presses == 1


def test_a_tap_is_one_press() -> None:
    """A tap gives finger and mouse events: only the mouse's count."""
    app = new_app()
    scene = shown(app, Simple(app))
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.46, "dx": 0.0, "dy": 0.0}
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, **finger))
    pygame.event.post(pygame.event.Event(pygame.FINGERUP, **finger))
    click(app, (650, 330))
    assert isinstance(scene, Simple) and scene.presses == 1


def test_the_frame_is_clamped_and_stands_still_when_hidden() -> None:
    host = FakeHost()
    app = new_app(host)
    scene = shown(app, Simple(app))
    assert isinstance(scene, Simple)
    app.frame(5000)
    app.frame(-3)
    assert scene.passed == 100
    host.hidden = True
    run(app, 3)
    assert scene.passed == 100 and scene.hides == 1
    host.hidden = False
    run(app, 2)
    assert scene.passed == 132


def test_the_mirror_is_told_only_when_it_changes() -> None:
    host = FakeHost()
    app = new_app(host)
    app.start()
    run(app, 5)
    assert host.readies == 1 and len(host.pages) == 1 and host.pages[0].scene == "lobby"
    names = [action.action for action in host.pages[0].actions]
    assert "play tulip_rose" in names and "settings" in names and len(set(names)) == len(names)
    assert all(action.label.strip() for action in host.pages[0].actions)
    host.presses = ["settings", "nonsense"]
    run(app, 3)
    assert host.pages[-1].scene == "settings" and len(host.pages) == 2


@pytest.mark.parametrize("where", ["draw", "update", "press"])
def test_an_error_shows_the_card_and_leads_back(where: str) -> None:
    host = FakeHost()
    app = new_app(host)
    game = find("bouquet")
    assert game is not None
    match = Match.start(game, 2, 5, names=["Ada", "Bea"], players=["human", "easy"])
    app.save("kept", match)
    shown(app, Simple(app, where, saved="kept"))
    host.presses = ["do"]
    run(app, 3)
    assert on_top(app) == "error" and host.pages[-1].scene == "error"
    (words, details), *more = host.reports
    assert not more and "safe" in words
    assert f"ValueError: {where}" in details and '"seed": 5' in details and "simple" in details
    host.presses = ["copy"]
    run(app)
    assert host.clipboard == details
    host.presses = ["resume"]
    run(app, 2)
    assert app.stack.scenes[0].saved == "kept" and on_top(app) != "error"


def test_an_error_without_a_match_leads_to_the_menu() -> None:
    app = new_app()
    shown(app, Simple(app, "update"))
    run(app, 2)
    assert on_top(app) == "error"
    assert app.stack.top is not None and app.stack.top.controls.find("resume") is None
    press_key(app, pygame.K_RETURN)
    run(app, 2)
    assert on_top(app) == "lobby"


def test_an_error_in_the_card_itself_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = new_app()
    shown(app, Simple(app, "update"))
    app.frame(16)
    assert app.stack.top is not None
    monkeypatch.setattr(type(app.stack.top), "draw", lambda *_a: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        app.frame(16)


def test_trouble_of_the_storage_is_a_notice_once() -> None:
    host = FakeHost()
    host.trouble = "storage.full"
    app = new_app(host)
    app.start()
    app.keep_settings()
    first = app.notices.words
    assert "storage is full" in first
    app.notices.words = ""
    app.keep_settings()
    assert app.notices.words == ""
    run(app, 2)
    assert on_top(app) == "lobby"


def test_a_dropped_file_opens_or_is_refused_with_a_sentence() -> None:
    host = FakeHost()
    app = new_app(host)
    app.start()
    host.files = [("x.json", "rubbish")]
    run(app, 2)
    assert on_top(app) == "lobby" and app.notices.words
    game = find("bouquet")
    assert game is not None
    host.files = [("y.json", Match.start(game, 2, 5).text())]
    run(app, 2)
    assert app.stack.scenes[0].saved and len(app.matches.entries()) == 1


def test_full_screen_and_window_size_are_remembered() -> None:
    host = FakeHost()
    app = new_app(host)
    app.start()
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=900, h=600, size=(900, 600)))
    app.frame(16)
    press_key(app, pygame.K_F11)
    assert host.full is True
    stored = json.loads(host.store["settings"])
    assert stored["window"] == [900, 600] and stored["full_screen"] is True
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080)))
    press_key(app, pygame.K_RETURN, pygame.KMOD_ALT)
    assert host.full is False and json.loads(host.store["settings"])["window"] == [900, 600]


def test_f1_opens_the_keys_over_any_scene_and_escape_closes_them() -> None:
    app = new_app()
    app.start()
    app.stack.push(SettingsScene(app))
    app.stack.settle()
    press_key(app, pygame.K_F1)
    press_key(app, pygame.K_F1)
    assert [scene.name for scene in app.stack.scenes] == ["lobby", "settings", "keys"]
    press_key(app, pygame.K_ESCAPE)
    press_key(app, pygame.K_ESCAPE)
    assert [scene.name for scene in app.stack.scenes] == ["lobby"]


def test_a_link_starts_a_match() -> None:
    host = FakeHost({"game": "tulip_rose", "seats": "5", "seed": "7", "bots": "hard,easy", "speed": "instant", "options": "weeds,orders=on"})  # fmt: skip
    app = new_app(host)
    app.start()
    match = app.matches.read(app.stack.scenes[0].saved)
    assert (match.game.name, match.state.seats, match.seed) == ("tulip_rose", 5, 7)
    assert match.players == ["human", "hard", "easy", "hard", "easy"] and len(match.names) == 5
    assert match.state.options["weeds"] and match.state.options["orders"]
    assert app.look.motion.is_instant


HOSTILE = [
    {"game": "nonsense"}, {"game": "bouquet", "seats": "99"}, {"game": "bouquet", "seats": "9" * 150},
    {"game": "bouquet", "options": "nonsense"}, {"game": ""}, {"resume": "1"}, {"resume": "../x"}, {},
]  # fmt: skip


@pytest.mark.parametrize("query", HOSTILE, ids=str)
def test_a_hostile_link_leads_to_the_menu(query: dict[str, str]) -> None:
    app = new_app(FakeHost(query))
    app.start()
    run(app)
    assert on_top(app) == "lobby"


@pytest.mark.parametrize("query", [{"seats": "x"}, {"seed": "tulp-7306"}, {"seed": "-1"}, {"bots": ",,"}, {"speed": "no", "tempo": "no"}], ids=str)  # fmt: skip
def test_what_a_link_says_wrongly_is_the_default(query: dict[str, str]) -> None:
    app = new_app(FakeHost({"game": "bouquet", **query}))
    app.start()
    match = app.matches.read(app.stack.scenes[0].saved)
    assert match.state.seats == 4 and match.players[0] == "human" and match.players[1] == "normal"


def test_a_link_resumes_the_last_match() -> None:
    host = FakeHost()
    app = new_app(host)
    game = find("gift_of_tulips")
    assert game is not None
    app.save("kept", Match.start(game, 3, 5, players=["human", "easy", "easy"]))
    host.asked = {"resume": "1"}
    again = new_app(host)
    again.start()
    assert again.stack.scenes[0].saved == "kept"


def test_settings_hold_at_once_and_after_a_restart() -> None:
    host = FakeHost()
    app = new_app(host)
    app.stack.reset(Lobby(app), SettingsScene(app))
    app.stack.settle()
    host.presses = ["larger on", "contrast on", "reduced on", "speed fast", "effects less"]
    run(app, 2)
    for each in (app, new_app(host)):
        assert each.look.text.larger and each.look.motion.reduced
        assert each.look.motion.speed == "fast" and each.look.sound.effects == pytest.approx(0.6)
        assert each.look.theme is each.look.paint.theme and each.look.theme.damask_alpha == 0
    assert widget(app, "larger on").enabled


def test_a_still_screen_is_drawn_only_when_something_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = new_app()
    app.start()
    drawn = [0]

    def draw() -> None:
        drawn[0] += 1

    run(app, 20)
    monkeypatch.setattr(app, "draw", draw)
    run(app, 20)
    assert drawn[0] == 0
    press_key(app, pygame.K_TAB)
    run(app, 40)
    after_key = drawn[0]
    assert 5 <= after_key <= 12, "the ring fades in, then all is still"
    app.notice("error.copied")
    run(app, 5)
    assert drawn[0] == after_key + 1
    run(app, 70, 100)
    assert drawn[0] == after_key + 2, "the notice goes by itself"
    shown(app, Simple(app))
    run(app, 10)
    assert drawn[0] >= after_key + 12, "a scene that does not say it is still is drawn each frame"


def test_an_error_while_starting_shows_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    app = new_app()
    monkeypatch.setattr(Lobby, "enter", lambda _self: 1 / 0)
    app.start()
    run(app)
    assert on_top(app) == "error" and isinstance(app.host, FakeHost) and len(app.host.reports) == 1


def test_names_out_of_a_file_never_close_the_menu() -> None:
    """A name that no font can set lies in a saved match: menu, list and match can be seen."""
    host = FakeHost()
    bouquet = find("bouquet")
    assert bouquet is not None
    match = Match.start(bouquet, 2, 1, names=["A\0da", "B" * 5000], players=["human", "human"])
    host.store["match/a"] = json.dumps({"saved": 1, "match": match.save()})
    app = new_app(host)
    app.start()
    for action in ("matches", "match a"):
        run(app)
        host.presses.append(action)
    run(app, 20)
    assert on_top(app) == "decision" and host.reports == []
