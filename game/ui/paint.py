"""Panels, buttons, rings, the table's felt: surfaces made once per kind and size, then only blitted.

`Paint.plate` draws anything box-shaped from one table of looks, `PLATES`. `made` counts surfaces,
so that a test can say that a settled table makes none. Words and icons come from elsewhere.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from game.ui import shapes
from game.ui.motion import STRENGTHS
from game.ui.pictures import Pictures
from game.ui.theme import (
    BUTTON_RADIUS,
    HEIGHT,
    PANEL_RADIUS,
    SIZE,
    TAG_RADIUS,
    WIDTH,
    Colour,
    Theme,
)

KEPT = 500
EDGE = 16  # room around a plate for shadow and lip
RING = 9  # how far the focus ring reaches beyond what it rings

Made = Callable[[], pygame.Surface]


@dataclass(frozen=True)
class Plate:
    """The look of a box. Colours are names of the theme."""

    fill: str
    edge: str = ""
    edge_width: int = 2
    radius: int = BUTTON_RADIUS
    inner: str = ""  # a hairline inside
    inner_at: int = 3
    inner_width: int = 1
    inner_alpha: int = 255
    shadow: tuple[int, int, float] | None = None  # dy, blur, strength
    lip: int = 0
    lip_colour: str = ""  # else the edge's
    alpha: int = 255
    dashed: bool = False
    sunk: bool = False  # an inner shadow along the top


_PANEL_SHADOW = (3, 6, 0.47)
_BUTTON_SHADOW = (5, 8, 0.40)

PLATES: dict[str, Plate] = {
    "paper": Plate("paper", "", 0, PANEL_RADIUS, "rule", shadow=_PANEL_SHADOW),
    "lead": Plate("paper_lead", "", 0, PANEL_RADIUS, "rule", shadow=_PANEL_SHADOW),
    "mine": Plate("paper", "brass", 2, 12, "rule", 6, shadow=_PANEL_SHADOW),
    "zone": Plate("felt2", "felt_line", 1, 12),
    "zone-act": Plate("felt2", "brass", 3, 12, "brass_light", 6, 1),
    "tray": Plate("table_deep", "brass_dark", 2, 6, alpha=150),
    "tray-now": Plate("tray_now", "brass_light", 3, 6),
    "well": Plate("table_deep", "", 0, 4, alpha=150),
    "note": Plate("band", "", 0, 2),
    "picture": Plate("field", "card_rule", 2, 3),
    "field": Plate("field", "card_rule", 2, BUTTON_RADIUS),
    "whynot": Plate("paper", "red", 3, BUTTON_RADIUS, shadow=_PANEL_SHADOW),
    "plaque": Plate("plaque", "brass_edge", 2, 6, "brass_light", 2, 2, 130, _PANEL_SHADOW),
    "empty": Plate("", "brass_dark", 2, BUTTON_RADIUS, dashed=True),
    "card": Plate("card", "ink", 2, BUTTON_RADIUS, shadow=(2, 4, 0.47)),
    "card-back": Plate("delft_back", "white", 2, 4, shadow=(2, 4, 0.47)),
    "points": Plate("red_dark", "", 0, 3),
    "acts": Plate("", "brass", 4, 10, "brass_light", 1, 1),
    "moved": Plate("brass_light", "brass_edge", 1, 2),
    "held": Plate("ink", "", 0, alpha=41),  # over a card that is being pressed
    "loan-place": Plate("", "card_rule", dashed=True, radius=3),
    "banner": Plate("red", "paper", 2, 5, shadow=_PANEL_SHADOW),
    "cap": Plate("field", "ink", 2, 5),
    "winner": Plate("sells", "brass", 2, 6, alpha=110),
    "sheet-band": Plate("band", "", 0, 0, alpha=120),
    "band": Plate("band", "", 0, 4),
    # tags of a seat
    "tag-sells": Plate("sells", "brass_edge", 2, TAG_RADIUS),
    "tag-leads": Plate("red", "red_edge", 2, TAG_RADIUS, shadow=(2, 4, 0.4)),
    "tag-bid": Plate("field", "ink", 2, TAG_RADIUS),
    "tag-passed": Plate("", "dim_edge", 2, TAG_RADIUS, dashed=True),
    "tag-gain": Plate("gain", "plus", 2, TAG_RADIUS),
    # buttons
    "delft": Plate("delft", "delft_edge", inner="white", inner_at=2, inner_width=2, inner_alpha=70, shadow=_BUTTON_SHADOW, lip=3),
    "brass": Plate("plaque_button", "brass_edge", inner="white", inner_at=2, inner_width=2, inner_alpha=110, shadow=_BUTTON_SHADOW, lip=3),
    "plain": Plate("flat", "ink", shadow=_BUTTON_SHADOW, lip=3, lip_colour="lip"),
    "flat": Plate("flat", "ink"),
    "red": Plate("red_button", "red_edge", inner="white", inner_at=2, inner_width=2, inner_alpha=64, shadow=_BUTTON_SHADOW, lip=3),
    "glass": Plate("glass", "brass", inner="", shadow=None),
    "dimmed": Plate("dim", "dim_edge", dashed=True),
    "dashed": Plate("", "card_rule", dashed=True),
}  # fmt: skip

BUTTONS = ("delft", "brass", "plain", "flat", "red", "glass")


class Paint:
    """Draws boxes in a theme."""

    def __init__(self, theme: Theme, pictures: Pictures) -> None:
        self.theme = theme
        self.pictures = pictures
        self.made = 0
        self.glowing: pygame.Rect | None = None
        """What all glows take up that were drawn since somebody set it to None."""
        self._kept: OrderedDict[Any, pygame.Surface] = OrderedDict()

    def set_theme(self, theme: Theme) -> None:
        """Other colours; everything is made anew when it is next drawn."""
        self.theme = theme
        self._kept.clear()

    def keep(self, key: Any, make: Made) -> pygame.Surface:
        """The surface of a key, made at its first use."""
        image = self._kept.get(key)
        if image is None:
            self.made += 1
            image = self._kept[key] = shapes.quick(make())
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return image

    # boxes

    def plate(self, surface: pygame.Surface, rect: pygame.Rect, kind: str) -> None:
        """A box of a kind of `PLATES`."""
        image = self.keep(("plate", kind, rect.size), lambda: self._plate(PLATES[kind], rect.size))
        surface.blit(image, (rect.x - EDGE, rect.y - EDGE))

    def button(self, surface: pygame.Surface, rect: pygame.Rect, kind: str, state: str) -> int:
        """A button's body. `state`: normal, pressed, dimmed. Says how far its words move down."""
        if state == "dimmed":
            self.plate(surface, rect, "dimmed")
            return 0
        if state == "pressed":
            look = replace(PLATES[kind], lip=0, inner="", shadow=None, sunk=True)
            image = self.keep(("down", kind, rect.size), lambda: self._plate(look, rect.size))
            surface.blit(image, (rect.x - EDGE, rect.y - EDGE + 3))
            return 3
        self.plate(surface, rect, kind)
        return 0

    def ring(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: int = BUTTON_RADIUS,
        strength: float = 1.0,
    ) -> None:  # fmt: skip
        """The double focus ring around a rect: 3 ink, 4 yellow, 2 ink."""
        key = ("ring", rect.size, radius, strength < 1)
        image = self.keep(key, lambda: self._ring(rect.size, radius))
        if strength < 1:
            image.set_alpha(round(255 * strength))
        surface.blit(image, (rect.x - RING, rect.y - RING))

    def glow(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: int = BUTTON_RADIUS,
        strength: float = 1.0, thick: int = 5, reach: int = 13,
    ) -> None:  # fmt: skip
        """What is legal: a yellow outline and a halo whose strength, one of `STRENGTHS`, breathes."""
        halo = self._breathing(rect.size, radius, reach, strength)
        place = surface.blit(halo, (rect.x - reach, rect.y - reach))
        self.glowing = place if self.glowing is None else self.glowing.union(place)
        line = self.keep(
            ("line", rect.size, radius, thick),
            lambda: shapes.frame(rect.size, radius, thick, self.theme.focus),
        )
        surface.blit(line, rect)

    def disc(
        self, surface: pygame.Surface, centre: tuple[int, int], diameter: int, colour: Colour,
        rim: Colour | None = None, thick: int = 2,
    ) -> None:  # fmt: skip
        """A smooth disc."""
        image = self.keep(
            ("disc", diameter, colour, rim, thick),
            lambda: shapes.disc(diameter, colour, rim, thick),
        )
        surface.blit(image, image.get_rect(center=centre))

    def dashed(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
        """A dashed outline."""

        def make() -> pygame.Surface:
            image = pygame.Surface(rect.size, pygame.SRCALPHA)
            shapes.dashes(image, image.get_rect(), colour)
            return image

        surface.blit(self.keep(("dashes", rect.size, colour), make), rect)

    def segments(
        self, surface: pygame.Surface, rect: pygame.Rect, widths: tuple[int, ...], chosen: int,
        dimmed: tuple[int, ...],
    ) -> None:  # fmt: skip
        """The parts of a radio control side by side, one chosen."""
        image = self.keep(
            ("segments", rect.size, widths, chosen, dimmed),
            lambda: self._segments(rect.size, widths, chosen, dimmed),
        )
        surface.blit(image, rect)

    # whole screens

    def table(self, surface: pygame.Surface) -> None:
        """The felt of the whole canvas, with its vignette and damask of tulips."""
        surface.blit(self.keep("table", self._table), (0, 0))

    def rail(self, surface: pygame.Surface, height: int = 58) -> None:
        """The dark rail on top; its brass line is its last two pixels."""
        surface.blit(self.keep(("rail", height), lambda: self._rail(height)), (0, 0))

    def veil(self, surface: pygame.Surface, alpha: int | None = None) -> None:
        """Darkens everything drawn so far."""
        key = ("veil", alpha)

        def make() -> pygame.Surface:
            image = pygame.Surface(SIZE)
            image.fill(self.theme.veil[:3])
            image.set_alpha(self.theme.veil[3] if alpha is None else alpha)
            return image

        surface.blit(self.keep(key, make), (0, 0))

    # making

    def _fill(self, name: str) -> tuple[Colour, Colour]:
        if name == "plaque_button":
            return self.theme.brass_light, (0xC3, 0x8F, 0x36)
        value = getattr(self.theme, name)
        return value if isinstance(value[0], tuple) else (value, value)

    def _plate(self, look: Plate, size: tuple[int, int]) -> pygame.Surface:
        width, height = size
        image = pygame.Surface((width + 2 * EDGE, height + 2 * EDGE), pygame.SRCALPHA)
        if look.shadow:
            down, blur, strength = look.shadow
            image.blit(
                shapes.shadow(size, look.radius, blur, strength),
                (EDGE - blur, EDGE - blur + down),
            )
        edge = self._fill(look.edge)[0] if look.edge else None
        if look.lip and edge:
            lip = self._fill(look.lip_colour)[0] if look.lip_colour else edge
            image.blit(shapes.box(size, look.radius, lip), (EDGE, EDGE + look.lip))
        if look.fill:
            top, bottom = self._fill(look.fill)
            image.blit(shapes.box(size, look.radius, top, bottom, look.alpha), (EDGE, EDGE))
        self._lines(image, look, size, edge)
        return image

    def _lines(
        self, image: pygame.Surface, look: Plate, size: tuple[int, int], edge: Colour | None
    ) -> None:
        width, height = size
        if look.dashed and edge:
            shapes.dashes(image, pygame.Rect(EDGE, EDGE, width, height), edge)
        elif edge:
            image.blit(shapes.frame(size, look.radius, look.edge_width, edge), (EDGE, EDGE))
        if look.sunk:
            shade = shapes.inner_shadow((width - 4, height - 4), max(1, look.radius - 2))
            image.blit(shade, (EDGE + 2, EDGE + 2))
        if look.inner:
            at = look.inner_at
            inside = (width - 2 * at, height - 2 * at)
            if min(inside) > 8:
                thick = max(look.inner_width, self.theme.hairline)
                colour = self._fill(look.inner)[0]
                line = shapes.frame(
                    inside, max(1, look.radius - at), thick, colour, look.inner_alpha
                )
                image.blit(line, (EDGE + at, EDGE + at))

    def _ring(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        image = pygame.Surface((size[0] + 2 * RING, size[1] + 2 * RING), pygame.SRCALPHA)
        for out, thick, colour in (
            (9, 2, self.theme.ink),
            (7, 4, self.theme.focus),
            (3, 3, self.theme.ink),
        ):
            line = shapes.frame((size[0] + 2 * out, size[1] + 2 * out), radius + out, thick, colour)
            image.blit(line, (RING - out, RING - out))
        return image

    def _breathing(
        self, size: tuple[int, int], radius: int, reach: int, strength: float
    ) -> pygame.Surface:
        """The halo at a strength. All strengths are made together: none is made in play."""
        key = ("halo", size, radius, reach)
        if (*key, strength) not in self._kept:
            whole = shapes.halo(size, radius, reach, self.theme.focus)
            for each in STRENGTHS:
                self.keep((*key, each), partial(shapes.faded, whole, each))
        return self._kept[(*key, strength)]

    def _segments(
        self, size: tuple[int, int], widths: tuple[int, ...], chosen: int, dimmed: tuple[int, ...]
    ) -> pygame.Surface:
        theme = self.theme
        image = shapes.box(size, BUTTON_RADIUS, theme.segment)
        x = 0
        for i, width in enumerate(widths):
            part = pygame.Rect(x, 0, width, size[1])
            if i == chosen:
                image.blit(shapes.gradient(part.size, *theme.delft), part)
            elif i in dimmed:
                image.fill(theme.dim, part)
            x += width
        image.blit(shapes.mask(size, BUTTON_RADIUS), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        x = 0
        for width in widths[:-1]:
            x += width
            image.fill(theme.ink, (x - 1, 0, 2, size[1]))
        image.blit(shapes.frame(size, BUTTON_RADIUS, 2, theme.ink), (0, 0))
        x = 0
        for i, width in enumerate(widths):
            if i in dimmed and i != chosen:
                pale = pygame.Rect(x, 0, width, size[1]).inflate(-4, -4)
                shapes.dashes(image, pale, theme.dim_edge)
            x += width
        return image

    def _table(self) -> pygame.Surface:
        theme = self.theme
        felt = shapes.vignette(SIZE, theme.table, theme.table_edge).convert()
        if theme.damask_alpha:
            width = 96
            motif = self.pictures.get("common", "damask", width, theme.damask).copy()
            motif.fill((255, 255, 255, theme.damask_alpha), special_flags=pygame.BLEND_RGBA_MULT)
            for y in range(0, HEIGHT, motif.get_height()):
                for x in range(0, WIDTH, width):
                    felt.blit(motif, (x, y))
        return felt

    def _rail(self, height: int) -> pygame.Surface:
        image = shapes.gradient((WIDTH, height), *self.theme.rail).convert()
        image.fill(self.theme.brass, (0, height - 2, WIDTH, 2))
        return image
