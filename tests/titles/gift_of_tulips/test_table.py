"""The table of Gift of Tulips: places, previews, secrecy, and whole matches through its scenes."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ai.bots import HUMAN
from game.core.match import Match
from game.core.rng import Rng, choice
from game.titles.gift_of_tulips.cards import COLOURS
from game.titles.gift_of_tulips.rules import GAME
from game.titles.gift_of_tulips.table import faces
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.acting import Acting
from game.titles.gift_of_tulips.table.fair import Fair
from game.titles.gift_of_tulips.table.offers import added, note, offers
from game.titles.gift_of_tulips.table.reveal import Reveal
from game.titles.gift_of_tulips.table.scoring import Scoring
from game.titles.gift_of_tulips.table.showing import Showing
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.replay import Replay
from game.ui.scene import Scene
from game.words import Words
from tests.titles.gift_of_tulips.positions import acting
from tests.ui.fakes import new_app, on_top, run, widget
from tests.ui.players import PLAYERS, Keyboard, Mouse, frames, play
from tests.ui.players import offers as pressable

NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Elif", "Femke"]
CANVAS = pygame.Rect(0, 0, 1280, 720)
SEATS = pytest.mark.parametrize("seats", GAME.players)
WORDS = Words("gift_of_tulips")


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app()
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()


def match_at(seats: int, moves: int, people: int = 1, seed: int = 3, used: bool = False) -> Match:
    """A match after at least so many random actions, when seat 0 is asked (`used`: once more)."""
    players = [HUMAN] * people + ["easy"] * (seats - people)
    match = Match.start(GAME, seats, seed, names=NAMES[:seats], players=players)
    rng = Rng(seed)
    while len(match.actions) < moves or match.state.turn != 0 or bool(match.state.used) != used:
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    return match


def opened(app: App, match: Match, told: int | None = None) -> Any:
    app.open_match(match, "test", told)
    run(app, 4)
    return app.stack.top


def fair(app: App) -> Fair:
    scene = app.stack.scenes[0]
    assert isinstance(scene, MatchScene) and isinstance(scene.table, Fair)
    return scene.table


def choose(found: list[Any], rng: Rng) -> Any:
    """One of the moves; what only shows something larger is closed again."""
    moves = [w for w in found if w.action.split()[0] in ("show", "keep", "give", "add", "hide")]
    moves = [w for w in moves if w.action != "give"]
    return choice(rng, moves or [w for w in found if w.action in ("ready", "next", "close")])


# where everything lies


@SEATS
def test_nothing_overlaps_and_all_is_on_the_canvas(seats: int) -> None:
    for home in range(seats):
        laid = at.seat_places(seats, home)
        assert [place.seat for place in laid] == [(home + i) % seats for i in range(seats)]
        panels = [place.zone for place in laid]
        boxes = [*panels, at.FESTIVAL, at.CARD, *(at.action(i) for i in range(4))]
        for number, box in enumerate(boxes):
            assert CANVAS.contains(box) and box.top >= 58
            assert box.collidelist(boxes[number + 1 :]) == -1
        for place in laid:
            parts = [*(place.column(i) for i in range(4)), place.give]
            for number, part in enumerate(parts):
                assert place.zone.contains(part)
                assert part.collidelist(parts[number + 1 :]) == -1
            assert place.give.height >= 52 and place.give.width >= 52
    assert [at.rank_row(i).top for i in range(4)] == [120, 184, 248, 312]


# previews


@SEATS
def test_a_preview_is_what_the_action_does(seats: int) -> None:
    for moves in (seats, 4 * seats, 9 * seats):
        for used in (False, True):
            match = match_at(seats, moves, used=used)
            offer = offers(match.state, match.state.drawn[0][0])
            for action in match.legal(0):
                copy = match.at(len(match.actions))
                told = copy.play(0, action)[0]
                if action[0] in ("keep", "give"):
                    gain = copy.state.points[0] - match.state.points[0]
                    assert gain == told.values["points"] == getattr(offer, str(action[0]))
                if action[0] == "add":
                    assert told.values["ranking"] == offer.ranking
                    for rank, becomes in enumerate(added(match.state, offer)):
                        stood = match.state.ranking[rank : rank + 1]
                        stands = offer.ranking[rank : rank + 1]
                        if becomes is None:
                            assert stood == stands and stands != [offer.colour]
                        else:
                            total = sum(int(c[-1]) for c in copy.state.festival[becomes[0]][:99])
                            assert [becomes[0]] == stands
                            assert becomes[1] == total or copy.is_over


def test_notes_say_what_the_rulebook_pays() -> None:
    festival = {"purple": ["purple4"] * 3, "pink": ["pink4", "pink3", "pink3"], "blue": ["blue4", "blue3"]}  # fmt: skip
    state = acting(4, 0, "pink3", festival=festival, ranking=["purple", "pink", "blue"])
    said = {verb: note(WORDS, offers(state, "pink3"), verb, "Ada") for verb in ("keep", "give", "add", "hide")}  # fmt: skip
    assert said == {
        "keep": "2nd pays nothing to keep",
        "give": "2 for the rank, 3 for the card",
        "add": "pink 10 → 13, becomes 1st",
        "hide": "face down, only Ada knows",
    }
    assert note(WORDS, offers(state, "orange2"), "keep", "Ada") == "4th pays 2 to keep"
    assert note(WORDS, offers(state, "orange2"), "add", "Ada") == "orange 0 → 2, becomes 4th"
    assert note(WORDS, offers(state, "purple2"), "add", "Ada") == "purple 12 → 14, stays 1st"


# playing


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


# the end


def ended(seats: int, people: int = 1) -> Match:
    players = [HUMAN] * people + ["random"] * (seats - people)
    match = Match.start(GAME, seats, 9, names=NAMES[:seats], players=players)
    rng = Rng(9)
    while not match.is_over:
        seat = match.actors()[0]
        match.play(seat, choice(rng, match.legal(seat)))
    return match


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
    assert [scoring._so_far(seat) for seat in range(4)] == [score["total"] for score in scores]


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
    assert scene._headline() == "Bea wins with 20 and more tulips"
    match.state.bouquets[0].append("pink4")
    assert scene._headline() == "Ada and Bea win with 20"
    match.state.points = [20, 30, 5]
    assert scene._headline() == "Bea wins with 30"


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


# secrecy in hot seat


def test_no_face_is_drawn_that_the_viewer_may_not_know(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people and a bot: in every frame each drawn face lies open or belongs to the viewer."""
    app.settings.speed = "fast"
    app.apply()
    match = Match.start(GAME, 3, 12, names=NAMES[:3], players=[HUMAN, HUMAN, "random"])
    drawn: list[str] = []
    real_card, real_slip = faces.card, faces.slip

    def card(look: Any, name: str, width: int) -> pygame.Surface:
        drawn.append(name)
        return real_card(look, name, width)

    def slip(look: Any, name: str, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(name)
        return real_slip(look, name, size)

    for module in ("hand", "gliding", "showing", "sheet", "reveal"):
        monkeypatch.setattr(f"game.titles.gift_of_tulips.table.{module}.card", card)
    monkeypatch.setattr("game.titles.gift_of_tulips.table.seats.slip", slip)
    app.open_match(match, "test", 0)
    bottom: Any = app.stack.scenes[0] if app.stack.scenes else None
    rng, viewers, covers = Rng(3), set(), 0
    for scene in frames(app, 20_000):
        bottom = app.stack.scenes[0]
        viewer, seen = bottom.viewer, fair(app).seen
        viewers.add(viewer)
        for seat in range(3):
            if seat != viewer:
                assert all(name is None for name in (*seen.secret[seat], *seen.drawn[seat]))
        assert set(seen.deck) <= {None} and set(seen.removed) <= {None}
        if viewer is None and scene.name in ("cover", "thinking"):
            assert drawn == [], f"{scene.name} shows {drawn}"
        drawn.clear()
        covers += scene.name == "cover"
        if scene.name == "result":
            break
        found = pressable(scene)
        if found:
            Mouse().press(app, choose(found, rng))
    assert match.is_over and viewers == {None, 0, 1} and covers > 20


def test_the_log_of_several_people_tells_no_hidden_card(app: App) -> None:
    match = ended(3, people=2)
    scene = MatchScene(app, match, "test")
    hidden = [event for events in match.events for event in events if event.id in ("hide", "deal")]
    assert len(scene.lines) == sum(map(len, match.events)) and hidden
    for line in scene.lines:
        if "hides" in line or "receives" in line:
            assert not any(colour in line for colour in COLOURS)


# reading


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_text_is_large_enough_and_keeps_to_its_place(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    for moves, used in ((0, False), (seats * 6, False), (seats * 6, True)):
        scene = opened(app, match_at(seats, moves, used=used))
        look = app.look
        look.text.recorder = drawn = []
        app.frame(16)
        look.text.recorder = None
        assert len(drawn) > 20 and scene.name == "decision"
        for text in drawn:
            assert text.on_card or text.size >= 26, text
            assert CANVAS.contains(text.rect.clip(CANVAS)) and text.rect.right <= 1280, text
        if not larger:
            log = scene.table_scene.log
            cut = [text.words for text in drawn if "…" in text.words and text.wanted != log]
            assert cut == []
        for target in scene.controls.widgets:
            assert target.target.width >= 52 and target.target.height >= 52


def test_a_pile_of_more_than_nine_is_written_as_numbers(app: App) -> None:
    match = match_at(2, 20)
    match.state.bouquets[0] = ["purple4"] * 5 + ["purple3"] * 6 + ["purple2"] * 4
    opened(app, match)
    app.look.text.recorder = drawn = []
    app.frame(16)
    app.look.text.recorder = None
    assert [text.words for text in drawn if text.words.startswith("×")] == ["×5", "×6", "×4"]


def test_a_settled_table_makes_nothing_new(app: App) -> None:
    opened(app, match_at(6, 40))
    for _ in range(30):
        app.frame(16)
    look = app.look
    before = (look.pictures.made, look.paint.made, look.text.rendered)
    for _ in range(60):
        app.frame(16)
    assert (look.pictures.made, look.paint.made, look.text.rendered) == before
