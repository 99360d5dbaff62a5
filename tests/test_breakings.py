"""The breakings that `make mutants` tries: each is another function than the one it was made from."""

from types import FunctionType

import pytest

from tools.breakings import breakings

SOURCE = '''
LIMIT = 3


def count(values):
    """How many are below the limit, twice."""
    found = []
    for value in values:
        if value < LIMIT and value != 1:
            found.append(value)
    return 2 * len(found) if found else -1


class Purse:
    def paid(self, amount):
        self.money -= amount
        return self.money

    def dump(self):
        return self.money + 1
'''


def run(code: object, values: list[int]) -> object:
    names: dict[str, object] = {"LIMIT": 3}
    exec(SOURCE, names)
    function = names["count"]
    assert isinstance(function, FunctionType)
    function.__code__ = code  # type: ignore[assignment]
    try:
        return function(values)
    except ZeroDivisionError:
        return "divided by nothing"


def named(function: str) -> dict[str, object]:
    return {one.name.partition(": ")[2]: one.code for one in breakings(SOURCE, "x.py") if one.function == function}


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("`value < LIMIT` becomes `value <= LIMIT`", 6),
        ("`value != 1` becomes `value == 1`", 2),
        ("`value < LIMIT and value != 1` becomes `value < LIMIT or value != 1`", 10),
        ("`found.append(value)` becomes `pass`", -1),
        ("`2 * len(found)` becomes `2 // len(found)`", 1),
        ("`2` becomes `3`", 6),
    ],
)
def test_each_does_something_else(name: str, result: object) -> None:
    values = [0, 1, 2, 3, 4]
    assert run(named("count")[name], values) == result
    plain: dict[str, object] = {}
    exec(SOURCE, plain)
    assert plain["count"](values) == 4  # type: ignore[operator]


def test_what_writes_a_position_down_is_left_alone() -> None:
    assert set(named("Purse.paid")) == {
        "`self.money -= amount` becomes `self.money += amount`",
        "`self.money -= amount` becomes `pass`",
    }
    assert named("Purse.dump") == {}
