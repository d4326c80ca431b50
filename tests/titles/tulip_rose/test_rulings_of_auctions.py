"""Rulings 7 to 10, on what the rulebook leaves open: bids, loans, the hammer, whose turn it is."""

import pytest

from game.core.match import Match
from game.titles.tulip_rose.rules import GAME
from tests.titles.tulip_rose.positions import (
    auction,
    dealt,
    may,
    play,
    put_all,
    told,
    why,
)

FOUR = ("engel", "johan", "helena", "peter")
SIX = ("florist", "johan", "helena", "peter", "engel", "jan")


def two_lots() -> Match:
    """Four seats; the first of two bouquets is on sale from 14, so that no income comes between."""
    return auction(FOUR, numbers=(1, 1, 1, 1, 1, 2))


# 7. Bids


def test_7_bids_are_strictly_higher_and_a_high_bidder_may_raise_himself() -> None:
    match = auction(FOUR)
    play(match, "2 bid 21")
    assert why(match, 3, "bid 21").id == "bid_low" and why(match, 3, "bid 20").id == "bid_low"
    assert may(match, 2)[0] == "bid 22"
    play(match, "2 bid 22")
    assert (match.state.high, match.state.bid) == (2, 22)


def test_7_the_seller_never_bids() -> None:
    match = auction(FOUR)
    assert may(match, 0) == [] and 0 not in match.actors()
    assert why(match, 0, "bid 25").id == "seller_bids"
    assert why(match, 0, "pass").id == "seller_bids"


def test_7_johan_equals_anothers_bid_and_leads() -> None:
    match = auction(FOUR)
    play(match, "2 bid 21")
    assert may(match, 1)[0] == "bid 21"
    assert told(play(match, "1 bid 21")) == ["bid_equal"]
    assert (match.state.high, match.state.bid) == (1, 21)
    assert why(match, 2, "bid 21").id == "bid_low" and may(match, 2)[0] == "bid 22"


def test_7_not_as_the_opening_bid_and_not_against_himself() -> None:
    match = auction(FOUR)
    assert may(match, 1)[0] == "bid 20" and why(match, 1, "bid 19").id == "bid_minimum"
    play(match, "1 bid 20")
    assert may(match, 1)[0] == "bid 21"
    assert why(match, 1, "bid 20").id == "bid_own"


def test_7_if_nobody_goes_higher_johan_has_it() -> None:
    match = two_lots()
    play(match, "2 bid 21", "1 bid 21", "2 pass", "3 pass", "0 sell")
    assert match.state.collections[1] == {
        "rose": 2,
        "tulip": 1,
        "gerbera": 1,
        "lily": 1,
    }
    assert match.state.coins == [27 + 21, 29 - 21, 29, 28]


# 8. Money


def test_8_the_highest_bid_is_coins_and_the_loans_that_are_left() -> None:
    match = auction(FOUR)
    assert may(match, 2)[-2:] == ["bid 69", "pass"]
    assert why(match, 2, "bid 70").values == {"limit": 69, "coins": 29, "loans": 0}
    match.state.loans = [0, 1, 2, 0]
    assert may(match, 1)[-2] == "bid 49" and may(match, 2)[-2] == "bid 29"


@pytest.mark.parametrize(
    ("price", "coins", "loans"),
    [(29, 0, 0), (30, 19, 1), (49, 0, 1), (50, 19, 2), (69, 0, 2)],
)
def test_8_as_few_loans_as_the_payment_needs(price: int, coins: int, loans: int) -> None:
    match = two_lots()
    play(match, "1 pass", f"2 bid {price}", "3 pass", "1 pass")
    events = play(match, "0 sell")
    assert match.state.coins[2] == coins and match.state.loans == [0, 0, loans, 0]
    taken = [event.values for event in events if event.id == "loan"]
    assert taken == ([{"seat": 2, "count": loans, "coins": 20 * loans}] if loans else [])


def test_8_a_bid_alone_takes_no_loan() -> None:
    match = two_lots()
    play(match, "2 bid 60", "3 bid 61")
    assert match.state.loans == [0] * 4 and match.state.coins == [27, 29, 29, 28]


def test_8_a_seller_may_borrow_to_keep() -> None:
    match = two_lots()
    play(match, "2 bid 69", "3 pass", "1 pass", "0 keep")  # half is 35
    assert match.state.coins == [27 + 20 - 35, 29, 29 + 35, 28] and match.state.loans == [
        1,
        0,
        0,
        0,
    ]


def test_8_a_seller_who_cannot_pay_the_half_must_sell() -> None:
    match = auction(FOUR)
    match.state.loans[0] = 2
    match.state.coins[0] = 34
    play(match, "2 bid 69", "3 pass", "1 pass")
    assert match.state.phase == "hammer" and may(match, 0) == ["sell"]
    assert why(match, 0, "keep").values == {"price": 35, "limit": 34}
    match.state.coins[0] = 35
    assert may(match, 0) == ["sell", "keep"]


