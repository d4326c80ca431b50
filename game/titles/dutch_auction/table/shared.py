"""Two or three people at one screen: a pad and a key each, hands face down, peeks while held."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.dutch_auction.payment import most
from game.titles.dutch_auction.table import places, reckoning
from game.titles.dutch_auction.table.slap import Slap
from game.ui.held import Held
from game.ui.look import Look
from game.ui.pad_keys import PadKeys, chosen
from game.ui.pad_keys import cap as sign
from game.ui.theme import Role, card_role
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.titles.dutch_auction.table.clock import LiveClock

PADS = PadKeys(
    ("pads.take", "pads.peek"),
    ((pygame.K_a, pygame.K_q), (pygame.K_l, pygame.K_o), (pygame.K_g, pygame.K_t)),
)
CAP, WORD = card_role("fira-600", 32), Role("fira-600", 38, 44)


class SharedZones:
    """What people have in front of them on a shared screen."""

    def __init__(self, scene: LiveClock) -> None:
        self.scene = scene
        keys = chosen(PADS, scene.app.settings.pads, scene.match.game.name)
        self.take_keys = [take for take, _ in keys]
        self.peek_keys = [peek for _, peek in keys]

    def _numbered(self) -> list[tuple[int, int, pygame.Rect]]:
        zones = self.scene.table.fronts
        return [(i, seat, zones[seat]) for i, seat in enumerate(self.scene.humans) if seat in zones]

    def pads(self) -> list[Slap]:
        """A take pad for each person, its key on it."""
        pads: list[Slap] = []
        for number, seat, zone in self._numbered():
            if zone.width < 600:
                place = pygame.Rect(zone.right - 138, zone.y + 54, 126, 126)
            else:
                place = pygame.Rect(zone.right - 172, zone.y + 14, 156, 162)
            pads.append(Pad(place, f"take {seat}", seat, self.scene, (self.take_keys[number],)))
        return pads

    def peeks(self) -> list[Widget]:
        """A button for each person that shows the own cards while it is held."""
        peeks: list[Widget] = []
        for _number, seat, zone in self._numbered():
            if zone.width < 600:
                place = pygame.Rect(zone.x + 152, zone.y + 52, 112, 74)
            else:
                place = pygame.Rect(zone.x + 240, zone.y + 52, 198, 74)
            peeks.append(Peek(place, seat, self.scene))
        return peeks

    def peek_key(self, event: pygame.event.Event) -> bool:
        """A peek by its key, while it is held; whether it was one."""
        for number, seat, _zone in self._numbered():
            if event.key == self.peek_keys[number] and len(self.scene.humans) > 1:
                if event.type == pygame.KEYDOWN:
                    self.scene.peek(seat)
                else:
                    self.scene.look_away(seat)
                return True
        return False

    def key_map(self) -> list[tuple[str, str]]:
        """Everybody's keys and what they do, for the keyboard page."""
        say, count = self.scene.say, len(self.scene.humans)
        return [
            (", ".join(map(sign, keys[:count])), say(does))
            for keys, does in (
                (self.take_keys, "key.pads.does"),
                (self.peek_keys, "key.peeks.does"),
            )
        ]

    # drawing

    def draw_how(self, surface: pygame.Surface) -> None:
        """Each person's key, and how to look at one's own hand."""
        scene, place = self.scene, places.RIGHT
        look, theme = scene.look, scene.look.theme
        title = (place.x + 18, place.y + 4, 290, 50)
        look.text.draw(surface, scene.say("take.how"), title, "name", theme.cream)
        y = place.y + 56
        for number, seat, _zone in self._numbered():
            cap(surface, look, pygame.Rect(place.x + 18, y, 54, 50), self.take_keys[number])
            name = scene.speech.name(seat)
            words = scene.say("take.how_pad", name=name)
            if look.text.width(words, "text") > 236:
                words = name
            look.text.draw(surface, words, (place.x + 84, y, 236, 52), "text", theme.cream)
            y += 64 if len(scene.humans) == 2 else 58
        room = pygame.Rect(place.x + 18, y + 6, 298, place.bottom - y - 12)
        words, line = scene.say("take.hands"), 34
        if len(look.text.wrap(words, "text", room.width)) * line > room.height + 4:
            words, line = scene.say("take.hands_short"), 29
        look.text.paragraph(surface, words, room, "text", theme.sand, line=line)

    def draw_peek(self, surface: pygame.Surface, seat: int) -> None:
        """The peeking person's hand, starting card, and what the lot is worth to them."""
        scene = self.scene
        look, theme, zone = scene.look, scene.look.theme, scene.table.fronts[seat]
        seen = scene.match.shown(seat)
        seats, hand = scene.table.seats, seen.hands[seat]
        room = pygame.Rect(zone.x + 16, zone.y + 134, 236, 50)
        seats.hand(surface, hand, places.spread(len(hand), room, (40, 50), 8))
        pad = next(take.rect for take in scene.takes if take.seat == seat)
        packet = pygame.Rect(0, 0, 90, 124)
        packet.center = pad.center
        kept, seats.seen = seats.seen, seen
        seats.start(surface, seat, packet)
        seats.seen = kept
        worth = f"{scene.say('table.worth')} +{reckoning.lot_gain(seen, seat)}"
        box = (zone.x + 18, zone.y + 70, 134, 38)
        look.text.draw(surface, worth, box, "strong", theme.ink)
        able = scene.say("table.able", count=most(tuple(hand)))
        right = pygame.Rect(zone.x + 190, zone.y + 8, pad.left - zone.x - 208, 40)
        if zone.width < 600:
            right.width = zone.width - 206
        look.text.draw(surface, able, right, "text", theme.ink, "right")


