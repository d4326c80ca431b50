"""The real cards on the rules pages. The pages' words are in the catalogue (`help.N`)."""

from __future__ import annotations

import pygame

from game.titles.tulip_rose.cards import BOX, CARDS, FLOWERS
from game.titles.tulip_rose.table.faces import PAD, draw_face, height, merchant_card
from game.titles.tulip_rose.table.fans import ORDER, stacked
from game.ui.look import Look
from game.ui.text import Run
from game.words import Words

SPECIALS = stacked(BOX.specials)
SHOWN: dict[int, list[str]] = {
    1: ["orchid", "orchid", "lily", "rose", "rose", "rose"],
    3: ["gerbera", "network15", "hydrangea", "rose"],
    4: ["orchid", "rose", "gerbera", "tulip", "weed"],
    7: list(SPECIALS),
    9: list(FLOWERS),
}
"""Page -> the cards under its words."""
MERCHANTS, ABOUT = 8, 12
NUMBERS = ("copies", "start", "income", "seats")


def draw_page(look: Look, surface: pygame.Surface, page: int, room: pygame.Rect) -> None:
    """Draws a page's cards into the room under its words, as large as they fit."""
    words = Words("tulip_rose")
    if page in SHOWN:
        _row(look, surface, words, SHOWN[page], room)
    elif page == MERCHANTS:
        wide = min(174, (room.width - 50) // len(BOX.merchants), room.height - 10)
        for number, merchant in enumerate(BOX.merchants):
            image = merchant_card(look, words, merchant, wide)
            surface.blit(image, (room.x + number * (wide + 10) - PAD, room.y - PAD))
    elif page == ABOUT:
        _provenance(look, surface, words, room)


def _row(
    look: Look, surface: pygame.Surface, words: Words, cards: list[str], room: pygame.Rect
) -> None:
    wide = min(116, (room.width - 12 * (len(cards) - 1)) // len(cards), (room.height - 6) * 5 // 7)
    if wide < 50:
        return
    for number, card in enumerate(cards):
        place = pygame.Rect(room.x + number * (wide + 12), room.y, wide, height(wide))
        draw_face(surface, look, words, card, 1, place)


def provenance() -> dict[str, list[str]]:
    """Mark -> the cards of which a number has it; each number is one of `NUMBERS`."""
    found: dict[str, list[str]] = {}
    for key, mark in BOX.marks.items():
        card, _, number = key.rpartition(".")
        if card in CARDS and number in NUMBERS:
            found.setdefault(f"{mark}.{number}", []).append(card)
    return {key: [card for card in ORDER if card in cards] for key, cards in found.items()}


def _provenance(look: Look, surface: pygame.Surface, words: Words, room: pygame.Rect) -> None:
    """A line for each kind of number: how many cards have it from the rulebook, how many from us."""
    found, y = provenance(), room.y
    for number in NUMBERS:
        book, ours = found.get(f"S.{number}", []), found.get(f"R.{number}", [])
        runs: list[Run] = [
            (words.say(f"about.{number}") + "  ", "strong", look.theme.ink),
            (words.say("about.count", book=len(book), ours=len(ours)), "text", look.theme.ink_soft),
        ]
        if y + 34 <= room.bottom:
            look.text.draw(surface, runs, (room.x, y, room.width, 34))
        y += 36
