"""Ways to break a function a little: another comparison, another number, a statement left out."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from types import CodeType, FunctionType, ModuleType
from typing import Any

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_RULES = (
    "dump", "restore", "copy", "__init__", "ledger", "_cards_of", "measures", "view", "full_view", "news", "imagined",
    "implied_reveal",
)  # fmt: skip
"""Functions that write a position down, read or copy it, count what lies on the table, show it, or guess at it."""

Function = ast.FunctionDef
Change = Callable[[Any], ast.AST]


@dataclass(frozen=True)
class Breaking:
    """One way to break one function: its name says what becomes what, `source` is a digest of the whole function."""

    function: str
    name: str
    source: str
    code: CodeType


def breakings(source: str, file: str) -> Iterator[Breaking]:
    """All of a module, those of a function one after the other."""
    tree = ast.parse(source)
    seen: Counter[str] = Counter()
    for name, function in _functions(tree):
        digest = sha256(ast.unparse(function).encode()).hexdigest()[:16]
        nodes = _body(function)
        same = {id(node.test) for node in nodes if isinstance(node, ast.IfExp) and _is_min_or_max(node)}
        for at, node in enumerate(nodes):
            for change in _changes(node) if id(node) not in same else ():
                broken = deepcopy(function)
                after = change(_body(broken)[at])
                said = f"{name}: `{_said(node)}` becomes `{_said(after)}`"
                seen[said] += 1
                again = f" ({seen[said]})" if seen[said] > 1 else ""
                code = _compiled(broken, file, name)
                yield Breaking(name, said + again, digest, code)


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        before = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for function in inner:
            if isinstance(function, Function) and not function.name.startswith(NOT_RULES):
                yield before + function.name, function


def _body(function: Function) -> list[Any]:
    """The nodes that can be broken, always in the same order."""
    found: list[ast.AST] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Assert | ast.JoinedStr):
            return
        found.append(node)
        for field, value in ast.iter_fields(node):
            if field not in ("annotation", "returns", "decorator_list"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        visit(child)

    for statement in function.body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            visit(statement)
    return found


def _changes(node: Any) -> Iterator[Change]:
    """What can be done to a node; each gives back what is seen of it afterwards."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield _with(lambda one: one.ops.__setitem__(0, COMPARED[type(one.ops[0])]()))
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COUNTED:
        yield _with(lambda one: setattr(one, "op", COUNTED[type(one.op)]()))
    elif isinstance(node, ast.BoolOp):
        yield _with(lambda one: setattr(one, "op", ast.Or() if isinstance(one.op, ast.And) else ast.And()))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield _with(lambda one: setattr(one, "value", not one.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield _with(lambda one: setattr(one, "value", one.value + 1))
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in NAMES:
        yield _with(lambda one: setattr(one, "id", NAMES[one.id]))
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare | ast.BoolOp):
        yield _negated
    if _may_be_left_out(node):
        yield _left_out


def _is_min_or_max(node: ast.IfExp) -> bool:
    """`a if a < b else b`: where both are equal it does not matter which is taken."""
    test = node.test
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
        return False
    return {ast.dump(test.left), ast.dump(test.comparators[0])} == {ast.dump(node.body), ast.dump(node.orelse)}


def _may_be_left_out(node: Any) -> bool:
    """A statement without which the others still know their names."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    return isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def _with(change: Callable[[Any], None]) -> Change:
    def changed(node: Any) -> ast.AST:
        change(node)
        return node  # type: ignore[no-any-return]

    return changed


def _negated(node: Any) -> ast.AST:
    node.test = node.test.operand if isinstance(node.test, ast.UnaryOp) else ast.UnaryOp(ast.Not(), node.test)
    return node  # type: ignore[no-any-return]


def _left_out(node: Any) -> ast.AST:
    """The statement becomes `pass`, in its own place."""
    node.__class__ = ast.Pass
    return node  # type: ignore[no-any-return]


def _said(node: ast.AST) -> str:
    """The first line of it; of a condition what it asks."""
    if isinstance(node, ast.If | ast.While):
        node = node.test
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0][:100]


def _compiled(function: Function, file: str, name: str) -> CodeType:
    """The code of a function, as it would be called where it stands."""
    function.decorator_list = []
    body: ast.stmt = function
    outer, _, _ = name.rpartition(".")
    if outer:
        body = ast.ClassDef(outer, [], [], [function], [])
    module = compile(ast.fix_missing_locations(ast.Module([body], [])), file, "exec", dont_inherit=True)
    inside = _codes(module)[0] if outer else module
    return next(code for code in _codes(inside) if code.co_name == function.name)


def _codes(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def function_named(module: ModuleType, name: str) -> FunctionType:
    """The function itself, whatever is wrapped around it."""
    found: Any = module
    for part in name.split("."):
        found = found.__dict__[part]
    for inner in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, inner, None) or found
    assert isinstance(found, FunctionType)
    return found
