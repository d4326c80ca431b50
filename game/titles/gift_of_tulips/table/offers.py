"""What each action would do with the drawn card: numbers from the rules, words from the catalogue."""

from typing import NamedTuple

from game.titles.gift_of_tulips.cards import COLOUR, PAY, RANKS, VALUE, rank_of
from game.titles.gift_of_tulips.festival import GiftState, festival_sum, ranking_with
from game.titles.gift_of_tulips.table.signs import TO
from game.words import Words


class Offers(NamedTuple):
    """The drawn card in the festival as it stands."""

    card: str
    colour: str
    value: int
    rank: int
    """The colour's rank now, 0 the first."""
    keep: int
    give: int
    before: int
    after: int
    """The colour's sum, and with the card added."""
    ranking: list[str]
    """The ranking with the card added."""

    @property
    def rank_after(self) -> int:
        return self.ranking.index(self.colour)

    @property
    def moves(self) -> bool:
        return self.before == 0 or self.rank != self.rank_after


def offers(seen: GiftState, card: str) -> Offers:
    """What can be had for this card."""
    colour, pay = COLOUR[card], PAY[tuple(seen.ranking)]
    before = festival_sum(seen, colour)
    return Offers(
        card, colour, VALUE[card], rank_of(seen.ranking, colour), pay.keep[card], pay.give[card],
        before, before + VALUE[card], ranking_with(seen, card),
    )  # fmt: skip


def added(seen: GiftState, offer: Offers) -> list[tuple[str, int] | None]:
    """Per rank the colour and sum that would stand there with the card added; None: the same."""
    found: list[tuple[str, int] | None] = []
    for rank, colour in enumerate(offer.ranking):
        total = offer.after if colour == offer.colour else festival_sum(seen, colour)
        stands = rank < len(seen.ranking) and seen.ranking[rank] == colour
        same = stands and colour != offer.colour
        found.append(None if same else (colour, total))
    return found + [None] * (len(RANKS) - len(found))


def plus(points: int) -> str:
    """Points with their sign, +0 too."""
    return f"+{points}"


def ordinal(words: Words, rank: int) -> str:
    """`1st` for rank 0."""
    return words.say(f"rank.{rank + 1}")


def note(words: Words, offer: Offers, verb: str, name: str) -> str:
    """One line on what the action does; `name` is who does it."""
    rank = ordinal(words, offer.rank)
    if verb == "keep":
        return words.say(
            "keep.note" if offer.keep else "keep.nothing", rank=rank, points=offer.keep
        )
    if verb == "give":
        return words.say("give.note", rank=RANKS[offer.rank].give, value=offer.value)
    if verb == "add":
        return words.say(
            "add.moves" if offer.moves else "add.stays",
            colour=words.say(f"colour.{offer.colour}"), before=offer.before, to=TO,
            after=offer.after, rank=ordinal(words, offer.rank_after),
        )  # fmt: skip
    return words.say("hide.note", name=name)


def capital(words: str) -> str:
    """The words with a capital letter."""
    return words[:1].upper() + words[1:]
