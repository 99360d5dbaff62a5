"""A bot at a table that a test has laid out."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from powerhouse.bots import Bot, Clock, levels
from powerhouse.bots.advisor import Advisor

SEAT_AND_PHASE = attrgetter("turn", "phase")


class Player:
    """Decides for the seat to act; its turn lasts until somebody else decides or the phase is over."""

    def __init__(
        self, choose: Callable[[Any], int], turn: Callable[[Any], object] = attrgetter("turn", "phase")
    ) -> None:
        self._choose = choose
        self._turn = turn

    def choice(self, table: Any) -> str:
        """One move in words; it must be legal."""
        move = self._choose(table.state)
        assert move in table.state.moves()
        return str(table.state.text(move))

    def turn(self, table: Any) -> list[str]:
        """All moves of a turn."""
        moves: list[str] = []
        now = self._turn(table.state)
        while self._turn(table.state) == now:
            moves.append(self.choice(table))
            table.play(moves[-1])
        return moves


def choose_by(bot: Bot) -> Callable[[Any], int]:
    """The bot gets a copy of the position."""
    return lambda state: bot.choose(state.copy(), state.turn, Clock())


def choose_by_advice(advisor: Advisor) -> Callable[[Any], int]:
    """The candidates must be legal and in order, and the best of them the one that is chosen."""

    def choose(state: Any) -> int:
        found = advisor.candidates(state)
        assert {one.move for one in found} <= set(state.moves())
        assert [one.value for one in found] == sorted([one.value for one in found], reverse=True)
        assert found[0].move == advisor.choose(state)
        return found[0].move

    return choose


def weights(game: str, level: str = "hard") -> dict[str, float]:
    """What the heuristics of a level are made from."""
    return {name: value for name, value in levels.weights(game, level).items() if name != levels.NOISE}
