"""Text: fonts loaded once by path, rendered words kept, set into boxes.

`Text.draw` sets one line, `Text.paragraph` several; both take plain words or runs, a list of
`(words, role, colour)`. Everything that is drawn can be recorded, so that tests read what a person
could. No colour or size is decided here: roles and colours come from `theme.py`.
"""

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game.ui.shapes import plain, quick
from game.ui.theme import LARGER, ROLES, Colour, Role, card_role

FOLDER = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts"
KEPT = 1500  # rendered words
ELLIPSIS = "…"
FACES = {
    **dict.fromkeys(("fira-400", "fira-500", "fira-600", "fira-700"), range(7, 64)),
    "fraunces-600": range(7, 64),
    "fraunces-700": range(7, 100),
    "fraunces-900": range(20, 100),
}
"""The sizes that cards and dials have."""

Run = tuple[str, str | Role, Colour]
Words = str | Sequence[Run]


class Drawn(NamedTuple):
    """A text on the screen, as tests read it. `wanted` is what it was before it was cut."""

    words: str
    rect: pygame.Rect
    size: float
    colour: Colour
    behind: Colour
    on_card: bool
    wanted: str


class Laid(NamedTuple):
    """A line that was set once: what to blit where, from the corner of its box."""

    blits: list[tuple[pygame.Surface, int, int]]
    rect: pygame.Rect
    runs: list[tuple[str, pygame.Rect, Role, Colour]]
    wanted: str


HALO = ((-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, -2), (-2, 2), (2, 2))


