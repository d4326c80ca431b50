"""The contract of a game: what its rules must say, and the small things they say it with.

A game is one object without memory: everything that changes lies in a `State`. The rules know
nothing of screens, files, clocks or words for people. `titles/NAME/rules.py` has one subclass of
`Game` each; `match.py` is the only door through which a real match changes.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.core.rng import choice
from game.core.zones import Zone

Action = tuple[str | int, ...]
"""What a seat does, in words and whole numbers: `("bid", 9)`."""


class Message(NamedTuple):
    """Something to tell a person: an id with named values. Words are made where it is shown."""

    id: str
    values: dict[str, Any]


Event = Message
"""What happened, in order; `seat` in its values is whose doing it was."""
Reason = Message
"""Why something is not legal."""


def reason(key: str, /, **values: Any) -> Reason:
    """A reason with its values: `reason("bid_low", minimum=9)`."""
    return Message(key, values)


Emit = Callable[..., None]
"""`emit("bid", seat=2, bid=9)`: told by the rules as things happen."""


def silent(_kind: str, /, **_values: Any) -> None:
    """For whoever does not listen: search and tests."""


class IllegalAction(ValueError):
    """A move that the rules do not allow. `reason` says why; nothing was changed."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.id)
        self.reason = why


class BadFile(ValueError):
    """A match file, deal or position that is wrong. `message` says what, where and what is expected."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(f"{key} {values}")
        self.message = Message(key, values)


def quoted(value: Any) -> str:
    """What was found in a file, as JSON writes it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:60] + "..."


def wrong_type(field: str, kind: str, value: Any) -> BadFile:
    """For a value that is no `object`, `list`, `text`, `texts`, `cards`, `actions` or `switch`."""
    return BadFile("file.type", field=field, expected=reason(f"kind.{kind}"), found=quoted(value))


@dataclass(slots=True)
class State:
    """What every game's state has; each game adds plain containers (ints, words, lists, dicts)."""

    rng: int
    """The generator, see `rng.py`."""
    turn: int | None
    """The seat that is asked next; None when the match is over."""
    phase: str
    """A word of the game's `phases`, or `over`."""
    seats: int
    options: dict[str, bool]
    """Every option of the game and whether it is on; never changed."""


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game. Methods that take a state change it only where they say so."""

    name: ClassVar[str]
    """Also the folder's name and the word in match files."""
    rules: ClassVar[int] = 1
    """The version of the rules; a stored match of another version is refused."""
    players: ClassVar[range]
    """How many seats the game can have."""
    phases: ClassVar[tuple[str, ...]]
    """The phases in which somebody decides."""
    options: ClassVar[Mapping[str, bool]] = {}
    """Each option and whether it is on when nobody says otherwise."""
    zones: ClassVar[Mapping[str, Zone]]
    """Who may see which field of the state; a field that is not named is hidden from everybody."""
    secrets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Secret values in events: kind -> value -> the value that holds the seat who knows, or ``."""
    per_seat: ClassVar[tuple[str, ...]] = ()
    """The keys of `table` that hold one entry a seat: the plain table draws them by seat."""
    tempos: ClassVar[tuple[str, ...]] = ("turns",)
    """How it can be played at the table: in turns, and `live` where a title has live scenes."""
    to_seats: ClassVar[tuple[str, ...]] = ()
    """The verbs whose number is a seat (`give 2`): labels then say its name."""
    longest: ClassVar[int]
    """No match takes more actions than this."""

    speed: ClassVar[Mapping[str, int]] = {}
    """Random whole games a second that a search wants: `floor` and `aim` (see `bench.py`)."""

    @abstractmethod
    def setup(
        self, seats: int, options: Mapping[str, bool], rng: int, deal: Mapping[str, Any], emit: Emit
    ) -> S:
        """The first state in which somebody decides. BadFile where the deal does not fit."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Action]:
        """Everything that the seat may do now, without duplicates; [] where it may not act."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, emit: Emit) -> None:
        """Changes the state by a legal action and all that follows until somebody decides again."""

    @abstractmethod
    def scores(self, state: S) -> list[dict[str, Any]]:
        """When over: per seat `total` and the items that sum to it."""

    @abstractmethod
    def table(self, state: S) -> dict[str, Any]:
        """A state or view as `replay --json` prints it; None stands where the view hides."""

    def pools(self, state: S) -> Mapping[str, Sequence[Any]]:
        """All cards there are, by the pools that `zones` name: a list of names, or one per seat."""
        return {}

    def guess(self, state: S, field: str, entry: int, rng: Any) -> Any:
        """A value for a hidden entry that belongs to no pool (a sealed limit), for determinizing."""
        return None

    def actors(self, state: S) -> list[int]:
        """The seats that may act now, ascending."""
        return [] if state.turn is None else [state.turn]

    def is_legal(self, state: S, seat: int, action: Action) -> bool:
        """Whether the action stands in `legal`; games with long ranges answer without the list."""
        return action in self.legal(state, seat)

    def why(self, state: S, seat: int, action: Action) -> Reason | None:
        """Why the action is not legal; None when it is."""
        if self.is_legal(state, seat, action):
            return None
        if state.turn is None:
            return reason("over")
        if seat not in self.actors(state):
            return reason("not_your_turn", seat=state.turn)
        return reason("not_possible")

    def playout(self, state: S) -> None:
        """Plays random legal actions to the end by the state's own generator, for search."""
        while state.turn is not None:
            seat = state.turn
            self.apply(state, seat, choice(state, self.legal(state, seat)), silent)

    def winners(self, state: S) -> list[int]:
        """The seats with the highest total, ascending; games with tie-breaks say more."""
        totals = [score["total"] for score in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def score(self, described: Mapping[str, Any]) -> Any:
        """Scores a final position described as `python -m game score` reads it; BadFile if wrong."""
        raise BadFile("score.unknown", game=self.name)
