"""Fonts write every language the game speaks; pictures are complete, small and up to date."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets import render

ASSETS = Path(__file__).parent.parent / "assets"
FONTS = ASSETS / "fonts"
FACES = [f"fraunces-{w}" for w in ("500", "500-italic", "600", "700", "900")]
FACES += [f"fira-{w}" for w in (400, 500, 600, 700)]

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "it": "àèéìíîòóùú",
    "pt": "áâãàçéêíóôõúü",
    "de": "äöüß",
    "nl": "áéíóúäëïöüèĳ",
    "es": "áéíóúüñ",
    "fr": "àâæçèéêëîïôœùûüÿ",
    "names": "łńśźżąęćčďěňřšťůžőűğışăâîșțđžåøðþ",
}
PICTURES = {
    "bloom-": "orchid lily anemone hibiscus hydrangea carnation gerbera tulip rose",
    "plate-": "orchid lily anemone hibiscus hydrangea carnation gerbera tulip rose",
    "special-": "weed cow bee fertilizer can well network",
    "merchant-": "jan engel peter helena johan florist",
    "": "coin loan hammer gavel block tile tile-mill vase card-back petal damask",
    "icon-": "undo hint log help menu back dice plus minus check close person bot arrow-left "
    "arrow-right up down play pause eye copy share sound music star crown lock hand expand trash "
    "folder download upload chart globe gear purse",
}
FLOWERS = PICTURES["bloom-"].split()
SIGNS = "0123456789 .,:;!?'\"()[]/+-=%&#@*<>_|~¿¡«»‹›‘’‚“”„–—×−·…•€½°ªº\u00a0"


@pytest.fixture(scope="module")
def fonts() -> dict[str, pygame.font.Font]:
    pygame.font.init()
    return {name: pygame.font.Font(str(FONTS / f"{name}.ttf"), 26) for name in FACES}


def missing(font: pygame.font.Font, letters: str) -> list[str]:
    """The letters drawn as the font's "no such glyph" box (asking for metrics does not tell)."""

    def picture(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, False, "white", "black"), "RGB")

    box = picture("\u0378")  # no such letter exists in any script
    return [c for c in letters if picture(c) == box]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("language", LETTERS)
def test_font_has_all_letters(fonts: dict[str, pygame.font.Font], face: str, language: str) -> None:
    letters = LETTERS[language] + LETTERS[language].replace("ß", "ẞ").upper()
    assert missing(fonts[face], letters) == []


@pytest.mark.parametrize("face", FACES)
def test_font_has_all_signs(fonts: dict[str, pygame.font.Font], face: str) -> None:
    assert missing(fonts[face], SIGNS) == []


@pytest.mark.parametrize("face", FACES)
def test_arrows_are_missing_so_texts_use_words_or_icons(
    fonts: dict[str, pygame.font.Font], face: str
) -> None:
    assert missing(fonts[face], "→←≤≥✓") == list("→←≤≥✓")


