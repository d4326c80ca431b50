"""Card faces: flowers, specials, the back, merchants. Each is composed once per width and day.

All measures are those of a card 108 wide and grow with it. How cards lie beside each other is
`fans.py`; what they do is the rules' business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.cards import BOX, CARDS, IS_FLOWER
from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import CARD_RADIUS, Colour, card_role

if TYPE_CHECKING:
    from game.words import Words

ATLAS = "tulip_rose"
PAD = 8
"""Room around a face for its shadow."""
DETAILED = 200
"""From this width on a card says with how many players it is in play."""


def height(width: int) -> int:
    """A card's height: 5 : 7."""
    return round(width * 7 / 5)


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def gained(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else minus(number)


def draw_face(
    surface: pygame.Surface, look: Look, words: Words, card: str, day: int, rect: pygame.Rect,
    dimmed: bool = False,
) -> None:  # fmt: skip
    """A card's face into a rect of ratio 5 : 7."""
    image = face(look, words, card, day, rect.width, dimmed)
    surface.blit(image, (rect.x - PAD, rect.y - PAD))


def face(
    look: Look, words: Words, card: str, day: int, width: int, dimmed: bool = False
) -> pygame.Surface:
    """The face with its shadow, `PAD` wider on each side."""
    key = ("tulip-face", card, day, width, dimmed, words.language, look.theme.hairline)

    def make() -> pygame.Surface:
        image = _Face(look, words, card, day, width).image
        return shapes.grey(image, 0.35, 0.72) if dimmed else image

    return look.pictures.keep(key, make)


def back(look: Look, width: int) -> pygame.Surface:
    """The back with its shadow."""

    def make() -> pygame.Surface:
        size = (width, height(width))
        image = _blank(size, look.theme.delft_back, look.theme.delft_back, look.theme.white)
        inside = pygame.Rect(PAD, PAD, *size).inflate(-width // 9, -width // 9)
        picture, place = look.pictures.fit("common", "card-back", inside)
        image.blit(picture, place)
        return image

    return look.pictures.keep(("tulip-back", width), make)


def _blank(size: tuple[int, int], top: Colour, bottom: Colour, edge: Colour) -> pygame.Surface:
    """An empty card with its shadow."""
    radius = max(3, round(size[0] * CARD_RADIUS))
    image = pygame.Surface((size[0] + 2 * PAD, size[1] + 2 * PAD), pygame.SRCALPHA)
    image.blit(shapes.shadow(size, radius, 7, 0.47), (PAD - 7, PAD - 3))
    image.blit(shapes.box(size, radius, top, bottom), (PAD, PAD))
    image.blit(shapes.frame(size, radius, 2 if size[0] > 60 else 1, edge), (PAD, PAD))
    return image


class _Face:
    """Composes one face."""

    def __init__(self, look: Look, words: Words, card: str, day: int, width: int) -> None:
        theme = look.theme
        self.look, self.words, self.card, self.width = look, words, card, width
        self.k = width / 108
        self.flower = card in IS_FLOWER
        paper = theme.card if self.flower else theme.card_special
        rule = theme.card_rule if self.flower else theme.card_special_rule
        self.image = _blank((width, height(width)), *paper, rule)
        self._hairline(rule)
        self._picture()
        self._name()
        if width >= DETAILED:
            self._players()
        self._income()
        self._copies()
        self._seals(day)

    def at(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        k = self.k
        return pygame.Rect(
            PAD + round(x * k), PAD + round(y * k), max(1, round(wide * k)), max(1, round(high * k))
        )

    def _set(
        self, words: str, rect: pygame.Rect, font: str, size: float, colour: Colour,
        align: str = "centre",
    ) -> None:  # fmt: skip
        role = card_role(font, size * self.k)
        self.look.text.draw(self.image, words, rect, role, colour, align)

    def _hairline(self, rule: Colour) -> None:
        at = max(2, round(4 * self.k))
        size = (self.width - 2 * at, height(self.width) - 2 * at)
        line = shapes.frame(size, max(2, round(4 * self.k)), max(1, round(1.2 * self.k)), rule)
        self.image.blit(line, (PAD + at, PAD + at))

    def _picture(self) -> None:
        pictures = self.look.pictures
        if self.flower:
            box = self.at(17, 22, 78, 102)
            picture, place = pictures.fit(ATLAS, f"plate-{self.card}", box)
        else:
            name = "network" if self.card.startswith("network") else self.card
            box = self.at(16, 34, 78, 82)
            picture, place = pictures.fit(ATLAS, f"special-{name}", box)
        self.image.blit(picture, place)
        if self.card.startswith("network"):
            self._points()

    def _points(self) -> None:
        box = self.at(67, 30, 32, 27)
        tag = shapes.box(box.size, max(2, round(3 * self.k)), self.look.theme.red_dark)
        self.image.blit(tag, box)
        self._set(self.card.removeprefix("network"), box, "fira-700", 20, self.look.theme.white)

    def _name(self) -> None:
        name = self.words.say(f"face.{self.card}")
        long = self._is_long()
        strip = self.at(6, 114 if long else 124, 96, 32 if long else 22)
        strip.bottom = PAD + height(self.width) - round(6 * self.k)
        top = (self.look.theme.card if self.flower else self.look.theme.card_special)[0]
        self.image.blit(shapes.box(strip.size, 1, top, alpha=190), strip)
        ink = self.look.theme.ink
        if long:
            first, second = name.split(" ", 1)
            half = strip.height // 2
            self._set(
                first, pygame.Rect(strip.x, strip.y, strip.width, half), "fraunces-600", 13, ink
            )
            low = pygame.Rect(strip.x, strip.y + half, strip.width, half)
            self._set(second, low, "fraunces-600", 13, ink)
            return
        size = 16.5 if len(name) < 10 else 13.5
        self._set(name, strip, "fraunces-600", size, ink)

    def _pill(self, rect: pygame.Rect) -> None:
        theme = self.look.theme
        radius = rect.height // 2
        self.image.blit(shapes.box(rect.size, radius, theme.field), rect)
        thick = max(1, round(self.k))
        self.image.blit(shapes.frame(rect.size, radius, thick, theme.rule), rect)

    def _income(self) -> None:
        income = CARDS[self.card].income
        if not income:
            return
        high = height(self.width) / self.k
        box = self.at(62, high - 47, 42, 22)
        self._pill(box)
        self._set(
            gained(income), self.at(63, high - 47, 22, 22), "fira-600", 15, self.look.theme.ink
        )
        coin = self.look.pictures.get("common", "coin", round(18 * self.k))
        self.image.blit(coin, coin.get_rect(center=self.at(84, high - 47, 19, 22).center))

    def _players(self) -> None:
        y = height(self.width) / self.k - (58 if self._is_long() else 41)
        self._pill(self.at(7, y, 30, 15))
        person = self.look.pictures.icon("person", round(11 * self.k), self.look.theme.ink)
        self.image.blit(person, person.get_rect(center=self.at(8, y, 13, 15).center))
        fewest = f"{CARDS[self.card].seats[0]}+"
        self._set(fewest, self.at(20, y, 16, 15), "fira-600", 11, self.look.theme.ink)

    def _is_long(self) -> bool:
        """Whether the name takes two lines."""
        name = self.words.say(f"face.{self.card}")
        return len(name) >= 13 and " " in name

    def _copies(self) -> None:
        copies = f"×{len(CARDS[self.card].seats)}"
        self._set(copies, self.at(60, 6, 41, 20), "fira-600", 16, self.look.theme.ink_soft, "right")

    def _seals(self, day: int) -> None:
        today, other = CARDS[self.card].start[day - 1], CARDS[self.card].start[2 - day]
        draw_seal(self.image, self.look, self.at(1, 1, 38, 38), today)
        if other != today:
            draw_seal(self.image, self.look, self.at(7, 41, 24, 24), other, hollow=True)


def draw_seal(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, number: int, hollow: bool = False
) -> None:
    """A value in a disc: ink, red when negative, hollow for the other day."""
    theme, wide = look.theme, rect.width
    thick = max(1, round(wide / 16))
    if hollow:
        disc = shapes.disc(wide, theme.field, theme.card_rule, thick)
        colour, size = theme.ink_soft, wide * 0.64
    else:
        disc = shapes.disc(wide, theme.red if number < 0 else theme.ink, theme.brass, thick)
        words = minus(number)
        colour, size = theme.white, wide * (0.66 if len(words) == 1 else 0.55)
    surface.blit(disc, rect)
    role = card_role("fraunces-700", size)
    look.text.draw(
        surface, minus(number), rect.move(0, -round(wide * 0.02)), role, colour, "centre"
    )


def ability(words: Words, merchant: str, seats: int, short: bool = False) -> str:
    """What a merchant can do; Peter's target is another with six at the table."""
    if merchant == "peter" and seats == 6:
        return words.say("ability.peter.six")
    return words.say(f"ability.{merchant}.short" if short else f"ability.{merchant}")


def merchant_card(
    look: Look, words: Words, merchant: str, width: int, seats: int = 5
) -> pygame.Surface:
    """A merchant's card with emblem, priority, income and ability; ratio 1 : 1."""

    def make() -> pygame.Surface:
        theme, k = look.theme, width / 196
        facts = BOX.merchants[merchant]
        image = _blank((width, width), *theme.card, theme.card_rule)
        at = round(6 * k)
        inside = (width - 2 * at, width - 2 * at)
        image.blit(
            shapes.frame(inside, round(5 * k), max(1, round(1.5 * k)), theme.card_rule),
            (PAD + at, PAD + at),
        )
        emblem = look.pictures.get(ATLAS, f"merchant-{merchant}", round(78 * k))
        image.blit(emblem, (PAD + round(12 * k), PAD + round(12 * k)))
        seal = pygame.Rect(0, 0, round(38 * k), round(38 * k))
        seal.topright = (PAD + width - round(12 * k), PAD + round(13 * k))
        draw_seal(image, look, seal, facts.priority)
        coin = look.pictures.get("common", "coin", round(22 * k))
        place = coin.get_rect(right=PAD + width - round(11 * k), centery=PAD + round(69 * k))
        image.blit(coin, place)
        income = pygame.Rect(0, 0, round(44 * k), round(26 * k))
        income.midright = (place.left - round(2 * k), place.centery)
        role = card_role("fira-600", 21 * k)
        look.text.draw(image, gained(facts.income), income, role, theme.ink, "right")
        left, room = PAD + round(14 * k), width - round(28 * k)
        name = (left, PAD + round(92 * k), room, round(32 * k))
        look.text.draw(
            image, words.say(f"card.{merchant}"), name, card_role("fraunces-600", 26 * k), theme.ink
        )
        note = (left, PAD + round(124 * k), room, round(64 * k))
        look.text.paragraph(
            image,
            ability(words, merchant, seats),
            note,
            card_role("fira-400", 18 * k),
            theme.ink_soft,
        )
        return image

    key = ("tulip-merchant", merchant, width, seats == 6, words.language, look.theme.hairline)
    return look.pictures.keep(key, make)
