"""Coins in flight between a bank, a seat and another, and numbers that count up as they land."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.motion import Tween, arc

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall

MOST, APART, HIGH, SIZE = 8, 60.0, 120, 34
BANK = (770, 580)


class Coin(NamedTuple):
    """One coin on its way."""

    start: tuple[int, int]
    end: tuple[int, int]
    tween: Tween


class Flight:
    """The coins in the air."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.coins: list[Coin] = []

    def send(self, start: tuple[int, int], end: tuple[int, int], amount: int) -> None:
        """Sends coins, at most eight; none with reduced motion."""
        motion = self.hall.look.motion
        if motion.reduced or motion.is_instant:
            return
        for number in range(min(MOST, amount)):
            tween = motion.tween("coin", 0.0, 1.0, APART * number)
            self.coins.append(Coin(start, end, tween))

    def draw(self, surface: pygame.Surface) -> None:
        """Draws those that fly and forgets those that have landed."""
        self.coins = [coin for coin in self.coins if not coin.tween.done]
        image = self.hall.look.pictures.get("common", "coin", SIZE)
        for coin in self.coins:
            if coin.tween.time >= coin.tween.delay:
                x, y = arc(coin.start, coin.end, coin.tween.value, HIGH)
                surface.blit(image, image.get_rect(center=(round(x), round(y))))


def draw_bank(surface: pygame.Surface, hall: Hall, words: str) -> None:
    """A pile of coins, and its name."""
    look = hall.look
    coin = look.pictures.get("common", "coin", 48)
    for dx, dy in ((-44, -8), (18, -8), (-14, 6), (46, 6), (-26, -32)):
        centre = hall.block((BANK[0] + dx, BANK[1] + dy, 0, 0)).topleft
        surface.blit(coin, coin.get_rect(center=centre))
    place = hall.block((858, 560, 240, 44))
    look.text.draw(surface, words, place, "subtitle", look.theme.cream)
