"""Whole matches at the table, by mouse, keyboard and touch, in both tempos, alone and in hot seat;
that a settled table makes nothing, and what the scenes do with a press."""

import pygame
import pytest

from game.core.match import Match
from game.ui.app import App
from game.ui.match_scene import MatchScene
from game.ui.scene import Scene
from tests.titles.tulip_rose.at_table import (
    ALL,
    Chooser,
    app,
    deciding,
    draw_seldom,
    play,
    some_way,
    started,
)
from tests.ui.players import PLAYERS, Mouse, post

__all__ = ["app"]
BOT, MAN = "random", "human"
MATCHES = [
    ("mouse", (MAN, BOT, BOT), ALL, "turns"),
    ("touch", (MAN, MAN, BOT), {}, "turns"),
    ("keyboard", (MAN, BOT, BOT), {}, "turns"),
    ("mouse", (MAN, MAN, BOT), ALL, "live"),
    ("keyboard", (MAN, BOT, BOT), {}, "live"),
    ("touch", (MAN, MAN, MAN), {}, "live"),
]


@pytest.mark.parametrize(("device", "players", "options", "tempo"), MATCHES)
def test_a_whole_match(
    app: App, monkeypatch: pytest.MonkeyPatch, device: str, players: tuple[str, ...],
    options: dict[str, bool], tempo: str,
) -> None:  # fmt: skip
    draw_seldom(app, monkeypatch)
    match = started(players, 3, options, tempo)
    app.open_match(match, "test", told=0)
    play(app, PLAYERS[device](), Chooser(2))
    assert match.is_over
    stored = app.matches.read("test")
    assert stored.text() == match.text() and stored.state == match.state


def settled(app: App, match: Match) -> Scene:
    """The scene in which the person decides, when nothing moves any more."""
    app.open_match(match, "test")
    for _ in range(8):
        app.frame(16)
    assert app.stack.top is not None
    return app.stack.top


@pytest.mark.parametrize("phase", ["discard", "jan", "bouquets", "auction", "hammer", "can"])
def test_a_settled_table_makes_nothing(app: App, phase: str) -> None:
    match = next(
        match
        for seed in range(1, 40)
        if (match := some_way(started((MAN,) * 4, seed, {"weeds": True}), phase, 1, seed)).state.phase == phase
    )  # fmt: skip
    scene = settled(app, match)
    assert scene.name == phase
    made = counts(app)
    for _ in range(60):
        app.frame(16)
    assert counts(app) == made


def test_a_settled_outcry_makes_nothing(app: App) -> None:
    match = some_way(started((MAN, MAN, MAN), 5, {}, "live"), "auction")
    scene = settled(app, match)
    assert scene.name == "outcry"
    made = counts(app)
    for _ in range(40):
        app.frame(16)
    assert counts(app) == made


def counts(app: App) -> tuple[int, ...]:
    look = app.look
    rows = sum(slip.drawn for slip in app.stack.scenes[0].table.book.slips)  # type: ignore[attr-defined]
    return (look.paint.made, look.pictures.made, look.text.rendered, look.text.fonts_made,
            look.pictures.loaded, rows)  # fmt: skip


# bouquets


def to_bouquets(app: App) -> Scene:
    match = some_way(started((MAN,) * 3, 7), "bouquets")
    return settled(app, match)


def test_cards_are_dragged_into_trays_and_out_again(app: App) -> None:
    scene = to_bouquets(app)
    card = scene.controls.find("card 0")
    tray = scene.controls.find("tray 2")
    assert card is not None and tray is not None
    drag(app, card.rect.center, tray.rect.center)
    assert scene.plan.trays[1] == [0]  # type: ignore[attr-defined]
    card = scene.controls.find("card 0")
    assert card is not None and tray.rect.contains(card.rect)
    drag(app, card.rect.center, (760, 180))
    assert 0 in scene.plan.unplaced  # type: ignore[attr-defined]


def drag(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
    app.frame(16)
    for part in (0.3, 0.7, 1.0):
        x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        post(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(1, 0, 0), touch=False)
        app.frame(16)
    post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)
    app.frame(16)


