"""Words for people: message ids with named values become sentences here and nowhere else.

Each game has a gettext catalogue of its own (domain: the game's name), everything else is in the
domains `common` (the screens) and `core` (files, reasons, the command line). An id that a catalogue
lacks is shown as it stands, so that a new game is playable before it has texts. The catalogues are
`assets/words/LANGUAGE/LC_MESSAGES/DOMAIN.po`, compiled to `.mo` beside them by
`python assets/compile_words.py`.
"""

import gettext
from functools import cache
from pathlib import Path
from typing import Any

from game.core.game import Message

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "words"


@cache
def _catalogue(domain: str, language: str) -> gettext.NullTranslations:
    languages = [language, "en"] if language != "en" else ["en"]
    return gettext.translation(domain, FOLDER, languages, fallback=True)


def _only_number(text: str, values: dict[str, Any]) -> int | None:
    numbers = [v for k, v in values.items() if type(v) is int and f"{{{k}}}" in text]
    return numbers[0] if len(numbers) == 1 else None


class Words:
    """The words of one language for one game (and what is common to all)."""

    def __init__(self, game: str = "common", language: str = "en") -> None:
        self.game = game
        self.language = language

    def has(self, key: str) -> bool:
        """Whether this id has words."""
        return self._raw(key) != key

    def say(self, key: str, /, **values: Any) -> str:
        """The sentence of an id: the game's own, else the common one, else the id itself.

        A value `count` chooses between singular and plural, else the only number that it says.
        """
        text = self._raw(key, values.get("count"))
        if "count" not in values:
            text = self._raw(key, _only_number(text, values))
        values = {k: self.tell(v) if isinstance(v, Message) else v for k, v in values.items()}
        try:
            return text.format(**values)
        except (KeyError, IndexError):  # a translation that asks for a value that nobody gave
            return text

    def tell(self, message: Message) -> str:
        """The sentence of a message (an event, a reason)."""
        return self.say(message.id, **message.values)

    def _raw(self, key: str, count: Any = None) -> str:
        for domain in (self.game, "common", "core"):
            catalogue = _catalogue(domain, self.language)
            if isinstance(count, int):
                text = catalogue.ngettext(key, key + "#many", count)
                if text not in (key, key + "#many"):
                    return text
            text = catalogue.gettext(key)
            if text != key:
                return text
        return key
