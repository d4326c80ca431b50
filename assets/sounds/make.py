"""Makes the sounds: `pip install soundfile==0.13.1 numpy`, then `python assets/sounds/make.py`.

Each sound is computed here, nothing is recorded. The results, short OGG files, are committed: who
plays needs none of this.
"""

import math
import random
from collections.abc import Callable
from pathlib import Path

RATE = 44100
HERE = Path(__file__).resolve().parent

Wave = Callable[[float], float]


def tone(pitch: float, fall: float, strength: float = 1.0) -> Wave:
    """A struck tone that dies away; `fall` is how fast, per second."""
    return lambda t: strength * math.exp(-fall * t) * math.sin(2 * math.pi * pitch * t)


def noise(seed: int, fall: float, strength: float) -> Wave:
    """A puff of noise that dies away."""
    source = random.Random(seed)
    return lambda t: strength * math.exp(-fall * t) * source.uniform(-1, 1)


def later(delay: float, wave: Wave) -> Wave:
    return lambda t: wave(t - delay) if t >= delay else 0.0


def swish(seed: int, length: float, strength: float) -> Wave:
    """Soft noise that swells and goes: paper on felt."""
    source, last = random.Random(seed), [0.0]

    def wave(t: float) -> float:
        last[0] += (source.uniform(-1, 1) - last[0]) * 0.18
        return strength * last[0] * math.sin(math.pi * min(1.0, t / length)) ** 2

    return wave


# name: (seconds, waves); wood for presses, paper for cards, brass for coins
SOUNDS: dict[str, tuple[float, list[Wave]]] = {
    "click": (0.07, [tone(1150, 90, 0.5), tone(2300, 140, 0.2), noise(1, 300, 0.25)]),
    "refuse": (0.16, [tone(190, 26, 0.5), tone(143, 22, 0.4)]),
    "tick": (0.05, [tone(2600, 150, 0.35), noise(2, 500, 0.3)]),
    "card": (0.14, [swish(3, 0.13, 0.9), later(0.1, noise(4, 160, 0.2))]),
    "flip": (0.1, [swish(6, 0.09, 0.8), later(0.06, noise(7, 220, 0.25))]),
    "bid": (0.18, [tone(660, 26, 0.4), later(0.05, tone(880, 24, 0.35)), noise(8, 260, 0.15)]),
    "coin": (0.3, [tone(3150, 16, 0.25), tone(4720, 22, 0.15), later(0.05, tone(3560, 18, 0.2))]),
    "gavel": (0.35, [tone(210, 24, 0.8), tone(415, 40, 0.4), noise(5, 120, 0.5)]),
    "hammer": (0.5, [tone(180, 18, 0.8), tone(372, 30, 0.4), noise(9, 90, 0.5), later(0.13, tone(176, 26, 0.35))]),
    "turn": (0.45, [tone(784, 9, 0.28), later(0.11, tone(1047, 8, 0.26))]),
    "win": (1.3, [later(0.14 * i, tone(p, 4.5, 0.24)) for i, p in enumerate((523, 659, 784, 1047))]),
}  # fmt: skip


def samples(name: str) -> list[float]:
    """The sound's samples, with soft ends."""
    length, waves = SOUNDS[name]
    count = int(length * RATE)
    values = []
    for i in range(count):
        fade = min(1.0, i / 60, (count - i) / 600)
        values.append(fade * max(-1.0, min(1.0, sum(wave(i / RATE) for wave in waves))))
    return values


if __name__ == "__main__":
    import soundfile

    for name in SOUNDS:
        soundfile.write(HERE / f"{name}.ogg", samples(name), RATE, format="OGG", subtype="VORBIS")
