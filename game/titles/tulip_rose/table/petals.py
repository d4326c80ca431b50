"""Petals that fall for the winner."""

from __future__ import annotations

import math

import pygame

from game.core.rng import Rng, below, seeded
from game.ui.look import Look

MOST, LASTS = 40, 2500.0
TURNS = 6


class Petals:
    """At most forty; from the match's seed, so that the same end looks the same."""

    def __init__(self, look: Look, seed: int) -> None:
        self.look = look
        self.time = 0.0
        rng = Rng(seeded(seed))
        self.petals = [
            (
                below(rng, 1280),
                below(rng, 900),
                60 + below(rng, 80),
                below(rng, TURNS),
                below(rng, 2),
            )
            for _ in range(MOST)
        ]
        """Left, when it starts, how fast, how it is turned, its colour."""

    @property
    def falls(self) -> bool:
        """Whether there may be one left in sight."""
        return self.time <= LASTS + 2500

    def update(self, dt: float) -> None:
        self.time += dt

    def draw(self, surface: pygame.Surface) -> None:
        if not self.falls:
            return
        theme = self.look.theme
        for left, start, speed, turn, kind in self.petals:
            age = (self.time - start) / 1000
            if age < 0:
                continue
            y = -30 + speed * age + 90 * age * age
            if y > 740:
                continue
            x = left + 36 * math.sin(age * 2.2 + left)
            angle = ((turn + int(age * 6)) % TURNS) * 360 / TURNS
            tint = theme.red_ring if kind else theme.focus
            image = self.look.pictures.get("common", "petal", 26, tint=tint, turned=angle)
            surface.blit(image, image.get_rect(center=(round(x), round(y))))
