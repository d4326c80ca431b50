"""Builds the page once for all browser tests and opens it in Chromium.

What is not there (Chromium, npm, Playwright, the runtime's parts) makes the tests skip, and the
run's last line says so; with FM_REQUIRE_BROWSER=1 it makes them fail.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build"
sys.path.insert(0, str(BUILD))

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
notes: list[str] = []
missing: list[str] = []  # why the browser tests did not run, for the last line


def give_up(reason: str) -> None:
    """Skips, or fails where the browser tests are a must."""
    if os.environ.get("FM_REQUIRE_BROWSER") == "1":
        pytest.fail(f"the browser tests cannot run: {reason}", pytrace=False)
    if reason not in missing:
        missing.append(reason)
    pytest.skip(reason)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for line in notes:
        terminalreporter.write_line(f"browser: {line}")


@pytest.fixture(scope="session")
def note() -> Callable[[str], None]:
    """Keeps a line of measurements for the end of the run; nothing depends on them."""
    return notes.append


def pytest_unconfigure() -> None:
    for reason in missing:
        print(f"browser tests skipped: {reason}")


def chromium_path() -> str:
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    found = os.environ.get("FM_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        give_up("Chromium is not installed")
    return str(found)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A headless Chromium."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        give_up("Playwright is not installed (pip install '.[browser]')")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium_path(), args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def standin_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stand-in for the runtime, as `build.py --runtime` takes it."""
    import runtime
    from trouble import BuildError

    from tests.browser import standin

    try:
        return standin.make(tmp_path_factory.mktemp("runtime") / "standin")
    except (runtime.NotToBeHad, BuildError) as why:
        give_up(f"a part of the web runtime is not to be had ({why})")
        raise


@pytest.fixture(scope="session")
def release(standin_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the self-contained release in it: `web/` and the zip."""
    import build

    into = tmp_path_factory.mktemp("release")
    _, status = build.build(ROOT, into, standin_folder, False)
    assert status == 0
    return into


@pytest.fixture(scope="session")
def site(release: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The release served, as an unpacked zip lies on any static host: below a sub-path."""
    import zipfile

    import serving

    root = tmp_path_factory.mktemp("site")
    (packed,) = release.glob("*.zip")
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(root / "some" / "where")
    server = serving.start(root)
    yield f"http://127.0.0.1:{server.server_port}/some/where/"
    server.shutdown()
