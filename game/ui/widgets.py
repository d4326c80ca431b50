"""What is pressed: the base of all widgets, buttons, and areas that draw themselves (cards).

A widget knows its place, its action (a word for the mirror and for tests), its words, and why it is
dimmed. Pressing, focus and keys are `controls.py`; switches, steppers and fields are `inputs.py`.
"""

from collections.abc import Callable

import pygame

from game.ui.look import Look
from game.ui.theme import BUTTON_RADIUS, TARGET, Colour

Press = Callable[[], None]


class Widget:
    """A place that can be focused and pressed.

    `reason` is None where it may be pressed, else the sentence that says why not: it is then
    dimmed, and a press shows the sentence. `keys` are shortcuts. `on_long` answers a long
    press, the right mouse button, or Z.
    """

    radius = BUTTON_RADIUS
    focusable = True
    draws_focus = False
    """It draws its own focus; else Controls draws a ring around it."""
    rises = False
    """While it is focused it lies over the others."""
    shows_focus = False
    """Its focus shows after a press too."""

    def __init__(
        self,
        rect: pygame.Rect | tuple[int, int, int, int],
        action: str = "",
        label: str = "",
        on_press: Press | None = None,
        reason: str | None = None,
        keys: tuple[int, ...] = (),
        on_long: Press | None = None,
    ) -> None:
        self.rect = pygame.Rect(rect)
        self.action = action
        self.label = label
        self.on_press = on_press
        self.reason = reason
        self.keys = keys
        self.on_long = on_long
        self.born = (0, 0.0)
        """When it came up, for `aim.py`."""

    @property
    def enabled(self) -> bool:
        return self.reason is None

    @property
    def is_held(self) -> bool:
        """Whether a key is held that goes on changing it."""
        return False

    @property
    def target(self) -> pygame.Rect:
        """Where a press counts: the rect, at least 52 x 52."""
        wide, high = max(0, TARGET - self.rect.width), max(0, TARGET - self.rect.height)
        return self.rect.inflate(wide, high)

    def parts(self) -> list[tuple[str, str, bool]]:
        """Action, words and whether it may be pressed, for the mirror."""
        return [(self.action, self.label, self.enabled)] if self.action else []

    def do(self, action: str) -> None:
        """Does one of its `parts`."""
        self.press(self.rect.center)

    def press(self, pos: tuple[int, int]) -> None:
        """A press was let go over it."""
        if self.on_press is not None:
            self.on_press()

    def why(self, pos: tuple[int, int]) -> str | None:
        """Why a press there does nothing; None where it does something."""
        return self.reason

    def down(self, pos: tuple[int, int]) -> None:
        """A press has begun."""

    def hold(self, dt: float) -> None:
        """The press goes on."""

    def up(self) -> None:
        """The press is over, acted on or not."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while it is focused; whether it was used."""
        return False

    def chord(self, event: pygame.event.Event) -> bool:
        """A key with Control while it is focused; whether it was used."""
        return False

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        """Draws it; the focus ring is drawn by Controls."""


class Button(Widget):
    """A button of a kind (delft, brass, plain, red, glass) with words, an icon, a second line.

    The second line is the note, or the reason where it is dimmed and 60 or higher.
    """

    def __init__(
        self,
        rect: pygame.Rect | tuple[int, int, int, int],
        action: str = "",
        label: str = "",
        on_press: Press | None = None,
        kind: str = "delft",
        icon: str = "",
        note: str = "",
        reason: str | None = None,
        keys: tuple[int, ...] = (),
        role: str = "button",
        shows_label: bool = True,
        picture: Callable[[pygame.Surface, pygame.Rect], None] | None = None,
    ) -> None:
        super().__init__(rect, action, label, on_press, reason, keys)
        self.kind = kind
        self.icon = icon
        self.note = note
        self.role = role
        self.shows_label = shows_label
        self.picture = picture
        """Draws something of its own into the button instead of words."""

    def colour(self, look: Look) -> Colour:
        theme = look.theme
        if not self.enabled:
            return theme.ink_dim
        return {"delft": theme.white, "red": theme.white, "glass": theme.cream}.get(
            self.kind, theme.ink
        )

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        state = "dimmed" if not self.enabled else "pressed" if pressed else "normal"
        down = look.paint.button(surface, self.rect, self.kind, state)
        inside = self.rect.inflate(-16, -6).move(0, down)
        if self.picture is not None:
            self.picture(surface, inside)
        elif not self.shows_label:
            self._icon(surface, look, inside.center)
        else:
            self._words(surface, look, inside)

    def _words(self, surface: pygame.Surface, look: Look, inside: pygame.Rect) -> None:
        second = self.note if self.enabled else (self.reason or "")
        two = bool(second) and self.rect.height >= 60
        text, colour = look.text, self.colour(look)
        line = inside.copy()
        if two:
            line.height = inside.height // 2
            low = pygame.Rect(inside.x, line.bottom + 1, inside.width, line.height)
            text.draw(surface, second, low, "medium", colour, "centre")
            line.y += 1
        icon = 24 if self.icon else 0
        room = line.width - (icon + 12 if icon else 0)
        role = text.fitting(self.label, [self.role, "button", "strong", "medium"], room)
        if text.width(self.label, role) > room and not two and inside.height >= 68:
            self._two_lines(surface, look, inside, colour)
            return
        words = text.cut(self.label, role, room)
        total = text.width(words, role) + (icon + 12 if icon else 0)
        x = line.centerx - total // 2
        if icon:
            self._icon(surface, look, (x + icon // 2, line.centery))
            x += icon + 12
        text.draw(surface, words, (x, line.y, line.right - x, line.height), role, colour)

    def _two_lines(
        self, surface: pygame.Surface, look: Look, inside: pygame.Rect, colour: Colour
    ) -> None:
        step = look.text.line("button")
        lines = look.text.wrap(self.label, "strong", inside.width)[:2]
        y = inside.centery - step * len(lines) // 2
        for number, runs in enumerate(lines):
            place = (inside.x, y + number * step, inside.width, step)
            look.text.draw(surface, runs[0][0].strip(), place, "strong", colour, "centre")

    def _icon(self, surface: pygame.Surface, look: Look, centre: tuple[int, int]) -> None:
        size = 24 if self.shows_label or self.kind == "flat" else 28
        image = look.pictures.icon(self.icon, size, self.colour(look))
        surface.blit(image, image.get_rect(center=centre))


Painter = Callable[[pygame.Surface, pygame.Rect, str], None]


class Area(Widget):
    """A place that a scene draws itself: a card, a seat row, a dial.

    `paint(surface, rect, state)` gets normal, focus, pressed or dimmed; focused cards lift by
    themselves, so it says whether Controls shall draw the ring (`ring`).
    """

    def __init__(
        self,
        rect: pygame.Rect | tuple[int, int, int, int],
        action: str = "",
        label: str = "",
        on_press: Press | None = None,
        paint: Painter | None = None,
        reason: str | None = None,
        keys: tuple[int, ...] = (),
        on_long: Press | None = None,
        radius: int = BUTTON_RADIUS,
        ring: bool = True,
    ) -> None:
        super().__init__(rect, action, label, on_press, reason, keys, on_long)
        self.paint = paint
        self.radius = radius
        self.draws_focus = not ring

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        if self.paint is not None:
            state = "pressed" if pressed else "focus" if focused else "normal"
            self.paint(surface, self.rect, state if self.enabled else "dimmed")
