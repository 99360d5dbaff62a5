"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tests.cli.running import Cli


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cli:
    """The command line in an empty working folder."""
    monkeypatch.chdir(tmp_path)
    return Cli(tmp_path)
