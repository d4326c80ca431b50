"""Renders the drawings in assets/source/ into the picture atlases in assets/pictures/.

Usage: python assets/render.py [NAME ...]      (without a name: every folder of assets/source/)

Needs `pip install resvg-py==0.5.0 pillow==13.0.0`: only who changes a drawing needs them, the
game reads the results, which are committed. The renderer is pinned and fonts are never used, so
the same drawings give the same bytes on every machine. assets/README.md describes the folders,
`sizes.toml` and the JSON index.
"""

import hashlib
import importlib
import io
import json
import re
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

HERE = Path(__file__).parent
SOURCE = HERE / "source"
PICTURES = HERE / "pictures"
RENDERER = "resvg-py 0.5.0, pillow 13.0.0"  # these and no others: see check_renderer
SCALE = 2  # pixels in the atlas for one logical pixel
WIDTH = 2048  # of an atlas, in pixels
GAP = 2

Size = tuple[int, int]

sys.path.insert(0, str(HERE.parent))  # so that a paint.py can be imported


def folders() -> list[str]:
    return sorted(path.parent.name for path in SOURCE.glob("*/sizes.toml"))


def drawings(name: str) -> dict[str, str]:
    """SVG text of each picture: what paint.py of the folder makes, or else its *.svg files."""
    folder = SOURCE / name
    if (folder / "paint.py").exists():
        texts = importlib.import_module(f"assets.source.{name}.paint").drawings()
    else:
        texts = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.svg")}
    return dict(sorted(texts.items()))


def sizes(name: str, picture: str, svg: str) -> list[Size]:
    """The logical sizes that sizes.toml asks for; the height follows from the viewBox."""
    wanted = tomllib.loads((SOURCE / name / "sizes.toml").read_text(encoding="utf-8"))
    widths = {w for glob, ws in wanted.items() if fnmatchcase(picture, glob) for w in ws}
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    if not widths or box is None:
        raise ValueError(f"{name}/{picture}: no line in sizes.toml, or no viewBox='0 0 w h'")
    return [(w, round(w * float(box[2]) / float(box[1]))) for w in sorted(widths)]


def fingerprint(name: str) -> str:
    """Changes when a drawing, its sizes or the renderer changes; kept in the index."""
    texts = drawings(name)
    facts = [(p, sizes(name, p, svg), " ".join(svg.split())) for p, svg in texts.items()]
    return hashlib.sha256(repr((RENDERER, SCALE, WIDTH, facts)).encode()).hexdigest()[:16]


def rasterise(svg: str, size: Size) -> "Image.Image":
    """One picture; see-through pixels get the colour of its edge, so that shrinking is clean."""
    import resvg_py
    from PIL import Image, ImageStat

    width, height = size[0] * SCALE, size[1] * SCALE
    tag = f'<svg width="{width}" height="{height}" preserveAspectRatio="none"'
    svg = re.sub(r"<svg\b", tag, svg, count=1)
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if picture.size != (width, height):
        raise ValueError(f"rendered {picture.size} instead of {(width, height)}")
    alpha = picture.getchannel("A")
    rim = alpha.point(lambda a: 255 if 0 < a < 255 else 0)
    edge = ImageStat.Stat(picture, rim).mean if rim.getbbox() else (0, 0, 0, 0)
    clear = alpha.point(lambda a: 255 if a == 0 else 0)
    picture.paste((*map(round, edge[:3]), 0), mask=clear)
    return picture


def place(boxes: list[Size]) -> tuple[list[Size], int]:
    """Where each box goes, the tall ones first, and the height of the whole."""
    spots: dict[int, Size] = {}
    free = [(0, 0, WIDTH, 10**6)]  # y, x, width, height
    for i in sorted(range(len(boxes)), key=lambda i: (-boxes[i][1], -boxes[i][0], i)):
        width, height = boxes[i][0] + GAP, boxes[i][1] + GAP
        hole = min(hole for hole in free if hole[2] >= width and hole[3] >= height)
        y, x, wide, high = hole
        free.remove(hole)
        free += [(y, x + width, wide - width, height), (y + height, x, wide, high - height)]
        spots[i] = (x, y)
    bottom = max(y + boxes[i][1] for i, (_, y) in spots.items())
    return [spots[i] for i in range(len(boxes))], bottom


def render(name: str) -> None:
    from PIL import Image

    from assets.few_colours import few_colours

    texts = drawings(name)
    wanted = [(p, size) for p, svg in texts.items() for size in sizes(name, p, svg)]
    boxes = [(w * SCALE, h * SCALE) for _, (w, h) in wanted]
    spots, height = place(boxes)
    atlas = Image.new("RGBA", (WIDTH, height))
    pictures: dict[str, list[dict[str, list[int]]]] = {}
    for (picture, size), spot, box in zip(wanted, spots, boxes, strict=True):
        atlas.paste(rasterise(texts[picture], size), spot)
        pictures.setdefault(picture, []).append({"size": [*size], "at": [*spot, *box]})
    PICTURES.mkdir(exist_ok=True)
    few_colours(atlas).save(PICTURES / f"{name}.png", optimize=True)
    head = {
        "atlas": f"{name}.png",
        "renderer": RENDERER,
        "sources": fingerprint(name),
        "scale": SCALE,
    }
    (PICTURES / f"{name}.json").write_text(index_text(head, pictures), encoding="utf-8")
    size = (PICTURES / f"{name}.png").stat().st_size
    print(f"{name}: {len(pictures)} pictures, {atlas.size}, {size // 1024} KB")


def index_text(head: dict[str, object], pictures: dict[str, list[dict[str, list[int]]]]) -> str:
    """JSON with one line per picture, so that a change is easy to read."""
    facts = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in head.items()]
    lines = [f" {json.dumps(k)}: {json.dumps(v)}" for k, v in pictures.items()]
    facts.append('"pictures": {\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(facts) + "\n}\n"


def check_renderer() -> None:
    """Other versions draw other bytes, and the next person would draw them back again."""
    from importlib.metadata import version

    here = ", ".join(f"{package} {version(package)}" for package in ("resvg-py", "pillow"))
    if here != RENDERER:
        sys.exit(f"This needs {RENDERER}; installed: {here}.")


if __name__ == "__main__":
    check_renderer()
    for folder in sys.argv[1:] or folders():
        render(folder)
