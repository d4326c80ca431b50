"""Sell or keep, and the Watering Can's question: two large choices, each spelled out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.game import Action
from game.core.notation import action_text
from game.titles.tulip_rose.auction import CASH, half
from game.titles.tulip_rose.cards import CARDS
from game.titles.tulip_rose.state import LOAN
from game.titles.tulip_rose.table.faces import draw_face
from game.titles.tulip_rose.table.lots import draw_lot, draw_title, draw_trays, lot_places
from game.titles.tulip_rose.table.on_block import OnBlock
from game.ui.text import Run
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.titles.tulip_rose.table.hall import Hall
    from game.ui.match_scene import MatchScene

CHOICES = (pygame.Rect(700, 424, 280, 204), pygame.Rect(988, 424, 280, 204))
BLOCK, GAVEL = pygame.Rect(1052, 344, 200, 60), (1158, 256)
KEYS = ((pygame.K_1, pygame.K_KP1), (pygame.K_2, pygame.K_KP2))


def draw_gavel(surface: pygame.Surface, hall: Hall, lift: float = 0.0, struck: bool = True) -> None:
    """The gavel over its block, lifted by so many pixels."""
    look = hall.look
    block = look.pictures.get("common", "block", BLOCK.width)
    surface.blit(block, hall.block(BLOCK))
    gavel = look.pictures.get("common", "gavel", 170, turned=52)
    centre = hall.block((*GAVEL, 0, 0)).move(0, -round(lift)).topleft
    surface.blit(gavel, gavel.get_rect(center=centre))
    if not struck:
        return
    for start, end in (
        ((1030, 352), (1056, 366)),
        ((1024, 380), (1052, 381)),
        ((1262, 340), (1240, 354)),
        ((1268, 372), (1244, 374)),
    ):
        a, b = hall.block((*start, 0, 0)).topleft, hall.block((*end, 0, 0)).topleft
        pygame.draw.line(surface, look.theme.focus, a, b, 5)


class Choice(Button):
    """A large button: a verb with an amount, then lines that spell it out."""

    def __init__(self, rect: pygame.Rect, action: str, title: str, lines: list[list[Run]], kind: str,
                 reason: str | None, keys: tuple[int, ...], label: str) -> None:  # fmt: skip
        super().__init__(rect, action, label, None, kind, reason=reason, keys=keys)
        self.title, self.lines = title, lines
        self.loans = 0
        self.coin = True


class Choosing(OnBlock):
    """Two choices under the lot."""

    def enter(self) -> None:
        choices = self.choices()
        self.set([*self.zooms(lot_places(self.hall)), *choices], choices[0].action)

    def choices(self) -> list[Choice]:
        """The two choices."""
        return []

    def choice(
        self, number: int, action: Action, title: str, words: list[str], coins: tuple[int, int] | None,
        loans: int = 0,
    ) -> Choice:  # fmt: skip
        """One of the two; `coins` before and after."""
        why = self.match.game.why(self.match.state, self.seat or 0, action)
        reason = self.speech.why(why) if why else None
        kind = "delft" if number == 0 else "brass"
        label = ". ".join([title, *words])
        place = self.hall.block(CHOICES[number])
        button = Choice(place, action_text(action), title, [], kind, reason, KEYS[number], label)
        button.on_press = partial(self.do, action)
        button.picture = partial(self._paint, button, words, coins)
        button.loans = loans
        return button

    def do(self, action: Action) -> None:
        """Plays the action and goes."""
        assert self.seat is not None
        if self.table_scene.play(self.seat, action):
            self.done()

    def _paint(
        self, button: Choice, words: list[str], coins: tuple[int, int] | None,
        surface: pygame.Surface, inside: pygame.Rect,
    ) -> None:  # fmt: skip
        look = self.look
        colour = button.colour(look)
        title = pygame.Rect(inside.x, inside.y + 34, inside.width, 46)
        room = title.width - (46 if button.coin else 0)
        role = look.text.fitting(button.title, ["choice", "bid", "name"], room)
        wide = min(room, look.text.width(button.title, role))
        left = title.centerx - (wide + (46 if button.coin else 0)) // 2
        look.text.draw(surface, button.title, (left, title.y, wide + 2, 46), role, colour)
        if button.coin:
            coin = look.pictures.get("common", "coin", 36)
            surface.blit(coin, coin.get_rect(midleft=(left + wide + 10, title.centery)))
        y = title.bottom + 4
        step = 34 if look.text.larger else 32
        if not button.enabled:
            box = (inside.x, y, inside.width, inside.bottom - y)
            look.text.paragraph(surface, button.reason or "", box, "text", colour, "centre", step)
            return
        for line in words:
            if look.text.width(line, "strong") > inside.width and " " in line:
                line = look.text.cut(line, "medium", inside.width)
            look.text.draw(
                surface, line, (inside.x, y, inside.width, step), "strong", colour, "centre"
            )
            y += step
        if coins is not None:
            self._coins(surface, pygame.Rect(inside.x, y, inside.width, step), coins, colour)
            y += step
        if button.loans:
            loan = look.pictures.get("common", "loan", 30)
            said = self.words.say("hammer.loans", count=button.loans, points=30 * button.loans)
            wide = look.text.width(said, "strong")
            left = inside.centerx - (wide + 38) // 2
            surface.blit(loan, loan.get_rect(midleft=(left, y + step // 2)))
            look.text.draw(surface, said, (left + 38, y, wide + 2, step), "strong", colour)

    def _coins(
        self, surface: pygame.Surface, line: pygame.Rect, coins: tuple[int, int],
        colour: tuple[int, int, int],
    ) -> None:  # fmt: skip
        look = self.look
        before = self.words.say("hammer.coins", coins=coins[0]) + " "
        wide = look.text.width(before, "medium") + 30 + look.text.width(str(coins[1]), "bold")
        end = look.text.draw(
            surface, before, (line.centerx - wide // 2, line.y, wide, line.height), "medium", colour
        ).right
        arrow = look.pictures.icon("arrow-right", 20, colour)
        surface.blit(arrow, arrow.get_rect(midleft=(end + 2, line.centery + 1)))
        look.text.draw(surface, str(coins[1]), (end + 30, line.y, 80, line.height), "bold", colour)


class Hammer(Choosing):
    """The seller sells for the bid, or keeps for half of it."""

    name = "hammer"

    def __init__(self, table_scene: MatchScene, seat: int) -> None:
        super().__init__(table_scene, seat)
        self.drop = self.look.motion.tween("gavel-down", 60, 0)

    def choices(self) -> list[Choice]:
        state, words = self.match.state, self.words
        coins, bid, price = state.coins[self.seat], state.bid, half(state)
        loans = max(0, -(-(price - coins) // LOAN))
        buyer = self.speech.name(state.high)
        sell = self.choice(0, ("sell",), words.say("hammer.sell", bid=bid),
                           [self._gets(buyer)], (coins, coins + bid))  # fmt: skip
        keep = self.choice(1, ("keep",), words.say("hammer.keep", price=price),
                           [words.say("hammer.you_get")],
                           (coins, coins + loans * LOAN - price), loans)  # fmt: skip
        return [sell, keep]

    def _gets(self, buyer: str) -> str:
        """ "Ada gets the bouquet", shorter for a long name."""
        long = self.words.say("hammer.gets", name=buyer)
        if self.look.text.width(long, "strong") <= CHOICES[0].width - 16:
            return long
        return self.words.say("hammer.gets_it", name=buyer)

    def draw_block(self, surface: pygame.Surface) -> None:
        state, words = self.match.state, self.words
        draw_trays(surface, self.hall)
        draw_lot(surface, self.hall)
        title = words.say("hammer.title", name=self.speech.name(state.high), bid=state.bid)
        ask = words.say("hammer.ask", name=self.shown_name)
        draw_title(surface, self.hall, title, [(ask, "text", self.look.theme.sand)])
        draw_gavel(surface, self.hall, self.drop.value, self.drop.done)


class Can(Choosing):
    """The Watering Can: keep it, or hand it in for florins at once."""

    name = "can"

    def choices(self) -> list[Choice]:
        state, words = self.match.state, self.words
        coins = state.coins[self.seat]
        left = 2 * state.seats - state.round - 1
        income = CARDS["can"].income
        hold = self.choice(
            0, ("hold",), words.say("can.hold"),
            [words.say("can.income", income=income), words.say("can.rounds", count=left),
             words.say("can.sum", sum=income * left)], None,
        )  # fmt: skip
        hold.coin = False
        cash = self.choice(
            1,
            ("cash",),
            words.say("can.cash", coins=CASH),
            [words.say("can.gone")],
            (coins, coins + CASH),
        )
        return [hold, cash]

    def draw_block(self, surface: pygame.Surface) -> None:
        draw_trays(surface, self.hall)
        rect = self.at(704, 162, 106, 148)
        draw_face(surface, self.look, self.words, "can", self.hall.shown.day, rect)
        title = self.words.say("can.title", name=self.shown_name)
        ask: list[Run] = [(self.words.say("can.ask"), "text", self.look.theme.sand)]
        draw_title(surface, self.hall, title, ask)
