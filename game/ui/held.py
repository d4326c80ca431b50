"""A widget that works for as long as it is held, by pointer or with a key that presses."""

import pygame

from game.ui.controls import PRESS_KEYS
from game.ui.widgets import Widget


class Held(Widget):
    """A key that presses goes `down` and `up` on it as a pointer does."""

    def key(self, event: pygame.event.Event) -> bool:
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or event.key not in PRESS_KEYS:
            return False
        if not self.enabled:
            return False
        if event.type == pygame.KEYDOWN:
            self.down(self.rect.center)
        else:
            self.up()
        return True
