"""The rulebook's sentences, its examples and its questions, one after the other."""

from collections import Counter

import pytest

from game.core.match import Match
from game.titles.tulip_rose.cards import CARDS, deck_of, flowers_of, merchants_of, orders_of
from game.titles.tulip_rose.rules import GAME
from game.titles.tulip_rose.scoring import WEEDS, itemised
from tests.titles.tulip_rose.positions import auction, dealt, may, pass_round, play, put_all

FOUR = ("engel", "johan", "helena", "peter")


# Contents, setup


def test_contents() -> None:
    deck = Counter(deck_of(6, True))
    flowers = sum(flowers_of(6).values())
    assert flowers == 84 and deck.total() - flowers == 25 and len(orders_of(6)) == 15
    assert deck["weed"] == 15
    assert [deck[name] for name in ("fertilizer", "cow", "bee", "can", "well")] == [2, 2, 2, 1, 1]
    assert deck["network15"] + deck["network25"] == 2


@pytest.mark.parametrize(
    ("seats", "gone", "out"),
    [(3, {"hibiscus", "hydrangea", "carnation"}, 11), (4, {"carnation"}, 6), (5, set(), 0)],
)
def test_cards_removed(seats: int, gone: set[str], out: int) -> None:
    deck = Counter(deck_of(seats, True))
    assert set(flowers_of(5)) - set(deck) == gone
    assert 25 - sum(count for name, count in deck.items() if name not in flowers_of(5)) == out
    assert deck["network25"] == (seats >= 4), "in 4+ player games there is another that gives 25"


def test_weeds_are_left_out_for_a_first_game() -> None:
    assert "weed" not in deck_of(5, False) and GAME.options["weeds"] is False
    with_weeds = Counter(deck_of(5, True))
    del with_weeds["weed"]
    assert Counter(deck_of(5, False)) == with_weeds


@pytest.mark.parametrize("seats", GAME.players)
def test_everybody_has_a_merchant_and_25_florins(seats: int) -> None:
    match = Match.start(GAME, seats, 3)
    income = {
        event.values["seat"]: event.values for event in match.events[0] if event.id == "income"
    }
    assert len(income) == seats and len(set(match.state.merchants)) == seats
    assert set(match.state.merchants) <= set(merchants_of(seats))
    for seat, coins in enumerate(match.state.coins):
        assert coins == 25 + income[seat]["merchant"]


# The game in detail


def test_two_days_with_a_round_for_each_lowest_priority_first() -> None:
    match = Match.start(GAME, 5, 8)
    sellers = []
    while not match.is_over:
        if match.state.phase == "discard":
            cards = may(match, match.state.turn)
            match.play(
                match.state.turn, ("done",) if "done" in cards else ("discard", cards[0][8:])
            )
            continue
        if match.state.phase == "jan":
            match.play(match.state.turn, ("skip",))
            continue
        if match.state.phase == "can":
            match.play(match.state.turn, ("hold",))
            continue
        if match.state.phase == "bouquets":
            sellers.append((match.state.day, match.state.merchants[match.state.seller]))
        pass_round(match)
    order = ["jan", "engel", "peter", "helena", "johan"]
    assert sellers == [(1, name) for name in order] + [(2, name) for name in order]


def test_merchants_income() -> None:
    match = dealt(("florist", "johan", "helena", "peter", "engel", "jan"), ["gerbera"] * 7)
    assert match.state.coins == [25 + n for n in (5, 4, 4, 3, 2, 2)]


def test_income_from_flowers_and_special_cards() -> None:
    assert {name for name, card in CARDS.items() if card.income} == {
        "orchid", "lily", "anemone", "can",
    }  # fmt: skip
    assert CARDS["can"].income == 4, "four florins in each round"


@pytest.mark.parametrize(("merchant", "most"), [("engel", 3), ("helena", 4)])
def test_bouquets(merchant: str, most: int) -> None:
    match = dealt((merchant, "johan", "jan"), ["lily"] * 4 + ["gerbera"] * 7)
    play(match, "2 skip")
    pass_round(match)
    assert match.state.seller == 0
    assert len(may(match, 0)) == len(match.state.bouquets) == most


def test_all_cards_go_into_bouquets_in_the_sellers_order() -> None:
    match = dealt()
    put_all(match, 3, 3, 1, 1, 2, 3)
    assert match.state.bouquets == [["tulip", "gerbera"], ["lily"], ["rose", "rose", "orchid"]]


