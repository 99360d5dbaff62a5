"""Moves whose texts can only be shown or sent back: who takes one apart, or puts one together, outside the rules is
found out: while it runs by `make_moves_opaque`, and in the sources by `composed`, `read_by_itself` and `web_faults`.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import wraps
from typing import Any

import msgspec
import pytest

from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.input import Batch, Input, Menu
from powerhouse.core.notation import Form, Grammar, Said
from powerhouse.core.state import State

RULES = ("powerhouse.core", "powerhouse.games", "powerhouse.parts")
CUTTING = (
    "__contains__", "__getitem__", "__iter__", "count", "endswith", "find", "index", "lstrip", "partition",
    "removeprefix", "removesuffix", "replace", "rfind", "rindex", "rpartition", "rsplit", "rstrip", "split",
    "splitlines", "startswith", "strip", "translate",
)  # fmt: skip
PATTERNS = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub", "subn")
KNOWN_OF_NOTATION = {"Arguments", "Form", "LONGEST", "Said"}
"""What others may import from the module of the grammar: nothing that cuts or reads texts."""


def _outsider(depth: int) -> str | None:
    """The module of the program outside the rules that called."""
    frame = sys._getframe(depth)
    caller = str(frame.f_globals["__name__"])
    return caller if caller.startswith("powerhouse.") and not caller.startswith(RULES) else None


class MoveText(str):
    """A move in words. Code of the program outside the rules may not cut it, nor look for a part of it, nor compare it
    with words of its own.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return _equal(self, other, _outsider(2))

    def __ne__(self, other: object) -> bool:
        return not _equal(self, other, _outsider(2))

    def __str__(self) -> str:
        return self  # the same text stays one that cannot be cut

    __hash__ = str.__hash__


def plain(text: str) -> str:
    """For encoders, which take texts of Python's own kind alone."""
    return str.__str__(text)


def _equal(text: MoveText, other: object, caller: str | None) -> bool:
    if caller and isinstance(other, str) and not isinstance(other, MoveText):
        raise AssertionError(f"{caller} compares the move '{text!s}' with the words '{other}'")
    return str.__eq__(text, other) is True


def _guarded(name: str) -> Any:
    plain = getattr(str, name)

    def method(self: MoveText, *arguments: Any) -> Any:
        caller = _outsider(2)
        if caller:
            raise AssertionError(f"{caller} takes the move '{self!s}' apart by {name}")
        return plain(self, *arguments)

    return method


def _unmatched(function: Any) -> Any:
    @wraps(function)
    def matching(pattern: Any, *arguments: Any, **more: Any) -> Any:
        caller = _outsider(2)
        for text in arguments:
            if caller and isinstance(text, MoveText):
                raise AssertionError(f"{caller} takes the move '{text}' apart by {function.__name__}")
        return function(pattern, *arguments, **more)

    return matching


for _name in CUTTING:
    setattr(MoveText, _name, _guarded(_name))


def make_moves_opaque(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every text of a move is one that cannot be cut, and only the rules read texts."""
    said, parse, read = Grammar.said, Grammar.parse, Input.read

    def opaque_said(self: Grammar, state: Any, code: int) -> tuple[str, Form]:
        text, form = said(self, state, code)
        return MoveText(text), form

    def guarded_parse(self: Grammar, state: Any, wanted: Said) -> int:
        caller = _outsider(2) or (_outsider(3) if sys._getframe(1).f_globals["__name__"].endswith(".state") else None)
        if caller and type(wanted) is str:
            raise AssertionError(f"{caller} reads the words '{wanted}' itself")
        return parse(self, state, wanted)

    def guarded_read(self: Input, line: str, state: State, menu: Menu) -> Batch:
        for text in texts_in(menu):
            if not isinstance(text, MoveText) and text not in shown(state):
                raise AssertionError(f"the screen has put together '{text}', which no game has said")
        return read(self, line, state, menu)

    for name in PATTERNS:
        monkeypatch.setattr(re, name, _unmatched(getattr(re, name)))
    monkeypatch.setattr(Grammar, "said", opaque_said)
    monkeypatch.setattr(Grammar, "parse", guarded_parse)
    monkeypatch.setattr(Input, "read", guarded_read)


def texts_in(menu: Menu) -> Iterator[str]:
    for line in menu:
        yield from [line] if isinstance(line, str) else [] if isinstance(line, Form) else texts_in(line)


def shown(state: State) -> set[str]:
    """Every string in the view of the actor but the moves, for beginnings of moves that a game gives."""
    found: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, str):
            found.add(str(value))
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            collect(part)

    collect(msgspec.to_builtins(state.view(state.actor), enc_hook=lambda move: None))
    return found


# In the sources


def verbs() -> set[str]:
    """The verbs of all games."""
    games = [registry.find(id) for id in registry.game_ids()]
    starts = [game.start(game.setup(game.players[0]), Seeded(0)) for game in games]
    return {word for state in starts for word in state.grammar().words}


def composed(source: str, words: set[str]) -> list[str]:
    """Where Python puts a move together: an f-string or a sum that begins with a verb and a space."""
    faults: list[str] = []
    for node in ast.walk(ast.parse(source)):
        first: ast.expr | None = None
        if isinstance(node, ast.JoinedStr) and node.values:
            first = node.values[0]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
            first = node.left
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            begun = re.fullmatch(r"([\w-]+) (%.*)?", first.value)
            if begun and begun[1] in words:
                faults.append(f"line {first.lineno}: '{first.value}'")
    return faults


def read_by_itself(source: str) -> list[str]:
    """What a module outside the rules takes from that of the grammar to read or cut words."""
    return [
        name.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module == "powerhouse.core.notation"
        for name in node.names
        if name.name not in KNOWN_OF_NOTATION
    ]


def web_faults(source: str, words: set[str]) -> list[str]:
    """Where a page puts a move together, or takes its text apart."""
    verb = "|".join(sorted(words))
    patterns = [
        rf"[`\"'](?:{verb}) (?:\$\{{|[`\"']\s*\+)",  # `bid ${amount}`, "bid " + amount
        r"\b(?:send|why|finish)\(\s*(?:\.\.\.[\w.]+,\s*)?[`\"']",  # a text of one's own is sent or asked about
        r"\bmove:\s*[`\"']",
        r"\.(?:move|text)\.(?:split|slice|substring|startsWith|endsWith|includes|indexOf|match|replace|replaceAll|at)\(",
    ]
    return [found[0] for pattern in patterns for found in re.finditer(pattern, source)]
