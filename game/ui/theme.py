"""The look in one place: colours, type roles, corners, spacing. Nothing is drawn here.

Measures are logical pixels on the 1280 x 720 canvas. A `Theme` is asked for by name
(`theme.ink`); high contrast is the same names with other colours.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

Colour = tuple[int, int, int]

WIDTH, HEIGHT = 1280, 720
SIZE = (WIDTH, HEIGHT)

# spacing
GAP = 8  # between panels
PAD = 16  # inside a panel
TARGET = 52  # the smallest side of anything that is pressed
SMALLEST_TEXT = 26  # outside of card faces

# corners
PANEL_RADIUS = 7
BUTTON_RADIUS = 8
TAG_RADIUS = 5
CARD_RADIUS = 0.065  # of a card's width

LARGER = 1.15  # larger text


class Role(NamedTuple):
    """A way to set text: font file, size and line height; `fixed` does not grow (card faces)."""

    font: str
    size: float
    line: float
    fixed: bool = False


ROLES: dict[str, Role] = {
    "lobby": Role("fraunces-900", 66, 86),
    "cover": Role("fraunces-700", 88, 92),
    "sum": Role("fraunces-700", 84, 92),
    "dial": Role("fraunces-700", 77, 79),
    "scene": Role("fraunces-700", 44, 50),
    "total": Role("fraunces-700", 42, 48),
    "game": Role("fraunces-700", 40, 46),
    "game-small": Role("fraunces-700", 32, 34),
    "choice": Role("fraunces-700", 37, 46),
    "subtitle": Role("fraunces-600", 34, 42),
    "bid": Role("fraunces-700", 34, 40),
    "coins": Role("fraunces-700", 30, 36),
    "name": Role("fraunces-600", 28, 32),
    "italic": Role("fraunces-500-italic", 28, 34),
    "button": Role("fira-600", 28, 30),
    "button-plain": Role("fira-500", 27, 30),
    "text": Role("fira-400", 26, 32),
    "medium": Role("fira-500", 26, 32),
    "strong": Role("fira-600", 26, 32),
    "bold": Role("fira-700", 26, 32),
    "count": Role("fira-700", 28, 32),
}


def card_role(font: str, size: float) -> Role:
    """Text on a card's face: may be small, never grows (a press enlarges the card)."""
    return Role(font, size, size * 1.15, fixed=True)


