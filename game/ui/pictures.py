"""Pictures from the atlases in `assets/pictures`: by name and width, scaled once and kept.

An atlas is read when it is first asked for (`load` does it ahead, when a match opens). What a
picture shows and where it goes is the scenes' business.
"""

import json
from pathlib import Path
from typing import Any

import pygame

from game.ui import shapes
from game.ui.theme import Colour

FOLDER = Path(__file__).resolve().parent.parent.parent / "assets" / "pictures"


class Pictures:
    """All pictures; `made` counts scaled ones, `loaded` atlases, so that a test sees stillness."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.made = 0
        self.loaded = 0
        self._atlases: dict[str, pygame.Surface | None] = {}
        self._index: dict[str, dict[str, list[dict[str, Any]]]] = {}
        self._kept: dict[tuple[Any, ...], pygame.Surface] = {}
        self._composing = 0

    def load(self, atlas: str) -> bool:
        """Reads an atlas if it is there; whether it is."""
        if atlas not in self._atlases:
            self.loaded += 1
            self._atlases[atlas], self._index[atlas] = None, {}
            index = self.folder / f"{atlas}.json"
            if index.exists():
                facts = json.loads(index.read_text(encoding="utf-8"))
                image = pygame.image.load(str(self.folder / facts["atlas"]))
                self._atlases[atlas] = image.convert_alpha()
                self._index[atlas] = facts["pictures"]
        return self._atlases[atlas] is not None

    def has(self, atlas: str, name: str) -> bool:
        """Whether the atlas has a picture of this name."""
        return self.load(atlas) and name in self._index[atlas]

    def names(self, atlas: str) -> list[str]:
        """The names of all pictures in an atlas."""
        return list(self._index[atlas]) if self.load(atlas) else []

    def ratio(self, atlas: str, name: str) -> float:
        """Height over width of a picture."""
        width, height = self._index[atlas][name][0]["size"]
        return float(height / width)

    def get(
        self,
        atlas: str,
        name: str,
        width: int,
        tint: Colour | None = None,
        dimmed: bool = False,
        alpha: int = 255,
        turned: float = 0,
    ) -> pygame.Surface:
        """The picture at this width. KeyError where there is none.

        `tint` colours a white drawing, `dimmed` takes colour and light away, `turned` is in
        degrees (keep to few angles: each is kept).
        """
        key = (atlas, name, width, tint, dimmed, alpha, turned)
        if key not in self._kept:
            self.made += 1
            self._kept[key] = shapes.quick(self._made(*key))
        return self._given(key)

    def fit(
        self, atlas: str, name: str, box: pygame.Rect, **how: Any
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The picture as large as the box allows, and its place in the middle of it."""
        self.load(atlas)
        width = min(box.width, int(box.height / self.ratio(atlas, name)))
        image = self.get(atlas, name, width, **how)
        return image, image.get_rect(center=box.center)

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """The icon `icon-NAME` of the common atlas in a colour."""
        return self.get("common", f"icon-{name}", size, tint=colour)

    def keep(self, key: tuple[Any, ...], make: Any) -> pygame.Surface:
        """A surface that a table composes from pictures (a card's face), made once per key."""
        if key not in self._kept:
            self.made += 1
            self._composing += 1
            try:
                image = make()
            finally:
                self._composing -= 1
            self._kept[key] = shapes.quick(image)
        return self._given(key)

    def _given(self, key: tuple[Any, ...]) -> pygame.Surface:
        image = self._kept[key]
        return shapes.plain(image) if self._composing else image

    def forget(self) -> None:
        """Drops what was scaled or composed (after a change of theme or text size)."""
        self._kept.clear()

    def _made(
        self, atlas: str, name: str, width: int, tint: Colour | None, dimmed: bool, alpha: int,
        turned: float,
    ) -> pygame.Surface:  # fmt: skip
        self.load(atlas)
        sheet = self._atlases[atlas]
        if sheet is None:
            raise KeyError(atlas)
        sizes = self._index[atlas][name]
        best = next((size for size in sizes if size["at"][2] >= width), sizes[-1])
        piece = sheet.subsurface(best["at"])
        height = max(1, round(width * best["size"][1] / best["size"][0]))
        image = pygame.transform.smoothscale(piece, (width, height))
        if tint is not None:
            image = _tinted(image, tint)
        if dimmed:
            image = shapes.grey(image, 0.35, 0.72)
        if turned:
            image = pygame.transform.rotozoom(image, turned, 1)
        if alpha < 255:
            image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return image


def _tinted(image: pygame.Surface, colour: Colour) -> pygame.Surface:
    image = image.copy()
    image.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    image.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image