def test_fonts_are_small_and_licensed() -> None:
    assert sorted(p.stem for p in FONTS.glob("*.ttf")) == sorted(FACES)
    assert all(p.stat().st_size < 70_000 for p in FONTS.glob("*.ttf"))
    for family in ("fraunces", "fira"):
        licence = (FONTS / f"{family}-OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def atlases() -> list[str]:
    return sorted(path.stem for path in (ASSETS / "pictures").glob("*.json"))


def index(name: str) -> dict[str, Any]:
    text = (ASSETS / "pictures" / f"{name}.json").read_text(encoding="utf-8")
    facts: dict[str, Any] = json.loads(text)
    return facts


def cutting(atlas: pygame.Surface, name: str, picture: str, width: int) -> pygame.Surface:
    rendered = index(name)["pictures"][picture]
    return atlas.subsurface(next(r["at"] for r in rendered if r["size"][0] == width))


@pytest.fixture(scope="module")
def blooms() -> dict[str, pygame.Surface]:
    atlas = pygame.image.load(str(ASSETS / "pictures" / "tulip_rose.png"))
    return {f: cutting(atlas, "tulip_rose", f"bloom-{f}", 50) for f in FLOWERS}


def test_every_folder_of_drawings_has_its_atlas() -> None:
    assert atlases() == render.folders()
    assert {"common", "tulip_rose"} <= set(atlases())


@pytest.mark.parametrize("name", render.folders())
def test_atlas_is_rendered_from_the_drawings_as_they_are_now(name: str) -> None:
    assert index(name)["sources"] == render.fingerprint(name), f"python assets/render.py {name}"
    assert sorted(index(name)["pictures"]) == sorted(render.drawings(name))


@pytest.mark.parametrize("name", render.folders())
def test_pictures_lie_in_the_atlas_side_by_side(name: str) -> None:
    facts = index(name)
    atlas = pygame.image.load(str(ASSETS / "pictures" / facts["atlas"]))
    whole = atlas.get_rect()
    places = []
    for rendered in facts["pictures"].values():
        widths = [r["size"][0] for r in rendered]
        assert widths == sorted(set(widths)), "sizes rise"
        for r in rendered:
            assert r["at"][2:] == [facts["scale"] * side for side in r["size"]]
            places.append(pygame.Rect(r["at"]))
    assert all(whole.contains(place) for place in places)
    assert all(place.collidelist(places[i + 1 :]) == -1 for i, place in enumerate(places))
    assert all(atlas.subsurface(place).get_bounding_rect().w > 0 for place in places)


def test_all_pictures_together_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in (ASSETS / "pictures").glob("*.png")}
    assert sizes["tulip_rose"] + sizes["common"] < 1_200_000
    assert sum(sizes.values()) < 2_000_000


def test_pictures_that_the_games_rely_on() -> None:
    there = set(index("tulip_rose")["pictures"]) | set(index("common")["pictures"])
    wanted = {kind + name for kind, names in PICTURES.items() for name in names.split()}
    assert wanted - there == set()


def grey(picture: pygame.Surface) -> float:
    red, green, blue, _ = pygame.transform.average_color(picture, consider_alpha=True)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def overlap(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much of the two outlines together is common to both, 0 to 1."""
    a, b = pygame.mask.from_surface(one), pygame.mask.from_surface(other)
    common = a.overlap_area(b, (0, 0))
    return common / (a.count() + b.count() - common)


def grain(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean difference of two pictures without colour, at the smallest size of a slot."""
    shades = []
    for picture in (one, other):
        paper = pygame.Surface((24, 24))
        paper.fill("#F6ECD6")
        paper.blit(pygame.transform.smoothscale(picture, (24, 24)), (0, 0))
        shades.append(pygame.image.tobytes(pygame.transform.grayscale(paper), "RGB"))
    return sum(abs(a - b) for a, b in zip(*shades, strict=True)) / len(shades[0])


@pytest.mark.parametrize(("one", "other"), list(combinations(FLOWERS, 2)))
def test_flowers_differ_without_colour(
    blooms: dict[str, pygame.Surface], one: str, other: str
) -> None:
    a, b = blooms[one], blooms[other]
    assert overlap(a, b) < 0.8 or abs(grey(a) - grey(b)) > 8
    assert grain(a, b) > 25


def test_icons_are_white_so_that_a_tint_is_exact() -> None:
    atlas = pygame.image.load(str(ASSETS / "pictures" / "common.png"))
    for name in index("common")["pictures"]:
        if name.startswith("icon-"):
            picture = cutting(atlas, "common", name, 24)
            assert pygame.transform.average_color(picture)[:3] == (255, 255, 255), name


def test_drawings_hold_no_text_and_nothing_from_elsewhere() -> None:
    for name in render.folders():
        for picture, svg in render.drawings(name).items():
            for word in ("<text", "<image", "href", "Gradient", "font"):
                assert word not in svg, (picture, word)
