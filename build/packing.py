"""Runs pygbag on the staged copy and packs what comes out so that the same sources and tools
always give the same bytes."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

from page import Layout
from runtime import Runtime
from trouble import BuildError

APP = "flower-market"
TITLE = "Flower Market"
PYGBAG = "0.9.3"
PATIENCE = 120  # seconds; with a wrong template pygbag would wait for ever
DAY_ONE = (1980, 1, 1, 0, 0, 0)


def pygbag_python(cache: Path) -> Path:
    """The Python of an environment of its own that has pygbag and nothing else: where it finds
    `black` it rewrites the sources that it packs."""
    home = cache / f"pygbag-{PYGBAG}"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (home / "complete").is_file():
        shutil.rmtree(home, ignore_errors=True)
        venv.create(home, with_pip=True)
        install = [str(python), "-m", "pip", "install", "-q", "--no-deps", f"pygbag=={PYGBAG}"]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BuildError(f"pygbag {PYGBAG} cannot be installed: {done.stderr.strip()[-300:]}")
        (home / "complete").touch()
    return python


def run_pygbag(app: Path, template: Path, icon: Path, layout: Layout, cache: Path) -> Path:
    """Lets pygbag pack `app`; gives the folder of what it made. Needs no network."""
    command = [
        str(pygbag_python(cache)),
        *("-m", "pygbag", "--build", "--no_opt"),
        *("--template", str(template), "--icon", str(icon)),
        *("--cdn", layout.base, "--PYBUILD", layout.python),
        *("--title", TITLE, "--app_name", APP, "--package", "flower.market"),
        *("--ume_block", "0", "--can_close", "1"),
        str(app),
    ]
    try:
        done = subprocess.run(
            command,
            cwd=app.parent,
            env={"PATH": os.environ.get("PATH", ""), "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"pygbag did not end within {PATIENCE} s") from None
    made = app / "build" / "web"
    # its exit status says nothing: an invalid template ends with 0 too
    for name in ("index.html", "favicon.png", f"{APP}.apk"):
        if not (made / name).is_file():
            print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
            raise BuildError(f"pygbag made no {name}")
    return made


def collect(made: Path, licences: Path, root: Path, carried: Runtime | None) -> dict[str, bytes]:
    """All files of the release by name."""
    files = {
        "index.html": (made / "index.html").read_bytes(),
        "favicon.png": (made / "favicon.png").read_bytes(),
        f"{APP}.apk": repack((made / f"{APP}.apk").read_bytes()),
    }
    for path in sorted(licences.iterdir()):
        files[f"licences/{path.name}"] = path.read_bytes()
    for path in sorted((root / "assets" / "fonts").glob("*OFL.txt")):
        files[f"licences/{path.name}"] = path.read_bytes()
    if (root / "LICENSE").is_file():
        files["licences/flower-market.txt"] = (root / "LICENSE").read_bytes()
    if carried:
        files |= {f"runtime/{name}": data for name, data in carried.files.items()}
        sizes = {name: len(data) for name, data in sorted(carried.files.items())}
        listing = {"files": sizes, "without": list(carried.without)}
        files["runtime/files.json"] = (json.dumps(listing, indent=1) + "\n").encode()
    return dict(sorted(files.items()))


def archive_size(app: Path) -> dict[str, int]:
    """Name and bytes of the archive that `app` is going to be."""
    files = {
        f"assets/{path.relative_to(app).as_posix()}": path.read_bytes()
        for path in app.rglob("*")
        if path.is_file()
    }
    return {f"{APP}.apk": len(zipped(files))}


def repack(archive: bytes) -> bytes:
    """The same files in a zip without times, owners or an order of its own."""
    with zipfile.ZipFile(io.BytesIO(archive)) as old:
        return zipped({name: old.read(name) for name in old.namelist()})


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip that depends on names and contents alone."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DAY_ONE)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(entry, files[name])
    return into.getvalue()


def write_zip(files: dict[str, bytes], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(zipped(files))
    beside.replace(path)


def write_folder(files: dict[str, bytes], folder: Path) -> None:
    """Writes the release as a folder, in place of what was there."""
    beside = folder.with_name(folder.name + ".new")
    shutil.rmtree(beside, ignore_errors=True)
    for name, data in files.items():
        target = beside / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    shutil.rmtree(folder, ignore_errors=True)
    beside.rename(folder)
