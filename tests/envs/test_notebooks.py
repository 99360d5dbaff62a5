"""The notebooks run, and draw positions."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("numpy", reason="the extra rl is not installed")

from powerhouse.core.chance import Seeded
from powerhouse.envs import Terms
from powerhouse.envs.drawing import Drawing

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"


def run(name: str) -> tuple[dict[str, Any], list[Any]]:
    """What is left after all cells, and what the last expression of each cell was."""
    left: dict[str, Any] = {}
    shown = []
    for cell in json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "a notebook is kept without what it printed"
        code = "".join(cell["source"])
        *_, last = code.rstrip().split("\n")
        exec(compile(code, name, "exec"), left)
        if not last.startswith((" ", ")")) and " = " not in last and "import" not in last:
            shown.append(eval(last, left))
    return left, shown


def drawn(shown: list[Any]) -> None:
    pictures = [one for one in shown if isinstance(one, Drawing)]
    assert len(pictures) == 1
    assert ElementTree.fromstring(pictures[0]._repr_svg_()).tag.endswith("svg")


def test_there_are_three() -> None:
    assert {file.stem for file in FOLDER.glob("*.ipynb")} == {"balance", "analysis", "training"}


def test_a_balance_study() -> None:
    left, shown = run("balance")
    drawn(shown)
    assert sum(mean for mean, _ in left["table"].values()) == pytest.approx(1, abs=0.01)


def test_a_game_looked_through() -> None:
    left, shown = run("analysis")
    drawn(shown)
    assert left["match"].over
    assert left["worst"][0].loss >= left["worst"][-1].loss


@pytest.mark.parametrize("game", ["factory-manager", "pipeline", "power-grid", "power-grid-card-game"])
def test_a_drawing_has_no_secret(game: str) -> None:
    terms = Terms(game, 3)
    state = terms.game.start(terms.setup, Seeded(1))
    own, everybody = Drawing(game, state, viewer=0)._repr_svg_(), Drawing(game, state)._repr_svg_()
    hidden = len(state.hides(1, 0))
    assert own.count(">?<") == 2 * hidden
    assert everybody.count(">?<") == 3 * len(state.hides(1, None))
    assert ElementTree.fromstring(own).tag.endswith("svg")
