"""Who knows what: views, events, the table of `replay --json` (rulings 7 and 9 of `help/rulings.md`)."""

import json
from pathlib import Path

from game.core.match import load
from game.core.rng import Rng
from game.core.zones import determinize, shown, view
from game.titles.dutch_auction.rules import GAME, DutchState
from tests.titles.dutch_auction.moves import play, started
from tests.titles.dutch_auction.positions import CASH

HERE = Path(__file__).parent


def test_ruling_7_and_9_what_a_seat_sees() -> None:
    match = started(3, first=1, cash=[CASH, CASH, CASH])
    play(match, "1 limit 9")
    state = match.state
    seen: DutchState = view(GAME, state, 1)
    assert seen.limits == [None, 9, None] and seen.hands[0] == [None] * 5
    assert seen.starts == [None, state.starts[1], None] and seen.rng is None
    assert seen.draw[1] == sorted(state.draw[1]) and seen.draw[0] == [None] * 5
    public = view(GAME, state, None)
    assert public.limits == [None] * 3 and public.starts == [None] * 3
    assert view(GAME, state, 2) == determinize_and_view(state, 2)
    events = play(match, "2 limit 0", "0 limit 4")
    assert all("limit" not in e.values and 4 not in e.values.values() for e in events)
    assert match.state.limits == [None] * 3, "never afterwards"


def determinize_and_view(state: DutchState, seat: int) -> DutchState:
    seen = view(GAME, state, seat)
    return view(GAME, determinize(GAME, seen, seat, Rng(5)), seat)


def test_the_order_of_the_own_deck_is_not_in_the_view() -> None:
    def seen(order: list[str]) -> DutchState:
        return view(GAME, started(2, cash=[["1", "2", "3", "4", "5", *order], CASH]).state, 0)

    one, other = seen(["6", "7", "8", "x2", "x2"]), seen(["x2", "8", "x2", "7", "6"])
    one.row = other.row
    one.starts = other.starts
    assert one == other


def test_limits_of_worlds_can_be_paid() -> None:
    for seed in range(20):
        match = started(3, seed, first=0)
        play(match, "0 limit 1", "1 limit 1")
        world = determinize(GAME, view(GAME, match.state, 2), 2, Rng(seed))
        assert None not in world.limits[:2] and world.limits[2] is None
        GAME.playout(world)
        assert world.phase == "over"


def test_table_in_full_and_for_a_seat() -> None:
    match = load(
        json.loads((HERE / "matches" / "clock-and-pay.json").read_text()), lambda _n: GAME, 9
    )
    full = GAME.table(match.state)
    assert full == {
        "auctioneer": 0,
        "row": ["pink-8", "double-red-blue", *match.state.row[2:]],
        "top": 15,
        "limit": None,
        "hands": [["2", "4", "5", "6", "8"], ["1", "2", "4", "7", "x2"], ["4", "5", "6", "7", "8"]],
        "draw": [["7", "x2"], ["3", "5", "8", "x2"], ["3", "2", "1", "x2", "x2"]],
        "spent": [["1", "3", "x2"], ["6"], []],
        "won": [["set-pink-blue"], ["red-6"], []],
        "starts": ["start-yellow-blue", "start-red-pink", "start-red-yellow"],
        "price": None,
    }
    ada = GAME.table(shown(GAME, match.state, 0))
    assert ada == {
        **full,
        "limit": 0,
        "hands": [["2", "4", "5", "6", "8"], None, None],
        "draw": [2, 4, 5],
        "starts": ["start-yellow-blue", None, None],
    }
    assert GAME.table(shown(GAME, match.state, 1))["limit"] is None


def test_another_hand_shows_nothing_also_when_it_is_empty() -> None:
    match = started(2, cash=[CASH, CASH])
    for _ in range(2):
        play(match, "0 limit 1", "1 limit 0")
        match.play(0, max(match.legal(0), key=len))
    assert match.state.hands[0] == [] and not match.is_over
    for seat, hands in ((0, [[], None]), (1, [None, CASH[:5]]), (None, [None] * 2)):
        assert GAME.table(shown(GAME, match.state, seat))["hands"] == hands
    assert GAME.table(match.state)["hands"][0] == []


def test_table_in_pay_and_over() -> None:
    match = started(2, starts=["start-red-pink", "start-red-blue"], cash=[CASH, CASH])
    play(match, "0 limit 3", "1 limit 0")
    assert GAME.table(shown(GAME, match.state, None))["price"] == 3
    assert GAME.table(match.state)["row"][0] == match.state.row[0]
    play(match, "0 pay 3")
    while not match.is_over:
        play(match, f"{match.state.turn} limit 0")
    table = GAME.table(shown(GAME, match.state, 1))
    assert table["starts"] == ["start-red-pink", "start-red-blue"]
    assert table["hands"][0] == ["1", "2", "4", "5", "6"] and table["draw"] == [4, 5]
    assert table["top"] is None and table["price"] is None and table["row"] == []
    assert GAME.table(match.state)["draw"][0] == ["7", "8", "x2", "x2"]
