"""The score sheet's lines: what each seat's items are and how they came about. No pictures here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.titles.tulip_rose.cards import IS_FLOWER, flowers_of


class Cell(NamedTuple):
    """One number, the words left of it, and the helpers whose pictures stand there."""

    value: int
    how: str = ""
    helpers: tuple[str, ...] = ()


class Line(NamedTuple):
    """One line of the sheet: its key (an item or a flower) and a cell a seat."""

    key: str
    cells: tuple[Cell | None, ...]


class Pile(NamedTuple):
    """How the count of one flower at the end came about."""

    own: int
    engel: int
    eaten: int
    bees: int
    fertilizer: int

    @property
    def total(self) -> int:
        return self.own + self.engel - self.eaten + self.bees + 2 * self.fertilizer

    @property
    def helpers(self) -> tuple[str, ...]:
        """The helpers that had a part in it."""
        found = ["engel"] * self.engel + ["cow"] * bool(self.eaten)
        return tuple(found + ["bee"] * bool(self.bees) + ["fertilizer"] * self.fertilizer)


def pile(held: Mapping[str, int], assignment: Mapping[str, Any], flower: str) -> Pile:
    """The flower's count by the optimum's choices."""
    return Pile(
        held.get(flower, 0), int(assignment["engel"] == flower), assignment["cows"].get(flower, 0),
        assignment["bees"].get(flower, 0), int(flower in assignment["fertilizers"]),
    )  # fmt: skip


def cell_of(found: Pile) -> Cell | None:
    """A flower's cell; None where there is none of it at the end."""
    if not found.total:
        return (
            Cell(0, f"{found.own + found.engel} − {found.eaten}", ("cow",)) if found.eaten else None
        )
    if not found.helpers:
        return Cell(found.total**2, f"{found.total} × {found.total}")
    parts = str(found.own)
    for number, sign in (
        (found.engel, "+"),
        (found.eaten, "−"),
        (found.bees, "+"),
        (2 * found.fertilizer, "+"),
    ):
        if number:
            parts += f" {sign} {number}"
    return Cell(found.total**2, parts, found.helpers)


def lines(state: Any, scores: Sequence[Mapping[str, Any]]) -> list[Line]:
    """Every line that somebody has something in."""
    every = [Line("different", tuple(_different(score) for score in scores))]
    for flower in flowers_of(state.seats):
        cells = tuple(
            cell_of(pile(state.collections[seat], score["assignment"], flower))
            for seat, score in enumerate(scores)
        )
        every.append(Line(flower, cells))
    every.append(Line("coins", tuple(Cell(score["coins"]) for score in scores)))
    for key in ("loans", "networks", "weeds", "orders", "cows"):
        every.append(
            Line(key, tuple(_item(state, key, seat, score) for seat, score in enumerate(scores)))
        )
    return [line for line in every if any(line.cells)]


def _different(score: Mapping[str, Any]) -> Cell | None:
    kinds = round(score["different"] ** 0.5)
    return Cell(score["different"], f"{kinds} × {kinds}") if kinds else None


def _item(state: Any, key: str, seat: int, score: Mapping[str, Any]) -> Cell | None:
    value: int = score[key]
    if not value:
        return None
    how = {
        "loans": f"{state.loans[seat]} × −30",
        "networks": "",
        "weeds": str(state.collections[seat].get("weed", 0)),
        "orders": f"{value // 15} × 15",
        "cows": f"{value // 10} × 10",
    }[key]
    return Cell(value, how)


def is_flower(key: str) -> bool:
    """Whether a line is a flower's."""
    return key in IS_FLOWER
