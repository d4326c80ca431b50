"""Makes the web release: `build/web/` and `build/flower-market-VERSION.zip`.

    python build/build.py                  self-contained, with the web runtime in the zip
    python build/build.py --cdn            small, takes the runtime from its CDN when played
    python build/build.py --runtime DIR    with the runtime that lies in DIR
    python build/build.py --check [ZIP]    looks a release over
    python build/build.py --serve          makes it, then serves it on 127.0.0.1

Exit status: 0 done; 1 something is wrong; 2 wrong arguments; 3 no runtime was to be had, so that
the zip is the one that needs the CDN. The sources are read, never changed. The steps live beside:
`staging.py`, `packing.py`, `runtime.py`, `page.py`, `checks.py`, `serving.py`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import checks
import packing
import page
import runtime
import serving
import staging
from trouble import BuildError

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CDN_INSTEAD = 3


def build(root: Path, into: Path, own_runtime: Path | None, use_cdn: bool) -> tuple[Path, int]:
    """Makes the release of the sources in `root`; gives the zip and the exit status."""
    pins = runtime.read_pins(HERE / "runtime.json")
    status = 0
    carried: runtime.Runtime | None = None
    if not use_cdn:
        try:
            carried = runtime.get(pins, own_runtime, HERE / "cache")
        except runtime.NotToBeHad as why:
            print(f"no runtime to be had ({why}): made for the CDN instead", file=sys.stderr)
            status = CDN_INSTEAD
    with tempfile.TemporaryDirectory(prefix="flower-market-") as scratch:
        app = Path(scratch) / packing.APP
        staging.copy_sources(root, app)
        layout = page.Layout.of(pins, carried, app, packing.archive_size(app))
        template = Path(scratch) / "page.tmpl"
        template.write_text(page.template(HERE / "page", layout), encoding="utf-8", newline="\n")
        made = packing.run_pygbag(app, template, HERE / "icon.png", layout, HERE / "cache")
        files = packing.collect(made, HERE / "licences", root, carried)
    zip_path = into / f"flower-market-{layout.version}.zip"
    packing.write_folder(files, into / "web")
    packing.write_zip(files, zip_path)
    ours = sum(len(data) for name, data in files.items() if not name.startswith("runtime/"))
    print(f"{zip_path}: {len(files)} files, ours {ours / 1e6:.2f} MB, build {layout.build}")
    return zip_path, status


def check(path: Path | None) -> int:
    """Looks a release over and says what is wrong with it."""
    if path is None:
        path = HERE / f"flower-market-{page.version(ROOT)}.zip"
    if not path.exists():
        raise BuildError(f"{path} is not there; make it with: python build/build.py")
    wrong = checks.look_over(path, runtime.read_pins(HERE / "runtime.json"))
    for line in wrong:
        print(f"{path.name}: {line}", file=sys.stderr)
    if not wrong:
        print(f"{path.name}: all is well ({checks.summary(path)})")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Makes and checks the web release.")
    parser.add_argument("--cdn", action="store_true", help="take the runtime from the CDN")
    parser.add_argument("--runtime", type=Path, metavar="DIR", help="take the runtime from DIR")
    parser.add_argument("--into", type=Path, default=HERE, help=argparse.SUPPRESS)
    parser.add_argument("--check", nargs="?", const=None, default=False, metavar="ZIP", type=Path)
    parser.add_argument("--serve", action="store_true", help="then serve it on 127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    given = parser.parse_args(arguments)
    if given.cdn and given.runtime:
        parser.error("--cdn takes no runtime along; leave out one of the two")
    try:
        if given.check is not False:
            return check(given.check)
        _, status = build(ROOT, given.into, given.runtime, given.cdn)
        if given.serve:
            serving.serve(given.into / "web", given.port)
    except BuildError as trouble:
        print(f"build: {trouble}", file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
