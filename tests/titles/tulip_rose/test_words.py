"""Every id that the rules tell has English words, and the words ask for no more than they are given."""

import re

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.zones import redact
from game.titles.tulip_rose.cards import CARDS, merchants_of, orders_of
from game.titles.tulip_rose.rules import GAME
from game.ui.speech import Speech
from game.words import FOLDER, Words
from tests.titles.tulip_rose.test_laws import polled_move

WORDS = Words("tulip_rose")
TOLD = {
    "merchants", "orders", "round", "income", "well", "reveal", "reshuffle", "exhausted",
    "over_target", "discard", "done", "keep_flower", "skip_flower", "nothing_to_sell", "put",
    "offer", "bid", "bid_equal", "pass", "no_bid", "hammer", "sell", "keep", "loan", "hold",
    "cash", "end",
}  # fmt: skip
RARE = {"reshuffle", "exhausted", "nothing_to_sell"}


def test_events() -> None:
    seen = set()
    for seats in (3, 4, 6, 6):
        for seed in range(5):
            match, rng = Match.start(GAME, seats, seed, {"orders": True}), Rng(seed)
            while not match.is_over:
                polled_move(match, rng)
            for event in (event for events in match.events for event in events):
                seen.add(event.id)
                assert WORDS.has(event.id), event.id
                assert "{" not in WORDS.tell(event), event
    assert seen >= TOLD - RARE and seen <= TOLD
    assert all(WORDS.has(key) for key in RARE)


def test_fixed_words() -> None:
    keys = ["title", "tagline", "minutes"]
    keys += [f"phase.{phase}" for phase in GAME.phases]
    keys += [f"option.{option}{end}" for option in GAME.options for end in ("", ".note")]
    keys += [f"card.{name}" for name in (*CARDS, *merchants_of(6), *orders_of(6))]
    match = Match.start(GAME, 3, 1)
    keys += [f"zone.{key}" for key in GAME.table(match.state)]
    keys += [f"item.{key}" for key in GAME.scores(match.state)[0] if key != "assignment"]
    assert [key for key in keys if not WORDS.has(key)] == []


@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ("discard", ["Rose"]), ("done", []), ("skip", []), ("put", ["Rose", 2]), ("bid", [9]),
        ("pass", []), ("sell", []), ("keep", []), ("keep.1", ["Rose"]), ("hold", []), ("cash", []),
    ],
)  # fmt: skip
def test_actions(verb: str, words: list[str | int]) -> None:
    key = f"action.{verb}"
    assert WORDS.has(key)
    label = WORDS.say(key).format(*words)
    assert all(str(word) in label for word in words) and "{" not in label


def test_files() -> None:
    for key in ("deal.option", "score.merchant", "score.order"):
        assert WORDS.has(key)


PICTURED = ("help.2", "help.8")
"""Texts about the coin that is drawn on a card."""


def test_money_is_florins_as_in_the_rulebook() -> None:
    source = (FOLDER / "en" / "LC_MESSAGES" / "tulip_rose.po").read_text(encoding="utf-8")
    found = [
        entry.split('"')[1]
        for entry in source.split("\n\n")
        if entry.startswith("msgid") and re.search(r"(?<!\{)\bcoins?\b(?!\})", entry, re.IGNORECASE)
        and re.search(r'^msgstr.*(?<!\{)\bcoins?\b(?!\})', entry, re.IGNORECASE | re.MULTILINE)
    ]  # fmt: skip
    assert found == list(PICTURED)


def test_one_florin_is_one() -> None:
    tell = WORDS.say
    parts = {"seat": "Ada", "merchant": 2, "flowers": 0, "can": 0}
    assert tell("income", coins=1, **parts) == "Ada receives 1 florin."
    assert tell("income", coins=2, **parts) == "Ada receives 2 florins."
    assert tell("offer", minimum=1, cards="Weed") == "From 1 florin: Weed."
    assert "1 florin," in tell("bid_high", limit=1)


def test_secret_orders_are_dealt_face_down_in_the_log() -> None:
    match = Match.start(GAME, 6, 3, {"orders": True}, names=[*"ABCDEF"])
    event = next(event for event in match.events[0] if event.id == "orders")
    seat = event.values["seat"]
    speech = Speech(match, WORDS)
    other = redact(GAME, event, (seat + 1) % 6)
    assert speech.line(other) == f"{match.names[seat]} receives special orders, face down."
    assert "face down" not in speech.line(redact(GAME, event, seat))
