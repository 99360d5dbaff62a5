"""The program's own code as it is written: its string literals, and the texts that it says."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import powerhouse

ROOT = Path(powerhouse.__file__).parent
Call = ast.Call


@cache
def modules() -> dict[str, ast.Module]:
    """Every module by its path in the package."""
    files = sorted(ROOT.rglob("*.py"))
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text("utf-8")) for file in files}


def written(node: ast.AST) -> str | None:
    """A string literal; what an f-string fills in is `{}`."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def literals(module: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    """All string literals that are neither docstrings nor parts of others."""
    left_out = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    left_out |= {id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in left_out:
            text = written(node)
            if text is not None:
                yield node, text


def calls(module: ast.Module) -> Iterator[tuple[str, Call]]:
    """Every call with the last name of what is called."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func
            yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node
