"""Compiles every catalogue: `python assets/compile_words.py` (needs Babel, a development extra).

The results are committed, since neither players nor the browser have a compiler.
"""

import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

WORDS = Path(__file__).resolve().parent / "words"


def compiled(source: Path) -> bytes:
    """The `.mo` of a `.po` file, the same bytes each time."""
    with source.open("rb") as file:
        catalogue = read_po(file, abort_invalid=True)
    # Babel would write the day of compiling into the header
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    out = BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def main() -> int:
    for source in sorted(WORDS.rglob("*.po")):
        source.with_suffix(".mo").write_bytes(compiled(source))
    return 0


if __name__ == "__main__":
    sys.exit(main())
