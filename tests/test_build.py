# ruff: noqa: E402  the build is no package; its folder goes on the path first
"""The web release: that the same sources give the same bytes, and that the check finds what is wrong.
What is packed is tested in `test_packing.py`, how the page plays in tests/browser."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "build"))

import checks
import packing
import page
import runtime
import staging
from trouble import BuildError

import build

PINS = runtime.read_pins(ROOT / "build" / "runtime.json")
LAYOUT = page.Layout(
    "1.2.3", "abcd1234", "3.12", "runtime/", "?PYGPI=runtime/#?_#", {"main.data": 5}, "312"
)


@pytest.fixture(scope="session")
def pygbag() -> None:
    """pygbag in its own environment; without it there is nothing to test a build with."""
    try:
        packing.pygbag_python(ROOT / "build" / "cache")
    except (BuildError, OSError) as why:
        pytest.skip(str(why))


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packed sources as they are now, where nobody changes them meanwhile."""
    copy = tmp_path_factory.mktemp("sources") / "flower-market"
    staging.copy_sources(ROOT, copy)
    return copy


@pytest.fixture
def no_runtime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without a cached runtime, whose network ends at the door."""

    def refuse(url: str) -> bytes:
        raise runtime.NotToBeHad(f"{url} is out of reach")

    monkeypatch.setenv("FM_RUNTIME_CACHE", str(tmp_path / "empty"))
    monkeypatch.setattr(runtime, "fetch", refuse)
    monkeypatch.setattr(build, "HERE", with_empty_cache(tmp_path))


def with_empty_cache(tmp_path: Path) -> Path:
    """The build folder, but for a cache that has pygbag and nothing of the runtime."""
    here = tmp_path / "build"
    here.mkdir()
    for path in (ROOT / "build").iterdir():
        if path.name in ("page", "licences", "icon.png", "runtime.json"):
            (here / path.name).symlink_to(path)
    (here / "cache").mkdir()
    name = f"pygbag-{packing.PYGBAG}"
    (here / "cache" / name).symlink_to(ROOT / "build" / "cache" / name)
    return here


@pytest.fixture(scope="session")
def good_release(
    pygbag: None,  # noqa: ARG001
    sources: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, dict[str, bytes]]:
    """A self-contained release of the sources; its runtime is made up and would not run."""
    folder = tmp_path_factory.mktemp("good")
    files = {name: f"this is {name}".encode() for name in PINS.files}
    for name, data in files.items():
        (folder / "own" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "own" / name).write_bytes(data)
    listing = {name: {"sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()}
    (folder / "own" / "runtime.json").write_text(json.dumps({"files": listing}))
    path, status = build.build(sources, folder / "one", folder / "own", False)
    assert status == 0
    again, _ = build.build(sources, folder / "two", folder / "own", False)
    assert path.read_bytes() == again.read_bytes(), "the same sources must give the same bytes"
    return path, checks.contents(path)


def test_a_good_release_passes(good_release: tuple[Path, dict[str, bytes]]) -> None:
    path, files = good_release
    assert checks.look_over(path, PINS) == []
    assert checks.look_over(path.parent / "web", PINS) == []
    assert checks.contents(path.parent / "web") == files
    assert "self-contained" in checks.summary(path)


def test_our_part_is_small(good_release: tuple[Path, dict[str, bytes]]) -> None:
    _, files = good_release
    ours = [data for name, data in files.items() if not name.startswith("runtime/")]
    assert len(ours) <= 20
    assert sum(map(len, ours)) < 3_000_000


def test_the_build_id_stands_in_the_archives_address(
    good_release: tuple[Path, dict[str, bytes]],
) -> None:
    text = good_release[1]["index.html"].decode()
    (found,) = re.findall(r'const FM_BUILD = "([0-9a-f]{8})"', text)
    assert f'"flower-market.apk?{found}"' in text


def in_archive(files: dict[str, bytes], name: str, data: bytes) -> None:
    archive = checks.app_files(files)
    assert archive is not None
    files["flower-market.apk"] = packing.zipped({**archive, f"assets/{name}": data})


def in_page(files: dict[str, bytes], old: str, new: str) -> None:
    text = files["index.html"].decode()
    assert old in text
    files["index.html"] = text.replace(old, new).encode()


FAULTS: dict[str, tuple[Callable[[dict[str, bytes]], object], str]] = {
    "no page": (lambda f: f.pop("index.html"), "no index.html"),
    "no archive": (lambda f: f.pop("flower-market.apk"), "archive is missing"),
    "broken archive": (lambda f: f.update({"flower-market.apk": b"PK"}), "archive is missing"),
    "no icon": (lambda f: f.pop("favicon.png"), "favicon.png: asked for"),
    "no runtime file": (
        lambda f: f.pop("runtime/cpython312/main.wasm"),
        "runtime/cpython312/main.wasm: asked for",
    ),
    "no index": (lambda f: f.pop(f"runtime/{PINS.index}"), f"runtime/{PINS.index}: asked for"),
    "no wheel": (lambda f: f.pop(f"runtime/{PINS.wheel}"), f"runtime/{PINS.wheel}: asked for"),
    "no licence": (lambda f: f.pop("licences/sdl.txt"), "licences/sdl.txt: asked for"),
    "a stray": (lambda f: f.update({"notes.txt": b""}), "notes.txt: a stray"),
    "a stray in the runtime": (lambda f: f.update({"runtime/x": b""}), "runtime/x: a stray"),
    "too big": (lambda f: f.update({"favicon.png": bytes(3_000_000)}), "bytes of ours"),
    "too many": (
        lambda f: f.update({f"licences/{i}.txt": b"" for i in range(20)}),
        "files of ours",
    ),
    "a long path": (lambda f: f.update({"licences/" + "x" * 240: b""}), "too long"),
    "an address in the page": (
        lambda f: in_page(f, "<title>", "<link href=http://elsewhere.example/x><title>"),
        "http://elsewhere.example/x",
    ),
    "an address in the game": (
        lambda f: in_archive(f, "game/x.py", b'A = "https://elsewhere.example/"'),
        "https://elsewhere.example/",
    ),
    "the query let in": (
        lambda f: in_page(f, "pythons.js?PYGPI=runtime/#?_#", "pythons.js?PYGPI=runtime/#"),
        "lets the page's query in",
    ),
    "something not filled in": (
        lambda f: in_page(f, "<title>", "<title>{{cookiecutter.more}}"),
        "not filled in",
    ),
    "a module the runtime lacks": (
        lambda f: in_archive(f, "game/x.py", b"def f():\n    import statistics\n"),
        "game/x.py:2: the web runtime has no statistics",
    ),
    "a submodule the runtime lacks": (
        lambda f: in_archive(f, "game/x.py", b"from encodings.latin_1 import Codec\n"),
        "the web runtime has no encodings.latin_1",
    ),
    "another's package": (
        lambda f: in_archive(f, "game/x.py", b"import numpy\n"),
        "imports numpy",
    ),
    "main.py without pygame": (
        lambda f: in_archive(f, "main.py", b"import asyncio\n"),
        "main.py itself must import pygame",
    ),
    "tests in the archive": (
        lambda f: in_archive(f, "tests/test_x.py", b""),
        "tests/test_x.py: a stray",
    ),
    "a source drawing": (
        lambda f: in_archive(f, "assets/source/x.svg", b""),
        "assets/source/x.svg: a stray",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_finds(
    fault: str, good_release: tuple[Path, dict[str, bytes]], tmp_path: Path
) -> None:
    plant, complaint = FAULTS[fault]
    files = dict(good_release[1])
    plant(files)
    (tmp_path / "bad.zip").write_bytes(packing.zipped(files))
    found = checks.look_over(tmp_path / "bad.zip", PINS)
    assert any(complaint in line for line in found), found


def test_something_that_is_no_zip_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_text("x")
    assert checks.look_over(tmp_path / "x.zip", PINS) == ["this is no zip"]


@pytest.mark.usefixtures("pygbag", "no_runtime")
def test_without_a_runtime_the_cdn_zip_is_made_and_the_status_says_so(
    sources: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(build, "ROOT", sources)
    before = staging.fingerprint(sources, "")
    assert build.main(["--into", str(tmp_path / "out")]) == 3
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "no runtime to be had" in said.err
    (made,) = (tmp_path / "out").glob("*.zip")
    assert build.main(["--check", str(made)]) == 0
    assert "runtime from its CDN" in capsys.readouterr().out
    assert made.stat().st_size < 3_000_000
    assert build.main(["--cdn", "--into", str(tmp_path / "cdn")]) == 0
    assert made.read_bytes() == next((tmp_path / "cdn").glob("*.zip")).read_bytes()
    assert staging.fingerprint(sources, "") == before, "the build changed a source"


def test_wrong_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build.main(["--cdn", "--runtime", "x"])
    assert ended.value.code == 2
    assert build.main(["--check", "not-there.zip"]) == 1
    assert "not there" in capsys.readouterr().err


@pytest.mark.usefixtures("pygbag")
def test_pygbag_that_makes_nothing_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = tmp_path / packing.APP
    app.mkdir()
    (app / "main.py").write_text("import pygame\n")

    def too_long(*_: object, **__: object) -> None:
        raise subprocess.TimeoutExpired("pygbag", packing.PATIENCE)

    def nothing(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 0, "", "")

    icon, cache = ROOT / "build" / "icon.png", ROOT / "build" / "cache"
    monkeypatch.setattr(subprocess, "run", nothing)
    with pytest.raises(BuildError, match=r"no index\.html"):
        packing.run_pygbag(app, tmp_path / "none.tmpl", icon, LAYOUT, cache)
    monkeypatch.setattr(subprocess, "run", too_long)
    with pytest.raises(BuildError, match="did not end"):
        packing.run_pygbag(app, tmp_path / "none.tmpl", icon, LAYOUT, cache)
