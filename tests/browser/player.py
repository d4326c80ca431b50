"""Plays the person's seat of a match in the page, whole, by one kind of input.

What to press is drawn by a generator of the test from what the rules allow; where it is pressed is
read from the scene that the page shows, so that the press itself goes the person's way.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.playing import Table

# Scenes in which nobody is asked, and what is on the screen beside the game.
OUTCRY = "outcry"
PASSING = ("playback", "thinking")
FORWARD = ("open", "done", "ready", "tray", "sell", "keep", "confirm", "give", "choose")
BESIDES = (
    "take-back",
    "discards",
    "my-orders",
    "look",
    "log",
    "help",
    "menu",
    "undo",
    "seat",
    "earlier",
    "latest",
    "page",
    "clear",
    "zoom",
)
# Finds the running program once, then says what is on the screen.
LOOK = """
import gc
from game.core.notation import action_text
def fm_find():
    if "fm_app" not in globals():
        from game.ui.app import App
        globals()["fm_app"] = next(o for o in gc.get_objects() if isinstance(o, App))
    return fm_app
def fm_place(controls, widget):
    r = widget.rect
    for pos in (r.center, r.midbottom, r.midtop, r.bottomright, r.topleft):
        pos = (min(max(pos[0], r.x + 6), r.right - 6), min(max(pos[1], r.y + 6), r.bottom - 6))
        if controls.at(pos) is widget:
            return list(pos)
def fm_look():
    app = fm_find()
    top, bottom = app.stack.top, app.stack.scenes[0]
    match = getattr(bottom, "match", None)
    people = [] if match is None else [s for s, p in enumerate(match.players) if p == "human"]
    seat = match.state.turn if match is not None else None
    return {
        "scene": top.name,
        "over": match is not None and match.is_over,
        "moves": 0 if match is None else len(match.actions),
        "own": 0 if match is None else sum(s in people for s, _ in match.actions),
        "seat": seat,
        "people": people,
        "legal": [action_text(a) for a in match.legal(seat)] if seat in people else [],
        "places": {
            action: fm_place(top.controls, widget)
            for widget in top.controls.widgets
            for action, _, enabled in widget.parts()
            if enabled and fm_place(top.controls, widget)
        },
        "keys": {
            widget.action: chr(widget.keys[0])
            for widget in top.controls.widgets
            if widget.action and widget.keys and 32 < widget.keys[0] < 127
        },
        "focused": top.controls.focused.action if top.controls.focused else "",
    }
