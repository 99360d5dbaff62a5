"""The legal moves of the actor as a screen shows them: words, and what they cost or bring."""

from powerhouse.core import choice as core
from powerhouse.core.notation import Arguments, items
from powerhouse.games.pipeline import government, worker
from powerhouse.games.pipeline.codes import ACTIONS, CONTRACTS, GRADES, REFINE, Action, Stage
from powerhouse.games.pipeline.cubes import cube, grade_of
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.previews import line_with
from powerhouse.games.pipeline.state import Pipeline


class Choice(core.Choice, frozen=True):
    """One thing the seat may do. For a run, `power` is what the line needs, `cubes` how many of them have not run.

    For a pipe tile `line` is the line that it would make on its best place, by colour and length.
    """

    cost: int | None = None
    income: int | None = None
    power: int | None = None
    cubes: int | None = None
    line: tuple[str, int] | None = None


MOST_TRIED = 2_000
"""Tiles times places that are tried for one view: beyond that the lines of tiles are not told."""


def choices(state: Pipeline, moves: list[int]) -> list[Choice]:
    trying = len(moves) * len(state.players[state.turn].network.places) <= MOST_TRIED
    return [_choice(state, move, trying) for move in moves]


def of_verb(choices: list[Choice], verb: str) -> list[Choice]:
    return [choice for choice in choices if choice.verb == verb]


def cheapest(choices: list[Choice], verb: str, **arguments: str) -> Choice | None:
    """The choice with this verb and these arguments that costs least."""
    fitting = [choice for choice in of_verb(choices, verb) if arguments.items() <= choice.arguments.items()]
    return min(fitting, key=lambda choice: choice.cost or 0, default=None)


def cube_said(choice: Choice) -> tuple[str, str]:
    """Colour and grade of the cube that a move is about."""
    colour, grade = map(str, items(choice.arguments["cube"]))
    return colour, grade


def _choice(state: Pipeline, move: int, trying: bool) -> Choice:
    text, verb, said = core.choice_fields(state, move)
    if verb == "refine":
        power, cubes = _run(state, move - REFINE)
        return Choice(text, verb, said, power=power, cubes=cubes)
    if trying and verb in ("take", "lay"):
        line = line_with(state, state.turn, str(said["tile"]))
        return Choice(text, verb, said, _cost(state, verb, said), line=line)
    return Choice(text, verb, said, _cost(state, verb, said), _income(state, verb, said))


def _run(state: Pipeline, code: int) -> tuple[int, int]:
    player = state.players[state.turn]
    colour = player.network.lines()[code // 16].colour
    refined = cube(colour, code % 16 // 4)
    return int(state.costs[16 * colour + code % 16]), int(player.oil[refined] - state.now.used[refined])


def _cost(state: Pipeline, verb: str, said: Arguments) -> int | None:
    figures, player = state.figures, state.players[state.turn]
    if verb == "run":
        return worker.machine_cost(state, player)
    if verb == "go" and said["action"] in ACTIONS[: Action.GOVERNMENT] and not worker.may_act(state, player):
        return worker.secondary_cost(state, player)
    if verb == "upgrade":
        return figures.upgrade_cost
    if verb == "pipes":
        return figures.pipe_costs[figures.pipe_counts.index(_number(said, "count"))]
    if verb == "take" and state.stage == Stage.GOVERN:
        return government.next_cost(state)
    priced = verb == "buy" or (state.stage == Stage.SHOP and verb in ("tank", "machine"))
    return _number(said, "price") if priced else None


def _income(state: Pipeline, verb: str, said: Arguments) -> int | None:
    if verb == "loan":
        return state.figures.loan
    if verb == "serve":
        return income(state, state.figures.demand_numbers[str(said["order"])], state.turn)
    if verb == "deliver":
        return pay_for(state, state.players[state.turn], GRADES.index(str(said["grade"])), False)
    return _number(said, "price") if verb == "sell" else None


def _number(said: Arguments, name: str) -> int:
    value = said[name]
    assert isinstance(value, int)
    return value


def income(state: Pipeline, tile: int, seat: int) -> int:
    """What filling a contract or an order of the board brings this seat."""
    player = state.players[seat]
    needs = state.figures.demands[tile].needs
    return sum([int(pay_for(state, player, grade_of(need), tile >= CONTRACTS)) for need in needs])
