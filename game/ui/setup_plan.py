"""A match that is being set up: seats, options, tempo and deal, and what fits with what.

No drawing here. The plan is remembered per game, and becomes a `Match`.
"""

import hashlib
import os
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from game.ai.bots import HUMAN, bots
from game.core.game import Game
from game.core.match import LARGEST_SEED, Match
from game.ui.flow import MOST_LIVE_PEOPLE

if TYPE_CHECKING:
    from game.ui.app import App

LIVE, TURNS = "live", "turns"
USUAL_SEATS = 4
USUAL_BOT = "normal"


def tempos(game: Game[Any]) -> tuple[str, ...]:
    """The tempos that a game offers: none where its table has no live scene."""
    module = type(game).__module__.rpartition(".")[0] + ".table"
    if find_spec(module) is None:
        return ()
    from game.ui.table import kit_of

    return (LIVE, TURNS) if kit_of(game).lives else ()


def live_without(game: Game[Any]) -> tuple[str, ...]:
    """The options with which there is no live tempo."""
    from game.ui.table import kit_of

    return tuple(getattr(kit_of(game), "live_without", ()))


def new_seed() -> int:
    """The seed of a deal that nobody chose: six digits from the system's own randomness."""
    return 100000 + int.from_bytes(os.urandom(6), "big") % 900000


def new_deal() -> str:
    """Such a deal as text."""
    return str(new_seed())


def seed_of(text: str) -> int:
    """The seed of a deal's text: its number, else one made of its letters, the same everywhere."""
    text = text.strip()
    if text.isascii() and text.isdecimal() and len(text) < 17 and int(text) <= LARGEST_SEED:
        return int(text)
    digest = hashlib.sha256(text.lower().encode()).digest()
    return int.from_bytes(digest[:8], "big") & LARGEST_SEED


def default_names(app: "App") -> list[str]:
    """A name for each seat: those chosen before, then the usual ones."""
    usual = app.say("setup.names").split()
    kept = app.settings.names
    names = [kept[i] if i < len(kept) and kept[i] else name for i, name in enumerate(usual)]
    return names + list(kept[len(usual) :])


@dataclass
class Plan:
    """What the set-up screen shows and changes."""

    game: Game[Any]
    names: list[str]
    """One for every seat that the game could have."""
    players: list[str] = field(default_factory=list)
    options: dict[str, bool] = field(default_factory=dict)
    tempo: str = ""
    deal: str = ""

    @classmethod
    def remembered(cls, app: "App", game: Game[Any]) -> "Plan":
        """As it was when this game was last set up, where that makes sense."""
        names = default_names(app)
        most = game.players[-1]
        names = (names + [f"{names[i % len(names)]} {i}" for i in range(most)])[:most]
        usual = max(game.players[0], min(USUAL_SEATS, most))
        plan = cls(game, names, [HUMAN] + [USUAL_BOT] * (usual - 1), dict(game.options))
        offered = tempos(game)
        plan.tempo = offered[0] if offered else ""
        plan.deal = new_deal()
        plan._recall(app.settings.setups.get(game.name))
        plan.settle()
        return plan

    def _recall(self, kept: Any) -> None:
        if not isinstance(kept, dict):
            return
        players, known = kept.get("players"), (*bots(self.game), HUMAN)
        if (
            isinstance(players, list)
            and len(players) in self.game.players
            and all(player in known for player in players)
        ):
            self.players = list(players)
        options = kept.get("options")
        if isinstance(options, dict):
            for name in self.game.options:
                if isinstance(options.get(name), bool):
                    self.options[name] = options[name]
        if kept.get("tempo") in tempos(self.game):
            self.tempo = kept["tempo"]

    def keep(self, app: "App") -> None:
        """Remembers it for the next time."""
        app.settings.setups[self.game.name] = {
            "players": list(self.players),
            "options": dict(self.options),
            "tempo": self.tempo,
        }
        app.settings.names = list(self.names)
        app.keep_settings()

    @property
    def people(self) -> int:
        return self.players.count(HUMAN)

    def can_add(self) -> bool:
        return len(self.players) + 1 in self.game.players

    def can_remove(self) -> bool:
        return len(self.players) - 1 in self.game.players

    def add(self) -> None:
        """A bot takes one more seat."""
        last = next((p for p in reversed(self.players) if p != HUMAN), USUAL_BOT)
        self.players.append(last)

    def remove(self, seat: int) -> None:
        """The seat goes; those behind it move up with their names."""
        del self.players[seat]
        self.names.append(self.names.pop(seat))
        self.settle()

    def why_not_live(self) -> str | None:
        """The id of the reason why this match cannot be played live; None where it can."""
        if any(self.options.get(name) for name in live_without(self.game)):
            return "setup.no_live.option"
        return "setup.no_live.people" if self.people > MOST_LIVE_PEOPLE else None

    def settle(self) -> None:
        """What no longer fits becomes what does."""
        if self.tempo == LIVE and self.why_not_live() is not None:
            self.tempo = TURNS

    def match(self) -> Match:
        """The match that begins with this plan; BadFile where the rules refuse it."""
        return Match.start(
            self.game,
            len(self.players),
            seed_of(self.deal),
            self.options,
            names=self.names[: len(self.players)],
            players=list(self.players),
            ui={"tempo": self.tempo} if self.tempo else {},
        )
