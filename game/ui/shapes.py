"""Smooth shapes that pygame does not draw: rounded boxes, gradients, soft shadows, dashes, rings.

Each function makes a new surface; `paint.py` keeps what it makes. No colours of the theme here.
"""

from functools import cache

import pygame

Colour = tuple[int, int, int]
FINE = 6  # corners are drawn this much larger and shrunk


@cache
def _corner(radius: int) -> pygame.Surface:
    """The upper left corner of a rounded box, white with smooth alpha."""
    big = pygame.Surface((radius * FINE, radius * FINE), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * FINE, radius * FINE), radius * FINE)
    return pygame.transform.smoothscale(big, (radius, radius))


def mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white rounded box, clear outside."""
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((255, 255, 255, 255))
    radius = max(0, min(radius, width // 2, height // 2))
    if radius:
        corner = _corner(radius)
        for flip_x in (False, True):
            for flip_y in (False, True):
                place = (width - radius if flip_x else 0, height - radius if flip_y else 0)
                surface.fill((255, 255, 255, 0), (*place, radius, radius))
                surface.blit(
                    pygame.transform.flip(corner, flip_x, flip_y), place,
                    special_flags=pygame.BLEND_RGBA_MAX,
                )  # fmt: skip
    return surface


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A vertical gradient."""
    height = size[1]
    strip = pygame.Surface((1, height))
    for y in range(height):
        part = y / max(1, height - 1)
        strip.set_at((0, y), [round(a + (b - a) * part) for a, b in zip(top, bottom, strict=True)])
    return pygame.transform.scale(strip, size)