"""


class Player:
    """One person at the table. `way` is pointer, touch, keyboard or mirror."""

    def __init__(self, table: Table, way: str, seed: int = 1) -> None:
        self.table = table
        self.press: Callable[[str, dict[str, Any]], None] = getattr(self, f"_{way}")
        self.rng = random.Random(seed)
        self.presses = 0
        table.page.evaluate("code => standin.run(code)", LOOK)

    def look(self) -> dict[str, Any]:
        """What is on the screen now."""
        found: dict[str, Any] = self.table.run("fm_look()")
        return found

    def start(self, query: str) -> None:
        """Opens another match, as a link with this query does; the clock is the test's."""
        self.start_at(query)
        self.table.step(2)

    def wait_running(self) -> dict[str, Any]:
        """Like `wait`, with the clock running."""
        for _ in range(400):
            seen = self.look()
            if seen["over"] or (seen["seat"] in seen["people"] and self.offers(seen)):
                return seen
            self.table.frames(2)
        raise AssertionError(f"nobody is asked: {self.look()}")

    def start_at(self, query: str) -> None:
        """Asks for another match, which the next frame opens."""
        self.table.run(
            f"""
from urllib.parse import parse_qsl
from game import titles
from game.ui.start import match_of
fm_query = dict(parse_qsl({query!r}))
fm_find().new_match(match_of(fm_find(), titles.find(fm_query["game"]), fm_query))
0
"""
        )

    def play(self, most: int = 1500) -> dict[str, Any]:
        """Plays until the match is over; at most that many presses."""
        scenes = set()
        for _ in range(most):
            seen = self.wait()
            scenes.add(seen["scene"])
            if seen["over"]:
                return {**seen, "scenes": scenes}
            self.decide(seen)
        raise AssertionError(f"not over after {most} presses: {self.look()}")

    def wait(self) -> dict[str, Any]:
        """Lets frames pass until the person is asked or all is over."""
        for _ in range(400):
            seen = self.look()
            if seen["over"] or (self.is_asked(seen) and self.offers(seen)):
                return seen
            self.table.step(5, 50)
        raise AssertionError(f"nobody is asked: {self.look()}")

    def go_on_to(self, scene: str, most: int = 60) -> None:
        """Plays on, with the clock running, until this scene is on top."""
        self.table.frames(4)
        for _ in range(most):
            seen = self.look()
            if seen["scene"] == scene:
                return
            if seen["seat"] in seen["people"] and self.offers(seen):
                self.decide(seen)
            self.table.frames(2)
        raise AssertionError(f"no {scene}: {self.look()}")

    def is_asked(self, seen: dict[str, Any]) -> bool:
        """Whether a person may press something; in an outcry at any time."""
        return seen["seat"] in seen["people"] or seen["scene"] == OUTCRY

    def offers(self, seen: dict[str, Any]) -> list[str]:
        """What may be pressed for the game's sake: what is legal, or the steps towards it."""
        if seen["scene"] in PASSING:
            return []
        if seen["scene"] == OUTCRY:
            return [a for a in seen["places"] if not {"bid", "pass"}.isdisjoint(a.split()[:2])]
        plain = [action for action in seen["legal"] if action in seen["places"]]
        steps = [a for a in seen["places"] if a.split()[0] not in BESIDES]
        return plain or [a for a in steps if a.split()[0] in FORWARD] or steps

    def decide(self, seen: dict[str, Any]) -> None:
        """Presses one thing. A legal action that is pressed is played once."""
        if seen["scene"] == OUTCRY:
            self.shout(seen)
            return
        wanted = self.choose(self.offers(seen))
        if self.is_hasty(wanted, seen):
            self.pause()
            seen = self.look()
            if wanted not in self.offers(seen):
                return
        self.press(wanted, seen)
        self.presses += 1
        after = self.look()
        if after["moves"] == seen["moves"]:
            self.table.pass_frame()
            after = self.look()
        if after["scene"] == "error" or self.table.card():
            raise AssertionError(self.table.card())
        # bots may have moved on meanwhile; a press acts once
        if wanted in seen["legal"] and after["own"] != seen["own"] + 1:
            raise AssertionError(f"{wanted}: {after['own'] - seen['own']} actions: {seen}")

    def choose(self, offers: list[str]) -> str:
        """Any of them; at an auction mostly the pass, so that matches end."""
        passing = [action for action in offers if action.split()[-1] == "pass"]
        return self.rng.choice(passing if passing and self.rng.random() < 0.6 else offers)

    def shout(self, seen: dict[str, Any]) -> None:
        """Somebody bids or passes while the ring runs, or all wait a moment. A press is heard once,
        if nobody else was quicker."""
        wanted = self.choose(self.offers(seen))
        if self.rng.random() < 0.3:
            self.table.step(5, 50)
            return
        self.press(wanted, seen)
        self.presses += 1
        self.table.step(5, 50)
        after = self.look()
        if after["scene"] == "error" or self.table.card():
            raise AssertionError(self.table.card())
        if after["own"] > seen["own"] + 1:
            raise AssertionError(f"{wanted}: {after['own'] - seen['own']} actions: {seen}")

    def is_hasty(self, action: str, seen: dict[str, Any]) -> bool:
        """Whether a press now would follow the last so quickly that it counts for nothing new."""
        if self.press == self._mirror:
            return False
        key = ord(seen["keys"][action]) if action in seen["keys"] else 13
        place = key if self.press == self._keyboard else tuple(seen["places"][action])
        hasty: bool = self.table.run(f"fm_find().look.aim.would_go_on({place!r})")
        return hasty

    def pause(self) -> None:
        """Lets half a second pass."""
        if self.table.page.evaluate("clockIsStopped()"):
            self.table.step(5, 100)
        else:
            self.table.frames(40)

    def point(self, place: list[int]) -> tuple[float, float]:
        """Where a place of the canvas is on the page."""
        box = self.table.page.locator("#canvas").bounding_box()
        scale = box["width"] / 1280
        return box["x"] + place[0] * scale, box["y"] + place[1] * scale

    def _pointer(self, action: str, seen: dict[str, Any]) -> None:
        self.table.page.mouse.click(*self.point(seen["places"][action]))

    def _touch(self, action: str, seen: dict[str, Any]) -> None:
        self.table.page.touchscreen.tap(*self.point(seen["places"][action]))

    def _mirror(self, action: str, _: dict[str, Any]) -> None:
        self.table.page.evaluate(
            "action => document.querySelector(`#fm-actions [data-action='${action}']`).click()",
            action,
        )

    def _keyboard(self, action: str, seen: dict[str, Any]) -> None:
        """Presses the thing's own key where it has one, else walks there by arrows, mostly the way
        that leads nearer, and presses Enter. An arrow that is itself a key for something legal
        decides too; that it acts once is seen."""
        keys = self.table.page.keyboard
        if action in seen["keys"]:
            keys.press(seen["keys"][action])
            return
        now = seen
        for _ in range(80):
            if now["focused"] == action:
                keys.press("Enter")
                return
            keys.press(self.way(now["places"].get(now["focused"]), seen["places"][action]))
            self.table.step(1)
            now = self.look()
            if now["moves"] != seen["moves"]:
                return
        raise AssertionError(f"the arrows do not lead to {action}: {now}")

    def way(self, here: list[int] | None, there: list[int]) -> str:
        anywhere = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
        if here is None:  # on something dimmed or a stepper: any way on
            return self.rng.choice(anywhere)
        dx, dy = there[0] - here[0], there[1] - here[1]
        if self.rng.random() < 0.2:
            return self.rng.choice(anywhere)
        if abs(dx) >= abs(dy):
            return "ArrowRight" if dx > 0 else "ArrowLeft"
        return "ArrowDown" if dy > 0 else "ArrowUp"
