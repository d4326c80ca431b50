"""A match: the true state, how it came about, and the only door through which it changes.

`Match.play` accepts nothing but legal actions. A match is its file: seed, options, deal and the list
of actions give the same match again on any machine (`save`, `load`). What is drawn, timed or
chosen by bots lies outside.
"""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.game import (
    Action,
    BadFile,
    Event,
    Game,
    IllegalAction,
    Reason,
    quoted,
    reason,
    wrong_type,
)
from game.core.notation import move_text, parse_move
from game.core.rng import Rng, seeded
from game.core.zones import came_to_light, shown, view

FORMAT = 1
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it in front of a text; it says nothing."""
LARGEST_SEED = 2**53 - 1
_KNOWN = ("format", "game", "rules", "seats", "seed", "options", "names", "players", "deal", "actions", "ui")  # fmt: skip


@dataclass
class Match:
    """One match of one game. Make it with `Match.start` or `load`."""

    game: Game[Any]
    seed: int
    state: Any
    events: list[list[Event]]
    """What happened: in the setup (the first income, the first cards), then in each action."""
    names: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    """Per seat `human` or a bot's name; may be empty."""
    deal: dict[str, Any] = field(default_factory=dict)
    ui: dict[str, Any] = field(default_factory=dict)
    """What the table wants to find again (tempo, speed); the rules never read it."""
    extras: dict[str, Any] = field(default_factory=dict)
    """Unknown keys of the file, kept."""
    actions: list[tuple[int, Action]] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, bool] | None = None,
        deal: Mapping[str, Any] | None = None,
        **rest: Any,
    ) -> "Match":
        """A new match; BadFile where seats, seed, options or deal do not fit the game."""
        check_table(game, seats, seed)
        for name in options or {}:
            check_option(game, name)
        chosen = {**game.options, **(options or {})}
        opening: list[Event] = []
        state = game.setup(seats, chosen, seeded(seed), deal or {}, _listener(opening))
        return cls(game, seed, state, [opening], deal=dict(deal or {}), **rest)

    @property
    def is_over(self) -> bool:
        return self.state.turn is None

    def actors(self) -> list[int]:
        """The seats that may act now, ascending."""
        return self.game.actors(self.state)

    def legal(self, seat: int) -> list[Action]:
        """Everything that the seat may do now."""
        return self.game.legal(self.state, seat)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Plays a legal action and tells what happened; IllegalAction, and nothing changed, else."""
        if not self.game.is_legal(self.state, seat, action):
            why = self.game.why(self.state, seat, action)
            raise IllegalAction(why or reason("not_possible"))
        events: list[Event] = []
        self.game.apply(self.state, seat, action, _listener(events))
        self.actions.append((seat, action))
        self.events.append(events)
        return events

    def view(self, seat: int | None) -> Any:
        """What the seat can know (see `zones.view`); None: the public's view."""
        return view(self.game, self.state, seat)

    def shown(self, seat: int | None) -> Any:
        """What lies open before the seat (see `zones.shown`)."""
        return shown(self.game, self.state, seat)

    def scores(self) -> list[dict[str, Any]] | None:
        """Itemised scores per seat; None until the match is over."""
        return self.game.scores(self.state) if self.is_over else None

    def winners(self) -> list[int] | None:
        return self.game.winners(self.state) if self.is_over else None

    def bot_rng(self, seat: int) -> Rng:
        """The generator for a bot's next decision: from seed, seat and action number alone."""
        return Rng(seeded(self.seed, seat + 1, len(self.actions) + 1))

    def undo(self, seat: int, count: int = 1) -> Reason | None:
        """Takes the seat's last action back, or several; or says why not, and changes nothing."""
        refusal = self.undo_refusal(seat, count)
        if refusal is None:
            self.back_to(len(self.actions) - count)
        return refusal

    def back_to(self, step: int) -> None:
        """Stands again as after its first `step` actions, and forgets the others."""
        self.state = self.at(step).state
        del self.actions[step:], self.events[step + 1 :]

    def undo_refusal(self, seat: int, count: int = 1) -> Reason | None:
        """Why the seat cannot take its last `count` actions back; None when it can."""
        if len(self.actions) < count:
            return reason("undo.nothing")
        for who, _ in reversed(self.actions[-count:]):
            if who != seat:
                return reason("undo.moved", seat=who)
        before = self.at(len(self.actions) - count)
        if came_to_light(self.game, before.state, self.state):
            return reason("undo.seen")
        return None

    def at(self, step: int) -> "Match":
        """The same match after its first `step` actions."""
        new = Match.start(
            self.game, self.state.seats, self.seed, self.state.options, self.deal,
            names=self.names, players=self.players, ui=self.ui, extras=self.extras,
        )  # fmt: skip
        for seat, action in self.actions[:step]:
            new.play(seat, action)
        return new

    def save(self) -> dict[str, Any]:
        """The match file as plain JSON values."""
        data: dict[str, Any] = {
            "format": FORMAT, "game": self.game.name, "rules": self.game.rules,
            "seats": self.state.seats, "seed": self.seed,
            "options": dict(self.state.options), "names": list(self.names),
            "players": list(self.players), "deal": self.deal,
            "actions": [move_text(*move) for move in self.actions], "ui": self.ui,
        }  # fmt: skip
        return {
            **{k: v for k, v in data.items() if v not in ([], {}) or k == "actions"},
            **self.extras,
        }

    def text(self) -> str:
        """The match file's text."""
        return json.dumps(self.save(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _listener(events: list[Event]) -> Any:
    def emit(kind: str, /, **values: Any) -> None:
        events.append(Event(kind, values))

    return emit


def read_json(text: str) -> Any:
    """The value of a JSON text; BadFile where it is none, or could not be written again."""
    try:
        text = text.removeprefix(BYTE_ORDER_MARK)
        value = json.loads(text, parse_constant=_refuse, object_pairs_hook=_once)
        # halves of letters and numbers without end: saved with the match, they would damage it
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
        return value
    except RecursionError:
        raise BadFile("json.deep") from None
    except BadFile:
        raise
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise BadFile("json", line=line) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these keys; BadFile where one of them stands there twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise BadFile("json.twice", key=quoted(next(key for key in keys if keys.count(key) > 1)))
    return found


def _refuse(_word: str) -> None:
    raise ValueError


def is_whole(value: Any, low: int, high: int) -> bool:
    """Whether a JSON value is a whole number in this range (true is none)."""
    return type(value) is int and low <= value <= high


def check_table(game: Game[Any], seats: Any, seed: Any) -> None:
    """BadFile where the game has no such number of seats, or a match no such seed."""
    low, high = game.players[0], game.players[-1]
    if not is_whole(seats, low, high):
        raise BadFile("seats", game=game.name, low=low, high=high, found=quoted(seats))
    if not is_whole(seed, 0, LARGEST_SEED):
        raise BadFile("seed", high=LARGEST_SEED, found=quoted(seed))


def check_option(game: Game[Any], name: str) -> None:
    """BadFile where the game has no such option."""
    if name not in game.options:
        known = " ".join(game.options) or reason("none")
        raise BadFile("option", option=quoted(name), known=known)


def load(data: Any, find: Any, steps: int | None = None, known: Collection[str] = ()) -> Match:
    """The match of a file's JSON value, played up to `steps` actions (None: all).

    `find(name)` gives the `Game` of a name, or None; `known` are the names that there are. BadFile
    says what is wrong and where;
    actions after `steps` are not read.
    """
    if not isinstance(data, dict):
        raise BadFile("file.object", found=quoted(data))
    for key in ("format", "game", "rules", "seats", "seed", "actions"):
        if key not in data:
            raise BadFile("file.missing", field=key)
    if not is_whole(data["format"], FORMAT, FORMAT):
        raise BadFile("file.format", expected=FORMAT, found=quoted(data["format"]))
    game = find(data["game"]) if isinstance(data["game"], str) else None
    if game is None:
        names = " ".join(known) or reason("none")
        raise BadFile("file.game", game=str(data["game"])[:40], known=names)
    if not is_whole(data["rules"], game.rules, game.rules):
        raise BadFile(
            "file.rules", game=game.name, expected=game.rules, found=quoted(data["rules"])
        )
    match = _started(game, data)
    _replay(match, data["actions"], steps)
    return match


def _started(game: Game[Any], data: dict[str, Any]) -> Match:
    seats, seed = data["seats"], data["seed"]
    check_table(game, seats, seed)
    for key in ("options", "deal", "ui"):
        if not isinstance(data.get(key, {}), dict):
            raise wrong_type(key, "object", data[key])
    for name, value in data.get("options", {}).items():
        if name in game.options and not isinstance(value, bool):
            raise wrong_type(f"options.{name}", "switch", value)
    for key in ("names", "players"):
        entries = data.get(key, [])
        if not (isinstance(entries, list) and all(isinstance(entry, str) for entry in entries)):
            raise wrong_type(key, "texts", entries)
        if entries and len(entries) != seats:
            raise BadFile("file.count", field=key, expected=seats, found=len(entries))
    return Match.start(
        game, seats, seed, data.get("options"), data.get("deal"),
        names=list(data.get("names", [])), players=list(data.get("players", [])),
        ui=dict(data.get("ui", {})),
        extras={key: value for key, value in data.items() if key not in _KNOWN},
    )  # fmt: skip


def _replay(match: Match, actions: Any, steps: int | None) -> None:
    if not isinstance(actions, list):
        raise wrong_type("actions", "actions", actions)
    if steps is not None and not 0 <= steps <= len(actions):
        raise BadFile("file.step", step=steps, count=len(actions))
    for number, text in enumerate(actions[:steps], 1):
        try:
            if not isinstance(text, str):
                raise ValueError
            seat, action = parse_move(text)
        except ValueError:
            raise BadFile("file.action", number=number, text=quoted(text)) from None
        try:
            match.play(seat, action)
        except IllegalAction as illegal:
            raise BadFile(
                "file.illegal",
                game=match.game.name,
                number=number,
                text=quoted(text),
                expected=_expected(match),
                reason=illegal.reason,
            ) from None


def _expected(match: Match) -> str | Reason:
    """The first legal moves, for whoever wrote another."""
    moves = [move_text(seat, action) for seat in match.actors() for action in match.legal(seat)]
    more = ["..."] if len(moves) > 4 else []
    return ", ".join(moves[:4] + more) or reason("kind.nothing")
