"""Bouquet's table: places, previews, and whole matches through its real scenes."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.rng import Rng, choice
from game.titles.bouquet.cards import DECK
from game.titles.bouquet.rules import GAME
from game.titles.bouquet.scoring import bouquet_score
from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.places import MINE, PANELS, places
from game.titles.bouquet.table.preview import preview
from game.titles.bouquet.table.scoring import SUMS, Scoring
from game.titles.bouquet.table.taking import Taking
from game.titles.bouquet.table.tallies import ORDER, signed, spots_of
from game.ui.app import App
from game.ui.replay import STRIP, Replay
from tests.ui.fakes import new_app, on_top, run, widget
from tests.ui.players import PLAYERS, Keyboard, Mouse, play, post

NAMES = ["Ada", "Bea", "Carlo", "Dirk", "Elif", "Femke"]
MOVES = ("left", "right", "base", "far")
CANVAS = pygame.Rect(0, 0, 1280, 720)
SEATS = pytest.mark.parametrize("seats", GAME.players)


@pytest.fixture
def app() -> Iterator[App]:
    app = new_app()
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()


def match_at(seats: int, left: int, people: int = 1, seed: int = 3) -> Match:
    """A match played at random until at most so many cards are left and seat 0 is asked."""
    players = ["human"] * people + ["easy"] * (seats - people)
    match = Match.start(GAME, seats, seed, names=NAMES[:seats], players=players)
    rng = Rng(seed)
    while match.state.turn is not None and (
        seats * 12 - len(match.actions) > left or match.state.turn != 0
    ):
        match.play(match.state.turn, choice(rng, match.legal(match.state.turn)))
    return match


def last_column(seats: int, left: int) -> Match:
    """A match in which only column 1 is left."""
    match = match_at(seats, 6 * seats)
    state = match.state
    pile = [card for column in state.columns for card in column]
    state.columns = [pile[:left] if i == 1 else [] for i in range(seats)]
    return match


def opened(app: App, match: Match) -> Taking:
    app.open_match(match, "test")
    run(app, 4)
    assert isinstance(app.stack.top, Taking)
    return app.stack.top


# where everything lies


@SEATS
def test_the_garland_runs_in_the_order_of_turns(seats: int) -> None:
    for home in range(seats):
        laid = places(seats, home)
        order: list[tuple[int, str, int]] = [
            *((slot.x, "column", column) for column, slot in laid.columns.items()),
            *((zone.x, "seat", seat) for seat, zone in laid.zones.items()),
        ]
        wanted = [("column", home)]
        for step in range(1, seats):
            wanted += [("seat", (home + step) % seats), ("column", (home + step) % seats)]
        assert [(kind, which) for _, kind, which in sorted(order)] == wanted


@SEATS
def test_nothing_overlaps_and_all_is_on_the_canvas(seats: int) -> None:
    laid = places(seats, 0)
    for count in range(1, 13):
        boxes = [*laid.zones.values(), MINE, *PANELS]
        for slot in laid.columns.values():
            cards = slot.cards(count)
            assert len(cards) == count
            assert all(card.height >= 20 for card in cards), "every flower shows"
            boxes.append(cards[0].unionall(cards[1:]))
        for number, box in enumerate(boxes):
            assert CANVAS.contains(box) and box.top >= 58
            assert box.collidelist(boxes[number + 1 :]) == -1


@SEATS
def test_twelve_tiles_and_tallies_fit_into_their_zone(seats: int) -> None:
    laid = places(seats, 0)
    for seat in range(seats):
        zone = MINE if seat == 0 else laid.zones[seat]
        tiles = laid.tiles(seat, 12)
        spots, size = spots_of(laid, seat)
        signs = [pygame.Rect(0, 0, size, size) for _ in spots]
        for sign, (centre, number) in zip(signs, spots, strict=True):
            sign.center = centre
            assert zone.collidepoint(number)
        for box in (*tiles, *signs):
            assert zone.contains(box)
            assert sum(box.colliderect(other) for other in (*tiles, *signs)) == 1


# previews


@SEATS
def test_a_preview_is_what_the_card_does(seats: int) -> None:
    for left in (12 * seats, 7 * seats, 2 * seats, 1):
        state = match_at(seats, left).state
        if state.turn is None:
            continue
        for action in GAME.legal(state, 0):
            shown = preview(state, 0, action)
            before = bouquet_score(state.bouquets[0])
            copy = match_at(seats, left)
            copy.play(0, action)
            after = bouquet_score(copy.state.bouquets[0])
            assert copy.state.bouquets[0][-1] == shown.card
            assert shown.change == after["total"] - before["total"]
            assert shown.colour[1] - shown.colour[0] == after["colours"] - before["colours"]
            assert shown.shape[1] - shown.shape[0] == after["shapes"] - before["shapes"]
            gains = []
            for answer in copy.legal(1):
                third = match_at(seats, left)
                third.play(0, action)
                third.play(1, answer)
                gains.append(
                    bouquet_score(third.state.bouquets[1])["total"]
                    - bouquet_score(copy.state.bouquets[1])["total"]
                )
            assert shown.next == (max(gains) if gains else None)


def test_signs() -> None:
    assert [signed(points) for points in (3, 0, -2)] == ["+3", "0", "−2"]
    assert sorted(ORDER, key=ORDER.__getitem__) == list(dict.fromkeys(DECK))


# playing


@pytest.mark.parametrize("device", PLAYERS)
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (6, 1), (3, 3)])
def test_whole_matches_through_the_real_scenes(
    app: App, device: str, seats: int, people: int
) -> None:
    players = ["human"] * people + ["easy"] * (seats - people)
    match = Match.start(GAME, seats, 4, names=NAMES[:seats], players=players)
    app.open_match(match, "test")
    rng = Rng(seats)

    def pick(found: list[Any]) -> Any:
        moves = [w for w in found if w.action in MOVES]
        return choice(rng, moves)

    play(app, PLAYERS[device](), pick, "result")
    assert match.is_over and len(match.actions) == 12 * seats
    assert len(set(match.actions)) > seats, "both sides were taken"


@pytest.mark.parametrize(("key", "action"), [(pygame.K_LEFT, "left"), (pygame.K_RIGHT, "right")])
def test_the_arrow_keys_take(app: App, key: int, action: str) -> None:
    match = match_at(4, 48)
    opened(app, match)
    Keyboard().key(app, key)
    assert match.actions[0] == (0, (action,))
    assert sum(1 for seat, _ in match.actions if seat == 0) == 1, "one press takes one card"


@pytest.mark.parametrize(("key", "action"), [(pygame.K_DOWN, "base"), (pygame.K_UP, "far")])
def test_of_the_last_column_down_takes_the_base_and_up_the_far_end(
    app: App, key: int, action: str
) -> None:
    match = last_column(4, 5)
    cards = list(match.state.columns[1])
    scene = opened(app, match)
    assert [shown.card for shown in scene.previews] == [cards[0], cards[-1]]
    Keyboard().key(app, key)
    assert match.actions[-1] == (0, (action,)) or match.actions[-1][0] != 0
    assert match.state.bouquets[0][-1] == (cards[0] if action == "base" else cards[-1])


def test_the_card_itself_can_be_pressed(app: App) -> None:
    for index in (0, 1):
        match = match_at(5, 40)
        scene = opened(app, match)
        shown = scene.previews[index]
        rect = scene.card_rect(shown)
        taken = len(match.state.bouquets[0])
        post(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1, touch=False)
        post(pygame.MOUSEBUTTONUP, pos=rect.center, button=1, touch=False)
        run(app, 2)
        assert match.state.bouquets[0][taken] == shown.card


def test_one_card_left_has_one_panel_and_a_reason_on_the_other(app: App) -> None:
    match = last_column(3, 1)
    scene = opened(app, match)
    nothing = widget(app, "far")
    assert not nothing.enabled and nothing.rect == PANELS[1]
    before = len(match.actions)
    Mouse().press(app, nothing)
    assert len(match.actions) == before and scene.controls.why_words == nothing.reason


def test_a_press_skips_the_way_of_a_card_and_takes_nothing(app: App) -> None:
    app.settings.speed = "slow"
    app.apply()
    match = match_at(2, 24, people=2)
    opened(app, match)
    Keyboard().key(app, pygame.K_LEFT)
    run(app, 3)
    assert on_top(app) == "playback" and app.look.motion.is_moving
    post(pygame.MOUSEBUTTONDOWN, pos=PANELS[0].center, button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=PANELS[0].center, button=1, touch=False)
    run(app, 6)
    assert on_top(app) == "decision" and len(match.actions) == 1


def test_columns_and_bouquets_can_be_read_large(app: App) -> None:
    match = match_at(6, 42)
    opened(app, match)
    for action in ("column 2", "seat 3", "seat 0"):
        app.stack.top.controls.press(action)  # type: ignore[union-attr]
        app.look.text.recorder = texts = []
        run(app, 2)
        app.look.text.recorder = None
        assert on_top(app) == "sheet"
        which = int(action[-1])
        pile = match.state.columns if action.startswith("column") else match.state.bouquets
        said = [drawn.words for drawn in texts]
        words = app.words("bouquet")
        assert all(words.say(f"card.{card}") in said for card in pile[which])
        post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        run(app, 3)
        assert on_top(app) == "decision"


def test_undo_gives_the_card_back(app: App) -> None:
    match = match_at(2, 24, people=2)
    opened(app, match)
    table = app.stack.scenes[0]
    Keyboard().key(app, pygame.K_LEFT)
    run(app, 5)
    table.undo(0)  # type: ignore[attr-defined]
    run(app, 5)
    assert match.actions == [] and on_top(app) == "decision"
    assert app.stack.top is not None and app.stack.top.seat == 0


def test_several_people_each_sit_in_front_in_their_turn(app: App) -> None:
    match = match_at(3, 36, people=3)
    opened(app, match)
    table = app.stack.scenes[0].table  # type: ignore[attr-defined]
    assert isinstance(table, Garden) and table.home == 0
    Keyboard().key(app, pygame.K_RIGHT)
    run(app, 6)
    assert table.home == 1 and on_top(app) == "decision"


# what is drawn


@SEATS
@pytest.mark.parametrize("larger", [False, True])
def test_texts_are_large_enough_and_whole(app: App, seats: int, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    for left in (12 * seats, 6 * seats, 3):
        match = match_at(seats, left) if left > 3 else last_column(seats, 3)
        opened(app, match)
        app.look.text.recorder = texts = []
        run(app, 1)
        app.look.text.recorder = None
        assert len(texts) > 12
        for drawn in texts:
            assert CANVAS.contains(drawn.rect), drawn.words
            assert drawn.on_card or drawn.size >= 26, drawn.words
            on_bar = drawn.rect.top < 58
            assert on_bar or larger or not drawn.words.endswith("…"), drawn.wanted


@SEATS
def test_targets_are_large_enough_and_apart(app: App, seats: int) -> None:
    scene = opened(app, match_at(seats, 8 * seats))
    for found in scene.controls.widgets:
        assert found.target.width >= 52 and found.target.height >= 52
        assert found.label or not found.action, "the mirror has words for it"


def test_the_mirror_says_what_a_card_does(app: App) -> None:
    scene = opened(app, match_at(4, 48))
    labels = {action.action: action.label for action in scene.mirror().actions}
    shown = scene.previews[0]
    card = app.words("bouquet").say(f"card.{shown.card}")
    assert card in labels["left"] and signed(shown.change) in labels["left"]


def test_nothing_is_made_in_play(app: App) -> None:
    """Not one face or glyph sheet from the first move to the last."""
    match = match_at(4, 48, people=4)
    opened(app, match)
    look = app.look
    made = (look.pictures.made, look.pictures.loaded, look.text.fonts_made)
    play(app, Mouse(), lambda found: next(w for w in found if w.action in MOVES), "result")
    assert look.pictures.loaded == made[1] and look.text.fonts_made == made[2]
    assert look.pictures.made - made[0] <= 40, "the score sheet's signs alone are new"
    app.settings.speed = "normal"
    app.apply()
    opened(app, match_at(4, 48))
    run(app, 30, 30)
    still = (look.pictures.made, look.paint.made, look.text.rendered)
    run(app, 30)
    assert (look.pictures.made, look.paint.made, look.text.rendered) == still


# the end


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
    replay.controls.press("column 1")
    run(app, 2)
    assert on_top(app) == "sheet"
    app.stack.pop()
    run(app, 2)
    replay.go(40)
    run(app, 2)
    assert len(replay.match.actions) == 40 and on_top(app) == "replay"
