"""A sentence for some seconds over everything: storage that is full, a file that is no match."""

import pygame

from game.ui.look import Look

STAYS = 6000.0


class Notice:
    """At most one at a time. `trouble` is the storage trouble that was told already."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.words = ""
        self.trouble = ""
        self._left = 0.0

    def show(self, words: str) -> None:
        self.words = words
        self._left = STAYS

    def update(self, dt: float) -> None:
        self._left -= dt
        if self._left <= 0:
            self.words = ""

    def draw(self, surface: pygame.Surface) -> None:
        if not self.words:
            return
        look = self.look
        lines = len(look.text.wrap(self.words, "medium", 760))
        rect = pygame.Rect(0, 0, 828, 20 + lines * look.text.line("medium"))
        rect.midtop = (640, 70)
        look.paint.plate(surface, rect, "whynot")
        inside = rect.inflate(-60, -20)
        look.text.paragraph(surface, self.words, inside, "medium", look.theme.ink, "centre")
