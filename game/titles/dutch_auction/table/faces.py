"""The faces of the cards: flowers, bonus cards, starting cards, cash, drawn once for each size.

A face is composed of the atlas's flowers and the chips of the colour marks; only numbers are text.
Where a card lies is `places.py`'s and the scenes' business.
"""

from collections.abc import Callable

import pygame

from game.titles.dutch_auction.cards import CARDS, COLOURS, Card
from game.titles.dutch_auction.payment import SPECIAL
from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import Colour, card_role

ATLAS = "dutch_auction"
Size = tuple[int, int]

GROUND: dict[str, Colour] = {
    "red": (0xF6, 0xD9, 0xD1), "pink": (0xFB, 0xE1, 0xE9),
    "yellow": (0xFB, 0xF0, 0xBE), "blue": (0xD5, 0xE2, 0xF1),
}  # fmt: skip
LINE: dict[str, Colour] = {
    "red": (0x6F, 0x18, 0x14), "pink": (0x8E, 0x34, 0x59),
    "yellow": (0x7F, 0x62, 0x06), "blue": (0x19, 0x36, 0x5F),
}  # fmt: skip
COIN: Colour = (0xF6, 0xE3, 0xA8)
CREAM: Colour = (0xFD, 0xF6, 0xE8)
DELFT: Colour = (0x2E, 0x5A, 0x88)
PLUM: Colour = (0x6A, 0x40, 0x68)
KRAFT_LINE: Colour = (0x5B, 0x39, 0x18)
BRASS_LINE: Colour = (0x7C, 0x5A, 0x1C)


def card(look: Look, name: str, size: Size) -> pygame.Surface:
    """The face of an auction or starting card."""

    def make() -> pygame.Surface:
        found = CARDS[name]
        return _FAMILIES[found.family](look, found, size)

    return look.pictures.keep(("dutch card", name, size), make)


def cash(look: Look, name: str, size: Size) -> pygame.Surface:
    """A cash card: the coin on it from 60 wide, the number alone below that."""
    return look.pictures.keep(("dutch cash", name, size), lambda: _cash(look, name, size))


def spent(look: Look, name: str, size: Size, on_paper: bool) -> pygame.Surface:
    """A spent cash card: a dashed outline, its number struck through."""
    return look.pictures.keep(
        ("dutch spent", name, size, on_paper, look.theme is None),
        lambda: _spent(look, name, size, on_paper),
    )


