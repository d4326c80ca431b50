"""What the pointer rests on, said in words or shown large. Nothing can be learnt by this alone: a press
on a row or a card opens the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.faces import draw_face, height

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

RESTS = 500.0
"""So long the pointer rests on a card until it is shown large, in ms."""
LARGE = 233
NOWHERE = (-1, -1)


class Hover:
    """Remembers where the pointer is, and since when."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pos = NOWHERE
        self.since = 0.0

    def move(self, event: pygame.event.Event) -> None:
        """Takes an event of the pointer; a press hides what is shown."""
        if event.type == pygame.MOUSEMOTION and not getattr(event, "touch", False):
            if event.pos != self.pos:
                self.pos, self.since = event.pos, self.hall.look.motion.now
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.pos = NOWHERE

    def rests(self, card: tuple[str, pygame.Rect] | None) -> bool:
        """Whether the pointer has rested on a card long enough to see it large."""
        return card is not None and self.hall.look.motion.now - self.since >= RESTS

    def draw(self, surface: pygame.Surface, card: tuple[str, pygame.Rect] | None) -> None:
        """A slot's name at once; a card that the pointer rests on, large, beside it."""
        self._draw_slot(surface)
        if card is not None and self.rests(card):
            name, place = card
            rect = pygame.Rect(0, 0, LARGE, height(LARGE))
            rect.midright = (place.left - 16, place.centery)
            if rect.left < 8:
                rect.midleft = (place.right + 16, place.centery)
            rect.clamp_ip(pygame.Rect(8, 62, 1264, 650))
            draw_face(surface, self.hall.look, self.hall.words, name, self.hall.shown.day, rect)

    def _draw_slot(self, surface: pygame.Surface) -> None:
        found = self._slot()
        if found is None:
            return
        name, count, slot = found
        look = self.hall.look
        words = f"{self.hall.words.say(f'card.{name}')} ×{count}"
        tip = pygame.Rect(0, 0, look.text.width(words, "strong") + 28, 40)
        tip.midbottom = (slot.centerx, slot.top - 2)
        tip.clamp_ip(pygame.Rect(8, 60, 1264, 656))
        look.paint.plate(surface, tip, "cap")
        look.text.draw(surface, words, tip, "strong", look.theme.ink, "centre")

    def _slot(self) -> tuple[str, int, pygame.Rect] | None:
        """The slot under the pointer."""
        book = self.hall.book
        for seat in range(self.hall.shown.seats):
            row = book.row(seat)
            if row.collidepoint(self.pos):
                for card, count, slot in book.slots(seat, row):
                    if slot.collidepoint(self.pos):
                        return card, count, slot
        return None
