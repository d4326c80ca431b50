"""A table as rows of labelled cards, for any game: what the plain table draws. No picture here.

Everything that `Game.table` gives stands in some row: single values share the row of facts, each
shared list has a row, and what the game keeps per seat stands in that seat's row.
"""

from dataclasses import dataclass, field
from typing import Any

from game.core.match import Match
from game.ui.flow import sees
from game.ui.speech import Speech


@dataclass
class Chip:
    """One card or fact of a row. `card` is the word of the rules, "" where it is none."""

    words: str
    card: str = ""


@dataclass
class Row:
    """A zone of the table: its label, what lies open there and how many cards lie face down."""

    label: str
    chips: list[Chip] = field(default_factory=list)
    hidden: int = 0
    seat: int | None = None


def rows(match: Match, speech: Speech, seat: int | None) -> list[Row]:
    """Every row, as the seat sees the table: facts, shared zones, then the seats in their order."""
    table = sees(match, seat)
    facts = Row(speech.words.say("plain.table"))
    shared: list[Row] = []
    seats = [Row(speech.name(s), seat=s) for s in range(match.state.seats)]
    for key, value in table.items():
        label = speech.words.say(f"zone.{key}")
        if key in match.game.per_seat and isinstance(value, list):
            for row, entry in zip(seats, value, strict=False):  # none where an option is off
                _add(row, speech, key, label, entry)
        elif isinstance(value, list) and any(isinstance(entry, list) for entry in value):
            for number, entry in enumerate(value, 1):
                row = Row(f"{label} {number}")
                _add(row, speech, key, "", entry)
                shared.append(row)
        elif isinstance(value, list | dict) and not _is_fact(value):
            row = Row(label)
            _add(row, speech, key, "", value)
            shared.append(row)
        elif value is not None:
            _add(facts, speech, key, label, value)
    return [*([facts] if facts.chips else []), *shared, *seats]


def _is_fact(value: Any) -> bool:
    """Named values that belong together, such as the standing bid; not counts of cards."""
    return isinstance(value, dict) and "seat" in value


def _add(row: Row, speech: Speech, key: str, label: str, value: Any) -> None:
    """Puts one value of the table into a row."""
    if value is None:
        row.chips.append(Chip(f"{label} ?"))
    elif isinstance(value, list):
        for item in value:
            if item is None:
                row.hidden += 1
            elif isinstance(item, list | dict):
                _add(row, speech, key, label, item)
            else:
                row.chips.append(_card(speech, key, item))
    elif isinstance(value, dict) and not _is_fact(value):
        for name, item in value.items():
            if isinstance(item, int):
                count = f"{speech.card(name)} {item}" if item != 1 else speech.card(name)
                row.chips.append(Chip(count, name))
            else:
                _add(row, speech, key, label, item)
    else:
        row.chips.append(Chip(f"{label} {speech.value(key, value)}"))


def _card(speech: Speech, key: str, item: Any) -> Chip:
    words = str(speech.value(key, item))
    return Chip(words, item if isinstance(item, str) else "")