def back(look: Look, size: Size) -> pygame.Surface:
    """The back of a cash card."""

    def make() -> pygame.Surface:
        image = _sheet(size, look.theme.ink, CREAM, 2)
        inner = (size[0] - 8, size[1] - 8)
        image.blit(shapes.box(inner, 4, look.theme.delft_back), (4, 4))
        ornament = look.pictures.get("marks", "back-ornament", round(size[0] * 0.5))
        image.blit(ornament, ornament.get_rect(center=(size[0] // 2, size[1] // 2)))
        return image

    return look.pictures.keep(("dutch back", size), make)


def packet_back(look: Look, size: Size) -> pygame.Surface:
    """The back of a starting card."""

    def make() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        picture = look.pictures.get(ATLAS, "packet-back", size[0])
        image.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
        return image

    return look.pictures.keep(("dutch packet back", size), make)


def chip(look: Look, colour: str, diameter: int) -> pygame.Surface:
    """The mark of a colour on its disc."""
    return look.pictures.get("marks", f"chip-{colour}", diameter)


# Families


def _single(look: Look, found: Card, size: Size) -> pygame.Surface:
    width, height = size
    colour = _colours(found)[0]
    image = _sheet(size, LINE[colour], GROUND[colour], 3 if width > 60 else 2)
    if width >= 56:
        inside = (width - 10, height - 10)
        image.blit(shapes.frame(inside, _radius(width) - 2, 1, LINE[colour], 150), (5, 5))
    box = pygame.Rect(round(width * 0.24), round(height * 0.17), round(width * 0.74), 0)
    box.height = round(height * 0.73)
    _flower(image, look, f"whole-{colour}", box)
    _chip(image, look, colour, (round(width * 0.2), round(width * 0.2)), round(width * 0.34))
    _coin(image, look, str(found.points), size)
    return image


def _double(look: Look, found: Card, size: Size) -> pygame.Surface:
    width, height = size
    first, second = _colours(found)
    image = _sheet(size, look.theme.ink, GROUND[first], 3 if width > 60 else 2)
    half = pygame.Surface((width * 3, height * 3), pygame.SRCALPHA)
    w, h = width * 3, height * 3
    pygame.draw.polygon(half, GROUND[second], [(w, 0), (w, h), (0, h)])
    half = pygame.transform.smoothscale(half, size)
    inside = shapes.mask((width - 6, height - 6), _radius(width) - 2)
    piece = half.subsurface((3, 3, width - 6, height - 6)).copy()
    piece.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(piece, (3, 3))
    low = pygame.Rect(round(width * 0.44), round(height * 0.42), round(width * 0.53), 0)
    low.height = round(height * 0.5)
    high = pygame.Rect(round(width * 0.1), round(height * 0.2), round(width * 0.48), 0)
    high.height = round(height * 0.42)
    _flower(image, look, f"whole-{first}", high)
    _flower(image, look, f"whole-{second}", low)
    across = round(width * 0.28)
    _chip(image, look, first, (round(width * 0.19), round(width * 0.19)), across)
    _chip(image, look, second, (round(width * 0.81), round(width * 0.19)), across)
    _coin(image, look, str(found.points), size)
    return image


def _bonus(look: Look, found: Card, size: Size) -> pygame.Surface:
    """A frame in Delft and a bracket for sets, in plum and a line between for each flower."""
    width, height = size
    is_set = found.family == "set"
    image = _sheet(size, look.theme.ink, DELFT if is_set else PLUM, 2)
    edge = max(3, round(width * 0.07))
    paper = (width - 2 * edge, height - 2 * edge)
    image.blit(shapes.box(paper, max(2, _radius(width) - 2), CREAM), (edge, edge))
    _heads(image, look, _colours(found), size, 0.14, CREAM)
    ink = look.theme.ink
    thick = max(2, round(width * 0.03))
    top = round(height * 0.615)
    if is_set:
        left, right = round(width * 0.24), round(width * 0.76)
        for x in (left, right):
            image.fill(ink, (x - thick // 2, top - 2 * thick, thick, 2 * thick))
        image.fill(ink, (left - thick // 2, top, right - left + thick, thick))
        image.fill(ink, (width // 2 - thick // 2, top, thick, 2 * thick))
        _number(image, look, str(found.points), (width // 2, round(height * 0.8)), height * 0.27)
    else:
        tall = round(height * 0.3)
        image.fill((0x8B, 0x84, 0x78), (width // 2 - 1, round(height * 0.62), 2, tall))
        for part in (0.29, 0.71):
            centre = (round(width * part), round(height * 0.78))
            _number(image, look, str(found.points), centre, height * 0.25)
    return image


def _starting(look: Look, found: Card, size: Size) -> pygame.Surface:
    width, height = size
    image = pygame.Surface(size, pygame.SRCALPHA)
    packet = look.pictures.get(ATLAS, "packet", width)
    packet = look.pictures.keep(
        ("dutch packet", size), lambda: pygame.transform.smoothscale(packet, size)
    )
    image.blit(packet, (0, 0))
    own = [COLOURS[i] for i, count in enumerate(found.flowers) if count]
    others = [COLOURS[i] for i in found.needs]
    _heads(image, look, own, (width, round(height * 0.94)), 0.19, None)
    rule = round(height * 0.6)
    image.fill(
        KRAFT_LINE, (round(width * 0.12), rule, round(width * 0.76), max(1, round(width * 0.02)))
    )
    middle = round(height * 0.77)
    across = max(8, round(width * 0.2))
    _number(image, look, f"+{found.points}", (round(width * 0.35), middle), height * 0.23)
    for number, colour in enumerate(others):
        away = round((number - 0.5) * across * 1.06)
        _chip(image, look, colour, (round(width * 0.72), middle + away), across)
    return image


_FAMILIES: dict[str, Callable[[Look, Card, Size], pygame.Surface]] = {
    "single": _single, "double": _double, "set": _bonus, "each": _bonus, "starting": _starting,
}  # fmt: skip


def _cash(look: Look, name: str, size: Size) -> pygame.Surface:
    width, height = size
    special = name == SPECIAL
    words = "×2" if special else name
    ground = look.theme.delft_back if special else CREAM
    image = _sheet(size, BRASS_LINE if not special else look.theme.delft_edge, ground, 2)
    middle = (width // 2, height // 2)
    if width < 56:
        colour = look.theme.white if special else look.theme.ink
        font = "fira-700" if special else "fraunces-700"
        part = 0.62 if special else 0.66
        _number(image, look, words, middle, height * part, colour, font, width - 3)
        return image
    inner = (width - 12, height - 12)
    line = (0x8F, 0xB5, 0xE2) if special else look.theme.brass
    image.blit(shapes.frame(inner, 4, 1, line), (6, 6))
    if special:
        _number(
            image,
            look,
            words,
            (width // 2, round(height * 0.36)),
            height * 0.33,
            look.theme.white,
            room=width - 14,
        )
        image.fill(
            (0x8F, 0xB5, 0xE2), (width // 5, round(height * 0.61), width - 2 * (width // 5), 1)
        )
        look.paint.disc(
            image, (width // 2, round(height * 0.79)), round(width * 0.34), COIN, look.theme.ink
        )
        _number(image, look, "1", (width // 2, round(height * 0.79)), height * 0.16)
    else:
        coin = look.pictures.get(ATLAS, "coin", round(width * 0.8))
        image.blit(coin, coin.get_rect(center=middle))
        _number(image, look, words, middle, height * 0.33)
    return image  # fmt: skip


def _spent(look: Look, name: str, size: Size, on_paper: bool) -> pygame.Surface:
    width, height = size
    theme = look.theme
    image = pygame.Surface(size, pygame.SRCALPHA)
    quiet = theme.ink_soft if on_paper else theme.sand_old
    shapes.dashes(image, image.get_rect(), quiet, 1, 4, 3)
    words = "×2" if name == SPECIAL else name
    _number(image, look, words, (width // 2, height // 2), height * 0.58, quiet, "fira-500", width)
    strike = theme.red if on_paper else theme.minus_felt
    big = pygame.Surface((width * 3, height * 3), pygame.SRCALPHA)
    big.fill((*strike, 0))
    ends = ((width * 0.5, height * 2.6), (width * 2.5, height * 0.4))
    pygame.draw.line(big, strike, *ends, 9)
    image.blit(pygame.transform.smoothscale(big, size), (0, 0))
    return image


# Parts


def _radius(width: int) -> int:
    return max(3, round(width * 0.065) + 1)


def _sheet(size: Size, line: Colour, ground: Colour, thick: int) -> pygame.Surface:
    """A card's paper with its outline."""
    image = shapes.box(size, _radius(size[0]), line)
    inner = (size[0] - 2 * thick, size[1] - 2 * thick)
    image.blit(shapes.box(inner, max(2, _radius(size[0]) - thick), ground), (thick, thick))
    return image


def _colours(found: Card) -> list[str]:
    """The colours that stand on the card."""
    if found.needs and found.family != "starting":
        return [COLOURS[i] for i in found.needs]
    return [COLOURS[i] for i, count in enumerate(found.flowers) if count]


def _heads(
    image: pygame.Surface, look: Look, colours: list[str], size: Size, top: float, _ground: object
) -> None:
    """Two flower heads side by side, each over its chip."""
    width, height = size
    side = round(width * 0.36)
    for number, colour in enumerate(colours):
        x = round(width * (0.29 if number == 0 else 0.71))
        box = pygame.Rect(0, 0, side, round(height * 0.26))
        box.midtop = (x, round(height * top))
        _flower(image, look, f"head-{colour}", box)
        _chip(
            image,
            look,
            colour,
            (x, box.bottom + round(height * 0.065)),
            max(8, round(width * 0.23)),
        )


def _flower(image: pygame.Surface, look: Look, name: str, box: pygame.Rect) -> None:
    picture, place = look.pictures.fit(ATLAS, name, box)
    image.blit(picture, place)


def _chip(
    image: pygame.Surface, look: Look, colour: str, centre: tuple[int, int], diameter: int
) -> None:
    picture = chip(look, colour, diameter)
    image.blit(picture, picture.get_rect(center=centre))


def _coin(image: pygame.Surface, look: Look, words: str, size: Size) -> None:
    """The points in the bottom left corner."""
    across = round(size[0] * 0.42)
    centre = (across // 2 + max(2, size[0] // 40), size[1] - across // 2 - max(2, size[0] // 40))
    look.paint.disc(image, centre, across, COIN, look.theme.ink, 2 if size[0] > 80 else 1)
    _number(image, look, words, centre, across * 0.68)


def _number(
    image: pygame.Surface, look: Look, words: str, centre: tuple[int, int], size: float,
    colour: Colour | None = None, font: str = "fraunces-700", room: int = 0,
) -> None:  # fmt: skip
    """A number of a card face, about `size` high, no wider than `room`."""
    role = card_role(font, max(7, round(size)))
    if room:
        while look.text.width(words, role) > room and role.size > 8:
            role = card_role(font, role.size - 1)
    wide = look.text.width(words, role) + 4
    box = pygame.Rect(0, 0, wide, look.text.line(role))
    box.center = centre
    look.text.draw(image, words, box, role, colour or look.theme.ink, "centre")
