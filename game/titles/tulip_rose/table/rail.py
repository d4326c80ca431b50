"""The rail on top: day, rounds, piles; and the words of the log under the block.

The buttons at its right end are the common ones (`game/ui/bar.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.faces import PAD, back
from game.titles.tulip_rose.table.fans import draw_bloom
from game.ui import shapes
from game.ui.text import Run

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

HEIGHT = 58
PLAQUE = pygame.Rect(12, 5, 170, 48)
ORDERS = pygame.Rect(618, 3, 74, 52)
DISCARDS = pygame.Rect(808, 3, 104, 52)
LOG = pygame.Rect(700, 642, 568, 66)
MANY_ROUNDS = 9


def draw_rail(surface: pygame.Surface, hall: Hall) -> None:
    """The rail without its buttons."""
    look, words, shown = hall.look, hall.words, hall.shown
    theme = look.theme
    look.paint.rail(surface, HEIGHT)
    look.paint.plate(surface, PLAQUE, "plaque")
    day, of = words.say("table.day", day=shown.day), words.say("table.days")
    role = look.text.fitting(day, ["subtitle", "name"], 106)
    runs: list[Run] = [(day, role, theme.ink), (f" {of}", "strong", theme.ink)]
    if look.text.width(runs) > PLAQUE.width - 20:
        runs = [(day, role, theme.ink)]
    look.text.draw(surface, runs, PLAQUE.inflate(-16, 0), "name", theme.ink, "centre")
    said = words.say("table.round", round=shown.round, rounds=shown.rounds)
    place = pygame.Rect(PLAQUE.right + 14, 0, 260, 57)
    end = look.text.draw(surface, said, place, "medium", theme.cream).right
    _dots(surface, hall, end + 12)
    pile = back(look, 32)
    for shift in (4, 2, 0):
        surface.blit(pile, (700 + shift - PAD, 7 + shift - PAD))
    look.text.draw(surface, str(shown.deck), (746, 0, 66, 57), "coins", theme.cream)
    look.paint.plate(surface, pygame.Rect(817, 8, 34, 43), "card")
    draw_bloom(surface, look, "gerbera", (834, 29), 26)
    look.text.draw(surface, str(shown.discards), (862, 0, 66, 57), "coins", theme.cream)


def _dots(surface: pygame.Surface, hall: Hall, left: int) -> None:
    """A dot for each round: done, now, to come. They give way to long words."""
    shown, theme = hall.shown, hall.look.theme
    wide, gap = (14, 7) if shown.rounds < MANY_ROUNDS else (11, 5)
    if left + shown.rounds * (wide + gap) > ORDERS.x - 6:
        wide, gap = 9, 4
    if left + shown.rounds * (wide + gap) > ORDERS.x - 6:
        return
    for number in range(1, shown.rounds + 1):
        key = ("dot", wide, (number > shown.round) - (number < shown.round), theme.hairline)
        now = number == shown.round

        def make(done: bool = number < shown.round, now: bool = now) -> pygame.Surface:
            if now:
                return shapes.disc(wide + 5, theme.cream, theme.brass, 2)
            return shapes.disc(wide, theme.brass if done else theme.rail[0], theme.brass, 2)

        image = hall.look.paint.keep(key, make)
        x = left + (number - 1) * (wide + gap) + wide // 2
        surface.blit(image, image.get_rect(center=(x, 29)))


def log_runs(hall: Hall, line: str, newest: bool) -> list[Run]:
    """A line of the log with names in brass."""
    theme = hall.look.theme
    colour = theme.cream if newest else theme.sand_old
    runs: list[Run] = []
    rest = line
    while rest:
        found = [(rest.find(name), -len(name), name) for name in hall.scene.speech.names]
        found = [entry for entry in found if entry[0] >= 0]
        if not found:
            break
        at, _, name = min(found)
        if at:
            runs.append((rest[:at], "text", colour))
        runs.append((name, "bold", theme.brass_name))
        rest = rest[at + len(name) :]
    return [*runs, (rest, "text", colour)] if rest else runs


def draw_log(surface: pygame.Surface, hall: Hall) -> None:
    """The two newest lines, or the newest alone where it is long; with larger text one."""
    look, place = hall.look, hall.block(LOG)
    look.paint.plate(surface, place, "well")
    surface.fill(look.theme.brass, (place.x, place.y, 3, place.height))
    inside = pygame.Rect(place.x + 15, place.y, place.width - 26, place.height)
    count = 1 if look.text.larger else 2
    lines, high = hall.scene.lines[-count:], place.height // count
    newest = log_runs(hall, lines[-1], True) if lines else []
    if look.text.width(newest) > inside.width:
        look.text.paragraph(surface, newest, inside, "text", line=place.height // 2)
        return
    for number, line in enumerate(lines):
        row = pygame.Rect(inside.x, place.y + number * high, inside.width, high)
        look.text.draw(surface, log_runs(hall, line, number == len(lines) - 1), row)
