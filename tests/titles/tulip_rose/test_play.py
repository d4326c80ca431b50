"""Files, perft and the golden transcript of Tulip & Rose; the same match everywhere."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.game import BadFile
from game.core.match import Match, load
from game.titles import find
from game.titles.tulip_rose.rules import GAME
from tests.match_files import (
    check_refused_or_a_match,
    check_resume,
    perft,
    random_match,
    same_output,
)
from tests.titles.tulip_rose.positions import ENGEL_JOHAN_HELENA, TWENTY, dealt
from tests.titles.tulip_rose.transcript import transcript

HERE = Path(__file__).parent
BY_HAND = ("08-watering-can", "12-discard-below-and-go-on", "16-six-seats", "17-whole-match")
ALL = dict.fromkeys(GAME.options, True)


def by_hand(name: str) -> Any:
    return json.loads((HERE / "matches" / f"{name}.json").read_text("utf-8"))


def test_resume_of_a_random_match() -> None:
    check_resume(random_match(GAME, 3, 6, ALL).save(), 29)


def test_a_stored_match_still_gives_its_result() -> None:
    """If this fails, cards or rules have changed: raise `TulipRose.rules`."""
    data = json.loads((HERE / "stored.json").read_text("utf-8"))
    match = load(data, find)
    assert (match.scores(), match.winners()) == (data["scores"], data["winners"])


def test_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(BadFile) as caught:
        load(by_hand("01-opening") | {"rules": GAME.rules + 1}, find)
    assert caught.value.message.id == "file.rules"


def test_the_transcript_is_the_approved_one() -> None:
    assert transcript() == (HERE / "transcript.txt").read_text("utf-8")


# Deals


@pytest.mark.parametrize(
    ("deal", "options", "key", "field"),
    [
        ({"first": 0}, {}, "deal.key", "deal.first"),
        ({"merchants": ["florist"]}, {}, "deal.card", "deal.merchants"),
        ({"merchants": ["jan", "jan"]}, {}, "deal.card", "deal.merchants"),
        ({"merchants": ["jan"] * 4}, {}, "deal.seat", "deal.merchants[3]"),
        ({"merchants": "jan"}, {}, "file.type", "deal.merchants"),
        ({"merchants": [1]}, {}, "file.type", "deal.merchants"),
        ({"deck": ["weed"]}, {}, "deal.card", "deal.deck"),
        ({"deck": ["well"]}, {}, "deal.card", "deal.deck"),
        ({"deck": ["hibiscus"]}, {}, "deal.card", "deal.deck"),
        ({"deck": ["cow", "cow"]}, {}, "deal.card", "deal.deck"),
        ({"deck": {"rose": 1}}, {}, "file.type", "deal.deck"),
        ({"orders": []}, {}, "deal.option", "deal.orders"),
        ({"orders": [[], [], [], []]}, ALL, "deal.seat", "deal.orders[3]"),
        ({"orders": [["2 rose 3 tulip"]]}, ALL, "deal.card", "deal.orders"),
        ({"orders": [["2 hibiscus 2 rose"]]}, ALL, "deal.card", "deal.orders"),
        ({"orders": [["2 lily 1 rose"], ["2 lily 1 rose"]]}, ALL, "deal.card", "deal.orders"),
        ({"orders": [["2 lily 1 rose"] * 4]}, ALL, "deal.many", "deal.orders[0]"),
        ({"orders": [[3]]}, ALL, "file.type", "deal.orders[0]"),
        ({"orders": ["2 lily 1 rose"]}, ALL, "file.type", "deal.orders[0]"),
    ],
)
def test_bad_deals(deal: Any, options: dict[str, bool], key: str, field: str) -> None:
    with pytest.raises(BadFile) as caught:
        Match.start(GAME, 3, 1, options, deal)
    assert (caught.value.message.id, caught.value.message.values["field"]) == (key, field)


def test_named_cards_come_first_and_the_seed_draws_the_rest() -> None:
    deal = {"merchants": ["johan"], "deck": list(TWENTY), "orders": [[], ["2 lily 1 rose"]]}
    first, second = (Match.start(GAME, 3, seed, ALL, deal).state for seed in (1, 2))
    for state in (first, second):
        assert state.merchants[0] == "johan" and state.revealed[:6] == list(TWENTY)
        assert state.orders[1][0] == "2 lily 1 rose" and len(state.orders[1]) == 3
    assert first.deck != second.deck
    cards = [sorted(state.deck + state.revealed + state.waiting) for state in (first, second)]
    assert cards[0] == cards[1]


def test_without_a_deal_the_lowest_priority_sells_first() -> None:
    for seed in range(8):
        match = Match.start(GAME, 4, seed)
        order = ["jan", "engel", "peter", "helena", "johan"]
        assert match.state.seller == min(
            range(4), key=lambda seat: order.index(match.state.merchants[seat])
        )


# Fuzz

DAMAGE = st.sampled_from(
    [None, True, -1, 0, 3, 2**60, 1.5, "", "x", "0 bid 8", "1 pass", "0 put rose 1", [], ["rose"],
     [["rose"]], {}, {"first": 9}, "2 put can 2", "1 cash"]
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(BY_HAND), st.data(), DAMAGE)
def test_a_damaged_file_is_refused_or_still_a_match(name: str, data: Any, damage: Any) -> None:
    file = by_hand(name)
    places: list[tuple[Any, Any]] = [(file, key) for key in file]
    places += [(file["deal"], key) for key in file["deal"]]
    places += [(cards, 0) for cards in file["deal"].values() if isinstance(cards, list)]
    places += [(file["actions"], i) for i in range(len(file["actions"]))]
    places += [(file["options"], key) for key in file.get("options", {})]
    place, key = data.draw(st.sampled_from(places))
    if data.draw(st.booleans()):
        del place[key]
    else:
        place[key] = damage
    check_refused_or_a_match(file)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["seats", "collection", "coins", "loans", "orders", "merchant", "deck"]),
        st.sampled_from(
            [3, 4, 5, 6, -1, True, None, "engel", [], ["1 rose"], {}, {"rose": 3}, {"cow": 2}, "x"]
        ),
    )
)
def test_any_described_position_is_scored_or_refused(described: dict[str, Any]) -> None:
    try:
        score = GAME.score(described)
    except BadFile:
        return
    assert score["total"] == sum(
        value for key, value in score.items() if isinstance(value, int) and key != "total"
    )


# Perft


def test_perft_against_counting_by_hand() -> None:
    """Five cards into three bouquets, then the first bids of those who have 29 + 40 florins."""
    match = dealt(ENGEL_JOHAN_HELENA, ["network15", "lily", "lily", "rose"])  # 8 5 5 2
    assert [perft(GAME, match.state, depth) for depth in range(5)] == [1, 3, 9, 27, 81]
    for _ in range(4):
        match.play(0, ("put", match.state.revealed[0], 1))  # the minimum is 20
    assert perft(GAME, match.state, 1) == 50 + 1
    # After bid p by Johan, seat 2 has p + 1 to 69 and a pass; after a pass 20 to 69 and a pass.
    assert perft(GAME, match.state, 2) == sum(69 - p + 1 for p in range(20, 70)) + 51


@pytest.mark.parametrize(
    ("seats", "seed", "depth", "count"),
    [(3, 1, 4, 1072), (4, 2, 4, 881), (6, 3, 4, 445)],
)
def test_perft_at_fixed_seeds(seats: int, seed: int, depth: int, count: int) -> None:
    """Counted once; they change only with the rules or the deal of a seed."""
    assert perft(GAME, Match.start(GAME, seats, seed, ALL).state, depth) == count


# Everywhere the same

SCRIPT = """
from game.ai.bots import play_out
from game.core.match import Match
from tests.match_files import random_match
from tests.titles.tulip_rose.test_play import ALL, GAME
match = Match.start(GAME, 4, 4, ALL, players=["normal", "easy", "normal", "random"])
whole = random_match(GAME, 3, 6, ALL)
print(whole.text(), play_out(match).text(), match.scores(), GAME.table(match.state))
"""


def test_the_hash_seed_changes_nothing() -> None:
    assert "assignment" in same_output(SCRIPT)
