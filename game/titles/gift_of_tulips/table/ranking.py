"""The festival panel: four fixed ranks and what they pay; the colours move between them."""

from __future__ import annotations

import pygame

from game.titles.gift_of_tulips.cards import BOXES, COLOURS, RANKS
from game.titles.gift_of_tulips.festival import GiftState
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.faces import back, box, chip, head
from game.titles.gift_of_tulips.table.following import sums
from game.titles.gift_of_tulips.table.offers import Offers, added, plus
from game.titles.gift_of_tulips.table.signs import TO, line, sign
from game.ui.look import Look
from game.ui.theme import Colour
from game.words import Words


class Ranking:
    """Draws the panel, and the rows apart from it: they can move while the rest stands."""

    def __init__(self, look: Look, words: Words) -> None:
        self.look = look
        self.words = words

    def draw_panel(self, surface: pygame.Surface, offer: Offers | None) -> None:
        """The paper and what heads its columns."""
        self.look.paint.plate(surface, at.FESTIVAL, "mine")
        self._draw_heads(surface, offer)

    def draw_rows(
        self,
        surface: pygame.Surface,
        seen: GiftState,
        offer: Offers | None,
        way: dict[str, float],
        arrows: dict[str, int],
    ) -> None:
        """The ranks. `way`: the place of a colour that is moving, in ranks; `arrows`: colours that
        have just risen (1) or sunk (-1)."""
        for rank in range(len(RANKS)):
            self._draw_empty(surface, rank)
        here = sums(seen)
        rising = [c for c in seen.ranking if way.get(c, 0) > seen.ranking.index(c)]
        for colour in sorted(seen.ranking, key=lambda c: c in rising):
            place = way.get(colour, float(seen.ranking.index(colour)))
            self._draw_colour(surface, colour, here[colour], place, offer)
            if colour in arrows:
                self._draw_arrow(surface, at.rank_row(place).centery, arrows[colour])
        missing = [colour for colour in COLOURS if colour not in seen.ranking]
        if missing:
            self._draw_missing(surface, missing, offer)
        for rank in range(len(RANKS)):
            self._draw_pay(surface, rank, seen, offer)
        if offer is not None:
            for rank, becomes in enumerate(added(seen, offer)):
                self._draw_added(surface, rank, becomes)

    def draw_foot(
        self, surface: pygame.Surface, deck: int, secret: str, offer: Offers | None
    ) -> None:
        """The deck, the secret festival, and what the give column counts."""
        look, words, theme = self.look, self.words, self.look.theme
        for kind, place in (("deck", at.DECK), ("secret", at.SECRET)):
            surface.blit(back(look, kind, place.width), place)
        label = words.say("deck.count", count=deck)
        look.text.draw(surface, label, (70, 386, 118, 44), "strong", theme.ink)
        room = 186 if offer is not None else 390
        role = look.text.fitting(secret, ["strong", "medium", "text"], room)
        line(surface, look, secret, (232, 386, room, 44), role, theme.ink)
        if offer is not None:
            words_of = words.say("give.includes", value=offer.value)
            line(surface, look, words_of, (421, 386, 202, 44), "text", theme.ink_soft, "right")

    def _draw_heads(self, surface: pygame.Surface, offer: Offers | None) -> None:
        look, soft = self.look, self.look.theme.ink_soft
        title = self.words.say("festival")
        look.text.draw(surface, title, (30, 74, 180, 44), "name", look.theme.ink)
        for key, x, width in (("head.give", at.GIVE_X, 66), ("head.keep", at.KEEP_X, 70)):
            box_of = (x - width // 2, 76, width, 44)
            look.text.draw(surface, self.words.say(key), box_of, "text", soft, "centre")
        most = (at.MOST_RIGHT - 128, 76, 132, 44)
        look.text.draw(surface, self.words.say("head.most"), most, "text", soft, "right")
        if offer is not None:
            look.text.draw(
                surface, self.words.say("head.added"), (208, 76, 120, 44), "text", soft, "centre"
            )

    def _draw_empty(self, surface: pygame.Surface, rank: int) -> None:
        self.look.paint.dashed(surface, at.rank_row(rank), self.look.theme.rule)

    def _draw_colour(
        self, surface: pygame.Surface, colour: str, total: int, place: float, offer: Offers | None
    ) -> None:
        look, row = self.look, at.rank_row(place)
        drawn = offer is not None and offer.colour == colour
        panel = row.inflate(2, 2) if drawn else row
        surface.blit(box(look, panel.size, colour, 4 if drawn else 2, 8), panel)
        self._draw_tulip(surface, colour, row.centery)
        place_of = (at.SUM_RIGHT - 66, row.y, 66, row.height)
        look.text.draw(surface, str(total), place_of, "coins", look.theme.ink, "right")

    def _draw_tulip(self, surface: pygame.Surface, colour: str, y: int) -> None:
        tulip = head(self.look, colour, 48)
        surface.blit(tulip, tulip.get_rect(center=(at.TULIP_X, y)))
        mark = chip(self.look, colour, 24)
        surface.blit(mark, mark.get_rect(center=(at.MARK_X, y - 14)))

    def _draw_missing(
        self, surface: pygame.Surface, missing: list[str], offer: Offers | None
    ) -> None:
        """Colours without a card: they rank last for keep and give."""
        look, row = self.look, at.rank_row(len(RANKS) - 1)
        if offer is not None and offer.colour in missing:
            line = box(look, row.inflate(2, 2).size, offer.colour, 4, 8)
            surface.blit(line, row.inflate(2, 2))
        if len(missing) == 1:
            self._draw_tulip(surface, missing[0], row.centery)
            place_of = (at.SUM_RIGHT - 66, row.y, 66, row.height)
            look.text.draw(surface, "0", place_of, "coins", look.theme.ink_soft, "right")
            return
        for number, colour in enumerate(missing):
            x = at.TULIP_X + 5 + 60 * number
            tulip = head(look, colour, 40)
            surface.blit(tulip, tulip.get_rect(center=(x, row.centery + 2)))
            mark = chip(look, colour, 20)
            surface.blit(mark, mark.get_rect(center=(x + 22, row.centery - 14)))

    def _draw_pay(
        self, surface: pygame.Surface, rank: int, seen: GiftState, offer: Offers | None
    ) -> None:
        """What the rank pays; these never move."""
        look, row, theme = self.look, at.rank_row(rank), self.look.theme
        rank_badge(surface, look, (at.NUMBER_X, row.centery), rank)
        pay = RANKS[rank]
        drawn = offer is not None and offer.rank == rank
        give = pay.give + (offer.value if offer else 0)
        role = "bold" if drawn else "medium"
        for points, x in ((give, at.GIVE_X), (pay.keep, at.KEEP_X)):
            place = (x - 32, row.y, 64, row.height)
            look.text.draw(surface, plus(points), place, role, theme.ink, "centre")
        most = pay.majority[: BOXES[seen.seats].places]
        words = " / ".join(map(str, most)) or "—"
        place = (at.MOST_RIGHT - 130, row.y, 130, row.height)
        look.text.draw(surface, words, place, "strong", theme.ink, "right")

    def _draw_added(
        self, surface: pygame.Surface, rank: int, becomes: tuple[str, int] | None
    ) -> None:
        look, row, theme = self.look, at.rank_row(rank), self.look.theme
        place = at.ADDED.move(0, row.y)
        if becomes is None:
            same = self.words.say("rank.same")
            look.text.draw(surface, same, place, "text", theme.ink_soft, "centre")
            return
        colour, total = becomes
        arrow = sign(look, TO, theme.ink)
        surface.blit(arrow, arrow.get_rect(center=(place.x - 12, row.centery)))
        surface.blit(box(look, place.size, colour, 2, 7), place)
        tulip = head(look, colour, 38)
        surface.blit(tulip, tulip.get_rect(center=(place.x + 24, place.centery)))
        number = (place.x + 44, place.y, place.width - 52, place.height)
        look.text.draw(surface, str(total), number, "name", theme.ink, "right")

    def _draw_arrow(self, surface: pygame.Surface, y: int, way: int) -> None:
        """A colour that has just risen or sunk."""
        look, theme = self.look, self.look.theme
        look.paint.disc(surface, (218, y), 30, theme.plus if way > 0 else theme.minus)
        icon = look.paint.keep(("chevron", way), lambda: _chevron(theme.white, way))
        surface.blit(icon, icon.get_rect(center=(218, y)))


def rank_badge(surface: pygame.Surface, look: Look, centre: tuple[int, int], rank: int) -> None:
    """The round number of a rank."""
    look.paint.disc(surface, centre, 38, look.theme.ink)
    place = pygame.Rect(0, 0, 38, 38)
    place.center = centre
    look.text.draw(surface, str(rank + 1), place, "name", look.theme.white, "centre")


def _chevron(ink: Colour, way: int) -> pygame.Surface:
    image = pygame.Surface((64, 64), pygame.SRCALPHA)
    image.fill((*ink, 0))
    low, high = (40, 22) if way > 0 else (24, 42)
    pygame.draw.lines(image, (*ink, 255), False, [(14, low), (32, high), (50, low)], 9)
    return pygame.transform.smoothscale(image, (22, 22))
