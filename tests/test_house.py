"""The house itself: imports run one way, only titles name games, words stay out of the rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.titles import TITLES, all_games

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "game").rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""


def part(path: Path) -> str:
    """core, ai, titles, table, ui, or the file's name for what lies at the top."""
    words = path.relative_to(ROOT / "game").parts
    return "table" if words[0] == "titles" and "table" in words[:-1] else words[0]


ALLOWED = {
    "core": {"core"},
    "ai": {"core", "ai"},
    "titles": {"core", "ai", "titles"},
    "table": {"core", "ai", "titles", "ui", "words"},
    "ui": {"core", "ai", "titles", "ui", "words"},
}


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_run_one_way(path: Path) -> None:
    own = part(path)
    for name in imports(path):
        if name.startswith("game."):
            words = name.split(".")
            target = "table" if words[1] == "titles" and "table" in words else words[1]
            assert own not in ALLOWED or target in ALLOWED[own] | {own}, f"{own} imports {name}"
        if own not in ("ui", "table"):
            assert name.split(".")[0] != "pygame", "only the window may import pygame"


def test_core_needs_the_standard_library_only() -> None:
    import sys

    for path in SOURCES:
        if part(path) in ("core", "ai", "titles"):
            for name in imports(path):
                assert name.split(".")[0] in {"game", *sys.stdlib_module_names}, f"{path}: {name}"


def test_only_titles_name_a_game() -> None:
    places = [*SOURCES, ROOT / "main.py", *(ROOT / "build").glob("*.py")]
    for path in places:
        if (
            path.is_relative_to(ROOT / "game" / "titles")
            and path.parent != ROOT / "game" / "titles"
        ):
            continue
        text = path.read_text("utf-8")
        if path == ROOT / "game" / "titles" / "__init__.py":
            assert all(text.count(name) == 1 for name in TITLES), "one line each in the list"
            continue
        for game in TITLES:
            assert not re.search(rf"\b{game}\b", text), f"{path} names {game}"


def test_no_game_names_another() -> None:
    for path in SOURCES:
        words = path.relative_to(ROOT / "game").parts
        if words[0] == "titles" and len(words) > 2:
            for name in imports(path):
                if name.startswith("game.titles."):
                    assert name.split(".")[2] == words[1], f"{path} imports {name}"


def test_no_sentence_stands_in_the_rules() -> None:
    """Four words in a text, unless a docstring or what a data file's author reads."""
    for path in SOURCES:
        if part(path) not in ("core", "titles"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
        for raised in (node for node in ast.walk(tree) if isinstance(node, ast.Raise)):
            docs |= {id(part) for part in ast.walk(raised)}
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in docs
            ):
                found = re.search(r"\b[A-Z]?[a-z]+ [a-z]+ [a-z]+ [a-z]+\b", node.value)
                assert not found, f"{path}:{node.lineno}: {node.value!r}"


def test_catalogues_are_compiled_from_their_sources() -> None:
    pytest.importorskip("babel", reason="Babel (a development extra) compiles the words")
    from assets.compile_words import WORDS, compiled

    sources = sorted(WORDS.rglob("*.po"))
    assert sources
    for source in sources:
        assert source.with_suffix(".mo").read_bytes() == compiled(source), f"{source} is newer"


def test_every_listed_game_is_found_once() -> None:
    games = all_games()
    assert [game.name for game in games] == list(TITLES)
    assert len(set(TITLES)) == len(TITLES)
