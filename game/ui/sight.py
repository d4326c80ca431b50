"""What is in sight, drawn no more often than it changes: a settled table costs next to nothing.

All is drawn anew when something was pressed, a tween runs, or what a scene `shows` differs. In a
settled picture two things may still move: the glow, which breathes in a few steps, each of them
drawn once and kept; and what the uppermost scene draws over the picture (`Scene.draw_ticking`).
"""

import pygame

from game.ui.change import Change
from game.ui.look import Look
from game.ui.notice import Notice
from game.ui.scene import Scene, Stack


class Sight:
    """The canvas and what was drawn on it."""

    def __init__(self, look: Look, stack: Stack, notices: Notice, canvas: pygame.Surface) -> None:
        self.look, self.stack, self.notices = look, stack, notices
        self.canvas = canvas
        self.change = Change(look.motion, canvas)
        self._shown: object = None
        self._kept: dict[float, tuple[pygame.Surface, pygame.Rect]] = {}
        """Of a settled picture: what it looks like where it moves, by the strength of the glow."""
        self._strength = 1.0
        self._breathes = False
        self._ticks = False

    def touch(self) -> None:
        """Something was pressed, or scenes have changed: it is drawn anew."""
        self._shown = None

    def has_changed(self) -> bool:
        """Whether it may look other than when it was last asked."""
        seen, moving = self.stack.seen(), self.stack.moving()
        moves = self.look.motion.is_moving or any(scene.controls.is_held for scene in seen)
        shown = (moves, self.notices.words, [_shows(scene, scene in moving) for scene in seen])
        changed = moves or shown != self._shown or self.look.text.recorder is not None
        self._shown = shown
        return changed

    def draw(self) -> None:
        """Draws all of it."""
        self._kept.clear()
        self._draw_scenes()
        self._draw_ticking()

    def refresh(self) -> bool:
        """Draws what moves in a picture that has not changed; whether there was anything."""
        if not self._ticks and (not self._breathes or self._strength == self.look.motion.breath()):
            return False
        strength = self.look.motion.breath() if self._breathes else 1.0
        kept = self._kept.get(strength)
        if kept is None:
            self._draw_scenes()
            place = self.canvas.get_rect()
            if not self._ticks and self.look.paint.glowing is not None:
                place = self.look.paint.glowing.clip(place)
            self._kept[strength] = (self.canvas.subsurface(place).copy(), place)
        else:
            self.canvas.blit(*kept)
            self._strength = strength
        self._draw_ticking()
        return True

    def _draw_scenes(self) -> None:
        motion, paint = self.look.motion, self.look.paint
        motion.has_breathed, paint.glowing = False, None
        self.stack.draw(self.canvas)
        self._breathes, self._strength = motion.has_breathed, motion.breath()

    def _draw_ticking(self) -> None:
        top = self.stack.top
        self._ticks = top is not None and top.draw_ticking(self.canvas)
        self.change.draw(top)
        self.notices.draw(self.canvas)


def _shows(scene: Scene, moves_on: bool) -> tuple[object, ...]:
    """On what a scene's picture depends, beside its being pressed."""
    controls = scene.controls
    own = scene.shows() if moves_on else None
    return scene, controls.why_words, controls.focused, own
