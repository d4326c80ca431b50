"""Sharing out the revealed cards into trays, before anything is played. No pictures here.

Cards are numbered as they were revealed, so that equal ones stay apart. What was already put
(after an undo, or in a match that was left half-way) keeps its tray.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Action


class Arrangement:
    """Which card lies in which tray. Card `i` is `cards[i]`; trays hold card numbers."""

    def __init__(self, fixed: Sequence[Sequence[str]], revealed: Sequence[str]) -> None:
        self.cards = [card for tray in fixed for card in tray] + list(revealed)
        self.fixed = sum(len(tray) for tray in fixed)
        """So many of the first cards were put before and stay where they are."""
        self.trays: list[list[int]] = []
        number = 0
        for tray in fixed:
            self.trays.append(list(range(number, number + len(tray))))
            number += len(tray)

    @property
    def unplaced(self) -> list[int]:
        """The cards that lie in no tray."""
        placed = {card for tray in self.trays for card in tray}
        return [card for card in range(len(self.cards)) if card not in placed]

    def tray_of(self, card: int) -> int | None:
        """The tray in which a card lies."""
        return next((i for i, tray in enumerate(self.trays) if card in tray), None)

    def place(self, card: int, tray: int) -> None:
        """Lays a card into a tray, from wherever it is."""
        self.take_back(card)
        if card >= self.fixed:
            self.trays[tray].append(card)

    def take_back(self, card: int) -> None:
        """Takes a card out of its tray."""
        at = self.tray_of(card)
        if at is not None and card >= self.fixed:
            self.trays[at].remove(card)

    def clear(self) -> None:
        """Takes all cards out that may be taken."""
        for tray in self.trays:
            tray[:] = [card for card in tray if card < self.fixed]

    def can_move(self, tray: int, by: int) -> bool:
        """Whether a tray can change places with its neighbour."""
        return not self.fixed and 0 <= tray + by < len(self.trays)

    def move(self, tray: int, by: int) -> None:
        """Sells a tray earlier or later."""
        trays = self.trays
        trays[tray], trays[tray + by] = trays[tray + by], trays[tray]

    def names(self, tray: int) -> list[str]:
        """The cards in a tray."""
        return [self.cards[card] for card in self.trays[tray]]

    def actions(self) -> list[Action]:
        """The rules' actions for this arrangement, in the order in which the rules ask for them."""
        found: list[Action] = []
        for card in range(self.fixed, len(self.cards)):
            tray = self.tray_of(card)
            assert tray is not None
            found.append(("put", self.cards[card], tray + 1))
        return found
