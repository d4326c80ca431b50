"""The end of a match on the plain table: standings with every item, then what to do next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core.match import Match
from game.ui.look import Look
from game.ui.over_table import OverTable
from game.ui.setup_plan import new_seed
from game.ui.share import code_of
from game.ui.speech import Speech
from game.ui.widgets import Button, Widget

SHEET = pygame.Rect(16, 66, 1248, 556)
HEAD = 56


def standings(match: Match) -> list[tuple[int, int]]:
    """(rank, seat) from the winners on; equal totals that are no winners share a rank too."""
    scores, winners = match.scores() or [], match.winners() or []
    order = sorted(range(len(scores)), key=lambda s: (s not in winners, -scores[s]["total"], s))
    ranks: list[tuple[int, int]] = []
    for place, seat in enumerate(order):
        before = order[place - 1] if place else None
        same = before is not None and (
            scores[before]["total"] == scores[seat]["total"]
            and (before in winners) == (seat in winners)
        )
        ranks.append((ranks[-1][0] if same else place + 1, seat))
    return ranks


def winners_in_words(look: Look, speech: Speech, match: Match) -> str:
    """Who has won: names, or how many they are where the names leave no room beside the buttons."""
    names = [speech.name(seat) for seat in match.winners() or []]
    if len(names) == 1:
        return names[0]
    said = speech.words.say("names.and", names=", ".join(names[:-1]), last=names[-1])
    if look.text.width(said, "name") > BESIDE_RAIL.width - OUTCOME:
        return speech.words.say("names.count", count=len(names))
    return said


def items(match: Match) -> list[str]:
    """The score items that are numbers, in the game's order."""
    scores = match.scores() or [{}]
    return [key for key, value in scores[0].items() if key != "total" and isinstance(value, int)]


def again(match: Match, seed: int) -> Match:
    """The same table with this deal."""
    same = seed == match.seed
    return Match.start(
        match.game, match.state.seats, seed, match.state.options, match.deal if same else None,
        names=list(match.names), players=list(match.players), ui=dict(match.ui),
    )  # fmt: skip


class Result(OverTable):
    """Covers the table with the score sheet."""

    name = "result"
    covers = True

    def enter(self) -> None:
        self.set(result_buttons(self), "new-deal")

    def draw(self, surface: pygame.Surface) -> None:
        from game.ui.bar import draw_bar

        self.look.paint.table(surface)
        draw_bar(surface, self.table_scene)
        self.look.paint.plate(surface, SHEET, "paper")
        columns = items(self.match)
        ranks = standings(self.match)
        self._draw_head(surface, columns)
        height = min(84, (SHEET.height - HEAD - 20) // len(ranks))
        for row, (rank, seat) in enumerate(ranks):
            place = pygame.Rect(
                SHEET.x + 10, SHEET.y + HEAD + 8 + row * height, SHEET.width - 20, height
            )
            self._draw_row(surface, place, rank, seat, columns)
        self.controls.draw(surface)

    def _column(self, number: int, count: int) -> pygame.Rect:
        """The box of an item's column; the last is the total's."""
        left, right = 360, SHEET.right - 24
        width = (right - left) // (count + 1)
        return pygame.Rect(left + width * number, SHEET.y + 6, width - 8, HEAD)

    def _draw_head(self, surface: pygame.Surface, columns: list[str]) -> None:
        look, words = self.look, self.speech.words
        for number, key in enumerate([*columns, "total"]):
            box = self._column(number, len(columns))
            label = look.text.cut(words.say(f"item.{key}"), "medium", box.width)
            look.text.draw(surface, label, box, "medium", look.theme.ink_soft, "right")
        surface.fill(look.theme.rule, (SHEET.x + 20, SHEET.y + HEAD + 4, SHEET.width - 40, 2))

    def _draw_row(
        self, surface: pygame.Surface, place: pygame.Rect, rank: int, seat: int, columns: list[str]
    ) -> None:
        look, theme = self.look, self.look.theme
        score: dict[str, Any] = (self.match.scores() or [])[seat]
        wins = seat in (self.match.winners() or [])
        if wins:
            look.paint.plate(surface, place.inflate(0, -6), "band")
        look.text.draw(
            surface, str(rank), (place.x + 10, place.y, 40, place.height), "coins", theme.ink
        )
        name = self.speech.name(seat)
        look.text.draw(surface, name, (place.x + 58, place.y, 266, place.height), "name", theme.ink)
        for number, key in enumerate([*columns, "total"]):
            box = self._column(number, len(columns))
            value = score[key]
            colour = theme.minus if value < 0 else theme.ink
            role = "total" if key == "total" else "coins"
            text = str(value).replace("-", "−")
            look.text.draw(
                surface, text, (box.x, place.y, box.width, place.height), role, colour, "right"
            )


def result_buttons(scene: OverTable) -> list[Widget]:
    """Replay, sharing the deal, the same deal, a new deal, and the menu, for any title's result."""
    words, table, app = scene.speech.words, scene.table_scene, scene.app

    def start(seed: int) -> None:
        app.new_match(again(scene.match, seed))

    def replay() -> None:
        from game.ui.replay import Replay

        app.stack.push(Replay(app, table.match))

    def share() -> None:
        code = code_of(scene.match, words)
        app.notice("share.copied" if app.host.copy(code) else "share.write", code=code)

    entries: list[tuple[str, str, str, str, Callable[[], None]]] = [
        ("replay", "result.replay", "plain", "play", replay),
        ("share", "result.share", "plain", "copy", share),
        ("same-deal", "result.same", "plain", "undo", lambda: start(scene.match.seed)),
        ("new-deal", "result.new", "brass", "dice", lambda: start(new_seed())),
        ("to-menu", "result.menu", "plain", "menu", app.open_menu),
    ]
    by_hand = words.say("share.by_hand") if scene.match.deal else None
    return [
        Button((16 + 253 * number, 634, 236, 74), action, words.say(key), press, kind, icon,
               reason=by_hand if action == "share" else None)
        for number, (action, key, kind, icon, press) in enumerate(entries)
    ]  # fmt: skip


RAIL = {
    "replay": (556, 136), "share": (700, 132), "same-deal": (840, 154), "new-deal": (1002, 150),
    "to-menu": (1160, 108),
}  # fmt: skip
"""Where they stand above a title's own sheet."""
BESIDE_RAIL = pygame.Rect(18, 0, 524, 57)
"""The room for words beside them."""
OUTCOME = 230
"""Of which "win with 123 and more tulips" takes so much."""


def rail_buttons(scene: OverTable) -> list[Widget]:
    """The same buttons in the rail."""
    found = result_buttons(scene)
    for widget in found:
        x, width = RAIL[widget.action]
        widget.rect = pygame.Rect(x, 3, width, 52)
        if isinstance(widget, Button):
            widget.icon = ""
            widget.kind = "brass" if widget.action == "new-deal" else "glass"
    return found
