"""The command line as `python -m game` gives it: what it prints, and how it refuses."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.core.match import Match
from game.report import print_position
from game.titles import TITLES, all_games, find
from game.words import Words

ROOT = Path(__file__).resolve().parent.parent
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    out, err = capsys.readouterr()
    return status, out, err


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on stderr of a command that must fail."""
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.endswith("\n") and err.count("\n") == 1 and err.strip()
    return err


def stored(path: Path, game: Any, **changes: Any) -> str:
    match = Match.start(game, game.players[0], 5)
    for _ in range(3):
        assert match.state.turn is not None
        match.play(match.state.turn, match.legal(match.state.turn)[0])
    path.write_text(json.dumps({**match.save(), **changes}))
    return str(path)


def test_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "list", "--json")
    games = json.loads(out)
    assert status == 0 and [game["game"] for game in games] == list(TITLES)
    for game in games:
        assert game["bots"] == ["random", "easy", "normal", "hard"]
        assert game["title"] != "title", "a title has words"
    assert run(capsys, "list")[1].count("\n") == len(TITLES) + 1


@GAMES
def test_simulate_prints_a_line_a_match_and_saves_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: Any
) -> None:
    words = (
        "simulate",
        game.name,
        "--seed",
        "9",
        "--matches",
        "2",
        "--bots",
        "random,easy",
        "--json",
    )
    status, out, err = run(capsys, *words, "--save", str(tmp_path))
    lines = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "") and [line["seed"] for line in lines] == [9, 10]
    for line in lines:
        assert list(line) == ["game", "seats", "seed", "bots", "steps", "scores", "winners"]
        file = tmp_path / f"{game.name}-{line['seats']}-{line['seed']}.json"
        found = json.loads(run(capsys, "replay", str(file), "--json")[1])
        assert found["over"] and found["step"] == line["steps"]
        assert (found["scores"], found["winners"]) == (line["scores"], line["winners"])
    assert sorted(p.suffix for p in tmp_path.iterdir()) == [".json", ".json"]
    assert run(capsys, *words)[1] == out


@GAMES
def test_the_same_under_any_hash_seed(game: Any) -> None:
    def simulated(hash_seed: str) -> bytes:
        words = [
            "simulate",
            game.name,
            "--seats",
            str(game.players[-1]),
            "--bots",
            "easy,random",
            "--json",
        ]
        return subprocess.run(
            [sys.executable, "-m", "game", *words],
            cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed}, check=True, capture_output=True,
        ).stdout  # fmt: skip

    first = simulated("1")
    assert first and first == simulated("4242")


@GAMES
def test_replay_shows_each_step_and_each_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: Any
) -> None:
    file = stored(tmp_path / "match.json", game)
    for step in range(4):
        found = json.loads(run(capsys, "replay", file, "--step", str(step), "--json")[1])
        assert list(found) == [
            "game", "step", "over", "phase", "turn", "actors", "legal", "table", "scores", "winners",
        ]  # fmt: skip
        assert found["step"] == step and found["turn"] in found["actors"]
        seen = json.loads(
            run(
                capsys, "replay", file, "--step", str(step), "--seat", str(found["turn"]), "--json"
            )[1]
        )
        own = [move for move in found["legal"] if move.startswith(f"{found['turn']} ")]
        assert seen["legal"] == own and own
        assert set(seen["table"]) <= set(found["table"]) | {"limit"}
    assert "after 3 actions" in run(capsys, "replay", file)[1]
    refused(capsys, "replay", file, "--step", "4")
    refused(capsys, "replay", file, "--step", "-1")
    refused(capsys, "replay", file, "--seat", str(game.players[0]))


def test_a_printed_position_keeps_seats_apart(capsys: pytest.CaptureFixture[str]) -> None:
    table = {"hands": [None, ["1", "x2"], []], "row": ["a", "b"], "coins": [3, 4]}
    found = {"step": 0, "phase": "p", "turn": 0, "legal": [], "scores": None, "winners": None}
    print_position(Words(), {**found, "table": table})
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()[1:]]
    assert [(name, text.strip()) for name, text in lines] == [
        ("hands", "? | 1, x2 | -"), ("row", "a | b"), ("coins", "3 | 4"),
    ]  # fmt: skip


@GAMES
def test_other_rules_are_never_replayed_wrongly(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: Any
) -> None:
    assert "rules" in refused(capsys, "replay", stored(tmp_path / "m.json", game, rules=999))


@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        (),
        ("simulate", "chess"),
        ("simulate", TITLES[0], "--seats", "99"),
        ("simulate", TITLES[0], "--seats", "x"),
        ("simulate", TITLES[0], "--bots", "genius"),
        ("simulate", TITLES[0], "--bots", ""),
        ("simulate", TITLES[0], "--matches", "0"),
        ("simulate", TITLES[0], "--seed", "-1"),
        ("simulate", TITLES[0], "--seed", str(2**53)),
        ("simulate", TITLES[0], "--seed", str(2**53 - 1), "--matches", "2"),
        ("simulate", TITLES[0], "--option", "gold=on"),
        ("simulate", TITLES[0], "--save", "/dev/null/no"),
        ("replay", "no such file"),
        ("replay", "."),
        ("replay", "\0"),
        ("score", TITLES[0], "no such file"),
        ("score", "chess", "-"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert "Traceback" not in refused(capsys, *words)


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"[]", b"3", b"{}", b"[" * 90_000, b'{"a": NaN}']
)
@pytest.mark.parametrize("command", [("replay",), *(("score", name) for name in TITLES)])
def test_files_that_are_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, command: tuple[str, ...]
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    refused(capsys, *command, str(file))


