"""The auction's table: places, what each view shows, and matches through its real scenes."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ai.bots import begin, finish, play_out
from game.core.match import Match
from game.core.rng import Rng, below, choice
from game.core.zones import determinize, view
from game.titles.dutch_auction.cards import LIST
from game.titles.dutch_auction.payment import payments
from game.titles.dutch_auction.rules import GAME, LOTS
from game.titles.dutch_auction.table import places
from game.titles.dutch_auction.table.clock import LiveClock
from game.titles.dutch_auction.table.dial import nearest_price, point
from game.titles.dutch_auction.table.paying import Paying
from game.titles.dutch_auction.table.result import COLUMNS, Scoring
from game.titles.dutch_auction.table.sealed import Sealed
from game.ui.app import App
from tests.titles.dutch_auction.scripted import scripted_match
from tests.ui.fakes import FakeHost, new_app, on_top, run, widget
from tests.ui.players import PLAYERS, Keyboard, Mouse, post

NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Elif"]
CANVAS = pygame.Rect(0, 0, 1280, 720)
SEATS = pytest.mark.parametrize("seats", GAME.players)


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app()
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()


def match_at(seats: int, lots: int, people: int = 1, tempo: str = "live", seed: int = 5) -> Match:
    """A match between bots until so many lots are gone; then the first seats are people's."""
    match = Match.start(
        GAME, seats, seed, names=NAMES[:seats], players=["easy"] * seats, ui={"tempo": tempo}
    )
    while LOTS * seats - len(match.state.row) < lots:
        match.play(match.state.turn, finish(begin(match, match.state.turn)))
    match.players[:people] = ["human"] * people
    return match


def sold_to(match: Match, buyer: int, price: int) -> Match:
    """The lot is sold to a seat at a price."""
    first = match.state.auctioneer
    for i in range(match.state.seats):
        seat = (first + i) % match.state.seats
        match.play(seat, ("limit", price if seat == buyer else 0))
    return match


def opened(app: App, match: Match, frames: int = 6) -> Any:
    app.open_match(match, "test")
    run(app, frames)
    return app.stack.top


def until(app: App, name: str, most: int = 4000) -> Any:
    """Frames of a twentieth of a second until a scene of this name is on top."""
    for _ in range(most):
        if on_top(app) == name:
            return app.stack.top
        assert on_top(app) != "error"
        app.frame(50)
    raise AssertionError(f"no {name}")


def falling(app: App, match: Match) -> LiveClock:
    """The live clock, just started."""
    scene = opened(app, match)
    assert isinstance(scene, LiveClock)
    run(app, 8)
    scene.start()
    run(app, 1)
    return scene


def at(app: App, scene: LiveClock, moment: float, dt: float = 16.0) -> None:
    """Runs frames until the clock has come to this moment."""
    while scene.now < moment and not scene.clock.is_over and on_top(app) == "clock":
        app.frame(dt)


# where everything lies


@SEATS
@pytest.mark.parametrize("people", [1, 2, 3])
def test_zones_do_not_overlap(seats: int, people: int) -> None:
    if people > seats:
        return
    fronts = places.fronts(list(range(people)))
    zones = [*fronts.values(), *places.sides(list(range(people, seats))).values(), places.ROW]
    assert len(zones) == seats + 1
    for number, zone in enumerate(zones):
        assert CANVAS.contains(zone)
        assert zone.collidelist(zones[number + 1 :]) == -1


@pytest.mark.parametrize("with_worth", [True, False])
def test_the_row_holds_up_to_29_coming_cards(with_worth: bool) -> None:
    for count in range(30):
        row = places.row(count, with_worth)
        assert len(row) == count
        for number, place in enumerate(row):
            assert places.ROW.contains(place.card) and place.card.width >= 41
            assert place.card.collidelist([p.card for p in row[number + 1 :]]) == -1


def test_the_clock_knows_its_numerals() -> None:
    for top in (15, 25):
        for price in range(1, top + 1):
            pos = point((500, 300), 100, (top - price) / top)
            assert nearest_price((500, 300), pos, top) == price


# whole matches


