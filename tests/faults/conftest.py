"""What the tests of faults share."""

from pathlib import Path

import pytest

from tests.server.conftest import databases, postgres

__all__ = ["data", "databases", "postgres"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
