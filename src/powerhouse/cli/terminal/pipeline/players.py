"""The companies: a table of all of them, and what the one that is to decide has in its tanks, contracts and lines."""

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline.marks import (
    GRADE_LETTERS,
    LABEL,
    colour_mark,
    counted,
    demand_name,
    family_levels,
    held,
    labelled,
)
from powerhouse.cli.terminal.pipeline.spots import line_mark
from powerhouse.cli.terminal.screen import ACT
from powerhouse.games.pipeline import deliveries, refining, valuation
from powerhouse.games.pipeline.codes import GRADES
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.state import Pipeline

WIDE = 112
Label = Callable[[int], Text]


def table(state: Pipeline, label: Label, width: int) -> Grid:
    """In turn order; whoever is to act is marked. `worth` is what the company would bring now."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("player", no_wrap=True, overflow="ellipsis", max_width=28 if width >= WIDE else 12)
    grid.add_column("money", justify="right", no_wrap=True)
    grid.add_column("pen", justify="right", no_wrap=True)
    grid.add_column("oil", ratio=1)
    grid.add_column("longest", no_wrap=True)
    grid.add_column("mach", justify="right", no_wrap=True)
    grid.add_column("contr", justify="right", no_wrap=True)
    grid.add_column("ord", justify="right", no_wrap=True)
    grid.add_column("upgrades", no_wrap=width >= WIDE)
    grid.add_column("worth", justify="right", no_wrap=True)
    for seat in state.order:
        player = state.players[seat]
        acting = seat == state.actor
        contracts = player.contracts
        filled = sum(contract.times > 0 for contract in contracts)
        grid.add_row(
            Text(ACT if acting else " ", style="bold"),
            label(seat),
            Text(str(player.money), style="bold" if acting else ""),
            Text(str(player.penalties), style="red") if player.penalties else "",
            counted(held(player.oil)),
            Text(" ").join(colour_mark(colour, player.network.longest(colour)) for colour in range(3)),
            str(len(player.network.machines) or ""),
            f"{filled}/{len(contracts)}" if contracts else "",
            str(len(player.orders) or ""),
            family_levels(player.levels),
            str(valuation.score(state, player).total()),
        )
    return grid


def tanks(state: Pipeline, player: Player) -> Grid:
    """What lies in the tanks by grade, and the free room: `crude 2Oc Tc +1`."""
    parts: list[Text] = []
    for grade, name in enumerate(GRADES):
        room = state.figures.cubes_per_tank * player.tanks[grade] - player.held(grade)
        cubes = [cube for cube in held(player.oil) if cube % 4 == grade]
        inside = counted(cubes) + Text(" ") if cubes else Text("")
        parts.append(Text.assemble((f"{name} ", "dim"), inside, f"{room} free" if room else "full" if cubes else "–"))
    return labelled("tanks", Text("   ").join(parts))


def contracts(state: Pipeline, player: Player, width: int) -> Grid | None:
    """One's contracts: what each still needs, dim when it is filled or deferred."""
    if not player.contracts:
        return None
    marks = [contract_mark(state, player, contract) for contract in player.contracts]
    return labelled("yours", flow(marks, width - LABEL))


def contract_mark(state: Pipeline, player: Player, contract: Contract) -> Text:
    demand = state.figures.demands[contract.tile]
    missing = [need for at, need in enumerate(demand.needs) if not contract.filled >> at & 1]
    name = Text(demand_name(state.figures, contract.tile), style="bold")
    if contract.deferred:
        return Text.assemble(name, " ", counted(demand.needs), (" next year", "dim"))
    if contract.times and not contract.filled:
        again = deliveries.is_open(state, player, contract)
        return Text.assemble(name, " ", counted(demand.needs), " once more?" if again else " filled", style="dim")
    return Text.assemble(name, " needs ", counted(missing))


def lines(state: Pipeline, player: Player, width: int, all: bool = False) -> Grid | None:
    """The lines that refine crude oil, by number; those with a machine at an end are marked *."""
    network = player.network
    if not network.tiles:
        return None
    numbered = list(enumerate(network.lines(), 1))
    useful = [(number, line) for number, line in numbered if all or refining.best_grade(state, player, line)]
    useful.sort(key=lambda entry: -refining.power(state, player, entry[1]))
    marks = [numbered_line(state, player, number, line) for number, line in useful]
    rest = len(numbered) - len(useful)
    if rest:
        marks.append(Text(f"{rest} too short" if useful else f"{rest}, all too short to refine", style="dim"))
    return labelled("lines", flow(marks, width - LABEL))


def numbered_line(state: Pipeline, player: Player, number: int, line: Line) -> Text:
    attached = "*" if player.network.attached(line) else ""
    return Text.assemble((f"{number}:", "dim"), line_mark(state, player, line), (attached, "bold"))


def refining_costs(state: Pipeline) -> Grid:
    """The power that a line needs to make low, mid and high of crude: `O l5 m9 h13`."""
    parts = []
    for colour in range(3):
        steps = state.markers[3 * colour : 3 * colour + 3]
        sums = [f"{GRADE_LETTERS[grade]}{sum(steps[:grade])}" for grade in (1, 2, 3)]
        parts.append(Text.assemble(colour_mark(colour, ""), f" {' '.join(sums)}"))
    return labelled("refining", Text("   ").join(parts) + Text("   power needed from crude", style="dim"))
