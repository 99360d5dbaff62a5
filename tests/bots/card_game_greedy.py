"""What greedy does in a position of the Card Game."""

from powerhouse.bots import Clock
from powerhouse.bots.power_grid_card_game.greedy import Greedy
from tests.power_grid_card_game.scenario import Table


def choice(table: Table) -> str:
    """The move of the seat to act, in words; it must be legal."""
    state = table.state
    move = Greedy().choose(state.copy(), state.turn, Clock())
    assert move in state.moves()
    return state.text(move)


def turn(table: Table) -> list[str]:
    """All moves of the seat to act until somebody else decides or the phase is over."""
    moves: list[str] = []
    seat, phase = table.state.turn, table.state.phase
    while (table.state.turn, table.state.phase) == (seat, phase):
        moves.append(choice(table))
        table.play(moves[-1])
    return moves
