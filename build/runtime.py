"""The web runtime that a release carries: what it is made of, where it comes from, and proof that
it is the right one.

`runtime.json` pins every file: by SHA-256, or where only that is known by the id that git gives
its content. A folder given with `--runtime` may bring a `runtime.json` of its own.
"""

from __future__ import annotations

import hashlib
import json
import os
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trouble import BuildError

PATIENCE = 20  # seconds without a byte until the CDN counts as out of reach


class NotToBeHad(Exception):
    """The runtime lies nowhere here and cannot be fetched; the message says which file, and why."""


@dataclass(frozen=True)
class Pins:
    """What `runtime.json` says."""

    pygbag: str
    python: str
    cdn: str
    page: str  # folder of the page's files below the CDN
    index: str
    wheel: str
    files: dict[str, dict[str, Any]]
    modules: frozenset[str]

    @property
    def page_base(self) -> str:
        return self.cdn + self.page


@dataclass(frozen=True)
class Runtime:
    """The files of a runtime by their name below `runtime/`."""

    files: dict[str, bytes]
    without: tuple[str, ...] = ()  # pinned files that this runtime has no need of


def read_pins(path: Path) -> Pins:
    raw = json.loads(path.read_text(encoding="utf-8"))
    modules = frozenset(" ".join(raw.pop("modules")).split())
    return Pins(modules=modules, **raw)


def get(pins: Pins, own: Path | None, cache: Path) -> Runtime:
    """The runtime of the folder `own`, else from the caches of this machine, else from the CDN
    (kept in `cache` then). Raises NotToBeHad."""
    if own is not None:
        return read_own(pins, own)
    files = {name: find(pins, name, cache) for name in pins.files}
    return Runtime(files | {pins.index: index_text(pins)})


def read_own(pins: Pins, folder: Path) -> Runtime:
    """The files in `folder`, proved by its own list or else by ours."""
    listing = folder / "runtime.json"
    own = json.loads(listing.read_text("utf-8")) if listing.is_file() else {}
    wanted = own.get("files", pins.files)
    files = {pins.index: index_text(pins)}
    for name, pin in wanted.items():
        path = folder / name
        if not path.is_file():
            raise BuildError(f"{folder} has no {name}")
        files[name] = path.read_bytes()
        if not is_right(files[name], pin):
            raise BuildError(f"{path} is not the file that the list names")
    return Runtime(files, tuple(own.get("without", ())))


def find(pins: Pins, name: str, cache: Path) -> bytes:
    """One pinned file from a cache or from the CDN."""
    for folder in [*cache_folders(), cache / "runtime"]:
        for path in (folder / name, folder / Path(name).name):
            if path.is_file() and is_right(data := path.read_bytes(), pins.files[name]):
                return data
    data = fetch(pins.cdn + pins.files[name]["from"])
    if not is_right(data, pins.files[name]):
        raise BuildError(f"the CDN's {name} is not the pinned one")
    path = cache / "runtime" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return data


def cache_folders() -> list[Path]:
    """Where a runtime may lie on this machine, best first."""
    named = os.environ.get("FM_RUNTIME_CACHE")
    return [Path(named)] if named else [Path.home() / ".cache" / "flower-market"]


def fetch(url: str) -> bytes:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except (OSError, urllib.error.URLError) as trouble:
        raise NotToBeHad(
            f"{url.rsplit('/', 1)[-1]}: {getattr(trouble, 'reason', trouble)}"
        ) from None


def is_right(data: bytes, pin: dict[str, Any]) -> bool:
    if "sha256" in pin:
        return hashlib.sha256(data).hexdigest() == str(pin["sha256"])
    return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest() == str(pin["git"])


def index_text(pins: Pins) -> bytes:
    """The runtime's list of packages; only pygame is ever asked for, and it is named in full."""
    return (json.dumps({"-CDN-": "", "pygame": pins.wheel}, indent=1) + "\n").encode()