def test_an_illegal_action_is_numbered_and_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = find(TITLES[0])
    assert game is not None
    data = json.loads(Path(stored(tmp_path / "m.json", game)).read_text())
    data["actions"][1] = "0 nonsense\nin two lines"
    (tmp_path / "m.json").write_text(json.dumps(data))
    assert refused(capsys, "replay", str(tmp_path / "m.json")).startswith("action 2")


def test_a_bot_that_would_never_play_is_not_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "bouquet", "--seats", "2", "--bots", "random,random,easy")
    assert refused(capsys, *words) == "--bots: 3 bots have no room at 2 seats\n"


def test_a_complaint_holds_no_control_codes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "m.json"
    stored(path, find(TITLES[0]), actions=["0 \x1b[31mred\x07\u2028bid\x9b"])
    assert refused(capsys, "replay", str(path)).endswith('"0 \\u001b[31mred\\u0007 bid?"\n')


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"format": 2}, "format: expected 1, not 2"),
        ({"rules": 0}, "rules: this program has version 1 of the rules of bouquet, not 0"),
        ({"seats": "2"}, 'seats: bouquet takes 2 to 6 seats, not "2"'),
        ({"seed": 1.0}, "seed: expected a whole number from 0 to 9007199254740991, not 1.0"),
        ({"options": {"weeds": True}}, 'options: no option "weeds"; known: none'),
        ({"deal": None}, "deal: expected a JSON object, not null"),
        ({"deal": {"columns": 3}}, "deal.columns: expected a list, not 3"),
        ({"deal": {"columns": [[7]]}}, "deal.columns[0]: expected a list of card names, not [7]"),
        ({"names": ["Ada"]}, "names: expected 2 entries, not 1"),
        ({"names": "Ada"}, 'names: expected a list of texts, not "Ada"'),
        ({"actions": {}}, "actions: expected a list of actions, not {}"),
        ({"actions": ["0  left"]}, 'action 1: expected "SEAT WORDS", not "0  left"'),
        ({"actions": [""]}, 'action 1: expected "SEAT WORDS", not ""'),
        ({"actions": ["0 left", None]}, 'action 2: expected "SEAT WORDS", not null'),
        (
            {"actions": ["0 left", "0 left"]},
            'action 2 ("0 left"; expected 1 left, 1 right) is not legal: It is another seat\'s turn.',
        ),
    ],
)
def test_a_complaint_says_what_was_found_and_what_was_expected(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changes: dict[str, Any], line: str
) -> None:
    path = stored(tmp_path / "m.json", find("bouquet"), **changes)
    assert refused(capsys, "replay", path) == line + "\n"


def test_a_complaint_about_a_long_range_names_its_beginning(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = stored(tmp_path / "m.json", find("dutch_auction"), actions=["0 pass"], deal={"first": 0})
    assert '("0 pass"; expected 0 limit 0, 0 limit 1, 0 limit 2, 0 limit 3, ...)' in refused(
        capsys, "replay", path
    )


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal of its own")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bar_on_the_terminal_keeps_clear_of_stdout(command: str) -> None:
    terminal, stderr = os.openpty()
    words = [command, "bouquet", "--bots", "random", "--matches", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "game", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr
    )
    os.close(stderr)
    assert done.returncode == 0
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["game"] for line in lines] == ["bouquet"] * (2 if command == "simulate" else 1)
    assert os.read(terminal, 100), "the bar"
    os.close(terminal)


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close a stream")
@pytest.mark.parametrize(
    ("words", "status", "err"),
    [
        ("list >&-", 2, "stdout: cannot be written: Bad file descriptor\n"),
        ("list --json >&-", 2, "stdout: cannot be written: Bad file descriptor\n"),
        ("replay - <&-", 2, "-: cannot be read: Bad file descriptor\n"),
        ("simulate bouquet --bots random --json 2>&- >/dev/null", 0, ""),
        ("list chess 2>&-", 2, ""),
    ],
)
def test_a_closed_stream_is_no_traceback(words: str, status: int, err: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "{sys.executable}" -m game {words}'],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (status, "", err)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a file that is always full")
def test_a_full_disk_is_one_line_and_status_2() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "game", "list", "--json"],
            cwd=ROOT, stdout=full, stderr=subprocess.PIPE,
        )  # fmt: skip
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1
    assert done.stderr.startswith(b"stdout: cannot be written")


@GAMES
def test_why_an_action_is_not_legal_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: Any
) -> None:
    data = json.loads(Path(stored(tmp_path / "m.json", game)).read_text())
    data["actions"].append(f"{game.players[0] - 1} nonsense 99")
    (tmp_path / "m.json").write_text(json.dumps(data))
    line = refused(capsys, "replay", str(tmp_path / "m.json"))
    assert line.startswith("action 4") and line.endswith(".\n"), "words, not an id"


def test_the_command_line_never_imports_pygame() -> None:
    program = (
        "import sys; from game.cli import main; main(['list', '--json']); "
        "sys.exit('pygame' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True)


def test_nothing_is_printed_where_nothing_can_be_saved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The second file cannot be written: no line of the first is printed either."""
    (tmp_path / "bouquet-2-2.json").mkdir()
    (tmp_path / "bouquet-2-2.json" / "full").touch()
    words = ["simulate", "bouquet", "--matches", "2", "--bots", "random", "--json", "--save"]
    assert main([*words, str(tmp_path)]) == 2
    assert capsys.readouterr().out == ""
