"""Paints each shape of Bouquet in its six colours, and as an emblem without colour.

Each SVG file here is a shape, drawn in red; `blooms` says how it is read.
"""

from pathlib import Path

from .. import blooms

HERE = Path(__file__).parent
COLOURS = ("red", "orange", "yellow", "white", "pink", "blue")


def drawings() -> dict[str, str]:
    """`whole-COLOUR-SHAPE`, `head-COLOUR-SHAPE` and `emblem-SHAPE`."""
    palette = blooms.palette()
    pictures: dict[str, str] = {}
    for path in sorted(HERE.glob("*.svg")):
        shape = path.stem
        whole = path.read_text(encoding="utf-8")
        head = blooms.head_of(whole)
        pictures[f"emblem-{shape}"] = blooms.emblem_of(head)
        for colour in COLOURS:
            red, other = palette["red"], palette[colour]
            pictures[f"whole-{colour}-{shape}"] = blooms.repaint(whole, red, other)
            pictures[f"head-{colour}-{shape}"] = blooms.repaint(head, red, other)
    return pictures
