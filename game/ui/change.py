"""How one scene over a table becomes the next: the old picture fades, the new one slides into place.

Only where scenes lie (`table.stage`) and only what is on the screen already: nothing is drawn twice,
and the one surface for the old picture is made once. With reduced motion and at instant speed scenes
change at once; a press ends it.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.motion import Motion, Tween
from game.ui.scene import Scene
from game.ui.theme import SIZE

SLIDE = 12


class Change:
    """The change of scenes on a canvas."""

    def __init__(self, motion: Motion, canvas: pygame.Surface) -> None:
        self._motion = motion
        self._canvas = canvas
        self._old = pygame.Surface(SIZE)
        self._places: list[pygame.Rect] = []
        self._tween: Tween | None = None
        self._slides = False
        self.drawn: Scene | None = None
        """The scene that lay on top when the canvas was drawn last."""

    @property
    def is_going(self) -> bool:
        """Whether something still fades."""
        return self._tween is not None and not self._tween.done

    def begin(self, places: Sequence[pygame.Rect], old: Scene | None, slides: bool) -> None:
        """Keeps these places as they are on the screen, if it is this scene that is seen there."""
        if old is None or old is not self.drawn or self._motion.reduced:
            return
        self._tween = self._motion.tween("scene")
        self._slides = slides
        self._places = list(places)
        if not self._tween.done:
            for place in self._places:
                self._old.blit(self._canvas, place, place)

    def end(self) -> None:
        """The new scene stands at once."""
        self._tween = None

    def draw(self, top: Scene | None) -> None:
        """Lays the old picture over the new one, as much of it as is left."""
        self.drawn = top
        if self._tween is None or self._tween.done:
            self._tween = None
            return
        part = self._tween.value
        self._old.set_alpha(round(255 * (1 - part)))
        for place in self._places:
            if self._slides:
                self._canvas.set_clip(place)
                self._canvas.scroll(0, round(SLIDE * (1 - part)))
                self._canvas.set_clip(None)
            self._canvas.blit(self._old, place, place)
