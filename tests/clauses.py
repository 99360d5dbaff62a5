"""The mark by which a test names the clauses of docs/rules that it proves."""

from collections.abc import Callable
from typing import Any

import pytest


def clause(*ids: str) -> Callable[[Any], Any]:
    return pytest.mark.clause(*ids)
