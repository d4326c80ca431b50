"""Looks a built release over: a zip or the folder `build/web/`. How it is made is elsewhere."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
import zipfile
from pathlib import Path, PurePosixPath

from runtime import Pins
from staging import is_packed

MOST_FILES, LONGEST_PATH, MOST_BYTES = 1_000, 240, 500_000_000  # itch.io's limits
OUR_FILES, OUR_BYTES = 20, 3_000_000
LICENCES = {"README.txt", "cpython.txt", "pygame-ce.txt", "sdl.txt", "pygbag.txt"}
NEVER = re.compile(r"https?://[^\s\"'<>)\\]+")
READ_FOR_ADDRESSES = (".html", ".py", ".toml", ".json")
THIRD_PARTY = {"pygame"}
SOME_PAGES_ONLY = {"rich"}  # the command line's, never imported in a page


def contents(path: Path) -> dict[str, bytes]:
    """The files of a release by name."""
    if path.is_dir():
        files = (file for file in path.rglob("*") if file.is_file())
        return {file.relative_to(path).as_posix(): file.read_bytes() for file in files}
    with zipfile.ZipFile(path) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist()}


def look_over(path: Path, pins: Pins) -> list[str]:
    """What is wrong with the release, a line each; empty when all is well."""
    try:
        files = contents(path)
    except zipfile.BadZipFile:
        return ["this is no zip"]
    if "index.html" not in files:
        return ["there is no index.html at its root"]
    page = files["index.html"].decode()
    wrong = [*sizes(files), *strays(files), *addresses(files, page, pins)]
    wrong += missing(files, page, pins)
    archive = app_files(files)
    if archive is None:
        return [*wrong, "the game's archive is missing or no zip"]
    return [*wrong, *archive_strays(archive), *imports(archive, pins)]


def summary(path: Path) -> str:
    files = contents(path)
    ours = [name for name in files if not name.startswith("runtime/")]
    size = sum(len(files[name]) for name in ours)
    kind = "self-contained" if "runtime/pythons.js" in files else "runtime from its CDN"
    return f"{len(files)} files, {len(ours)} of them ours with {size / 1e6:.2f} MB, {kind}"


def sizes(files: dict[str, bytes]) -> list[str]:
    ours = {name: data for name, data in files.items() if not name.startswith("runtime/")}
    our_bytes = sum(map(len, ours.values()))
    wrong = [f"{name}: its path is too long" for name in files if len(name) > LONGEST_PATH]
    if len(files) > MOST_FILES or sum(map(len, files.values())) > MOST_BYTES:
        wrong.append("more files or bytes than itch.io takes")
    if len(ours) > OUR_FILES:
        wrong.append(f"{len(ours)} files of ours; at most {OUR_FILES}")
    if our_bytes > OUR_BYTES:
        wrong.append(f"{our_bytes:,} bytes of ours; at most {OUR_BYTES:,}")
    return wrong


def strays(files: dict[str, bytes]) -> list[str]:
    """Files that no part of the release has put there."""
    known = {"index.html", "favicon.png", "flower-market.apk"}
    carried = runtime_list(files)
    wrong = []
    for name in files:
        folder = name.split("/")[0]
        if folder == "licences" and name.endswith(".txt") and name.count("/") == 1:
            continue
        if name not in known and name not in carried:
            wrong.append(f"{name}: a stray")
    return wrong


def runtime_list(files: dict[str, bytes]) -> set[str]:
    """The names that the release itself says its runtime has."""
    listing = files.get("runtime/files.json")
    if listing is None:
        return set()
    return {"runtime/files.json", *(f"runtime/{name}" for name in json.loads(listing)["files"])}


def without(files: dict[str, bytes]) -> set[str]:
    """Files of the pinned runtime that the carried one says it does without."""
    listing = json.loads(files.get("runtime/files.json", b'{"without": []}'))
    return {f"runtime/{name}" for name in listing["without"]}


def addresses(files: dict[str, bytes], page: str, pins: Pins) -> list[str]:
    """Absolute addresses in what is ours; only the CDN's own, in the page that is made for it."""
    allowed = () if is_self_contained(page) else (pins.cdn,)
    ours = {name: data for name, data in files.items() if name == "index.html"}
    ours |= {f"archive: {name}": data for name, data in (app_files(files) or {}).items()}
    wrong = []
    for name, data in ours.items():
        if not name.endswith(READ_FOR_ADDRESSES):
            continue
        for found in sorted(set(NEVER.findall(data.decode("utf-8", "replace")))):
            if not found.startswith(allowed):
                wrong.append(f"{name}: has the address {found}")
    return wrong


def is_self_contained(page: str) -> bool:
    return 'src="runtime/pythons.js' in page


def missing(files: dict[str, bytes], page: str, pins: Pins) -> list[str]:
    """Files that the page asks for and that are not there."""
    asked = {name for name in re.findall(r'(?:src|href)="([^"?#]+)', page) if "://" not in name}
    asked |= {f"licences/{name}" for name in LICENCES}
    script = re.search(r'<script src="([^"]*)" type="module"', page)
    if is_self_contained(page):
        asked |= {f"runtime/{name}" for name in [*pins.files, pins.index]} - without(files)
        if script and not script[1].endswith("pythons.js?PYGPI=runtime/#?_#"):
            return [f"the runtime's address {script[1]} lets the page's query in"]
    elif not script or not script[1].endswith(f"&PYGPI={pins.cdn}#?_#"):
        return ["the runtime's address lets the page's query in"]
    wrong = [f"{name}: asked for and not there" for name in sorted(asked) if name not in files]
    if "{{cookiecutter." in page or "%%" in re.sub(r"%\d", "", page):
        wrong.append("index.html: something was not filled in")
    return wrong


def app_files(files: dict[str, bytes]) -> dict[str, bytes] | None:
    """What is in the game's archive."""
    try:
        with zipfile.ZipFile(io.BytesIO(files.get("flower-market.apk", b""))) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    except zipfile.BadZipFile:
        return None


def archive_strays(archive: dict[str, bytes]) -> list[str]:
    wrong = []
    for name in archive:
        inner = name.removeprefix("assets/")
        if inner == name or not is_packed(inner) or PurePosixPath(inner).name.startswith("."):
            wrong.append(f"archive: {name}: a stray")
    if "assets/main.py" not in archive:
        wrong.append("archive: there is no main.py")
    elif b"\nimport pygame" not in archive["assets/main.py"]:
        wrong.append("archive: main.py itself must import pygame")
    return wrong


def imports(archive: dict[str, bytes], pins: Pins) -> list[str]:
    """Imports that the runtime cannot answer."""
    wrong = []
    for name, data in sorted(archive.items()):
        if not name.endswith(".py"):
            continue
        for line, module in imported(ast.parse(data, name)):
            top = module.split(".")[0]
            if top in {"game", "main"} | THIRD_PARTY | SOME_PAGES_ONLY:
                continue
            if top not in sys.stdlib_module_names:
                wrong.append(f"archive: {name}:{line}: imports {module}, which is not there")
            elif module not in pins.modules:
                wrong.append(f"archive: {name}:{line}: the web runtime has no {module}")
    return wrong


def imported(tree: ast.Module) -> list[tuple[int, str]]:
    """Line and full name of each module that is imported by name."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append((node.lineno, node.module))
    return found
