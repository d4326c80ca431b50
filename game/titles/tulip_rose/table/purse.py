"""The purse bar: coins, what each loan would add and cost, and where the stepper stands."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.state import LOAN
from game.ui import shapes
from game.ui.look import Look
from game.ui.text import Run

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.on_block import OnBlock
    from game.titles.tulip_rose.table.pad import Offer

PURSE = pygame.Rect(700, 420, 568, 40)


def draw_purse(surface: pygame.Surface, scene: OnBlock, offer: Offer, amount: int) -> None:
    """The purse bar: coins, what each loan would add, and where the stepper stands."""
    look, theme = scene.look, scene.look.theme
    bar = scene.at(*PURSE)
    total = max(1, offer.coins + LOAN * offer.loans_left)
    ends = [
        bar.x + round(bar.width * (offer.coins + LOAN * i) / total)
        for i in range(offer.loans_left + 1)
    ]
    body = look.paint.keep(
        ("purse", tuple(end - bar.x for end in ends), theme.hairline),
        lambda: _bar(look, bar, ends),
    )
    surface.blit(body, bar)
    _coins(surface, look, offer.coins, pygame.Rect(bar.x, bar.y, ends[0] - bar.x, bar.height))
    for left, right in pairwise(ends):
        _loan(surface, scene, pygame.Rect(left, bar.y, right - left, bar.height))
    x = bar.x + round(bar.width * min(1.0, amount / total))
    surface.fill(theme.focus, (bar.x, bar.y - 7, x - bar.x, 5))
    mark = look.paint.keep(("diamond", theme.hairline), lambda: diamond(26, theme.focus, theme.ink))
    surface.blit(mark, mark.get_rect(center=(x, bar.y - 6)))


def _bar(look: Look, bar: pygame.Rect, ends: list[int]) -> pygame.Surface:
    theme = look.theme
    image = pygame.Surface(bar.size, pygame.SRCALPHA)
    coins = pygame.Rect(0, 0, ends[0] - bar.x, bar.height)
    if coins.width:
        image.blit(shapes.gradient(coins.size, theme.brass_light, theme.brass), coins)
        pygame.draw.rect(image, theme.brass_edge, coins, 2)
    for left, right in pairwise(ends):
        part = pygame.Rect(left - bar.x, 0, right - left, bar.height)
        image.blit(striped(part.size, theme.field, theme.paper_lead[1]), part)
        pygame.draw.rect(image, theme.loan, part, 2)
    return image


def _coins(surface: pygame.Surface, look: Look, coins: int, part: pygame.Rect) -> None:
    words = str(coins)
    wide = look.text.width(words, "strong")
    if part.width < wide + 6:
        return
    icon = part.width >= wide + 40
    left = part.centerx - (wide + (32 if icon else 0)) // 2
    if icon:
        coin = look.pictures.get("common", "coin", 26)
        surface.blit(coin, coin.get_rect(midleft=(left, part.centery)))
        left += 32
    look.text.draw(surface, words, (left, part.y, wide + 2, part.height), "strong", look.theme.ink)


def _loan(surface: pygame.Surface, scene: OnBlock, part: pygame.Rect) -> None:
    """What the section's room allows of loan picture, +20 and -30 points."""
    look, theme = scene.look, scene.look.theme
    points = scene.words.say("pad.points", points=30)
    plus: Run = (f"+{LOAN} ", "strong", theme.ink)
    choices: list[tuple[bool, list[Run]]] = [
        (True, [plus, (points, "strong", theme.loan)]),
        (False, [plus, (points, "strong", theme.loan)]),
        (False, [plus, ("−30", "strong", theme.loan)]),
        (True, []),
    ]
    for icon, runs in choices:
        wide = look.text.width(runs) + (36 if icon else 0)
        if wide <= part.width - 8:
            left = part.centerx - wide // 2
            if icon:
                image = look.pictures.get("common", "loan", 28)
                surface.blit(image, image.get_rect(midleft=(left, part.centery)))
                left += 36
            if runs:
                look.text.draw(surface, runs, (left, part.y, wide, part.height))
            return


def striped(
    size: tuple[int, int], light: tuple[int, int, int], dark: tuple[int, int, int], step: int = 12
) -> pygame.Surface:
    """A panel of slanting stripes."""
    image = pygame.Surface(size)
    image.fill(light)
    for x in range(-size[1], size[0] + size[1], 2 * step):
        points = [(x, size[1]), (x + step, size[1]), (x + step + size[1], 0), (x + size[1], 0)]
        pygame.draw.polygon(image, dark, points)
    return image


def diamond(size: int, colour: tuple[int, int, int], edge: tuple[int, int, int]) -> pygame.Surface:
    """A smooth diamond."""
    big = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    half, full = size * 2, size * 4 - 1
    corners = [(half, 0), (full, half), (half, full), (0, half)]
    pygame.draw.polygon(big, edge, corners)
    pygame.draw.polygon(
        big, colour, [(half + (x - half) * 0.8, half + (y - half) * 0.8) for x, y in corners]
    )
    return pygame.transform.smoothscale(big, (size, size))
