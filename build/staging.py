"""A clean copy of what the release packs. What is packed how is in `packing.py`."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

from trouble import BuildError

PACKED = ("main.py", "game", "assets")
# sources of things that lie made beside them, and what only makers need
LEFT_OUT_FOLDERS = {"source", "__pycache__"}
LEFT_OUT_ENDINGS = {".svg", ".po", ".pot", ".md", ".pyc"}


def is_packed(name: str) -> bool:
    """Whether the file `name` (with '/' and relative to the checkout) goes into the release."""
    path = Path(name)
    if path.parts[0] not in PACKED or LEFT_OUT_FOLDERS.intersection(path.parts):
        return False
    if path.parts[0] == "assets":
        return path.suffix not in LEFT_OUT_ENDINGS | {".py"}
    return path.suffix != ".pyc"


def source_names(root: Path) -> list[str]:
    """The files of a checkout as git knows them; of an unpacked archive, all that lie there."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--", *PACKED],
        cwd=root,
        capture_output=True,
        check=False,
    )
    if listed.returncode == 0 and listed.stdout:
        names = listed.stdout.decode().split("\0")[:-1]
        return sorted(name for name in names if (root / name).is_file())
    every = [root / "main.py", *(root / "game").rglob("*"), *(root / "assets").rglob("*")]
    return sorted(path.relative_to(root).as_posix() for path in every if path.is_file())


def copy_sources(root: Path, app: Path) -> None:
    """Copies what is packed from the checkout `root` into the new folder `app`."""
    for name in source_names(root):
        if is_packed(name):
            target = app / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, target)
    if not (app / "main.py").is_file():
        raise BuildError(f"{root} has no main.py")


def fingerprint(folder: Path, more: str) -> str:
    """Eight hex digits that change with any file in `folder` and with the text `more`."""
    digest = hashlib.sha256(more.encode())
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        if path.is_file():
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:8]
