"""Fonts: present, small, licensed, and able to write every language the game speaks."""

from pathlib import Path

import pygame
import pytest

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
