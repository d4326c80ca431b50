"""What a person chose once and finds again: kept as one JSON text in the host's storage.

Whatever stands there, reading it never fails: a value that is missing or makes no sense is the
default. Here nothing is applied; `App.apply` does that.
"""

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from game.core.game import BadFile
from game.core.match import read_json
from game.ui.host import Host
from game.ui.motion import SPEEDS

NAME = "settings"
VERSION = 1
LONGEST_NAME = 12
LANGUAGES = ("en",)


@dataclass
class Settings:
    """The choices, with what holds when nobody chose."""

    speed: str = "normal"
    larger: bool = False
    reduced: str = "system"
    """Less motion: system, on or off."""
    contrast: bool = False
    effects: int = 7
    music: int = 5
    """Volumes, 0 to 10."""
    left_handed: bool = False
    full_screen: bool = False
    language: str = "en"
    window: list[int] = field(default_factory=lambda: [1280, 720])
    names: list[str] = field(default_factory=list)
    setups: dict[str, Any] = field(default_factory=dict)
    """Per game what was last set up: players, options, tempo."""
    pads: dict[str, Any] = field(default_factory=dict)
    """Per game the keys of people who share the screen, where they chose some (`pad_keys.py`)."""

    def text(self) -> str:
        """As it is stored."""
        return json.dumps({"version": VERSION, **asdict(self)}, ensure_ascii=False)


def _is_size(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(side) is int and 200 <= side <= 16000 for side in value)
    )


def _are_names(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= 12
        and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in value)
    )


_MAKES_SENSE: dict[str, Any] = {
    "speed": lambda v: isinstance(v, str) and v in SPEEDS,
    "reduced": lambda v: v in ("system", "on", "off"),
    "effects": lambda v: type(v) is int and 0 <= v <= 10,
    "music": lambda v: type(v) is int and 0 <= v <= 10,
    "language": lambda v: v in LANGUAGES,
    "window": _is_size,
    "names": _are_names,
    "setups": lambda v: isinstance(v, dict),
    "pads": lambda v: isinstance(v, dict),
}


def read_settings(host: Host) -> Settings:
    """The stored choices, as far as they make sense."""
    settings = Settings()
    try:
        data = read_json(host.read(NAME) or "{}")
    except BadFile:
        return settings
    if not isinstance(data, dict) or data.get("version") != VERSION:
        return settings
    for entry in fields(Settings):
        value = data.get(entry.name)
        makes_sense = _MAKES_SENSE.get(entry.name, lambda v: isinstance(v, bool))
        if value is not None and makes_sense(value):
            setattr(settings, entry.name, value)
    return settings


def write_settings(host: Host, settings: Settings) -> str | None:
    """Stores the choices; None, or the id of what is wrong with the storage."""
    return host.write(NAME, settings.text())