def test_bouquets_by_number_keys_are_played_in_the_sellers_order(app: App) -> None:
    scene = to_bouquets(app)
    match = scene.match  # type: ignore[attr-defined]
    cards = list(match.state.revealed)
    hand = PLAYERS["keyboard"]()
    for number in range(len(cards)):
        hand.key(app, pygame.K_1 + number % 2)
    hand.press(app, scene.controls.find("later 1"))
    hand.press(app, scene.controls.find("open"))
    # the trays have changed places: the first card lies in what is sold second
    puts = [action for _, action in match.actions[-len(cards) :]]
    assert puts == [("put", card, 2 - number % 2) for number, card in enumerate(cards)]
    assert match.state.phase == "auction"


def test_undo_takes_all_bouquets_back_together(app: App) -> None:
    scene = to_bouquets(app)
    match = scene.match  # type: ignore[attr-defined]
    before = match.text()
    for number in range(len(match.state.revealed)):
        PLAYERS["keyboard"]().key(app, pygame.K_1 + number % 3)
    Mouse().press(app, scene.controls.find("open"))
    bottom = app.stack.scenes[0]
    assert isinstance(bottom, MatchScene) and match.text() != before
    seller = match.state.seller
    assert bottom.undo_reason(seller) is None
    bottom.undo(seller)
    app.frame(16)
    assert match.text() == before


# why not


def test_every_dimmed_thing_says_why(app: App) -> None:
    """A press on it changes nothing and shows a sentence without blanks to fill."""
    told = set()
    for phase in ("discard", "jan", "bouquets", "auction", "hammer"):
        match = next(
            match
            for seed in range(1, 60)
            if (match := some_way(started((MAN,) * 4, seed, {"weeds": True}), phase, 1, seed)).state.phase == phase
        )  # fmt: skip
        scene = settled(app, match)
        before = match.text()
        for action in [w.action for w in scene.controls.widgets if w.action and not w.enabled]:
            scene.act(action)
            words = scene.controls.why_words
            assert words and "{" not in words, action
            told.add(words)
        assert match.text() == before
    assert len(told) > 5


# the chips


def test_a_chip_bids_the_number_that_was_on_it(app: App) -> None:
    """The standing bid rises between press and release: the old number is bid no more."""
    match = some_way(
        started((MAN, BOT, BOT), 5, {}, "live", {"merchants": ["peter", "jan", "engel"]}), "auction"
    )
    scene = settled(app, match)
    while scene.name != "outcry":
        scene = play(app, Mouse(), Chooser(3), "outcry")
    low = match.state.minimum
    chip = scene.controls.find(f"bid {low}")
    assert chip is not None and deciding(scene)
    post(pygame.MOUSEBUTTONDOWN, pos=chip.rect.center, button=1, touch=False)
    app.frame(1)
    other = 1 if match.state.seller != 1 else 2
    scene.clock.press(other, ("bid", low))  # type: ignore[attr-defined]
    app.frame(2)
    app.frame(2)
    assert match.state.high == other
    post(pygame.MOUSEBUTTONUP, pos=chip.rect.center, button=1, touch=False)
    app.frame(2)
    app.frame(2)
    assert (0, ("bid", low)) not in match.actions and scene.controls.why_words


def test_who_cannot_pay_may_only_pass(app: App) -> None:
    """The mirror then offers no bids, and every chip is dimmed."""
    match = some_way(started((MAN,) * 3, 5), "auction")
    bidder = match.state.turn
    other = next(seat for seat in match.actors() if seat != bidder)
    match.state.coins[other] = 400
    match.play(other, ("bid", 300))
    while match.state.turn != bidder:
        match.play(match.state.turn, ("pass",))
    bottom = MatchScene(app, match, "test")
    app.stack.reset(bottom)
    app.stack.settle()
    app.frame(16)
    scene = app.stack.top
    assert scene is not None and scene.name == "auction" and scene.seat == bidder
    page = scene.mirror()
    texts = [action.action for action in page.actions if action.enabled]
    assert page.number is None and "pass" in texts
    assert not any(text.startswith("bid ") for text in texts)


# income


