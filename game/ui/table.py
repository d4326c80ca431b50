"""What a title's `table/` package offers to the match: its drawing and its scenes, by name.

`game/titles/NAME/table/__init__.py` has `TABLE = TableKit(...)`; a game without one is played on
the plain table. Nothing here knows any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.ui.pad_keys import PadKeys

if TYPE_CHECKING:
    import pygame

    from game.core.game import Event, Game
    from game.ui.look import Look
    from game.ui.match_scene import MatchScene
    from game.ui.scene import Scene
    from game.ui.widgets import Widget


class Table(Protocol):
    """The standing picture of a match: what lies open, drawn from `match_scene.seen`.

    It may have `widgets(over)`: what can be pressed on the table itself, whatever scene lies over it;
    and `stage`: where scenes lie.
    """

    def snap(self) -> None:
        """The view has changed: lay out anew what is kept."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole canvas, the bar on top included."""


@dataclass(frozen=True)
class TableKit:
    """A title's table. Scenes that it does not name are the plain ones."""

    make: Callable[[MatchScene], Table]
    decisions: Mapping[str, Callable[[MatchScene, int], Scene]] = field(default_factory=dict)
    """Phase -> the scene in which a person decides: (match scene, seat)."""
    playbacks: Mapping[str, Callable[[MatchScene, Sequence[Event]], Scene]] = field(
        default_factory=dict
    )
    """Event id -> the scene that acts out a run of events beginning with it: it gets all events of
    the action that are still to be told, calls `match_scene.tell(count)` for those it has acted out,
    and pops itself."""
    lives: Mapping[str, Callable[[MatchScene], Scene]] = field(default_factory=dict)
    """Phase -> the scene that plays it against the clock, with people and bots together."""
    live_without: tuple[str, ...] = ()
    """Options with which it is not played against the clock."""
    result: Callable[[MatchScene], Scene] | None = None
    """The scene for the end of the match."""
    quick: tuple[str, ...] = ()
    """Phases in which one decision is many small steps: bots take each of them quickly."""
    pads: PadKeys | None = None
    """The keys of people who share the screen, where they play against the clock."""
    unsaid: tuple[str, ...] = ()
    """Events that the log leaves out where the match is played against the clock."""
    chapter: str = ""
    """The event that begins a round: the replay viewer jumps to these."""
    emblem: Callable[[MatchScene, int], tuple[str, str, str]] | None = None
    """A seat's round picture for the cover: its atlas, its name there, and words for it."""
    atlases: tuple[str, ...] = ()
    """Pictures to load before the first frame."""
    draw_page: Callable[[Look, pygame.Surface, int, pygame.Rect], None] | None = None
    """Draws the real cards of a rules page (from 1) into the room that its words leave."""


def widgets_on(table: Table, over: Scene) -> list[Widget]:
    """What can be pressed on the table itself while this scene lies over it."""
    make: Callable[[Scene], list[Widget]] | None = getattr(table, "widgets", None)
    return list(make(over)) if make else []


class Stage(NamedTuple):
    """The places on a table where one scene fades into the next."""

    places: Sequence[pygame.Rect]
    slides: bool = True
    """Whether the next also slides: not where what stays lies there too."""


def stage_of(scene: Scene, table: Table) -> Stage:
    """Where this scene lies on the table: as it says itself, else where the table's scenes do."""
    own: Stage | None = getattr(scene, "stage", None)
    on_table: Stage = getattr(table, "stage", Stage(()))
    return own or on_table


def kit_of(game: Game[Any]) -> TableKit:
    """The game's own table, else the plain one."""
    module = type(game).__module__.rpartition(".")[0] + ".table"
    if find_spec(module) is not None:
        kit: TableKit = import_module(module).TABLE
        return kit
    from game.ui.plain import PlainTable

    return TableKit(PlainTable)
