"""What lies on the board to be had: pipe tiles of the government and the shops, tanks, machines, upgrades."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline import drawing
from powerhouse.cli.terminal.pipeline.marks import FAMILY_LETTERS, LABEL, colour_mark, family_word, labelled
from powerhouse.games.pipeline import government, upgrades
from powerhouse.games.pipeline.codes import TAKE, UPGRADE, Action, Family, Stage
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.tables import Benefit

SPACES = "abcdefgh"
LETTERS = "abcdefghijklmnop"
NUMBERS = "123456789"
PLAN = ("aacd", "bbcd", "efgg", "efhh")
GONE = -1

Best = Callable[[int], tuple[int, int] | None]
"""Colour and length of the line that a tile could make."""


def shop_pipes(state: Pipeline) -> list[int]:
    """The tiles of the shop where the worker is, by letters; for a benefit those of both."""
    if state.stage == Stage.BENEFIT:
        return state.tank_pipes + state.machine_pipes if state.due.pipes else []
    return {Action.TANKS: state.tank_pipes, Action.MACHINES: state.machine_pipes}.get(state.action, [])


def tile_at(state: Pipeline, name: str) -> int:
    """The tile that lies under a name now, GONE if there is none: `2c` of the government, `c` of the shop."""
    if len(name) == 1 and name in LETTERS:
        tiles = shop_pipes(state)
        return tiles[LETTERS.index(name)] if LETTERS.index(name) < len(tiles) else GONE
    if len(name) != 2 or name[0] not in "1234" or name[1] not in SPACES:
        return GONE
    return state.government[(int(name[0]) - 1) * state.figures.spaces + SPACES.index(name[1])]


def tile_mark(state: Pipeline, name: str, tile: int, best: Best, legal: bool) -> Text:
    """A tile with the line it could make: `2c S╮ ╰O━O━T━O T6`; it has no name if it cannot be taken."""
    line = best(tile)
    drawn = Text.assemble(
        (f"{name if legal else '':2} ", "bold"),
        drawing.tile(state.figures.faces[tile]),
        " ",
        colour_mark(line[0], f"{line[1]:<2}") if line else "   ",
    )
    if not legal:
        drawn.stylize("dim")
    return drawn


def quadrants(state: Pipeline, best: Best) -> RenderableType:
    """A column for each quadrant; the plan shows which spaces lie side by side."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    spaces = state.figures.spaces
    taking = state.stage in (Stage.GOVERN, Stage.BENEFIT)
    for quadrant in range(state.figures.quadrants):
        what = "open" if government.is_open(state, quadrant) else "closed"
        grid.add_column(f"quadrant {quadrant + 1}, {what}", no_wrap=True)
    for space in range(spaces):
        cells: list[Text] = []
        for quadrant in range(state.figures.quadrants):
            tile = state.government[quadrant * spaces + space]
            name = f"{quadrant + 1}{SPACES[space]}"
            legal = TAKE + tile in state.moves() or not taking
            cells.append(Text("   –", style="dim") if tile == GONE else tile_mark(state, name, tile, best, legal))
        grid.add_row(*cells)
    return Group(grid, neighbours())


def beside_worker(state: Pipeline, best: Best, width: int) -> Grid:
    """The government tiles that may follow the one under the worker."""
    names = [
        f"{at // state.figures.spaces + 1}{SPACES[at % state.figures.spaces]}" for at in range(len(state.government))
    ]
    marks = [
        tile_mark(state, name, tile, best, True)
        for name, tile in zip(names, state.government, strict=True)
        if TAKE + tile in state.moves()
    ]
    return labelled("beside it", flow(marks, width - LABEL))


def neighbours() -> Text:
    return Text(f"spaces of a quadrant, row by row: {'  '.join(PLAN)}   T6: makes a line of 6", style="dim")


def pipes(state: Pipeline, tiles: list[int], names: str, best: Best, width: int, label: str = "pipes") -> Grid:
    """Tiles, each with a letter of `names`."""
    marks = [tile_mark(state, name, tile, best, True) for name, tile in zip(names, tiles)]
    return labelled(label, flow(marks, width - LABEL) if marks else Text("none", style="dim"))


def stock(prices: list[int], left: list[int]) -> Text:
    """`5: 4 left, 10: 4`"""
    lying = [f"{count} for {price}" for price, count in zip(prices, left, strict=True) if count]
    return Text(", ".join(lying) if lying else "none left", style="" if lying else "dim")


def families(state: Pipeline, seat: int, numbered: bool) -> Grid:
    """Each family with one's level, the next card and what it says."""
    player = state.players[seat]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column("family", no_wrap=True)
    grid.add_column("you", justify="right")
    grid.add_column("left", no_wrap=True)
    grid.add_column("next level")
    for number, family in enumerate(state.families, 1):
        level = player.levels[family]
        closed = upgrades.is_closed(state, family)
        copies = state.copies[3 * family : 3 * family + 3]
        legal = seat == state.actor and UPGRADE + family in state.moves()
        if closed:
            what = "closed until the next year"
        elif level == upgrades.LEVELS:
            what = "you have all three"
        elif not copies[level]:
            what = f"level {level + 1} is gone"
        else:
            what = f"{level + 1}: {effect(state, family, level)}"
        grid.add_row(
            f"{number})" if numbered else FAMILY_LETTERS[family],
            Text(family_word(family), style="bold" if legal else "dim" if numbered else ""),
            str(level or "–"),
            " ".join(map(str, copies)),
            Text(what, style="dim" if closed else ""),
        )
    return grid


def effect(state: Pipeline, family: int, level: int) -> str:
    """What the card of a level (0, 1, 2) says."""
    table = state.figures.upgrades
    brings = _benefit(table.now[family][level])
    words = {
        (Family.HUMAN_RESOURCES, 0): f"a secondary action costs {table.secondary_cost}",
        (Family.HUMAN_RESOURCES, 1): f"the secondary action may be {table.reach} steps away",
        (Family.HUMAN_RESOURCES, 2): "two main actions a turn, no secondary one",
        (Family.ENGINEERING, 0): f"power +{table.bonus[1]} for every 4 segments of a line",
        (Family.ENGINEERING, 1): f"power +{table.bonus[2]} for every 4 segments of a line",
        (Family.ENGINEERING, 2): "a line runs two cubes of the same grade",
        (Family.REFINED_MARKETS, 0): f"refined oil is bought and sold for {table.price_shift} more",
        (Family.REFINED_MARKETS, 1): "trade in all three refined markets at once",
        (Family.REFINED_MARKETS, 2): "sell oil in slots of any colour",
        (Family.CONTRACTS, 0): f"contracts may be filled {table.fillings} times a year",
        (Family.CONTRACTS, 1): f"+{table.extra_pay} for every delivered cube",
        (Family.CONTRACTS, 2): "orders can be signed like contracts",
        (Family.MACHINES, 0): "the worker may run one machine for nothing",
        (Family.MACHINES, 1): f"running the machines costs {table.machine_cost}",
        (Family.MACHINES, 2): "the machines may also run before the first action",
    }
    said = words.get((family, level), "")
    yearly = _benefit(table.yearly[family]) if level == 0 else ""
    parts = [f"{brings} now" if brings else "", said, f"every new year {yearly}" if yearly else ""]
    return ", ".join(part for part in parts if part)


def _benefit(benefit: Benefit) -> str:
    parts = (
        (benefit.government, "government pipe"),
        (benefit.tanks, "tank"),
        (benefit.machines, "machine"),
        (benefit.pipes, "shop pipe"),
    )
    return " and ".join(f"{count} {name}{'s' if count > 1 else ''}" for count, name in parts if count)
