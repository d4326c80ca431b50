"""Every sound that is asked for is there, and play goes on where none can be heard."""

import re
from pathlib import Path

import pygame
import pytest

from game.ui.sound import FOLDER, Sound

GAME = Path(__file__).resolve().parent.parent.parent / "game"
NAMES = {path.stem for path in FOLDER.glob("*.ogg")}


def test_every_sound_that_is_asked_for_is_there() -> None:
    asked = {
        name
        for path in GAME.rglob("*.py")
        for name in re.findall(r'sound\.play\("([a-z-]+)"', path.read_text("utf-8"))
    }
    assert {"click", "refuse"} <= asked <= NAMES


def test_sounds_start_at_the_first_press_and_keep_their_volume() -> None:
    sound = Sound()
    sound.play("click")  # before the first press: silence
    sound.start()
    sound.start()
    assert set(sound._kept) == NAMES
    sound.effects = 0.3
    sound.play("click")
    assert sound._kept["click"].get_volume() == pytest.approx(0.3, abs=0.01)
    sound.play("nothing of that name")
    pygame.mixer.quit()


def test_play_goes_on_without_a_mixer(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_a: object) -> None:
        raise pygame.error("no device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound()
    sound.start()
    sound.play("click")
    assert not sound._kept
