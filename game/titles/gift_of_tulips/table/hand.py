"""The drawn card: as it lies, on its way from the deck, and small beside a replay's buttons."""

import pygame

from game.titles.gift_of_tulips.festival import GiftState
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.faces import back, card, tall
from game.titles.gift_of_tulips.table.offers import capital
from game.ui.look import Look
from game.ui.motion import arc
from game.ui.speech import Speech

WIDTHS = (74, 112, 170)
"""How large a card is on its way to a hand."""


def face(look: Look, name: str | None, width: int) -> pygame.Surface:
    """A card as the viewer sees it: its back where it is hidden."""
    return back(look, "deck", width) if name is None else card(look, name, width)


def draw_hand(
    surface: pygame.Surface, look: Look, speech: Speech, seen: GiftState, at_card: pygame.Rect
) -> None:
    """The drawn card with its name; at the start two backs, since `showing.py` draws one's own."""
    hand: list[str | None] = [] if seen.turn is None else list(seen.drawn[seen.turn])
    if not hand:
        return
    if seen.phase == "start":
        if hand[0] is None:
            second = at_card.move(at.SECOND.x - at.CARD.x, 0)
            for place in (at_card, second)[: len(hand)]:
                surface.blit(face(look, None, place.width), place)
        return
    surface.blit(face(look, hand[0], at_card.width), at_card)
    x = at_card.x - 14
    title = _title(speech, hand[0])
    look.text.draw(surface, title, (x, 328, 198, 48), "name", look.theme.white, "centre")
    number = speech.words.say("card.of", number=2 if seen.used else 1)
    look.text.draw(surface, number, (x, 372, 198, 42), "text", look.theme.brass_light, "centre")


def draw_small(
    surface: pygame.Surface, look: Look, speech: Speech, seen: GiftState, at_card: pygame.Rect
) -> None:
    """What is in hand, small, with its names."""
    hand: list[str | None] = [] if seen.turn is None else list(seen.drawn[seen.turn])
    for number, name in enumerate(hand):
        x = at_card.x + 300 * number
        surface.blit(face(look, name, at.REVEALED.width), (x, 70))
        beside = (x + at.REVEALED.width + 16, 122, 170, 48)
        look.text.draw(surface, _title(speech, name), beside, "name", look.theme.white)


def _title(speech: Speech, name: str | None) -> str:
    return speech.words.say("hidden.card") if name is None else capital(speech.card(name))


def draw_coming(
    surface: pygame.Surface, look: Look, hand: list[str | None], part: float, at_card: pygame.Rect,
    at_deck: pygame.Rect,
) -> None:  # fmt: skip
    """The drawn card on its way: it turns over for who may see it."""
    if not hand:
        return
    width = WIDTHS[min(2, int(part * 3))]
    image = face(look, hand[0] if part > 0.5 else None, width)
    x, y = arc(at_deck.center, at_card.center, part, 24)
    surface.blit(image, (round(x - width / 2), round(y - tall(width) / 2)))
