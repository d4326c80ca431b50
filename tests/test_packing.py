# ruff: noqa: E402  the build is no package; its folder goes on the path first
"""What goes into the web release before it is built: packed sources, fingerprint, runtime, page. The
release itself is tested in `test_build.py`."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import sys
import zipfile
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

PINS = runtime.read_pins(ROOT / "build" / "runtime.json")


@pytest.fixture
def own_runtime(tmp_path: Path) -> Path:
    """A folder with files that pass as a runtime by their own list."""
    folder = tmp_path / "own"
    files = {name: f"this is {name}".encode() for name in PINS.files}
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    listing = {name: {"sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()}
    (folder / "runtime.json").write_text(json.dumps({"files": listing}))
    return folder


@pytest.mark.parametrize(
    "name",
    ["main.py", "game/core/match.py", "game/titles/bouquet/cards.toml", "assets/fonts/a.ttf"],
)
def test_what_the_game_needs_is_packed(name: str) -> None:
    assert staging.is_packed(name)


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_build.py",
        "README.md",
        "build/build.py",
        "assets/source/rose.svg",
        "assets/source/sizes.toml",
        "assets/render.py",
        "assets/words/de.po",
        "game/core/__pycache__/match.pyc",
        ".venv/main.py",
    ],
)
def test_what_only_makers_need_is_not(name: str) -> None:
    assert not staging.is_packed(name)


def test_the_staged_copy_has_the_sources_and_nothing_of_git(tmp_path: Path) -> None:
    staging.copy_sources(ROOT, tmp_path / "app")
    assert (tmp_path / "app/main.py").read_bytes() == (ROOT / "main.py").read_bytes()
    names = {path.name for path in (tmp_path / "app").iterdir()}
    assert names == {"main.py", "game", "assets"}


def test_sources_without_git_are_staged_too(tmp_path: Path) -> None:
    for name in ("main.py", "game/a.py", "game/__pycache__/a.pyc", "assets/b.png", "tests/c.py"):
        (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / name).write_text("")
    staging.copy_sources(tmp_path / "src", tmp_path / "app")
    staged = {
        p.relative_to(tmp_path / "app").as_posix()
        for p in (tmp_path / "app").rglob("*")
        if p.is_file()
    }
    assert staged == {"main.py", "game/a.py", "assets/b.png"}


def test_the_fingerprint_changes_with_content_and_name_alone(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("1")
    first = staging.fingerprint(tmp_path, "")
    os.utime(tmp_path / "a", (0, 0))
    assert staging.fingerprint(tmp_path, "") == first
    assert staging.fingerprint(tmp_path, "x") != first
    (tmp_path / "a").write_text("2")
    assert staging.fingerprint(tmp_path, "") != first
    (tmp_path / "a").write_text("1")
    (tmp_path / "a").rename(tmp_path / "b")
    assert staging.fingerprint(tmp_path, "") != first


def test_an_archive_is_repacked_without_times_and_order() -> None:
    def archive(names: list[str], when: tuple[int, ...]) -> bytes:
        into = io.BytesIO()
        with zipfile.ZipFile(into, "w") as made:
            for name in names:
                made.writestr(zipfile.ZipInfo(name, when), name * 100)  # type: ignore[arg-type]
        return into.getvalue()

    one = archive(["a", "b"], (2020, 1, 1, 0, 0, 0))
    other = archive(["b", "a"], (2024, 5, 6, 7, 8, 10))
    assert one != other
    assert packing.repack(one) == packing.repack(other)
    with zipfile.ZipFile(io.BytesIO(packing.repack(one))) as again:
        assert again.read("b") == b"b" * 100


def test_every_file_of_the_runtime_is_pinned() -> None:
    for name, pin in PINS.files.items():
        assert re.fullmatch("[0-9a-f]{64}", pin.get("sha256", "")) or len(pin["git"]) == 40, name
        assert pin.get("size") or pin["about"]
    assert PINS.wheel in PINS.files
    assert json.loads(runtime.index_text(PINS))["pygame"] == PINS.wheel


def test_a_pin_is_a_hash_or_the_id_that_git_gives() -> None:
    data = b"what is up, doc?"
    assert runtime.is_right(data, {"git": "bd9dbf5aae1a3862dd1526723246b20206e5fc37"})
    assert not runtime.is_right(data + b"!", {"git": "bd9dbf5aae1a3862dd1526723246b20206e5fc37"})
    pin = {"sha256": hashlib.sha256(data).hexdigest()}
    assert runtime.is_right(data, pin)
    assert not runtime.is_right(data + b"!", pin)


def test_a_wrong_file_in_the_runtime_is_refused(own_runtime: Path) -> None:
    assert runtime.get(PINS, own_runtime, own_runtime).files["pythons.js"] == b"this is pythons.js"
    (own_runtime / "pythons.js").write_text("something else")
    with pytest.raises(BuildError, match=r"pythons\.js"):
        runtime.get(PINS, own_runtime, own_runtime)
    (own_runtime / "pythons.js").unlink()
    with pytest.raises(BuildError, match=r"no pythons\.js"):
        runtime.get(PINS, own_runtime, own_runtime)
    (own_runtime / "runtime.json").unlink()
    with pytest.raises(BuildError):
        runtime.get(PINS, own_runtime, own_runtime)


def test_a_wrong_file_in_the_cache_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FM_RUNTIME_CACHE", str(tmp_path))
    monkeypatch.setattr(runtime, "fetch", lambda url: b"from far away")
    (tmp_path / "pythons.js").write_text("not the pinned one")
    with pytest.raises(BuildError, match="not the pinned one"):
        runtime.find(PINS, "pythons.js", tmp_path / "cache")


def layout(query: str = "?PYGPI=runtime/#?_#", base: str = "runtime/") -> page.Layout:
    return page.Layout("1.2.3", "abcd1234", "3.12", base, query, {"main.data": 5}, "312")


def test_the_template_is_filled_and_loads_nothing_from_elsewhere() -> None:
    text = page.template(ROOT / "build" / "page", layout())
    assert "%%" not in re.sub(r"\d%%?", "", text)
    known = {"title", "cdn", "PYBUILD", "archive", "width", "height"}
    assert set(re.findall(r"\{\{cookiecutter\.(\w+)\}\}", text)) == known
    assert not checks.NEVER.findall(text)
    script = text.split('id="site"')[1].split("</script>")[0]
    assert "<script" not in script
    assert "async def custom_site" in script
    assert script.index("#<!--") < script.index("# -->")
    first_ask = text.index("history.replaceState")
    assert first_ask < text.index('id="site"'), "query and hash go before the runtime reads them"


def test_the_first_paint_needs_nothing_but_the_page() -> None:
    text = page.template(ROOT / "build" / "page", layout())
    before = text.split('id="site"')[0]
    assert re.findall(r'(?:src|href)="([^"]+)"', before) == [
        "favicon.png",
        "{{cookiecutter.cdn}}pythons.js?PYGPI=runtime/#?_#",
    ]
    assert "@import" not in text
    assert "url(" not in text
