"""The contract that keeps rules out of screens names every module of the rules."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHOWN = ("__init__", "board", "choices", "input", "previews", "run_previews", "view")
"""What a screen may import of a game: what it is shown, and how a typed line is read."""


def test_no_module_of_the_rules_is_forgotten() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (contract,) = [one for one in contracts if one["name"] == "No screen knows a module of the rules"]
    games = ROOT / "src" / "powerhouse" / "games"
    rules = {
        f"powerhouse.games.{file.parent.name}.{file.stem}" for file in games.glob("*/*.py") if file.stem not in SHOWN
    }
    assert set(contract["forbidden_modules"]) == rules
