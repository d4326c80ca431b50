"""Actions as text: words and whole numbers, one space between them (`bid 9`, `put rose 2`)."""

import re

from game.core.game import Action

_WORD = re.compile(r"[a-z][a-z0-9-]*|0|-?[1-9][0-9]{0,15}")


def action_text(action: Action) -> str:
    """`("bid", 9)` as `bid 9`."""
    return " ".join(map(str, action))


def parse_action(text: str) -> Action:
    """`bid 9` as `("bid", 9)`; ValueError where the text is not in this form to the letter."""
    words = text.split(" ")
    for word in words:
        if not _WORD.fullmatch(word):
            raise ValueError(text)
    return tuple(int(word) if word.lstrip("-").isdigit() else word for word in words)


def move_text(seat: int, action: Action) -> str:
    """A move as match files write it: `2 bid 9`."""
    return f"{seat} {action_text(action)}"


def parse_move(text: str) -> tuple[int, Action]:
    """`2 bid 9` as `(2, ("bid", 9))`; ValueError where the text is not in this form."""
    seat, _, words = text.partition(" ")
    if not re.fullmatch(r"0|[1-9][0-9]?", seat):
        raise ValueError(text)
    return int(seat), parse_action(words)
