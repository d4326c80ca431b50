"""The program around the scenes: window, frame, events, mirror, and what happens after an error.

`App.frame(dt)` is one frame and knows no clock, so that tests play through it; `play` is the loop
that `main.py` runs. Positions of events are mapped to the 1280 x 720 canvas here and nowhere else.
"""

import asyncio
import traceback

import pygame

from game.core.game import BadFile, Message
from game.core.match import Match
from game.ui.host import Host, Mirror, open_host
from game.ui.look import new_look
from game.ui.matches import Matches
from game.ui.motion import clamped
from game.ui.notice import Notice
from game.ui.scene import Stack
from game.ui.settings import read_settings, write_settings
from game.ui.sight import Sight
from game.ui.sound import Sound
from game.ui.start import asked_for
from game.ui.theme import SIZE
from game.ui.window import letterbox, open_window
from game.words import Words

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)


class App:
    """One run of the game. `screen` is the window's surface."""

    def __init__(self, host: Host, screen: pygame.Surface) -> None:
        self.host = host
        # a page's window never changes its size: drawing into it spares a copy a frame
        self.canvas = screen if host.is_web and screen.get_size() == SIZE else pygame.Surface(SIZE)
        self.settings = read_settings(host)
        self.settings.full_screen &= not host.is_web  # a page begins in its place
        self.look = new_look(Sound())
        self.matches = Matches(host)
        self.stack = Stack()
        self.notices = Notice(self.look)
        self.sight = Sight(self.look, self.stack, self.notices, self.canvas)
        self.is_running = True
        self.is_hidden = False
        self._screen = screen
        self._words: dict[str, Words] = {}
        self._waiting: list[pygame.event.Event] = []
        self._presses: list[str] = []  # of the mirror
        self._page: Mirror | None = None
        self._is_ready = False
        self.apply()

    # what scenes ask for

    def words(self, game: str = "common") -> Words:
        """The words of a game (and the common ones) in the chosen language."""
        if game not in self._words:
            self._words[game] = Words(game, self.settings.language)
        return self._words[game]

    def say(self, key: str, /, **values: object) -> str:
        """A common sentence."""
        return self.words().say(key, **values)

    def notice(self, key: str | Message, /, **values: object) -> None:
        """Shows a sentence for some seconds over everything."""
        if isinstance(key, Message):  # a reason may need the words of its game
            text = self.words(str(key.values.get("game", "common"))).tell(key)
        else:
            text = self.say(key, **values)
        self.notices.show(text)

    def apply(self) -> None:
        """Makes the settings hold."""
        settings, look = self.settings, self.look
        reduced = settings.reduced == "on" or (
            settings.reduced == "system" and self.host.prefers_reduced_motion()
        )
        look.set(settings.larger, settings.contrast)
        look.motion.speed, look.motion.reduced = settings.speed, reduced
        look.sound.effects = settings.effects / 10
        look.sound.set_music(settings.music / 10)
        self._words.clear()

    def keep_settings(self) -> None:
        """Makes the settings hold and stores them."""
        self.apply()
        self.tell_trouble(write_settings(self.host, self.settings))

    def open_menu(self) -> None:
        """The lobby, instead of everything."""
        from game.ui.lobby import Lobby

        self.stack.reset(Lobby(self))

    def new_match(self, match: Match) -> None:
        """Saves a match that has just begun and opens it."""
        saved = self.matches.new_id()
        self.save(saved, match)
        self.open_match(match, saved, told=0)

    def open_match(
        self, match: Match, saved: str, told: int | None = None, together: int = 1
    ) -> None:
        """The match's scene, instead of everything. `told`: how much is known; None: all.
        `together`: how many of the last actions are undone in one go."""
        from game.ui.match_scene import MatchScene

        self.stack.reset(MatchScene(self, match, saved, told, together))

    def open_saved(self, saved: str) -> bool:
        """Opens a saved match; where it cannot be read, says why. Whether it was opened."""
        try:
            match = self.matches.read(saved)
        except BadFile as bad:
            self.notice(bad.message)
            return False
        self.open_match(match, saved, together=self.matches.together(saved))
        return True

    def save(self, saved: str, match: Match, together: int = 1) -> None:
        """The autosave, after each action; the last so many were played together."""
        self.tell_trouble(self.matches.save(saved, match, together))

    def toggle_full_screen(self) -> None:
        self.settings.full_screen = not self.settings.full_screen
        self.host.fullscreen(self.settings.full_screen)
        self.keep_settings()

    # the frame

    def start(self) -> None:
        """The first scene: what the link or command line asks for, else the lobby."""
        try:
            if not asked_for(self):
                self.open_menu()
            self.stack.settle()
        except Exception as error:
            self._fail(error)

    def frame(self, dt: float) -> None:
        """One frame, `dt` milliseconds after the last. An error shows the error card."""
        try:
            self._frame(clamped(dt))
        except Exception as error:
            self._fail(error)

    def _frame(self, dt: float) -> None:
        self._take_events()
        self._take_presses()
        self._take_file()
        self._take_paste()
        hidden = self.host.is_hidden()
        if hidden and not self.is_hidden:
            for scene in self.stack.moving():
                scene.hide()
        self.is_hidden = hidden
        if not hidden:
            self.look.motion.update(dt)
            if not self.stack.is_changing:  # what is about to go or to be covered moves no more
                self.stack.update(dt)
            self.notices.update(dt)
        top = self.stack.top
        if self.stack.settle():
            self._page = None
            if self.stack.top is not top:  # what lay below has come up again
                for scene in self.stack.moving():
                    self.look.aim.came_up(scene.controls.widgets)
            self.sight.touch()
        if self.sight.has_changed():
            self.draw()  # a scene that has done its part is gone: it could not draw what it was for
            self._show_mirror()
        elif self.sight.refresh():
            self._show()
        if not self._is_ready:
            self._is_ready = True
            self.host.ready()

    def draw(self) -> None:
        """Draws all that is in sight and shows it in the window."""
        self.sight.draw()
        self._show()

    def _show(self) -> None:
        screen = pygame.display.get_surface() or self._screen
        if screen is self.canvas:
            pass
        elif screen.get_size() == SIZE:
            screen.blit(self.canvas, (0, 0))
        else:
            place = letterbox(screen.get_size())
            screen.fill((0, 0, 0))
            pygame.transform.smoothscale(self.canvas, place.size, screen.subsurface(place))
        pygame.display.flip()

    def _take_events(self) -> None:
        self._waiting += pygame.event.get()
        if self._waiting:
            self.sight.touch()
        while self._waiting and not self.stack.is_changing:
            self._take(self._waiting.pop(0))

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.is_running = self.host.is_web
        elif event.type == pygame.VIDEORESIZE and not self.settings.full_screen:
            self.settings.window = [max(200, event.w), max(200, event.h)]
            write_settings(self.host, self.settings)
        elif event.type == pygame.DROPFILE:
            self.host.drop(event.file)
        elif event.type in POINTER:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.look.sound.start()
            event = self._mapped(event)
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.look.aim.press(event.pos)
                self.sight.change.end()
            self.stack.handle(event)
        elif event.type == pygame.FINGERDOWN:
            self.stack.handle(self._finger(event))
        elif event.type in KEYS:
            self._take_key(event)

    def _finger(self, event: pygame.event.Event) -> pygame.event.Event:
        """A finger that came down, with its place on the canvas: for scenes on which several press
        at once. The first finger is a mouse too."""
        width, height = (pygame.display.get_surface() or self._screen).get_size()
        values = {**event.dict, "pos": (round(event.x * width), round(event.y * height))}
        return self._mapped(pygame.event.Event(event.type, values))

    def _take_key(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYUP:
            self.look.aim.release(event.key)
        if event.type == pygame.KEYDOWN:
            self.look.sound.start()
            self.look.aim.press(event.key)
            self.sight.change.end()
            if event.key == pygame.K_F11 or (
                event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
            ):
                self.toggle_full_screen()
                return
            if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                self.host.ask_paste()
            if event.key == pygame.K_F1:
                self._open_keys()
                return
        if self.stack.handle(event) or event.type != pygame.KEYDOWN:
            return
        if event.key in (pygame.K_ESCAPE, pygame.K_AC_BACK) and self.stack.top is not None:
            self.stack.top.escape()

    def _open_keys(self) -> None:
        from game.ui.keys import KeyPage

        if self.stack.top is not None and not isinstance(self.stack.top, KeyPage):
            self.stack.push(KeyPage(self, self.stack.top))

    def _mapped(self, event: pygame.event.Event) -> pygame.event.Event:
        screen = pygame.display.get_surface() or self._screen
        if screen.get_size() == SIZE:
            return event
        place = letterbox(screen.get_size())
        scale = SIZE[0] / place.width
        values = dict(event.dict)
        x, y = event.pos
        values["pos"] = (round((x - place.x) * scale), round((y - place.y) * scale))
        return pygame.event.Event(event.type, values)

    def _take_presses(self) -> None:
        self._presses += self.host.pressed()
        while self._presses and not self.stack.is_changing:
            action = self._presses.pop(0)
            self.sight.touch()
            for scene in reversed(self.stack.moving()):
                if scene.act(action):
                    break

    def _take_file(self) -> None:
        file = self.host.take_file()
        if file is None:
            return
        try:
            saved, match = self.matches.take_in(file[1])
        except BadFile as bad:
            self.notice(bad.message)
            return
        self.save(saved, match)
        self.open_match(match, saved)

    def _take_paste(self) -> None:
        text = self.host.take_paste()
        if text:
            self.sight.touch()
            self.stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def _show_mirror(self) -> None:
        page = self.stack.mirror()
        if page != self._page:
            self._page = page
            self.host.mirror(page)

    def tell_trouble(self, trouble: str | None) -> None:
        """Says once what is wrong with the storage, if anything is."""
        if trouble is not None and trouble != self.notices.trouble:
            self.notices.trouble = trouble
            self.notice(trouble)

    # errors

    def _fail(self, error: Exception) -> None:
        from game.ui.error import ErrorScene, report_text

        if isinstance(self.stack.top, ErrorScene):
            raise error  # the card itself is broken: main.py tells of it
        details = report_text(self, "".join(traceback.format_exception(error)))
        saved = next((s.saved for s in reversed(self.stack.scenes) if s.saved), "")
        self.look.text.recorder = None
        self.stack.drop()
        self._waiting.clear()
        self._presses.clear()
        self.host.report(self.say("error.safe"), details)
        self.stack.reset(ErrorScene(self, details, saved))
        self.stack.settle()
        self._page = None


async def play(host: Host | None = None) -> None:
    """Plays until the window is closed; in a page for ever."""
    host = host or open_host()
    app = App(host, open_window(host))
    pygame.display.set_icon(app.look.pictures.get("common", "tile", 64))
    app.start()
    clock = pygame.time.Clock()
    while app.is_running:
        # a page is paced by its display (sleep(0) waits for the next picture), a window by us
        dt = clock.tick() if host.is_web else clock.tick(60)
        app.frame(dt)
        await asyncio.sleep(0)