def decide(app: App, device: Any, rng: Rng, aims: dict[Any, int]) -> None:
    """One decision of a person, or a frame."""
    scene = app.stack.top
    assert scene is not None and scene.name != "error"
    if isinstance(scene, LiveClock):
        aim = aims.setdefault(len(scene.match.actions), 1 + below(rng, 16))
        if scene.alone is None and scene.state == "waiting" and not scene.thoughts:
            device.press(app, widget(app, "start"))
        takes = [take for take in scene.takes if take.enabled and scene.clock.may_take(take.seat)]
        if scene.state == "falling" and takes and scene.clock.price <= aim:
            take = choice(rng, takes)
            if isinstance(device, Keyboard):
                device.key(app, take.keys[0])
            else:
                device.press(app, take)
        app.frame(100)
    elif isinstance(scene, Sealed):
        some = [widget(app, name) for name in ("seal", "limit 0", "less", "more")]
        device.press(app, choice(rng, [w for w in some if w.enabled]))
    elif isinstance(scene, Paying):
        names = ["pay", "pay", "way 1", "card 1", "every"]
        some = [found for name in names if (found := scene.controls.find(name)) and found.enabled]
        device.press(app, choice(rng, some) if some else widget(app, "way 1"))
    elif scene.name == "cover":
        device.press(app, widget(app, "ready"))
    else:
        app.frame(50)


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


# live


def test_scripted_live_match_is_the_same_at_30_and_144_hertz_and_when_disturbed(app: App) -> None:
    slow, quick = scripted_match(app, 30), scripted_match(app, 144)
    assert slow.text() == quick.text()
    assert scripted_match(app, 60, disturb=True).text() == slow.text()
    ids = [event.id for events in slow.events for event in events]
    assert "again" in ids and "taken" in ids
    assert slow.at(len(slow.actions)).state == slow.state


@pytest.mark.parametrize("how", ["space", "dial", "button", "mirror"])
def test_each_way_to_take(app: App, how: str) -> None:
    match = match_at(3, 0, seed=6)
    scene = falling(app, match)
    scene.plans = {seat: plan._replace(limit=0) for seat, plan in scene.plans.items()}
    scene.clock.bots, scene.clock._coming = scene.plans, []
    at(app, scene, 2600)
    if how == "space":
        post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    elif how == "mirror":
        app.host.presses.append("take")  # type: ignore[attr-defined]
    else:
        pos = (700, 300) if how == "dial" else places.TAKE.center
        post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    run(app, 3)
    if how in ("dial", "button"):
        post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        run(app, 3)
    limits = dict(match.actions[:3])
    assert limits == {0: ("limit", 10), 1: ("limit", 0), 2: ("limit", 0)}
    assert on_top(app) == "paying", "one press takes once"


def test_who_cannot_pay_reads_why_and_does_not_take(app: App) -> None:
    match = Match.start(
        GAME, 2, 1, deal={"cash": [["1", "2", "3", "4", "5"], ["8"]]}, names=NAMES[:2],
        players=["human", "easy"], ui={"tempo": "live"},
    )  # fmt: skip
    for action in ("limit 15", "limit 15"):
        match.play(match.state.turn, ("limit", int(action.split()[1])))
    scene = falling(app, match)
    take = widget(app, "take")
    assert take.reason == "Ada can pay 15 at most"
    Mouse().press(app, take)
    assert scene.controls.why_words == take.reason and not scene.clock.has_taken(0)


def test_the_clock_waits_for_every_plan_and_leaves_time_to_look(app: App) -> None:
    match = match_at(3, 3)
    match.players[1:] = ["hard", "hard"]
    scene = opened(app, match, 40)
    assert isinstance(scene, LiveClock) and scene.now == 0 and set(scene.plans) == {1, 2}
    plans = dict(scene.plans)
    at(app, scene, 900)
    scene.take(0)
    assert scene.clock.bots == plans, "nothing that a person does changes a bot's plan"


def test_the_clocks_speed_is_kept_in_the_match(app: App) -> None:
    match = match_at(3, 3)
    scene = opened(app, match, 12)
    for step in (1000, 1500, 500):
        scene.controls.press("step")
        assert match.ui["step"] == step and scene.clock.step == step


# who sees what


def canvas(app: App) -> bytes:
    app.frame(0)
    return pygame.image.tobytes(app.canvas, "RGB")


def in_another_world(match: Match, seat: int | None) -> Match:
    """The same match with everything dealt anew that the seat (None: the public) cannot know."""
    other = match.at(len(match.actions))
    seen = view(GAME, other.state, seat)
    other.state = determinize(GAME, seen, seat, Rng(77))
    assert other.state.hands != match.state.hands
    return other


