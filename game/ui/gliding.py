"""A playback in which one thing is on its way, a card as a rule: what all such scenes share.

A title says what leaves its place, how it looks on the way, and what is told when it has arrived.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.motion import Tween
from game.ui.over_table import OverTable
from game.ui.playback import is_skip

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene


class Gliding(OverTable):
    """Lets it leave, moves it, lets it arrive, and takes itself away. A press skips the way."""

    name = "playback"

    def __init__(self, table_scene: MatchScene) -> None:
        super().__init__(table_scene)
        self.way: Tween | None = None
        self.over = False

    # what a title says

    def depart(self) -> None:
        """It is no longer drawn where it lay."""

    def arrive(self) -> None:
        """It lies where it belongs, and is told."""

    def draw_moving(self, surface: pygame.Surface, part: float) -> None:
        """Draws it at this part of its way."""

    # the scene

    def enter(self) -> None:
        self.set([])
        self.depart()
        self.look.sound.play("card")
        self.way = self.look.motion.tween("card")

    def update(self, dt: float) -> None:
        if self.way is not None and self.way.done and not self.over:
            self.over = True
            self.arrive()
            self.done()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if is_skip(event):
            self.look.motion.skip()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        if self.way is not None and not self.over:
            self.draw_moving(surface, self.way.value)
        self.controls.draw(surface)
