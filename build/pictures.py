"""Draws the pictures for a shop page from real play: a cover and a screenshot of each game.

    python build/pictures.py DIR

Needs pygame-ce, no window. Each match is played by bots up to two thirds, then shown as the
person sees it who is to act.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from game.ai.bots import HUMAN, begin, finish  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.titles import all_games  # noqa: E402
from game.ui.app import App  # noqa: E402
from game.ui.native import NativeHost  # noqa: E402
from game.ui.window import open_window  # noqa: E402

COVER = (630, 500)
SEED = 7
NAMES = ["Ada", "Margriet", "Willem", "Saskia", "Pieter", "Anna"]


def played(game: object, seats: int) -> Match:
    """A match of bots."""
    match = Match.start(game, seats, SEED, names=NAMES[:seats], players=["normal"] * seats)
    while not match.is_over:
        turn = match.state.turn
        match.play(turn, finish(begin(match, turn)))
    return match


def late(game: object, seats: int) -> Match:
    """The same match after two thirds of its actions, with a person in the first seat to act."""
    whole = played(game, seats)
    match = Match.start(game, seats, SEED, names=NAMES[:seats], players=[*whole.players])
    match.players[0] = HUMAN
    for number, (seat, action) in enumerate(whole.actions):
        if number > 2 * len(whole.actions) // 3 and match.state.turn == 0:
            break
        match.play(seat, action)
    return match


def shown(app: App, frames: int = 40) -> pygame.Surface:
    """What is on the screen after some frames."""
    for _ in range(frames):
        app.frame(50)
    return app.canvas.copy()


def cover(app: App, picture: pygame.Surface) -> pygame.Surface:
    """The picture in the cover's width, with the name of the game under it."""
    image = pygame.transform.smoothscale(picture, (COVER[0], COVER[0] * 9 // 16))
    made = pygame.Surface(COVER)
    made.blit(image, (0, 0))
    band = pygame.Rect(0, image.get_height(), COVER[0], COVER[1] - image.get_height())
    made.fill(app.look.theme.table_deep, band)
    made.fill(app.look.theme.brass, (0, band.y, COVER[0], 4))
    app.look.text.draw(made, "Flower Market", band, "lobby", app.look.theme.cream, "centre")
    return made


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        host = NativeHost(["speed=instant"], Path(home))
        app = App(host, open_window(host))
        app.start()
        pictures = {"lobby": shown(app)}
        for game in all_games():
            seats = max(game.players[0], min(4, game.players[-1]))
            app.open_match(late(game, seats), app.matches.new_id())
            pictures[game.name] = shown(app)
    first = next(name for name in pictures if name != "lobby")
    pictures["cover"] = cover(app, pictures[first])
    for name, picture in pictures.items():
        pygame.image.save(picture, str(folder / f"{name}.png"))
        print(folder / f"{name}.png")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
