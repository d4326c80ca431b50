"""Boxes look as they should, are made once per kind and size, and veils let shine through."""

import pygame
import pytest

from game.ui import shapes
from game.ui.look import Look, new_look
from game.ui.motion import STRENGTHS
from game.ui.paint import PLATES
from game.ui.sound import Sound
from game.ui.theme import HIGH_CONTRAST, PLAIN, SIZE

BOX = pygame.Rect(100, 100, 170, 60)


@pytest.fixture(scope="module")
def look() -> Look:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return new_look(Sound())


@pytest.fixture
def surface() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill((200, 100, 50))
    return surface


def test_a_veil_darkens_and_lets_shine_through(look: Look, surface: pygame.Surface) -> None:
    for alpha, low, high in ((90, 0.5, 0.8), (None, 0.1, 0.5)):
        surface.fill((200, 100, 50))
        for _ in range(2):
            surface.fill((200, 100, 50))
            look.paint.veil(surface, alpha)
        assert low < surface.get_at((640, 360)).r / 200 < high


@pytest.mark.parametrize("kind", PLATES)
@pytest.mark.parametrize("theme", [PLAIN, HIGH_CONTRAST], ids=["plain", "contrast"])
def test_each_plate_is_made_once_and_leaves_its_surroundings(
    kind: str, theme: object, look: Look, surface: pygame.Surface
) -> None:
    look.set(False, theme is HIGH_CONTRAST)
    look.paint.plate(surface, BOX, kind)
    made = look.paint.made
    look.paint.plate(surface, BOX.move(300, 0), kind)
    assert look.paint.made == made
    assert surface.get_at((60, 60))[:3] == (200, 100, 50)
    if PLATES[kind].fill and PLATES[kind].alpha == 255:
        assert surface.get_at(BOX.center)[:3] != (200, 100, 50)
    elif not PLATES[kind].fill:
        assert surface.get_at(BOX.center)[:3] == (200, 100, 50)
    look.set(False, False)


def test_a_button_goes_down_and_its_lip_goes(look: Look, surface: pygame.Surface) -> None:
    lip = (BOX.centerx, BOX.bottom + 1)
    assert look.paint.button(surface, BOX, "delft", "normal") == 0
    assert surface.get_at(lip)[:3] == PLAIN.delft_edge
    surface.fill((200, 100, 50))
    assert look.paint.button(surface, BOX, "delft", "pressed") == 3
    assert surface.get_at((BOX.centerx, BOX.y + 1))[:3] == (200, 100, 50)
    assert look.paint.button(surface, BOX, "delft", "dimmed") == 0
    assert surface.get_at(BOX.center)[:3] == PLAIN.dim


def test_the_focus_ring_is_double_and_outside(look: Look, surface: pygame.Surface) -> None:
    look.paint.ring(surface, BOX)
    y = BOX.centery
    row = [surface.get_at((BOX.x - 1 - i, y))[:3] for i in range(10)]
    assert row == [PLAIN.ink] * 3 + [PLAIN.focus] * 4 + [PLAIN.ink] * 2 + [(200, 100, 50)]
    assert surface.get_at(BOX.center)[:3] == (200, 100, 50)


def test_a_fading_ring_does_not_change_the_full_one(look: Look, surface: pygame.Surface) -> None:
    look.paint.ring(surface, BOX, strength=0.2)
    surface.fill((200, 100, 50))
    look.paint.ring(surface, BOX)
    assert surface.get_at((BOX.x - 5, BOX.centery))[:3] == PLAIN.focus


def test_icons_take_their_colour(look: Look) -> None:
    icon = look.pictures.icon("plus", 24, (10, 200, 30))
    assert icon.get_size() == (24, 24) and icon.get_at((12, 12)) == (10, 200, 30, 255)
    assert look.pictures.icon("plus", 24, (10, 200, 30)) is icon
    with pytest.raises(KeyError):
        look.pictures.icon("no such icon", 24, (0, 0, 0))


@pytest.mark.usefixtures("look")
def test_a_picture_made_quick_can_be_paled() -> None:
    picture = pygame.Surface((20, 20), pygame.SRCALPHA)
    pygame.draw.circle(picture, (200, 0, 0, 255), (10, 10), 8)
    screen = pygame.display.get_surface()
    assert screen is not None
    screen.blit(shapes.quick(picture), (0, 0))
    pale = shapes.grey(picture, 0.35, 0.72)
    red, green, _, alpha = pale.get_at((10, 10))
    assert 0 < green < red < 200 and alpha == 255 and pale.get_at((0, 0))[3] == 0


def test_a_glow_is_made_once_for_all_its_strengths(look: Look, surface: pygame.Surface) -> None:
    paint, place, beside = look.paint, pygame.Rect(100, 100, 80, 60), (140, 94)
    seen = []
    paint.glow(surface, place, strength=STRENGTHS[0])
    made = paint.made
    for strength in STRENGTHS:
        surface.fill((0, 0, 0))
        paint.glow(surface, place, strength=strength)
        seen.append(surface.get_at(beside)[0])
    assert paint.made == made
    assert seen == sorted(set(seen)), "each is a little stronger than the last"
