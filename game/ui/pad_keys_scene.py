"""Choosing the keys of people who share one screen: press a cap, then the key that it shall be.

Which titles have pads, and what their keys do, is said by their tables (`TableKit.pads`).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import titles
from game.ui import pad_keys
from game.ui.frame import Framed
from game.ui.inputs import Segment
from game.ui.pad_keys import Keys, PadKeys
from game.ui.table import kit_of
from game.ui.theme import Role
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

PANEL = pygame.Rect(12, 78, 1256, 626)
LEFT, TITLES_Y, HEAD_Y, FIRST_Y, STEP = 44, 100, 184, 246, 102
CAPS_X, CAPS_RIGHT, CAP_SIZE = 330, 1236, (96, 76)
LOW_Y = 596
CAP = Role("fira-600", 34, 40)
LEADS_OUT = (pygame.K_ESCAPE, pygame.K_AC_BACK)


class PadKeysScene(Framed):
    """A row for each pad, a cap for each of its keys."""

    name = "pad-keys"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.kits: dict[str, PadKeys] = {}
        for game in titles.all_games():
            pads = kit_of(game).pads
            if pads is not None:
                self.kits[game.name] = pads
        self.chosen = next(iter(self.kits))
        """The title whose keys are seen."""
        self.waits: tuple[int, int] | None = None
        """The cap that gets the next key: pad, place."""
        self.controls.strip = pygame.Rect(700, LOW_Y, 536, 76)

    @property
    def pads(self) -> PadKeys:
        return self.kits[self.chosen]

    @property
    def keys(self) -> Keys:
        """The keys that hold now."""
        return pad_keys.chosen(self.pads, self.app.settings.pads, self.chosen)

    def enter(self) -> None:
        self.lay_out("key 1 1")

    def back(self) -> None:
        self.app.stack.pop(self)

    # what is pressed

    def lay_out(self, focus: str | None = None) -> None:
        """Everything, as the keys stand."""
        say = self.app.say
        self.title = say("pads")
        options = [(name, self.app.words(name).say("title"), None) for name in self.kits]
        wide = CAPS_RIGHT - LEFT
        widgets: list[Widget] = [
            Segment((LEFT, TITLES_Y, wide, 58), "title", say("pads.title"), options, self.chosen, self._turn_to)
        ]  # fmt: skip
        for pad, its in enumerate(self.keys):
            for place in range(len(its)):
                widgets.append(self._cap(pad, place))
        first = self.keys == self.pads.first
        reason = say("pads.are_first") if first else None
        reset = Button((LEFT, LOW_Y, 400, 76), "reset", say("pads.reset"), self.reset, "plain", "undo", reason=reason)  # fmt: skip
        self.show([*widgets, reset], focus)

    def _cap(self, pad: int, place: int) -> Button:
        place_of = self._place(pad, place)
        does = self.app.words(self.chosen).say(self.pads.does[place])
        key = pad_keys.cap(self.keys[pad][place])
        label = self.app.say("pads.cap", number=pad + 1, does=does, key=key)
        button = Button(place_of, f"key {pad + 1} {place + 1}", label, partial(self.wait_for, pad, place), "plain")  # fmt: skip
        button.picture = partial(self._draw_cap, button, pad, place)
        return button

    def _place(self, pad: int, place: int) -> pygame.Rect:
        rect = pygame.Rect(0, FIRST_Y + STEP * pad, *CAP_SIZE)
        rect.centerx = self._column(place).centerx
        return rect

    def _column(self, place: int) -> pygame.Rect:
        pitch = (CAPS_RIGHT - CAPS_X) // len(self.pads.does)
        return pygame.Rect(CAPS_X + pitch * place, HEAD_Y, pitch - 8, 50)

    def _turn_to(self, title: str) -> None:
        self.chosen, self.waits = title, None
        self.lay_out()

    def wait_for(self, pad: int, place: int) -> None:
        """The next key is this cap's."""
        self.waits = (pad, place)
        self.lay_out()

    def reset(self) -> None:
        """The title's own keys again."""
        self.waits = None
        self.app.settings.pads.pop(self.chosen, None)
        self.app.keep_settings()
        self.lay_out()

    # the key that is pressed

    def handle(self, event: pygame.event.Event) -> bool:
        if self.waits is not None and event.type == pygame.KEYDOWN and event.key not in LEADS_OUT:
            self._take(event.key)
            return True
        if self.waits is not None and event.type == pygame.MOUSEBUTTONDOWN:
            self.waits = None
        return super().handle(event)

    def escape(self) -> None:
        if self.waits is None:
            self.back()
        else:
            self.waits = None
            self.lay_out()

    def _take(self, key: int) -> None:
        """Sets the key where it is free; else says whose it is."""
        assert self.waits is not None
        pad, place = self.waits
        owner = pad_keys.who_has(self.keys, key)
        if owner is not None and owner != self.waits:
            does = self.app.words(self.chosen).say(self.pads.does[owner[1]])
            words = self.app.say(
                "pads.taken", key=pad_keys.cap(key), number=owner[0] + 1, does=does
            )
            self.controls.say_why(words)
            return
        if not pad_keys.may_be_chosen(key):
            self.controls.say_why(self.app.say("pads.used", key=pad_keys.cap(key)))
            return
        self.waits = None
        keys = pad_keys.with_key(self.keys, pad, place, key)
        self.app.settings.pads[self.chosen] = [list(its) for its in keys]
        self.app.keep_settings()
        self.lay_out()

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_frame(surface)
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, PANEL, "paper")
        words = self.app.words(self.chosen)
        for place, does in enumerate(self.pads.does):
            box = self._column(place)
            look.text.draw(surface, words.say(does), box, "strong", theme.ink, "centre")
        for pad in range(len(self.keys)):
            y = FIRST_Y + STEP * pad
            surface.fill(theme.rule, (LEFT, y - 14, CAPS_RIGHT - LEFT, 1))
            label = self.app.say("pads.person", number=pad + 1)
            look.text.draw(surface, label, (LEFT, y, 270, 76), "strong", theme.ink)
        if self.waits is not None:
            hint = (700, LOW_Y, 536, 76)
            look.text.draw(surface, self.app.say("pads.press"), hint, "strong", theme.ink, "right")
        self.controls.draw(surface)

    def _draw_cap(
        self, button: Button, pad: int, place: int, surface: pygame.Surface, inside: pygame.Rect
    ) -> None:
        look = self.look
        if self.waits == (pad, place):
            look.paint.glow(surface, button.rect)
            look.text.draw(surface, "…", inside, CAP, look.theme.ink, "centre")
            return
        words = pad_keys.cap(self.keys[pad][place])
        look.text.draw(surface, words, inside, CAP, look.theme.ink, "centre")
