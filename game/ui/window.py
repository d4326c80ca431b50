"""The window: how it opens, and where the canvas lies in it. What is in it belongs to `app.py`."""

import pygame

from game.ui.host import Host
from game.ui.settings import read_settings
from game.ui.theme import SIZE


def letterbox(size: tuple[int, int]) -> pygame.Rect:
    """Where the canvas lies in a window of this size."""
    scale = min(size[0] / SIZE[0], size[1] / SIZE[1])
    place = pygame.Rect(0, 0, max(1, int(SIZE[0] * scale)), max(1, int(SIZE[1] * scale)))
    place.center = (size[0] // 2, size[1] // 2)
    return place.clip(pygame.Rect((0, 0), size))


def open_window(host: Host) -> pygame.Surface:
    """The window as it was left, with its title and icon."""
    pygame.display.init()
    pygame.font.init()
    settings = read_settings(host)
    pygame.display.set_caption("Flower Market")
    if host.is_web:
        return pygame.display.set_mode(SIZE)
    screen = pygame.display.set_mode(tuple(settings.window), pygame.RESIZABLE)
    if settings.full_screen:
        host.fullscreen(True)
    return screen
