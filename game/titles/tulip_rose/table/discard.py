"""Over the target: the seller discards; and Jan's choice of one flower. Both choose among cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import action_text
from game.titles.tulip_rose.cards import START
from game.titles.tulip_rose.rounds import JANS_MOST, target, total
from game.titles.tulip_rose.table.faces import draw_face, height, minus
from game.titles.tulip_rose.table.gauge import draw_gauge, draw_sum
from game.titles.tulip_rose.table.lots import heading
from game.titles.tulip_rose.table.on_block import BriefButton, OnBlock
from game.titles.tulip_rose.table.zoom import Deed, Zoom
from game.ui.text import Run
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

CARDS_LEFT = 702
FEW, FEW_STEP, ROW_STEP, STEP = 6, 192, 142, 114


class Choosing(OnBlock):
    """A seller chooses among the revealed cards, one press a card."""

    verb = ""
    top = 280
    """Where the cards begin."""

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.start = START[self.match.state.day]

    def enter(self) -> None:
        self.lay("card 1")

    def lay(self, focus: str | None = None) -> None:
        self.set([*self._cards(), *self.buttons()], focus)

    def buttons(self) -> list[Widget]:
        """What stands under the cards."""
        return []

    @property
    def revealed(self) -> list[str]:
        cards: list[str] = self.match.state.revealed
        return cards

    def places(self) -> list[pygame.Rect]:
        """Where each card lies: up to six with room beside them, else close together."""
        count = len(self.revealed)
        step = float(FEW_STEP)
        a_row = 3
        if count > FEW:
            a_row = max(5, (count + 1) // 2)
            step = min(float(STEP), (566 - 96) / (a_row - 1))
        x, y = CARDS_LEFT, self.top
        return [
            self.at(x + round(step * (i % a_row)), y + ROW_STEP * (i // a_row), 96, height(96))
            for i in range(count)
        ]

    def action(self, card: str) -> Action:
        return (self.verb, card)

    def why(self, action: Action) -> str | None:
        why = self.match.game.why(self.match.state, self.seat or 0, action)
        return self.speech.why(why) if why else None

    def _cards(self) -> list[Widget]:
        widgets: list[Widget] = []
        for number, (card, rect) in enumerate(zip(self.revealed, self.places(), strict=True)):
            area = Area(
                rect, f"card {number + 1}", self.label(card), partial(self.choose, card),
                partial(self._paint, number), self.why(self.action(card)),
                on_long=partial(self._zoom, card), radius=7,
            )  # fmt: skip
            widgets.append(area)
        return widgets

    def card_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        lying = list(zip(self.revealed, self.places(), strict=True))
        found = [(card, rect) for card, rect in lying if rect.collidepoint(pos)]
        return found[-1] if found else None

    def label(self, card: str) -> str:
        """A card's words in the mirror: what a press on it does."""
        return self.words.say(f"choose.{self.verb}", card=self.speech.card(card))

    def _zoom(self, card: str) -> None:
        names = list(dict.fromkeys(self.revealed))

        def deed(shown: str) -> Deed:
            return Deed(self.label(shown), self.why(self.action(shown)), lambda: self.choose(shown))

        self.app.stack.push(Zoom(self.table_scene, names, names.index(card), deed))

    def choose(self, card: str) -> None:
        """Does what is chosen and goes."""
        self.do(self.action(card))

    def do(self, action: Action) -> None:
        """Plays an action; stays where the same question goes on."""
        assert self.seat is not None
        if not self.table_scene.play(self.seat, action):
            return
        state = self.match.state
        if (
            state.phase == self.phase
            and state.turn == self.seat
            and len(self.match.events[-1]) == 1
        ):
            self.table_scene.tell(1)
            self.table_scene.snap()
            self.lay("card 1")
        else:
            self.done()

    def act(self, action: str) -> bool:
        """The mirror may also say the rules' own words."""
        legal = {action_text(a): a for a in self.match.legal(self.seat or 0)}
        if action in legal:
            self.do(legal[action])
            return True
        return super().act(action)

    def _paint(self, number: int, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        card, look = self.revealed[number], self.look
        dimmed = state == "dimmed"
        place = rect.move(0, {"focus": -6, "pressed": 2}.get(state, 0))
        draw_face(surface, look, self.words, card, self.hall.shown.day, place, dimmed)
        if not dimmed:
            look.paint.glow(surface, place, 7, look.motion.breath(), thick=4, reach=8)


class Discard(Choosing):
    """The sum is over the window: cards go until it fits, or below it to reveal on."""

    name = "discard"
    verb = "discard"

    def buttons(self) -> list[Widget]:
        state, words = self.match.state, self.words
        low, high = target(state)
        sum_now = total(state)
        reason = None if sum_now <= high else words.say("discard.over", sum=sum_now, top=high)
        key = "discard.done" if sum_now >= low else "discard.on"
        undo = self.table_scene.undo_reason(self.seat)
        return [
            BriefButton(self.at(700, 566, 184, 64), "take-back", words.say("bar.undo"),
                   lambda: self.table_scene.undo(self.seat or 0), "plain", "undo", reason=undo),
            Button(self.at(892, 566, 376, 64), "done", words.say(key), lambda: self.do(("done",)), "delft",
                   reason=reason),
        ]  # fmt: skip

    def draw_block(self, surface: pygame.Surface) -> None:
        state, words, theme = self.match.state, self.words, self.look.theme
        low, high = window = target(state)
        under: list[Run] = [
            (words.say("reveal.until") + " ", "text", theme.sand),
            (words.say("reveal.window", low=low, high=high), "bold", theme.focus),
        ]
        heading(surface, self.hall, words.say("block.discard", name=self.shown_name), under, 410)
        draw_sum(surface, self.hall, total(state))
        few = len(self.revealed) <= FEW
        values = [self.start[card] for card in self.revealed]
        draw_gauge(
            surface, self.hall, total(state), window, values if few or not self._focused() else []
        )
        for number, (card, rect) in enumerate(zip(self.revealed, self.places(), strict=True)):
            left = total(state) - self.start[card]
            if few:
                self._leaves(surface, rect, left, low <= left <= high)
            elif self._focused() == number + 1:
                said = words.say("discard.leaves_card", card=self.speech.card(card), sum=left)
                colour = theme.focus if low <= left <= high else theme.sand
                self.look.text.draw(surface, said, self.at(706, 232, 380, 34), "strong", colour)

    def _focused(self) -> int:
        """The number of the card that is focused or under the pointer, from 1; 0: none."""
        for widget in (self.controls.hovered, self.controls.focused):
            if widget is not None and widget.action.startswith("card "):
                return int(widget.action[5:])
        return 0

    def _leaves(self, surface: pygame.Surface, rect: pygame.Rect, left: int, fits: bool) -> None:
        look, theme = self.look, self.look.theme
        colour = theme.focus if fits else theme.sand
        x = rect.right + 10
        look.text.draw(
            surface, self.words.say("discard.leaves"), (x, rect.y + 25, 84, 34), "text", colour
        )
        look.text.draw(surface, minus(left), (x, rect.y + 56, 84, 40), "bid", colour)
        if fits:
            tick = look.pictures.icon("check", 28, colour)
            surface.blit(tick, (x, rect.y + 98))


class JanKeeps(Choosing):
    """Jan may keep one flower for free."""

    name = "jan"
    verb = "keep"
    top = 190

    def buttons(self) -> list[Widget]:
        return [
            Button(self.at(892, 566, 376, 64), "skip", self.words.say("action.skip"),
                   lambda: self.do(("skip",)), "plain"),
        ]  # fmt: skip

    def draw_block(self, surface: pygame.Surface) -> None:
        words, theme = self.words, self.look.theme
        under: list[Run] = [
            (words.say("jan.one") + " ", "text", theme.sand),
            (words.say("jan.most", most=JANS_MOST), "bold", theme.focus),
        ]
        heading(surface, self.hall, words.say("block.jan", name=self.shown_name), under, 550)
        few = len(self.revealed) <= FEW
        for card, rect in zip(self.revealed, self.places(), strict=True):
            if few:
                self._value(surface, card, rect)
        if not self.match.game.legal(self.match.state, self.seat or 0)[:-1]:
            self.look.text.draw(
                surface, words.say("jan.none"), self.at(706, 520, 550, 40), "text", theme.sand
            )

    def _value(self, surface: pygame.Surface, card: str, rect: pygame.Rect) -> None:
        look, theme = self.look, self.look.theme
        legal = self.why(("keep", card)) is None
        colour = theme.focus if legal else theme.sand_old
        said = self.words.say("jan.free" if legal else "jan.stays")
        lines = len(look.text.wrap(said, "text", 84))
        box = (rect.right + 10, rect.y + 64 - 17 * lines, 84, 80)
        look.text.paragraph(surface, said, box, "text", colour, line=34)
