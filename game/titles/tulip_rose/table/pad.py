"""The pad under the dial: chips, stepper, bid and pass of one person.

The purse bar above it is `purse.py`. It makes widgets for a seat and the bids that the rules allow it; pressing them plays nothing by
itself but calls `bid(amount)` and `pass_by()`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.game import Action
from game.titles.tulip_rose.auction import lowest_bid
from game.titles.tulip_rose.state import LOANS, limit
from game.titles.tulip_rose.table.on_block import BriefButton
from game.titles.tulip_rose.table.purse import draw_purse
from game.ui.host import MirrorAction, NumberField
from game.ui.inputs import Stepper
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.on_block import OnBlock

CHIPS = pygame.Rect(700, 472, 568, 76)
ROW = pygame.Rect(700, 560, 568, 68)
RAISES = (1, 2, 5)
CHIP_KEYS = ((pygame.K_1, pygame.K_KP1), (pygame.K_2, pygame.K_KP2), (pygame.K_3, pygame.K_KP3))
EQUAL_KEYS = (pygame.K_4, pygame.K_KP4, pygame.K_EQUALS)


class Offer:
    """What the rules allow a seat to bid now."""

    def __init__(self, state: Any, seat: int) -> None:
        self.seat = seat
        self.coins: int = state.coins[seat]
        self.loans_left = LOANS - state.loans[seat]
        self.most = limit(state, seat)
        self.lowest = lowest_bid(state, seat)
        self.high: int | None = state.high
        self.standing: int = state.bid
        self.is_johan = state.merchants[seat] == "johan"

    @property
    def raises(self) -> list[int]:
        """The numbers on the chips: over the standing bid, or from the minimum on."""
        if self.high is None:
            return [self.lowest + by - 1 for by in RAISES]
        return [self.standing + by for by in RAISES]

    @property
    def least(self) -> int:
        """The stepper's lowest number: a raise, where one is possible."""
        return min(self.raises[0], self.most)

    def needs_loan(self, amount: int) -> bool:
        return amount > self.coins

    def mirror_bids(self) -> list[int]:
        """The lowest, some more, and the highest, for the mirror."""
        wanted = [self.lowest, *(self.lowest + by for by in RAISES), self.most]
        return sorted({bid for bid in wanted if self.lowest <= bid <= self.most})


