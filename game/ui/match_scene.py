"""A match on the screen: the scene at the bottom, which pushes what `flow.next_step` says.

It holds the match, whose view is shown, and how much of what happened has been told. Everything a
person or bot does goes through `play`, which saves after each action. Drawing is the table's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.game import Action, Event, IllegalAction, Reason
from game.core.match import Match
from game.core.zones import redact
from game.ui import flow
from game.ui.scene import Scene
from game.ui.speech import Speech
from game.ui.table import Stage, kit_of, stage_of
from game.ui.theme import SIZE

if TYPE_CHECKING:
    from game.ui.app import App

LIVE_TEMPO = "live"
QUIET = ("playback", "thinking")
"""Scenes that leave the table as it is."""


class MatchScene(Scene):
    """The bottom of the stack while a match is played."""

    name = "table"

    def __init__(
        self, app: App, match: Match, saved: str, told: int | None = None, together: int = 1
    ) -> None:
        super().__init__(app)
        self.match = match
        self.saved = saved
        self.speech = Speech(match, app.words(match.game.name))
        self.kit = kit_of(match.game)
        app.look.text.prepare()
        for atlas in self.kit.atlases:
            app.look.pictures.load(atlas)
        self.told = len(match.events) if told is None else told
        """How many lists of events have been acted out whole."""
        self.told_here = 0
        """How many events of the next list have been acted out."""
        self.ready: int | None = None
        """The person who last said "ready" at a cover, several people playing."""
        self.together: dict[int, int] = {len(match.actions): together}
        """Number of actions -> how many of the last were played together, and are undone together."""
        self._refusals: dict[int, Reason | None] = {}
        """Per seat whether its last move can be taken back in this position, once somebody asked."""
        self.lines: list[str] = []
        self.last: Event | None = None
        """The newest event told, for highlighting the last move."""
        self._over: Scene | None = None
        """The scene that was pushed last, whose eyes it is for, and the name of the last that
        showed something of its own."""
        self._eyes: int | None = None
        self._staged = ""
        self._relog()
        self.table = self.kit.make(self)
        self.snap()

    # what is seen

    @property
    def viewer(self) -> int | None:
        """Whose view is drawn; None: the public's."""
        return flow.viewer(self.match, self.ready)

    @property
    def log_viewer(self) -> int | None:
        """Whose knowledge the log has: the only person's, else the public's."""
        people = flow.people(self.match)
        return people[0] if len(people) == 1 else None

    def snap(self) -> None:
        """Shows the match as it stands."""
        self.seen = self.match.shown(self.viewer)
        self.phase = self.match.state.phase
        self.seat = self.match.state.turn
        self.table.snap()

    def tell(self, count: int = 1) -> None:
        """Counts events of the list that is being acted out as told, and logs them."""
        events = self.match.events[self.told]
        for event in events[self.told_here : self.told_here + count]:
            self._log(event)
        self.told_here += count
        if self.told_here >= len(events):
            self.told, self.told_here = self.told + 1, 0

    def untold(self) -> list[Event]:
        """The events of the next list that are still to be acted out, as the viewer learns them."""
        if self.told >= len(self.match.events):
            return []
        events = self.match.events[self.told][self.told_here :]
        return [redact(self.match.game, event, self.viewer) for event in events]

    def says(self, event: Event) -> bool:
        """Whether the log has a line for this event."""
        return not (self._is_live() and event.id in self.kit.unsaid)

    def _log(self, event: Event) -> None:
        if not self.says(event):
            return
        seen = redact(self.match.game, event, self.log_viewer)
        self.lines.append(self.speech.line(seen))
        self.last = seen
        self.log = self.lines[-1]

    def _relog(self) -> None:
        self.lines.clear()
        self.last, self.log = None, ""
        for events in self.match.events[: self.told]:
            for event in events:
                self._log(event)

    # what happens

    def enter(self) -> None:
        self.advance()

    def wake(self) -> None:
        self.advance()

    def advance(self) -> None:
        """Pushes the scene for what comes next."""
        scene = self._next()
        self._change_to(scene)
        self.app.stack.push(scene)

    def _change_to(self, scene: Scene) -> None:
        """The new scene fades in over the old, and slides where it is another kind of scene;
        unless other eyes look now: what was private goes at once."""
        old, self._over = self._over, scene
        eyes, self._eyes = self._eyes, self.viewer
        is_quiet = scene.name in QUIET
        if old is not None and eyes == self._eyes and not (is_quiet and old.name in QUIET):
            whole = scene.covers or old.covers
            stage = (
                Stage([pygame.Rect((0, 0), SIZE)], False) if whole else stage_of(scene, self.table)
            )
            slides = stage.slides and not is_quiet and scene.name != self._staged
            self.app.sight.change.begin(stage.places, old, slides)
        if not is_quiet:
            self._staged = scene.name

    def _next(self) -> Scene:
        match = self.match
        live = self.kit.lives if self._is_live() else {}
        step = flow.next_step(match, self.told, live, self.ready)
        turn = match.state.turn
        if step == flow.PLAYBACK:
            return self._playback()
        if step != flow.DECISION or self.ready != turn:
            self.ready = None  # from here on others look: nobody's private view is drawn any more
        self.snap()
        if step == flow.RESULT:
            return (self.kit.result or _plain_result())(self)
        if step == flow.LIVE:
            return live[match.state.phase](self)
        assert turn is not None
        if step == flow.THINKING:
            from game.ui.playback import Thinking

            return Thinking(self, turn)
        if step == flow.COVER:
            from game.ui.cover import Cover

            return Cover(self, turn)
        make = self.kit.decisions.get(match.state.phase) or _plain_decision()
        return make(self, turn)

    def _is_live(self) -> bool:
        """Whether it is played against the clock, wherever the file comes from."""
        options = self.match.state.options
        return self.match.ui.get("tempo") == LIVE_TEMPO and not any(
            options.get(name) for name in self.kit.live_without
        )

    def _playback(self) -> Scene:
        from game.ui.playback import Playback

        events = self.untold()
        own = self.kit.playbacks.get(events[0].id) if events else None
        return own(self, events) if own else Playback(self, events)

    def play(self, seat: int, *actions: Action) -> bool:
        """Plays one or more actions of a seat together and saves; whether all were legal. Where
        one is not, none is played, and it is said why.

        The scene that calls it pops itself afterwards; what happened is then acted out.
        """
        before = len(self.match.actions)
        try:
            for action in actions:
                self.match.play(seat, action)
        except IllegalAction as illegal:
            self.match.back_to(before)
            self._refusals.clear()
            self.say_why(self.speech.why(illegal.reason))
            return False
        self.together[len(self.match.actions)] = len(actions)
        self._refusals.clear()
        self.app.save(self.saved, self.match, len(actions))
        return True

    def say_why(self, words: str) -> None:
        """Shows why something does not go, over whatever lies on top."""
        top = self.app.stack.top
        (top or self).controls.say_why(words)

    def undo_reason(self, seat: int | None) -> str | None:
        """Why the seat's last action cannot be taken back, in words; None when it can."""
        if seat is None:
            return self.speech.words.say("undo.nothing")
        refusal = self._refusal(seat)
        return self.speech.why(refusal) if refusal else None

    def _refusal(self, seat: int) -> Reason | None:
        # finding out plays the match again: too slow for every time that a scene lays its buttons
        if seat not in self._refusals:
            count = self.together.get(len(self.match.actions), 1)
            self._refusals[seat] = self.match.undo_refusal(seat, count)
        return self._refusals[seat]

    def undo(self, seat: int) -> None:
        """Takes back what the seat did last, all that it did in one go, and asks it again."""
        refusal = self.match.undo(seat, self.together.get(len(self.match.actions), 1))
        if refusal:
            self.say_why(self.speech.why(refusal))
            return
        self._refusals.clear()
        self.told, self.told_here = len(self.match.events), 0
        self._relog()
        self.app.save(self.saved, self.match, self.together.get(len(self.match.actions), 1))
        self.back_to_table()

    def back_to_table(self) -> None:
        """Takes away all that lies over the table and goes on from there."""
        stack = self.app.stack
        above = stack.scenes[stack.scenes.index(self) + 1 :]
        if above:
            stack.pop(above[0])
        else:
            self.advance()

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)

    def escape(self) -> None:
        from game.ui.pause import Pause

        self.app.stack.push(Pause(self))


def _plain_decision() -> Callable[[MatchScene, int], Scene]:
    from game.ui.chooser import Chooser

    return Chooser


def _plain_result() -> Callable[[MatchScene], Scene]:
    from game.ui.result import Result

    return Result


def facts(scene: MatchScene) -> dict[str, Any]:
    """The table as the viewer sees it, as plain values (see `Game.table`)."""
    return scene.match.game.table(scene.seen)
