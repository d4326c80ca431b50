"""A drop list over any scene: one of some values, beside the button that opened it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.scene import Scene
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

ROW, STEP = 60, 70


class Pick(Scene):
    """`options`: (value, words). `on_pick(value)` is called once; elsewhere or Escape picks none."""

    name = "pick"
    covers = False

    def __init__(
        self,
        app: App,
        beside: pygame.Rect,
        action: str,
        options: Sequence[tuple[str, str]],
        chosen: str,
        on_pick: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self.on_pick = on_pick
        text = app.look.text
        width = max([beside.width, *(text.width(words, "button") + 84 for _, words in options)])
        self.rect = pygame.Rect(0, 0, width + 16, len(options) * STEP + 6)
        self.rect.midtop = (beside.centerx, beside.bottom + 4)
        self.rect.clamp_ip(pygame.Rect(8, 8, 1264, 704))
        rows: list[Widget] = []
        for i, (value, words) in enumerate(options):
            place = (self.rect.x + 8, self.rect.y + 8 + i * STEP, width, ROW)
            is_on = value == chosen
            rows.append(
                Button(
                    place, f"{action} {value}", words, lambda v=value: self._pick(v),  # type: ignore[misc]
                    kind="delft" if is_on else "plain", icon="check" if is_on else "",
                )
            )  # fmt: skip
        self.controls.set(rows, f"{action} {chosen}")

    def draw(self, surface: pygame.Surface) -> None:
        self.look.paint.veil(surface, 90)
        self.look.paint.plate(surface, self.rect, "mine")
        self.controls.draw(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and not self.rect.collidepoint(event.pos):
            if self.controls.pressed is None:
                self.app.stack.pop(self)
            return self.controls.handle(event) or True
        return self.controls.handle(event)

    def escape(self) -> None:
        self.app.stack.pop(self)

    def _pick(self, value: str) -> None:
        self.app.stack.pop(self)
        self.on_pick(value)
