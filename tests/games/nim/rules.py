"""Nim, the fifth game: rules alone, to test that nothing else is needed. Whoever takes last wins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.deal import check_keys
from game.core.game import Action, Emit, Game, State
from game.core.rng import below
from game.core.zones import OPEN


@dataclass(slots=True)
class NimState(State):
    heaps: list[int]
    last: int


class Nim(Game[NimState]):
    name = "nim"
    players = range(2, 5)
    phases = ("take",)
    options = {"large": False}
    zones = {"heaps": OPEN, "last": OPEN}
    longest = 60

    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> NimState:
        check_keys(deal, ())
        state = NimState(rng, 0, "take", seats, dict(options), [], 0)
        state.heaps = [1 + below(state, 9 if options["large"] else 4) for _ in range(4)]
        emit("heaps", heaps=list(state.heaps))
        return state

    def legal(self, state: NimState, seat: int) -> list[Action]:
        if seat != state.turn:
            return []
        return [("take", h, n) for h, heap in enumerate(state.heaps) for n in range(1, heap + 1)]

    def apply(self, state: NimState, seat: int, action: Action, emit: Emit) -> None:
        _, heap, count = action
        assert isinstance(heap, int) and isinstance(count, int)
        state.heaps[heap] -= count
        emit("take", seat=seat, heap=heap, count=count)
        state.last = seat
        state.turn = (seat + 1) % state.seats
        if not any(state.heaps):
            state.turn, state.phase = None, "over"

    def scores(self, state: NimState) -> list[dict[str, Any]]:
        return [{"total": int(seat == state.last)} for seat in range(state.seats)]

    def table(self, state: NimState) -> dict[str, Any]:
        return {"heaps": list(state.heaps)}


GAME = Nim()
