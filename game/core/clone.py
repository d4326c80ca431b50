"""One copy for every game: `clone` reads a state's type hints once and writes the copying code.

Nobody writes copy code by hand: a field that is added is copied. Containers are copied as deep as
their type hint says they go; numbers, words, tuples and None are shared. `plain_clone` is the same
without hints, slow and obvious: the tests hold the two against each other.
"""

import types
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

S = TypeVar("S")


def clone(state: S) -> S:
    """An independent copy; playing on it never changes the original."""
    kind: type = type(state)
    return _cloner(kind)(state)  # type: ignore[no-any-return]


def plain_clone(state: S) -> S:
    """The same copy made by looking at the values: for views, in which anything can be None."""
    new = object.__new__(type(state))
    for field in fields(state):  # type: ignore[arg-type]
        setattr(new, field.name, copy_value(getattr(state, field.name)))
    return new


def copy_value(value: Any) -> Any:
    """Copies lists and dicts all the way down and shares the rest."""
    if isinstance(value, list):
        return [copy_value(item) for item in value]
    if isinstance(value, dict):
        return {key: copy_value(item) for key, item in value.items()}
    return value


@cache
def _cloner(kind: type) -> Callable[[Any], Any]:
    hints = get_type_hints(kind)
    lines = ["def clone(s):", "    n = new(kind)"]
    for field in fields(kind):
        lines.append(f"    n.{field.name} = {_copying(hints[field.name], f's.{field.name}')}")
    lines.append("    return n")
    scope: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["clone"]
    return made


def _copying(hint: Any, name: str, depth: int = 0) -> str:
    """The expression that copies a value called `name` of this type."""
    origin, args = get_origin(hint), get_args(hint)
    inner = f"x{depth}"
    if origin is Union or origin is types.UnionType:
        deep = [part for part in args if get_origin(part) in (list, dict)]
        if not deep:
            return name
        return f"(None if {name} is None else {_copying(deep[0], name, depth)})"
    if origin is list:
        item = _copying(args[0], inner, depth + 1)
        return f"{name}[:]" if item == inner else f"[{item} for {inner} in {name}]"
    if origin is dict:
        item = _copying(args[1], inner, depth + 1)
        if item == inner:
            return f"{name}.copy()"
        return f"{{k{depth}: {item} for k{depth}, {inner} in {name}.items()}}"
    return name
