"""How a match of Dutch Flower Auction begins: cards in hand, lots, a deal that names some of them."""

from typing import Any

import pytest

from game.core.game import BadFile
from game.core.match import Match
from game.titles.dutch_auction.rules import GAME
from tests.titles.dutch_auction.moves import started
from tests.titles.dutch_auction.positions import CASH


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_five_cards_in_hand_one_start_six_lots_a_seat(seats: int) -> None:
    state = Match.start(GAME, seats, 8).state
    assert all(len(hand) == 5 for hand in state.hands)
    assert all(sorted(h + d) == sorted(CASH) for h, d in zip(state.hands, state.draw, strict=True))
    assert len(set(state.starts)) == seats
    assert len(state.row) == len(set(state.row)) == 6 * seats
    assert state.phase == "clock" and state.turn == state.auctioneer and state.top == 15


def test_ruling_8_first_auctioneer_is_drawn_and_with_a_deal_seat_0() -> None:
    drawn = {Match.start(GAME, 4, seed).state.auctioneer for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    assert started(4, row=["red-4"]).state.auctioneer == 0
    assert started(4, first=3).state.auctioneer == 3


def test_a_deal_names_first_and_the_seed_draws_the_rest() -> None:
    match = started(3, starts=["start-pink-blue"], row=["blue-8", "red-4"], cash=[[], ["8", "x2"]])
    state = match.state
    assert state.starts[0] == "start-pink-blue" and state.row[:2] == ["blue-8", "red-4"]
    assert "8" in state.hands[1] and "x2" in state.hands[1]
    every = started(2, cash=[[], ["8", "7", "1", "x2", "3", "6", "5", "4", "2", "x2"]])
    assert every.state.hands[1] == ["1", "3", "7", "8", "x2"]
    assert every.state.draw[1] == ["6", "5", "4", "2", "x2"]


@pytest.mark.parametrize(
    ("deal", "where"),
    [
        ({"lots": []}, "deal.lots"),
        ({"first": 2}, "deal.first"),
        ({"first": True}, "deal.first"),
        ({"first": "0"}, "deal.first"),
        ({"starts": "start-red-pink"}, "deal.starts"),
        ({"starts": ["start-red-pink"] * 2}, "deal.starts"),
        ({"starts": ["start-red-pink", "start-red-blue", "start-red-yellow"]}, "deal.starts[2]"),
        ({"starts": ["red-4"]}, "deal.starts"),
        ({"row": ["red-7"]}, "deal.row"),
        ({"row": ["red-4", "red-4"]}, "deal.row"),
        ({"row": [4]}, "deal.row"),
        ({"row": {"red-4": 1}}, "deal.row"),
        ({"row": ["start-red-pink"]}, "deal.row"),
        ({"row": [f"{c}-{n}" for c in ("red", "pink", "blue", "yellow") for n in (4, 5, 6, 8)]}, "deal.row"),
        ({"cash": [["9"]]}, "deal.cash[0]"),
        ({"cash": [[], ["x2", "x2", "x2"]]}, "deal.cash[1]"),
        ({"cash": [[1]]}, "deal.cash[0]"),
        ({"cash": [[], [], []]}, "deal.cash[2]"),
        ({"cash": [[*CASH, "1"]]}, "deal.cash[0]"),
        ({"cash": 5}, "deal.cash"),
    ],
)  # fmt: skip
def test_a_deal_that_does_not_fit_is_refused(deal: dict[str, Any], where: str) -> None:
    with pytest.raises(BadFile) as caught:
        started(**deal)
    assert caught.value.message.values["field"] == where
