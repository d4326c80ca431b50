"""A deal that a friend can play too: a line of text with the game, its seats, options and seed.

The words are for reading; what stands in brackets goes behind a page's address (`start.py` reads it).
"""

from game.core.match import Match
from game.words import Words


def query_of(match: Match) -> str:
    """What a link asks for to get this deal."""
    on = [name for name, value in match.state.options.items() if value]
    parts = [f"game={match.game.name}", f"seats={match.state.seats}", f"seed={match.seed}"]
    bots = [player for player in match.players[1:] if player]
    parts += [f"bots={','.join(bots)}"] if bots else []
    parts += [f"options={','.join(on)}"] if on else []
    tempo = match.ui.get("tempo")
    parts += [f"tempo={tempo}"] if tempo else []
    return "?" + "&".join(parts)


def code_of(match: Match, words: Words) -> str:
    """The line that is copied."""
    on = [words.say(f"option.{name}") for name, value in match.state.options.items() if value]
    said = words.say(
        "share.code", title=words.say("title"), seats=match.state.seats, deal=match.seed
    )
    return f"{', '.join([said, *on])} ({query_of(match)})"
