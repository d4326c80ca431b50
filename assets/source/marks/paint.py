"""The marks of the colours, alone and on chips, and what all games share beside them.

The SVG files named by a mark of `palette.toml` are drawn white; a chip is a disc in the colour
with its mark in it. Every other file is a picture by itself.
"""

from pathlib import Path

from .. import blooms

HERE = Path(__file__).parent
DISC = '<circle cx="50" cy="50" r="46" fill="{base}" stroke="{line}" stroke-width="7.5"/>'


def drawings() -> dict[str, str]:
    """`chip-COLOUR`, `mark-MARK` (white, to be tinted) and the other files by their names."""
    pictures = {path.stem: path.read_text(encoding="utf-8") for path in HERE.glob("*.svg")}
    for colour, tones in blooms.palette().items():
        mark = pictures.pop(tones["mark"])
        pictures[f"mark-{tones['mark']}"] = mark
        pictures[f"chip-{colour}"] = chip(mark, tones)
    return pictures


def chip(mark: str, tones: dict[str, str]) -> str:
    """The round chip of a colour."""
    disc = DISC.format(**tones)
    sign = f'<g transform="translate(5 5) scale(.9)" fill="{tones["mark_ink"]}">'
    box, drawing = mark.replace("</svg>", "</g></svg>").split("\n", 1)
    return f"{box}\n{disc}{sign}{drawing}"
