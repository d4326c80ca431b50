"""Menu, set-up, list of matches and settings: usable by each device alone, and everything readable."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest

from game import titles
from game.core.match import Match
from game.titles import all_games, find
from game.titles.tulip_rose.live import RING
from game.ui.app import App
from game.ui.error import ErrorScene
from game.ui.inputs import Segment
from game.ui.keys import KeyPage
from game.ui.lobby import Lobby
from game.ui.pick import Pick
from game.ui.saved import Saved
from game.ui.scene import Scene
from game.ui.settings_scene import SettingsScene
from game.ui.setup import Setup
from game.ui.setup_plan import new_deal, seed_of
from game.ui.text import Drawn
from game.ui.theme import SMALLEST_TEXT, TARGET
from game.ui.widgets import Widget
from tests.games.nim.rules import GAME as NIM
from tests.titles.tulip_rose.at_table import some_way, started
from tests.ui.fakes import FakeHost, new_app, on_top, run, widget
from tests.ui.players import PLAYERS, Keyboard

Do = Callable[[str], None]


@pytest.fixture
def app() -> App:
    app = new_app()
    app.start()
    run(app)
    return app


def doing(app: App, device: str) -> Do:
    """`do("seat 2 person")` presses that with one device alone."""
    player = PLAYERS[device]()

    def do(action: str) -> None:
        run(app, 2)
        found = widget(app, action)
        if not isinstance(found, Segment):
            player.press(app, found)
        elif isinstance(player, Keyboard):
            tab_to(app, player, found)
            values = [value for value, _, _ in found.options]
            by = values.index(action.split()[-1]) - found.index
            for _ in range(abs(by)):
                player.key(app, pygame.K_RIGHT if by > 0 else pygame.K_LEFT)
        else:
            values = [value for value, _, _ in found.options]
            part = found.part_rects(app.look)[values.index(action.split()[-1])]
            player.press(app, Widget(part))
        run(app, 2)

    return do


def tab_to(app: App, player: Keyboard, found: Widget) -> None:
    assert app.stack.top is not None
    controls = app.stack.top.controls
    for _ in range(2 * len(controls.widgets)):
        if controls.focused is found:
            return
        player.key(app, pygame.K_TAB)
    raise AssertionError(f"no way to {found.action} by keyboard")


@pytest.mark.parametrize("device", PLAYERS)
def test_a_match_is_set_up_by_each_device_alone(app: App, device: str) -> None:
    do = doing(app, device)
    do("play tulip_rose")
    assert on_top(app) == "setup"
    before = app.stack.top.plan.deal  # type: ignore[union-attr]
    for action in ("seat 2 human", "remove 4", "add", "add", "level 3", "level 3 hard", "option weeds on", "speed instant", "deal new"):  # fmt: skip
        do(action)
    plan = app.stack.top.plan  # type: ignore[union-attr]
    assert plan.players == ["human", "human", "hard", "normal", "normal"] and plan.deal != before
    do("start")
    match = app.matches.read(app.stack.scenes[0].saved)
    assert match.players == plan.players and match.seed == seed_of(plan.deal)
    assert match.state.options["weeds"] and len(set(match.names)) == 5
    assert app.settings.speed == "instant"


@pytest.mark.parametrize("device", PLAYERS)
def test_matches_are_continued_removed_and_brought_back(app: App, device: str) -> None:
    app.matches.now = lambda: 1000.0  # all saved at one moment: listed by id
    for seed, name in enumerate(titles.TITLES):
        game = find(name)
        assert game is not None
        app.save(f"m{seed}", Match.start(game, 3, seed, players=["human"] * 3))
    app.open_menu()
    do = doing(app, device)
    do("matches")
    assert on_top(app) == "saved"
    do("remove m2")
    assert [e.id for e in app.matches.entries()] == ["m0", "m1", "m3"]
    do("undo")
    assert len(app.matches.entries()) == 4
    do("export m1")
    assert isinstance(app.host, FakeHost) and len(app.host.given) == 1
    do("match m1")
    assert app.stack.scenes[0].saved == "m1"
    app.open_menu()
    do("continue")
    assert app.stack.scenes[0].saved == "m0"


@pytest.mark.parametrize("device", PLAYERS)
def test_settings_by_each_device_alone(app: App, device: str) -> None:
    do = doing(app, device)
    do("settings")
    for action in ("speed slow", "larger on", "reduced on", "hand on"):
        do(action)
    do("back")
    settings = app.settings
    assert on_top(app) == "lobby"
    assert (settings.speed, settings.larger, settings.reduced, settings.left_handed) == ("slow", True, "on", True)  # fmt: skip


def test_what_was_set_up_is_found_again(app: App) -> None:
    game = find("tulip_rose")
    assert game is not None
    scene = Setup(app, game)
    app.stack.reset(scene)
    app.stack.settle()
    for action in ("remove 4", "seat 3 human", "option orders on"):
        assert scene.act(action)
    scene.plan.names[0] = "Zoë"
    scene.start()
    again = Setup(app, game).plan
    assert again.players == ["human", "normal", "human"] and again.options["orders"]
    assert again.names[0] == "Zoë"
    app.settings.setups["tulip_rose"] = {"players": ["nobody"] * 4, "options": 3, "tempo": []}
    assert Setup(app, game).plan.players == ["human", "normal", "normal", "normal"]


def test_the_fewest_seats_stay_and_it_is_said_why(app: App) -> None:
    scene = Setup(app, NIM)
    app.stack.reset(scene)
    app.stack.settle()
    scene.act("remove 4")
    scene.act("remove 3")
    scene.act("remove 2")
    assert len(scene.plan.players) == 2 and "2" in scene.controls.why_words


def test_removing_a_seat_takes_its_name_along(app: App) -> None:
    scene = Setup(app, NIM)
    names = list(scene.plan.names)
    scene.plan.remove(1)
    assert scene.plan.names[:3] == [names[0], names[2], names[3]]
    assert sorted(scene.plan.names) == sorted(names)


def test_deals_from_text() -> None:
    assert [seed_of(text) for text in ("7", " 12 ", "0")] == [7, 12, 0]
    assert seed_of("tulp-7306") == seed_of("TULP-7306 ") != seed_of("tulp-7307")
    for text in ("", "9" * 30, "-4", "²", "é", "9007199254740993"):
        assert 0 <= seed_of(text) < 2**53
    assert len({new_deal() for _ in range(20)}) > 10


# everything can be read and pressed


def scenes(app: App) -> dict[str, Callable[[], Scene]]:
    game: Any = find("tulip_rose")
    return {
        "lobby": lambda: Lobby(app),
        **{f"setup {g.name}": lambda g=g: Setup(app, g) for g in [*all_games(), NIM]},  # type: ignore[misc]
        "saved": lambda: Saved(app),
        "settings": lambda: SettingsScene(app),
        "keys": lambda: KeyPage(app, Lobby(app)),
        "error": lambda: ErrorScene(app, "details", "m0"),
        "error without a match": lambda: ErrorScene(app, "details", ""),
        "pick": lambda: Pick(app, pygame.Rect(446, 500, 144, 64), "level 2", [("a", "Beginner"), ("b", "Expert")], "a", print),
        "full setup": lambda: full(Setup(app, game)),
    }  # fmt: skip


def full(scene: Setup) -> Setup:
    while scene.plan.can_add():
        scene.plan.add()
    return scene


NAMES = list(scenes(None))  # type: ignore[arg-type]
LOOKS = {"normal": {}, "larger": {"larger": True}, "contrast": {"contrast": True}}


def filled(look: str) -> App:
    app = new_app()
    for name, value in LOOKS[look].items():
        setattr(app.settings, name, value)
    app.apply()
    for seed in range(8):
        game = find(titles.TITLES[seed % len(titles.TITLES)])
        assert game is not None
        people = ["Ada", "Margriet", "Willem", "Saskia"]
        app.save(f"m{seed}", Match.start(game, 4, seed, names=people, players=["human"] * 4))
    app.host.write("match/zz", "rubbish")
    return app


def read(app: App, scene: Scene) -> list[Drawn]:
    """Everything that a person can read in the scene."""
    app.stack.reset(scene)
    app.stack.settle()
    run(app, 12)
    app.look.text.recorder = []
    app.draw()
    drawn, app.look.text.recorder = app.look.text.recorder, None
    return drawn


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", NAMES)
def test_everything_can_be_read_and_pressed(name: str, look: str) -> None:
    app = filled(look)
    scene = scenes(app)[name]()
    drawn = read(app, scene)
    assert drawn
    canvas = pygame.Rect(0, 0, 1280, 720)
    for text in drawn:
        assert text.size >= SMALLEST_TEXT or text.on_card, text
        assert canvas.contains(text.rect), text
        assert contrast(text.colour, text.behind) >= 4.5, text
        assert text.words in text.wanted, f"cut: {text}"
    for one, other in combinations(drawn, 2):
        # a font's box is higher than its letters
        both = one.rect.inflate(0, -14).clip(other.rect.inflate(0, -14))
        assert both.width < 2 or both.height < 2, f"{one.words!r} over {other.words!r}"
    for one in scene.controls.widgets:
        assert min(one.rect.size) >= TARGET and canvas.contains(one.rect), one.action
        assert one.action and one.label, one.rect
    for one, two in combinations(scene.controls.widgets, 2):
        apart = not one.rect.colliderect(two.rect)
        assert apart or one.rect.contains(two.rect), (one.action, two.action)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 9])
def test_the_lobby_holds_any_number_of_games(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    games = (all_games() * 3)[:count]
    monkeypatch.setattr(titles, "all_games", lambda: games)
    app = new_app()
    lobby = Lobby(app)
    read(app, lobby)
    cards = [w for w in lobby.controls.widgets if w.action.startswith("play ")]
    assert len(cards) == min(count, 4)
    left, right = cards[0].rect.left, cards[-1].rect.right
    assert left >= 12 and right <= 1268 and abs(left - (1280 - right)) <= 2
    assert (lobby.controls.find("more") is not None) == (count > 4)


def test_a_settled_menu_makes_nothing() -> None:
    app = filled("normal")
    look = app.look
    for name in ("lobby", "full setup", "saved", "settings"):
        read(app, scenes(app)[name]())
        before = (look.paint.made, look.text.rendered, look.text.fonts_made, look.pictures.made)
        run(app, 70)
        after = (look.paint.made, look.text.rendered, look.text.fonts_made, look.pictures.made)
        assert after == before, name


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_the_speeds_are_told_in_words(speed: str) -> None:
    """Normal is what a beginner has: a bid stands five seconds before the hammer falls."""
    app = new_app()
    assert app.settings.speed == "normal"
    app.settings.speed = speed
    app.stack.push(SettingsScene(app))
    app.look.text.recorder = recorded = []
    run(app)
    seconds = RING[speed] // 1000
    assert any(f"{seconds} seconds" in str(words) for words in recorded)


@pytest.mark.parametrize("game", titles.TITLES)
def test_the_rules_are_read_from_the_lobby_and_the_set_up(game: str) -> None:
    """With the real cards, before any match has loaded their pictures."""
    app = new_app()
    app.start()
    run(app)
    for under in ("lobby", "setup"):
        assert on_top(app) == under
        assert app.stack.top is not None
        app.stack.top.act(f"rules {game}" if under == "lobby" else "rules")
        run(app)
        assert on_top(app) == "pages"
        for _ in range(20):
            if not widget(app, "next").enabled:
                break
            app.stack.top.act("next")
            run(app)
        app.stack.top.act("close")
        run(app)
        if under == "lobby":
            app.stack.top.act(f"play {game}")
            run(app)


def test_what_goes_on_is_told_in_words() -> None:
    """Game, seats, round and phase, when, and who, as far as there is room."""
    app = new_app()
    match = some_way(started(("human",) * 4, 5), "auction", 1)
    app.save("m", match)
    lobby = Lobby(app)
    words = [drawn.words for drawn in read(app, lobby)]
    assert any("Tulip & Rose, 4 seats" in said for said in words)
    assert any(said.startswith("Round 2, Auction · today at ") for said in words), words
    (label,) = (w.label for w in lobby.controls.widgets if w.action == "continue")
    assert all(name in label for name in match.names)
