"""Rulings 1 to 6, on what the rulebook leaves open: what a seller reveals, and asks at least."""

from collections import Counter

import pytest

from game.core.match import Match
from tests.titles.tulip_rose.positions import (
    TWENTY,
    auction,
    dealt,
    may,
    pass_round,
    play,
    put_all,
    told,
    why,
)

FOUR = ("engel", "johan", "helena", "peter")


# 1. Over the target


def test_1_any_revealed_card_may_go_specials_and_weeds_too() -> None:
    deck = ["weed", "can", "rose", "rose", "rose", "orchid", "network15"]  # 24
    match = dealt(deck=deck, weeds=True)
    assert match.state.phase == "discard"
    assert may(match, 0) == [
        "discard weed", "discard can", "discard rose", "discard orchid", "discard network15",
    ]  # fmt: skip


def test_1_of_equal_cards_the_earliest_goes() -> None:
    match = dealt(deck=["rose", "lily", "rose", "orchid", "can"])  # 2 5 2 6 8 = 23
    play(match, "0 discard rose")
    assert match.state.revealed == ["lily", "rose", "orchid", "can"]


def test_1_in_the_window_he_may_stop_or_discard_on() -> None:
    match = dealt(deck=["rose", "lily", "rose", "orchid", "can", "rose", "rose", "gerbera"])
    play(match, "0 discard rose")
    assert may(match, 0)[-1] == "done" and len(may(match, 0)) == 5
    play(match, "0 discard lily", "0 done")  # 16, so on: rose 18, rose 20
    assert match.state.phase == "bouquets"
    assert match.state.revealed == ["rose", "orchid", "can", "rose", "rose"]


def test_1_above_the_top_he_must_discard_more() -> None:
    match = dealt(deck=["lily", "lily", "lily", "anemone", "network15"])  # 19, then 27
    play(match, "0 discard anemone")  # 23
    assert "done" not in may(match, 0)
    assert why(match, 0, "done").id == "done_over"


def test_1_a_weed_that_goes_raises_the_sum() -> None:
    deck = ["weed", "network15", "lily", "lily", "lily"]  # 21
    match = dealt(deck=deck, weeds=True)
    assert match.state.phase == "bouquets"
    match = dealt(
        deck=["weed", "network15", "lily", "lily", "rose", "orchid"], weeds=True
    )  # 18, 24
    play(match, "0 discard lily")  # 19
    play(match, "0 discard weed")  # 21
    assert may(match, 0)[-1] == "done"


def test_1_everything_may_go() -> None:
    match = dealt(deck=["lily", "lily", "lily", "anemone", "network15", *TWENTY])
    play(match, *["0 discard lily"] * 3, "0 discard anemone", "0 discard network15")
    assert may(match, 0) == ["done"]
    play(match, "0 done")
    assert match.state.revealed == list(TWENTY)


# 2. Exactly at the low end


def test_2_at_the_low_end_he_stops() -> None:
    match = dealt(deck=[*TWENTY, "rose"])
    assert match.state.phase == "bouquets" and match.state.revealed == list(TWENTY)
    assert may(match, 0) == ["put rose 1", "put rose 2", "put rose 3"]


# 3. No card left


def emptied(deck: list[str], discards: list[str], waiting: list[str]) -> Match:
    """Over the target with this little left: the rest of the cards lies with seat 2."""
    match = dealt(deck=["lily", "lily", "lily", "anemone", "network15"])
    state = match.state
    wanted = Counter([*deck, *discards, *waiting])
    kept: list[str] = []
    for card in state.deck:
        if wanted[card]:
            wanted[card] -= 1
        else:
            kept.append(card)
    assert not +wanted
    state.collections[2] = dict(Counter(kept))
    state.deck, state.discards, state.waiting = deck[::-1], discards[:], waiting[:]
    return match


