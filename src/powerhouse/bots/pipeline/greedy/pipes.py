"""Pipe tiles: those that lengthen the lines that run most, laid where they do."""

from typing import Final

from powerhouse.bots.pipeline.greedy.builder import Builder
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.codes import DONE, GONE, HOLD, PLACE, TAKE
from powerhouse.games.pipeline.government import is_open, open_count
from powerhouse.games.pipeline.state import Pipeline

TRIALS: Final = 500
LEAST_TRIED: Final = 5
"""Tiles are tried in so many places altogether, the most promising ones first, but so many tiles at least."""

NEXT_BEST: Final = 3
"""So many of the next best tiles are tried again after the best is laid."""

STANDS: Final = 10
LEAST_STANDS: Final = 3
"""So many tiles are thought through for the worker, fewer as the network grows, but so many at least."""


def tile_gains(builder: Builder, tiles: list[int]) -> dict[int, float]:
    """What the most promising of these tiles add to the network, best first."""
    faces = builder.outlook.state.figures.faces
    appetite = builder.appetite()
    tried = max(LEAST_TRIED, TRIALS // len(builder.network.places))
    promising = sorted(tiles, key=lambda tile: (-builder.promise(faces[tile], appetite), tile))[:tried]
    gains = {tile: builder.best_place(faces[tile])[0] for tile in promising}
    return dict(sorted(gains.items(), key=lambda item: (-item[1], item[0])))


def best_tile(builder: Builder, tiles: list[int]) -> int:
    return next(iter(tile_gains(builder, tiles)))


def laid(builder: Builder, tile: int) -> Builder:
    """The network after a tile is laid where it adds most."""
    face = builder.outlook.state.figures.faces[tile]
    place = builder.best_place(face)[1]
    return Builder(Works(builder.outlook, builder.network.with_tile(tile, face, place)))


def laid_all(builder: Builder, tiles: list[int]) -> Builder:
    """The network after several tiles are laid, the best first."""
    left = tiles[:]
    while left:
        tile = best_tile(builder, left)
        left.remove(tile)
        builder = laid(builder, tile)
    return builder


def place(state: Pipeline, builder: Builder) -> int:
    return PLACE + builder.exact_place(state.now.held, state.figures.faces[state.now.held])


def hold(state: Pipeline, builder: Builder) -> int:
    return HOLD + best_tile(builder, state.now.hand)


def bundle_gains(builder: Builder, tiles: list[int], most: int) -> list[float]:
    """What 0, 1, 2 and more of these tiles add together, the best first; only the next best are tried again."""
    totals = [0.0]
    gains = tile_gains(builder, tiles)
    while gains and len(totals) <= most:
        tile = next(iter(gains))
        totals.append(totals[-1] + gains[tile])
        left = list(gains)[1 : 1 + NEXT_BEST]
        if left and len(totals) <= most:
            builder = laid(builder, tile)
            gains = tile_gains(builder, left)
        else:
            gains = {}
    return totals


# Government pipes


def government_tiles(state: Pipeline) -> list[int]:
    """The tiles on which the worker may stand."""
    may_open = open_count(state) < state.figures.open_quadrants[state.year]
    spaces = state.figures.spaces
    return [
        tile for at, tile in enumerate(state.government) if tile != GONE and (may_open or is_open(state, at // spaces))
    ]


def government_gain(state: Pipeline, builder: Builder, gains: dict[int, float], money: int) -> tuple[float, int]:
    """What a visit to the government brings, and the tile under the worker, by what single tiles add."""
    stands = max(LEAST_STANDS, STANDS - 2 * len(builder.network.tiles))
    most, best = 0.0, -1
    for tile in list(gains)[:stands]:
        total = gains[tile] + _around(state, builder, tile, money)
        if total > most or best < 0:
            most, best = total, tile
    return most, best


def _around(state: Pipeline, builder: Builder, tile: int, money: int) -> float:
    """What neighbours of a tile bring beyond the price of them all, the best first, as long as they bring any."""
    figures = state.figures
    costs = figures.government_cost
    at = state.government.index(tile)
    start = at // figures.spaces * figures.spaces
    beside = [state.government[start + space] for space in figures.neighbours[at % figures.spaces]]
    left = [other for other in beside if other != GONE]
    dollar = builder.outlook.dollar
    total = -dollar * costs[1]
    bought = 1
    while left and costs[bought + 1] <= money:
        builder = laid(builder, tile)
        gains = tile_gains(builder, left)
        tile = next(iter(gains))
        profit = gains[tile] - dollar * (costs[bought + 1] - costs[bought])
        if profit <= 0:
            break
        total += profit
        bought += 1
        left.remove(tile)
    return total


def govern(state: Pipeline, builder: Builder, moves: list[int], money: int) -> int:
    """The tile under the worker, then neighbours as long as they are worth their price."""
    if state.now.worker < 0:
        gains = tile_gains(builder, government_tiles(state))
        return TAKE + government_gain(state, builder, gains, money)[1]
    costs = state.figures.government_cost
    price = costs[state.now.bought + 1] - costs[state.now.bought]
    tiles = [move - TAKE for move in moves if move != DONE]
    if not tiles or price > money:
        return DONE
    gains = tile_gains(laid_all(builder, state.now.hand), tiles)
    best = next(iter(gains))
    return TAKE + best if gains[best] > builder.outlook.dollar * price else DONE
