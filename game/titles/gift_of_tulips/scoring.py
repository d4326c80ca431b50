"""Majorities, totals, winners, and the scoring of a described final position."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.core.deal import card_names, whole
from game.core.game import BadFile, Emit, quoted, wrong_type
from game.titles.gift_of_tulips.cards import BOXES, CARDS, COLOUR, COLOURS, DATA, RANKS, VALUE


class Majority(NamedTuple):
    """A place in a colour that pays: who stands there and what each of them scores."""

    rank: int
    """0 the first."""
    colour: str
    place: int
    seats: list[int]
    points: int


def majorities(ranking: Sequence[str], bouquets: Sequence[Sequence[str]]) -> list[Majority]:
    """Every paying place of ranks 1-3, first rank and first place first (ruling 6).

    More cards go before fewer, then the higher value; who is still equal shares the place in
    full, and the next seat takes the next place.
    """
    found = []
    places = BOXES[len(bouquets)].places
    holdings = [_holdings(bouquet) for bouquet in bouquets]
    for rank, colour in enumerate(ranking):
        pays = RANKS[rank].majority[:places]
        held = [holding[colour] for holding in holdings]
        standing = sorted({holding for holding in held if holding[0]}, reverse=True)
        for place, (holding, points) in enumerate(zip(standing, pays, strict=False)):
            seats = [seat for seat, other in enumerate(held) if other == holding]
            found.append(Majority(rank, colour, place, seats, points))
    return found


def _holdings(bouquet: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Per colour the number and the value of a bouquet's cards."""
    values: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for card in bouquet:
        values[COLOUR[card]].append(VALUE[card])
    return {colour: (len(held), sum(held)) for colour, held in values.items()}


def tell_majorities(ranking: list[str], bouquets: list[list[str]], emit: Emit) -> None:
    """Tells who scores for most cards, colour by colour."""
    for rank, colour, place, seats, points in majorities(ranking, bouquets):
        for seat in seats:
            emit("majority", seat=seat, colour=colour, rank=rank, place=place, points=points)


def totals(
    ranking: Sequence[str], bouquets: Sequence[Sequence[str]], points: Sequence[int]
) -> list[dict[str, Any]]:
    """Per seat `points`, `majorities` and their `total`."""
    gained = [0] * len(bouquets)
    for majority in majorities(ranking, bouquets):
        for seat in majority.seats:
            gained[seat] += majority.points
    return [
        {"points": own, "majorities": more, "total": own + more}
        for own, more in zip(points, gained, strict=True)
    ]


def winners(
    ranking: Sequence[str], bouquets: Sequence[Sequence[str]], points: Sequence[int]
) -> list[int]:
    """Most points, then most tulips, then shared."""
    scores = totals(ranking, bouquets, points)
    standing = [
        (score["total"], len(bouquet)) for score, bouquet in zip(scores, bouquets, strict=True)
    ]
    return [seat for seat, own in enumerate(standing) if own == max(standing)]


def score(described: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The scores of a final position; BadFile names the field that no match could end with."""
    known = ("seats", "ranking", "bouquets", "points")
    for key in described:
        if key not in known:
            raise BadFile("deal.key", field=str(key)[:40], known=" ".join(known))
    for key in known:
        if key not in described:
            raise BadFile("file.missing", field=key)
    seats = whole(described["seats"], "seats", min(BOXES), max(BOXES))
    ranking, bouquets, points = (described[key] for key in known[1:])
    _check_ranking(ranking)
    _check_bouquets(bouquets, seats)
    _check_points(points, seats)
    return totals(ranking, bouquets, points)


def _check_ranking(ranking: Any) -> None:
    """At least the colours that the festival begins with, each once."""
    fits = isinstance(ranking, list) and all(isinstance(colour, str) for colour in ranking)
    if not fits or len(set(ranking)) != len(ranking) or not set(ranking) <= set(COLOURS):
        raise BadFile(
            "score.ranking", field="ranking", known=" ".join(COLOURS), found=quoted(ranking)
        )
    if len(ranking) < DATA.festival:
        raise BadFile(
            "score.ranking", field="ranking", known=" ".join(COLOURS), found=quoted(ranking)
        )


def _check_bouquets(bouquets: Any, seats: int) -> None:
    """Real cards, no more of each and in all than a match could lay out."""
    if not isinstance(bouquets, list):
        raise wrong_type("bouquets", "list", bouquets)
    if len(bouquets) != seats:
        raise BadFile("file.count", field="bouquets", expected=seats, found=len(bouquets))
    box, found = BOXES[seats], Counter[str]()
    for seat, bouquet in enumerate(bouquets):
        where = f"bouquets[{seat}]"
        most = 1 + seats * box.turns  # shown, then one kept a turn and one from each other's turn
        for card in card_names(bouquet, where, most):
            found[card] += 1
            if card not in CARDS or found[card] > box.deck.count(card):
                raise BadFile("deal.card", field=where, card=card[:40])


def _check_points(points: Any, seats: int) -> None:
    """A turn scores at most a give of the best card at the first rank and a keep at the last."""
    if not isinstance(points, list):
        raise wrong_type("points", "list", points)
    if len(points) != seats:
        raise BadFile("file.count", field="points", expected=seats, found=len(points))
    turn = max(VALUE.values()) + max(r.give for r in RANKS) + max(r.keep for r in RANKS)
    for seat, own in enumerate(points):
        whole(own, f"points[{seat}]", 0, turn * BOXES[seats].turns)