class Pad:
    """One person's pad. `amount` is the stepper's number."""

    def __init__(
        self, scene: OnBlock, seat: int, bid: Callable[[int], None], pass_by: Callable[[], None]
    ) -> None:
        self.scene, self.seat = scene, seat
        self.bid, self.pass_by = bid, pass_by
        self.offer = Offer(scene.match.state, seat)
        self.amount = self.offer.least
        self.is_low = False
        """Whether chips have one line only: the bid."""
        self.shift = (0, 0)
        """How far a chip's words make way for its key cap."""
        self.stepper: Stepper | None = None
        self.chosen: Button | None = None

    def refresh(self) -> None:
        """Takes the standing bid anew; the stepper's number goes up with it."""
        self.offer = Offer(self.scene.match.state, self.seat)
        self.amount = min(
            max(self.amount, self.offer.least), max(self.offer.most, self.offer.least)
        )

    def why(self, action: Action) -> str | None:
        """Why an action is not legal, in words; None when it is."""
        match = self.scene.match
        why = match.game.why(match.state, self.seat, action)
        return self.scene.speech.why(why) if why else None

    def widgets(self) -> list[Widget]:
        """Chips, stepper, bid, pass."""
        return [*self._chips(), *self._row()]

    def _chips(self) -> list[Widget]:
        words, offer = self.scene.words, self.offer
        count = 4 if offer.is_johan else 3
        wide = (CHIPS.width - 8 * (count - 1)) // count
        chips: list[Widget] = []
        for number, amount in enumerate(offer.raises):
            place = self.scene.at(CHIPS.x + number * (wide + 8), CHIPS.y, wide, CHIPS.height)
            note = f"+{RAISES[number]}"
            if offer.high is None:
                note = words.say("pad.minimum") if number == 0 else f"+{amount - offer.lowest}"
            chips.append(self.chip(place, amount, note, CHIP_KEYS[number]))
        if offer.is_johan:
            place = self.scene.at(CHIPS.x + 3 * (wide + 8), CHIPS.y, wide, CHIPS.height)
            chips.append(self.equal(place, EQUAL_KEYS))
        return chips

    def chip(self, place: pygame.Rect, amount: int, note: str, keys: tuple[int, ...]) -> Button:
        """A chip that bids the number on it."""
        label = self.scene.words.say("pad.bid", bid=amount)
        return self._button(place, f"bid {amount}", label, amount, note, "delft", keys)

    def equal(self, place: pygame.Rect, keys: tuple[int, ...]) -> Button:
        """Johan's chip: as much as another's standing bid."""
        words, amount = self.scene.words, self.offer.standing
        note, label = words.say("pad.equal"), words.say("pad.equal_bid", bid=amount)
        reason = None
        if self.offer.high is None:
            reason = words.say("pad.no_bid")
        elif self.offer.high == self.seat:
            reason = words.say("pad.own_bid")
        button = self._button(
            place, f"bid {amount}" if not reason else "equal", label, amount, note, "brass", keys
        )
        if reason:
            button.reason = reason
        return button

    def _button(
        self, place: pygame.Rect, action: str, label: str, amount: int, note: str, kind: str,
        keys: tuple[int, ...],
    ) -> Button:  # fmt: skip
        look, loan = self.scene.look, self.offer.needs_loan(amount)
        button = Button(
            place, action, label, lambda: self.bid(amount), kind, keys=keys,
            reason=self.why(("bid", amount)),
        )  # fmt: skip

        def picture(surface: pygame.Surface, inside: pygame.Rect) -> None:
            colour = button.colour(look)
            number = str(amount) if amount else "–"
            if self.is_low and kind == "brass":
                number = f"= {number}"
            right, down = self.shift
            room = inside.width - right
            small = loan and room < 100
            role = look.text.fitting(number, ["bid", "name"], room - (26 if small else 0))
            wide = look.text.width(number, role)
            space = (24 if small else 36) if loan and button.enabled else 0
            left = inside.centerx + right // 2 - (wide + space) // 2
            high = inside.height if self.is_low else inside.height * 4 // 7
            place = (left, inside.y + down, wide + 2, high)
            look.text.draw(surface, number, place, role, colour)
            if space:
                image = look.pictures.get("common", "loan", 22 if small else 30)
                middle = (left + wide + (2 if small else 6), inside.y + down + high // 2)
                surface.blit(image, image.get_rect(midleft=middle))
            if self.is_low:
                return
            low = pygame.Rect(inside.x, inside.y + high - 4, inside.width, inside.height - high + 4)
            said = (
                note
                if look.text.width(note, "medium") <= low.width
                else self.scene.words.say("pad.from")
            )
            look.text.draw(surface, said, low, "medium", colour, "centre")

        button.picture = picture
        return button

    def _row(self) -> list[Widget]:
        scene, words, offer = self.scene, self.scene.words, self.offer
        low, high = self.offer.least, self.offer.most
        self.stepper = Stepper(
            scene.at(ROW.x, ROW.y, 220, ROW.height), "amount", words.say("pad.amount"),
            self.amount, low, max(low, high), self._step,
        )  # fmt: skip
        self.chosen = Button(
            scene.at(928, ROW.y, 188, ROW.height), "choose", "", lambda: self.bid(self.amount),
            "delft",
        )  # fmt: skip
        self.chosen.picture = self._bid_words
        self._name_chosen()
        passing = BriefButton(
            scene.at(1124, ROW.y, 144, ROW.height), "pass", words.say("action.pass"), self.pass_by,
            "plain", reason=self.why(("pass",)), keys=(pygame.K_p,),
        )  # fmt: skip
        leads = offer.high == self.seat
        passing.brief = words.say("pad.you_lead" if leads else "tag.passed")
        return [self.stepper, self.chosen, passing]

    def _bid_words(self, surface: pygame.Surface, inside: pygame.Rect) -> None:
        assert self.chosen is not None
        look, loan = self.scene.look, self.offer.needs_loan(self.amount)
        colour = self.chosen.colour(look)
        words = self.scene.words.say("pad.bid", bid=self.amount)
        room = inside.width - (40 if loan else 0)
        role = look.text.fitting(words, ["button", "strong"], room)
        wide = min(room, look.text.width(words, role))
        left = inside.centerx - (wide + (40 if loan else 0)) // 2
        look.text.draw(surface, words, (left, inside.y, wide + 2, inside.height), role, colour)
        if loan:
            image = look.pictures.get("common", "loan", 30)
            surface.blit(image, image.get_rect(midleft=(left + wide + 8, inside.centery)))

    def _step(self, value: int) -> None:
        self.amount = value
        self._name_chosen()

    def _name_chosen(self) -> None:
        assert self.chosen is not None
        self.chosen.label = self.scene.words.say("pad.bid", bid=self.amount)
        self.chosen.reason = self.why(("bid", self.amount))

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down move the stepper, and Enter then bids; whether the key was used."""
        way = {pygame.K_UP: 1, pygame.K_DOWN: -1}.get(getattr(event, "key", 0), 0)
        if event.type != pygame.KEYDOWN or not way or self.stepper is None:
            return False
        self.stepper.do("amount more" if way > 0 else "amount less")
        self.scene.controls.shows_focus = True
        self.scene.controls.focus(self.chosen)
        return True

    # the mirror

    def mirror(
        self, others: tuple[MirrorAction, ...]
    ) -> tuple[tuple[MirrorAction, ...], NumberField | None]:
        """Bids and a number field for the mirror, before the other actions."""
        words, offer = self.scene.words, self.offer
        bids = tuple(
            MirrorAction(f"bid {amount}", words.say("pad.bid", bid=amount))
            for amount in offer.mirror_bids()
        )
        known = {bid.action for bid in bids} | {"choose"}
        rest = tuple(action for action in others if action.action not in known)
        if offer.lowest > offer.most:
            return rest, None
        return bids + rest, NumberField("bid", offer.lowest, offer.most, words.say("pad.amount"))

    def draw(self, surface: pygame.Surface) -> None:
        """The purse; the rest is drawn by the controls."""
        draw_purse(surface, self.scene, self.offer, self.amount)
