"""Everything that a person may read has words."""

import re
from pathlib import Path

import pytest

from game.core.match import Match
from game.titles.gift_of_tulips.cards import CARDS, COLOURS
from game.titles.gift_of_tulips.rules import GAME, KINDS
from game.ui.speech import Speech
from game.words import Words
from tests.match_files import random_match

WORDS = Words("gift_of_tulips")
TITLE = Path(__file__).resolve().parents[3] / "game" / "titles" / "gift_of_tulips"


def test_cards_actions_phases_zones_and_items() -> None:
    state = Match.start(GAME, 2, 1).state
    ids = ["title", "tagline", "minutes", "action.show", "item.total"]
    ids += [f"card.{name}" for name in CARDS] + [f"colour.{colour}" for colour in COLOURS]
    ids += [f"action.{verb}" for verb in KINDS] + [f"phase.{phase}" for phase in GAME.phases]
    ids += [f"zone.{key}" for key in GAME.table(state)] + ["item.points", "item.majorities"]
    assert [key for key in ids if not WORDS.has(key)] == []


def test_reasons_and_refused_files() -> None:
    source = "".join(path.read_text("utf-8") for path in TITLE.glob("*.py"))
    ids = set(re.findall(r'(?:reason|BadFile)\(\s*"([a-z_.]+)"', source))
    ids |= {"used_keep", "used_give", "used_add", "give_self", "give_nobody"}
    assert len(ids) > 12
    assert [key for key in sorted(ids) if not WORDS.has(key)] == []


def test_every_event_has_a_line_without_holes() -> None:
    match = random_match(GAME, 4, 3)
    speech = Speech(match, WORDS)
    told = {event.id: event for events in match.events for event in events}
    assert len(told) == 10
    for event in told.values():
        line = speech.line(event)
        assert WORDS.has(event.id) and "{" not in line and "None" not in line


@pytest.mark.parametrize("path", sorted((TITLE / "table").glob("*.py")), ids=lambda p: p.stem)
def test_what_the_table_says_is_in_the_catalogue(path: Path) -> None:
    ids = re.findall(r'say\(\s*"([a-z_.0-9]+)"', path.read_text("utf-8"))
    assert [key for key in ids if not (WORDS.has(key) or _counted(key))] == []


def _counted(key: str) -> bool:
    """Words in singular and plural are found by their count alone."""
    values = dict.fromkeys(("count", "name", "names", "points", "total", "last"), 2)
    return WORDS.say(key, **values) != key


def test_rules_pages() -> None:
    pages = [n for n in range(1, 30) if WORDS.has(f"help.{n}")]
    assert pages == [1, 2, 3, 4, 5, 6, 7]
    assert all(WORDS.has(f"help.{n}.title") for n in pages)
    whole = " ".join(WORDS.say(f"help.{n}") for n in pages)
    for fact in ("15, 10 and 5", "10, 7 and 3", "5, 4 and 1", "72", "96"):
        assert fact in whole