class Text:
    """The typesetter. `larger` sets all text but card faces larger."""

    def __init__(self, larger: bool = False) -> None:
        self.larger = larger
        self.recorder: list[Drawn] | None = None
        self.fonts_made = 0
        self.rendered = 0
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._kept: OrderedDict[tuple[str, str, int, Colour], pygame.Surface] = OrderedDict()
        self._widths: dict[tuple[str, str, int], int] = {}
        self._wrapped: dict[tuple[object, ...], list[list[Run]]] = {}
        self._laid: dict[tuple[object, ...], Laid] = {}
        for role in ROLES.values():
            self._font(role)

    def set_larger(self, larger: bool) -> None:
        """Larger text on or off; fonts that are missing are made now, not in play."""
        self.larger = larger
        self._laid.clear()
        for role in ROLES.values():
            self._font(role)

    def prepare(self) -> None:
        """Makes every size that a card's face can have, ahead of play: tables ask for few of them,
        but making one while cards move is seen."""
        for font, sizes in FACES.items():
            for size in sizes:
                self._font(card_role(font, size))

    # measuring

    def role(self, role: str | Role) -> Role:
        return ROLES[role] if isinstance(role, str) else role

    def size(self, role: str | Role) -> float:
        """The size of this role as it is drawn now."""
        role = self.role(role)
        return role.size * (LARGER if self.larger and not role.fixed else 1)

    def line(self, role: str | Role) -> int:
        """The line height of this role as it is drawn now."""
        role = self.role(role)
        return round(role.line * (LARGER if self.larger and not role.fixed else 1))

    def width(self, words: Words, role: str | Role = "text") -> int:
        """How wide the words are in one line."""
        if not isinstance(words, str):
            return sum(self.width(part, part_role) for part, part_role, _ in words)
        role = self.role(role)
        key = (words, role.font, round(self.size(role)))
        if key not in self._widths:
            if len(self._widths) > 4 * KEPT:
                self._widths.clear()
            self._widths[key] = self._font(role).size(settable(words))[0]
        return self._widths[key]

    def fitting(self, words: str, roles: Sequence[str | Role], width: int) -> str | Role:
        """The first of the roles in which the words fit into the width, else the last."""
        return next((r for r in roles if self.width(words, r) <= width), roles[-1])

    def cut(self, words: str, role: str | Role, width: int) -> str:
        """The words, shortened with an ellipsis where they are wider."""
        if self.width(words, role) <= width:
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(words[:middle].rstrip() + ELLIPSIS, role) <= width:
                low = middle
            else:
                high = middle - 1
        return words[:low].rstrip() + ELLIPSIS

    def wrap(self, words: Words, role: str | Role, width: int) -> list[list[Run]]:
        """Lines of runs, broken between words."""
        runs = ((words, role, (0, 0, 0)),) if isinstance(words, str) else tuple(words)
        key = (runs, width, self.larger)
        if key not in self._wrapped:
            if len(self._wrapped) > KEPT:
                self._wrapped.clear()
            self._wrapped[key] = self._wrap(runs, width)
        return [list(line) for line in self._wrapped[key]]

    def _wrap(self, runs: Sequence[Run], width: int) -> list[list[Run]]:
        lines: list[list[Run]] = [[]]
        for part, role, colour in runs:
            for number, paragraph in enumerate(part.split("\n")):
                if number:
                    lines.append([])
                for word in _pieces(paragraph):
                    longer = _joined(lines[-1], (word, role, colour))
                    if lines[-1] and self.width(_trimmed(longer)) > width:
                        lines.append([(word.lstrip(), role, colour)])
                    else:
                        lines[-1] = longer
        return [_trimmed(line) for line in lines]

    # drawing

    def draw(
        self,
        surface: pygame.Surface,
        words: Words,
        rect: pygame.Rect | tuple[int, int, int, int],
        role: str | Role = "text",
        colour: Colour = (0, 0, 0),
        align: str = "left",
        valign: str = "middle",
        halo: Colour | None = None,
    ) -> pygame.Rect:
        """Sets one line into a box and says where it stands; wider words end with an ellipsis.

        `align`: left, centre, right; `valign`: top, middle, bottom. A halo of 3 px keeps counts
        readable on pictures.
        """
        box = pygame.Rect(rect)
        told = words if isinstance(words, str) else tuple(words)
        key = (told, role, colour, box.size, align, valign, halo)
        laid = self._laid.get(key)
        if laid is None:
            if len(self._laid) > KEPT:
                self._laid.clear()
            runs = [(words, role, colour)] if isinstance(words, str) else list(words)
            laid = self._laid[key] = self._lay(runs, box.size, align, valign, halo)
        if self.recorder is not None:
            self._record(surface, laid, box.topleft)
        composed = surface.get_flags() & pygame.SRCALPHA
        for image, x, y in laid.blits:
            surface.blit(plain(image) if composed else image, (box.x + x, box.y + y))
        return laid.rect.move(box.topleft)

    def paragraph(
        self,
        surface: pygame.Surface,
        words: Words,
        rect: pygame.Rect | tuple[int, int, int, int],
        role: str | Role = "text",
        colour: Colour = (0, 0, 0),
        align: str = "left",
        line: int | None = None,
    ) -> int:
        """Sets words in lines from the top of the box; says where they end (y). What does not
        fit into the height is cut with an ellipsis."""
        box = pygame.Rect(rect)
        runs = [(words, role, colour)] if isinstance(words, str) else list(words)
        lines = self.wrap(runs, role, box.width)
        step = line or max((self.line(r) for _, r, _ in runs), default=self.line(role))
        most = max(1, (box.height + 4) // step)
        if len(lines) > most:
            last, last_role, last_colour = lines[most - 1][-1]
            lines[most - 1][-1] = (last.rstrip() + ELLIPSIS, last_role, last_colour)
        for number, runs_of_line in enumerate(lines[:most]):
            place = (box.x, box.y + number * step, box.width, step)
            self.draw(surface, runs_of_line, place, role, colour, align)
        return box.y + min(len(lines), most) * step

    def _lay(
        self, runs: list[Run], size: tuple[int, int], align: str, valign: str, halo: Colour | None
    ) -> "Laid":  # fmt: skip
        """Where each run of a line goes in a box of this size."""
        width, high = size
        wanted = "".join(part for part, _, _ in runs)
        runs = self._cut_runs(runs, width)
        total = sum(self.width(part, role) for part, role, _ in runs)
        height = max((self.line(role) for _, role, _ in runs), default=0)
        x = {"left": 0, "centre": (width - total) // 2, "right": width - total}[align]
        y = {"top": 0, "middle": high // 2 - height // 2, "bottom": high - height}[valign]
        rect = pygame.Rect(x, y, total, height)
        base = max((self._font(self.role(r)).get_ascent() for _, r, _ in runs), default=0)
        tallest = max((self._font(self.role(r)).get_height() for _, r, _ in runs), default=0)
        laid = Laid([], rect, [], wanted)
        for part, role, colour in runs:
            role = self.role(role)
            top = y + (height - tallest) // 2 + base - self._font(role).get_ascent()
            place = pygame.Rect((x, top), self._font(role).size(settable(part)))
            laid.runs.append((part, place, role, colour))
            if halo is not None:
                dark = self._image(part, role, halo)
                laid.blits.extend((dark, x + dx, top + dy) for dx, dy in HALO)
            laid.blits.append((self._image(part, role, colour), x, top))
            x += place.width
        return laid

    def _record(self, surface: pygame.Surface, laid: "Laid", at: tuple[int, int]) -> None:
        assert self.recorder is not None
        for words, place, role, colour in laid.runs:
            rect = place.move(at)
            seen = rect.clip(surface.get_rect())
            behind = colour[:3]
            if seen.width and seen.height:
                behind = pygame.transform.average_color(surface, seen)[:3]
            if words.strip():
                size, card = self.size(role), role.fixed
                drawn = Drawn(words, rect, size, colour[:3], behind, card, laid.wanted)
                self.recorder.append(drawn)

    def _cut_runs(self, runs: list[Run], width: int) -> list[Run]:
        room, kept = width, []
        total = sum(self.width(words, role) for words, role, _ in runs)
        if total <= width:
            return runs
        for words, role, colour in runs:
            wide = self.width(words, role)
            if wide > room or (wide == room and total > width):
                kept.append((self.cut(words + " " * 40, role, max(room, 0)), role, colour))
                break
            kept.append((words, role, colour))
            room -= wide
        return kept

    def _font(self, role: Role) -> pygame.font.Font:
        key = (role.font, round(self.size(role)))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(str(FOLDER / f"{role.font}.ttf"), key[1])
            self.fonts_made += 1
        return self._fonts[key]

    def _image(self, words: str, role: Role, colour: Colour) -> pygame.Surface:
        key = (words, role.font, round(self.size(role)), colour)
        image = self._kept.get(key)
        if image is None:
            image = quick(self._font(role).render(settable(words), True, colour))
            self._kept[key] = image
            self.rendered += 1
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return image


def settable(words: str) -> str:
    """The words without what no font can set (names come out of files): NUL, halves of letters."""
    return words.replace("\0", "").encode("utf-8", "ignore").decode()


def _pieces(words: str) -> list[str]:
    """Words with the space behind them; a leading space belongs to the first."""
    pieces, current = [], ""
    for letter in words:
        if current.rstrip() and current[-1] == " " and letter != " ":
            pieces.append(current)
            current = ""
        current += letter
    return [*pieces, current] if current else pieces


def _joined(line: list[Run], run: Run) -> list[Run]:
    """The line with a word behind it, as part of its last run where that is of the same kind."""
    if line and line[-1][1:] == run[1:]:
        return [*line[:-1], (line[-1][0] + run[0], run[1], run[2])]
    return [*line, run]


def _trimmed(line: list[Run]) -> list[Run]:
    """The line without the space at its end."""
    return [*line[:-1], (line[-1][0].rstrip(), *line[-1][1:])] if line else line