def test_example_two_gerberas_and_a_tulip_start_at_8() -> None:
    match = auction(
        deck=["gerbera", "gerbera", "tulip", "orchid", "orchid"], numbers=(1, 1, 1, 2, 2)
    )
    assert match.state.minimum == 8
    play(match, "1 bid 8", "2 bid 10", "1 pass")
    assert may(match, 0) == ["sell", "keep"]
    sold = match.at(len(match.actions))
    play(sold, "0 sell")
    assert sold.state.coins == [27 + 10, 29, 29 - 10]
    assert sold.state.collections[2] == {"gerbera": 2, "tulip": 1}
    play(match, "0 keep")
    assert match.state.coins == [27 - 5, 29, 29 + 5]
    assert match.state.collections[0] == {"gerbera": 2, "tulip": 1}


def test_no_limit_to_the_number_of_bids() -> None:
    match = auction(FOUR)
    for price in range(20, 60, 2):
        play(match, f"2 bid {price}", f"3 bid {price + 1}")
    assert match.state.bid == 59


def test_a_loan_yields_20_and_costs_30_points() -> None:
    score = itemised(4, {}, 7, 2, [], [])
    assert score["loans"] == -60 and score["total"] == 7 - 60


# Scoring


def test_a_coin_is_a_point() -> None:
    assert itemised(4, {}, 13, 0, [], [])["total"] == 13


def test_only_the_largest_set_of_different_flowers_counts() -> None:
    score = itemised(4, {"rose": 2, "tulip": 2}, 0, 0, [], [])
    assert score["different"] == 4 and score["identical"] == 8


@pytest.mark.parametrize(
    ("count", "points"),
    [
        (1, -5), (2, -11), (3, -18), (4, -26), (5, -35), (6, -45), (7, -56), (8, -68),
        (9, -81), (10, -95), (11, -110), (12, -125), (13, -140), (14, -155), (15, -170),
    ],
)  # fmt: skip
def test_weeds(count: int, points: int) -> None:
    assert itemised(5, {"weed": count}, 0, 0, [], [])["weeds"] == points == WEEDS[count]


def test_weeds_are_no_kind_of_flower_and_no_fodder() -> None:
    score = itemised(5, {"weed": 7, "cow": 1, "rose": 1}, 0, 0, [], [])
    assert score["different"] + score["identical"] + score["cows"] == 10
    assert score["assignment"]["cows"] == {"rose": 1}


def test_a_tie_goes_to_the_most_coins_and_is_shared_else() -> None:
    match = dealt()
    state = match.state
    state.phase, state.turn, state.seller = "over", None, None
    state.merchants = ("johan", "peter", "helena")
    state.collections = [{"rose": 3}, {"tulip": 3}, {"rose": 1}]  # 10, 10, 2
    state.coins = [5, 5, 13]
    assert [score["total"] for score in GAME.scores(state)] == [15, 15, 15]
    assert GAME.winners(state) == [2]
    state.coins = [5, 5, 12]
    assert GAME.winners(state) == [0, 1]


# Special cards


def test_fertilizer_counts_as_two_cards_of_a_flower_one_has() -> None:
    score = itemised(4, {"rose": 3, "fertilizer": 1}, 0, 0, [], [])
    assert score["identical"] == 25 and score["assignment"]["fertilizers"] == ["rose"]
    alone = itemised(4, {"fertilizer": 1}, 0, 0, [], [])
    assert alone["total"] == 0 and alone["assignment"]["fertilizers"] == []


def test_bee_counts_as_a_card_of_any_flower_owned_or_not() -> None:
    score = itemised(4, {"rose": 2, "bee": 1}, 0, 0, [], [])  # 2 kinds: 4 + 5; 3 roses: 1 + 9
    assert score["total"] == 10
    kinds = dict.fromkeys(("rose", "tulip", "lily"), 1)
    score = itemised(4, {**kinds, "bee": 1}, 0, 0, [], [])
    assert score["different"] == 16 and set(score["assignment"]["bees"]) - set(kinds)


def test_cow_eats_up_to_7_flowers_for_10_points_each() -> None:
    score = itemised(4, {"rose": 1, "tulip": 1, "cow": 1}, 0, 0, [], [])
    assert score["cows"] == 20 and score["total"] == 20
    ones = dict.fromkeys(flowers_of(5), 1)
    score = itemised(5, {**ones, "cow": 1}, 0, 0, [], [])
    assert score["cows"] in (0, 70) and score["total"] == max(81 + 9, 70 + 4 + 2)


