"""The flowers of the Dutch Flower Auction, whole and as heads, and the things of its table.

Red is a tulip, pink a rose, yellow a daffodil, blue a hyacinth; every other SVG file is a picture
by itself. In `dial`, 300 wide, the dark groove reaches from radius 130 to 140.
"""

from pathlib import Path

from .. import blooms

HERE = Path(__file__).parent
COLOURS = ("red", "pink", "yellow", "blue")


def drawings() -> dict[str, str]:
    """`whole-COLOUR`, `head-COLOUR` and the other files by their names."""
    pictures = {path.stem: path.read_text(encoding="utf-8") for path in HERE.glob("*.svg")}
    for colour in COLOURS:
        whole = pictures.pop(colour)
        pictures[f"whole-{colour}"] = whole
        pictures[f"head-{colour}"] = blooms.head_of(whole)
    return pictures
