"""The Python half of the stand-in: what the runtime's C code gives to its own Python.

Runs in `__main__` before the runtime's start script. The names are the runtime's.
"""

import asyncio
import sys
import sysconfig
import types

import js


def module(name, **names):
    made = types.ModuleType(name)
    vars(made).update(names)
    sys.modules[name] = made
    return made


class Nothing:
    """A selector that never waits and has no news."""

    def select(self, timeout=None):
        return []


class Loop(asyncio.base_events.BaseEventLoop):
    """A loop that runs one batch whenever it is told to."""

    def __init__(self):
        super().__init__()
        self._selector = Nothing()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class Counter:
    """-1 until `run`, then the number of frames."""

    value = -1

    def get(self):
        return self.value

    def run(self):
        self.value = max(self.value, 0)


counter = Counter()


def nothing(*_):
    return None


module(
    "embed",
    counter=counter.get,
    run=counter.run,
    preload=nothing,
    preloading=lambda: 0,
    flush=nothing,
    log=js.console.log,
    warn=js.console.warn,
    prompt=nothing,
    set_ps1=nothing,
    set_ps2=nothing,
    readline=lambda: "",
    run_script=lambda code, *_: js.eval(code),
    enable_irq=nothing,
    disable_irq=nothing,
)
module(
    "embed_browser",
    **{
        name: getattr(js, name)
        for name in (
            *("window", "document", "navigator", "Audio", "File", "Object", "fetch"),
            *("console", "prompt", "alert", "confirm", "Reflect", "Array"),
        )
    },
)
module("embed_emscripten")

sysconfig.get_config_vars()["HOST_GNU_TYPE"] = "wasm32-bi-emscripten"
asyncio.set_event_loop_policy(None)
asyncio.events._set_running_loop(None)
asyncio.set_event_loop(Loop())
asyncio.events._set_running_loop(asyncio.get_event_loop_policy().get_event_loop())


def standin_step():
    """What the runtime does once an animation frame."""
    if counter.value < 0:
        return
    counter.value += 1
    sys.modules["aio"].step()
