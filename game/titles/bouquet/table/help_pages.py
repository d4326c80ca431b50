"""The pictures on the rules pages, made of the real cards. The pages' words are in the catalogue
(`help.N`), and so are those of the pictures (`figure.…`)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.core.game import Action
from game.titles.bouquet.cards import COLOURS, SHAPES
from game.titles.bouquet.rules import BASE, FAR, LEFT, RIGHT
from game.titles.bouquet.scoring import bouquet_score
from game.titles.bouquet.table.faces import chip, draw_empty, emblem, open_card, strip
from game.titles.bouquet.table.places import Slot
from game.titles.bouquet.table.preview import Answer, Preview, draw_badge, draw_preview
from game.titles.bouquet.table.tallies import draw_tallies, signed
from game.ui.look import Look
from game.words import Words

WORDS = Words("bouquet")
LEAST = 120
"""In less room there is no picture."""
COLUMNS = (
    ("red-tulip", "white-daisy", "blue-bell", "pink-rose", "yellow-star"),
    ("blue-lily", "yellow-rose", "red-star", "orange-bell", "white-tulip"),
)
BOUQUET = (
    "red-tulip", "red-rose", "red-daisy", "red-star", "yellow-tulip", "yellow-rose",
    "yellow-lily", "white-rose", "white-star", "pink-tulip", "blue-tulip", "blue-rose",
)  # fmt: skip
"""An example of a score: +2 for colours, +4 for shapes."""
PICK = Preview(LEFT, "red-tulip", 0, 0, (-2, 3), (0, -1), Answer("blue-rose", -1))


def draw_page(look: Look, surface: pygame.Surface, page: int, room: Rect) -> None:
    """The picture of a page (from 1) in the room that its words leave."""
    draw = {1: _between, 2: _ends, 3: _score, 4: _panel, 5: _marks}.get(page)
    if draw is not None and room.height >= LEAST:
        draw(look, surface, room)


def _say(look: Look, surface: pygame.Surface, key: str, box: Rect, align: str = "left") -> None:
    look.text.draw(surface, WORDS.say(f"figure.{key}"), box, "text", look.theme.ink_soft, align)


def _column(
    look: Look, surface: pygame.Surface, x: int, room: Rect, cards: Sequence[str],
    takes: Sequence[Action] = (), width: int = 92,
) -> None:  # fmt: skip
    """A column at this x, as many cards of it as there is room for; `takes`: what glows."""
    base = round(1.18 * width)
    count = min(len(cards), 1 + (room.height - base - 8) // 30)
    slot = Slot(x, width, room.y + 4, room.bottom - 4, base, 44)
    rects = slot.cards(count)
    for place in range(count - 1, 0, -1):
        surface.blit(strip(look, cards[place], slot.face(count)), rects[place])
    surface.blit(open_card(look, cards[0], rects[0].size), rects[0])
    for action in takes:
        rect = rects[-1 if action == FAR else 0]
        look.paint.glow(surface, rect.inflate(8, 8), 10, 1.0, 4)
        draw_badge(surface, look, (rect.right - 4, rect.top + 12), action)


def _between(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """You, two neighbours, and the columns that you share with them."""
    high, wide, across = min(room.height, 290), 262, 92
    x = room.centerx - (3 * wide + 2 * across + 4 * 24) // 2
    for number, key in enumerate(("left", "you", "right")):
        zone = Rect(x, room.y, wide, high)
        look.paint.plate(surface, zone, "mine" if key == "you" else "zone")
        ink = look.theme.ink if key == "you" else look.theme.white
        words = WORDS.say(f"figure.{key}")
        role = look.text.fitting(words, ["name", "medium"], wide - 20)
        look.text.draw(surface, words, zone, role, ink, "centre")
        x += wide + 24
        if number < len(COLUMNS):
            _column(look, surface, x, Rect(x, room.y, across, high), COLUMNS[number])
            x += across + 24


def _ends(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """What can be taken: on your turn, past a column that has run out, of the last column."""
    width, high = 84, min(room.height, 290) - 38
    for key, middle, wide in (("turn", 150, 300), ("empty", 620, 400), ("last", 950, 300)):
        x, part = room.x + middle, Rect(0, room.y, wide, high)
        part.centerx = x
        left, right = x - 60 - width, x + 60
        if key == "last":
            _column(look, surface, x - width // 2, part, COLUMNS[0], (BASE, FAR), width)
        else:
            you = Rect(x - 48, part.bottom - 56, 96, 48)
            look.paint.plate(surface, you, "mine")
            words = WORDS.say("figure.you")
            look.text.draw(surface, words, you, "text", look.theme.ink, "centre")
            _column(look, surface, right, part, COLUMNS[1], (RIGHT,), width)
        if key == "turn":
            _column(look, surface, left, part, COLUMNS[0], (LEFT,), width)
        if key == "empty":
            base = round(1.18 * width)
            spot = Rect(left, part.bottom - 4 - base, width, base)
            draw_empty(surface, look, spot, look.theme.ink_soft)
            _column(look, surface, left - 24 - width, part, COLUMNS[0], (LEFT,), width)
        caption = part.move(-54 if key == "empty" else 0, part.height + 2)
        caption.height = 36
        _say(look, surface, key, caption, "centre")


def _score(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """Twelve cards and what their groups pay."""
    step, size = room.width / len(BOUQUET), (80, 94)
    for number, card in enumerate(BOUQUET):
        surface.blit(open_card(look, card, size), (round(room.x + step * number), room.y))
    score = bouquet_score(BOUQUET)
    first = room.y + size[1] + 34
    spots = [
        ((room.x + 30 + 128 * i, y), (room.x + 80 + 128 * i, y))
        for y in (first, first + 48)
        for i in range(len(COLOURS))
    ]
    draw_tallies(surface, look, spots, 36, BOUQUET, True)
    for number, key in enumerate(("colours", "shapes", "total")):
        row = Rect(room.right - 280, first - 20 + 48 * number, 272, 40)
        role = "name" if key == "total" else "text"
        look.text.draw(surface, WORDS.say(f"item.{key}"), row, role, look.theme.ink)
        look.text.draw(surface, signed(score[key]), row, "coins", look.theme.ink, "right")
    surface.fill(look.theme.ink_soft, (room.right - 280, first + 72, 272, 2))


def _panel(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """A preview, and beside each of its lines what it says."""
    panel = Rect(room.x + 20, room.y + 4, 246, 222)
    look.paint.plate(surface, panel, "plain")
    name = WORDS.say("figure.name")
    answers = (WORDS.say("answer", name=name), name)
    draw_preview(surface, look, panel, PICK, WORDS.say("panel.left"), WORDS.say("change"), answers)
    for key, y in (("arrow", 32), ("colour", 82), ("shape", 122), ("change", 165), ("next", 200)):
        box = Rect(panel.right + 60, panel.y + y - 20, room.right - panel.right - 60, 40)
        surface.fill(look.theme.rule, (panel.right + 12, box.centery, 36, 2))
        _say(look, surface, key, box)


def _marks(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """Each colour with its mark, each shape with its emblem."""
    pitch = room.width // len(COLOURS)
    ink = look.theme.ink
    for number, (colour, shape) in enumerate(zip(COLOURS, SHAPES, strict=True)):
        for row, sign, key in (
            (0, chip(look, colour, 44), f"colour.{colour}"),
            (1, emblem(look, shape, 50, ink), f"shape.{shape}"),
        ):
            x, y = room.x + pitch * number, room.y + 34 + 60 * row
            surface.blit(sign, sign.get_rect(center=(x + 30, y)))
            box = (x + 64, y - 22, pitch - 70, 44)
            look.text.draw(surface, WORDS.say(key), box, "text", ink)
