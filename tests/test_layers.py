"""Screens know no rules, and nothing but a game's own folders names its pieces: what import-linter does not see."""

import re
import tomllib
from pathlib import Path

import pytest

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
    assert set(contract["forbidden_modules"]) == rules | {"powerhouse.parts"}


GAMES = ("factory-manager", "pipeline", "power-grid", "power-grid-card-game")
NAMED = re.compile(rf"(?:Factory_?Manager|Pipeline|Power_?Grid)\w*View\b|games/(?:{'|'.join(GAMES)})\b", re.IGNORECASE)
OF_BOTH_POWER_GRIDS = {"parts/standing.ts"}
"""What the boards of both Power Grids share, and takes a type from the view of one."""


def test_no_page_outside_its_folder_names_the_pieces_of_a_game() -> None:
    pages = ROOT / "web" / "src"
    files = [file for kind in ("*.ts", "*.svelte") for file in pages.rglob(kind) if ".test." not in file.name]
    outside = [file for file in files if (pages / "games") not in file.parents and file.name != "api-types.ts"]
    assert len(outside) > 100
    naming = {file.relative_to(pages).as_posix() for file in outside if NAMED.search(file.read_text("utf-8"))}
    assert naming == OF_BOTH_POWER_GRIDS


@pytest.mark.parametrize("game", GAMES)
def test_no_board_takes_from_another(game: str) -> None:
    files = list((ROOT / "web" / "src" / "games" / game).rglob("*"))
    others = "|".join(other for other in GAMES if other != game)
    across = re.compile(rf"[\"'](?:\.\./)+(?:games/)?(?:{others})/")
    written = [file for file in files if file.suffix in (".ts", ".svelte")]
    assert written
    assert [file.name for file in written if across.search(file.read_text("utf-8"))] == []
