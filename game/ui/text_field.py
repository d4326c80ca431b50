"""A line of text that can be typed into: caret, selection, pasting. Typing is never needed: there is
always something in it."""

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.ui.look import Look
from game.ui.widgets import Widget

MOVES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ENDS = (pygame.K_HOME, pygame.K_END)


class TextField(Widget):
    """It tells `on_change(text)`. A press places the caret; Ctrl+A selects all, typing replaces what is
    selected. What is pasted arrives as if it was typed."""

    shows_focus = True

    def __init__(
        self,
        rect: pygame.Rect | tuple[int, int, int, int],
        action: str,
        label: str,
        text: str,
        on_change: Callable[[str], None],
        longest: int = 16,
        role: str = "name",
    ) -> None:
        super().__init__(rect, action, label)
        self.text = text
        self.on_change = on_change
        self.longest = longest
        self.role = role
        self.caret = self.start = len(text)
        """Where typing goes in, and the other end of what is selected."""
        self._edges: list[int] = []
        """Where each letter begins, and the last one ends, as drawn last."""

    @property
    def selected(self) -> tuple[int, int]:
        """From and to."""
        return min(self.caret, self.start), max(self.caret, self.start)

    def parts(self) -> list[tuple[str, str, bool]]:
        return []  # the mirror has no text fields: names and deals have defaults

    def down(self, pos: tuple[int, int]) -> None:
        middles = [(a + b) / 2 for a, b in pairwise(self._edges)]
        self._go(sum(pos[0] > x for x in middles), False)

    def chord(self, event: pygame.event.Event) -> bool:
        if event.key != pygame.K_a or event.mod & pygame.KMOD_ALT:
            return False
        self.start, self.caret = 0, len(self.text)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._type("".join(c for c in event.text if c.isprintable()))
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in MOVES:
            return self._step(MOVES[event.key], bool(event.mod & pygame.KMOD_SHIFT))
        if event.key in ENDS:
            end = len(self.text) if event.key == pygame.K_END else 0
            self._go(end, bool(event.mod & pygame.KMOD_SHIFT))
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if self.caret == self.start:
                by = -1 if event.key == pygame.K_BACKSPACE else 1
                self.start = min(len(self.text), max(0, self.caret + by))
            self._type("")
            return True
        # letters arrive as text; here they only must not act as shortcuts
        return bool(event.unicode) and bool(event.unicode.isprintable())

    def _step(self, by: int, selects: bool) -> bool:
        """An arrow; at the ends of the text it leads out of the field."""
        low, high = self.selected
        if low != high and not selects:
            self._go(low if by < 0 else high, False)
            return True
        if not 0 <= self.caret + by <= len(self.text):
            return selects
        self._go(self.caret + by, selects)
        return True

    def _go(self, caret: int, selects: bool) -> None:
        self.caret = caret
        if not selects:
            self.start = caret

    def _type(self, words: str) -> None:
        """Puts these words in place of what is selected, as many letters as there is room for."""
        low, high = self.selected
        words = words[: self.longest - len(self.text) + high - low]
        text = self.text[:low] + words + self.text[high:]
        self._go(low + len(words), False)
        if text != self.text:
            self.text = text
            self.on_change(text)

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        look.paint.plate(surface, self.rect, "field")
        inside = self.rect.inflate(-28, -8)
        role = look.text.fitting(self.text, [self.role, "strong"], inside.width)
        widths = (look.text.width(self.text[:i], role) for i in range(len(self.text) + 1))
        self._edges = [inside.x + width for width in widths]
        high = look.text.line(role) - 4
        top = inside.centery - high // 2
        low, end = (self._edges[i] for i in self.selected)
        if focused and low != end:
            surface.fill(look.theme.focus, (low, top, end - low, high))
        look.text.draw(surface, self.text, inside, role, look.theme.ink)
        if focused:
            surface.fill(look.theme.ink, (self._edges[self.caret], top, 2, high))
