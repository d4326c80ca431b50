"""A person's zone in an outcry that two or three share one screen for: chips with their own keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.titles.tulip_rose.table.faces import ATLAS
from game.titles.tulip_rose.table.pad import Pad
from game.ui.host import MirrorAction
from game.ui.pad_keys import PadKeys, cap, chosen
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.on_block import OnBlock

TOP, ALL_HIGH, GAP = 414, 218, 6
RAISES = ((0, 1), (2, 5))
"""The chips of a zone: which of the pad's raises, and by how much."""
PADS = PadKeys(
    ("pads.1", "pads.2", "pads.3", "pads.4"),
    (
        (pygame.K_a, pygame.K_s, pygame.K_d, pygame.K_f),
        (pygame.K_j, pygame.K_k, pygame.K_l, pygame.K_SEMICOLON),
        (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4),
    ),
)
CAP = 34


def zone_places(count: int) -> list[pygame.Rect]:
    """The zones, one under the other."""
    if not count:
        return []
    high = (ALL_HIGH - GAP * (count - 1)) // count
    return [pygame.Rect(700, TOP + i * (high + GAP), 568, high) for i in range(count)]


class Zone:
    """One person's part of the block."""

    def __init__(
        self, scene: OnBlock, seat: int, number: int, place: pygame.Rect,
        bid: Callable[[int], None], pass_by: Callable[[], None],
    ) -> None:  # fmt: skip
        self.scene, self.seat = scene, seat
        self.keys = chosen(PADS, scene.app.settings.pads, scene.match.game.name)[number]
        self.place = scene.hall.block(place)
        self.pad = Pad(scene, seat, bid, pass_by)
        self.low = place.height < 90
        self.pad.is_low = self.low
        self.pad.shift = (16, 0) if self.low else (10, 5)

    @property
    def emblem(self) -> pygame.Rect:
        """Where the merchant's picture is."""
        high = self.place.height if self.low else 68
        return pygame.Rect(self.place.x + 4, self.place.y, 60, high)

    def refresh(self) -> None:
        self.pad.refresh()

    def widgets(self) -> list[Widget]:
        """+1, +5, Johan's equal, pass: right-aligned, each with its key."""
        offer, words = self.pad.offer, self.scene.words
        keys = self.keys
        count = 4 if offer.is_johan else 3
        wide, pitch = 88, 94
        high = 56 if self.low else 80
        left = self.place.right - 8 - pitch * count + (pitch - wide)
        y = self.place.centery - high // 2
        rects = [pygame.Rect(left + pitch * i, y, wide, high) for i in range(count)]
        chips: list[Button] = []
        for i, (which, by) in enumerate(RAISES):
            amount = offer.raises[which]
            note = (
                f"+{by}"
                if offer.high is not None
                else (words.say("pad.from") if i == 0 else f"+{by - 1}")
            )
            chips.append(self.pad.chip(rects[i], amount, note, (keys[i],)))
        if offer.is_johan:
            chips.append(self.pad.equal(rects[2], (keys[2],)))
        passing = Button(
            rects[-1], "pass", words.say("action.pass"), self.pad.pass_by, "plain",
            reason=self.pad.why(("pass",)), keys=(keys[count - 1],),
        )  # fmt: skip
        passing.picture = self._pass_words(passing)
        chips.append(passing)
        name = self.scene.speech.name(self.seat)
        for chip in chips:
            chip.action = f"{self.seat} {chip.action}"
            chip.label = f"{name}: {chip.label}"
        self.chips = chips
        return list(chips)

    def _pass_words(self, button: Button) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def picture(surface: pygame.Surface, inside: pygame.Rect) -> None:
            look, words = self.scene.look, self.scene.words.say("action.pass")
            role = look.text.fitting(words, ["button", "strong", "medium"], inside.width)
            place = inside.move(0, 6) if not self.low else inside.move(8, 0)
            look.text.draw(surface, words, place, role, button.colour(look), "centre")

        return picture

    def mirror(self) -> list[MirrorAction]:
        """What this person may do, the seat first as in a match file."""
        words, name = self.scene.words, self.scene.speech.name(self.seat)
        found = [
            MirrorAction(f"{self.seat} bid {amount}", f"{name}: {words.say('pad.bid', bid=amount)}")
            for amount in self.pad.offer.mirror_bids()
        ]
        if self.pad.why(("pass",)) is None:
            found.append(MirrorAction(f"{self.seat} pass", f"{name}: {words.say('action.pass')}"))
        return found

    def key_map(self) -> list[tuple[str, str]]:
        name = self.scene.speech.name(self.seat)
        count = 4 if self.pad.offer.is_johan else 3
        keys = " ".join(cap(key) for key in self.keys[:count])
        return [(keys, self.scene.words.say("key.zone", name=name))]

    def draw(self, surface: pygame.Surface) -> None:
        """The paper, who it is, coins, loans; the chips are drawn by the controls."""
        scene, look = self.scene, self.scene.look
        theme, box, offer = look.theme, self.place, self.pad.offer
        look.paint.plate(surface, box, "paper")
        size = 52
        emblem = look.pictures.get(
            ATLAS, f"merchant-{scene.match.state.merchants[self.seat]}", size
        )
        top = box.centery if self.low else box.y + 36
        surface.blit(emblem, emblem.get_rect(midleft=(box.x + 8, top)))
        left = box.x + 70
        room = self.chips[0].rect.x - left - 6
        coin = look.pictures.get("common", "coin", 26)
        if self.low:
            surface.blit(coin, coin.get_rect(midleft=(left, box.centery)))
            look.text.draw(
                surface, str(offer.coins), (left + 32, box.y, 60, box.height), "coins", theme.ink
            )
            self._loans(
                surface, left + 32 + look.text.width(str(offer.coins), "coins") + 12, box.centery
            )
            return
        name = scene.speech.name(self.seat)
        role = look.text.fitting(name, ["name", "strong", "medium"], room)
        look.text.draw(surface, name, (left, box.y + 4, room, 34), role, theme.ink)
        surface.blit(coin, (left, box.y + 41))
        look.text.draw(
            surface, str(offer.coins), (left + 32, box.y + 36, room - 32, 36), "coins", theme.ink
        )
        self._loans(surface, box.x + 10, box.y + 86)

    def _loans(self, surface: pygame.Surface, x: int, y: int) -> None:
        """The loans that may still be taken, and what one is."""
        look, theme = self.scene.look, self.scene.look.theme
        loan = look.pictures.get("common", "loan", 28)
        room = self.chips[0].rect.x - 10 - x
        step = min(33, max(9, room - 29)) if self.low else 33
        for _ in range(self.pad.offer.loans_left if not self.low or room >= 29 else 0):
            surface.blit(loan, loan.get_rect(midleft=(x, y)))
            x += step
        if self.pad.offer.loans_left and not self.low:
            words = self.scene.words.say("pad.loan")
            look.text.draw(
                surface, words, (x, y - 17, self.chips[0].rect.x - x - 2, 34), "text", theme.ink
            )

    def draw_caps(self, surface: pygame.Surface) -> None:
        """The key caps, over the chips."""
        look, theme = self.scene.look, self.scene.look.theme
        for key, chip in zip(self.keys, self.chips, strict=False):
            size = CAP if not self.low else 30
            place = pygame.Rect(chip.rect.x - 6, chip.rect.y - 7, size, size)
            look.paint.plate(surface, place, "cap")
            look.text.draw(surface, cap(key), place, "strong", theme.ink, "centre")
