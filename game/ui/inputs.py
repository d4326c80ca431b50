"""Widgets that hold a value: segments (radio), switch, stepper, drop list.

Each tells `on_change(value)`; the value itself belongs to the scene. Pressing and focus are in
`controls.py`, the text field is in `text_field.py`.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.ui.look import Look
from game.ui.motion import HOLD_FIRST, HOLD_NEXT
from game.ui.widgets import Button, Widget

Rect = pygame.Rect | tuple[int, int, int, int]
CHECK = 24  # the tick of a chosen segment


class Segment(Widget):
    """Some values side by side, one of them chosen. `options`: (value, words, reason or None).

    Its actions in the mirror are `ACTION VALUE`.
    """

    def __init__(
        self,
        rect: Rect,
        action: str,
        label: str,
        options: Sequence[tuple[str, str, str | None]],
        chosen: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(rect, action, label)
        self.options = list(options)
        self.chosen = chosen
        self.on_change = on_change
        self._drawn: list[pygame.Rect] = []

    @property
    def index(self) -> int:
        return next((i for i, option in enumerate(self.options) if option[0] == self.chosen), 0)

    def parts(self) -> list[tuple[str, str, bool]]:
        return [
            (f"{self.action} {value}", f"{self.label}: {words}", reason is None)
            for value, words, reason in self.options
        ]

    def widths(self, look: Look) -> tuple[int, ...]:
        """The parts' widths: what the words need, the rest shared out."""
        needed = [look.text.width(words, "text") for _, words, _ in self.options]
        needed[self.index] = look.text.width(self.options[self.index][1], "strong") + CHECK + 4
        spare = (self.rect.width - sum(needed)) / len(needed)
        edges = [0.0]
        for need in needed:
            edges.append(edges[-1] + need + spare)
        return tuple(round(b) - round(a) for a, b in pairwise(edges))

    def part_rects(self, look: Look) -> list[pygame.Rect]:
        """Where each part is."""
        rects, x = [], self.rect.x
        for width in self.widths(look):
            rects.append(pygame.Rect(x, self.rect.y, width, self.rect.height))
            x += width
        return rects

    def do(self, action: str) -> None:
        self._choose(action.removeprefix(self.action + " "))

    def why(self, pos: tuple[int, int]) -> str | None:
        return self.options[self._hit(pos)][2]

    def press(self, pos: tuple[int, int]) -> None:
        self._choose(self.options[self._hit(pos)][0])

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self._walk(1, around=True)
        return bool(by) and self._walk(by)

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        widths = self.widths(look)
        dimmed = tuple(i for i, option in enumerate(self.options) if option[2] is not None)
        look.paint.segments(surface, self.rect, widths, self.index, dimmed)
        self._drawn = self.part_rects(look)
        for i, (rect, option) in enumerate(zip(self._drawn, self.options, strict=True)):
            words, theme = option[1], look.theme
            if i != self.index:
                colour = theme.ink_dim if i in dimmed else theme.ink
                look.text.draw(surface, words, rect.inflate(-6, 0), "text", colour, "centre")
                continue
            total = look.text.width(words, "strong") + CHECK + 4
            x = max(rect.x + 6, rect.centerx - total // 2)
            tick = look.pictures.icon("check", CHECK, theme.white)
            surface.blit(tick, tick.get_rect(midleft=(x, rect.centery)))
            place = (x + CHECK + 4, rect.y, rect.right - x - CHECK - 8, rect.height)
            look.text.draw(surface, words, place, "strong", theme.white)

    def _hit(self, pos: tuple[int, int]) -> int:
        for i, rect in enumerate(self._drawn):
            if pos[0] < rect.right:
                return i
        return len(self.options) - 1

    def _choose(self, value: str) -> None:
        if value != self.chosen:
            self.chosen = value
            self.on_change(value)

    def _walk(self, by: int, around: bool = False) -> bool:
        """The next value that may be chosen; whether the key is used up."""
        i = self.index
        for _ in self.options:
            i += by
            if around:
                i %= len(self.options)
            if not 0 <= i < len(self.options):
                return False
            if self.options[i][2] is None:
                self._choose(self.options[i][0])
                return True
        return True


class Switch(Segment):
    """Off or on."""

    def __init__(
        self,
        rect: Rect,
        action: str,
        label: str,
        words: tuple[str, str],
        on: bool,
        on_change: Callable[[bool], None],
        reason: str | None = None,
    ) -> None:
        options = [
            ("off", words[0], reason if on else None),
            ("on", words[1], None if on else reason),
        ]
        super().__init__(
            rect, action, label, options, "on" if on else "off", lambda v: on_change(v == "on")
        )


class Stepper(Widget):
    """A number between minus and plus. It holds at its ends; held down it repeats."""

    def __init__(
        self,
        rect: Rect,
        action: str,
        label: str,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], None],
        words: Callable[[int], str] = str,
        button: int = 60,
    ) -> None:
        super().__init__(rect, action, label)
        self.value, self.low, self.high = value, low, high
        self.on_change = on_change
        self.words = words
        height = self.rect.height
        self.less = Button((self.rect.x, self.rect.y, button, height), icon="minus", kind="plain", shows_label=False)  # fmt: skip
        self.more = Button((self.rect.right - button, self.rect.y, button, height), icon="plus", kind="plain", shows_label=False)  # fmt: skip
        self._way = 0
        self._held = 0.0
        self._steps = 0

    @property
    def is_held(self) -> bool:
        return self._way != 0

    def parts(self) -> list[tuple[str, str, bool]]:
        words = f"{self.label} {self.words(self.value)}"
        return [
            (f"{self.action} less", f"{words} −", self.value > self.low),
            (f"{self.action} more", f"{words} +", self.value < self.high),
        ]

    def do(self, action: str) -> None:
        self._step(1 if action.endswith(" more") else -1)

    def down(self, pos: tuple[int, int]) -> None:
        self._begin(self._side(pos))

    def press(self, pos: tuple[int, int]) -> None:
        if self._steps == 0:
            self._step(self._side(pos))

    def up(self) -> None:
        self._begin(0)

    def hold(self, dt: float) -> None:
        if not self._way:
            return
        self._held += dt
        while self._way and self._held >= HOLD_FIRST + self._steps * HOLD_NEXT:
            self._steps += 1
            self._step(self._way)

    def key(self, event: pygame.event.Event) -> bool:
        way = {
            pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1,
            pygame.K_RIGHT: 1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1,
        }.get(getattr(event, "key", 0), 0)  # fmt: skip
        if not way:
            return False
        self._begin(way if event.type == pygame.KEYDOWN else 0)
        if event.type == pygame.KEYDOWN:
            self._step(way)
        return True

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        for button, way, end in ((self.less, -1, self.low), (self.more, 1, self.high)):
            button.reason = "" if self.value == end else None
            button.draw(surface, look, self._way == way, False)
        inside = self.rect.inflate(-2 * self.less.rect.width - 16, 0)
        look.paint.plate(surface, inside, "field")
        words = self.words(self.value)
        role = look.text.fitting(words, ["bid", "strong"], inside.width - 8)
        look.text.draw(surface, words, inside, role, look.theme.ink, "centre")

    def _side(self, pos: tuple[int, int]) -> int:
        if self.less.rect.collidepoint(pos):
            return -1
        return 1 if self.more.rect.collidepoint(pos) else 0

    def _begin(self, way: int) -> None:
        self._way, self._held, self._steps = way, 0.0, 0

    def _step(self, way: int) -> None:
        value = min(self.high, max(self.low, self.value + way))
        if value != self.value:
            self.value = value
            self.on_change(value)


class Choice(Button):
    """A drop list: shows the chosen words; a press opens the list (`pick.py`)."""

    def __init__(
        self,
        rect: Rect,
        action: str,
        label: str,
        words: str,
        on_press: Callable[[], None],
        reason: str | None = None,
    ) -> None:
        super().__init__(rect, action, f"{label}: {words}", on_press, "flat", reason=reason)
        self.words = words

    def _words(self, surface: pygame.Surface, look: Look, inside: pygame.Rect) -> None:
        arrow = look.pictures.icon("down", 24, self.colour(look))
        room = inside.width - 28
        words = look.text.cut(self.words, "strong", room)
        x = inside.centerx - (look.text.width(words, "strong") + 28) // 2
        place = (x, inside.y, room, inside.height)
        end = look.text.draw(surface, words, place, "strong", self.colour(look)).right
        surface.blit(arrow, arrow.get_rect(midleft=(end + 8, inside.centery)))
