"""Short sounds, each made by us (`assets/sounds`): starts at the first press, fine without a mixer."""

from pathlib import Path

import pygame

FOLDER = Path(__file__).resolve().parent.parent.parent / "assets" / "sounds"


class Sound:
    """Effects by name; a name without a file is silence."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.effects = 0.7  # volumes, 0 to 1
        self.music = 0.5
        self._is_on = False
        self._kept: dict[str, pygame.mixer.Sound] = {}

    def start(self) -> None:
        """Opens the mixer and reads all sounds: at the first press, since pages may not before."""
        if self._is_on:
            return
        self._is_on = True
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(44100, -16, 2, 512)
            for path in sorted(self.folder.glob("*.ogg")):
                self._kept[path.stem] = pygame.mixer.Sound(str(path))
        except (pygame.error, NotImplementedError, OSError):
            self._kept.clear()  # no sound device: play goes on without

    def set_music(self, volume: float) -> None:
        """The music's volume; there is none yet."""
        self.music = volume

    def play(self, name: str) -> None:
        """Plays an effect, if there is one and it may be heard."""
        sound = self._kept.get(name)
        if sound is not None and self.effects > 0:
            sound.set_volume(self.effects)
            sound.play()
