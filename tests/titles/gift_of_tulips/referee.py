"""Gift of Tulips written a second time, as plainly as the rulebook puts it: tables of counts.

Only for the tests: `Referee` follows the events of a match and does all sums itself.
"""

from typing import Any

GIVE = [3, 2, 1, 0]
KEEP = [0, 0, 1, 2]
PAYS = {
    2: [[15], [10], [5]],
    3: [[15, 10], [10, 7], [5, 3]],
    5: [[15, 10, 5], [10, 7, 4], [5, 3, 1]],
}
PAYS[4], PAYS[6] = PAYS[3], PAYS[5]


class Referee:
    """What lies where, by colour and value, and what everybody has scored."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sums: dict[str, int] = {}
        self.order: list[str] = []
        self.count = [dict[str, int]() for _ in range(seats)]
        self.worth = [dict[str, int]() for _ in range(seats)]
        self.points = [0] * seats

    def rank(self, colour: str) -> int:
        return self.order.index(colour) if colour in self.order else 3

    def opened(self, card: str) -> None:
        colour, value = card[:-1], int(card[-1])
        self.sums[colour] = self.sums.get(colour, 0) + value
        if colour in self.order:
            self.order.remove(colour)
        behind = [other for other in self.order if self.sums[other] <= self.sums[colour]]
        place = self.order.index(behind[0]) if behind else len(self.order)
        self.order.insert(place, colour)

    def received(self, seat: int, card: str) -> None:
        colour, value = card[:-1], int(card[-1])
        self.count[seat][colour] = self.count[seat].get(colour, 0) + 1
        self.worth[seat][colour] = self.worth[seat].get(colour, 0) + value

    def follow(self, kind: str, told: dict[str, Any]) -> None:
        if kind == "open":  # the higher ranks first, told in that order
            self.order.append(told["card"][:-1])
            self.sums[told["card"][:-1]] = int(told["card"][-1])
        elif kind in ("add", "reveal"):
            self.opened(told["card"])
        elif kind == "show":
            self.received(told["seat"], told["card"])
        elif kind == "keep":
            self.points[told["seat"]] += KEEP[self.rank(told["card"][:-1])]
            self.received(told["seat"], told["card"])
        elif kind == "give":
            rank = self.rank(told["card"][:-1])
            self.points[told["seat"]] += GIVE[rank] + int(told["card"][-1])
            self.received(told["to"], told["card"])

    def majorities(self) -> list[int]:
        gained = [0] * self.seats
        for colour, pays in zip(self.order, PAYS[self.seats], strict=False):
            in_line = [s for s in range(self.seats) if self.count[s].get(colour)]
            for points in pays:
                if not in_line:
                    break
                most = max(self.count[s][colour] for s in in_line)
                leading = [s for s in in_line if self.count[s][colour] == most]
                best = max(self.worth[s][colour] for s in leading)
                leading = [s for s in leading if self.worth[s][colour] == best]
                for seat in leading:
                    gained[seat] += points
                    in_line.remove(seat)
        return gained
