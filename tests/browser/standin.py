"""A stand-in for the web runtime, so that the built page itself is what the browser tests play.

The real `pythons.js`, start script and Python parts run; only the interpreter beneath them is
another one (Pyodide). It is kinder than the real runtime, since its standard library is whole;
`build.py --check` compares the imports with the real one's list. Nothing of it is in the sources:
`pythons.js` and the pygame wheel come from a cache of this machine or from the CDN, the rest from
the packages that `make` names.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent.parent / "build"
sys.path.insert(0, str(BUILD))

import packing  # noqa: E402
import runtime  # noqa: E402

PYODIDE = "0.27.7"
PURE = ("installer==0.7.0", "packaging==24.2", "pyparsing==3.2.3")
FROM_CACHE = ("pythons.js",)
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
WITHOUT = ["cpython312/main.wasm", "empty.html", "favicon.png"]
PATCH_STUB = """def patch():
    import platform

    platform.patches = {}
    return platform.patches
"""


def make(folder: Path) -> Path:
    """Lays the stand-in's files into `folder`, a runtime as `build.py --runtime` wants it.

    Raises runtime.NotToBeHad where a part cannot be had.
    """
    pins = runtime.read_pins(BUILD / "runtime.json")
    cache = BUILD / "cache"
    inner = folder / "cpython312"
    shutil.rmtree(folder, ignore_errors=True)
    inner.mkdir(parents=True)
    for name in (*FROM_CACHE, pins.wheel):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(runtime.find(pins, name, cache))
    support = pygbag_support(cache)
    shutil.copy(support / "cpythonrc.py", folder / "cpythonrc.py")
    (folder / "empty.ogg").write_bytes(b"")
    for name in ("main.js", "symbols.mjs", "boot.py"):
        shutil.copy(HERE / "standin" / name, inner / name)
    # the real one is 6.6 MB of files; here it is only something for the progress bar to wait for
    (inner / "main.data").write_bytes(bytes(200_000))
    packages(support / "cross", pure_packages(cache), inner / "packages.zip")
    (inner / "pyodide").mkdir()
    for name in PYODIDE_FILES:
        shutil.copy(pyodide(cache) / name, inner / "pyodide" / name)
    write_list(folder)
    return folder


def pygbag_support(cache: Path) -> Path:
    """The folder of pygbag that holds the runtime's Python parts."""
    python = packing.pygbag_python(cache)
    where = "import pygbag, os; print(os.path.dirname(pygbag.__file__))"
    found = subprocess.run([python, "-c", where], capture_output=True, text=True, check=True)
    return Path(found.stdout.split("\n")[-2]) / "support"


def pure_packages(cache: Path) -> Path:
    """The three packages that the runtime's own package code imports."""
    into = cache / "standin-packages"
    if not (into / "complete").is_file():
        command = [packing.pygbag_python(cache), "-m", "pip", "install", "-q", "--no-deps"]
        must(subprocess.run([*command, "--target", into, *PURE], capture_output=True, text=True))
        (into / "complete").touch()
    return into


def pyodide(cache: Path) -> Path:
    into = cache / f"pyodide-{PYODIDE}"
    package = into / "node_modules" / "pyodide"
    if not (into / "complete").is_file():
        into.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
        if not shutil.which("npm"):
            raise runtime.NotToBeHad("npm is not installed")
        must(
            subprocess.run(
                [*command, "--prefix", str(into), f"pyodide@{PYODIDE}"],
                capture_output=True,
                text=True,
            )
        )
        (into / "complete").touch()
    return package


def must(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode:
        raise runtime.NotToBeHad(f"{done.args[0]}: {done.stderr.strip()[-300:]}")


def packages(cross: Path, pure: Path, into: Path) -> None:
    """The runtime's site-packages as one archive."""
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for top in (cross, pure):
            for path in sorted(top.rglob("*.py")):
                name = path.relative_to(top)
                # pygbag's copy of tomllib hides the standard one and is the same
                if name.parts[0] not in ("tomllib", "bin"):
                    archive.write(path, name.as_posix())
        archive.writestr("platform_wasm/__init__.py", "")
        archive.writestr("platform_wasm/todo.py", PATCH_STUB)


def write_list(folder: Path) -> None:
    """The list by which the build proves the files."""
    files = {
        path.relative_to(folder).as_posix(): {
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest()
        }
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    (folder / "runtime.json").write_text(
        json.dumps({"files": files, "without": WITHOUT}, indent=1), encoding="utf-8"
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(
            "python tests/browser/standin.py DIR   then: python build/build.py --runtime DIR --serve"
        )
    print(make(Path(sys.argv[1])))
