"""Starting straight into a match: what a link or the command line asks for."""

from typing import TYPE_CHECKING, Any

from game import titles
from game.ai.bots import HUMAN, bots
from game.core.game import BadFile, Game
from game.core.match import Match
from game.ui.motion import SPEEDS
from game.ui.setup_plan import default_names, new_deal, seed_of, tempos

if TYPE_CHECKING:
    from game.ui.app import App


def asked_for(app: "App") -> bool:
    """Opens what the query names: a new match, or with `resume` the last one; whether it did."""
    query = app.host.query()
    if query.get("speed") in SPEEDS:
        app.settings.speed = query["speed"]
        app.apply()
    if "resume" in query:
        entry = app.matches.unfinished()
        return entry is not None and app.open_saved(entry.id)
    game = titles.find(query.get("game", ""))
    if game is None:
        return False
    try:
        app.new_match(match_of(app, game, query))
    except BadFile as bad:
        app.notice(bad.message)
        return False
    return True


def match_of(app: "App", game: Game[Any], query: dict[str, str]) -> Match:
    """The match that a query describes: the first seat is a person's, the others bots'."""
    text = query.get("seats", "")
    seats = (
        int(text[:3])
        if text.isascii() and text.isdecimal()
        else max(game.players[0], min(4, game.players[-1]))
    )
    known = bots(game)
    wanted = [bot for bot in query.get("bots", "").split(",") if bot in known or bot == HUMAN]
    wanted = wanted or ["normal"]
    players = [HUMAN, *(wanted[i % len(wanted)] for i in range(max(0, seats - 1)))]
    options = {}
    for word in query.get("options", "").replace(" ", ",").split(","):
        name, _, value = word.partition("=")
        if name:
            options[name.lstrip("-")] = value != "off" and not name.startswith("-")
    ui = {"tempo": query["tempo"]} if query.get("tempo") in tempos(game) else {}
    names = default_names(app)
    names = [names[i % len(names)] for i in range(seats)]
    return Match.start(
        game,
        seats,
        seed_of(query.get("seed") or new_deal()),
        options,
        names=names,
        players=players,
        ui=ui,
    )
