"""The decision scene that can play any game: every legal action as a button, long ranges of numbers
as a stepper, and cards that glow where one action names them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import action_text, parse_action
from game.ui.host import Mirror, MirrorAction, NumberField
from game.ui.inputs import Stepper
from game.ui.over_table import OverTable
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

ROW = pygame.Rect(178, 618, 168, 76)
"""The first of the buttons."""
PITCH, SLOTS = 181, 6
Offer = Callable[[pygame.Rect], Widget] | None
"""Makes a widget for a place; None where the one before takes two places."""
LONG = 6
"""So many actions that differ by a number alone are a range."""


class Range:
    """Actions `verb low` ... `verb high`."""

    def __init__(self, verb: str, numbers: list[int]) -> None:
        self.verb, self.low, self.high = verb, min(numbers), max(numbers)

    def steps(self) -> list[int]:
        """The ones that stand ready: the lowest, +1, +2, +5 and the highest."""
        wanted = [self.low, self.low + 1, self.low + 2, self.low + 5, self.high]
        return sorted({n for n in wanted if n <= self.high})


def split(actions: list[Action]) -> tuple[Range | None, list[Action]]:
    """The longest range among the actions, if any is long, and the rest."""
    numbers: dict[str, list[int]] = {}
    for action in actions:
        if len(action) == 2 and isinstance(action[1], int):
            numbers.setdefault(str(action[0]), []).append(action[1])
    whole = {
        verb: found
        for verb, found in numbers.items()
        if len(found) >= LONG and max(found) - min(found) == len(found) - 1
    }
    if not whole:
        return None, actions
    verb = max(whole, key=lambda v: len(whole[v]))
    return Range(verb, whole[verb]), [a for a in actions if a[0] != verb or len(a) != 2]


class Chooser(OverTable):
    """A person decides on the plain table."""

    name = "decision"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.who = seat
        self.legal = self.match.legal(seat)
        self.range, self.rest = split(self.legal)
        self.page = 0
        self.value = self.range.low if self.range else 0

    def enter(self) -> None:
        self.lay()

    def lay(self) -> None:
        """Makes the buttons of the page."""
        widgets: list[Widget] = list(self._cards())
        offers = [*self._range_offers(), *[self._button(action) for action in self.rest]]
        per_page = SLOTS if len(offers) <= SLOTS else SLOTS - 1
        pages = -(-len(offers) // per_page)
        self.page %= max(1, pages)
        shown = offers[self.page * per_page : (self.page + 1) * per_page]
        if pages > 1:
            shown.append(self._more(pages))
        laid = [offer(ROW.move(PITCH * slot, 0)) for slot, offer in enumerate(shown) if offer]
        self.set([*widgets, *laid], laid[0].action if laid else None)

    def _button(self, action: Action) -> Offer:
        label = self.speech.action(action)
        return lambda rect: Button(rect, action_text(action), label, lambda: self.do(action))

    def _more(self, pages: int) -> Offer:
        def turn() -> None:
            self.page += 1
            self.lay()

        words = self.speech.words.say("chooser.more", page=self.page + 1, pages=pages)
        return lambda rect: Button(rect, "more", words, turn, "plain")

    def _range_offers(self) -> list[Offer]:
        """Two buttons, the stepper, and the button that takes the stepper's number."""
        found = self.range
        if found is None:
            return []

        def stepper(rect: pygame.Rect) -> Widget:
            label = self.speech.words.say("chooser.amount")
            wide = pygame.Rect(*rect.topleft, rect.width + PITCH, rect.height)
            return Stepper(wide, "amount", label, self.value, found.low, found.high, self._step)

        def chosen(rect: pygame.Rect) -> Widget:
            self.chosen = Button(
                rect, "choose", self.speech.action((found.verb, self.value)),
                lambda: self.do((found.verb, self.value)), "brass",
            )  # fmt: skip
            return self.chosen

        buttons = [self._button((found.verb, n)) for n in found.steps()[:2]]
        return [*buttons, stepper, None, chosen]

    def _step(self, value: int) -> None:
        assert self.range is not None
        self.value = value
        self.chosen.label = self.speech.action((self.range.verb, value))

    def _cards(self) -> list[Widget]:
        """Cards of the table that one action alone names: a press on them does it."""
        named: dict[str, list[Action]] = {}
        for action in self.rest:
            for word in action[1:]:
                named.setdefault(str(word), []).append(action)
        lying = getattr(self.table_scene.table, "card_rects", None)
        places: dict[str, list[pygame.Rect]] = lying() if lying else {}
        widgets: list[Widget] = []
        for card, actions in named.items():
            if len(actions) == 1:
                for rect in places.get(card, []):
                    widgets.append(self._card(rect, actions[0]))
        return widgets

    def _card(self, rect: pygame.Rect, action: Action) -> Widget:
        def paint(surface: pygame.Surface, where: pygame.Rect, _state: str) -> None:
            strength = self.look.motion.breath()
            self.look.paint.glow(surface, where, strength=strength)

        area = Area(rect, "", self.speech.action(action), lambda: self.do(action), paint)
        area.focusable = False  # the button below is the one for keys
        return area

    def do(self, action: Action) -> None:
        """Plays the action and goes."""
        if self.table_scene.play(self.who, action):
            self.done()

    def act(self, action: str) -> bool:
        try:
            wanted = parse_action(action)
        except ValueError:
            return super().act(action)
        if wanted in self.legal:
            self.do(wanted)
            return True
        return super().act(action)

    def mirror(self) -> Mirror:
        page = super().mirror()
        offers = list(self.rest)
        if self.range:
            offers = [(self.range.verb, n) for n in self.range.steps()] + offers
            label = self.speech.words.say("chooser.amount")
            number = NumberField(self.range.verb, self.range.low, self.range.high, label)
        else:
            number = None
        actions = tuple(MirrorAction(action_text(a), self.speech.action(a)) for a in offers)
        texts = {a.action for a in actions}
        others = tuple(a for a in page.actions if a.action not in texts and a.action != "choose")
        return Mirror(page.scene, page.phase, page.seat, page.log, actions + others, number)

    def draw(self, surface: pygame.Surface) -> None:
        name = self.speech.words.say("chooser.may", name=self.speech.name(self.who))
        self.look.text.draw(surface, name, (30, 602, 142, 110), "name", self.look.theme.cream)
        self.controls.draw(surface)
