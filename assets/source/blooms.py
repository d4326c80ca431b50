"""What can be made of one flower drawing: its head, the same in another colour, its emblem.

A flower is one SVG file: the group `plant` is stem and leaves, the group `bloom` the flower,
drawn at the size of a head and moved into its place by the group's `transform`. Parts of a bloom
may carry a class for the emblem: `fine` and `wash` (details, and washes without a contour) are
left out of it, `solid` is filled. The colours stand in `marks/palette.toml`.
"""

import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

SVG = "http://www.w3.org/2000/svg"
TONES = ("base", "line", "light", "deep", "eye", "eye_line")
HEAD_BOX = "0 0 100 100"
EMBLEM_LINE = 6.4
THIN_LINE = 2.0

ET.register_namespace("", SVG)


def palette() -> dict[str, dict[str, str]]:
    """The tones of each colour, by its name."""
    path = Path(__file__).parent / "marks" / "palette.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


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
    root.set("viewBox", HEAD_BOX)
    for group in list(root):
        if group.get("id") == "bloom":
            group.attrib.pop("transform")
        elif group.get("id") == "plant":
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