def cap(surface: pygame.Surface, look: Look, rect: pygame.Rect, key: int) -> None:
    """A key's cap with its letter."""
    look.paint.plate(surface, rect, "plain")
    look.text.draw(surface, sign(key), rect, CAP, look.theme.ink, "centre")


class Pad(Slap):
    """One person's place to take, with the key that does the same."""

    def relabel(self) -> None:
        scene = self.scene
        self.label = scene.say("take.key", name=scene.speech.name(self.seat))

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        if self.scene.peeking == self.seat:
            return
        taken = self.scene.clock.has_taken(self.seat)
        state = "pressed" if pressed or taken else "normal" if self.enabled else "dimmed"
        down = look.paint.button(surface, self.rect, "delft", state)
        if state == "normal" and not focused:
            look.paint.glow(surface, self.rect, strength=look.motion.breath())
        key = pygame.Rect(0, 0, 54, 50)
        key.midtop = (
            self.rect.centerx,
            self.rect.y + (12 if self.rect.height < 150 else 20) + down,
        )
        cap(surface, look, key, self.keys[0])
        words = pygame.Rect(self.rect.x + 6, key.bottom + 6, self.rect.width - 12, 0)
        words.height = self.rect.bottom - words.y - 8 + down
        colour = look.theme.ink_dim if state == "dimmed" else look.theme.white
        said = self.scene.say("take.pad_taken" if taken else "take.pad")
        role = look.text.fitting(said, [WORD, "button", "strong"], words.width)
        look.text.draw(surface, said, words, role, colour, "centre")
        if taken:
            at = (key.right + 8, key.y + 4)
            look.paint.disc(surface, at, 38, look.theme.plus, look.theme.white, 2)
            tick = look.pictures.icon("check", 24, look.theme.white)
            surface.blit(tick, tick.get_rect(center=at))


class Peek(Held, Button):
    """Shows one's own cards while it is held, by pointer or with Space or Enter."""

    def __init__(self, rect: pygame.Rect, seat: int, scene: LiveClock) -> None:
        once = scene.say("take.peek_once") if rect.width > 150 else ""
        reason = None if scene.may_peek(seat) else once
        label = scene.say("take.peek") if reason is None else scene.say("take.peeked")
        super().__init__(rect, "", label, None, "plain", reason=reason, role="button")
        self.seat = seat
        self.scene = scene

    def why(self, pos: tuple[int, int]) -> str | None:
        return None if self.enabled else self.scene.say("take.peek_why")

    def down(self, pos: tuple[int, int]) -> None:
        self.scene.peek(self.seat)

    def up(self) -> None:
        self.scene.look_away(self.seat)

    def draw(self, surface: pygame.Surface, look: Look, pressed: bool, focused: bool) -> None:
        if self.scene.peeking in (None, self.seat):
            super().draw(surface, look, pressed or self.scene.peeking == self.seat, focused)
