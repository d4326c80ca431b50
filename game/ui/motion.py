"""Motion in one place: how long things take, how they ease, and the tweens that run.

Time is simulated, in milliseconds: whoever calls `Motion.update(dt)` decides how it passes, so that
a test and a slow machine see the same. A press ends all (`skip`). With reduced motion every movement
becomes a fade of 120 ms: `Tween.value` is at its end at once, `Tween.fade` goes from 0 to 1.
"""

import math
from collections.abc import Callable

Ease = Callable[[float], float]

LONGEST_FRAME = 100.0  # a longer frame counts as this: a clock never jumps
FADE = 120.0


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    """As the curve (0.2, 0.8, 0.2, 1)."""
    return 1.0 - float((1 - t) ** 3.4)


def ease_in(t: float) -> float:
    return t * t


def ease_in_out(t: float) -> float:
    return t * t * (3 - 2 * t)


def overshoot(t: float) -> float:
    """From 0 to 1 and a little beyond on the way."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


TIMES: dict[str, tuple[float, Ease]] = {
    "focus": (120, ease_out),
    "press": (60, linear),
    "release": (120, ease_out),
    "card": (260, ease_out),
    "flip": (220, ease_in_out),
    "lift": (150, ease_out),
    "deal": (500, linear),  # the pause between cards
    "coin": (420, ease_in_out),
    "count": (400, ease_out),
    "tag": (180, overshoot),
    "dial": (160, ease_out),
    "gavel-up": (90, ease_in),
    "gavel-down": (110, ease_in),
    "shake": (120, linear),
    "lot": (320, ease_in_out),
    "scene": (180, ease_out),
    "strip-in": (150, ease_out),
    "strip-out": (200, ease_out),
    "score": (240, ease_out),
    "total": (600, ease_out),
    "rank": (350, ease_in_out),
    "petals": (2500, linear),
    "bot": (900, linear),  # a bot's turn in all
}
STRIP_STAYS = 4000.0  # of the "why not?" strip; not changed by speed
BREATH = 1400.0
STRENGTHS = tuple(part / 20 for part in range(12, 21))
"""A breath's steps: so small that nobody sees them, so that the picture of each can be kept."""
HOLD_FIRST, HOLD_NEXT = 400.0, 1000 / 12  # a held stepper

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.4, "instant": 0.0}


class Tween:
    """A number on its way from `start` to `end`."""

    __slots__ = ("delay", "ease", "end", "length", "reduced", "start", "time")

    def __init__(
        self, start: float, end: float, length: float, ease: Ease, delay: float, reduced: bool
    ) -> None:
        self.start, self.end = start, end
        self.length, self.ease = length, ease
        self.delay, self.reduced = delay, reduced
        self.time = 0.0

    @property
    def part(self) -> float:
        """How much of the time is over, 0 to 1."""
        if self.length <= 0:
            return 1.0 if self.time >= self.delay else 0.0
        return min(1.0, max(0.0, (self.time - self.delay) / self.length))

    @property
    def done(self) -> bool:
        return self.time >= self.delay + self.length

    @property
    def value(self) -> float:
        if self.reduced or self.done:
            return self.end
        return self.start + (self.end - self.start) * self.ease(self.part)

    @property
    def fade(self) -> float:
        """How much of it is to be seen: 1, but for reduced motion, where it fades in."""
        return self.part if self.reduced else 1.0

    def finish(self) -> None:
        self.time = self.delay + self.length


class Motion:
    """The running tweens, the speed, and the time since the start."""

    def __init__(self, speed: str = "normal", reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.now = 0.0
        self.has_breathed = False
        """Whether a strength was asked for that will be another one soon."""
        self._running: list[Tween] = []

    @property
    def is_moving(self) -> bool:
        return bool(self._running)

    @property
    def is_instant(self) -> bool:
        return self.speed == "instant"

    def length(self, name: str) -> float:
        """How long a movement of this kind takes at this speed, in ms."""
        return TIMES[name][0] * SPEEDS[self.speed]

    def tween(self, name: str, start: float = 0.0, end: float = 1.0, delay: float = 0.0) -> Tween:
        """Starts a movement of a kind of `TIMES`; the delay passes with the speed too."""
        factor = SPEEDS[self.speed]
        length, ease = TIMES[name]
        length = (min(length, FADE) if self.reduced else length) * factor
        tween = Tween(start, end, length, ease, delay * factor, self.reduced)
        if not tween.done:
            self._running.append(tween)
        return tween

    def update(self, dt: float) -> None:
        self.now += dt
        for tween in self._running:
            tween.time += dt
        self._running = [tween for tween in self._running if not tween.done]

    def skip(self) -> bool:
        """Ends all that moves; whether something did."""
        was_moving = bool(self._running)
        for tween in self._running:
            tween.finish()
        self._running.clear()
        return was_moving

    def breath(self) -> float:
        """One of `STRENGTHS`, up and down, for the glow of what is legal."""
        if self.reduced:
            return 1.0
        self.has_breathed = True
        wave = 0.5 + 0.5 * math.cos(2 * math.pi * (self.now % BREATH) / BREATH)
        return STRENGTHS[round(wave * (len(STRENGTHS) - 1))]


def arc(
    start: tuple[float, float], end: tuple[float, float], part: float, height: float = 6
) -> tuple[float, float]:
    """A point on the way between two places, lifted in the middle by `height`."""
    x = start[0] + (end[0] - start[0]) * part
    y = start[1] + (end[1] - start[1]) * part
    return x, y - height * 4 * part * (1 - part)


def clamped(dt: float) -> float:
    """A frame's length as clocks count it."""
    return min(max(dt, 0.0), LONGEST_FRAME)
