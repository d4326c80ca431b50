"""The live clock without pictures: scripted presses at simulated moments become limits."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.ai.bots import finish
from game.core.match import Match
from game.titles.dutch_auction.live import Clock, Plan, actions, clock_for, plan
from game.titles.dutch_auction.rules import GAME

STEP = 500
CASH = [["8", "7", "6", "5", "4"]] * 4
RATES = (30, 144, 7)


def run(clock: Clock, presses: list[tuple[int, int]], rate: int = 60) -> Clock:
    """Frames of 1/rate second; each press comes in the frame in which its moment lies."""
    frame, waiting = 0, sorted(presses)
    while not clock.is_over:
        frame += 1
        now = frame * 1000 // rate
        while waiting and waiting[0][0] < now:
            moment, seat = waiting.pop(0)
            clock.press(seat, moment)
        clock.advance(now)
    return clock


def fall(
    presses: list[tuple[int, int]] = (),  # type: ignore[assignment]
    bots: Mapping[int, Plan] | None = None,
    seats: int = 4,
    top: int = 15,
    able: int = 30,
    step: int = STEP,
) -> Clock:
    """The same clock at several rates: the same result each time."""
    ran = [
        run(Clock(top, step, dict.fromkeys(range(seats), able), bots or {}), list(presses), rate)
        for rate in RATES
    ]
    assert len({str((c.takers, c.at, c.now, c.limits())) for c in ran}) == 1
    return ran[0]


def moment(price: int, later: int = 0, top: int = 15) -> int:
    return (top - price) * STEP + later


def test_a_take_is_the_takers_limit_and_who_did_nothing_has_0() -> None:
    clock = fall([(moment(9, 499), 2)])
    assert (clock.takers, clock.at) == ([2], 9)
    assert clock.limits() == {0: 0, 1: 0, 2: 9, 3: 0}


def test_a_step_lasts_from_its_first_to_its_last_millisecond() -> None:
    assert fall([(moment(9), 1)]).at == 9
    assert fall([(moment(9) - 1, 1)]).at == 10
    assert fall([(moment(1, 499), 1)]).at == 1
    assert fall([(moment(0), 1)]).takers == []


def test_others_keep_their_own_limit_below_the_price() -> None:
    bots = {0: Plan(4, 200), 3: Plan(8, 300), 2: Plan(0, 150)}
    clock = fall([(moment(9, 100), 1)], bots)
    assert clock.limits() == {0: 4, 1: 9, 2: 0, 3: 8}
    clock = fall([(moment(8, 299), 1)], bots)
    assert clock.limits() == {0: 4, 1: 8, 2: 0, 3: 7}, "the bot came a millisecond later"
    clock = fall([(moment(8, 301), 1)], bots)
    assert (clock.takers, clock.at) == ([3], 8) and clock.limits() == {0: 4, 1: 0, 2: 0, 3: 8}


def test_equal_moments_go_to_the_lower_seat() -> None:
    clock = fall([(moment(6, 50), 3), (moment(6, 50), 1)])
    assert clock.takers == [1] and clock.limits() == {0: 0, 1: 6, 2: 0, 3: 5}
    clock = fall([(moment(8, 300), 0)], {3: Plan(8, 300)})
    assert clock.takers == [0] and clock.limits()[3] == 7
    clock = fall([(moment(8, 300), 3)], {0: Plan(8, 300)})
    assert clock.takers == [0] and clock.limits()[3] == 7


def test_below_the_top_the_first_wins_and_a_later_press_is_nothing() -> None:
    clock = fall([(moment(7, 10), 2), (moment(7, 20), 1)])
    assert clock.takers == [2] and clock.limits() == {0: 0, 1: 0, 2: 7, 3: 0}


def test_several_in_the_first_step_at_15_take_together() -> None:
    clock = fall([(3, 0), (480, 2)], {1: Plan(15, 150), 3: Plan(14, 150)})
    assert clock.takers == [0, 1, 2] and clock.at == 15
    assert clock.limits() == {0: 15, 1: 15, 2: 15, 3: 14}


def test_the_first_step_at_15_runs_to_its_end() -> None:
    clock = Clock(15, STEP, {0: 30, 1: 30}, {})
    assert clock.press(0, 3) and not clock.press(0, 4), "a hand lies there once"
    clock.advance(499)
    assert not clock.is_over and clock.price == 15 and clock.has_taken(0) and clock.may_take(1)
    clock.advance(500)
    assert clock.is_over and clock.takers == [0]
    assert clock.limits() == {0: 15, 1: 0}


def test_after_the_restart_at_25_the_first_one_wins() -> None:
    clock = fall([(3, 2), (2, 1)], top=25)
    assert clock.takers == [1] and clock.limits() == {0: 0, 1: 25, 2: 0, 3: 0}
    clock = fall([(moment(20, 5, 25), 2)], {0: Plan(15, 200)}, top=25)
    assert clock.at == 20 and clock.limits() == {0: 15, 1: 0, 2: 20, 3: 0}
    assert fall([(moment(15, 5, 25), 2), (moment(15, 6, 25), 1)], top=25).takers == [2]


def test_nobody() -> None:
    clock = fall([], {0: Plan(0, 200)})
    assert clock.is_over and clock.takers == [] and clock.at == 0 and clock.now == 15 * STEP
    assert clock.limits() == {0: 0, 1: 0, 2: 0, 3: 0}


def test_who_cannot_pay_cannot_take() -> None:
    clock = Clock(15, STEP, {0: 7, 1: 0}, {})
    assert not clock.press(0) and not clock.may_take(0)
    clock.advance(moment(8, 499))
    assert not clock.may_take(0) and not clock.press(0)
    clock.advance(moment(7))
    assert clock.may_take(0) and not clock.may_take(1) and clock.press(0)
    clock.advance(moment(7) + 1)
    assert clock.takers == [0] and clock.at == 7


def test_a_press_for_a_bot_or_into_the_past_or_on_a_stopped_clock_is_nothing() -> None:
    clock = Clock(15, STEP, {0: 30, 1: 30}, {1: Plan(3, 200)})
    clock.advance(2000)
    assert not clock.press(1) and not clock.press(0, 1999)
    clock.press(0)
    clock.advance(2001)
    assert clock.is_over and not clock.press(0)
    before = clock.limits()
    clock.advance(9000)
    assert clock.limits() == before


def test_a_pause_is_no_time_at_all() -> None:
    """Whoever draws feeds the clock no time while paused: the price stands, nothing else happens."""
    clock = Clock(15, STEP, {0: 30, 1: 30}, {1: Plan(9, 200)})
    clock.advance(1234)
    for _ in range(100):
        clock.advance(1234)
    assert clock.price == 13 and not clock.is_over
    assert run(clock, []).at == 9


def test_a_slow_hand_still_takes_within_its_step() -> None:
    assert fall([], {0: Plan(9, 5000)}).at == 9


@pytest.mark.parametrize("step", [500, 1000, 1500])
def test_slower_steps(step: int) -> None:
    clock = fall([((15 - 6) * step + step - 1, 0)], {1: Plan(5, 300)}, seats=2, step=step)
    assert clock.takers == [0] and clock.at == 6 and clock.limits() == {0: 6, 1: 5}


# Whole matches


def live_match(rate: int, presses_of: Any, seed: int = 12) -> Match:
    """Two people (0, 2) and two bots; people press as the script says, lot by lot."""
    players = ["human", "hard", "human", "normal"]
    match = Match.start(GAME, 4, seed, players=players)
    clocks = 0
    while not match.is_over:
        if match.state.phase == "clock":
            bots = {seat: finish_plan(match, seat) for seat in (1, 3)}
            clock = run(clock_for(match.state, STEP, bots), presses_of(clocks), rate)
            for seat, action in actions(match.state, clock):
                match.play(seat, action)
            clocks += 1
        else:
            seat = match.state.turn
            match.play(seat, match.legal(seat)[0])
    return match


def finish_plan(match: Match, seat: int) -> Plan:
    return finish(plan(match, seat))  # type: ignore[arg-type, return-value]


SCRIPT = {
    0: [(100, 0), (400, 2)],  # together at 15: again from 25
    1: [(moment(21, 40, 25), 2)],
    2: [(moment(12, 3), 0), (moment(12, 3), 2)],
    4: [(moment(11, 499), 2)],
    6: [(120, 0)],
    9: [(moment(1, 499), 2), (moment(10, 7), 0)],
}


def test_scripted_match_is_the_same_at_any_rate_and_replays() -> None:
    matches = [live_match(rate, lambda lot: SCRIPT.get(lot, [])) for rate in (30, 144)]
    assert matches[0].text() == matches[1].text()
    match = matches[0]
    ids = [event.id for events in match.events for event in events]
    assert "again" in ids and "taken" in ids
    again = match.at(len(match.actions))
    assert again.state == match.state and again.text() == match.text()


def test_every_bot_has_a_plan_for_every_clock() -> None:
    """Also who is not polled first, and who picks any action."""
    match = Match.start(GAME, 5, 3, players=["human", "random", "easy", "normal", "hard"])
    for seat in range(1, 5):
        assert 0 <= finish_plan(match, seat).limit <= match.state.top


def test_presses_change_no_bots_plan() -> None:
    match = Match.start(GAME, 4, 12, players=["human", "hard", "human", "normal"])
    plans = {seat: finish_plan(match, seat) for seat in (1, 3)}
    for presses in ([], [(moment(3), 0)], [(moment(9, 9), 2)]):
        clock = run(clock_for(match.state, STEP, plans), presses)
        assert {seat: finish_plan(match, seat) for seat in (1, 3)} == plans
        assert clock.bots == plans
    assert all(150 <= found.reaction < 450 for found in plans.values())


def test_every_clock_becomes_legal_actions_in_polled_order() -> None:
    match = Match.start(GAME, 4, 3, deal={"first": 2, "cash": CASH})
    clock = run(clock_for(match.state, STEP, {1: Plan(6, 200)}), [(moment(8), 3)])
    assert actions(match.state, clock) == [
        (2, ("limit", 0)),
        (3, ("limit", 8)),
        (0, ("limit", 0)),
        (1, ("limit", 6)),
    ]
    for seat, action in actions(match.state, clock):
        match.play(seat, action)
    assert match.state.phase == "pay" and match.state.turn == 3 and match.state.price == 8