def same_looks(app: App, match: Match, seat: int | None, then: Any = None) -> None:
    """Nothing on the screen or in the mirror tells the two worlds apart."""
    pictures, pages = [], []
    for one in (match, in_another_world(match, seat)):
        app.look.motion.now = 0.0
        opened(app, one, 20)
        if then is not None:
            then()
        app.look.motion.now = 0.0
        pictures.append(canvas(app))
        pages.append(app.stack.top.mirror())  # type: ignore[union-attr]
    assert pictures[0] == pictures[1] and pages[0] == pages[1]


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_shared_screen_shows_the_public_view_alone(app: App, seats: int, people: int) -> None:
    match = match_at(seats, 3, people)
    same_looks(app, match, None)

    def fall() -> None:
        scene: Any = app.stack.top
        scene.clock.bots, scene.clock._coming = {}, []
        scene.plans = {}
        scene.start()
        at(app, scene, 900)

    same_looks(app, match, None, fall)


def test_a_pad_does_not_tell_what_its_hand_can_pay(app: App) -> None:
    match = Match.start(
        GAME, 2, 1, deal={"cash": [["1", "2", "3", "4", "5"], ["8", "7", "6", "x2", "x2"]]},
        names=NAMES[:2], players=["human"] * 2, ui={"tempo": "live"},
    )  # fmt: skip
    for _ in range(2):
        match.play(match.state.turn, ("limit", 15))
    scene = falling(app, match)
    assert scene.clock.price == 25 and scene.clock.able == {0: 15, 1: 84}
    assert [take.enabled for take in scene.takes] == [True, True]
    scene.controls.press("take 0")
    run(app, 2)
    assert scene.controls.why_words == "Ada cannot pay this price" and not scene.clock.is_over


@SEATS
@pytest.mark.parametrize("tempo", ["live", "turns"])
def test_one_person_sees_the_own_secrets_alone(app: App, seats: int, tempo: str) -> None:
    match = match_at(seats, 3, tempo=tempo)
    while match.state.turn != 0:
        match.play(match.state.turn, ("limit", 0))
    if tempo == "live" and match.state.auctioneer != 0:
        return
    same_looks(app, match, 0)
    match.play(0, ("limit", 9))
    while match.state.phase == "clock":
        match.play(match.state.turn, ("limit", 0))
    same_looks(app, match, 0)


def test_a_limit_that_was_sealed_shows_nowhere(app: App) -> None:
    """Two people in turns: at the other's decision, cover and log nothing differs with the limit."""
    shown = []
    for limit in (0, 3, 8):
        match = match_at(3, 3, 2, "turns")
        while match.state.turn != 0:
            match.play(match.state.turn, ("limit", 0))
        match.play(0, ("limit", limit))
        if match.state.turn != 1:
            match = match_at(3, 4, 2, "turns")
        app.look.motion.now = 0.0
        opened(app, match)
        app.look.motion.now = 0.0
        cover = canvas(app)
        lines = list(app.stack.scenes[0].lines)  # type: ignore[attr-defined]
        app.stack.top.act("ready")  # type: ignore[union-attr]
        run(app, 3)
        app.look.motion.now = 0.0
        shown.append((cover, lines, canvas(app)))
    assert shown[0] == shown[1] == shown[2]


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


# sealed and paying


def test_a_limit_by_buttons_keys_dial_and_mirror(app: App) -> None:
    match = match_at(3, 3, tempo="turns")
    while match.state.turn != 0:
        match.play(match.state.turn, ("limit", 0))
    scene = opened(app, match)
    assert isinstance(scene, Sealed)
    start = scene.limit
    Mouse().press(app, widget(app, "less"))
    assert scene.limit == start - 1
    Keyboard().key(app, pygame.K_PLUS)
    assert scene.limit == start
    pos = point(places.SEALED_CLOCK, 100, (15 - 4) / 15)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
    app.frame(16)
    assert scene.limit == 4 and scene.mirror().number is not None
    assert not scene.act("limit 99")
    before = len(match.actions)
    app.host.presses.append("limit 7")  # type: ignore[attr-defined]
    run(app, 2)
    assert match.actions[before] == (0, ("limit", 7))


def paying(app: App, hand: list[str], price: int) -> Paying:
    match = Match.start(
        GAME, 3, 2, deal={"cash": [hand]}, names=NAMES[:3], players=["human", "easy", "easy"]
    )
    scene = opened(app, sold_to(match, 0, price))
    assert isinstance(scene, Paying)
    return scene


