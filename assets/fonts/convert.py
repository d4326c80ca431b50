"""Makes the TTF files of this folder from the WOFF2 files of two npm packages.

Usage: python assets/fonts/convert.py FOLDER, where FOLDER holds the unpacked packages
`fraunces` and `fira-sans-condensed` (see README.md). Needs fonttools and brotli, neither of
which the game needs. Each result is the latin file merged with those letters of the latin-ext
file that names of people in Europe are written with.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FACES = {
    "fraunces-500": ("fraunces", "500-normal"),
    "fraunces-500-italic": ("fraunces", "500-italic"),
    "fraunces-600": ("fraunces", "600-normal"),
    "fraunces-700": ("fraunces", "700-normal"),
    "fraunces-900": ("fraunces", "900-normal"),
    "fira-400": ("fira-sans-condensed", "400-normal"),
    "fira-500": ("fira-sans-condensed", "500-normal"),
    "fira-600": ("fira-sans-condensed", "600-normal"),
    "fira-700": ("fira-sans-condensed", "700-normal"),
}
LATIN = set(range(0x20, 0x100)) | {ord(c) for c in "ıŒœˆ˜–—‘’‚“”„•…‹›€−×·→←↑↓"}
LATIN_EXT = set(range(0x100, 0x180)) | {ord(c) for c in "ȘșȚțẞ"}


def cut(source: Path, letters: set[int]) -> TTFont:
    """The letters of a font that the game needs, without hinting and rarely used features."""
    options = Options(hinting=False, layout_features=["kern", "ccmp", "locl"], notdef_outline=True)
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = None
    return font


def convert(files: Path, package: str, style: str, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for script, letters in (("latin", LATIN), ("latin-ext", LATIN_EXT - LATIN)):
            part = Path(folder) / f"{script}.ttf"
            cut(files / f"{package}-{script}-{style}.woff2", letters).save(part)
            parts.append(str(part))
        font = Merger().merge(parts)
        font.recalcTimestamp = False
        font["head"].created = font["head"].modified = 0  # the same bytes on every day
        font.save(target)


def main() -> None:
    for name, (package, style) in FACES.items():
        target = HERE / f"{name}.ttf"
        convert(Path(sys.argv[1]) / package / "files", package, style, target)
        print(target.name, target.stat().st_size)


if __name__ == "__main__":
    main()