def test_3_discards_of_earlier_rounds_are_shuffled_this_rounds_wait() -> None:
    match = emptied(["rose"], ["tulip"] * 6, ["gerbera"])
    play(match, "0 discard network15", "0 discard lily")  # 14
    events = play(match, "0 done")  # rose 16, then of the six tulips two
    assert told(events) == ["done", "reveal", "reshuffle", "reveal", "reveal"]
    assert events[2].values["count"] == 6
    assert match.state.discards == [] and match.state.waiting == ["gerbera", "network15", "lily"]
    assert match.state.deck == ["tulip"] * 4
    assert match.state.revealed == ["lily", "lily", "anemone", "rose", "tulip", "tulip"]
    pass_round(match)  # in the next round they are there: four tulips, then these three
    again = [event.values for event in match.events[-1] if event.id == "reshuffle"]
    assert again == [{"count": 3}] and match.state.waiting == []


def test_3_none_left_he_sells_what_lies_there() -> None:
    match = emptied([], [], ["gerbera"])
    play(match, "0 discard network15", "0 discard lily")
    assert told(play(match, "0 done")) == ["done", "exhausted"]
    assert match.state.phase == "bouquets"
    assert match.state.revealed == ["lily", "lily", "anemone"]


def test_3_if_nothing_lies_there_the_round_ends() -> None:
    match = emptied([], [], [])
    play(match, *["0 discard lily"] * 3, "0 discard anemone", "0 discard network15")
    events = play(match, "0 done")
    assert told(events)[:5] == ["done", "exhausted", "nothing_to_sell", "round", "income"]
    assert match.state.seller == 2 and match.state.phase == "discard"
    assert sorted(match.state.revealed + match.state.deck) == sorted(
        ["lily"] * 3 + ["anemone", "network15"]
    )


def test_3_the_deck_is_not_shuffled_before_a_card_is_needed() -> None:
    match = emptied(["rose", "tulip"], ["tulip"] * 3, [])
    play(match, "0 discard network15", "0 discard lily")  # 14
    play(match, "0 discard anemone")  # 10
    match.state.deck = ["lily", "lily"][::-1]
    assert told(play(match, "0 done")) == ["done", "reveal", "reveal"]
    assert match.state.discards == ["tulip"] * 3 and match.state.deck == []


# 4. The minimum


def test_4_the_minimum_is_the_sum_of_todays_start_values() -> None:
    match = auction(deck=["orchid", "lily", "anemone", "lily"])
    assert match.state.minimum == 20
    assert may(match, 1)[0] == "bid 20" and why(match, 1, "bid 19").id == "bid_minimum"


def test_4_it_is_1_where_the_sum_is_nothing_or_less() -> None:
    deck = ["weed", "weed", "rose", "network15", "cow", "can"]  # -2 -2 2, then 8 6 8
    match = auction(deck=deck, numbers=(1, 1, 1, 2, 2, 2), weeds=True)
    assert match.state.minimum == 1 and may(match, 1)[0] == "bid 1"
    deck = ["weed", "rose", "orchid", "lily", "lily", "anemone"]  # -2 2, then 20
    match = auction(deck=deck, numbers=(1, 1, 2, 2, 2, 2), weeds=True)
    assert match.state.minimum == 1 and may(match, 1)[0] == "bid 1"


def test_4_on_day_2_the_second_value_counts() -> None:
    deck = ["rose"] * 10 + ["tulip"] * 10 + ["gerbera"] * 7 + ["orchid"] * 4
    match = dealt(deck=deck)
    for _ in range(3):
        pass_round(match)
    assert match.state.day == 2 and match.state.revealed == ["orchid"] * 4
    put_all(match, 1, 1, 2, 2)
    assert match.state.minimum == 10


# 5. Jan

JAN = ("helena", "jan", "peter")


def test_5_jan_chooses_among_flowers_of_at_most_3_today() -> None:
    match = dealt(JAN, ["rose", "gerbera", "anemone", "tulip", "lily", "bee"])
    assert match.state.phase == "jan"
    assert may(match, 1) == ["keep rose", "keep gerbera", "keep tulip", "skip"]
    assert why(match, 1, "keep bee").id == "keep_special"
    assert why(match, 1, "keep anemone").id == "keep_dear"


