"""The pictures on the rules pages, made of the real cards. The pages' words are in the catalogue
(`help.N`), and so are those of the pictures (`figure.…`)."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.titles.gift_of_tulips.cards import BOXES, CARDS, COLOUR, COLOURS, RANKS, VALUE
from game.titles.gift_of_tulips.table.faces import back, box, card, chip, draw_edges, head, slip
from game.titles.gift_of_tulips.table.offers import capital, ordinal, plus
from game.titles.gift_of_tulips.table.ranking import rank_badge
from game.titles.gift_of_tulips.table.seats import SLIP
from game.titles.gift_of_tulips.table.signs import SUM, TO, line, sign
from game.ui.look import Look
from game.ui.score_sheet import gain_pill
from game.words import Words

WORDS = Words("gift_of_tulips")
LEAST = 120
"""In less room there is no picture."""
OPENING = {"pink": 4, "blue": 3}
BEFORE = {"purple": 12, "pink": 10, "blue": 7, "orange": 4}
AFTER = {"purple": 12, "blue": 10, "pink": 10, "orange": 4}
"""A festival, and the same with a blue 3 added: equal to pink, it goes in front."""
ADDED = "blue3"
HOLDINGS = (
    ("purple4", "purple3", "purple3", "purple2"),
    ("purple4", "purple3", "purple2"),
    ("purple3", "purple2", "purple2"),
)
"""Of three players: more cards, then as many of a higher value."""


def draw_page(look: Look, surface: pygame.Surface, page: int, room: Rect) -> None:
    """The picture of a page (from 1) in the room that its words leave."""
    pictures = {1: _cards, 2: _setup, 3: _pays, 4: _ranking, 5: _most, 6: _signs, 7: _colours}
    draw = pictures.get(page)
    if draw is not None and room.height >= LEAST:
        draw(look, surface, room)


def _say(look: Look, surface: pygame.Surface, words: str, place: Rect, align: str = "left") -> None:
    line(surface, look, words, place, "text", look.theme.ink_soft, align)


def _cards(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """Every card there is."""
    step = room.width / len(CARDS)
    width = min(84, round(step) - 8, (room.height - 44) * 5 // 7)
    for number, name in enumerate(CARDS):
        surface.blit(card(look, name, width), (round(room.x + step * number), room.y + 42))
    for number, colour in enumerate(COLOURS):
        place = Rect(round(room.x + 3 * step * number), room.y, round(3 * step), 38)
        _say(look, surface, capital(WORDS.say(f"colour.{colour}")), place)


def _rows(
    look: Look, surface: pygame.Surface, at: tuple[int, int], high: int, sums: dict[str, int],
    changed: str = "",
) -> None:  # fmt: skip
    """The ranks of a festival, small."""
    for rank, (colour, total) in enumerate(sums.items()):
        row = Rect(at[0], at[1] + rank * (high + 4), 250, high)
        surface.blit(box(look, row.size, colour, 4 if colour == changed else 2, 8), row)
        rank_badge(surface, look, (row.x + 28, row.centery), rank)
        tulip = head(look, colour, min(44, high - 4))
        surface.blit(tulip, tulip.get_rect(center=(row.x + 84, row.centery)))
        mark = chip(look, colour, 22)
        surface.blit(mark, mark.get_rect(center=(row.x + 120, row.centery)))
        number = (row.right - 80, row.y, 64, row.height)
        look.text.draw(surface, str(total), number, "coins", look.theme.ink, "right")


def _setup(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """The festival's first two colours, one card shown and one hidden."""
    width = min(112, (room.height - 42) * 5 // 7)
    tall = round(1.4 * width)
    _rows(look, surface, (room.x + 60, room.y + (tall - 108) // 2), 50, OPENING)
    _say(look, surface, WORDS.say("figure.opening"), Rect(room.x + 30, room.y + tall + 4, 310, 36), "centre")  # fmt: skip
    for number, (key, face) in enumerate(
        (
            ("shown", card(look, "purple3", width)),
            ("hidden", back(look, "secret", width)),
            ("deck", back(look, "deck", width)),
        )
    ):
        middle = room.x + 470 + 240 * number
        surface.blit(face, face.get_rect(midtop=(middle, room.y)))
        place = Rect(middle - 118, room.y + tall + 4, 236, 36)
        _say(look, surface, WORDS.say(f"figure.{key}"), place, "centre")


def _pays(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """What give and keep pay by rank, and an example."""
    width = min(110, (room.height - 6) * 5 // 7)
    face = card(look, ADDED, width)
    surface.blit(face, (room.right - width - 12, room.y))
    left, pitch = room.x + 470, 104
    for rank, pay in enumerate(RANKS):
        x = left + pitch * rank
        rank_badge(surface, look, (x, room.y + 22), rank)
        for row, points in enumerate((pay.give, pay.keep)):
            place = Rect(x - 50, room.y + 46 + 42 * row, 100, 40)
            look.text.draw(surface, plus(points), place, "strong", look.theme.ink, "centre")
    for row, key in enumerate(("give", "keep")):
        y = room.y + 46 + 42 * row
        look.text.draw(
            surface, WORDS.say(f"figure.{key}"), (room.x, y, 410, 40), "medium", look.theme.ink
        )
        surface.fill(look.theme.rule, (room.x, y, left + 3 * pitch + 50 - room.x, 1))
    foot = Rect(room.x, room.y + 140, room.width - width - 30, 40)
    if foot.bottom <= room.bottom:
        second = RANKS[1]
        said = WORDS.say(
            "figure.example", card=capital(WORDS.say(f"card.{ADDED}")), colour=WORDS.say(f"colour.{COLOUR[ADDED]}"), rank=ordinal(WORDS, 1),
            give=second.give, value=VALUE[ADDED], sum=second.give + VALUE[ADDED], keep=second.keep,
        )  # fmt: skip
        _say(look, surface, said, foot)


def _ranking(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """A festival before and after a card: what becomes equal goes in front."""
    high = min(50, (room.height - 12) // len(BEFORE) - 4)
    tall = len(BEFORE) * (high + 4)
    _rows(look, surface, (room.x + 110, room.y), high, BEFORE, "blue")
    _rows(look, surface, (room.right - 360, room.y), high, AFTER, "blue")
    face = card(look, ADDED, min(112, tall * 5 // 7))
    place = face.get_rect(center=(room.centerx, room.y + tall // 2))
    surface.blit(face, place)
    for x in (place.left - 40, place.right + 40):
        arrow = sign(look, TO, look.theme.ink, 34)
        surface.blit(arrow, arrow.get_rect(center=(x, place.centery)))


def _most(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """Who has most of the first colour."""
    third = room.width // len(HOLDINGS)
    most = RANKS[0].majority[: max(box.places for box in BOXES.values())]
    for number, (cards, points) in enumerate(zip(HOLDINGS, most, strict=True)):
        part = Rect(room.x + third * number, room.y, third - 20, min(room.height, 118))
        look.paint.plate(surface, part, "field")
        draw_edges(surface, look, Rect(part.x + 18, part.y + 16, 96, 80), list(cards))
        total = sum(VALUE[name] for name in cards)
        count = (part.x + 128, part.centery - 40, 60, 40)
        look.text.draw(surface, str(len(cards)), count, "coins", look.theme.ink, "centre")
        below = Rect(part.x + 118, part.centery, 80, 36)
        _say(look, surface, f"{SUM}{total}", below, "centre")
        pill = Rect(part.right - 96, part.centery - 26, 78, 52)
        surface.blit(gain_pill(look, pill.size), pill)
        look.text.draw(surface, plus(points), pill, "strong", look.theme.plus, "centre")


def _signs(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """How tulips lie before a player, and the own cards in the secret festival."""
    left = room.x + 20
    tulip = head(look, "purple", 44)
    surface.blit(tulip, (left, room.y))
    count = (left + 52, room.y, 50, 44)
    look.text.draw(surface, str(len(HOLDINGS[0])), count, "coins", look.theme.ink)
    pile = Rect(left, room.y + 50, 96, 80)
    draw_edges(surface, look, pile, list(HOLDINGS[0]))
    for key, y in (("count", 22), ("edges", 66), ("value", 104)):
        box_of = Rect(pile.right + 30, room.y + y - 20, 480, 40)
        _say(look, surface, WORDS.say(f"figure.{key}"), box_of)
    x = room.x + 660
    eye = look.pictures.icon("eye-off", 30, look.theme.ink_soft)
    surface.blit(eye, (x, room.y + 8))
    for number, name in enumerate(("pink2", "blue4")):
        surface.blit(slip(look, name, SLIP), (x + 42 + 36 * number, room.y))
    words = WORDS.say("figure.eye")
    place = (x, room.y + 54, room.right - x, room.height - 54)
    look.text.paragraph(surface, words, place, "text", look.theme.ink_soft)


def _colours(look: Look, surface: pygame.Surface, room: Rect) -> None:
    """Each colour is a variety of its own and has a mark."""
    pitch = room.width // len(COLOURS)
    for number, colour in enumerate(COLOURS):
        x, y = room.x + pitch * number, room.y + 50
        tulip = head(look, colour, 84)
        surface.blit(tulip, tulip.get_rect(center=(x + 46, y)))
        mark = chip(look, colour, 40)
        surface.blit(mark, mark.get_rect(center=(x + 122, y)))
        place = (x + 152, y - 22, pitch - 156, 44)
        look.text.draw(surface, WORDS.say(f"colour.{colour}"), place, "text", look.theme.ink)
