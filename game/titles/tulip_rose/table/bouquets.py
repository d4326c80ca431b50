"""Making bouquets: revealed cards go into trays by press, drag or key, freely until the auction.

The arrangement itself is `arrange.py`; nothing is played before "to the auction".
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.cards import START
from game.titles.tulip_rose.table.arrange import Arrangement
from game.titles.tulip_rose.table.faces import draw_face, height
from game.titles.tulip_rose.table.fans import stacked
from game.titles.tulip_rose.table.lots import tray_rects
from game.titles.tulip_rose.table.on_block import BriefButton, OnBlock
from game.titles.tulip_rose.table.zoom import Zoom
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

UNPLACED = pygame.Rect(702, 112, 566, 134)
TRAY_Y, TRAY_HIGH = 262, 292
DRAGGED = 10
"""So many pixels make a drag of a press."""
KEYS = (("1-4", "place"), ("Backspace", "back"), ("Z", "zoom"))
NUMBERS = (
    (pygame.K_1, pygame.K_KP1), (pygame.K_2, pygame.K_KP2), (pygame.K_3, pygame.K_KP3),
    (pygame.K_4, pygame.K_KP4),
)  # fmt: skip


class CardArea(Area):
    """The area of one card; `card` is its number."""

    card = -1
    rises = True


class Bouquets(OnBlock):
    """The seller shares out the cards."""

    name = "bouquets"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        state = self.match.state
        self.plan = Arrangement(state.bouquets, state.revealed)
        self.start = START[state.day]
        self.chosen: int | None = next(iter(self.plan.unplaced), None)
        self.grabbed: tuple[int, tuple[int, int]] | None = None
        self.dragged: tuple[int, int] | None = None
        """Where the dragged card is."""

    def enter(self) -> None:
        self.lay(f"card {self.chosen}")

    # laying out

    def lay(self, focus: str | None = None) -> None:
        words, left = self.words, len(self.plan.unplaced)
        reason = words.say("bouquets.left", count=left) if left else None
        none_in = len(self.plan.unplaced) + self.plan.fixed == len(self.plan.cards)
        clear = BriefButton(
            self.at(700, 564, 184, 66), "clear", words.say("bouquets.clear"), self._clear, "plain",
            "undo", reason=words.say("bouquets.nothing") if none_in else None,
        )  # fmt: skip
        ready = Button(
            self.at(892, 564, 376, 66), "open", words.say("bouquets.open"), self._open, "delft",
            reason=reason,
        )  # fmt: skip
        self.set([*self._trays(), *self._cards(), *self._arrows(), clear, ready], focus)

    def places(self) -> list[tuple[int, pygame.Rect]]:
        """Where each card lies, the lower ones first."""
        found = []
        unplaced = self.plan.unplaced
        step = (
            112.0 if len(unplaced) <= 3 else min(112.0, (UNPLACED.width - 96) / (len(unplaced) - 1))
        )
        for number, card in enumerate(unplaced):
            x = UNPLACED.x + round(step * number)
            found.append((card, self.at(x, UNPLACED.y, 96, height(96))))
        for tray, place in enumerate(self._tray_places()):
            found += self._tray_fan(tray, place)
        return found

    def _tray_places(self) -> list[pygame.Rect]:
        count = len(self.plan.trays)
        return [self.hall.block(place) for place in tray_rects(count, TRAY_Y, TRAY_HIGH)]

    def _tray_fan(self, tray: int, place: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
        """One row of cards, two smaller ones when they are many."""
        names = self.plan.cards
        order = {card: i for i, card in enumerate(stacked(set(names)))}
        cards = sorted(self.plan.trays[tray], key=lambda card: (order[names[card]], card))
        room = place.width - 14
        rows, wide = [cards], 89
        if len(cards) > 1 and (room - wide) / (len(cards) - 1) < 24:
            half = (len(cards) + 1) // 2
            rows, wide = [cards[:half], cards[half:]], 64
        found = []
        for number, row in enumerate(rows):
            y = place.y + (70 if len(rows) == 1 else 46 + number * 92)
            step = min(wide + 4.0, (room - wide) / max(1, len(row) - 1))
            for i, card in enumerate(row):
                rect = pygame.Rect(place.x + 7 + round(i * step), y, wide, height(wide))
                found.append((card, rect))
        return found

    def _cards(self) -> list[Widget]:
        widgets: list[Widget] = []
        for card, rect in self.places():
            name = self.plan.cards[card]
            area = CardArea(
                rect, f"card {card}", self.speech.card(name), partial(self._choose, card),
                partial(self._paint_card, card), on_long=partial(self._zoom, card), radius=7,
            )  # fmt: skip
            area.card = card
            widgets.append(area)
        return widgets

    def _trays(self) -> list[Widget]:
        """The trays; in the mirror each is a place for the chosen card."""
        widgets: list[Widget] = []
        for tray, place in enumerate(self._tray_places()):
            label = self.words.say("bouquets.into", number=tray + 1)
            reason = None if self.chosen is not None else self.words.say("bouquets.choose")
            widgets.append(
                Area(place, f"tray {tray + 1}", label, partial(self._into, tray),
                     partial(self._paint_tray, tray), reason=reason, keys=NUMBERS[tray], radius=7)
            )  # fmt: skip
        return widgets

    def _arrows(self) -> list[Widget]:
        widgets: list[Widget] = []
        for tray, place in enumerate(self._tray_places()):
            wide = (place.width - 24) // 2
            for side, by in enumerate((-1, 1)):
                rect = pygame.Rect(place.x + 8 + side * (wide + 8), place.bottom - 62, wide, 54)
                key = "earlier" if by < 0 else "later"
                reason = (
                    None if self.plan.can_move(tray, by) else self.words.say(f"bouquets.{key}_end")
                )
                widgets.append(
                    Button(rect, f"{key} {tray + 1}", self.words.say(f"bouquets.{key}", number=tray + 1),
                           partial(self._move, tray, by), "plain", "arrow-left" if by < 0 else "arrow-right",
                           reason=reason, shows_label=False)
                )  # fmt: skip
        return widgets

    # doing

    def _choose(self, card: int) -> None:
        """A card was pressed. One that lies in a tray stands for its tray while another waits."""
        tray, chosen = self.plan.tray_of(card), self.chosen
        if tray is not None and chosen is not None and self.plan.tray_of(chosen) != tray:
            self.plan.place(chosen, tray)
            self._next()
            return
        self.chosen = None if card == chosen and tray is not None else card
        self.lay()

    def _into(self, tray: int) -> None:
        focused = self.controls.focused
        if isinstance(focused, CardArea) and self.controls.shows_focus:
            self.chosen = focused.card
        if self.chosen is None:
            return
        self.plan.place(self.chosen, tray)
        self._next()

    def _next(self) -> None:
        unplaced = self.plan.unplaced
        self.chosen = unplaced[0] if unplaced else None
        self.lay()
        self.controls.focus(self.controls.find(f"card {self.chosen}" if unplaced else "open"))

    def _move(self, tray: int, by: int) -> None:
        self.plan.move(tray, by)
        self.lay()

    def _clear(self) -> None:
        self.plan.clear()
        self._next()

    def _open(self) -> None:
        assert self.seat is not None
        if self.table_scene.play(self.seat, *self.plan.actions()):
            self.done()

    def _zoom(self, card: int) -> None:
        names = list(dict.fromkeys(stacked(self.plan.cards)))
        self.app.stack.push(Zoom(self.table_scene, names, names.index(self.plan.cards[card])))

    def card_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        if self.dragged is not None:
            return None
        found = [(card, rect) for card, rect in self.places() if rect.collidepoint(pos)]
        return (self.plan.cards[found[-1][0]], found[-1][1]) if found else None

    def act(self, action: str) -> bool:
        """The mirror may also say `put CARD N`, as match files do."""
        verb, _, rest = action.partition(" ")
        name, _, number = rest.partition(" ")
        if verb == "put" and number.isdecimal() and 1 <= int(number) <= len(self.plan.trays):
            card = next((c for c in self.plan.unplaced if self.plan.cards[c] == name), None)
            if card is not None:
                self.plan.place(card, int(number) - 1)
                self._next()
                return True
        return super().act(action)

    def key_map(self) -> list[tuple[str, str]]:
        return [(keys, self.words.say(f"key.bouquets.{name}")) for keys, name in KEYS]

    # dragging

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            widget = self.controls.at(event.pos)
            self.grabbed = (widget.card, event.pos) if isinstance(widget, CardArea) else None
        elif event.type == pygame.MOUSEMOTION and self.grabbed is not None:
            if self._drag(event.pos):
                return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            grabbed, self.grabbed = self.grabbed, None
            if self.dragged is not None and grabbed is not None:
                self._drop(grabbed[0], event.pos)
                return True
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._back()
            return True
        return super().handle(event)

    def _drag(self, pos: tuple[int, int]) -> bool:
        assert self.grabbed is not None
        start = self.grabbed[1]
        far = abs(pos[0] - start[0]) + abs(pos[1] - start[1])
        if self.dragged is None and far < DRAGGED:
            return False
        if self.dragged is None:
            self.controls.pressed = None
            self.chosen = self.grabbed[0]
            self.lay()
        self.dragged = pos
        return True

    def _drop(self, card: int, pos: tuple[int, int]) -> None:
        self.dragged = None
        tray = next(
            (i for i, place in enumerate(self._tray_places()) if place.collidepoint(pos)), None
        )
        if tray is not None:
            self.plan.place(card, tray)
        elif pos[1] < TRAY_Y:
            self.plan.take_back(card)
        self._next()

    def _back(self) -> None:
        """Takes the focused card out of its tray, else the last that was put."""
        focused = self.controls.focused
        card = focused.card if isinstance(focused, CardArea) else None
        if card is None or self.plan.tray_of(card) is None:
            placed = [tray[-1] for tray in self.plan.trays if tray and tray[-1] >= self.plan.fixed]
            card = max(placed, default=None)
        if card is not None:
            self.plan.take_back(card)
            self.chosen = card
            self.lay()
            self.controls.focus(self.controls.find(f"card {card}"))

    # drawing

    def draw_block(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.words, self.look.theme
        left = len(self.plan.unplaced)
        if left > 3:  # no room beside the cards: the button below says how many are left
            said = words.say("bouquets.how")
        else:
            said = words.say("bouquets.to_place", count=left) if left else ""
        room = 548 - look.text.width(said)
        title = words.say("bouquets.title", name=self.shown_name)
        roles = ["subtitle", "name", "strong"]
        if look.text.width(title, roles[-1]) > room:
            title = words.say("bouquets.title.short")
        role = look.text.fitting(title, roles, room)
        look.text.draw(surface, title, self.at(706, 62, room, 44), role, theme.cream)
        look.text.draw(surface, said, self.at(706, 62, 556, 44), "text", theme.sand, "right")
        if left <= 3:
            x = UNPLACED.x + 112 * left + 8
            help_at = self.at(x, 108, 1268 - x, 140)
            key = "bouquets.help" if left else "bouquets.ready"
            look.text.paragraph(
                surface,
                words.say(key),
                help_at,
                "text",
                theme.sand,
                line=30 if not look.text.larger else 35,
            )

    def _paint_tray(
        self, tray: int, surface: pygame.Surface, place: pygame.Rect, state: str
    ) -> None:
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, place, "tray")
        if self.chosen is not None:
            look.paint.glow(surface, place, 7, look.motion.breath(), thick=3, reach=9)
        look.paint.disc(surface, (place.x + 24, place.y + 26), 34, theme.paper[0])
        spot = (place.x + 7, place.y + 9, 34, 34)
        look.text.draw(surface, str(tray + 1), spot, "name", theme.ink, "centre")
        names = self.plan.names(tray)
        least = max(1, sum(self.start[card] for card in names))
        said = (
            self.words.say("bouquets.min", minimum=least)
            if names
            else self.words.say("bouquets.empty")
        )
        line = (place.x + 46, place.y + 8, place.width - 56, 34)
        look.text.draw(surface, said, line, "strong", theme.cream, "right")
        if not names:
            empty = pygame.Rect(0, 0, min(108, place.width - 30), 150)
            empty.midtop = (place.centerx, place.y + 50)
            look.paint.plate(surface, empty, "empty")

    def _paint_card(
        self, card: int, surface: pygame.Surface, place: pygame.Rect, state: str
    ) -> None:
        if self.dragged is not None and self.grabbed is not None and self.grabbed[0] == card:
            return
        lift = 5 if state == "focus" or card == self.chosen else 0
        rect = place.move(0, 2 if state == "pressed" else -lift)
        draw_face(surface, self.look, self.words, self.plan.cards[card], self.hall.shown.day, rect)
        if card == self.chosen:
            self.look.paint.glow(surface, rect, 7, self.look.motion.breath(), thick=4)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.dragged is not None and self.grabbed is not None:
            rect = pygame.Rect(0, 0, 96, height(96))
            rect.center = self.dragged
            name = self.plan.cards[self.grabbed[0]]
            draw_face(surface, self.look, self.words, name, self.hall.shown.day, rect)
