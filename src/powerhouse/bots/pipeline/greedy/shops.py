"""The two shops: pipes, tanks and machines that are worth their price; and what upgrades bring for nothing."""

from powerhouse.bots.pipeline.greedy.builder import Builder
from powerhouse.bots.pipeline.greedy.pipes import best_tile, bundle_gains
from powerhouse.bots.pipeline.greedy.tanks import choose_tank, tanks_gain
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.codes import DONE, MACHINE, PIPES, SITE, TAKE, Action
from powerhouse.games.pipeline.state import Pipeline


def shop_gain(state: Pipeline, works: Works, builder: Builder, action: int, money: int) -> float:
    """What a visit to a shop brings."""
    gain = max(0.0, _pipes_gain(state, builder, action, money)[0])
    if action == Action.TANKS:
        return gain + tanks_gain(state, works, money)
    return gain + max(0.0, machine_profit(state, works, money)[0])


def _pipes_gain(state: Pipeline, builder: Builder, action: int, money: int) -> tuple[float, int]:
    """What the better of the two numbers of pipes brings, and which it is."""
    figures = state.figures
    tiles = state.tank_pipes if action == Action.TANKS else state.machine_pipes
    if money < min(figures.pipe_costs) or not tiles:
        return 0.0, 0
    best, most = 0, 0.0
    counts = [count for count, cost in zip(figures.pipe_counts, figures.pipe_costs) if cost <= money]
    gains = bundle_gains(builder, tiles, max(counts))
    for size, count in enumerate(figures.pipe_counts):
        if count in counts and len(tiles) >= count - 1:
            gain = gains[min(count, len(gains) - 1)] - builder.outlook.dollar * figures.pipe_costs[size]
            if gain > most:
                best, most = size, gain
    return most, best


def machine_profit(state: Pipeline, works: Works, money: int) -> tuple[float, int]:
    """What the cheapest machine brings, and its price row."""
    rows = [row for row, left in enumerate(state.machines_left) if left]
    if not rows:
        return 0.0, -1
    price = state.figures.machine_shop.prices[rows[0]]
    return (works.best_site()[0] - works.outlook.dollar * price, rows[0]) if price <= money else (0.0, -1)


def shop(state: Pipeline, works: Works, builder: Builder, moves: list[int], money: int) -> int:
    if not state.now.pipes_paid:
        gain, size = _pipes_gain(state, builder, state.now.action, money)
        if gain > 0 and PIPES + size in moves:
            return PIPES + size
    if state.now.action == Action.TANKS:
        tank = choose_tank(works, moves, False, money)
        return tank if tank >= 0 else DONE
    gain, row = machine_profit(state, works, money)
    return MACHINE + row if gain > 0 and MACHINE + row in moves else DONE


def take_pipe(state: Pipeline, builder: Builder, moves: list[int]) -> int:
    """All tiles that were paid for."""
    return TAKE + best_tile(builder, [move - TAKE for move in moves if move != DONE])


def benefit(state: Pipeline, works: Works, builder: Builder, moves: list[int]) -> int:
    """What comes for nothing: pipes, then tanks, then a machine where it helps."""
    tiles = [move - TAKE for move in moves if move >= TAKE]
    if tiles:
        return TAKE + best_tile(builder, tiles)
    tank = choose_tank(works, moves, True, 0)
    if tank >= 0:
        return tank
    return moves[-1] if works.best_site()[0] > 0 else DONE


def site(works: Works, moves: list[int]) -> int:
    """Where a machine helps most; one that may be left is where it does not help."""
    gain, cell = works.best_site()
    return DONE if moves[0] == DONE and gain <= 0 else SITE + cell