@dataclass(frozen=True)
class Theme:
    """Every colour. Gradients are pairs, top and bottom."""

    # the table
    table: Colour = (0x1A, 0x46, 0x38)
    table_light: Colour = (0x24, 0x54, 0x44)
    table_edge: Colour = (0x0A, 0x1F, 0x1A)
    table_deep: Colour = (0x0A, 0x1F, 0x1A)  # log and trays, at 55-60 %
    rail: tuple[Colour, Colour] = ((0x0E, 0x2A, 0x23), (0x0A, 0x20, 0x1B))
    tray_now: Colour = (0x2F, 0x63, 0x50)
    felt2: Colour = (0x17, 0x35, 0x29)  # others' zones
    felt3: Colour = (0x2A, 0x55, 0x45)
    felt_line: Colour = (0x3B, 0x6B, 0x59)
    damask: Colour = (0xF4, 0xEA, 0xD3)
    damask_alpha: int = 26
    # paper
    paper: tuple[Colour, Colour] = ((0xFB, 0xF5, 0xE6), (0xEF, 0xE2, 0xC4))
    paper_lead: tuple[Colour, Colour] = ((0xFF, 0xF9, 0xEC), (0xF7, 0xDF, 0xCB))
    card: tuple[Colour, Colour] = ((0xFF, 0xFB, 0xF0), (0xF3, 0xE8, 0xCE))
    card_special: tuple[Colour, Colour] = ((0xEE, 0xF3, 0xF5), (0xD6, 0xE2, 0xE8))
    card_rule: Colour = (0x8C, 0x7A, 0x55)
    card_special_rule: Colour = (0x4D, 0x6C, 0x90)
    flat: tuple[Colour, Colour] = ((0xFF, 0xFA, 0xEC), (0xEA, 0xDD, 0xB9))  # buttons on paper
    lip: Colour = (0x9A, 0x87, 0x5C)  # of those that stand up
    field: Colour = (0xFF, 0xFC, 0xF3)
    segment: Colour = (0xFF, 0xFA, 0xEC)
    rule: Colour = (0xB9, 0xA6, 0x7A)
    band: Colour = (0xE8, 0xDA, 0xB8)
    # ink
    ink: Colour = (0x2A, 0x20, 0x17)
    ink_soft: Colour = (0x57, 0x48, 0x34)
    ink_dim: Colour = (0x51, 0x45, 0x29)
    dim: Colour = (0xC9, 0xBE, 0x9F)
    dim_edge: Colour = (0x6A, 0x5C, 0x3E)
    cream: Colour = (0xF7, 0xEE, 0xD8)
    sand: Colour = (0xEA, 0xDF, 0xC4)
    sand_old: Colour = (0xC9, 0xC3, 0xAB)
    white: Colour = (0xFF, 0xFD, 0xF6)
    # brass, delft, reds
    brass: Colour = (0xC9, 0x98, 0x3F)
    brass_light: Colour = (0xF0, 0xD0, 0x83)
    brass_dark: Colour = (0x8A, 0x62, 0x20)
    brass_edge: Colour = (0x5E, 0x42, 0x0F)
    brass_name: Colour = (0xF0, 0xD0, 0x83)
    plaque: tuple[Colour, Colour] = ((0xE3, 0xBD, 0x68), (0xB9, 0x85, 0x31))
    sells: Colour = (0xE2, 0xB5, 0x50)
    focus: Colour = (0xFF, 0xD7, 0x5E)
    delft: tuple[Colour, Colour] = ((0x2F, 0x64, 0xAB), (0x1D, 0x45, 0x80))
    delft_edge: Colour = (0x0E, 0x25, 0x46)
    delft_back: Colour = (0x23, 0x50, 0x8F)
    tile: Colour = (0xEE, 0xF0, 0xEC)
    red: Colour = (0xB8, 0x1D, 0x2C)
    red_ring: Colour = (0xD8, 0x30, 0x3C)
    red_button: tuple[Colour, Colour] = ((0xC6, 0x2C, 0x39), (0x97, 0x14, 0x23))
    red_edge: Colour = (0x4E, 0x07, 0x11)
    red_dark: Colour = (0x7E, 0x0F, 0x1E)
    loan: Colour = (0x8E, 0x12, 0x21)
    minus: Colour = (0x9A, 0x14, 0x24)
    minus_felt: Colour = (0xFF, 0xC9, 0xBD)
    gain: Colour = (0x2F, 0x5D, 0x2E)
    plus: Colour = (0x1E, 0x5A, 0x36)
    plus_pill: Colour = (0xDD, 0xEB, 0xD4)
    # glass buttons on the rail
    glass: Colour = (0x1B, 0x46, 0x38)
    veil: tuple[int, int, int, int] = (0x06, 0x14, 0x0F, 0xB4)
    hairline: int = 1  # inner lines of panels


PLAIN = Theme()
HIGH_CONTRAST = replace(
    PLAIN,
    table=(0x0B, 0x1E, 0x17),
    table_light=(0x0F, 0x28, 0x1F),
    table_edge=(0x04, 0x0C, 0x09),
    felt2=(0x0B, 0x1E, 0x17),
    damask_alpha=0,
    paper=((0xFF, 0xFC, 0xF4), (0xFB, 0xF5, 0xE6)),
    paper_lead=((0xFF, 0xFC, 0xF4), (0xFB, 0xF5, 0xE6)),
    ink=(0x14, 0x0E, 0x08),
    ink_soft=(0x2A, 0x20, 0x17),
    ink_dim=(0x2A, 0x20, 0x17),
    rule=(0x6A, 0x5C, 0x3E),
    sand=(0xFF, 0xFD, 0xF6),
    sand_old=(0xF7, 0xEE, 0xD8),
    felt_line=(0xC9, 0x98, 0x3F),
    hairline=2,
)
