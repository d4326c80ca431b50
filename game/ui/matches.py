"""The matches of this device, saved side by side, one entry `match/ID` each.

An entry is `{"saved": seconds, "phase": ..., "over": ..., "round": ..., "match": FILE}`, FILE as in
a match file.
A damaged entry is listed as damaged and kept; reading never fails but by `BadFile`.
"""

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game import titles
from game.ai.bots import HUMAN, bots
from game.core.game import BadFile, quoted
from game.core.match import Match, load, read_json
from game.ui.host import Host
from game.ui.table import kit_of

FOLDER = "match/"


@dataclass(frozen=True)
class Entry:
    """What a list shows of a saved match without replaying it."""

    id: str
    game: str = ""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    phase: str = ""
    moves: int = 0
    saved: float = 0.0
    is_over: bool = False
    round: int = 0
    """Which round it is in, where the game has rounds."""
    is_damaged: bool = False


@dataclass
class Matches:
    """Saving, listing, import and export."""

    host: Host
    now: Callable[[], float] = field(default=time.time)

    def new_id(self) -> str:
        """An id that is not taken."""
        while True:
            id = f"{int(self.now()):x}-{os.urandom(2).hex()}"
            if self.host.read(FOLDER + id) is None:
                return id

    def save(self, id: str, match: Match, together: int = 1) -> str | None:
        """Stores the match as it stands; None, or the id of what is wrong with the storage.
        `together`: how many of the last actions were played in one go, and are undone in one."""
        entry = {
            "saved": round(self.now(), 3),  # two may be saved within one second
            "phase": match.state.phase,
            "over": match.is_over,
            "round": _round(match),
            "together": together,
            "match": match.save(),
        }
        return self.host.write(FOLDER + id, json.dumps(entry, ensure_ascii=False))

    def entries(self) -> list[Entry]:
        """Every saved match, the newest first, damaged ones last."""
        ids = [n.removeprefix(FOLDER) for n in self.host.names() if n.startswith(FOLDER)]
        found = [self._entry(id) for id in ids]
        return sorted(found, key=lambda e: (e.is_damaged, -e.saved, e.id))

    def unfinished(self) -> Entry | None:
        """The match that was played last and is not over."""
        return next((e for e in self.entries() if not e.is_over and not e.is_damaged), None)

    def read(self, id: str) -> Match:
        """The saved match; BadFile where it is damaged or gone."""
        return _loaded(self._file(id))

    def together(self, id: str) -> int:
        """How many of the saved match's last actions were played in one go."""
        try:
            return max(1, int(read_json(self.host.read(FOLDER + id) or "")["together"]))
        except (BadFile, KeyError, TypeError, ValueError, OverflowError):
            return 1

    def text(self, id: str) -> str | None:
        """The entry as it is stored, for undoing a removal."""
        return self.host.read(FOLDER + id)

    def remove(self, id: str) -> None:
        self.host.remove(FOLDER + id)

    def put_back(self, id: str, text: str) -> str | None:
        """Undoes a removal; None, or what is wrong with the storage."""
        return self.host.write(FOLDER + id, text)

    def take_in(self, text: str) -> tuple[str, Match]:
        """A match from a file's text and an id to save it under; BadFile where it is none."""
        return self.new_id(), _loaded(read_json(text))

    def give_out(self, id: str) -> str | None:
        """Hands the match file to the person: where it is, or None when that was refused."""
        match = self.read(id)
        return self.host.give_file(file_name(match), match.text())

    def _file(self, id: str) -> Any:
        entry = read_json(self.host.read(FOLDER + id) or "")
        if not isinstance(entry, dict) or "match" not in entry:
            raise BadFile("file.missing", field="match")
        return entry["match"]

    def _entry(self, id: str) -> Entry:
        try:
            entry = read_json(self.host.read(FOLDER + id) or "")
            file = entry["match"]
            return Entry(
                id,
                _text(file["game"]),
                tuple(map(_text, file.get("names", []))),
                tuple(map(_text, file.get("players", []))),
                _text(entry.get("phase", "")),
                len(file["actions"]),
                float(entry.get("saved", 0)),
                bool(entry.get("over", False)),
                int(entry.get("round", 0)),
                titles.find(file["game"]) is None,
            )
        except (BadFile, KeyError, TypeError, ValueError, AttributeError, OverflowError):
            return Entry(id, is_damaged=True)


def file_name(match: Match) -> str:
    """The name that an exported match has."""
    return f"{match.game.name}-{match.state.seats}-{match.seed}.json"


def _round(match: Match) -> int:
    """How many rounds have begun; 0 where the game has none."""
    chapter = kit_of(match.game).chapter
    return sum(event.id == chapter for events in match.events for event in events if chapter)


def _loaded(file: Any) -> Match:
    """The match of a file with somebody in each seat: people where the file names nobody; BadFile where it
    names a bot that its game does not have."""
    match = load(file, titles.find, known=titles.TITLES)
    match.players = match.players or [HUMAN] * match.state.seats
    known = (HUMAN, *bots(match.game))
    for seat, player in enumerate(match.players):
        if player not in known:
            raise BadFile(
                "file.type",
                field=f"players[{seat}]",
                expected=" ".join(known),
                found=quoted(player),
            )
    return match


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value
