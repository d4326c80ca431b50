"""Setting up a match: who sits where, options, tempo, speed and deal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.ai.bots import HUMAN, bots
from game.core.game import BadFile, Game
from game.ui.frame import Framed
from game.ui.inputs import Choice, Segment, Switch
from game.ui.motion import SPEEDS
from game.ui.pick import Pick
from game.ui.settings import LONGEST_NAME
from game.ui.setup_plan import LIVE, Plan, new_deal, tempos
from game.ui.text_field import TextField
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

SEATS = pygame.Rect(12, 78, 654, 514)
OPTIONS = pygame.Rect(678, 78, 590, 514)
START = pygame.Rect(678, 614, 590, 82)
ROW, STEP, TOP = 64, 74, 136
PICTURE = (285, 192)
LEFT, RIGHT = 698, 1248  # of the options' text and controls


class Setup(Framed):
    """The set-up of one game."""

    name = "setup"

    def __init__(self, app: App, game: Game[Any]) -> None:
        super().__init__(app)
        self.game = game
        self.words = app.words(game.name)
        self.plan = Plan.remembered(app, game)
        self.title = self.words.say("title") if self.words.has("title") else game.name
        self.beside = app.say("setup.new")
        self.labels: list[tuple[pygame.Rect, str, str]] = []
        """Place, name and note of each line of the options, drawn beside the controls."""
        self.rules: list[int] = []
        self.controls.strip = pygame.Rect(12, 620, 654, 76)

    def enter(self) -> None:
        self.lay_out("start")

    def lay_out(self, focus: str | None = None) -> None:
        """All widgets, for the plan as it is."""
        self.labels, self.rules = [], []
        start = Button(START, "start", self._start_words(), self.start, "brass", role="scene")
        rules = Button((1216, 6, 52, 52), "rules", self.app.say("rules"), self._read, "glass", "help",
                       keys=(pygame.K_h,), shows_label=False)  # fmt: skip
        self.show([*self._seats(), *self._options(), start, rules], focus)

    def _read(self) -> None:
        from game.ui.pages import Pages

        self.app.stack.push(Pages(self.app, self.game))

    # seats

    def _seats(self) -> list[Widget]:
        widgets: list[Widget] = []
        for seat, player in enumerate(self.plan.players):
            widgets += self._seat(seat, player)
        if self.plan.can_add():
            y = TOP + len(self.plan.players) * STEP
            number = len(self.plan.players) + 1
            words = self.app.say("setup.add", number=number)
            place = (28, y - 2, 622, 62)
            widgets.append(Button(place, "add", words, self._add, "dashed", "plus", role="text"))
        return widgets

    def _seat(self, seat: int, player: str) -> list[Widget]:
        app, plan, y = self.app, self.plan, TOP + seat * STEP
        who = app.say("seat.name", number=seat + 1)
        kinds = [(HUMAN, app.say("setup.person"), None), ("bot", app.say("setup.bot"), None)]
        kind = HUMAN if player == HUMAN else "bot"
        row: list[Widget] = [
            TextField((70, y, 158, ROW), f"name {seat + 1}", who, plan.names[seat], partial(self._rename, seat), LONGEST_NAME),
            Segment((234, y, 206, ROW), f"seat {seat + 1}", who, kinds, kind, partial(self._seat_kind, seat)),
        ]  # fmt: skip
        if player != HUMAN:
            place = pygame.Rect(446, y, 144, ROW)
            action = f"level {seat + 1}"
            words = app.say(f"level.{player}")
            label = f"{who}, {app.say('setup.level')}"
            row.append(Choice(place, action, label, words, partial(self._pick_level, seat, place)))
        why = None if plan.can_remove() else app.say("setup.fewest", count=self.game.players[0])
        row.append(
            Button((596, y, 56, ROW), f"remove {seat + 1}", app.say("setup.remove", number=seat + 1),
                   partial(self._remove, seat), "flat", "close", reason=why, shows_label=False)
        )  # fmt: skip
        return row

    def _rename(self, seat: int, name: str) -> None:
        self.plan.names[seat] = name

    def _seat_kind(self, seat: int, kind: str) -> None:
        self.plan.players[seat] = HUMAN if kind == HUMAN else "normal"
        self.plan.settle()
        self.lay_out()

    def _pick_level(self, seat: int, place: pygame.Rect) -> None:
        levels = [(name, self.app.say(f"level.{name}")) for name in bots(self.game)]
        pick = Pick(self.app, place, f"level {seat + 1}", levels, self.plan.players[seat], partial(self._level, seat))  # fmt: skip
        self.app.stack.push(pick)

    def _level(self, seat: int, name: str) -> None:
        self.plan.players[seat] = name
        self.lay_out()

    def _add(self) -> None:
        self.plan.add()
        self.lay_out()

    def _remove(self, seat: int) -> None:
        self.plan.remove(seat)
        self.lay_out()

    # options

    def _options(self) -> list[Widget]:
        widgets: list[Widget] = []
        y = 92
        for option in self.game.options:
            widgets.append(self._switch(option, y))
            y += 62
        if self.game.options:
            y = self._rule(y)
        if tempos(self.game):
            widgets.append(self._tempo(y))
            y += 66
        widgets.append(self._speed(y))
        y = self._rule(y + 66)
        return widgets + self._deal(y)

    def _rule(self, y: int) -> int:
        self.rules.append(y + 2)
        return y + 14

    def _label(self, y: int, height: int, control: int, name: str, note: str = "") -> None:
        self.labels.append((pygame.Rect(LEFT, y, control - LEFT - 12, height), name, note))

    def _switch(self, option: str, y: int) -> Switch:
        app, words = self.app, self.words
        name = words.say(f"option.{option}") if words.has(f"option.{option}") else option
        note = words.say(f"option.{option}.note") if words.has(f"option.{option}.note") else ""
        short = f"option.{option}.short"
        note = words.say(short) if words.has(short) else note
        place = pygame.Rect(RIGHT - 164, y, 164, 54)
        self._label(y, 54, place.x, name, note)
        labels = (app.say("off"), app.say("on"))
        on = self.plan.options[option]
        return Switch(place, f"option {option}", name, labels, on, partial(self._set, option))

    def _set(self, option: str, on: bool) -> None:
        self.plan.options[option] = on
        self.plan.settle()
        self.lay_out()

    def _tempo(self, y: int) -> Segment:
        why = self.plan.why_not_live()
        options = []
        for tempo in tempos(self.game):
            reason = self.app.say(why) if why and tempo == LIVE else None
            options.append((tempo, self.words.say(f"tempo.{tempo}"), reason))
        name = self.words.say("tempo")
        place = pygame.Rect(RIGHT - 420, y, 420, 56)
        self._label(y, 56, place.x, name)
        return Segment(place, "tempo", name, options, self.plan.tempo, self._set_tempo)

    def _set_tempo(self, tempo: str) -> None:
        self.plan.tempo = tempo
        self.lay_out()

    def _speed(self, y: int) -> Segment:
        app = self.app
        options = [(speed, app.say(f"speed.{speed}"), None) for speed in SPEEDS]
        place = pygame.Rect(RIGHT - 460, y, 460, 56)
        self._label(y, 56, place.x, app.say("speed"))
        return Segment(
            place, "speed", app.say("speed"), options, app.settings.speed, self._set_speed
        )

    def _set_speed(self, speed: str) -> None:
        self.app.settings.speed = speed
        self.app.keep_settings()
        self.lay_out()

    def _deal(self, y: int) -> list[Widget]:
        app = self.app
        self._label(y, 58, RIGHT - 460, app.say("deal"))
        field = TextField((RIGHT - 460, y, 322, 58), "deal text", app.say("deal"), self.plan.deal, self._set_deal, 16, "strong")  # fmt: skip
        dice = Button((RIGHT - 126, y, 126, 58), "deal new", app.say("deal.new"), self._roll, "flat", "dice", shows_label=False)  # fmt: skip
        return [field, dice]

    def _set_deal(self, text: str) -> None:
        self.plan.deal = text

    def _roll(self) -> None:
        self.plan.deal = new_deal()
        self.lay_out()

    # start

    def _start_words(self) -> str:
        return (
            self.words.say("setup.start")
            if self.words.has("setup.start")
            else self.app.say("start")
        )

    def start(self) -> None:
        """The match begins."""
        if not self.plan.deal.strip():
            self.plan.deal = new_deal()
        try:
            match = self.plan.match()
        except BadFile as bad:
            self.app.notice(bad.message)
            return
        self.plan.keep(self.app)
        self.app.new_match(match)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_frame(surface)
        look = self.look
        for panel in (SEATS, OPTIONS):
            look.paint.plate(surface, panel, "paper")
        self._draw_seats(surface)
        self._draw_labels(surface)
        if not self.controls.why_words:
            self._draw_about(surface)
        self.controls.draw(surface)

    def _draw_seats(self, surface: pygame.Surface) -> None:
        text, theme, app = self.look.text, self.look.theme, self.app
        head = text.draw(surface, app.say("setup.seats"), (33, 84, 250, 46), "subtitle", theme.ink)
        low, high = self.game.players[0], self.game.players[-1]
        note = app.say("setup.range", low=low, high=high)
        if self.words.has("setup.note"):
            note = f"{note} · {self.words.say('setup.note')}"
        text.draw(surface, note, (head.right + 16, 84, 646 - head.right - 16, 46), "text", theme.ink_soft, "right")  # fmt: skip
        for seat in range(len(self.plan.players)):
            place = (30, TOP + seat * STEP, 36, ROW)
            text.draw(surface, str(seat + 1), place, "bid", theme.ink, "centre")
        for seat in range(len(self.plan.players) + 1, high):
            free = pygame.Rect(28, TOP + seat * STEP - 2, 622, 62)
            self.look.paint.dashed(surface, free, theme.rule)
            words = app.say("setup.free", number=seat + 1)
            text.draw(surface, words, free, "text", theme.ink_soft, "centre")

    def _draw_labels(self, surface: pygame.Surface) -> None:
        text, theme = self.look.text, self.look.theme
        for place, name, note in self.labels:
            runs = [(name, "strong", theme.ink)]
            if note:
                runs.append((f" {note}", "text", theme.ink_soft))
            if text.width(runs) <= place.width:
                text.draw(surface, runs, place)
            else:
                half = pygame.Rect(place.x, place.y - 1, place.width, 28)
                text.draw(surface, runs[:1], half)
                text.draw(surface, note, half.move(0, 28), "text", theme.ink_soft)
        self._draw_hint(surface)
        self._draw_picture(surface)
        for y in self.rules:
            surface.fill(theme.rule, (LEFT, y, RIGHT - LEFT, 2))

    def _draw_hint(self, surface: pygame.Surface) -> None:
        if not self.words.has("setup.hint") or self.labels[-1][0].bottom > 510:
            return
        look, theme = self.look, self.look.theme
        icon = look.pictures.icon("sprout", 32, theme.gain)
        surface.blit(icon, icon.get_rect(center=(718, 546)))
        place = (750, 526, RIGHT - 750, 40)
        look.text.draw(surface, self.words.say("setup.hint"), place, "text", theme.ink_soft)

    def _draw_picture(self, surface: pygame.Surface) -> None:
        """What the game is, where the options leave room."""
        look = self.look
        room = pygame.Rect(LEFT, self.labels[-1][0].bottom + 24, RIGHT - LEFT, 0)
        room.height = OPTIONS.bottom - 20 - room.y
        if room.height < PICTURE[1] or not look.pictures.has("lobby", self.game.name):
            return
        frame = pygame.Rect((0, room.y), PICTURE)
        frame.centerx = room.centerx
        look.paint.plate(surface, frame, "picture")
        image, place = look.pictures.fit("lobby", self.game.name, frame)
        surface.blit(image, place)
        words = self.words.say("tagline") if self.words.has("tagline") else ""
        room.height -= frame.height + 12
        room.y = frame.bottom + 12
        lines = len(look.text.wrap(words, "text", room.width))
        if lines * look.text.line("text") <= room.height:
            look.text.paragraph(surface, words, room, "text", look.theme.ink_soft, "centre")

    def _draw_about(self, surface: pygame.Surface) -> None:
        key = f"setup.about.{len(self.plan.players)}"
        words = self.words.say(key) if self.words.has(key) else ""
        if not words and self.words.has("minutes"):
            words = self.app.say("setup.about", minutes=self.words.say("minutes").replace("-", "–"))
        place = (20, 622, 636, 76)
        self.look.text.paragraph(surface, words, place, "text", self.look.theme.sand, line=34)
