"""Every clause of the rules has a test, and the published matrix is up to date."""

import runpy
from pathlib import Path

TOOL = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "clauses.py"))


def test_every_clause_is_proved_by_a_test() -> None:
    assert TOOL["faults"]() == []


def test_the_matrix_is_up_to_date() -> None:
    assert TOOL["MATRIX"].read_text("utf-8") == TOOL["matrix"](), "run make docs"