def test_networks() -> None:
    assert itemised(4, {"network15": 1}, 0, 0, [], [])["networks"] == 15
    assert itemised(4, {"network15": 1, "network25": 1}, 0, 0, [], [])["networks"] == 40


def test_well_every_other_player_pays_a_coin_each_round_if_he_has_one() -> None:
    match = dealt(FOUR)
    match.state.collections[2] = {"well": 1}
    match.state.coins = [0, 0, 0, 0]
    pass_round(match)
    well = [event.values for event in match.events[-1] if event.id == "well"]
    assert well == [{"seat": 2, "payer": [0, 1, 3], "coins": 3}]


# Merchants


def test_engel_takes_a_flower_of_his_choice_from_the_deck_no_special() -> None:
    match = dealt()
    state = match.state
    state.phase, state.turn, state.seller = "over", None, None
    state.collections = [{"rose": 3}, {"rose": 3}, {}]
    state.deck = ["well", "network25", "rose"]
    scores = GAME.scores(state)
    assert scores[0]["assignment"]["engel"] == "rose" and scores[0]["identical"] == 16
    assert scores[1]["assignment"]["engel"] is None and scores[1]["identical"] == 9
    state.deck = ["well", "network25"]
    assert GAME.scores(state)[0]["assignment"]["engel"] is None
    assert state.collections[0] == {"rose": 3}, "collections stay as after the last auction"


# Special orders


@pytest.mark.parametrize(("seats", "each"), [(3, 3), (4, 3), (5, 3), (6, 2)])
def test_orders_are_dealt(seats: int, each: int) -> None:
    match = Match.start(GAME, seats, 2, {"orders": True})
    dealt_orders = [text for held in match.state.orders for text in held]
    assert [len(held) for held in match.state.orders] == [each] * seats
    assert len(set(dealt_orders)) == len(dealt_orders) and set(dealt_orders) <= set(
        orders_of(seats)
    )


def test_each_flower_card_fills_only_one_order() -> None:
    two = ["2 rose 1 tulip", "2 rose 1 lily"]
    held = {"rose": 3, "tulip": 1, "lily": 1}
    assert itemised(4, held, 0, 0, two, [])["orders"] == 15
    assert itemised(4, {**held, "rose": 4}, 0, 0, two, [])["orders"] == 30


# Questions


def test_question_bee_and_fertilizer_do_not_fill_orders() -> None:
    held = {"rose": 2, "tulip": 2, "bee": 2, "fertilizer": 2}
    assert itemised(5, held, 0, 0, ["3 rose 2 tulip"], [])["orders"] == 0


def test_question_one_fertilizer_for_each_kind() -> None:
    score = itemised(5, {"rose": 5, "fertilizer": 2}, 0, 0, [], [])
    assert score["identical"] == 49
    score = itemised(5, {"rose": 5, "tulip": 1, "fertilizer": 2}, 0, 0, [], [])
    assert score["identical"] == 49 + 9


def test_question_nobody_borrows_for_the_well() -> None:
    match = dealt(FOUR)
    match.state.collections[2] = {"well": 1}
    match.state.coins = [0, 0, 0, 0]
    pass_round(match)
    assert match.state.loans == [0] * 4 and min(match.state.coins) >= 0


def test_question_discarding_below_20_is_allowed() -> None:
    match = dealt(deck=["gerbera"] * 3 + ["lily", "anemone", "network15", "rose"])
    play(match, "0 discard network15", "0 done")
    assert match.state.revealed[-1] == "rose"


def test_question_jan_may_not_keep_a_card_above_3() -> None:
    match = dealt(("jan", "johan", "helena"), ["lily"] * 4)
    assert may(match, 0) == ["skip"]


def test_question_without_a_bid_the_seller_keeps_it_free() -> None:
    match = auction(numbers=(1, 1, 1, 1, 1, 2))
    play(match, "1 pass", "2 pass")
    assert match.state.coins == [27, 29, 29] and match.state.collections[0]["rose"] == 2


def test_question_one_may_raise_oneself() -> None:
    match = auction()
    play(match, "2 bid 20", "2 bid 30")
    assert (match.state.high, match.state.bid) == (2, 30)
