"""The four tulips of Gift of Tulips: purple parrot, blue cup, orange lily-flowered, pink peony.

A card shows as many `whole` pictures as it has blooms; the table composes them.
"""

from pathlib import Path

from .. import blooms

HERE = Path(__file__).parent


def drawings() -> dict[str, str]:
    """`whole-COLOUR` and `head-COLOUR`."""
    pictures: dict[str, str] = {}
    for path in HERE.glob("*.svg"):
        whole = path.read_text(encoding="utf-8")
        pictures[f"whole-{path.stem}"] = whole
        pictures[f"head-{path.stem}"] = blooms.head_of(whole)
    return pictures
