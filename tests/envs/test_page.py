"""The page about environments is runnable."""

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 7


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    if "import pyspiel" in example:
        pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")
    left: dict[str, Any] = {}
    exec(example, left)
    if "env" in left:
        assert left["over"]
        assert left["reward"] != 0
    elif "data" in left:
        assert left["sure"] == 1
    elif "game" in left and "infos" in left:
        assert sum(left["rewards"].values()) == pytest.approx(0)
    elif "episode" in left:
        assert left["episode"].over
    elif "arrays" in left:
        assert left["arrays"].masks.any()
    else:
        assert left["state"].legal_actions()
