"""How cards lie together: the stack order, fans of whole cards, strips of blooms with counts.

Only places are computed here, and blooms drawn; faces are `faces.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pygame

from game.titles.tulip_rose.cards import FLOWERS
from game.titles.tulip_rose.table.faces import ATLAS, height
from game.ui.look import Look
from game.ui.theme import Role, card_role

ORDER = (
    *FLOWERS,
    "weed", "cow", "bee", "fertilizer", "can", "well", "network15", "network25",
)  # fmt: skip
_PLACE = {card: i for i, card in enumerate(ORDER)}
WIDEST, NARROWEST = 106, 80
COPY, TYPE, APART = 0.28, 0.88, 10


def stacked(cards: Iterable[str]) -> list[str]:
    """The cards in stack order, equal ones together."""
    return sorted(cards, key=_PLACE.__getitem__)


def counted(cards: Iterable[str]) -> dict[str, int]:
    """Each card and how often, in stack order."""
    counts: dict[str, int] = {}
    for card in stacked(cards):
        counts[card] = counts.get(card, 0) + 1
    return counts


class Place(NamedTuple):
    """A card and where it lies."""

    card: str
    rect: pygame.Rect


def fan(
    cards: Iterable[str], x: int, y: int, room: int, high: int = 148, widest: int = WIDEST
) -> list[Place]:
    """Cards in stack order within `room` pixels; the last one of a type lies on top, whole.

    A fan narrower than the highest stands in the middle of `high`.
    """
    counts = counted(cards)
    if not counts:
        return []
    extra, types = sum(counts.values()) - len(counts), len(counts)
    wide, copy, step = _measures(extra, types, room, widest)
    top = y + (high - height(wide)) // 2
    places: list[Place] = []
    left = float(x)
    for card, count in counts.items():
        for _ in range(count):
            places.append(Place(card, pygame.Rect(round(left), top, wide, height(wide))))
            left += copy
        left += step - copy
    return places


def _measures(extra: int, types: int, room: int, widest: int) -> tuple[int, float, float]:
    """Card width, step between copies, step from a type's top card to the next type."""
    loose = extra * COPY * widest + types * widest + (types - 1) * APART
    if loose <= room:
        return widest, COPY * widest, widest + APART
    least = min(widest, NARROWEST)
    for wide in range(widest, least - 1, -1):
        left = room - wide - extra * COPY * wide
        if types == 1:
            if left >= 0:
                return wide, COPY * wide, 0.0
        elif left / (types - 1) >= TYPE * wide:
            return wide, COPY * wide, left / (types - 1)
    step = max(26.0, (room - least - extra * COPY * least) / max(1, types - 1))
    copy = min(COPY * least, max(4.0, (room - least - (types - 1) * step) / max(1, extra)))
    return least, copy, step


def picture_of(card: str) -> str:
    """The picture of a card where there is only room for its bloom or thing."""
    if card in FLOWERS:
        return f"bloom-{card}"
    return "special-network" if card.startswith("network") else f"special-{card}"


def draw_bloom(
    surface: pygame.Surface, look: Look, card: str, centre: tuple[int, int], wide: int,
    ghost: bool = False,
) -> None:  # fmt: skip
    """A bloom or thing; a ghost where a type is not owned."""
    how = {"dimmed": True, "alpha": 43} if ghost else {}
    box = pygame.Rect(0, 0, wide, wide)
    box.center = centre
    picture, place = look.pictures.fit(ATLAS, picture_of(card), box, **how)
    surface.blit(picture, place)
    if card.startswith("network"):
        tag = pygame.Rect(0, 0, round(wide * 0.62), round(wide * 0.52))
        tag.center = (centre[0] + wide // 30, centre[1])
        role = card_role("fira-700", min(26, max(15, wide * 0.44)))
        tag.width = max(tag.width, look.text.width("25", role) + 6)
        tag.centerx = centre[0]
        look.paint.plate(surface, tag, "points")
        look.text.draw(surface, card.removeprefix("network"), tag, role, look.theme.white, "centre")


def count_role(size: int) -> Role:
    """The count under a bloom."""
    return Role("fira-700", size, size + 4)


def draw_stack(
    surface: pygame.Surface, look: Look, card: str, count: int, slot: pygame.Rect, bloom: int,
    size: int,
) -> None:  # fmt: skip
    """A bloom at the top of its slot, the count at its foot, also when it is 1."""
    draw_bloom(surface, look, card, (slot.centerx, slot.y + bloom // 2), bloom)
    if count == 1 and slot.width < 20:
        return  # so many side by side that a bloom alone says one
    role = count_role(size)
    foot = pygame.Rect(slot.x - 10, slot.bottom - size, slot.width + 20, size)
    halo = look.theme.field
    look.text.draw(surface, str(count), foot, role, look.theme.ink, "centre", halo=halo)


def mini_stacks(
    surface: pygame.Surface, look: Look, counts: Mapping[str, int], rect: pygame.Rect, bloom: int,
    size: int = 26,
) -> None:  # fmt: skip
    """Stacks side by side in a rect, centred, closer together where they are many."""
    if not counts:
        return
    step = min(bloom + 4, rect.width / len(counts))
    wide = min(bloom, max(24, round(step)))
    left = rect.x + (rect.width - step * len(counts)) / 2
    for number, (card, count) in enumerate(counts.items()):
        slot = pygame.Rect(round(left + number * step), rect.y, round(step), rect.height)
        draw_stack(surface, look, card, count, slot, wide, size)