@pytest.mark.parametrize("reduced", [False, True])
def test_the_number_of_coins_counts_as_they_land(app: App, reduced: bool) -> None:
    app.settings.speed, app.settings.reduced = "normal", "on" if reduced else "off"
    app.apply()
    match = started((BOT, BOT, BOT), 5)
    app.open_match(match, "test", told=0)
    drawn = set()
    table = None
    for _ in range(400):
        app.frame(16)
        table = app.stack.scenes[0].table  # type: ignore[attr-defined]
        if app.stack.top is not None and app.stack.top.name == "income":
            drawn.add(table.coins(0))
        elif drawn:
            break
    assert table is not None and not table.counting
    begin, end = min(drawn), max(drawn)
    assert end > begin and (drawn == {begin, end}) == reduced


def test_a_tag_that_changes_grows_and_is_then_still(app: App) -> None:
    app.settings.speed = "normal"
    app.apply()
    match = some_way(started((MAN,) * 3, 5), "auction")
    scene = settled(app, match)
    book = app.stack.scenes[0].table.book  # type: ignore[attr-defined]
    seat = scene.seat
    scene.act(f"bid {match.state.minimum}")
    sizes = []
    for _ in range(120):
        app.frame(16)
        sizes.append(book._size(seat))
    assert min(sizes) < 0.9 and max(sizes) > 1.0 and sizes[-1] == 1.0


@pytest.mark.parametrize("tempo", ["turns", "live"])
def test_who_hurries_by_skip_does_not_pass(app: App, tempo: str) -> None:
    """Skip of the playbacks and Pass of the auction lie at the same place, bottom right."""
    app.settings.speed = "normal"
    app.apply()
    match = started((BOT, MAN, BOT), 3, {}, tempo)
    app.open_match(match, "test", told=0)
    skipped, since = 0, 0
    for _ in range(400):
        scene = app.stack.top
        if scene is not None and scene.name in ("auction", "outcry"):
            since += 1
            passing = scene.controls.find("pass")
            assert passing is not None and passing.rect.collidepoint(1196, 600)
        elif scene is not None:
            skip = scene.controls.find("skip")
            skipped += skip is not None and skip.rect.collidepoint(1196, 600)
        if since == 4:
            break
        post(pygame.MOUSEBUTTONDOWN, pos=(1196, 600), button=1, touch=False)
        app.frame(100)
        post(pygame.MOUSEBUTTONUP, pos=(1196, 600), button=1, touch=False)
        app.frame(100)
    assert skipped and since == 4
    assert (1, ("pass",)) not in match.actions


@pytest.mark.parametrize("larger", [False, True])
def test_a_long_line_of_the_log_is_set_in_two(app: App, larger: bool) -> None:
    app.settings.larger = larger
    app.apply()
    scene = settled(app, some_way(started((MAN, BOT, BOT), 7), "auction"))
    table = app.stack.scenes[0]
    assert isinstance(table, MatchScene) and scene is not table
    line = "Margriet pays Willem 14 and keeps Anemone, two Gerbera and one Tulip."
    table.lines.append(line)
    app.look.text.recorder = recorded = []
    app.draw()
    words = " ".join(drawn.words for drawn in recorded)
    assert "one Tulip." in words and "…" not in words


def test_bouquets_are_taken_back_together_after_closing_too(app: App) -> None:
    scene = to_bouquets(app)
    before = scene.match.text()  # type: ignore[attr-defined]
    for number in range(len(scene.match.state.revealed)):  # type: ignore[attr-defined]
        PLAYERS["keyboard"]().key(app, pygame.K_1 + number % 3)
    Mouse().press(app, scene.controls.find("open"))
    app.open_menu()
    app.frame(16)
    assert app.open_saved("test")
    for _ in range(4):
        app.frame(16)
    again = app.stack.scenes[0]
    assert isinstance(again, MatchScene)
    again.undo(again.match.state.seller)
    assert again.match.text() == before


def test_the_focused_card_is_not_covered(app: App) -> None:
    """Cards in a tray overlap: the one with the focus lies over its neighbours."""
    scene = to_bouquets(app)
    for _ in scene.match.state.revealed:  # type: ignore[attr-defined]
        PLAYERS["keyboard"]().key(app, pygame.K_1)
    order: list[str] = []
    for widget in scene.controls.widgets:
        if widget.action.startswith("card "):
            widget.paint = lambda _s, _r, _state, name=widget.action: order.append(name)  # type: ignore[attr-defined]
    scene.controls.focus(scene.controls.find("card 0"))
    scene.controls.shows_focus = True
    scene.controls.draw(app.canvas)
    assert order[-1] == "card 0" and len(order) == len(set(order))