def test_5_on_day_2_an_anemone_starts_at_3() -> None:
    deck = ["rose"] * 10 + ["tulip"] * 11 + ["gerbera"] * 7 + ["anemone"] * 7
    match = dealt(JAN, deck)
    play(match, "1 skip")
    for _ in range(3):
        pass_round(match)
    assert (match.state.day, match.state.phase) == (2, "jan")
    assert may(match, 1) == ["keep anemone", "skip"]


def test_5_the_flower_is_free_and_not_replaced() -> None:
    match = dealt(JAN, ["rose", "gerbera", "anemone", "tulip", "lily", "bee"])
    coins = match.state.coins[:]
    play(match, "1 keep tulip")
    assert match.state.coins == coins and match.state.collections[1] == {"tulip": 1}
    assert match.state.revealed == ["rose", "gerbera", "anemone", "lily", "bee"]
    assert match.state.phase == "bouquets"


def test_5_it_is_optional_and_asked_even_where_no_flower_fits() -> None:
    match = dealt(JAN, ["lily", "lily", "lily", "lily"])
    assert match.state.phase == "jan" and may(match, 1) == ["skip"]
    play(match, "1 skip")
    assert match.state.phase == "bouquets" and match.state.collections[1] == {}


def test_5_only_for_his_own_sale() -> None:
    match = dealt(JAN, ["lily"] * 4 + ["rose"] * 11)
    play(match, "1 skip")
    pass_round(match)
    assert match.state.seller == 2 and match.state.phase == "bouquets"


def test_5_weeds_are_no_flowers() -> None:
    match = dealt(JAN, ["weed", "can", "lily", "lily", "anemone"], weeds=True)
    assert match.state.phase == "jan" and may(match, 1) == ["skip"]
    assert why(match, 1, "keep weed").id == "keep_special"


# 6. Targets

SIX = ("florist", "johan", "helena", "peter", "engel", "jan")


@pytest.mark.parametrize(
    ("merchants", "deck", "count"),
    [
        (FOUR[:3], ["rose"] * 12, 10),  # 20
        (FOUR[:3], ["gerbera"] * 9, 7),  # 21
        (("peter", "johan", "helena"), ["rose"] * 12, 11),  # 22
        (("peter", "johan", "helena"), ["orchid"] * 2 + ["lily", "gerbera", "gerbera"], 5),  # 23
        (SIX, ["gerbera"] * 7, 6),  # 18
        (SIX, ["lily", "lily", "lily", "rose"], 4),  # 17
    ],
)
def test_6_where_sellers_stop(merchants: tuple[str, ...], deck: list[str], count: int) -> None:
    match = dealt(merchants, deck)
    assert len(match.state.revealed) == count
    assert match.state.phase in ("bouquets", "jan")


@pytest.mark.parametrize(
    ("extra", "phase"), [("rose", "bouquets"), ("gerbera", "bouquets"), ("orchid", "discard")]
)
def test_6_peter_with_six_seats_stops_at_19_or_20(extra: str, phase: str) -> None:
    deck = ["gerbera"] * 6 + ["rose"] * 9 + ["lily"] * 3 + [extra] + ["tulip"] * 3
    match = dealt(SIX, deck)
    play(match, "5 skip")
    pass_round(match)  # jan, then engel: 18 in roses
    pass_round(match)
    assert match.state.seller == 3
    expected = ["lily"] * 3 + [extra] + (["tulip"] if extra != "orchid" else [])  # 19, 20, or 21
    assert match.state.revealed == expected and match.state.phase == phase


def test_1_where_no_choice_lands_in_the_target_he_discards_below_it_and_goes_on() -> None:
    match = dealt(FOUR, ["lily", "lily", "lily", "network25", "lily"])  # 15, then 27
    assert may(match, 0) == ["discard lily", "discard network25"]
    play(match, "0 discard network25")
    assert may(match, 0) == ["discard lily", "done"]
    play(match, "0 done")
    assert match.state.revealed == ["lily"] * 4 and match.state.phase == "bouquets"
