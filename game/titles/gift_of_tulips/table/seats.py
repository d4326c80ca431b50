"""A seat's panel: name, points, and per colour how many tulips, which ones, their sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.gift_of_tulips.cards import COLOURS, VALUE
from game.titles.gift_of_tulips.table.faces import chip, colours_of, draw_edges, head, slip
from game.titles.gift_of_tulips.table.places import Place
from game.titles.gift_of_tulips.table.signs import SUM, line
from game.ui.flow import people
from game.ui.theme import Role

if TYPE_CHECKING:
    from game.titles.gift_of_tulips.festival import GiftState
    from game.ui.match_scene import MatchScene

COUNT = Role("fira-600", 32, 36)
COUNT_NARROW = Role("fira-600", 28, 32)
SLIP = (30, 44)


class Seats:
    """Draws the panels; what can be pressed lies over them (`acting.py`)."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.look = scene.look
        self.people = people(scene.match)

    def draw(
        self, surface: pygame.Surface, seen: GiftState, place: Place, mine: bool, gives: bool
    ) -> None:
        """One seat; `mine` is paper. `gives`: a button stands where else the foot is."""
        acts = seen.turn == place.seat
        kind = "mine" if mine else "zone-act" if acts else "zone"
        self.look.paint.plate(surface, place.zone, kind)
        self._draw_head(surface, seen, place, mine)
        piles = colours_of(seen.bouquets[place.seat])
        for number, colour in enumerate(COLOURS):
            self._draw_colour(surface, place, number, piles[colour], mine)
        if mine or not gives:
            self._draw_foot(surface, seen, place, mine)

    def _draw_head(
        self, surface: pygame.Surface, seen: GiftState, place: Place, mine: bool
    ) -> None:
        look, theme, zone = self.look, self.look.theme, place.zone
        ink = theme.ink if mine else theme.sand
        icon = look.pictures.icon("person" if place.seat in self.people else "bot", 26, ink)
        surface.blit(icon, icon.get_rect(center=(zone.x + 24, 472)))
        points = str(seen.points[place.seat])
        wide = look.text.width(points, "coins") + 4
        colour = theme.brass_dark if mine else theme.brass_light
        box = (zone.right - 16 - wide, 452, wide, 42)
        look.text.draw(surface, points, box, "coins", colour, "right")
        name = self.scene.speech.name(place.seat)
        room = zone.width - 44 - 16 - wide - 10
        role = look.text.fitting(name, ["name", "strong", "medium"], room)
        look.text.draw(
            surface, name, (zone.x + 43, 452, room, 42), role, theme.ink if mine else theme.white
        )

    def _draw_colour(
        self, surface: pygame.Surface, place: Place, number: int, cards: list[str], mine: bool
    ) -> None:
        look, theme, narrow = self.look, self.look.theme, place.is_narrow
        column, colour = place.column(number), COLOURS[number]
        count = str(len(cards))
        role, gap = (COUNT_NARROW, 1) if narrow else (COUNT, 4)
        wide = look.text.width(count, role)
        size = min(38, int((place.zone.width - 16) / 4) - wide - gap - 3)
        left = column.centerx - (size + gap + wide) // 2
        tulip = head(look, colour, size)
        surface.blit(tulip, tulip.get_rect(midleft=(left, 517)))
        mark = chip(look, colour, 19 if size > 30 else 16)
        surface.blit(mark, mark.get_rect(center=(left + (2 if size > 30 else 4), 505)))
        ink = theme.ink if mine else theme.white
        look.text.draw(surface, count, (left + size + gap, 498, wide + 2, 38), role, ink)
        draw_edges(surface, look, column, cards)
        total = sum(VALUE[card] for card in cards)
        soft = theme.ink_soft if mine else theme.sand_old
        box = column.inflate(12, 0)
        box.y, box.height = 608, 32
        line(surface, look, f"{SUM}{total}" if total else "·", box, "text", soft, "centre")

    def _draw_foot(
        self, surface: pygame.Surface, seen: GiftState, place: Place, mine: bool
    ) -> None:
        """How many tulips, and what the viewer knows to be hidden by this seat."""
        look, theme, zone = self.look, self.look.theme, place.zone
        rule = theme.rule if mine else theme.felt_line
        surface.fill(rule, (zone.x + 14, 649, zone.width - 28, 1))
        count = len(seen.bouquets[place.seat])
        words = self.scene.speech.words.say("tulips", count=count)
        hidden = [card for card in seen.secret[place.seat] if card is not None]
        foot = pygame.Rect(zone.x + 14, 654, zone.width - 28, 50)
        ink = theme.ink if mine else theme.white
        if not hidden:
            look.text.draw(surface, words, foot, "medium", ink, "centre")
            return
        left = foot.x
        if not place.is_narrow:
            wide = min(look.text.width(words, "medium"), foot.width // 2)
            look.text.draw(surface, words, (*foot.topleft, wide + 2, foot.height), "medium", ink)
            left += wide + 14
        self._draw_hidden(surface, hidden, foot, left)

    def _draw_hidden(
        self, surface: pygame.Surface, hidden: list[str], foot: pygame.Rect, left: int
    ) -> None:
        """The hidden cards of the viewer's own: small, behind a struck eye."""
        look, theme = self.look, self.look.theme
        icon = look.pictures.icon("eye-off", 26, theme.ink_soft)
        surface.blit(icon, icon.get_rect(midleft=(left, foot.centery)))
        left += 32
        room = foot.right - left - SLIP[0]
        pitch = min(SLIP[0] + 3, room / max(1, len(hidden) - 1))
        for number, card in enumerate(hidden):
            place = (round(left + pitch * number), foot.centery - SLIP[1] // 2)
            surface.blit(slip(look, card, SLIP), place)
