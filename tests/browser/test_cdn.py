"""The small release, whose page takes the runtime from its CDN (here: from a folder)."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.playing import table

HOSTILE = "?PYGPI=http://127.0.0.2:9/&seed=7#http://127.0.0.2:9/x.py"


@pytest.fixture
def small_site(tmp_path: Path) -> Iterator[str]:
    import serving

    import build

    _, status = build.build(build.ROOT, tmp_path, None, True)
    assert status == 0
    server = serving.start(tmp_path / "web")
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def test_the_small_release_plays_from_the_cdn_and_takes_no_orders_from_a_link(
    chromium: Any, small_site: str, standin_folder: Path
) -> None:
    import runtime

    import build

    pins = runtime.read_pins(build.HERE / "runtime.json")
    asked: list[str] = []

    def answer(route: Any) -> None:
        name = route.request.url.split("?")[0].removeprefix(pins.cdn)
        asked.append(name)
        if name == pins.index:
            body = runtime.index_text(pins)
        else:
            body = (standin_folder / name.removeprefix(pins.page)).read_bytes()
        kind = mimetypes.guess_type(name.replace(".mjs", ".js"))[0] or "application/octet-stream"
        headers = {"content-type": kind, "access-control-allow-origin": "*"}
        route.fulfill(status=200, body=body, headers=headers)

    with table(chromium, small_site, None) as page:
        page.page.route(pins.cdn + "**", answer)
        page.open(HOSTILE)
        assert page.body("ready") == "1"
        assert {pins.page + "pythons.js", pins.index, pins.wheel} <= set(asked)
        found = page.run("import os, sys\n[sys.argv, os.environ['PYGPI']]")
        assert found == [[""], pins.cdn]
