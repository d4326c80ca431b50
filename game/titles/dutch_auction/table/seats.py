"""The zones of the seats: at the sides, in front for whoever looks, and for people side by side.

Everybody's ten cash cards stand in the same order, spent ones struck through, so that what is left
is read at a glance; what of it lies in the hand is not told apart for others.
"""

from collections.abc import Collection, Sequence
from typing import Any

import pygame

from game.titles.dutch_auction.cards import COLOURS, LIST
from game.titles.dutch_auction.payment import most
from game.titles.dutch_auction.scoring import tally
from game.titles.dutch_auction.table import faces, places
from game.titles.dutch_auction.table.faces import ATLAS
from game.ui import shapes
from game.ui.look import Look
from game.ui.speech import Speech

GREEN = (0x1E, 0x5A, 0x36)


class Seats:
    """Draws what lies before the seats of one view."""

    def __init__(self, look: Look, speech: Speech, humans: Collection[int]) -> None:
        self.look = look
        self.speech = speech
        self.humans = humans
        self.seen: Any = None
        """The view that is drawn."""
        self.empty: dict[int, pygame.Rect] = {}
        """Where "no flowers yet" is written for each seat; the table says."""

    # what is counted

    def flowers(self, seat: int) -> list[int]:
        """Flowers per colour, the starting card's too where it is known."""
        return tally(self.seen.starts[seat], self.seen.won[seat])

    def cash_left(self, seat: int) -> int:
        return len(LIST.cash) - len(self.seen.spent[seat])

    # at the sides

    def side(self, surface: pygame.Surface, seat: int, zone: pygame.Rect, status: str) -> None:
        """A zone at the side; `status` is a word such as "sealed"."""
        acts = seat == self.seen.auctioneer
        self.look.paint.plate(surface, zone, "zone-act" if acts else "zone")
        if zone.height > places.HALF:
            self._tall(surface, seat, zone, status)
        else:
            self._half(surface, seat, zone, status)

    def _tall(self, surface: pygame.Surface, seat: int, zone: pygame.Rect, status: str) -> None:
        look, theme = self.look, self.look.theme
        gavel = seat == self.seen.auctioneer
        self._name(surface, seat, pygame.Rect(zone.x + 11, zone.y, 190, 52), theme.cream)
        right = zone.right - (64 if gavel else 14)
        if status:
            box = (right - 110, zone.y, 110, 52)
            look.text.draw(surface, status, box, "medium", theme.brass_light, "right")
        if gavel:
            self.gavel(surface, (zone.right - 31, zone.y + 24), 44)
        self._tally(surface, seat, (zone.x + 30, zone.y + 70), 32, 76, theme.white)
        self._cards(surface, seat, self.side_cards(seat, zone), theme.sand)
        left = self.speech.words.say("table.cash_left", count=self.cash_left(seat))
        label = (zone.x + 14, zone.y + 210, 150, 34)
        look.text.draw(surface, self.speech.words.say("table.cash"), label, "text", theme.sand)
        box = (zone.right - 154, zone.y + 210, 140, 34)
        look.text.draw(surface, left, box, "text", theme.sand, "right")
        self.cash_strip(surface, seat, pygame.Rect(zone.x + 14, zone.y + 250, 302, 44), False)

    def _half(self, surface: pygame.Surface, seat: int, zone: pygame.Rect, status: str) -> None:
        look, theme = self.look, self.look.theme
        self._name(surface, seat, pygame.Rect(zone.x + 11, zone.y, 128, 52), theme.cream)
        self._tally(surface, seat, (zone.x + 154, zone.y + 26), 22, 44, theme.white, 26)
        cards = self.side_cards(seat, zone)
        self._cards(surface, seat, cards, theme.sand)
        if seat == self.seen.auctioneer:
            self.gavel(surface, (zone.right - 32, zone.y + 76), 38)
        if status:
            right = zone.right - (60 if seat == self.seen.auctioneer else 14)
            box = pygame.Rect(right - 92, zone.y + 58, 92, 34)
            if not cards or cards[-1].right < box.x:
                look.text.draw(surface, status, box, "medium", theme.brass_light, "right")
        self.cash_strip(surface, seat, pygame.Rect(zone.x + 12, zone.y + 112, 306, 32), False)

    def side_cards(self, seat: int, zone: pygame.Rect) -> list[pygame.Rect]:
        """Where the seat's bought cards lie in a zone at the side."""
        count = len(self.seen.won[seat])
        if zone.height > places.HALF:
            room = pygame.Rect(zone.x + 14, zone.y + 96, 302, 110)
            return places.spread(count, room, (76, 110), 7)
        room = pygame.Rect(zone.x + 12, zone.y + 46, 252, 60)
        return places.spread(count, room, (42, 60), 6)

    # in front

    def front(self, surface: pygame.Surface, seat: int, zone: pygame.Rect) -> None:
        """The whole front for one seat: hand, tally, cash, starting card, what it bought."""
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, zone, "mine")
        self._name(surface, seat, pygame.Rect(zone.x + 16, zone.y + 4, 240, 50), theme.ink)
        hand = self.seen.hands[seat]
        left = zone.x + 300
        if None not in hand:
            key = "table.able" if hand else "table.no_cash"
            able = self.speech.words.say(key, count=most(tuple(hand)))
            box = (zone.x + 246, zone.y + 6, 210, 46)
            left = look.text.draw(surface, able, box, "strong", theme.ink, "right").left
        if seat == self.seen.auctioneer:
            self.gavel(surface, (left - 26, zone.y + 26), 40)
        surface.fill(theme.rule, (486, zone.y + 14, 2, zone.height - 28))
        self.hand(surface, hand, places.hand(len(hand)))
        self._tally(surface, seat, (518, zone.y + 30), 28, 66, theme.ink)
        label = (zone.x + 690, zone.y + 12, 138, 38)
        look.text.draw(
            surface, self.speech.words.say("table.cash"), label, "text", theme.ink_soft, "right"
        )
        self.cash_strip(surface, seat, pygame.Rect(850, zone.y + 12, 398, 37), True)
        self.start(surface, seat, pygame.Rect(504, zone.y + 56, 90, 124))
        self._cards(surface, seat, self.front_cards(seat), theme.ink_soft)

    def front_cards(self, seat: int) -> list[pygame.Rect]:
        """Where the bought cards of the seat in front lie."""
        room = pygame.Rect(612, 576, 640, 124)
        return places.spread(len(self.seen.won[seat]), room, (88, 124), 6)

    def hand(
        self, surface: pygame.Surface, cards: Sequence[str | None], where: Sequence[pygame.Rect]
    ) -> None:
        """Cash cards in hand, backs where they are hidden."""
        for card, place in zip(cards, where, strict=True):
            if card is None:
                surface.blit(faces.back(self.look, place.size), place)
            else:
                surface.blit(faces.cash(self.look, card, place.size), place)

    def used(
        self, surface: pygame.Surface, where: Sequence[pygame.Rect], used: Collection[int]
    ) -> None:
        """Marks the cards that would be used now: a green frame and a dot."""
        for number in used:
            place = where[number]
            frame = place.inflate(10, 10)
            surface.blit(self._used_frame(frame.size), frame)
            at = (place.right - 16, place.bottom - 14)
            self.look.paint.disc(surface, at, 28, GREEN, self.look.theme.white, 2)
            self.look.paint.disc(surface, at, 10, self.look.theme.white)

    def _used_frame(self, size: tuple[int, int]) -> pygame.Surface:
        return self.look.paint.keep(("dutch used", size), lambda: shapes.frame(size, 9, 4, GREEN))

    def start(self, surface: pygame.Surface, seat: int, place: pygame.Rect) -> None:
        """The starting card: the owner's own with the struck eye, others' face down."""
        name = self.seen.starts[seat]
        if name is None:
            surface.blit(faces.packet_back(self.look, place.size), place)
            return
        surface.blit(faces.card(self.look, name, place.size), place)
        if self.seen.phase == "over":
            return
        at = (place.right - 12, place.y + 10)
        self.look.paint.disc(surface, at, 30, self.look.theme.ink, self.look.theme.white, 1)
        eye = self.look.pictures.icon("eye-off", 22, self.look.theme.white)
        surface.blit(eye, eye.get_rect(center=at))

    # side by side

    def shared(self, surface: pygame.Surface, seat: int, zone: pygame.Rect, hidden: bool) -> None:
        """A person's zone on a shared screen: public things alone; `hidden` leaves room for a peek."""
        look, theme = self.look, self.look.theme
        look.paint.plate(surface, zone, "mine")
        narrow = zone.width < 600
        sells = seat == self.seen.auctioneer
        wide = 106 if narrow and sells else 136
        self._name(surface, seat, pygame.Rect(zone.x + 16, zone.y + 4, wide, 48), theme.ink)
        if sells:
            self._shared_gavel(surface, seat, zone, narrow)
        if hidden:
            return
        flowers = (zone.x + (166 if narrow else 200), zone.y + 28)
        self._tally(surface, seat, flowers, 22 if narrow else 26, 58 if narrow else 62, theme.ink)
        self._cards(surface, seat, self.shared_cards(seat, zone), theme.ink_soft)
        wide = zone.width - 32 - (140 if narrow else 170)
        self.cash_strip(surface, seat, pygame.Rect(zone.x + 16, zone.y + 138, wide, 37), True)

    def _shared_gavel(
        self, surface: pygame.Surface, seat: int, zone: pygame.Rect, narrow: bool
    ) -> None:
        """Behind the name; smaller where that is long."""
        end = zone.x + 47 + self.look.text.width(self.speech.name(seat), "name")
        last = zone.x + (138 if narrow else 170)
        if end + 42 <= last + 12:
            self.gavel(surface, (end + 24, zone.y + 26), 38)
        else:
            self.gavel(surface, (last, zone.y + 27), 30)

    def shared_cards(self, seat: int, zone: pygame.Rect) -> list[pygame.Rect]:
        """Where a person's bought cards lie on a shared screen."""
        narrow = zone.width < 600
        room = pygame.Rect(zone.x + 16, zone.y + 52, 130 if narrow else 210, 72)
        return places.spread(len(self.seen.won[seat]), room, (54, 72), 3)

    # parts

    def gavel(self, surface: pygame.Surface, centre: tuple[int, int], size: int) -> None:
        image = self.look.pictures.get(ATLAS, "gavel", size)
        surface.blit(image, image.get_rect(center=centre))

    def cash_strip(
        self, surface: pygame.Surface, seat: int, room: pygame.Rect, on_paper: bool
    ) -> None:
        """All ten cash cards of a seat, the spent ones struck through."""
        left = list(self.seen.spent[seat])
        for card, place in zip(LIST.cash, places.strip(room, len(LIST.cash)), strict=True):
            if card in left:
                left.remove(card)
                image = faces.spent(self.look, card, place.size, on_paper)
            else:
                image = faces.cash(self.look, card, place.size)
            surface.blit(image, place)

    def _name(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, colour: tuple[int, int, int]
    ) -> None:
        kind = "person" if seat in self.humans else "bot"
        icon = self.look.pictures.icon(kind, 26, colour)
        surface.blit(icon, icon.get_rect(midleft=(box.x, box.centery)))
        place = (box.x + 31, box.y, box.width - 31, box.height)
        name = self.speech.name(seat)
        role = self.look.text.fitting(name, ["name", "strong"], box.width - 31)
        self.look.text.draw(surface, name, place, role, colour)

    def _tally(
        self, surface: pygame.Surface, seat: int, at: tuple[int, int], across: int, pitch: int,
        colour: tuple[int, int, int], size: int = 28,
    ) -> None:  # fmt: skip
        """Flowers per colour: chip and count."""
        x, y = at
        for name, count in zip(COLOURS, self.flowers(seat), strict=True):
            image = faces.chip(self.look, name, across)
            surface.blit(image, image.get_rect(center=(x, y)))
            place = (x + across // 2 + 4, y - 18, pitch - across - 2, 36)
            self.look.text.draw(
                surface, str(count), place, "count" if size > 26 else "strong", colour
            )
            x += pitch

    def _cards(
        self, surface: pygame.Surface, seat: int, where: Sequence[pygame.Rect],
        quiet: tuple[int, int, int],
    ) -> None:  # fmt: skip
        names = self.seen.won[seat]
        if not names:
            self._no_flowers(surface, seat, quiet)
        for name, place in zip(names, where, strict=True):
            surface.blit(faces.card(self.look, name, place.size), place)

    def _no_flowers(self, surface: pygame.Surface, seat: int, quiet: tuple[int, int, int]) -> None:
        place = self.empty.get(seat)
        if place is not None:
            words = self.speech.words.say("table.no_flowers")
            self.look.text.draw(surface, words, place, "text", quiet)
