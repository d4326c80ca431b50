"""Pictures made of pictures and text on a transparent ground: their soft edges stay soft."""

import pygame

from game.ui.app import App
from tests.ui.fakes import new_app

COLOUR = (250, 240, 230)


def edges(image: pygame.Surface) -> list[pygame.Color]:
    """The pixels that are neither empty nor opaque."""
    image = image.copy()
    image.set_alpha(255)
    wide, high = image.get_size()
    found = [image.get_at((x, y)) for x in range(wide) for y in range(high)]
    return [pixel for pixel in found if 0 < pixel.a < 255]


def look_of(app: App) -> pygame.Surface:
    def make() -> pygame.Surface:
        image = pygame.Surface((60, 60), pygame.SRCALPHA)
        icon = app.look.pictures.icon("check", 40, COLOUR)
        image.blit(icon, (10, 10))
        return image

    return app.look.pictures.keep(("test composed",), make)


def test_a_picture_composed_of_pictures_has_no_dark_edge() -> None:
    app = new_app()
    app.look.pictures.icon("check", 40, COLOUR)  # kept already: the same as the first time
    found = edges(look_of(app))
    assert len(found) > 20
    assert all(min(pixel.r, pixel.g, pixel.b) > 200 for pixel in found)


def test_words_on_a_transparent_ground_have_no_dark_edge() -> None:
    app = new_app()
    image = pygame.Surface((120, 60), pygame.SRCALPHA)
    for _ in range(2):
        image.fill((0, 0, 0, 0))
        app.look.text.draw(image, "Soft", image.get_rect(), "name", COLOUR)
    found = edges(image)
    assert len(found) > 20
    assert all(min(pixel.r, pixel.g, pixel.b) > 200 for pixel in found)
