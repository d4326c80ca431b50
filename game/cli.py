"""The command line: `python -m game list | simulate | arena | replay | score | bench`.

Headless: never opens a window, never imports pygame. Whatever is wrong with the input ends with
status 2, nothing on stdout and one line on stderr that says what, where and what was expected.
"""

import argparse
import errno
import io
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from game.ai.arena import compare
from game.ai.bots import bots, play_out
from game.bench import measure
from game.core.game import BadFile, Game, quoted, wrong_type
from game.core.match import Match, check_option, check_table, load, read_json
from game.core.notation import move_text
from game.core.zones import shown
from game.report import (
    print_arena,
    print_bench,
    print_games,
    print_position,
    print_summary,
    progress,
)
from game.titles import TITLES, all_games, find
from game.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives the exit status: 0, or 2 for bad input."""
    options = argparse.Namespace()
    if sys.stderr is None:  # closed by whoever started the program: nothing can be said
        sys.stderr = io.StringIO()
    try:
        if sys.stdout is None:
            raise BadFile("cli.write", file="stdout", problem=os.strerror(errno.EBADF))
        _parser().parse_args(arguments, options)
        options.run(options)
        sys.stdout.flush()
    except BadFile as bad:
        return _refuse(options, bad)
    except BrokenPipeError:  # the reader (head, less) has seen enough
        _leave_stdout()
    except OSError as error:  # what stdout leads to is full
        _leave_stdout()
        return _refuse(options, BadFile("cli.write", file="stdout", problem=_problem(error)))
    except KeyboardInterrupt:
        return 130
    return 0


def _refuse(options: argparse.Namespace, bad: BadFile) -> int:
    """Says on one line of stderr what is wrong, without control codes that stood in the file."""
    game = getattr(options, "game", None)
    words = Words(game) if game in TITLES else Words()
    line = words.tell(bad.message).strip()
    plain = (c if c.isprintable() else " " if c.isspace() else "?" for c in line)
    print("".join(plain), file=sys.stderr)
    return 2


def _leave_stdout() -> None:
    """Nothing more can be written there, also not when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _Parser(argparse.ArgumentParser):
    """Argparse whose complaints are one line like all others here."""

    def error(self, message: str) -> NoReturn:
        raise BadFile("cli.usage", command=self.prog, problem=message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m game", description="Flower Market without a window")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, about: str, *positional: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        sub.set_defaults(run=run)
        for word in positional:
            sub.add_argument(word.lower(), metavar=word)
        sub.add_argument("--json", action="store_true", help="print JSON")
        return sub

    command("list", _list, "the games, their seats, options and bots")
    sub = command("simulate", _simulate, "bots play matches", "GAME")
    _table_arguments(sub)
    sub.add_argument("--save", metavar="DIR", help="write each match to DIR/GAME-SEATS-SEED.json")
    sub = command("arena", _arena, "measures bots on paired deals, every seat rotation", "GAME")
    _table_arguments(sub)
    sub = command("replay", _replay, "prints a stored match's position", "FILE")
    sub.add_argument("--step", type=int, metavar="K", help="after K actions (default: all)")
    sub.add_argument("--seat", type=int, metavar="S", help="as this seat sees it")
    command("score", _score, "scores a described final position (- reads stdin)", "GAME", "FILE")
    command("bench", _bench, "measures the engine's speed on this machine")
    return parser


def _table_arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--seats", type=int, metavar="N", help="default: the fewest")
    sub.add_argument("--seed", type=int, default=1, metavar="S", help="the first match's (1)")
    sub.add_argument("--matches", type=int, default=1, metavar="K", help="match i has seed S + i")
    sub.add_argument("--bots", default="normal", metavar="A,B", help="repeated over the seats")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=on|off")


def _find(name: str) -> Game[Any]:
    game = find(name)
    if game is None:
        raise BadFile("cli.game", game=name[:40], known=" ".join(TITLES))
    return game


def _list(options: argparse.Namespace) -> None:
    games = [
        {
            "game": game.name, "title": Words(game.name).say("title"),
            "seats": [game.players[0], game.players[-1]], "rules": game.rules,
            "options": dict(game.options), "bots": list(bots(game)),
        }
        for game in all_games()
    ]  # fmt: skip
    if options.json:
        print(json.dumps(games, ensure_ascii=False))
    else:
        print_games(games)


class _Table:
    """The checked arguments of `simulate` and `arena`."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.game = game = _find(options.game)
        self.seats = game.players[0] if options.seats is None else options.seats
        self.matches, self.seed = options.matches, options.seed
        if self.matches < 1:
            raise BadFile("cli.matches", found=self.matches)
        for seed in (self.seed, self.seed + self.matches - 1):
            check_table(game, self.seats, seed)
        self.bots = options.bots.split(",")
        for name in self.bots:
            if name not in bots(game):
                raise BadFile("cli.bot", bot=quoted(name), known=" ".join(bots(game)))
        self.options = _switches(game, options.option)

    def played(self, number: int, players: list[str]) -> Match:
        """The match of this number, from 0, played to its end by these bots."""
        seed = self.seed + number
        match = Match.start(self.game, self.seats, seed, self.options, players=players)
        play_out(match)
        return match


def _switches(game: Game[Any], texts: list[str]) -> dict[str, bool]:
    chosen = {}
    for text in texts:
        name, _, value = text.partition("=")
        check_option(game, name)
        if value not in ("on", "off"):
            raise BadFile("cli.switch", option=name, value=quoted(value))
        chosen[name] = value == "on"
    return chosen


def _simulate(options: argparse.Namespace) -> None:
    table = _Table(options)
    players = [table.bots[seat % len(table.bots)] for seat in range(table.seats)]
    folder = _folder(options.save) if options.save is not None else None
    results = []
    with progress(range(table.matches), lines=options.json) as steps:
        for i in steps:
            match = table.played(i, players)
            if folder:
                _write(folder / f"{match.game.name}-{table.seats}-{match.seed}.json", match.text())
            results.append(_result(match))
            if options.json and not folder:
                print(json.dumps(results[-1], ensure_ascii=False))
    if options.json and folder:  # nothing is said before all is saved
        print("\n".join(json.dumps(result, ensure_ascii=False) for result in results))
    if not options.json:
        print_summary(Words(table.game.name), players, results)


def _result(match: Match) -> dict[str, Any]:
    """What `simulate --json` prints of a match."""
    return {
        "game": match.game.name, "seats": match.state.seats, "seed": match.seed,
        "bots": match.players, "steps": len(match.actions), "scores": match.scores(),
        "winners": match.winners(),
    }  # fmt: skip


def _folder(name: str) -> Path:
    """The folder, made where it is not there; BadFile where nothing can be written into it."""
    try:
        folder = Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:
        raise BadFile("cli.write", file=name, problem=_problem(error)) from None
    return folder


def _write(path: Path, text: str) -> None:
    """Writes beside, then replaces, so that a file is whole or not there."""
    beside = path.with_suffix(".part")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    except OSError as error:
        raise BadFile("cli.write", file=str(path), problem=_problem(error)) from None


def _problem(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _arena(options: argparse.Namespace) -> None:
    table = _Table(options)
    if len(table.bots) > table.seats:  # the last of them would never play
        raise BadFile("cli.bots", count=len(table.bots), seats=table.seats)
    with progress(range(table.matches)) as steps:
        shares = compare(table.game, table.bots, table.seats, table.seed, steps, table.options)
    if options.json:
        print(json.dumps({"game": table.game.name, "seats": table.seats, "shares": shares}))
    else:
        print_arena(shares, table.seats)


def _read(name: str) -> Any:
    """The JSON value of a file, `-` for stdin; BadFile names the file that cannot be read."""
    try:
        if name == "-" and sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return read_json(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadFile("cli.utf8", file=name) from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile("cli.read", file=name, problem=_problem(error)) from None


def position(match: Match, seat: int | None) -> dict[str, Any]:
    """What `replay --json` prints: the position in full, or as a seat sees it."""
    game, state = match.game, match.state
    seen = state if seat is None else shown(game, state, seat)
    asked = match.actors() if seat is None else [seat]
    return {
        "game": game.name, "step": len(match.actions), "over": match.is_over,
        "phase": state.phase, "turn": state.turn, "actors": match.actors(),
        "legal": [move_text(actor, action) for actor in asked for action in match.legal(actor)],
        "table": game.table(seen), "scores": match.scores(), "winners": match.winners(),
    }  # fmt: skip


def _replay(options: argparse.Namespace) -> None:
    data = _read(options.file)
    options.game = data.get("game") if isinstance(data, dict) else None
    match = load(data, find, options.step, TITLES)
    if options.seat is not None and not 0 <= options.seat < match.state.seats:
        raise BadFile("cli.seat", seat=options.seat, high=match.state.seats - 1)
    found = position(match, options.seat)
    if options.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print_position(Words(match.game.name), found)


def _score(options: argparse.Namespace) -> None:
    game = _find(options.game)
    described = _read(options.file)
    if not isinstance(described, dict):
        raise wrong_type(options.file, "object", described)
    print(json.dumps(game.score(described), ensure_ascii=False))


def _bench(options: argparse.Namespace) -> None:
    rows = list(measure())
    if options.json:
        print(json.dumps(rows))
    else:
        print_bench(rows)
