"""Hypothesis plays Pipeline: any table, any moves, any reveals, with copies, undo and records in between."""

import json
import tempfile
from pathlib import Path
from typing import ClassVar

from hypothesis.stateful import invariant

from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.state import Pipeline
from tests.machine import QUICK, Machine

# Random players of the true game soon have no money and see little of it.
RICH = Path(tempfile.mkdtemp()) / "rich.json"
RICH.write_text(json.dumps({"board": {"player_board": {"start_cash": 900}}}), "utf-8")


class PipelineMachine(Machine):
    game = GAME
    boxes: ClassVar[list[Path]] = [RICH]

    @invariant()
    def the_position_can_be(self) -> None:
        if hasattr(self, "match"):
            state = self.match.state
            assert isinstance(state, Pipeline)
            for player in state.players:
                assert player.money >= 0
                assert all(cubes >= 0 for cubes in player.oil)
                for grade in range(4):
                    assert player.held(grade) <= 2 * player.tanks[grade]
                    assert player.tanks[grade] <= 5
            if not state.over:
                assert state.turn in state.order
            assert sorted(state.order) == list(range(len(state.players)))


TestPipelineMachine = PipelineMachine.TestCase
TestPipelineMachine.settings = QUICK
