"""The entry, the same file natively and in the browser.

`import pygame` has to stand here: the web runtime looks for the wheels it needs in this file
alone. Everything else is imported within the guard, so that whatever goes wrong is told.
"""

import asyncio
import sys
import traceback

import pygame  # noqa: F401


async def main() -> None:
    """Plays; what nobody caught is reported through the host."""
    host = None
    try:
        from game.ui.host import open_host

        host = open_host()
        from game.ui.app import play

        await play(host)
    except Exception:
        details = traceback.format_exc()
        if host is None:
            print(details, file=sys.stderr)
        else:
            host.report("Something went wrong. Your match is saved.", details)


asyncio.run(main())
