# ruff: noqa: F821  the names that it does not define are the runtime's
# What the web runtime runs first: fetches the game's archive, unpacks it and starts its main.py.
import asyncio
import io
import json
import platform
import zipfile
from pathlib import Path


def tell_page(do, **more):
    platform.window.fmTell(json.dumps({"do": do, **more}))


async def unpack(home):
    # a download that failed is no error here, only something else than an archive
    async with platform.fopen("{{cookiecutter.archive}}.apk?%%BUILD%%", "rb") as archive:
        content = io.BytesIO(archive.read())
    if not zipfile.is_zipfile(content):
        raise OSError("the game's archive did not arrive")
    with zipfile.ZipFile(content) as files:
        files.extractall(str(home))


async def open_game():
    import embed

    tell_page("step", name="python")
    home = Path("/data/data/{{cookiecutter.archive}}")
    home.mkdir(parents=True, exist_ok=True)
    await unpack(home)
    tell_page("step", name="unpacked")
    platform.run_main(PyConfig, loaderhome=home / "assets", loadermain=None)
    while embed.counter() < 0:
        await asyncio.sleep(0)
    main = home / "assets" / "main.py"
    await TopLevel_async_handler.start_toplevel(platform.shell, console=False)
    __import__(__name__).__file__ = str(main)
    tell_page("step", name="wheels")
    await shell.source(main)


# the runtime knows its page's own program by this name
async def custom_site():
    try:
        await open_game()
    except Exception as trouble:
        tell_page(
            "report",
            words="The game could not be loaded. Loading the page again often helps.",
            details=f"{type(trouble).__name__}: {trouble}",
        )


asyncio.run(custom_site())
