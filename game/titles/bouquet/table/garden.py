"""The standing picture: columns between neighbours, the other seats, my bouquet.

It is drawn onto a canvas of its own when something changes, and only copied otherwise. What can be
pressed lies over it (`taking.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.bouquet.cards import CARDS, COLOURS, SHAPES
from game.titles.bouquet.rules import BouquetState
from game.titles.bouquet.scoring import bouquet_score, tally
from game.titles.bouquet.table import places as at
from game.titles.bouquet.table.faces import (
    chip,
    draw_empty,
    emblem,
    moving_sizes,
    open_card,
    strip,
    tile,
)
from game.titles.bouquet.table.pulses import Pulses
from game.titles.bouquet.table.sheet import readable
from game.titles.bouquet.table.tallies import arranged, draw_tallies, signed, spots_of
from game.ui.bar import draw_bar
from game.ui.flow import people
from game.ui.motion import Tween
from game.ui.table import Stage
from game.ui.theme import SIZE

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene
    from game.ui.scene import Scene
    from game.ui.widgets import Widget


class Garden:
    """The table of a match. `places` says where everything lies, seen from `home`."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.look = scene.look
        self.people = people(scene.match)
        self.home = 0
        self.places = at.places(scene.match.state.seats, 0)
        self.gone: tuple[int, int] | None = None
        """Column and place of a card that is on its way and not drawn."""
        self._columns: list[list[str]] = []
        self._slides: dict[int, Tween] = {}
        self._pulses = Pulses(scene.look)
        self._canvas = pygame.Surface(SIZE)
        self._drawn: object = None

    @property
    def seen(self) -> BouquetState:
        state: BouquetState = self.scene.seen
        return state

    @property
    def stage(self) -> Stage:
        """Where scenes fade into each other: what a card would make of the bouquets."""
        return Stage(at.PANELS, False)

    def snap(self) -> None:
        self._turn_towards_the_person()
        self.gone = None
        columns = [list(column) for column in self.seen.columns]
        self._slides = {}
        for number, (before, now) in enumerate(zip(self._columns, columns, strict=False)):
            if now and now == before[1:]:
                self._slides[number] = self.look.motion.tween("card", 1.0, 0.0)
        if not self._columns:
            self._make_faces()
        self._pulses.notice(self.seen.bouquets, self.places)
        self._columns = columns
        self._drawn = None

    def _make_faces(self) -> None:
        """Makes every face that this match can show, so that none is made in play."""
        self._pulses.prepare()
        look, spots = self.look, {slot[1:] for slot in self.places.columns.values()}
        slots = [at.Slot(0, *spot) for spot in sorted(spots)]
        tiles = {self.places.tiles(seat, 1)[0].size for seat in range(self.seen.seats)}
        cards = (*self.seen.columns, *self.seen.bouquets)
        for card in sorted({card for pile in cards for card in pile}):
            for slot in slots:
                for size in {slot.face(count) for count in range(2, CARDS.column + 1)}:
                    strip(look, card, size)
                for size in moving_sizes(slot.width, slot.base):
                    open_card(look, card, size)
            for size in tiles:
                tile(look, card, size)

    def _turn_towards_the_person(self) -> None:
        """The only person sits in front; of several, the one to act; without any, seat 0."""
        turn, viewer = self.seen.turn, self.scene.viewer
        if viewer is not None:
            self.home = viewer
        elif turn is not None and turn in self.people:
            self.home = turn
        self.places = at.places(self.seen.seats, self.home, self.scene.name == "replay")

    def hide(self, column: int, place: int) -> None:
        """Leaves a card out: it is on its way."""
        self.gone = (column, place)
        self._drawn = None

    def last_take(self) -> tuple[int, str] | None:
        """The seat that moved last, and its card."""
        match = self.scene.match
        for events in reversed(match.events[: self.scene.told]):
            for event in events:
                if event.id == "take":
                    return event.values["seat"], event.values["card"]
        return None

    def widgets(self, over: Scene) -> list[Widget]:
        """What can be read under a decision and in the replay viewer; elsewhere a press skips."""
        return readable(self) if over.name in ("decision", "replay") else []

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        wanted = (look.theme, look.text.larger, look.text.recorder is None)
        if self._drawn != wanted or self._slides or look.text.recorder is not None:
            self._draw_all()
            self._drawn = wanted
            self._slides = {c: tween for c, tween in self._slides.items() if not tween.done}
            if self._slides:
                self._drawn = None
        surface.blit(self._canvas, (0, 0))
        self._pulses.draw(surface)
        draw_bar(surface, self.scene, self.headline())

    def headline(self) -> str:
        """Whose turn it is; empty when it is over."""
        seen, words = self.seen, self.scene.speech.words
        if seen.turn is None:
            return ""
        begins = not any(seen.bouquets)
        is_last = sum(map(bool, seen.columns)) == 1
        key = "turn.begins" if begins else "turn.last" if is_last else "turn"
        return words.say(key, name=self.scene.speech.name(seen.turn))

    def _draw_all(self) -> None:
        canvas, seen = self._canvas, self.seen
        self.look.paint.table(canvas)
        for seat, zone in self.places.zones.items():
            self._draw_zone(canvas, seat, zone)
        if self.places.is_pair:
            self._draw_in_columns(canvas)
        for column in self.places.columns:
            self._draw_column(canvas, column)
        self._draw_mine(canvas)
        if not self.places.is_low:
            for panel in at.PANELS:
                self._draw_quiet(canvas, panel)
        last = self.last_take()
        if last is not None and last[1] in seen.bouquets[last[0]]:
            self._draw_last(canvas, *last)

    def _draw_column(self, canvas: pygame.Surface, column: int) -> None:
        look, slot = self.look, self.places.columns[column]
        cards = self.seen.columns[column]
        if not cards:
            base = pygame.Rect(slot.x, slot.bottom - slot.base, slot.width, slot.base)
            draw_empty(canvas, look, base, look.theme.sand_old)
            return
        rects = slot.cards(len(cards))
        tween = self._slides.get(column)
        rise = (
            round(tween.value * (rects[1].height if len(rects) > 1 else slot.strip)) if tween else 0
        )
        for place in range(len(cards) - 1, -1, -1):
            if self.gone == (column, place):
                continue
            rect = rects[place].move(0, -rise if place else 0)
            if place:
                canvas.blit(strip(look, cards[place], slot.face(len(cards))), rect)
            else:
                canvas.blit(open_card(look, cards[0], rect.size), rect)
        top = rects[-1].top - rise
        if top - 38 >= slot.top - 6:
            where = (slot.x, top - 38, slot.width, 30)
            look.text.draw(canvas, str(len(cards)), where, "name", look.theme.brass_light, "centre")

    def _draw_zone(self, canvas: pygame.Surface, seat: int, zone: pygame.Rect) -> None:
        look, cards = self.look, self.seen.bouquets[seat]
        look.paint.plate(canvas, zone, "zone-act" if self.seen.turn == seat else "zone")
        self._draw_head(canvas, seat, zone)
        self._draw_tiles(canvas, seat)
        spots, size = spots_of(self.places, seat)
        if not self.places.is_narrow:
            y = 358 if self.places.is_pair else 352
            canvas.fill(look.theme.felt_line, (zone.x + 12, y, zone.width - 24, 2))
        draw_tallies(canvas, look, spots, size, cards, False)

    def _draw_head(self, canvas: pygame.Surface, seat: int, zone: pygame.Rect) -> None:
        """Who sits there, person or bot, and the score."""
        look, narrow = self.look, self.places.is_narrow
        total = signed(bouquet_score(self.seen.bouquets[seat])["total"])
        left = zone.x + (8 if narrow else 12)
        y = zone.y + 24 if narrow else zone.y + 26
        icon = look.pictures.icon("person" if seat in self.people else "bot", 24, look.theme.sand)
        canvas.blit(icon, icon.get_rect(midleft=(left, y)))
        room = zone.right - left - 30 - (6 if narrow else 84)
        name = self.scene.speech.name(seat)
        role = look.text.fitting(name, ["name", "medium"], room)
        look.text.draw(canvas, name, (left + 30, y - 20, room, 40), role, look.theme.white)
        if narrow:
            box, align = pygame.Rect(zone.x, zone.y + 38, zone.width, 34), "centre"
        else:
            box, align = pygame.Rect(zone.right - 92, zone.y + 8, 80, 36), "right"
        look.text.draw(canvas, total, box, "coins", look.theme.brass_light, align)

    def _draw_tiles(self, canvas: pygame.Surface, seat: int) -> None:
        cards = arranged(self.seen.bouquets[seat])
        for card, rect in zip(cards, self.places.tiles(seat, len(cards)), strict=True):
            canvas.blit(tile(self.look, card, rect.size), rect)

    def _draw_mine(self, canvas: pygame.Surface) -> None:
        look, home, box, low = self.look, self.home, self.places.mine, self.places.is_low
        cards = self.seen.bouquets[home]
        look.paint.plate(canvas, box, "mine")
        icon = look.pictures.icon("person" if home in self.people else "bot", 26, look.theme.ink)
        canvas.blit(icon, icon.get_rect(center=(box.x + 29, box.y + (23 if low else 30))))
        words = self.scene.speech.words.say("taken", count=len(cards), of=CARDS.bouquet)
        room = 290 - look.text.width(words)
        name = look.text.cut(self.scene.speech.name(home), "name", room)
        runs = [(name + " ", "name", look.theme.ink), (words, "text", look.theme.ink_soft)]
        look.text.draw(canvas, runs, (box.x + 50, box.y + (1 if low else 8), 320, 44))
        total = signed(bouquet_score(cards)["total"])
        right = at.MINE.width - 18
        where = (box.x + right - 100, box.y + (0 if low else 6), 100, 48)
        look.text.draw(canvas, total, where, "bid", look.theme.brass_edge, "right")
        for rect in self.places.tiles(home, CARDS.bouquet)[len(cards) :]:
            look.paint.dashed(canvas, rect, look.theme.rule)
        self._draw_tiles(canvas, home)
        if low:
            canvas.fill(look.theme.rule, (box.x + at.MINE.width, box.y + 12, 1, box.height - 24))
        else:
            canvas.fill(look.theme.rule, (box.x + 14, 656, box.width - 28, 1))
        spots, size = spots_of(self.places, home)
        draw_tallies(canvas, look, spots, size, cards, True)

    def _draw_in_columns(self, canvas: pygame.Surface) -> None:
        """Two seats: what is still to be had."""
        look, box = self.look, at.IN_COLUMNS
        look.paint.plate(canvas, box, "zone")
        title = self.scene.speech.words.say("in_columns")
        look.text.draw(
            canvas, title, (box.x + 16, box.y + 6, box.width - 30, 48), "name", look.theme.white
        )
        counts = tally(card for column in self.seen.columns for card in column)
        for number, (name, count) in enumerate(zip((*COLOURS, *SHAPES), counts, strict=True)):
            x, y = box.x + 40 + 138 * (number // 6), 158 + 52 * (number % 6)
            image = chip(look, name, 38) if number < 6 else emblem(look, name, 44, look.theme.cream)
            canvas.blit(image, image.get_rect(center=(x, y)))
            look.text.draw(canvas, str(count), (x + 36, y - 20, 40, 40), "count", look.theme.white)

    def _draw_quiet(self, canvas: pygame.Surface, panel: pygame.Rect) -> None:
        """A preview's place while somebody else chooses."""
        look, turn = self.look, self.seen.turn
        look.paint.plate(canvas, panel, "zone")
        if turn is None or turn == self.home or self.gone is not None:
            return
        words = self.scene.speech.words.say("chooses", name=self.scene.speech.name(turn))
        inside = panel.inflate(-30, -60)
        look.text.paragraph(canvas, words, inside, "text", look.theme.sand, "centre")

    def _draw_last(self, canvas: pygame.Surface, seat: int, card: str) -> None:
        """The last move: a paper diamond on top of its card and a bar below."""
        cards = arranged(self.seen.bouquets[seat])
        rect = self.places.tiles(seat, len(cards))[cards.index(card)]
        ink = self.look.theme.ink if seat == self.home else self.look.theme.table_edge
        x, y = rect.centerx, rect.top
        paper = self.look.theme.white
        for reach, colour in ((8, ink), (6, paper)):
            points = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
            pygame.draw.polygon(canvas, colour, points)
        bar = pygame.Rect(rect.x + 2, rect.bottom - 1, rect.width - 4, 4)
        canvas.fill(ink, bar.inflate(2, 2))
        canvas.fill(paper, bar)