def test_the_suggested_payment_with_one_press(app: App) -> None:
    scene = paying(app, ["1", "3", "8", "x2", "5"], 9)
    assert scene.cards == ("1", "8")
    assert [way.cards for way in scene.best] == [("1", "8"), ("5", "x2"), ("1", "3", "5")]
    assert scene.controls.focused is widget(app, "pay")
    Keyboard().key(app, pygame.K_RETURN)
    assert scene.match.actions[3] == (0, ("pay", 1, 8))


def test_cards_are_picked_freely_and_too_few_say_why(app: App) -> None:
    scene = paying(app, ["1", "3", "8", "x2", "5"], 9)
    hand = places.hand(5)
    for number in (0, 3):  # 1 and 8 away; the hand lies sorted: 1 3 5 8 x2
        post(pygame.MOUSEBUTTONDOWN, pos=hand[number].center, button=1, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=hand[number].center, button=1, touch=False)
        app.frame(16)
    assert scene.cards == ()
    Mouse().press(app, widget(app, "pay"))
    assert scene.controls.why_words == "These cards pay 0 at most; the price is 9."
    for number in (1, 2, 4):
        scene.controls.press(f"card {number + 1}")
    assert scene.cards == ("3", "5", "x2")
    Mouse().press(app, widget(app, "pay"))
    assert scene.match.actions[3] == (0, ("pay", 3, 5, "x2"))


def test_every_way_is_there_on_request(app: App) -> None:
    scene = paying(app, ["1", "3", "8", "x2", "5"], 9)
    Mouse().press(app, widget(app, "every"))
    found = list(scene.shown())
    while widget(app, "next").enabled:
        Mouse().press(app, widget(app, "next"))
        found += scene.shown()
    assert sorted(found) == sorted(payments(("1", "3", "5", "8", "x2"), 9))
    Mouse().press(app, widget(app, "way 1"))
    assert scene.cards == scene.shown()[0].cards
    Mouse().press(app, widget(app, "best"))
    assert not scene.is_long


# what is drawn


def scenes(seats: int) -> Iterator[tuple[Match, int]]:
    """Matches that open each scene of the game, early and late."""
    for lots in (0, 3 * seats, LOTS * seats - 1):
        yield match_at(seats, lots, min(1 + lots // seats, 3, seats)), 12
        yield match_at(seats, lots, 3 if seats > 3 else 1), 12
    yield match_at(seats, 3 * seats, tempo="turns"), 40
    yield sold_to(match_at(seats, 2, tempo="turns"), 0, 7), 6
    yield play_out(match_at(seats, 0, people=0)), 6


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_texts_are_large_enough_and_whole(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    names = set()
    for match, frames in scenes(seats):
        if match.is_over:
            match.players[0] = "human"
        opened(app, match, frames)
        names.add(on_top(app))
        app.look.text.recorder = texts = []
        app.frame(0)
        app.look.text.recorder = None
        assert len(texts) > 12
        for drawn in texts:
            assert CANVAS.contains(drawn.rect), drawn.words
            assert drawn.on_card or drawn.size >= 26, drawn.words
            cut = drawn.words.endswith("…") and drawn.rect.top >= 58 and not larger
            assert not cut, drawn.wanted
    assert {"clock", "sealed", "paying", "result"} <= names


@SEATS
def test_targets_are_large_enough(app: App, seats: int) -> None:
    for match, frames in scenes(seats):
        scene = opened(app, match, frames)
        for found in scene.controls.widgets:
            assert found.target.width >= 52 and found.target.height >= 52
            assert found.label or not found.action, f"no words for {found.action}"


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


def test_replay_stands_at_every_step(app: App) -> None:
    from game.ui.replay import Replay

    match = play_out(match_at(3, 0, people=0))
    replay = Replay(app, match, 0)
    app.stack.reset(replay)
    run(app, 2)
    for step in range(0, len(match.actions) + 1, 9):
        replay.go(step)
        run(app, 1)
        assert on_top(app) == "replay"


# the end


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
    run(app, 400)
    assert scene.step == len(COLUMNS)
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


def test_rules_pages_are_there_and_fit(app: App) -> None:
    from game.ui.pages import Pages

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


def test_storage_trouble_does_not_stop_the_clock(app: App) -> None:
    assert isinstance(app.host, FakeHost)
    app.host.trouble = "storage.full"
    match = match_at(3, 3)
    scene = falling(app, match)
    at(app, scene, 99_999, 50)
    assert scene.clock.is_over and len(LIST.cash) == 10


def test_cards_can_be_read_while_bots_think_and_in_the_replay(app: App) -> None:
    from game.ui.replay import Replay

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
