"""Brings an atlas down to 256 colours, so that its PNG takes a third of the bytes.

Flat drawings have few colours; nearly all others are the steps between two of them at an edge.
Washes are kept exactly; of the others, those that nobody can tell from a kept one give way to it.
"""

from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

Colour = tuple[int, int, int, int]

MOST = 256
FLAT = 1500  # a colour that fills one pixel of so many is a wash, not an edge
FAINT = 96  # see-through pixels are compared as if they had at least this alpha


def few_colours(atlas: "Image.Image") -> "Image.Image":
    """The same picture with a palette of at most 256 colours, as far as it can be told."""
    from PIL import Image

    counts = atlas.getcolors(atlas.width * atlas.height)
    assert counts is not None
    colours: list[Colour] = [c for _, c in sorted(counts, key=lambda nc: (-nc[0], nc[1]))]
    washes = sum(n * FLAT > atlas.width * atlas.height for n, _ in counts)
    kept = _kept(colours, min(washes, MOST // 2))
    number = {_word(c): min(range(len(kept)), key=lambda i: _apart(kept[i], c)) for c in colours}
    small = Image.new("P", atlas.size)
    small.putdata([number[word] for word in array("I", atlas.tobytes())])
    small.putpalette([v for c in kept for v in c], "RGBA")
    small.info["transparency"] = bytes(c[3] for c in kept)
    return small


def _kept(colours: list[Colour], washes: int) -> list[Colour]:
    """The washes and, as close as 256 allow, colours that are well apart from all kept ones."""
    near, far = 0, 4096
    kept = colours
    while far - near > 8:
        apart = (near + far) // 2
        found = _spread(colours, washes, apart)
        if found is None:
            near = apart
        else:
            far, kept = apart, found
    return kept


def _spread(colours: list[Colour], washes: int, apart: int) -> list[Colour] | None:
    kept = colours[:washes]
    for colour in colours[washes:]:
        if all(_apart(other, colour) > apart for other in kept):
            if len(kept) == MOST:
                return None
            kept.append(colour)
    return kept


def _apart(a: Colour, b: Colour) -> int:
    alpha = max(a[3], b[3], FAINT)
    rgb = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
    return rgb * alpha // 255 + 2 * (a[3] - b[3]) ** 2


def _word(colour: Colour) -> int:
    return array("I", bytes(colour))[0]
