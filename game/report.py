"""What the command line prints for people: tables and a progress bar, by `rich`."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from game.words import Words


@contextmanager
def progress(steps: range, lines: bool = False) -> Iterator[Iterable[int]]:
    """The steps, with a bar on stderr when that is a terminal.

    With `lines` a line is printed at each step: on a terminal they show progress enough.
    """
    shown = sys.stderr.isatty() and not (lines and sys.stdout.isatty())
    # rich would send what is printed meanwhile to the bar's stream
    bar = Progress(
        console=Console(stderr=True), transient=True, disable=not shown,
        redirect_stdout=False, redirect_stderr=False,
    )  # fmt: skip
    with bar:
        yield bar.track(steps)


def _print(*things: Any) -> None:
    # into a file or pipe a row stays a line, however long
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 240)
    for thing in things:
        console.print(thing)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    return table


def print_games(games: Iterable[dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("game", "title", "seats", "options", "bots"):
        table.add_column(column)
    for game in games:
        low, high = game["seats"]
        table.add_row(
            game["game"], game["title"], f"{low}-{high}",
            " ".join(f"{name}={'on' if on else 'off'}" for name, on in game["options"].items()),
            " ".join(game["bots"]),
        )  # fmt: skip
    _print(table)


def print_summary(words: Words, players: list[str], results: list[dict[str, Any]]) -> None:
    """Per seat: its bot, share of wins, mean, lowest and highest total."""
    table = _table("seat", "bot", "wins", "mean", "lowest", "highest")
    for seat, bot in enumerate(players):
        totals = [result["scores"][seat]["total"] for result in results]
        wins = sum((seat in r["winners"]) / len(r["winners"]) for r in results)
        table.add_row(
            str(seat), bot, f"{wins / len(results):.2f}", f"{sum(totals) / len(totals):.1f}",
            str(min(totals)), str(max(totals)),
        )  # fmt: skip
    steps = sum(result["steps"] for result in results)
    title = words.say("title")
    _print(words.say("cli.summary", count=len(results), game=title, steps=steps), table)


def print_position(words: Words, found: dict[str, Any]) -> None:
    """The table field by field, then what may be done, or the scores."""
    turn = "-" if found["turn"] is None else found["turn"]
    _print(words.say("cli.position", step=found["step"], phase=found["phase"], turn=turn))
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    for key, value in found["table"].items():
        table.add_row(key, _plain(value))
    for move in found["legal"][:40]:
        table.add_row("", move)
    for seat, score in enumerate(found["scores"] or []):
        table.add_row(f"score {seat}", _plain(score))
    if found["winners"] is not None:
        table.add_row("winners", _plain(found["winners"]))
    _print(table)


def _plain(value: Any, between: str = " | ") -> str:
    """A value on one line: seats and piles stand between bars, the cards of each between commas."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return between.join(_plain(item, ", ") for item in value) or "-"
    return "?" if value is None else str(value)


def print_arena(shares: dict[str, dict[str, float]], seats: int) -> None:
    table = _table("bot", "share", "95 %", "even is", "deals")
    for bot, share in shares.items():
        interval = f"{share['low']:.3f}-{share['high']:.3f}"
        table.add_row(
            bot, f"{share['share']:.3f}", interval, f"{1 / seats:.3f}", str(int(share["deals"]))
        )
    _print(table)


def print_bench(rows: list[dict[str, Any]]) -> None:
    table = _table("what", "here", "at 0.2 s", "unit", "floor", "aim")
    for row in rows:
        floor, aim = row.get("floor"), row.get("aim")
        table.add_row(
            row["what"], _number(row["here"]), _number(row["scaled"]), row["unit"],
            "" if floor is None else _number(floor), "" if aim is None else _number(aim),
        )  # fmt: skip
    _print(table)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
