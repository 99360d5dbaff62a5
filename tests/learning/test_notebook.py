"""The notebook that trains runs."""

import pytest

pytest.importorskip("sb3_contrib", reason="the extra learning is not installed")

from tests.envs.test_notebooks import drawn, run


def test_training() -> None:
    left, shown = run("training")
    drawn(shown)
    assert left["model"].num_timesteps >= left["STEPS"]
    assert 0 <= left["share"] <= 1
