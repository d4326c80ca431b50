"""Everything a scene draws with, in one bundle, and how the settings change it."""

from dataclasses import dataclass

from game.ui.aim import Aim
from game.ui.motion import Motion
from game.ui.paint import Paint
from game.ui.pictures import Pictures
from game.ui.sound import Sound
from game.ui.text import Text
from game.ui.theme import HIGH_CONTRAST, PLAIN, Theme


@dataclass
class Look:
    """`look.text.draw(...)`, `look.paint.plate(...)`, `look.theme.ink`: see README.md."""

    theme: Theme
    text: Text
    paint: Paint
    pictures: Pictures
    motion: Motion
    sound: Sound
    aim: Aim

    def set(self, larger: bool, contrast: bool) -> None:
        """Text size and contrast; whatever was made in the old ones is dropped."""
        theme = HIGH_CONTRAST if contrast else PLAIN
        if larger != self.text.larger:
            self.text.set_larger(larger)
            self.pictures.forget()
        if theme is not self.theme:
            self.theme = theme
            self.paint.set_theme(theme)
            self.pictures.forget()


def new_look(sound: Sound) -> Look:
    """A look in plain colours at normal size. The display has to be open."""
    pictures = Pictures()
    pictures.load("common")
    motion = Motion()
    return Look(PLAIN, Text(), Paint(PLAIN, pictures), pictures, motion, sound, Aim(motion))
