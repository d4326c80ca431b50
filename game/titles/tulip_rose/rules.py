"""The rules of Tulip & Rose: setup, what is legal, what an action does, the result.

Money and cards move in `rounds.py` (income to bouquets) and `auction.py` (bids to payments); the
cards are in `cards.py`, the points of the end in `scoring.py`, refusals in `refusals.py`. What the
rulebook leaves open is listed, with numbers, in `help/rulings.md`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.game import Action, Emit, Game, Reason
from game.titles.tulip_rose import auction, opening, rounds
from game.titles.tulip_rose.cards import deck_of, orders_of
from game.titles.tulip_rose.described import score_described
from game.titles.tulip_rose.playout import random_game
from game.titles.tulip_rose.refusals import refusal
from game.titles.tulip_rose.scoring import final_scores
from game.titles.tulip_rose.state import ZONES, TulipRoseState, limit


class TulipRose(Game[TulipRoseState]):
    """Outcry auctions over two days; three to six merchants."""

    name = "tulip_rose"
    rules = 1
    players = range(3, 7)
    per_seat = ("merchants", "coins", "loans", "collections", "orders")
    phases = ("discard", "jan", "bouquets", "auction", "hammer", "can")
    options = {"weeds": False, "orders": False, "hidden_money": False}
    tempos = ("turns", "live")
    zones = ZONES
    secrets = {"orders": {"orders": "seat"}}
    longest = 600_000  # 48 bouquets x bids up to all the money there can be x six seats that pass
    speed = {"floor": 1_500, "aim": 5_000}
    """Random games a second that are wanted of `playout`, see `bench`."""

    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> TulipRoseState:
        state = opening.dealt(seats, options, rng, deal, emit)
        rounds.begin_round(state, emit)
        return state

    def actors(self, state: TulipRoseState) -> list[int]:
        if state.phase != "auction":
            return [] if state.turn is None else [state.turn]
        return [
            seat
            for seat in range(state.seats)
            if seat != state.seller
            and (auction.can_pass(state, seat) or auction.lowest_bid(state, seat) <= limit(state, seat))
        ]  # fmt: skip

    def legal(self, state: TulipRoseState, seat: int) -> list[Action]:
        phase = state.phase
        if phase == "auction":
            return _bids(state, seat)
        if state.turn is None or seat != state.turn:
            return []
        actions: list[Action]
        if phase == "bouquets":
            card = state.revealed[0]
            return [("put", card, n) for n in range(1, rounds.bouquets_of(state) + 1)]
        if phase == "hammer":
            return [("sell",), ("keep",)] if auction.can_keep(state) else [("sell",)]
        if phase == "discard":
            actions = [("discard", card) for card in dict.fromkeys(state.revealed)]
            if rounds.total(state) <= rounds.target(state)[1]:
                actions.append(("done",))
            return actions
        if phase == "jan":
            return [*(("keep", card) for card in rounds.jans_choices(state)), ("skip",)]
        return [("hold",), ("cash",)]

    def is_legal(self, state: TulipRoseState, seat: int, action: Action) -> bool:
        if state.phase != "auction":
            return seat == state.turn and action in self.legal(state, seat)
        if seat == state.seller or not 0 <= seat < state.seats:
            return False
        if action == ("pass",):
            return auction.can_pass(state, seat)
        if len(action) != 2 or action[0] != "bid" or type(action[1]) is not int:
            return False
        return auction.lowest_bid(state, seat) <= action[1] <= limit(state, seat)

    def why(self, state: TulipRoseState, seat: int, action: Action) -> Reason | None:
        return None if self.is_legal(state, seat, action) else refusal(state, seat, action)

    def apply(self, state: TulipRoseState, seat: int, action: Action, emit: Emit) -> None:
        match action:
            case ("bid", int(amount)):
                auction.bid(state, seat, amount, emit)
            case ("pass",):
                auction.pass_by(state, seat, emit)
            case ("put", str(card), int(number)):
                rounds.put(state, card, number, emit)
                if not state.revealed:
                    auction.open_auction(state, emit)
            case ("sell",):
                auction.sell(state, emit)
            case ("keep",):
                auction.keep(state, emit)
            case ("discard", str(card)):
                rounds.discard(state, card, emit)
            case ("done",):
                rounds.done(state, emit)
            case ("keep", str(card)):
                rounds.keep_flower(state, card, emit)
            case ("skip",):
                rounds.skip_flower(state, emit)
            case ("hold",):
                auction.hold(state, emit)
            case ("cash",):
                auction.cash(state, emit)

    def scores(self, state: TulipRoseState) -> list[dict[str, Any]]:
        return final_scores(state)

    def winners(self, state: TulipRoseState) -> list[int]:
        """Most points, then most coins, then shared."""
        ranks = [
            (score["total"], coins)
            for score, coins in zip(self.scores(state), state.coins, strict=True)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def pools(self, state: TulipRoseState) -> Mapping[str, Sequence[str]]:
        return {
            "cards": deck_of(state.seats, state.options["weeds"]),
            "orders": orders_of(state.seats) if state.options["orders"] else (),
        }

    def playout(self, state: TulipRoseState) -> None:
        """A random game in large steps, see `playout.py`."""
        random_game(state)

    def score(self, described: Mapping[str, Any]) -> dict[str, Any]:
        return score_described(described)

    def table(self, state: TulipRoseState) -> dict[str, Any]:
        is_view = state.rng is None
        standing = None if state.high is None else {"seat": state.high, "bid": state.bid}
        return {
            "day": state.day,
            "seller": state.seller,
            "merchants": list(state.merchants),
            "coins": list(state.coins),
            "loans": list(state.loans),
            "collections": [dict(held) for held in state.collections],
            "revealed": list(state.revealed),
            "bouquets": [list(bouquet) for bouquet in state.bouquets],
            "standing": standing,
            "passed": sorted(state.passed),
            "minimum": state.minimum,
            "deck": len(state.deck) if is_view else state.deck[::-1],
            "discards": [*state.discards, *state.waiting],
            "orders": [list(held) for held in state.orders] if state.options["orders"] else [],
        }


def _bids(state: TulipRoseState, seat: int) -> list[Action]:
    """Every bid from the lowest to the seat's limit, then `pass` where it may."""
    if seat == state.seller or not 0 <= seat < state.seats:
        return []
    most = limit(state, seat)
    actions: list[Action] = [("bid", n) for n in range(auction.lowest_bid(state, seat), most + 1)]
    if auction.can_pass(state, seat):
        actions.append(("pass",))
    return actions


GAME = TulipRose()