def test_8_a_seat_that_cannot_reach_the_minimum_may_only_pass() -> None:
    match = auction(FOUR)
    match.state.loans[2], match.state.coins[2] = 2, 0
    assert may(match, 2) == ["pass"] and match.actors() == [1, 2, 3]


# 9. The hammer


@pytest.mark.parametrize(("price", "half"), [(14, 7), (15, 8), (21, 11)])
def test_9_keeping_costs_half_rounded_up(price: int, half: int) -> None:
    match = two_lots()
    play(match, f"2 bid {price}", "3 pass", "1 pass", "0 keep")
    assert match.state.coins == [27 - half, 29, 29 + half, 28]
    assert match.state.collections[0] == {"rose": 2, "tulip": 1, "gerbera": 1, "lily": 1}


def test_9_without_a_bid_the_seller_takes_it_free_weeds_too() -> None:
    deck = ["weed", "weed", "network15", "lily", "lily", "orchid"]
    match = auction(deck=deck, numbers=(1, 1, 2, 2, 2, 2), weeds=True)
    coins = match.state.coins[:]
    assert told(play(match, "1 pass", "2 pass")) == ["pass", "no_bid", "offer"]
    assert match.state.collections[0] == {"weed": 2} and match.state.coins == coins


# 10. The order of an auction


def test_10_left_of_the_seller_is_asked_first() -> None:
    match = dealt(("johan", "helena", "engel", "peter"))
    put_all(match)
    assert match.state.seller == 2 and match.state.turn == 3


def test_10_after_a_bid_the_next_clockwise_from_the_bidder() -> None:
    match = auction(FOUR)
    play(match, "3 bid 20")  # out of turn: 0 is the seller, so 1
    assert match.state.turn == 1
    play(match, "1 bid 21")
    assert match.state.turn == 2
    play(match, "1 bid 22")  # raises himself, out of turn
    assert match.state.turn == 2
    play(match, "2 bid 23")
    assert match.state.turn == 3


def test_10_who_passed_is_skipped() -> None:
    match = auction(("engel", "johan", "helena", "peter", "jan"), ["lily"] * 4)
    assert match.state.seller == 4 and match.state.turn == 0
    play(match, "1 pass", "2 bid 20")  # a pass before the bid is forgotten
    assert match.state.turn == 3 and match.state.passed == []
    play(match, "0 pass")
    assert match.state.turn == 3, "who is asked stays asked when another passes"
    play(match, "3 pass")
    assert match.state.turn == 1, "0 has passed, 2 leads, 4 sells"


def test_10_it_ends_when_all_but_seller_and_high_bidder_have_passed() -> None:
    match = auction(FOUR)
    play(match, "3 pass", "1 pass")
    assert match.state.phase == "auction" and match.state.turn == 2
    play(match, "2 bid 20", "1 pass")
    assert match.state.phase == "auction" and match.state.turn == 3
    play(match, "3 pass")
    assert match.state.phase == "hammer" and match.state.turn == 0


def test_10_a_new_bid_opens_the_auction_to_all_again() -> None:
    match = auction(FOUR)
    play(match, "1 pass", "2 pass", "3 bid 20")
    assert match.state.passed == [] and match.state.turn == 1
    assert may(match, 1)[-1] == "pass" and may(match, 2)[-1] == "pass"


def test_10_high_bidder_and_passed_may_still_bid_but_not_pass() -> None:
    match = auction(FOUR)
    play(match, "2 bid 20", "1 pass")
    assert match.actors() == [1, 2, 3]
    assert may(match, 1)[0] == "bid 20" and "pass" not in may(match, 1)  # Johan
    assert may(match, 2)[0] == "bid 21" and "pass" not in may(match, 2)
    assert why(match, 2, "pass").id == "pass_high" and why(match, 1, "pass").id == "pass_again"
    play(match, "1 bid 20")
    assert match.state.high == 1 and match.state.turn == 2


def test_10_others_may_pass_when_they_are_not_asked() -> None:
    match = auction(FOUR)
    assert match.state.turn == 1 and may(match, 3)[-1] == "pass"
    play(match, "3 pass")
    assert match.state.turn == 1 and GAME.table(match.state)["passed"] == [3]


def test_10_actors_are_all_with_a_legal_action() -> None:
    match = auction(FOUR)
    play(match, "2 bid 69")
    assert match.actors() == [1, 3], "the high bidder has no florin left to raise with"
    play(match, "3 pass")
    assert match.actors() == [1], "3 has 68 at most"
    assert may(match, 1) == ["bid 69", "pass"], "Johan can equal it"
