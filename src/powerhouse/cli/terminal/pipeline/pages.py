"""What can be looked up: pipes on the board, upgrades, networks, spots, and what everything is worth."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline import drawing, players, supplies, valuing
from powerhouse.cli.terminal.pipeline.marks import LEGEND, family_word, labelled
from powerhouse.cli.terminal.pipeline.spots import Memory, Spot
from powerhouse.cli.terminal.pipeline.supplies import LETTERS
from powerhouse.core.errors import UnreadableMove
from powerhouse.games.pipeline import upgrades as rules
from powerhouse.games.pipeline.codes import FAMILIES, PLACE, SITE, Stage
from powerhouse.games.pipeline.state import Pipeline


def tiles(state: Pipeline, memory: Memory, width: int) -> RenderableType:
    """All pipe tiles that can be had, and the stock of the shops."""

    def best(tile: int) -> tuple[int, int] | None:
        return memory.best_line(state, tile)

    figures = state.figures
    return Group(
        supplies.quadrants(state, best),
        supplies.pipes(state, state.tank_pipes, LETTERS, best, width, "at tanks"),
        supplies.pipes(state, state.machine_pipes, LETTERS, best, width, "at mach."),
        labelled("tanks", supplies.stock(figures.tank_shop.prices, state.tanks_left)),
        labelled("machines", supplies.stock(figures.machine_shop.prices, state.machines_left)),
    )


def families(state: Pipeline, seat: int, said: str) -> RenderableType:
    """The families, or all cards of one that is named."""
    family = next((number for number in state.families if said and FAMILIES[number].startswith(said.casefold())), None)
    if family is None:
        return Group(supplies.families(state, seat, False), Text("`families eng` shows all cards of one", style="dim"))
    cards = [f"{level + 1}: {supplies.effect(state, family, level)}" for level in range(rules.LEVELS)]
    return labelled(family_word(family)[:9], Text("\n".join(cards)))


def network(state: Pipeline, seat: int, said: str, names: list[str], width: int) -> RenderableType:
    """A network with its lines and tanks; of whoever is named."""
    owner = seat
    if said:
        found = [at for at, name in enumerate(names) if name.casefold().startswith(said.casefold())]
        if len(found) != 1:
            raise UnreadableMove(f"nobody here is called '{said}'; there are {', '.join(names)}")
        owner = found[0]
    player = state.players[owner]
    if not player.network.tiles:
        return Text(f"{names[owner]} has no pipes yet.", style="dim")
    shown = drawing.window(player.network.halves, (), (width - drawing.MARGIN) // drawing.WIDTH, 1000)
    parts = [drawing.network(player.network, shown, {}), players.lines(state, player, width, all=True)]
    parts += [players.refining_costs(state), players.tanks(state, player), Text(LEGEND, style="dim")]
    return Group(*(part for part in parts if part is not None))


def spots(found: list[Spot], width: int) -> RenderableType:
    """Every spot by number."""
    if not found:
        return Text("There is nothing to lay now.", style="dim")
    marks = [
        Text.assemble((f"{number}) ", "bold"), spot.move.split(maxsplit=1)[1], " ", spot.effect)
        for number, spot in enumerate(found, 1)
    ]
    return flow(marks, width)


def tried(state: Pipeline, found: list[Spot], said: str, width: int) -> RenderableType:
    """The network as it would be with the tile or the machine on a spot."""
    if not found:
        raise UnreadableMove("there is nothing to lay now")
    if not said.isdigit() or not 1 <= int(said[:4]) <= len(found):
        raise UnreadableMove(f"say which spot, from 1 to {len(found)}, as in `try 1`")
    spot = found[int(said) - 1]
    player = state.players[state.turn].copy()
    move = state.parse(spot.move)
    if state.stage == Stage.PLACE:
        player.network = player.network.with_tile(state.held, state.figures.faces[state.held], move - PLACE)
    else:
        player.network = player.network.with_machine(move - SITE)
    shown = drawing.window(player.network.halves, spot.cells, (width - drawing.MARGIN) // drawing.WIDTH, 1000)
    parts = [drawing.network(player.network, shown, {}, spot.cells), players.lines(state, player, width)]
    return Group(*(part for part in parts if part is not None))


def worth(state: Pipeline, label: Callable[[int], Text]) -> RenderableType:
    """The cards in words, then every company part by part."""
    cards = [Text.assemble((f"card {number} ", "bold"), valuing.words(state.figures, number)) for number in state.cards]
    return Group(*cards, Text(""), valuing.table(state, label))
