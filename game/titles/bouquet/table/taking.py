"""The decision: two base cards glow, two panels say what each pick would do.

Card and panel are the same press. A press on another column or on a seat shows its cards large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import action_text
from game.titles.bouquet.rules import BASE, FAR, LEFT, RIGHT
from game.titles.bouquet.table import places as at
from game.titles.bouquet.table.garden import Garden
from game.titles.bouquet.table.preview import Preview, draw_badge, draw_preview, preview
from game.titles.bouquet.table.sheet import Sheet
from game.titles.bouquet.table.tallies import signed
from game.ui import shapes
from game.ui.flow import people
from game.ui.over_table import OverTable
from game.ui.widgets import Area, Painter, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

KEYS = {
    pygame.K_LEFT: (LEFT, BASE),
    pygame.K_RIGHT: (RIGHT, FAR),
    pygame.K_DOWN: (BASE,),
    pygame.K_UP: (FAR,),
}


class Taking(OverTable):
    """A person takes a flower."""

    name = "decision"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.who = seat
        self.controls.strip = pygame.Rect(356, 640, 568, 68)
        legal = self.match.legal(seat)
        self.previews = [preview(table_scene.seen, seat, action) for action in legal]

    @property
    def garden(self) -> Garden:
        table = self.table_scene.table
        assert isinstance(table, Garden)
        return table

    @property
    def undoer(self) -> int | None:
        """Whoever took last: nothing is hidden here, so several people share the button."""
        last = self.match.actions[-1][0] if self.match.actions else self.who
        return last if last in people(self.match) else self.who

    def enter(self) -> None:
        self.lay()

    def lay(self) -> None:
        """The panels first, which are what the keys reach, then the cards."""
        panels: list[Widget] = []
        cards: list[Widget] = []
        for shown, panel in zip(self.previews, at.PANELS, strict=False):
            panels.append(self._panel(shown, panel))
            cards.append(self._card(shown))
        if len(self.previews) == 1:
            panels.append(self._nothing(at.PANELS[1]))
        self.set([*panels, *cards], action_text(self.previews[0].action))

    # what can be pressed

    def _panel(self, shown: Preview, panel: pygame.Rect) -> Widget:
        words = self.speech.words
        title, change = words.say(f"panel.{shown.action[0]}"), words.say("change")
        following = (self.who + 1) % self.match.state.seats
        name = self.speech.name(following)
        answers = (words.say("answer", name=name), name)
        label = words.say(
            "panel.label", action=self.speech.action(shown.action), card=self.speech.card(shown.card),
            change=signed(shown.change),
        )  # fmt: skip
        if shown.next is not None:
            label = words.say(
                "panel.then", label=label, name=name, card=self.speech.card(shown.next.card),
                change=signed(shown.next.change),
            )  # fmt: skip

        def paint(surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
            look = self.look
            down = 4 if state == "pressed" else 0
            place = rect.move(0, down)
            if not down:
                look.paint.glow(surface, rect.inflate(8, 8), 14, look.motion.breath())
            look.paint.plate(surface, place, "plain")
            draw_preview(surface, look, place, shown, title, change, answers)

        return Area(panel, action_text(shown.action), label, lambda: self.take(shown.action), paint)

    def _card(self, shown: Preview) -> Widget:
        rect = self.card_rect(shown)
        area = Area(rect, "", "", lambda: self.take(shown.action), self._glowing(shown), ring=False)
        area.focusable = False  # its panel is the one for keys
        area.on_long = lambda: self.app.stack.push(Sheet.of_column(self.table_scene, shown.column))
        return area

    def card_rect(self, shown: Preview) -> pygame.Rect:
        """Where the card of a pick is seen."""
        cards = self.table_scene.seen.columns[shown.column]
        return self.garden.places.columns[shown.column].cards(len(cards))[shown.place]

    def _glowing(self, shown: Preview) -> Painter:
        def paint(surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
            look = self.look
            if state == "pressed":
                look.paint.plate(surface, rect, "held")
            else:
                look.paint.glow(surface, rect.inflate(8, 8), 10, look.motion.breath(), 4)
            focused = self.controls.focused
            if (
                self.controls.shows_focus
                and focused
                and focused.action == action_text(shown.action)
            ):
                outer = rect.inflate(18, 18)
                line = look.paint.keep(
                    ("chosen", outer.size),
                    lambda: shapes.frame(outer.size, 14, 4, look.theme.white),
                )
                surface.blit(line, outer)
            draw_badge(surface, look, self._badge(shown, rect), shown.action)

        return paint

    def _badge(self, shown: Preview, rect: pygame.Rect) -> tuple[int, int]:
        """Left: the inner lower corner; right: the same on the other side; base and far: right."""
        inner_left = rect.x > 640
        if shown.action == LEFT or shown.action == RIGHT:
            return (rect.left + 6 if inner_left else rect.right - 6, rect.bottom - 14)
        return rect.right - 2, rect.top + 6

    def _nothing(self, panel: pygame.Rect) -> Widget:
        words = self.speech.words.say("nothing")

        def paint(surface: pygame.Surface, rect: pygame.Rect, _state: str) -> None:
            look = self.look
            look.paint.plate(surface, rect, "zone")
            look.text.paragraph(
                surface, words, rect.inflate(-30, -80), "text", look.theme.sand, "centre"
            )

        reason = self.match.game.why(self.match.state, self.who, FAR)
        return Area(
            panel, "far", words, None, paint, reason=self.speech.why(reason) if reason else words
        )

    # what happens

    def take(self, action: Action) -> None:
        """Takes the card and goes."""
        if self.table_scene.play(self.who, action):
            self.done()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_SHIFT:
            for action in KEYS.get(event.key, ()):
                if any(shown.action == action for shown in self.previews):
                    widget = self.controls.find(action_text(action))
                    if widget is not None and not self.look.aim.meant(widget):
                        return True
                    return self.controls.press(action_text(action))
        return super().handle(event)

    def key_map(self) -> list[tuple[str, str]]:
        words = self.speech.words
        return [
            (words.say(f"key.{shown.action[0]}"), self.speech.action(shown.action))
            for shown in self.previews
        ]
