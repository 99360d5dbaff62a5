"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tests.cli.running import Cli
from tests.opaque import make_moves_opaque


@pytest.fixture(autouse=True)
def _opaque(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal gets a move's text only to show it or to send it back."""
    make_moves_opaque(monkeypatch)


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cli:
    """The command line in an empty working folder."""
    monkeypatch.chdir(tmp_path)
    return Cli(tmp_path)
