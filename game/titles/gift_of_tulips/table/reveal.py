"""The secret festival opens: five cards one by one, and the ranking moves with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.game import Event
from game.titles.gift_of_tulips.cards import COLOUR, VALUE
from game.titles.gift_of_tulips.festival import festival_sum
from game.titles.gift_of_tulips.table import places as at
from game.titles.gift_of_tulips.table.acting import fair_of
from game.titles.gift_of_tulips.table.faces import back, card
from game.titles.gift_of_tulips.table.following import passed
from game.titles.gift_of_tulips.table.offers import capital, ordinal
from game.titles.gift_of_tulips.table.signs import TO, line, width
from game.ui.over_table import OverTable
from game.ui.table import Stage
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.match_scene import MatchScene

NEXT = (656, 364, 240, 66)
SKIP = (912, 364, 356, 66)
SENTENCE = pygame.Rect(656, 288, 612, 62)


class Reveal(OverTable):
    """One card a press; skipping opens all and goes to the scores."""

    name = "reveal"

    def __init__(self, table_scene: MatchScene, events: Sequence[Event]) -> None:
        super().__init__(table_scene)
        self.fair = fair_of(table_scene)
        self.cards = [event for event in events if event.id == "reveal"]
        self.rest = len(events) - len(self.cards)
        self.secret = sum(map(len, self.fair.seen.secret))
        self.opened = 0
        self.sentence = ""
        self.over = False

    @property
    def stage(self) -> Stage:
        """The secret cards lie where the drawn one lay too."""
        return Stage([self.fair.hand_side(at.BESIDE_FESTIVAL)])

    def enter(self) -> None:
        self.seat = None
        self._mark()
        self._lay()
        if self.look.motion.is_instant:
            self.skip()

    def _mark(self) -> None:
        self.fair.reveals = (self.opened, self.secret)
        self.fair.seen.turn = None
        self.fair.touch()

    def _lay(self) -> None:
        words = self.speech.words
        last = self.opened == len(self.cards)
        label = words.say("reveal.scores" if last else "reveal.next")
        press = self.skip if last else self.open
        widgets = [Button(self.fair.hand_side(NEXT), "next", label, press, keys=(pygame.K_n,))]
        if not last:
            widgets.append(
                Button(
                    self.fair.hand_side(SKIP),
                    "skip",
                    words.say("reveal.skip"),
                    self.skip,
                    "plain",
                    keys=(pygame.K_s,),
                )
            )
        self.set([*widgets], "next")

    def open(self) -> None:
        """Opens the next card."""
        if self.opened == len(self.cards):
            return
        event = self.cards[self.opened]
        self.sentence = self._sentence(event)
        self.opened += 1
        self.fair.follow(event)
        self._mark()
        self.look.sound.play("flip")
        self.table_scene.tell()
        self._lay()

    def _sentence(self, event: Event) -> str:
        """What the card does to the ranking."""
        seen, words, told = self.fair.seen, self.speech.words, event.values
        colour, ranking = COLOUR[told["card"]], told["ranking"]
        before = festival_sum(seen, colour)
        over = passed(seen, told["card"], ranking)
        names = ", ".join(words.say(f"colour.{other}") for other in over)
        said = {
            "card": self.speech.card(told["card"]), "colour": words.say(f"colour.{colour}"),
            "before": before, "to": TO, "after": before + VALUE[told["card"]], "passed": names,
            "rank": ordinal(words, ranking.index(colour)),
        }  # fmt: skip
        sentence = capital(words.say("reveal.passes" if over else "reveal.stays", **said))
        if width(self.look, sentence, "medium") > SENTENCE.width:
            sentence = capital(words.say("reveal.rises", **said))
        return sentence

    def skip(self) -> None:
        """Opens all that is left and lets the scores come."""
        if self.over:
            return
        self.over = True
        for event in self.cards[self.opened :]:
            self.fair.follow(event)
            self.table_scene.tell()
        self.opened = len(self.cards)
        self._mark()
        if self.rest:
            self.table_scene.tell(self.rest)
        self.done()

    def draw(self, surface: pygame.Surface) -> None:
        look, words, theme = self.look, self.speech.words, self.look.theme
        side = self.fair.hand_side
        title = words.say("reveal.of", opened=len(self.cards), count=self.secret)
        look.text.draw(surface, title, side((656, 66, 612, 48)), "name", theme.white)
        for number, event in enumerate(self.cards):
            place = side(at.REVEALED).move(at.REVEALED_STEP * number, 0)
            is_open = number < self.opened
            if number == self.opened - 1:
                look.paint.glow(surface, place.inflate(6, 6), 10, 1.0, 4, 9)
            face = (
                card(look, event.values["card"], place.width)
                if is_open
                else back(look, "secret", place.width)
            )
            surface.blit(face, place)
        line(surface, look, self.sentence, side(SENTENCE), "medium", theme.focus)
        super().draw(surface)
