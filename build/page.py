"""The page around the game: puts the parts in `page/` together into pygbag's template.

Names in `{{cookiecutter. }}` are pygbag's to fill in, names in `%% %%` are filled in here.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import staging
from runtime import Pins, Runtime
from trouble import BuildError

SCRIPTS = ("address.js", "card.js", "progress.js", "host.js", "mirror.js", "input.js")
PATIENCE = 60_000  # ms without a byte or a step until the page says that it cannot be loaded
LONGEST_FILE = 1_000_000  # bytes of a match file, as in game/ui/host.py
SMALL = 30_000  # bytes; files below are not worth watching arrive


@dataclass(frozen=True)
class Layout:
    """What the page has to know of this release."""

    version: str
    build: str
    python: str
    base: str  # where the page's runtime files are, with '/' at the end
    query: str  # what follows pythons.js, so that nothing of the page's own query gets in
    sizes: dict[str, int]
    pydigits: str

    @classmethod
    def of(cls, pins: Pins, carried: Runtime | None, app: Path, archive: dict[str, int]) -> Layout:
        """For the sources in `app`, packed into an archive of that name and size."""
        parts = "".join(
            path.read_text("utf-8")
            for path in sorted((Path(__file__).parent / "page").iterdir())
            if path.suffix != ".pyc" and path.is_file()
        )
        if carried:
            base, query = "runtime/", "?PYGPI=runtime/#?_#"
            sizes = {Path(name).name: len(data) for name, data in carried.files.items()}
        else:
            # the first argument must not look like the name of a Python, and the CDN's does
            base, query = pins.page_base, f"?_=1&PYGPI={pins.cdn}#?_#"
            sizes = {
                Path(name).name: pin.get("size") or pin["about"] for name, pin in pins.files.items()
            }
        watched = {name: size for name, size in sizes.items() if size >= SMALL} | archive
        return cls(
            version(app),
            staging.fingerprint(app, parts + base),
            pins.python,
            base,
            query,
            watched,
            pins.python.replace(".", ""),
        )


def version(root: Path) -> str:
    """The version of the game, which is written once, in game/__init__.py."""
    text = (root / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if not found:
        raise BuildError("game/__init__.py has no __version__")
    return found[1]


def settings(layout: Layout) -> str:
    """The page's constants, and the settings object that the runtime looks for."""
    ours = {
        "FM_VERSION": layout.version,
        "FM_BUILD": layout.build,
        "FM_SIZES": dict(sorted(layout.sizes.items())),
        "FM_PATIENCE": PATIENCE,
        "FM_LONGEST_FILE": LONGEST_FILE,
    }
    runtimes = {
        "_sdl2": "canvas",
        "user_canvas": 1,
        "user_canvas_managed": 1,
        "gui_divider": 1,
        "ume_block": 0,
        "can_close": 1,
        "xtermjs": "0",
        "autorun": 0,
        "archive": "{{cookiecutter.archive}}",
        "cdn": "{{cookiecutter.cdn}}",
        "PYBUILD": "{{cookiecutter.PYBUILD}}",
        "pydigits": layout.pydigits,
        "fb_ar": 1.7778,
        "fb_width": "{{cookiecutter.width}}",
        "fb_height": "{{cookiecutter.height}}",
    }
    lines = [f"const {name} = {json.dumps(value)};" for name, value in ours.items()]
    return "\n".join([*lines, f"window.config = {json.dumps(runtimes)};"])


def template(folder: Path, layout: Layout) -> str:
    """The whole template as text."""

    def part(name: str) -> str:
        return (folder / name).read_text(encoding="utf-8").strip()

    text = part("page.html")
    filled = {
        "SETTINGS": settings(layout),
        "CSS": part("page.css"),
        "SCRIPT": "\n".join(part(name) for name in SCRIPTS),
        "SCRIPT_QUERY": layout.query,
        "LOADER": part("loader.py"),
        "BUILD": layout.build,
    }
    for name, value in filled.items():
        text = text.replace(f"%%{name}%%", value)
    left = re.search(r"%%\w+%%", text)
    if left:
        raise BuildError(f"the template still has {left[0]}")
    return text + "\n"
