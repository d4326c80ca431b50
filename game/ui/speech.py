"""A match in words: seats become names, cards and actions get their words, events become lines.

Names stand in every line, never "you": the log is shared. What a viewer may not know arrives here
already as None and is said to be hidden.
"""

from collections.abc import Sequence
from typing import Any

from game.core.game import Action, Event, Reason
from game.core.match import Match
from game.core.notation import action_text
from game.words import Words

SEATS = frozenset(
    [
        "seat",
        "to",
        "buyer",
        "seller",
        "winner",
        "leader",
        "owner",
        "other",
        "payer",
        "auctioneer",
        "passed",
    ]
)
"""Values of these names in events and reasons are seats."""


class Speech:
    """The words of one match in one language."""

    def __init__(self, match: Match, words: Words) -> None:
        self.game = match.game
        self.words = words
        self.names = names_of(match, words)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def card(self, card: Any) -> str:
        """A card, or any other word of the rules, in words."""
        if card is None:
            return self.words.say("hidden")
        if isinstance(card, str):
            for key in (f"card.{card}", card):
                if self.words.has(key):
                    return self.words.say(key)
        return str(card)

    def value(self, key: str, value: Any) -> Any:
        """One named value of an event: names for seats, words for cards, lists with commas."""
        if key in SEATS and isinstance(value, int):
            return self.names[value]
        if isinstance(value, list):
            return ", ".join(str(self.value(key, item)) for item in value) or self.words.say("none")
        if isinstance(value, dict) and "seat" in value:
            return " ".join(str(self.value(k, v)) for k, v in value.items())
        if isinstance(value, dict):
            return ", ".join(f"{self.card(k)} {self.value(k, v)}" for k, v in value.items())
        if isinstance(value, str) or value is None:
            return self.card(value)
        if isinstance(value, int) and value < 0:
            return f"−{-value}"
        return value

    def line(self, event: Event) -> str:
        """The log's line of an event (`EVENT.hidden` where a part of it is secret); an event without
        words is told by its id and values."""
        values = {key: self.value(key, value) for key, value in event.values.items()}
        hidden = f"{event.id}.hidden"
        if None in event.values.values() and self.words.has(hidden):
            return self.words.say(hidden, **values)
        if self.words.has(event.id):
            return self.words.say(event.id, **values)
        rest = [str(v) for key, v in values.items() if key != "seat"]
        who = f"{values['seat']}: " if "seat" in values else ""
        return f"{who}{' '.join([event.id, *rest])}"

    def why(self, why: Reason) -> str:
        """A reason as a sentence."""
        values = {key: self.value(key, value) for key, value in why.values.items()}
        return self.words.say(why.id, **values)

    def action(self, action: Action) -> str:
        """An action's label: `action.VERB` with the words behind it, else the notation.

        A verb that is used with and without words has labels of its own: `action.VERB.1`.
        """
        key = f"action.{action[0]}"
        if self.words.has(f"{key}.{len(action) - 1}"):
            key = f"{key}.{len(action) - 1}"
        if not self.words.has(key):
            return action_text(action)
        rest = list(action[1:])
        if action[0] in self.game.to_seats and len(rest) == 1 and isinstance(rest[0], int):
            rest = [self.names[rest[0]]]
        text = self.words.say(key)
        try:
            parts = [self.card(word) for word in rest]
            return text.format(*parts, cards=", ".join(parts))
        except (IndexError, KeyError):  # a label that asks for more words than the action has
            return action_text(action)


def names_of(match: Match, words: Words) -> list[str]:
    """Each seat's name: the match's own, else "Seat 1"."""
    names: Sequence[str] = match.names
    return [
        names[seat]
        if seat < len(names) and names[seat]
        else words.say("seat.name", number=seat + 1)
        for seat in range(match.state.seats)
    ]
