"""The menu: the games side by side, the last match, all matches, a file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game import titles
from game.core.game import Game
from game.ui.in_words import fitting, game_title, summary
from game.ui.scene import Scene
from game.ui.theme import card_role
from game.ui.widgets import Area, Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App

TILES, BAND = 64, 164
TOP, HIGH = 178, 424
GAP = 12
RULES = 100  # the width of a game's second button
A_PAGE = 4  # games side by side
WIDTHS = {1: 622, 2: 622, 3: 410, 4: 305}
BUILD_ROLE = card_role("fira-400", 14)  # for reports, not for play
BOTTOM = pygame.Rect(12, 622, 1256, 80)


class Lobby(Scene):
    """The first screen."""

    name = "lobby"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = 0
        self.controls.strip = pygame.Rect(640, 552, 628, 64)

    def enter(self) -> None:
        self.games = titles.all_games()
        self.last = self.app.matches.unfinished()
        self.has_matches = bool(self.app.matches.entries())
        self.app.look.pictures.load("lobby")
        first = self._shown()[0].name if self.games else "open"
        self.lay_out("continue" if self.last else f"play {first}")

    def wake(self) -> None:
        self.last = self.app.matches.unfinished()
        self.lay_out()

    def lay_out(self, focus: str | None = None) -> None:
        widgets: list[Widget] = []
        for game, rect in zip(self._shown(), self._places(), strict=True):
            widgets += [self._game(game, rect), self._rules(game, rect)]
        self.controls.set([*self._rail(), *widgets, *self._bottom()], focus)

    def _shown(self) -> list[Game[Any]]:
        return self.games[self.page * A_PAGE : (self.page + 1) * A_PAGE]

    def _places(self) -> list[pygame.Rect]:
        count = len(self._shown())
        width = WIDTHS.get(count, WIDTHS[A_PAGE])
        x = (1280 - count * width - (count - 1) * GAP) // 2
        return [pygame.Rect(x + i * (width + GAP), TOP, width, HIGH) for i in range(count)]

    def _game(self, game: Game[Any], rect: pygame.Rect) -> Widget:
        words = self.app.words(game.name)
        title = words.say("title") if words.has("title") else game.name
        label = f"{self.app.say('play')}: {title}"
        return Area(rect, f"play {game.name}", label, partial(self._open, game), partial(self._draw_game, game), radius=7)  # fmt: skip

    def _rules(self, game: Game[Any], rect: pygame.Rect) -> Widget:
        label = f"{self.app.say('rules')}: {game_title(self.app, game.name)}"
        place = (rect.right - 14 - RULES, rect.bottom - 74, RULES, 60)
        button = Button(place, f"rules {game.name}", label, partial(self._read, game), "plain")
        button.picture = partial(self._draw_rules, button)
        return button

    def _rail(self) -> list[Widget]:
        app, y = self.app, 86
        buttons: list[Widget] = [
            Button((1148, y, 56, 56), "settings", app.say("settings"), self._settings, "glass", "gear", shows_label=False),
            Button((1212, y, 56, 56), "keys", app.say("keys"), self._keys, "glass", "help", shows_label=False),
        ]  # fmt: skip
        if len(self.games) > A_PAGE:
            more = Button((1084, y, 56, 56), "more", app.say("more"), self._turn, "glass", "arrow-right", shows_label=False)  # fmt: skip
            buttons.insert(0, more)
        return buttons

    def _bottom(self) -> list[Widget]:
        app, y, high = self.app, BOTTOM.y, BOTTOM.height
        widgets: list[Widget] = []
        right = BOTTOM.right
        place = (right - 220, y, 220, high)
        widgets.append(Button(place, "open", app.say("open"), self._ask_file, "plain", "folder"))
        right -= 220 + GAP
        if self.has_matches:
            place = (right - 220, y, 220, high)
            widgets.insert(0, Button(place, "matches", app.say("matches"), self._matches, "plain", "log"))  # fmt: skip
            right -= 220 + GAP
        if self.last is not None:
            rect = pygame.Rect(BOTTOM.x, y, right - BOTTOM.x, high)
            title, rest = summary(app, self.last)
            label = f"{app.say('continue')}: {title}, {' · '.join(rest)}"
            widgets.insert(0, Area(rect, "continue", label, self._continue, self._draw_continue))
        return widgets

    # presses

    def _open(self, game: Game[Any]) -> None:
        from game.ui.setup import Setup

        self.app.stack.replace(Setup(self.app, game))

    def _read(self, game: Game[Any]) -> None:
        from game.ui.pages import Pages

        self.app.stack.push(Pages(self.app, game))

    def _continue(self) -> None:
        if self.last is not None and not self.app.open_saved(self.last.id):
            self.enter()

    def _matches(self) -> None:
        from game.ui.saved import Saved

        self.app.stack.replace(Saved(self.app))

    def _settings(self) -> None:
        from game.ui.settings_scene import SettingsScene

        self.app.stack.push(SettingsScene(self.app))

    def _keys(self) -> None:
        from game.ui.keys import KeyPage

        self.app.stack.push(KeyPage(self.app, self))

    def _ask_file(self) -> None:
        self.app.host.ask_file()
        if not self.app.host.is_web:
            self.app.notice("open.drop")

    def _turn(self) -> None:
        self.page = (self.page + 1) % -(-len(self.games) // A_PAGE)
        self.lay_out("more")

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        look, theme = self.look, self.look.theme
        look.paint.table(surface)
        self._draw_band(surface)
        if not self.last:
            words = self.app.say("lobby.free")
            width = 1256 - 232 * (1 + self.has_matches)
            look.text.draw(surface, words, (24, BOTTOM.y, width - 24, 80), "italic", theme.sand)
        self.controls.draw(surface)
        if self.app.host.build:
            place = (868, 140, 400, 18)  # where no focus ring lies
            look.text.draw(surface, self.app.host.build, place, BUILD_ROLE, theme.sand, "right")

    def _draw_band(self, surface: pygame.Surface) -> None:
        look, theme, pictures = self.look, self.look.theme, self.look.pictures
        surface.fill((0x0B, 0x22, 0x1C), (0, TILES, 1280, BAND - TILES))
        for i in range(20):
            name = "tile-mill" if i % 4 == 2 else "tile"
            surface.blit(pictures.get("common", name, 64), (i * 64, 0))
        surface.fill(theme.brass, (0, TILES, 1280, 3))
        surface.blit(pictures.get("lobby", "logo", 46), (46, 71))
        surface.fill(theme.brass, (0, BAND - 3, 1280, 3))
        title = look.text.draw(surface, self.app.say("product"), (112, 66, 700, 96), "lobby", theme.cream)  # fmt: skip
        words = self.app.say(f"lobby.games.{len(self.games)}")
        left = title.right + 24
        place = (left, 66, (1064 if len(self.games) > A_PAGE else 1128) - left, 96)
        look.text.draw(surface, words, place, "italic", theme.sand, "right")

    def _draw_game(self, game: Game[Any], surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:  # fmt: skip
        look, theme = self.look, self.look.theme
        words = self.app.words(game.name)
        title = words.say("title") if words.has("title") else game.name
        look.paint.plate(surface, rect, "paper")
        picture = pygame.Rect(rect.x + 10, rect.y + 10, rect.width - 20, 192)
        self._draw_picture(surface, game, picture, title)
        box = pygame.Rect(rect.x + 10, rect.y + 204, rect.width - 20, 68)
        self._draw_title(surface, title, box)
        line = pygame.Rect(rect.x + 10, box.bottom - 2, rect.width - 20, 32)
        tagline = next((words.say(k) for k in ("tagline.short", "tagline") if words.has(k)), "")
        look.text.draw(surface, tagline, line, "text", theme.ink_soft, "centre")
        self._draw_facts(surface, game, line.move(0, 34))
        button = pygame.Rect(rect.x + 14, rect.bottom - 74, rect.width - 36 - RULES, 60)
        pressed = "pressed" if state == "pressed" else "normal"
        down = look.paint.button(surface, button, "delft", pressed)
        self._draw_play(surface, button.move(0, down))

    def _draw_play(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look, theme = self.look, self.look.theme
        words = self.app.say("play")
        x = rect.centerx - (look.text.width(words, "button") + 34) // 2
        icon = look.pictures.icon("play", 24, theme.white)
        surface.blit(icon, icon.get_rect(midleft=(x, rect.centery)))
        look.text.draw(surface, words, (x + 34, rect.y, rect.width, rect.height), "button", theme.white)  # fmt: skip

    def _draw_rules(self, button: Button, surface: pygame.Surface, inside: pygame.Rect) -> None:
        look, words = self.look, self.app.say("rules")
        role = look.text.fitting(words, ["button", "strong", "medium", "text"], inside.width)
        look.text.draw(surface, words, inside, role, button.colour(look), "centre")

    def _draw_picture(self, surface: pygame.Surface, game: Game[Any], rect: pygame.Rect, title: str) -> None:  # fmt: skip
        look = self.look
        look.paint.plate(surface, rect, "picture")
        if look.pictures.has("lobby", game.name):
            image, place = look.pictures.fit("lobby", game.name, rect)
            surface.blit(image, place)
        else:
            look.text.draw(surface, title[:1].upper(), rect, "sum", look.theme.rule, "centre")

    def _draw_title(self, surface: pygame.Surface, title: str, box: pygame.Rect) -> None:
        text, ink = self.look.text, self.look.theme.ink
        if text.width(title, "game") <= box.width:
            text.draw(surface, title, box, "game", ink, "centre")
            return
        role = "name" if text.larger else "game-small"
        lines = text.wrap(title, role, box.width)[:2]
        y = box.centery - 34 * len(lines) // 2
        for i, runs in enumerate(lines):
            place = (box.x, y + i * 34, box.width, 34)
            text.draw(surface, runs[0][0].strip(), place, role, ink, "centre")

    def _draw_facts(self, surface: pygame.Surface, game: Game[Any], rect: pygame.Rect) -> None:
        look, theme = self.look, self.look.theme
        words = self.app.words(game.name)
        facts = f"{game.players[0]}–{game.players[-1]}"
        if words.has("minutes"):
            minutes = words.say("minutes").replace("-", "–")
            facts += "    " + self.app.say("minutes", minutes=minutes)
        x = rect.centerx - (look.text.width(facts, "medium") + 30) // 2
        icon = look.pictures.icon("person", 24, theme.ink)
        surface.blit(icon, icon.get_rect(midleft=(x, rect.centery)))
        place = (x + 30, rect.y, rect.right - x - 30, rect.height)
        look.text.draw(surface, facts, place, "medium", theme.ink)

    def _draw_continue(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        if self.last is None:
            return
        look, theme = self.look, self.look.theme
        down = look.paint.button(
            surface, rect, "plain", "pressed" if state == "pressed" else "normal"
        )
        inside = rect.inflate(-28, -8).move(0, down)
        if look.pictures.has("lobby", self.last.game):
            box = pygame.Rect(inside.x, inside.y + 4, 90, inside.height - 8)
            image, place = look.pictures.fit("lobby", self.last.game, box)
            surface.blit(image, place)
            inside = pygame.Rect(
                box.right + 14, inside.y, inside.right - box.right - 14, inside.height
            )
        title, rest = summary(self.app, self.last)
        top = pygame.Rect(inside.x, inside.y, inside.width, inside.height // 2)
        runs = [(self.app.say("continue"), "strong", theme.ink), (f" · {title}", "text", theme.ink)]
        look.text.draw(surface, runs, top)
        words = fitting(look, rest, top.width)
        look.text.draw(surface, words, top.move(0, top.height), "text", theme.ink_soft)
