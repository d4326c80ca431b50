"""Scenes and the stack that they lie on.

A scene is one screen or an overlay over others. The stack mirrors what the rules say and stores
none of it. Changes are asked for during a frame and happen after it (`settle`), so that no scene
vanishes while it works.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.controls import Controls
from game.ui.host import Mirror, MirrorAction, NumberField

if TYPE_CHECKING:
    from game.ui.app import App


class Scene:
    """One screen. Subclasses fill `self.controls` with widgets and draw the rest."""

    name = "scene"
    """A word for the mirror (`data-scene`), and for tests."""
    covers = True
    """Nothing below has to be drawn."""
    pauses = True
    """Nothing below moves on while this lies over it."""
    phase = ""
    seat: int | None = None
    log = ""
    """The newest line of the log, for the mirror."""
    number: NumberField | None = None
    saved = ""
    """The id under which the match of this scene is saved, for coming back after an error."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.look = app.look
        self.controls = Controls(app.look)

    def enter(self) -> None:
        """Has come to lie on the stack."""

    def leave(self) -> None:
        """Was taken off the stack."""

    def wake(self) -> None:
        """Is the uppermost again, after what lay over it has gone."""

    def hide(self) -> None:
        """The tab was hidden or the window minimised: time stands still until it is back."""

    def update(self, dt: float) -> None:
        """Moves on by `dt` milliseconds of simulated time."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws everything; `self.controls.draw(surface)` belongs at its end."""
        self.controls.draw(surface)

    def draw_ticking(self, surface: pygame.Surface) -> bool:
        """Draws what never stands still, a clock, over the picture that `draw` has made, which is
        kept meanwhile. Whether there is such a thing."""
        return False

    def shows(self) -> object:
        """What changes its picture without a press and without a tween: where this differs, it is
        drawn anew. A scene with an `update` of its own that does not say it is drawn each frame."""
        return None if type(self).update is Scene.update else self.look.motion.now

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event, its `pos` on the canvas; whether it was used."""
        return self.controls.handle(event)

    def escape(self) -> None:
        """Escape, or the back key of a phone."""

    def act(self, action: str) -> bool:
        """Does what a press in the mirror asks for; whether there is such a thing now."""
        return self.controls.press(action)

    def key_map(self) -> list[tuple[str, str]]:
        """Keys and the words for what they do here, for the keyboard page."""
        return []

    def bar_map(self) -> list[tuple[str, str]]:
        """The same for the bar's buttons, where there is a bar."""
        return []

    def mirror(self) -> Mirror:
        """What the screen says, in words."""
        return Mirror(
            self.name, self.phase, self.seat, self.log, self.controls.actions(), self.number
        )


class Stack:
    """The scenes, the lowest first."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._wanted: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def is_changing(self) -> bool:
        """Whether a change waits for the end of the frame."""
        return bool(self._wanted)

    # asked for now, done after the frame

    def push(self, scene: Scene) -> None:
        """Lays a scene over all others."""
        self._wanted.append(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Takes the scene away with all that lies over it; without one, the uppermost."""
        self._wanted.append(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """The scene instead of the uppermost."""
        self._wanted.append(lambda: self._pop(None, False))
        self._wanted.append(lambda: self._push(scene))

    def reset(self, *scenes: Scene) -> None:
        """These scenes instead of all."""
        self._wanted.append(lambda: self._reset(scenes))

    def settle(self) -> bool:
        """Does what was asked for, also what that asks for; whether there was anything."""
        changed = bool(self._wanted)
        for _ in range(1000):
            if not self._wanted:
                return changed
            self._wanted.pop(0)()
        raise RuntimeError("scenes replace each other without end")

    # frame by frame

    def update(self, dt: float) -> None:
        for scene in self.moving():
            scene.update(dt)
            scene.controls.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what is in sight, but for what ticks in the uppermost."""
        for scene in self.seen():
            scene.draw(surface)
            if scene is not self.top:
                scene.draw_ticking(surface)

    def seen(self) -> list[Scene]:
        """The scenes that are in sight: down to the first that covers the rest."""
        return self._from(lambda scene: scene.covers)

    def handle(self, event: pygame.event.Event) -> bool:
        """Gives the event to the uppermost scene, and below it while none pauses the rest."""
        return any(scene.handle(event) for scene in reversed(self.moving()))

    def moving(self) -> list[Scene]:
        """The scenes that move on and can be used: down to the first that pauses the rest."""
        return self._from(lambda scene: scene.pauses)

    def mirror(self) -> Mirror:
        """What the scenes that move say: the uppermost first, each filling what it leaves open."""
        pages = [scene.mirror() for scene in reversed(self.moving())]
        if not pages:
            return Mirror("")
        actions: dict[str, MirrorAction] = {}
        for page in pages:
            for action in page.actions:
                actions.setdefault(action.action, action)
        return Mirror(
            pages[0].scene,
            next((page.phase for page in pages if page.phase), ""),
            next((page.seat for page in pages if page.seat is not None), None),
            next((page.log for page in pages if page.log), ""),
            tuple(actions.values()),
            next((page.number for page in pages if page.number is not None), None),
        )

    def drop(self) -> None:
        """Forgets all scenes and all that was asked for, without a word to them: after an error."""
        self.scenes.clear()
        self._wanted.clear()

    def _from(self, stops: Callable[[Scene], bool]) -> list[Scene]:
        for index in range(len(self.scenes) - 1, -1, -1):
            if stops(self.scenes[index]):
                return self.scenes[index:]
        return list(self.scenes)

    def _push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter()

    def _pop(self, scene: Scene | None, wakes: bool = True) -> None:
        if not self.scenes or (scene is not None and scene not in self.scenes):
            return
        index = self.scenes.index(scene) if scene is not None else len(self.scenes) - 1
        for gone in reversed(self.scenes[index:]):
            self.scenes.remove(gone)
            gone.leave()
        if wakes and self.scenes:
            self.scenes[-1].wake()

    def _reset(self, scenes: tuple[Scene, ...]) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        for scene in scenes:
            self._push(scene)
