"""What the tests of every title's table open a match in."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.app import App
from tests.ui.fakes import new_app


@pytest.fixture
def app() -> Iterator[App]:
    """An app on which nothing takes time."""
    app = new_app()
    app.settings.speed = "instant"
    app.apply()
    yield app
    pygame.event.clear()
