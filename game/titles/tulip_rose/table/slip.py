"""Pieces of the table that are drawn anew only when what they show changes.

A settled table then costs one blit a piece. While a test records text, everything is drawn straight
on the canvas, so that the record has the places a person sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.look import Look

EDGE = 4
"""Room around a piece for its frame; as much as lies between two rows at least."""
Paint = Callable[[pygame.Surface, pygame.Rect], None]


class Slip:
    """One piece."""

    def __init__(self) -> None:
        self.image: pygame.Surface | None = None
        self.key: Any = None
        self.drawn = 0
        """How often it was drawn anew."""

    def draw(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, key: Any, paint: Paint
    ) -> None:
        """Draws the piece at `rect`; `paint` gets a surface and its place there."""
        if look.text.recorder is not None:
            paint(surface, rect)
            return
        key = (key, look.text.larger, look.theme.hairline)
        key = (key, rect.topleft)
        around = rect.inflate(2 * EDGE, 2 * EDGE)
        if self.image is None or self.image.get_size() != around.size:
            self.image, self.key = pygame.Surface(around.size), None
        if self.key != key:
            self.drawn += 1
            self.key = key
            self.image.blit(surface, (0, 0), around)  # the felt behind it
            paint(self.image, pygame.Rect(EDGE, EDGE, *rect.size))
        surface.blit(self.image, around)