def box(
    size: tuple[int, int], radius: int, top: Colour, bottom: Colour | None = None, alpha: int = 255
) -> pygame.Surface:
    """A rounded box with a gradient (or one colour)."""
    surface = mask(size, radius)
    fill = gradient(size, top, bottom or top).convert_alpha()
    surface.blit(fill, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if alpha < 255:
        surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def frame(
    size: tuple[int, int], radius: int, thick: int, colour: Colour, alpha: int = 255
) -> pygame.Surface:
    """The outline of a rounded box, inside its size, clear within."""
    surface = mask(size, radius)
    inner = (size[0] - 2 * thick, size[1] - 2 * thick)
    if min(inner) > 0:
        cut = mask(inner, max(0, radius - thick))
        cut.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(cut, (thick, thick), special_flags=pygame.BLEND_RGBA_SUB)
        surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    surface.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def shadow(size: tuple[int, int], radius: int, blur: int, strength: float) -> pygame.Surface:
    """A soft black shadow of a rounded box, `2 * blur` wider and higher than it."""
    width, height = size[0] + 2 * blur, size[1] + 2 * blur
    small = (max(1, width // 2), max(1, height // 2))
    dark = pygame.Surface(small, pygame.SRCALPHA)
    core = pygame.Rect(blur // 2, blur // 2, max(1, size[0] // 2), max(1, size[1] // 2))
    pygame.draw.rect(
        dark, (0, 0, 0, round(255 * strength)), core, border_radius=max(1, radius // 2)
    )
    soft = pygame.transform.box_blur(dark, max(1, blur // 4))
    soft = pygame.transform.box_blur(soft, max(1, blur // 4))
    return pygame.transform.smoothscale(soft, (width, height))


def inner_shadow(size: tuple[int, int], radius: int, deep: int = 8) -> pygame.Surface:
    """The shadow that a sunk box's upper edge throws into it."""
    shade = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(deep):
        shade.fill((0, 0, 0, round(80 * (1 - y / deep) ** 1.5)), (0, y, size[0], 1))
    for x in range(deep // 2):
        dark = (0, 0, 0, round(40 * (1 - 2 * x / deep) ** 1.5))
        for side in (x, size[0] - 1 - x):
            shade.fill(dark, (side, 0, 1, size[1]), special_flags=pygame.BLEND_RGBA_MAX)
    shade.blit(mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shade


def dashes(
    surface: pygame.Surface,
    rect: pygame.Rect,
    colour: Colour,
    thick: int = 2,
    dash: int = 6,
    gap: int = 4,
) -> None:
    """A dashed outline inside the rect, whole dashes on every side."""
    for length, across in ((rect.width, False), (rect.height, True)):
        count = max(1, round((length - 8 + gap) / (dash + gap)))
        step = (length - 8 + gap) / count
        for i in range(count):
            start, end = round(4 + i * step), round(4 + (i + 1) * step - gap)
            for side in (0, 1):
                if across:
                    x = rect.right - thick if side else rect.x
                    piece = pygame.Rect(x, rect.y + start, thick, end - start)
                else:
                    y = rect.bottom - thick if side else rect.y
                    piece = pygame.Rect(rect.x + start, y, end - start, thick)
                surface.fill(colour, piece)


def halo(size: tuple[int, int], radius: int, reach: int, colour: Colour) -> pygame.Surface:
    """A soft light around a rounded box, `reach` wide."""
    surface = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    for out in range(reach, 0, -1):
        strength = round(110 * (1 - out / (reach + 1)) ** 1.3)
        around = (size[0] + 2 * out, size[1] + 2 * out)
        line = frame(around, radius + out, 2, colour, strength)
        surface.blit(line, (reach - out, reach - out))
    return surface


def disc(
    diameter: int, colour: Colour, rim: Colour | None = None, thick: int = 2
) -> pygame.Surface:
    """A smooth disc, with a rim."""
    surface = mask((diameter, diameter), diameter // 2)
    surface.fill((*(rim or colour), 255), special_flags=pygame.BLEND_RGBA_MULT)
    if rim is not None:
        inner = mask((diameter - 2 * thick,) * 2, (diameter - 2 * thick) // 2)
        inner.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(inner, (thick, thick))
    return surface


def vignette(
    size: tuple[int, int], centre: Colour, edge: Colour, middle: tuple[float, float] = (0.5, 0.45)
) -> pygame.Surface:
    """A surface that darkens towards its corners."""
    width, height = 64, 36
    small = pygame.Surface((width, height))
    for y in range(height):
        for x in range(width):
            dx, dy = (x / (width - 1) - middle[0]) / 0.62, (y / (height - 1) - middle[1]) / 0.72
            far = min(1.0, (dx * dx + dy * dy) ** 0.5)
            far = far * far * (3 - 2 * far)
            colour = [round(a + (b - a) * far) for a, b in zip(centre, edge, strict=True)]
            small.set_at((x, y), colour)
    return pygame.transform.smoothscale(small, size)


def quick(image: pygame.Surface) -> pygame.Surface:
    """The picture made ready for being drawn often. Run-length encoded, its empty and its opaque
    parts cost next to nothing: in a page a plate is drawn thirty times as fast."""
    if image.get_masks()[3]:  # a veil has one alpha for all its pixels, and keeps it
        image.set_alpha(255, pygame.RLEACCEL)
    return image


def plain(image: pygame.Surface) -> pygame.Surface:
    """A copy that is not run-length encoded, to compose pictures of: onto a transparent ground an
    encoded one is laid with black edges."""
    image = image.copy()
    if image.get_masks()[3]:
        image.set_alpha(255)
    return image


def faded(surface: pygame.Surface, strength: float) -> pygame.Surface:
    """A copy with so much of its alpha."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def grey(surface: pygame.Surface, saturation: float, brightness: float) -> pygame.Surface:
    """A paler copy: what is not playable."""
    surface = surface.copy()
    surface.set_alpha(255)  # pygame crashes on reading a run-length encoded surface's pixels
    plain = pygame.transform.grayscale(surface)
    copy = surface.copy()
    plain.set_alpha(round(255 * (1 - saturation)))
    if copy.get_flags() & pygame.SRCALPHA:
        alpha = surface.copy()
        copy.blit(plain, (0, 0))
        alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        copy.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        copy.blit(plain, (0, 0))
    level = round(255 * brightness)
    copy.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
