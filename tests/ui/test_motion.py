"""Motion on simulated time: the same whatever the frame rate, skippable, calm where that is asked."""

import pytest

from game.ui.motion import TIMES, Motion, arc, clamped


@pytest.mark.parametrize("name", TIMES)
def test_every_movement_goes_from_start_to_end(name: str) -> None:
    motion = Motion()
    tween = motion.tween(name, 10, 20)
    assert tween.value == pytest.approx(10) and not tween.done and tween.fade == 1
    seen = []
    for _ in range(200):
        motion.update(TIMES[name][0] / 100)
        seen.append(tween.value)
    assert tween.done and seen[-1] == 20 and max(seen) <= 21 and not motion.is_moving


@pytest.mark.parametrize("rate", [30, 60, 144])
def test_it_ends_at_the_same_time_at_any_frame_rate(rate: int) -> None:
    motion = Motion()
    tween = motion.tween("card", delay=100)
    passed = 0.0
    while not tween.done:
        motion.update(1000 / rate)
        passed += 1000 / rate
    assert 360 <= passed < 360 + 1000 / rate + 0.001


def test_speeds() -> None:
    lengths = [Motion(speed).length("card") for speed in ("slow", "normal", "fast", "instant")]
    assert lengths == sorted(lengths, reverse=True) and lengths[-1] == 0
    motion = Motion("instant")
    assert motion.tween("card", 0, 7, delay=300).value == 7 and not motion.is_moving


def test_a_press_ends_all() -> None:
    motion = Motion()
    tweens = [motion.tween("card", 0, 1, delay=200 * i) for i in range(3)]
    motion.update(50)
    assert motion.skip() and all(tween.done and tween.value == 1 for tween in tweens)
    assert not motion.skip()


def test_reduced_motion_fades_in_120_ms_where_it_ends() -> None:
    motion = Motion(reduced=True)
    tween = motion.tween("lot", 0, 300)
    motion.update(60)
    assert tween.value == 300 and tween.fade == pytest.approx(0.5)
    motion.update(60)
    assert tween.done and tween.fade == 1 and motion.breath() == 1


def test_the_glow_breathes() -> None:
    motion = Motion()
    seen = []
    for _ in range(100):
        motion.update(28)
        seen.append(motion.breath())
    assert min(seen) == pytest.approx(0.6, abs=0.01) and max(seen) == pytest.approx(1, abs=0.01)


def test_a_clock_never_jumps() -> None:
    assert [clamped(dt) for dt in (-5, 0, 16, 100, 60_000)] == [0, 0, 16, 100, 100]


def test_an_arc_is_lifted_in_the_middle() -> None:
    assert arc((0, 10), (20, 10), 0, 6) == (0, 10) and arc((0, 10), (20, 10), 1, 6) == (20, 10)
    assert arc((0, 10), (20, 10), 0.5, 6) == (10, 4)
