"""What each decision is about, drawn for the seat that makes it."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline import demands, drawing, markets, menus, runs, supplies
from powerhouse.cli.terminal.pipeline.marks import LABEL, demand_name, labelled, oil
from powerhouse.cli.terminal.pipeline.spots import Memory, Spot
from powerhouse.games.pipeline import turn
from powerhouse.games.pipeline.choices import choices
from powerhouse.games.pipeline.codes import ACT, ACTIONS, COLOURS, FILL, GRADES, SERVE, TAKE, Action, Stage
from powerhouse.games.pipeline.network import Network
from powerhouse.games.pipeline.state import Pipeline

LIST_WIDTH = 36
MOST_SPOTS = 9
ROOMY = 24
LEAST_MAP = 3


class Deciding:
    """Draws from the position; what it thinks of a tile is remembered."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def draw(self, state: Pipeline, seat: int, width: int, rows: int) -> list[RenderableType]:
        """In so many rows, if it can be done."""
        stage = state.stage
        if stage == Stage.WORK:
            return [markets.cross(state, state.players[seat], True), *self._outside(state, width)]
        if stage == Stage.MACHINES:
            return self._outside(state, width)
        if stage == Stage.TRADE:
            return [markets.trade(state, rows)]
        if stage == Stage.SIGN:
            return [demands.contracts(state, seat, width), demands.orders(state, seat, width)]
        if stage in (Stage.PLACE, Stage.SITE):
            return [self.spots(state, width, rows)]
        if stage == Stage.GOVERN:
            if state.worker >= 0:
                hand = supplies.pipes(state, state.hand, supplies.NUMBERS, self._best(state), width, "hand")
                return [hand, supplies.beside_worker(state, self._best(state), width)]
            return [supplies.quadrants(state, self._best(state))]
        if stage == Stage.UPGRADE:
            return [supplies.families(state, seat, True)]
        if stage == Stage.STAND:
            return [runs.stand_table(state, rows)]
        if stage == Stage.REFINE:
            return [runs.refine_table(state, rows)]
        return self._small(state, width)

    def _small(self, state: Pipeline, width: int) -> list[RenderableType]:
        stage = state.stage
        if stage == Stage.SHOP:
            return [self._shop(state, width), self._pipes(state, width)]
        if stage == Stage.PIPES:
            return [self._pipes(state, width)]
        if stage == Stage.HOLD:
            return [supplies.pipes(state, state.hand, supplies.NUMBERS, self._best(state), width, "hand")]
        if stage == Stage.BENEFIT:
            return self._benefit(state, width)
        return []

    def _best(self, state: Pipeline) -> supplies.Best:
        return lambda tile: self.memory.best_line(state, tile)

    def _pipes(self, state: Pipeline, width: int) -> Grid:
        return supplies.pipes(state, supplies.shop_pipes(state), supplies.LETTERS, self._best(state), width)

    # Outside the cross, and deliveries

    def _outside(self, state: Pipeline, width: int) -> list[RenderableType]:
        """Numbered lines for what is not on the cross, with what it would do."""
        marks = [
            self._action(state, number, move - ACT)
            for number, move in enumerate(menus.actions(state), 1)
            if move - ACT >= Action.GOVERNMENT
        ]
        first = len(menus.actions(state)) + 1
        incomes = {choice.move: choice.income for choice in choices(state) if choice.income}
        marks += [
            _delivery(state, number, text, incomes.get(text, 0))
            for number, text in enumerate(menus.deliveries(state), first)
        ]
        return [flow(marks, width)] if marks else []

    def _action(self, state: Pipeline, number: int, action: int) -> Text:
        legal = ACT + action in state.moves()
        name = "run machines" if action == Action.ALL_MACHINES else ACTIONS[action]
        text = Text(f"{number} {name}", style="bold" if legal else "dim")
        if action == Action.GOVERNMENT or not legal:
            return text
        if action == Action.ALL_MACHINES:
            text.append(f" for {turn.machine_cost(state, state.players[state.turn])}", style="")
        run = runs.best_of(state, action)
        return text + Text(": ") + (run.words() if run is not None else Text("nothing to refine", style="dim"))

    # Tiles and machines

    def _shop(self, state: Pipeline, width: int) -> Grid:
        """What can be bought by number, and what the shop has."""
        costs = {choice.move: choice.cost for choice in choices(state)}
        menu = [state.text(move) for move in menus.shop(state)]
        marks = [
            Text.assemble((f"{number}) ", "bold"), _good(text), f" {costs[text]}")
            for number, text in enumerate(menu, 1)
        ]
        shop = state.figures.tank_shop if state.action == Action.TANKS else state.figures.machine_shop
        left = state.tanks_left if state.action == Action.TANKS else state.machines_left
        name = "tanks" if state.action == Action.TANKS else "machines"
        goods = flow(marks, width - LABEL) if marks else Text("nothing that you can pay", style="dim")
        grid = labelled("buy", goods)
        grid.add_row(name, supplies.stock(shop.prices, left))
        return grid

    def _benefit(self, state: Pipeline, width: int) -> list[RenderableType]:
        parts: list[RenderableType] = []
        due = state.due
        if due.tanks:
            parts.append(labelled("tanks", supplies.stock(state.figures.tank_shop.prices, state.tanks_left)))
        if due.machines:
            parts.append(labelled("machines", supplies.stock(state.figures.machine_shop.prices, state.machines_left)))
        if due.pipes:
            parts.append(self._pipes(state, width))
        if due.government and any(TAKE + tile in state.moves() for tile in state.government if tile >= 0):
            parts.append(supplies.quadrants(state, self._best(state)))
        return parts

    def spots(self, state: Pipeline, width: int, rows: int) -> Grid:
        """The network with the numbers of the best places on it, and what each of them does."""
        found = self.memory.spots(state)
        useful = sum(spot.longer > 0 for spot in found) or len(found)
        count = max(1, min(useful + 1, MOST_SPOTS if rows < ROOMY else 2 * MOST_SPOTS, rows - 3))
        listed = found[:count]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        network = state.players[state.turn].network
        labels = _labels(listed[:MOST_SPOTS])
        drawn = self._map(network, labels, listed, width - LIST_WIDTH - 2, rows)
        grid.add_row(drawn, self._list(state, listed, len(found)))
        return grid

    def _map(self, network: Network, labels: dict[int, str], listed: list[Spot], width: int, rows: int) -> Text:
        cells = [*network.halves, *labels]
        columns = max(LEAST_MAP, (width - drawing.MARGIN) // drawing.WIDTH)
        shown = drawing.window(
            cells, listed[0].cells if listed else (), columns, max(LEAST_MAP, rows // drawing.HEIGHT)
        )
        return drawing.network(network, shown, labels)

    def _list(self, state: Pipeline, listed: list[Spot], total: int) -> Text:
        lines: list[Text] = []
        if state.held >= 0:
            face = state.figures.faces[state.held]
            lines.append(Text.assemble(drawing.tile(face), (f"  {face.id}, second half e", "dim")))
        for number, spot in enumerate(listed, 1):
            where = " ".join(word if "," in word else word[0] for word in spot.move.split()[1:])
            lines.append(Text.assemble((f"{number:2}) ", "bold"), f"{where:8}", spot.effect))
        if total > len(listed):
            lines.append(Text(f"    {total - len(listed)} more: `spots`", style="dim"))
        return Text("\n").join(lines)


def _labels(listed: list[Spot]) -> dict[int, str]:
    """The numbers of the spots, which have one digit, on each cell they would cover."""
    numbers: dict[int, str] = {}
    for number, spot in enumerate(listed, 1):
        for cell in spot.cells:
            numbers[cell] = numbers.get(cell, "") + str(number)
    return {cell: " ".join(said) if 2 * len(said) <= drawing.INSIDE + 1 else said for cell, said in numbers.items()}


def _good(text: str) -> str:
    """`tank low`, `machine`, `2 pipes`."""
    words = text.split()
    if words[0] == "tank":
        return f"tank {words[2]}"
    return "machine" if words[0] == "machine" else f"{words[1]} pipes"


def _delivery(state: Pipeline, number: int, text: str, income: int) -> Text:
    """`11 order o3-4 Sh Sm Ol 130`, `12 deliver Th to low2 as low +20`."""
    move = state.parse(text)
    mark = Text(f"{number} ", style="bold")
    if SERVE <= move < TAKE:
        tile = state.figures.demand_numbers[text.split()[1]]
        return Text.assemble(mark, "order ", demands.mark(state, tile, state.turn))
    words = text.split()
    cube = 4 * COLOURS.index(words[1]) + GRADES.index(words[2])
    need = state.figures.demands[(move - FILL) // 20].needs[(move - FILL) % 20 // 4]
    name = demand_name(state.figures, (move - FILL) // 20)
    lower = f" as {GRADES[need % 4]}" if need != cube else ""
    return Text.assemble(mark, "deliver ", oil(cube), f" to {name}{lower} ", (f"+{income}", "green"))


def track(state: Pipeline, letters: list[str]) -> str:
    """The lower row of the turn order track: `B – A –`."""
    return " ".join("–" if disc < 0 else letters[disc] for disc in state.row)
