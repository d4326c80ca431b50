"""How strong bots are: paired deals, every seat rotation, intervals with the deal as the unit.

Each deal is played once in every rotation of the bots over the seats, so that no bot profits from
a seat or from its cards; rotations of one deal are not independent, hence the unit.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from game.ai.bots import play_out
from game.core.game import Game
from game.core.match import Match


def win_shares(match: Match) -> dict[str, float]:
    """Per bot's name what it has of the win (1/k in a tie of k), over all seats it holds."""
    winners = match.winners() or []
    shares = dict.fromkeys(match.players, 0.0)
    for seat in winners:
        shares[match.players[seat]] += 1 / len(winners)
    return shares


def play_deal(
    game: Game[Any], bots: Sequence[str], seats: int, seed: int, options: Mapping[str, bool]
) -> dict[str, float]:
    """Per bot its mean win share *a seat* over every rotation of one deal."""
    line = [bots[i % len(bots)] for i in range(seats)]
    rotations = [line[r:] + line[:r] for r in range(seats)]
    total = dict.fromkeys(bots, 0.0)
    for players in rotations:
        for bot, share in win_shares(
            play_out(Match.start(game, seats, seed, options, players=players))
        ).items():
            total[bot] += share / line.count(bot)
    return {bot: share / len(rotations) for bot, share in total.items()}


def compare(
    game: Game[Any],
    bots: Sequence[str],
    seats: int,
    seed: int,
    deals: Iterable[int],
    options: Mapping[str, bool],
) -> dict[str, dict[str, float]]:
    """Per bot `share` of wins a seat (even: 1 / seats), `low` and `high` of its 95 % interval."""
    shares = [play_deal(game, bots, seats, seed + i, options) for i in deals]
    return {bot: _interval([share[bot] for share in shares]) for bot in dict.fromkeys(bots)}


def _interval(samples: Sequence[float]) -> dict[str, float]:
    """Mean and normal 95 % interval; the whole range where one sample says nothing of spread."""
    n = len(samples)
    mean = sum(samples) / n
    if n < 2:
        return {"share": mean, "low": 0.0, "high": 1.0, "deals": n}
    error = 1.96 * sqrt(sum((x - mean) ** 2 for x in samples) / (n - 1) / n)
    return {
        "share": mean,
        "low": max(0.0, mean - error),
        "high": min(1.0, mean + error),
        "deals": n,
    }
