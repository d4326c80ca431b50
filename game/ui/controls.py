"""The widgets of one scene: pressing, focus, keys, and the "why not?" strip.

A press acts when it is let go over where it began; sliding off cancels it. Tab and the arrows move
the focus, Enter and Space press. Whatever is dimmed can be pressed too: the strip then says why.
"""

import pygame

from game.ui.host import MirrorAction
from game.ui.look import Look
from game.ui.motion import STRIP_STAYS, Tween
from game.ui.widgets import Widget

LONG_PRESS = 500.0
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
PRESS_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
STRIP = pygame.Rect(700, 636, 568, 68)


class Controls:
    """Holds the widgets; `strip` is where "why not?" appears."""

    def __init__(self, look: Look, strip: pygame.Rect = STRIP) -> None:
        self.look = look
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.shows_focus = True
        """Whether the ring is drawn: after a key, not after a press."""
        self.strip = strip
        self.why_title = "Why not?"
        self.why_words = ""
        self._why_left = 0.0
        self._strip_tween: Tween | None = None
        self._ring_tween: Tween | None = None
        self._over = False  # the pointer is where the press began
        self._held = 0.0

    def set(self, widgets: list[Widget], focus: str | None = None) -> None:
        """Other widgets. The focus stays on the same action (or place) where it still is; `focus`
        is the action to begin with. A press under way goes on where the same place is still there,
        and does what it began with; quick presses do nothing to what is new (`aim.py`)."""
        old = self.focused
        born = {_sign(widget): widget.born for widget in self.widgets}
        for widget in widgets:
            widget.born = born.get(_sign(widget), widget.born)
        self.look.aim.came_up(widget for widget in widgets if _sign(widget) not in born)
        self.widgets = widgets
        self.focused = None
        if old is not None:
            self.focused = self._like(old)
        if self.focused is None and focus is not None:
            self.focused = self.find(focus)
        if self.focused is None and (focus is not None or old is not None):
            self.focused = next((w for w in widgets if w.focusable), None)
        if self.pressed is not None and not any(w.rect == self.pressed.rect for w in widgets):
            self.pressed.up()
            self.pressed = None
        if self.hovered is not None:
            self.hovered = next((w for w in widgets if w.rect == self.hovered.rect), None)

    @property
    def is_held(self) -> bool:
        """Whether something is held down, and may change by that alone."""
        return self.pressed is not None or (self.focused is not None and self.focused.is_held)

    def find(self, action: str) -> Widget | None:
        """The widget that has this action."""
        for widget in self.widgets:
            if any(part == action for part, _, _ in widget.parts()):
                return widget
        return next((w for w in self.widgets if w.action and w.action == action), None)

    def focus(self, widget: Widget | None) -> None:
        """Moves the focus."""
        if widget is not self.focused:
            self.focused = widget
            self._ring_tween = self.look.motion.tween("focus")

    def press(self, action: str) -> bool:
        """Presses an action as the mirror does; whether it is there."""
        widget = self.find(action)
        if widget is None:
            return False
        self._hush()
        if widget.why(widget.rect.center) is not None and not self._is_on(widget, action):
            self.say_why(widget.why(widget.rect.center) or "")
        else:
            self.look.sound.play("click")
            widget.do(action)
        return True

    def say_why(self, words: str) -> None:
        """Shows the strip with this sentence."""
        self.why_words = words
        self._why_left = STRIP_STAYS
        self._strip_tween = self.look.motion.tween("strip-in")
        self.look.sound.play("refuse")

    def actions(self) -> tuple[MirrorAction, ...]:
        """What the mirror shows."""
        return tuple(
            MirrorAction(action, label, enabled)
            for widget in self.widgets
            for action, label, enabled in widget.parts()
        )

    # events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in (pygame.KEYUP, pygame.TEXTINPUT) and self.focused is not None:
            return self.focused.key(event)
        return False

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The uppermost widget at this point: what lies under it exactly, else by target."""
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(pos):
                return widget
        return next((w for w in reversed(self.widgets) if w.target.collidepoint(pos)), None)

    def _move(self, pos: tuple[int, int]) -> bool:
        self.hovered = self.at(pos)
        if self.pressed is not None:
            self._over = self.pressed.target.collidepoint(pos)
        return self.hovered is not None

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        self._hush()
        widget = self.at(pos)
        if widget is None:
            return False
        if button == 3 and widget.on_long is not None:
            widget.on_long()
        elif button == 1:
            self.shows_focus = widget.shows_focus
            if not self.look.aim.meant(widget):
                return True
            if widget.focusable:
                self.focus(widget)
            self.pressed, self._over, self._held = widget, True, 0.0
            if widget.enabled:
                widget.down(pos)
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None:
            return False
        if widget.target.collidepoint(pos):
            self._act(widget, pos)
        widget.up()
        return True

    def _act(self, widget: Widget, pos: tuple[int, int]) -> None:
        why = widget.why(pos)
        if why is not None:
            self.say_why(why)
        else:
            self.look.sound.play("click")
            widget.press(pos)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return self.focused is not None and self.focused.chord(event)
        if self.focused is not None and self.focused.key(event):
            self.shows_focus = True
            return True
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS:
            return self._towards(ARROWS[event.key])
        for widget in self.widgets:
            if event.key in widget.keys:
                if not self.look.aim.meant(widget):
                    return False
                self._hush()
                self._act(widget, widget.rect.center)
                return True
        if self.focused is None:
            return False
        if event.key in PRESS_KEYS:
            self.shows_focus = True
            if not self.look.aim.meant(self.focused):
                return False
            self._hush()
            self._act(self.focused, self.focused.rect.center)
            return True
        if event.key == pygame.K_z and self.focused.on_long is not None:
            self.focused.on_long()
            return True
        return False

    def _step(self, by: int) -> bool:
        order = [w for w in self.widgets if w.focusable]
        if not order:
            return False
        self.shows_focus = True
        if self.focused in order:
            self.focus(order[(order.index(self.focused) + by) % len(order)])
        else:
            self.focus(order[0 if by > 0 else -1])
        return True

    def _towards(self, way: tuple[int, int]) -> bool:
        if self.focused is None or not self.shows_focus:
            self.shows_focus = True
            return True if self.focused is not None else self._step(1)
        here = self.focused.rect
        best, best_cost = None, 0.0
        for widget in self.widgets:
            if not widget.focusable or widget is self.focused:
                continue
            cost = _cost(here, widget.rect, way)
            if cost is not None and (best is None or cost < best_cost):
                best, best_cost = widget, cost
        if best is not None:
            self.focus(best)
        return True

    def _like(self, old: Widget) -> Widget | None:
        """The widget that is now what the old one was."""
        for widget in self.widgets:
            same_kind = widget.focusable and type(widget) is type(old)
            same = widget.action == old.action and (old.action or widget.rect == old.rect)
            if same_kind and same:
                return widget
        return next((w for w in self.widgets if w.focusable and w.rect == old.rect), None)

    def _is_on(self, widget: Widget, action: str) -> bool:
        return any(part == action and on for part, _, on in widget.parts())

    def _hush(self) -> None:
        if self._why_left > 0:
            self._why_left = 0.0
            self.why_words = ""

    # frame by frame

    def update(self, dt: float) -> None:
        """Time for held presses and the strip; App calls it for every scene that moves on."""
        if self._why_left > 0:
            self._why_left -= dt
            if self._why_left <= 0:
                self.why_words = ""
        if self.pressed is not None and self._over:
            before, self._held = self._held, self._held + dt
            self.pressed.hold(dt)
            if before < LONG_PRESS <= self._held and self.pressed.on_long is not None:
                widget, self.pressed = self.pressed, None
                assert widget.on_long is not None
                widget.on_long()
        if self.focused is not None and self.pressed is None:
            self.focused.hold(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """All widgets, the focus ring over them, the strip on top."""
        focused = self.focused if self.shows_focus else None
        rising = [focused] if focused in self.widgets and focused.rises else []
        for widget in [w for w in self.widgets if w not in rising] + rising:
            down = widget is self.pressed and self._over and widget.enabled
            widget.draw(surface, self.look, down, widget is focused)
        if focused is not None and focused in self.widgets and not focused.draws_focus:
            strength = self._ring_tween.part if self._ring_tween else 1.0
            self.look.paint.ring(surface, focused.rect, focused.radius, strength)
        if self.why_words:
            self._draw_strip(surface)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        look, tween = self.look, self._strip_tween
        rise = round(14 * (1 - tween.value)) if tween and not tween.done else 0
        rect = self.strip.move(0, rise)
        look.paint.plate(surface, rect, "whynot")
        centre = (rect.x + 37, rect.centery)
        look.paint.disc(surface, centre, 44, look.theme.red_dark)
        hand = look.pictures.icon("hand", 24, look.theme.white)
        surface.blit(hand, hand.get_rect(center=centre))
        title = self.why_title + " "
        words = [(title, "bold", look.theme.ink), (self.why_words, "text", look.theme.ink)]
        inside = pygame.Rect(rect.x + 70, rect.y, rect.width - 84, rect.height)
        if look.text.width(words) > inside.width:
            words = [(self.why_words, "text", look.theme.ink)]
        if look.text.width(words) > inside.width and rect.height >= 64:
            top = inside.move(0, (inside.height - 2 * 29) // 2)
            look.text.paragraph(surface, words, (*top.topleft, top.width, 60), line=29)
        else:
            look.text.draw(surface, words, inside)


def _sign(widget: Widget) -> tuple[object, ...]:
    """What a person tells a widget by: the same sign is the same widget."""
    return (widget.action, widget.label, tuple(widget.rect))


def _cost(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> float | None:
    """How far a widget lies in this direction; None where it lies elsewhere."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if way[0]:
        ahead, aside = dx * way[0], abs(dy)
        overlap = min(here.bottom, there.bottom) - max(here.top, there.top)
        gap = (there.left - here.right) if way[0] > 0 else (here.left - there.right)
    else:
        ahead, aside = dy * way[1], abs(dx)
        overlap = min(here.right, there.right) - max(here.left, there.left)
        gap = (there.top - here.bottom) if way[1] > 0 else (here.top - there.bottom)
    if ahead <= 0 or gap < -8:
        return None
    return max(gap, 0) + (0 if overlap > 0 else 1000) + aside * 0.3
