"""A place that acts at the moment it is touched: on a falling clock the hand that comes down counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.table import places
from game.ui.look import Look
from game.ui.theme import Role
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.titles.dutch_auction.table.clock import LiveClock

LARGE = Role("fira-600", 34, 40)


class Slap(Widget):
    """Takes for a seat when it is pressed, not when it is let go; keys and the mirror press it too."""

    def __init__(
        self, rect: pygame.Rect, action: str, seat: int, scene: LiveClock, keys: tuple[int, ...]
    ) -> None:
        super().__init__(rect, action, "", keys=keys)
        self.seat = seat
        self.scene = scene
        self.glows = False
        self._is_done = False

    def slap(self) -> None:
        """What a touch does."""
        self.scene.take(self.seat)

    def down(self, pos: tuple[int, int]) -> None:
        self._is_done = True
        self.slap()

    def press(self, pos: tuple[int, int]) -> None:
        if not self._is_done:
            self.slap()

    def why(self, pos: tuple[int, int]) -> str | None:
        return None if self._is_done else self.reason

    def up(self) -> None:
        self._is_done = False

    def relabel(self) -> None:
        """The words as the price stands now."""
        self.label = self.scene.say("take.at", price=self.scene.clock.price)

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        taken = self.scene.clock.has_taken(self.seat)
        state = "pressed" if pressed or taken else "normal" if self.enabled else "dimmed"
        down = look.paint.button(surface, self.rect, "delft", state)
        if self.glows and state == "normal" and not focused:
            look.paint.glow(surface, self.rect, strength=look.motion.breath())
        inside = self.rect.inflate(-16, -20).move(0, down)
        colour = look.theme.ink_dim if state == "dimmed" else look.theme.white
        half = inside.height // 2
        top = pygame.Rect(inside.x, inside.y, inside.width, half)
        role = LARGE if look.text.width(self.label, LARGE) <= top.width else "button"
        look.text.draw(surface, self.label, top, role, colour, "centre")
        note = self.scene.note(self.seat)
        low = pygame.Rect(inside.x, inside.y + half, inside.width, half)
        look.text.draw(surface, note, low, "text", colour, "centre")


class DialSlap(Slap):
    """The whole clock as a place to press; drawn by the table."""

    focusable = False
    radius = places.RADIUS

    def __init__(self, rect: pygame.Rect, action: str, scene: LiveClock) -> None:
        super().__init__(rect, action, -1, scene, ())

    def relabel(self) -> None:
        scene = self.scene
        self.label = scene.say("take.start") if self.action else scene.say("take.note")
        self.focusable = bool(self.action)

    def slap(self) -> None:
        self.scene.press_dial()

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        """Nothing: the dial is part of the table."""
