"""The rules of Gift of Tulips: state, actions and what follows from them.

The state and the festival's ranking lie in `festival.py`, the numbers in `cards.py`, the deck's
opening in `opening.py`, majorities and described positions in `scoring.py`, the random games
of search in `playout.py`. Rulings are numbered as in `help/rulings.md`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.deal import check_keys, first_seat
from game.core.game import Action, Emit, Game, Reason, reason
from game.core.rng import below
from game.core.zones import OPEN, Zone
from game.titles.gift_of_tulips import playout, scoring
from game.titles.gift_of_tulips.cards import BOXES, COLOUR, DATA, PAY
from game.titles.gift_of_tulips.festival import GiftState, add_to_festival, reveal
from game.titles.gift_of_tulips.opening import shuffled

KINDS = {"keep": "keep", "give": "give", "add": "add", "hide": "add"}
"""Each verb's kind; the two actions of a turn are of different kinds (ruling 1)."""


class GiftOfTulips(Game[GiftState]):
    name = "gift_of_tulips"
    players = range(2, 7)
    to_seats = ("give",)
    per_seat = ("secret", "bouquets", "points", "drawn")
    phases = ("start", "act")
    zones = {
        "festival": Zone(pool="tulips"),
        "ranking": OPEN,
        "secret": Zone("owner", pool="tulips"),
        "bouquets": Zone(pool="tulips"),
        "points": OPEN,
        "deck": Zone("nobody", pool="tulips"),
        "removed": Zone("nobody", pool="tulips"),
        "drawn": Zone("owner", pool="tulips"),
        "used": OPEN,
    }
    secrets = {
        "deal": {"cards": "seat"},
        "hide": {"card": "seat"},
    }
    longest = max(seats + 2 * seats * box.turns for seats, box in BOXES.items())
    speed = {"floor": 3_000, "aim": 10_000}

    def pools(self, state: GiftState) -> Mapping[str, Sequence[str]]:
        return {"tulips": BOXES[state.seats].deck}

    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> GiftState:
        check_keys(deal, ("festival", "deck", "first"))
        empty: list[list[str]] = [[] for _ in range(seats)]
        state = GiftState(
            rng, 0, "start", seats, dict(options), {}, [],
            empty, [[] for _ in empty], [0] * seats, [], [], [[] for _ in empty], "",
        )  # fmt: skip
        state.turn = first_seat(deal, seats) if deal else below(state, seats)
        cards = shuffled(state, seats, deal)
        for card in cards[: DATA.festival]:
            state.ranking.append(COLOUR[card])
            state.festival[COLOUR[card]] = [card]
            emit("open", card=card)
        del cards[: DATA.festival]
        for seat in range(seats):
            state.drawn[seat], cards = cards[: DATA.hand], cards[DATA.hand :]
            emit("deal", seat=seat, cards=list(state.drawn[seat]))
        end = 2 * BOXES[seats].turns * seats
        state.deck, state.removed = cards[:end], cards[end:]
        emit("first", seat=state.turn)
        return state

    def legal(self, state: GiftState, seat: int) -> list[Action]:
        if seat != state.turn:
            return []
        if state.phase == "start":
            return [("show", card) for card in dict.fromkeys(state.drawn[seat])]
        actions: list[Action] = []
        if state.used != "keep":
            actions.append(("keep",))
        if state.used != "give":
            actions += [("give", other) for other in range(state.seats) if other != seat]
        if state.used != "add":
            actions += [("add",), ("hide",)]
        return actions

    def apply(self, state: GiftState, seat: int, action: Action, emit: Emit) -> None:
        if state.phase == "start":
            self._show(state, seat, str(action[1]), emit)
            return
        verb = str(action[0])
        card = state.drawn[seat].pop()
        if verb == "keep":
            points = PAY[tuple(state.ranking)].keep[card]
            state.points[seat] += points
            state.bouquets[seat].append(card)
            emit("keep", seat=seat, card=card, points=points)
        elif verb == "give":
            to, points = int(action[1]), PAY[tuple(state.ranking)].give[card]
            state.points[seat] += points
            state.bouquets[to].append(card)
            emit("give", seat=seat, to=to, card=card, points=points)
        elif verb == "add":
            add_to_festival(state, card)
            emit("add", seat=seat, card=card, ranking=list(state.ranking))
        else:
            state.secret[seat].append(card)
            emit("hide", seat=seat, card=card)
        if state.used:
            self._next_turn(state, seat, emit)
        else:
            state.used = KINDS[verb]
            _draw(state, seat)

    def _show(self, state: GiftState, seat: int, card: str, emit: Emit) -> None:
        hand = state.drawn[seat]
        hand.remove(card)
        state.bouquets[seat].append(card)
        emit("show", seat=seat, card=card)
        state.secret[seat] += hand
        emit("hide", seat=seat, card=hand.pop())
        state.turn = (seat + 1) % state.seats
        if not state.drawn[state.turn]:
            state.phase = "act"
            _draw(state, state.turn)

    def _next_turn(self, state: GiftState, seat: int, emit: Emit) -> None:
        state.used = ""
        if state.deck:
            state.turn = (seat + 1) % state.seats
            _draw(state, state.turn)
        else:
            state.turn, state.phase = None, "over"
            reveal(state, emit)
            scoring.tell_majorities(state.ranking, state.bouquets, emit)

    def why(self, state: GiftState, seat: int, action: Action) -> Reason | None:
        refused = super().why(state, seat, action)
        if refused is None or refused.id != "not_possible" or not action:
            return refused
        verb, rest = action[0], action[1:]
        if state.phase == "start":
            if verb == "show" and len(rest) == 1:
                return reason("show_not_held", card=rest[0])
            return reason("show_first") if verb in KINDS else refused
        if verb == "show":
            return reason("show_over")
        if verb == "give" and len(rest) == 1 and state.used != "give":
            return reason("give_self" if rest[0] == seat else "give_nobody", to=rest[0])
        if isinstance(verb, str) and state.used and KINDS.get(verb) == state.used:
            return reason(f"used_{state.used}")
        return refused

    def playout(self, state: GiftState) -> None:
        playout.play_out(self, state)

    def scores(self, state: GiftState) -> list[dict[str, Any]]:
        return scoring.totals(state.ranking, state.bouquets, state.points)

    def winners(self, state: GiftState) -> list[int]:
        return scoring.winners(state.ranking, state.bouquets, state.points)

    def score(self, described: Mapping[str, Any]) -> Any:
        return scoring.score(described)

    def table(self, state: GiftState) -> dict[str, Any]:
        return {
            "festival": {colour: list(cards) for colour, cards in state.festival.items()},
            "ranking": list(state.ranking),
            "secret": [list(cards) for cards in state.secret],
            "bouquets": [list(cards) for cards in state.bouquets],
            "points": list(state.points),
            "deck": len(state.deck) if state.rng is None else list(state.deck),
            "drawn": [list(cards) for cards in state.drawn],
        }


def _draw(state: GiftState, seat: int) -> None:
    """The top card comes to the seat's hand; only the table shows it, the log need not tell."""
    state.drawn[seat].append(state.deck.pop(0))


GAME = GiftOfTulips()
