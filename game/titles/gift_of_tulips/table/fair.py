"""The standing picture: the festival, the drawn card, everybody's tulips.

It is drawn onto a canvas of its own when something changes, and only copied otherwise. What can be
pressed lies over it (`acting.py`, `showing.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.clone import plain_clone
from game.core.game import Event
from game.titles.gift_of_tulips.cards import COLOUR, COLOURS
from game.titles.gift_of_tulips.festival import GiftState
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.faces import edge_middle, make_all
from game.titles.gift_of_tulips.table.following import follow
from game.titles.gift_of_tulips.table.hand import WIDTHS, draw_coming, draw_hand, draw_small
from game.titles.gift_of_tulips.table.offers import Offers, offers
from game.titles.gift_of_tulips.table.ranking import Ranking
from game.titles.gift_of_tulips.table.seats import Seats
from game.ui.bar import draw_bar
from game.ui.flow import people
from game.ui.motion import Tween
from game.ui.table import Stage
from game.ui.theme import SIZE

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

PLACED = ("show", "keep", "give", "add", "hide")


class Fair:
    """The table of a match. `seen` is the viewer's view, changed by the events told so far."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.look = scene.look
        self.seen: GiftState = plain_clone(scene.match.shown(scene.viewer))
        self.home = 0
        self.reveals: tuple[int, int] | None = None
        """While the secret festival opens: how many of its cards are open, of how many."""
        self.on_its_way: Event | None = None
        """What is being done with the drawn card, which is then not drawn here."""
        self.arrows: dict[str, int] = {}
        self._ways: dict[str, Tween] = {}
        self._hand: object = None
        self._coming: Tween | None = None
        """The way of the card that has just been drawn, from the deck."""
        self._canvas = pygame.Surface(SIZE)
        self._drawn: object = None
        self._seats = Seats(scene)
        make_all(scene.look, WIDTHS)

    @property
    def places(self) -> list[at.Place]:
        return at.seat_places(self.seen.seats, self.home)

    @property
    def ranking(self) -> Ranking:
        return Ranking(self.look, self.scene.speech.words)

    @property
    def stage(self) -> Stage:
        """Where scenes fade into each other: the panels of what can be done."""
        return Stage([self.hand_side(at.ALL_ACTIONS)])

    @property
    def is_left(self) -> bool:
        """Whether what can be done lies on the left, for the left hand."""
        return bool(self.scene.app.settings.left_handed)

    def hand_side(self, rect: pygame.Rect | tuple[int, int, int, int]) -> pygame.Rect:
        """A place beside the festival, where the card and the actions are, as they lie now."""
        return pygame.Rect(rect).move(at.ACTIONS_LEFT if self.is_left else 0, 0)

    def far_side(self, rect: pygame.Rect) -> pygame.Rect:
        """A place in the festival, as it lies now."""
        return rect.move(at.FESTIVAL_RIGHT if self.is_left else 0, 0)

    def _festival(self, surface: pygame.Surface) -> pygame.Surface:
        """The part of the surface that the festival is drawn on as if it began at the edge."""
        if not self.is_left:
            return surface
        left, (wide, high) = at.FESTIVAL_RIGHT, surface.get_size()
        return surface.subsurface((left, 0, wide - left, high))

    def snap(self) -> None:
        self.seen = plain_clone(self.scene.seen)
        self.reveals, self.on_its_way = None, None
        self.arrows.clear()
        self._turn_towards_the_person()
        self._drawn = None
        drawn = (self.seen.turn, self.seen.used, self.hand)
        begins = self._hand not in (None, drawn) and not self.is_replay
        if self.hand and begins and self.seen.phase == "act":
            self._coming = self.look.motion.tween("card")
        self._hand = drawn

    def _turn_towards_the_person(self) -> None:
        """The only person sits in front; of several, the one to act; without any, seat 0."""
        turn = self.seen.turn
        if self.scene.viewer is not None:
            self.home = self.scene.viewer
        elif turn is not None and turn in people(self.scene.match):
            self.home = turn

    def follow(self, event: Event) -> None:
        """Shows one event as done; colours that change their rank begin to move."""
        before = list(self.seen.ranking)
        follow(self.seen, event)
        self.arrows.clear()
        for place, colour in enumerate(self.seen.ranking):
            old = before.index(colour) if colour in before else len(COLOURS) - 1
            if old != place:
                self._ways[colour] = self.look.motion.tween("rank", old, place)
                self.arrows[colour] = 1 if place < old else -1
        self._drawn = None

    def touch(self) -> None:
        """Something else has changed: draw anew."""
        self._drawn = None

    def place_of(self, seat: int) -> at.Place:
        """Where a seat's panel is."""
        return next(place for place in self.places if place.seat == seat)

    @property
    def is_replay(self) -> bool:
        """Whether the table stands still and leaves room for the replay's buttons."""
        return self.scene.name == "replay"

    @property
    def is_asked(self) -> bool:
        """Whether who looks at it decides now: actions and recipients lie over it."""
        turn, acts = self.seen.turn, self.on_its_way is None and not self.is_replay
        return acts and turn is not None and turn == self.scene.viewer

    @property
    def replay_room(self) -> pygame.Rect:
        """Where the replay's buttons stand."""
        return self.hand_side(at.REPLAY)

    @property
    def card(self) -> pygame.Rect:
        """Where the drawn card lies."""
        return self.hand_side(at.CARD)

    @property
    def hand(self) -> list[str | None]:
        """The cards in the hand of the seat to act; None for hidden ones."""
        turn = self.seen.turn
        return [] if turn is None else list(self.seen.drawn[turn])

    @property
    def offer(self) -> Offers | None:
        """What the drawn card could do; None where the viewer cannot see it."""
        hand = self.hand
        if self.seen.phase != "act" or self.reveals or not hand or hand[0] is None:
            return None
        return offers(self.seen, hand[0])

    @property
    def secret_words(self) -> str:
        words = self.scene.speech.words
        if self.reveals:
            return words.say("secret.of", opened=self.reveals[0], count=self.reveals[1])
        return words.say("secret.count", count=sum(map(len, self.seen.secret)))

    def headline(self) -> str:
        """Whose turn it is, and which card; empty when it is over."""
        words, turn = self.scene.speech.words, self.seen.turn
        if self.reveals:
            return words.say("reveal.title")
        if turn is None:
            return ""
        key = "turn.start" if self.seen.phase == "start" else f"turn.{2 if self.seen.used else 1}"
        return words.say(key, name=self.scene.speech.name(turn))

    def last_placed(self) -> Event | None:
        """The last card that found its place, among what has been told."""
        scene = self.scene
        lists: list[list[Event]] = scene.match.events
        told = [event for events in lists[: scene.told] for event in events]
        if scene.told < len(lists):
            told += lists[scene.told][: scene.told_here]
        return next((event for event in reversed(told) if event.id in PLACED), None)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        self._ways = {c: tween for c, tween in self._ways.items() if not tween.done}
        wanted = (look.theme, look.text.larger, bool(self._ways), self.is_left)
        if self._drawn != wanted or look.text.recorder is not None:
            self._draw_all()
            self._drawn = wanted
        surface.blit(self._canvas, (0, 0))
        if self._ways:
            self._draw_rows(surface)
        if self._coming is not None:
            deck = self.far_side(at.DECK)
            draw_coming(surface, self.look, self.hand, self._coming.value, self.card, deck)
            if self._coming.done:
                self._coming, self._drawn = None, None
        draw_bar(surface, self.scene, self.headline())

    def _draw_all(self) -> None:
        canvas = self._canvas
        self.look.paint.table(canvas)
        festival = self._festival(canvas)
        self.ranking.draw_panel(festival, self.offer)
        self.ranking.draw_foot(festival, len(self.seen.deck), self.secret_words, self.offer)
        if not self._ways:
            self._draw_rows(canvas)
        gives = self.is_asked and self.seen.phase == "act"
        for place in self.places:
            self._seats.draw(canvas, self.seen, place, place.seat == self.home, gives)
        self._draw_last(canvas)
        if self.reveals:
            return
        if self.is_replay:
            draw_small(canvas, self.look, self.scene.speech, self.seen, self.card)
            return
        if self.on_its_way is None and self._coming is None:
            draw_hand(canvas, self.look, self.scene.speech, self.seen, self.card)
        self._draw_chooses(canvas)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        """The ranks; on their own while colours move."""
        ways = {colour: tween.value for colour, tween in self._ways.items()}
        arrows = self.arrows if self.reveals else {}
        self.ranking.draw_rows(self._festival(surface), self.seen, self.offer, ways, arrows)

    def _draw_chooses(self, canvas: pygame.Surface) -> None:
        """The places of the actions while somebody else chooses, or while it is acted out."""
        turn, speech = self.seen.turn, self.scene.speech
        if turn is None or (self.seen.phase == "start" and self.hand and self.hand[0] is not None):
            return
        if self.on_its_way is not None:
            said = speech.line(self.on_its_way)
        elif self.is_asked:
            return
        else:
            said = speech.words.say("chooses", name=speech.name(turn))
        panel = self.hand_side(at.action(0).union(at.action(3)))
        if self.seen.phase == "start":
            right, panel.x = panel.right, self.hand_side(at.SECOND).right + 22
            panel.width = right - panel.x
        self.look.paint.plate(canvas, panel, "zone")
        inside = panel.inflate(-40, 0)
        inside.y, inside.height = panel.centery - 32, 140
        self.look.text.paragraph(canvas, said, inside, "text", self.look.theme.sand, "centre")

    def _draw_last(self, canvas: pygame.Surface) -> None:
        """The last move: a paper diamond where its card lies, and a bar below."""
        event = self.last_placed()
        if event is None or self.reveals:
            return
        told = event.values
        if event.id == "hide":
            rect = self.far_side(at.SECRET)
        elif event.id == "add":
            row = self.far_side(at.rank_row(self.seen.ranking.index(COLOUR[told["card"]])))
            self._diamond(canvas, row.midleft)
            return
        else:
            self._point_at_edge(canvas, told.get("to", told["seat"]), told["card"])
            return
        ink, paper = self.look.theme.ink, self.look.theme.white
        self._diamond(canvas, rect.midtop)
        bar = pygame.Rect(rect.x + 2, rect.bottom, rect.width - 4, 4)
        canvas.fill(ink, bar.inflate(2, 2))
        canvas.fill(paper, bar)

    def _point_at_edge(self, canvas: pygame.Surface, seat: int, name: str) -> None:
        """The diamond beside a card's edge in a seat's pile."""
        pile = [card for card in self.seen.bouquets[seat] if COLOUR[card] == COLOUR[name]]
        column = self.place_of(seat).column(COLOURS.index(COLOUR[name]))
        if name in pile:
            self._diamond(canvas, (column.left, edge_middle(column, pile, name)))

    def _diamond(self, canvas: pygame.Surface, centre: tuple[int, int]) -> None:
        x, y = centre
        for reach, colour in ((9, self.look.theme.ink), (7, self.look.theme.white)):
            points = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
            pygame.draw.polygon(canvas, colour, points)
