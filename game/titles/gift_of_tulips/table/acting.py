"""The decision of a turn: keep, give, add or hide the drawn card.

Give needs a seat: pressing the action leads to the recipients, pressing a recipient gives at once.
The kind that the turn has used is dimmed with its reason.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import action_text
from game.titles.gift_of_tulips.rules import KINDS
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.fair import Fair
from game.titles.gift_of_tulips.table.offers import note, plus
from game.titles.gift_of_tulips.table.sheet import CardSheet, TulipSheet
from game.titles.gift_of_tulips.table.signs import TO, line, sign, width
from game.ui.over_table import OverTable
from game.ui.widgets import Area, Painter, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

VERBS = ("keep", "give", "add", "hide")
ICONS = {"keep": "check", "add": "plus", "hide": "eye-off"}
KEYS = {
    "keep": (pygame.K_1, pygame.K_k),
    "give": (pygame.K_2, pygame.K_g),
    "add": (pygame.K_3, pygame.K_a),
    "hide": (pygame.K_4, pygame.K_s),
}
NOTE = pygame.Rect(78, 42, 318, 36)
"""The second line of an action."""
STRIP = pygame.Rect(356, 574, 568, 68)


def fair_of(table_scene: MatchScene) -> Fair:
    """The table of a match of this game."""
    table = table_scene.table
    assert isinstance(table, Fair)
    return table


def readable(over: OverTable) -> list[Widget]:
    """Seats: a press shows their tulips large."""
    fair, speech = fair_of(over.table_scene), over.speech
    areas: list[Widget] = []
    for place in fair.places:
        cards = fair.seen.bouquets[place.seat]
        label = speech.words.say(
            "tulips.read", name=speech.name(place.seat), count=len(cards),
            points=fair.seen.points[place.seat],
        )  # fmt: skip
        zone = place.zone.copy()
        zone.height = at.SEATS.height if place.seat == fair.home else 196
        areas.append(
            Area(zone, f"seat {place.seat}", label, partial(_read, over, place.seat), radius=12)
        )
    return areas


def _read(over: OverTable, seat: int) -> None:
    over.app.stack.push(TulipSheet(over, seat))


class Acting(OverTable):
    """A person places the drawn card."""

    name = "decision"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.who = seat
        self.fair = fair_of(table_scene)
        offer = self.fair.offer
        assert offer is not None
        self.offer = offer
        self.legal = self.match.legal(seat)
        self.controls.strip = STRIP

    def enter(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Actions and recipients, which are what the keys reach first; then what can be read."""
        first = next(verb for verb in VERBS if self._reason(verb) is None)
        widgets = [
            *readable(self),
            self._card(),
            *(self._action(number, verb) for number, verb in enumerate(VERBS)),
            *(self._recipient(p) for p in self.fair.places if p.seat != self.who),
        ]
        self.set(widgets, first)

    # what can be pressed

    def _reason(self, verb: str) -> str | None:
        """Why the verb does not go, in a sentence; None where it does."""
        if any(action[0] == verb for action in self.legal):
            return None
        action: Action = (
            (verb, (self.who + 1) % self.match.state.seats) if verb == "give" else (verb,)
        )
        why = self.match.game.why(self.match.state, self.who, action)
        return self.speech.why(why) if why else None

    def _points(self, verb: str) -> int | None:
        return {"keep": self.offer.keep, "give": self.offer.give}.get(verb)

    def _action(self, number: int, verb: str) -> Widget:
        words, points = self.speech.words, self._points(verb)
        reason = self._reason(verb)
        below = note(words, self.offer, verb, self.speech.name(self.who))
        if width(self.look, below, "text") > NOTE.width and verb == "hide":
            below = words.say("hide.short")
        if reason is not None:
            below = words.say(f"done.{KINDS[verb]}")
        title = words.say(f"verb.{verb}")
        gain = "" if points is None or reason else plus(points)
        label = ", ".join(filter(None, (f"{title} {gain}".strip(), below)))
        press = self._to_recipients if verb == "give" else lambda: self.play((verb,))
        return Area(
            self.fair.hand_side(at.action(number)), verb, label, press, self._painter(verb, title, below, gain),
            reason=reason, keys=KEYS[verb],
        )  # fmt: skip

    def _painter(self, verb: str, title: str, below: str, gain: str) -> Painter:
        def paint(surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
            look, theme = self.look, self.look.theme
            dimmed = state == "dimmed"
            body = "dimmed" if dimmed else "pressed" if state == "pressed" else "normal"
            down = look.paint.button(surface, rect, "plain", body)
            inside = rect.move(0, down)
            centre = (inside.x + 38, inside.centery)
            disc = theme.dim if dimmed else theme.delft[0]
            look.paint.disc(surface, centre, 56, disc, theme.dim_edge if dimmed else theme.ink)
            colour = theme.ink_dim if dimmed else theme.white
            if verb == "give" and not dimmed:
                icon = sign(look, TO, colour, 34)
            else:
                icon = look.pictures.icon("lock" if dimmed else ICONS[verb], 32, colour)
            surface.blit(icon, icon.get_rect(center=centre))
            ink = theme.ink_dim if dimmed else theme.ink
            look.text.draw(surface, title, (inside.x + 78, inside.y + 4, 240, 40), "name", ink)
            line(surface, look, below, NOTE.move(inside.topleft), "text", ink)
            if gain:
                colour = theme.ink if gain == plus(0) else theme.plus
                place = (inside.right - 98, inside.y + 4, 80, 40)
                look.text.draw(surface, gain, place, "coins", colour, "right")

        return paint

    def _recipient(self, place: at.Place) -> Widget:
        action: Action = ("give", place.seat)
        words, reason = self.speech.words, self._reason("give")
        label = words.say("done.give.short") if reason else words.say("give.button", points=self.offer.give)  # fmt: skip
        named = f"{self.speech.action(action)}, {plus(self.offer.give)}"

        def paint(surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
            look = self.look
            dimmed = state == "dimmed"
            if not dimmed and state != "pressed":
                look.paint.glow(surface, rect.inflate(8, 8), 12, look.motion.breath(), 4, 9)
            body = "dimmed" if dimmed else "pressed" if state == "pressed" else "normal"
            down = look.paint.button(surface, rect, "delft", body)
            ink = look.theme.ink_dim if dimmed else look.theme.white
            look.text.draw(surface, label, rect.move(0, down), "strong", ink, "centre")

        return Area(
            place.give, action_text(action), named, lambda: self.play(action), paint, reason=reason
        )

    def _card(self) -> Widget:
        """The drawn card: a press shows it large."""

        def paint(surface: pygame.Surface, rect: pygame.Rect, _state: str) -> None:
            self.look.paint.glow(surface, rect.inflate(6, 6), 12, self.look.motion.breath(), 4)

        def read() -> None:
            self.app.stack.push(CardSheet(self, self.offer.card))

        label = self.speech.card(self.offer.card)
        return Area(self.fair.card, "card", label, read, paint, radius=12)

    # what happens

    def _to_recipients(self) -> None:
        """Leads to the first recipient; the ring then shows even after a press."""
        following = (self.who + 1) % self.match.state.seats
        self.controls.focus(self.controls.find(f"give {following}"))
        self.controls.shows_focus = True

    def play(self, action: Action) -> None:
        """Plays it and goes."""
        if self.table_scene.play(self.who, action):
            self.done()

    def key_map(self) -> list[tuple[str, str]]:
        words = self.speech.words
        return [(words.say(f"key.{verb}"), words.say(f"verb.{verb}")) for verb in VERBS]
