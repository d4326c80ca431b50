"""What a taken card changes is seen to change: its two numbers pulse once, and a petal falls where a
group begins to pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.titles.bouquet.cards import CARDS, COLOURS
from game.titles.bouquet.scoring import tally
from game.titles.bouquet.table.faces import DYES
from game.titles.bouquet.table.places import Places
from game.titles.bouquet.table.tallies import Centre, spots_of
from game.ui import shapes
from game.ui.look import Look
from game.ui.motion import Tween

RING = (44, 36)
STEPS, STEP = 4, 6
"""How often and by how much the ring around a number grows."""
PETAL, FALL, SWAY = 26, 84, 14


class Pulse(NamedTuple):
    """A number that has changed."""

    centre: Centre
    way: Tween
    petal: str
    """The colour of the petal that falls from it; empty for none."""


class Pulses:
    """Compares what everybody has with what it was."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._counts: list[list[int]] = []
        self.running: list[Pulse] = []

    def notice(self, bouquets: Sequence[Sequence[str]], places: Places) -> None:
        """Starts to pulse where one card more lies than before; anything else just stands there."""
        counts = [tally(bouquet) for bouquet in bouquets]
        self.running = []
        changed = [
            (seat, group)
            for seat, (before, now) in enumerate(zip(self._counts, counts, strict=False))
            for group, count in enumerate(now)
            if count != before[group]
        ]
        self._counts = counts
        if len(changed) == 2 and len({seat for seat, _ in changed}) == 1:
            seat = changed[0][0]
            spots, _ = spots_of(places, seat)
            colour = next(COLOURS[group] for _, group in changed if group < len(COLOURS))
            for _, group in changed:
                begins = counts[seat][group] == CARDS.group
                way = self.look.motion.tween("total" if begins else "count")
                self.running.append(Pulse(spots[group][1], way, colour if begins else ""))

    def prepare(self) -> None:
        """Makes the petals, so that none is made in play."""
        for colour in COLOURS:
            self._petal(colour)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what pulses over the standing picture."""
        self.running = [pulse for pulse in self.running if not pulse.way.done]
        for centre, way, petal in self.running:
            if way.reduced:
                continue
            step = min(STEPS - 1, int(way.part * STEPS))
            ring = self._ring((RING[0] + STEP * step, RING[1] + STEP * step))
            surface.blit(ring, ring.get_rect(center=centre))
            if petal:
                image = self._petal(petal)
                x = centre[0] + round(SWAY * (1 - abs(4 * way.part % 2 - 1)))
                y = centre[1] + 16 + round(FALL * way.part * way.part)
                surface.blit(image, image.get_rect(center=(x, y)))

    def _ring(self, size: tuple[int, int]) -> pygame.Surface:
        ink = self.look.theme.focus
        return self.look.paint.keep(("pulse", size), lambda: shapes.frame(size, 10, 3, ink))

    def _petal(self, colour: str) -> pygame.Surface:
        return self.look.pictures.get("common", "petal", PETAL, tint=DYES[colour].base, turned=30)
