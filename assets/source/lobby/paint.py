"""The lobby's picture of each game, named as the game is.

Each SVG file is a scene. Where it says `<g bloom="FOLDER/FLOWER">`, the bloom of that drawing is
put, with ink for its contour: in the `colour` named there, and with single tones (`base`, `light`,
`deep`) of its own; `<g picture="FOLDER/THING">` is filled with a whole drawing.
"""

import xml.etree.ElementTree as ET
from pathlib import Path

from .. import blooms

HERE = Path(__file__).parent
INK = "#2A2017"
LEAF_LINE = "#2C4A2B"
DRAWN_IN = {"bouquet": "red"}  # elsewhere a flower is named by its colour


def drawings() -> dict[str, str]:
    """One picture a game."""
    return {path.stem: scene(path.read_text(encoding="utf-8")) for path in HERE.glob("*.svg")}


def scene(svg: str) -> str:
    """The scene with the flowers and things in their places."""
    root = ET.fromstring(svg)
    for place in list(root.iter()):
        if "bloom" in place.attrib:
            place.extend(bloom(place))
        elif "picture" in place.attrib:
            place.extend(ET.fromstring(source(place.attrib.pop("picture"))))
    return ET.tostring(root, "unicode")


def bloom(place: ET.Element) -> list[ET.Element]:
    """The parts of the bloom that a place asks for; the place itself sets contour and transform."""
    palette = blooms.palette()
    name = place.attrib.pop("bloom")
    folder, flower = name.split("/")
    drawn = palette[DRAWN_IN.get(folder, flower)]
    tones = {**palette.get(place.attrib.pop("colour", ""), drawn), "line": INK}
    for tone in ("base", "light", "deep"):
        tones[tone] = place.attrib.pop(tone, tones[tone])
    svg = blooms.repaint(source(name), drawn, tones).replace(LEAF_LINE, INK)
    return list(ET.fromstring(blooms.head_of(svg))[0])


def source(name: str) -> str:
    return (HERE.parent / f"{name}.svg").read_text(encoding="utf-8")
