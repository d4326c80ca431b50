"""Paints each shape of Bouquet in its six colours, and as an emblem without colour.

A shape is one SVG file, drawn in red: the group `plant` is stem and leaves, the group `bloom`
the flower. This module knows how a red drawing becomes the others; what the colours are stands
in `../marks/palette.toml`. Rendering and packing live in `assets/render.py`.

Parts of a bloom may carry a class for the emblems: `fine` and `wash` (details, and washes without
a contour) are left out, `solid` is filled.
"""

import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

HERE = Path(__file__).parent
SVG = "http://www.w3.org/2000/svg"
SHAPES = ("tulip", "rose", "daisy", "lily", "bell", "star")
COLOURS = ("red", "orange", "yellow", "white", "pink", "blue")
TONES = ("base", "line", "light", "deep", "eye", "eye_line")
EMBLEM_LINE = 6.4
THIN_LINE = 2.0

ET.register_namespace("", SVG)


def drawings() -> dict[str, str]:
    """Every picture of the game as SVG text, by name."""
    palette = tomllib.loads((HERE.parent / "marks" / "palette.toml").read_text("utf-8"))
    pictures: dict[str, str] = {}
    for shape in SHAPES:
        whole = (HERE / f"{shape}.svg").read_text("utf-8")
        head = head_of(whole)
        for colour in COLOURS:
            pictures[f"whole-{colour}-{shape}"] = repaint(whole, palette["red"], palette[colour])
            pictures[f"head-{colour}-{shape}"] = repaint(head, palette["red"], palette[colour])
        pictures[f"emblem-{shape}"] = emblem_of(head)
    return pictures


def repaint(svg: str, old: dict[str, str], new: dict[str, str]) -> str:
    """The same drawing in another colour: each tone of `old` gives way to that of `new`."""
    for tone in TONES:
        svg = svg.replace(f'"{old[tone]}"', f'"@{tone}"')
    for tone in TONES:
        svg = svg.replace(f'"@{tone}"', f'"{new[tone]}"')
    return svg


def head_of(whole: str) -> str:
    """The bloom alone, at its full size."""
    root = ET.fromstring(whole)
    for group in list(root):
        if group.get("id") == "bloom":
            group.attrib.pop("transform")
        else:
            root.remove(group)
    return ET.tostring(root, "unicode")


def emblem_of(head: str) -> str:
    """The contours of a bloom in white (the game tints them), with nothing between them.

    The bloom becomes a mask (white lines on black fills), so that lines behind a petal stay
    hidden although the petals let the table show through.
    """
    root = ET.fromstring(head)
    mask = ET.Element(f"{{{SVG}}}mask", {"id": "lines"})
    for group in list(root):
        root.remove(group)
        mask.append(_in_black_and_white(group))
    root.append(mask)
    everywhere = {"width": "100", "height": "100", "fill": "#FFFFFF"}
    ET.SubElement(root, f"{{{SVG}}}rect", {**everywhere, "mask": "url(#lines)"})
    return ET.tostring(root, "unicode")


def _in_black_and_white(part: ET.Element) -> ET.Element:
    for child in list(part):
        if child.get("class") in ("fine", "wash"):
            part.remove(child)
        else:
            _in_black_and_white(child)
    solid = part.get("class") == "solid"
    if part.get("fill", "none") != "none":
        part.set("fill", "#FFFFFF" if solid else "#000000")
    if "stroke" in part.attrib:
        part.set("stroke", "#FFFFFF")
    if "stroke-width" in part.attrib or solid:
        part.set("stroke-width", str(THIN_LINE if solid else EMBLEM_LINE))
    return part
