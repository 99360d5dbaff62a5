"""What must hold among the values of the data files.

So components that cannot work are refused with a sentence before the first tile, not in the middle of a game.
"""

from collections import Counter
from functools import partial

from powerhouse.core import components
from powerhouse.core.phrase import Items, phrase
from powerhouse.games.factory_manager.codes import TYPES
from powerhouse.games.factory_manager.schema import SETS, Files, TablesFile

demand = partial(components.demand, "factory-manager")

MOST_SAME_PRICE = 26


def check(files: Files) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    _check_tiles(files)
    _check_backs(files)
    _check_start(files)
    _check_order(files.tables)
    _check_energy(files.tables)
    _check_factory(files.tables)


def _check_tiles(files: Files) -> None:
    rows = files.tiles.tiles
    twice = [id for id, count in Counter(row.id for row in rows).items() if count > 1]
    demand(not twice, "tile-twice", tile=twice[0] if twice else "")
    wanted = files.tables.components.factory_tiles
    demand(len(rows) == wanted, "tiles", found=len(rows), wanted=wanted)
    demand(files.tiles.meta.market_column_order == TYPES, "market-columns", columns=[*TYPES])
    for type, row_of in files.tiles.meta.types.items():
        found = sum(row.type == type for row in rows)
        demand(found == row_of.count, "tiles-of-type", found=found, type=type, wanted=row_of.count)
    for row in rows:
        demand(
            row.type == "storage" or row.storage == 0,
            "tile-cannot-store",
            at=f"tiles/tiles/{row.id}/storage",
            tile=row.id,
            type=row.type,
            storage=row.storage,
        )
        demand(
            row.workers <= 0 or row.type not in ("storage", "control", "optimizer"),
            "tile-cannot-work",
            at=f"tiles/tiles/{row.id}/workers",
            tile=row.id,
            type=row.type,
            workers=row.workers,
        )
    same = Counter((row.type, row.price) for row in {row.print(): row for row in rows}.values())
    (kind, price), most = same.most_common(1)[0]
    demand(
        most <= MOST_SAME_PRICE,
        "tile-same-price",
        tiles=most,
        type=kind,
        price=price,
        most=MOST_SAME_PRICE,
    )


def _check_backs(files: Files) -> None:
    found = Counter((row.type, row.back) for row in files.tiles.tiles)
    for type, backs in files.tables.back_marking_counts.by_type.items():
        for back, count in backs.items():
            now = found[type, back]
            demand(now == count, "tiles-with-back", found=now, type=type, back=back, wanted=count)
    for players, counts in files.tables.storage_board_tiles_by_players.by_players.items():
        rows = [row for row in files.tiles.tiles if row.on_board(players)]
        lying = {type: sum(row.type == type for row in rows) for type in TYPES} | {"total": len(rows)}
        demand(counts == lying, "tiles-on-board", players=players, found=_by_type(lying), wanted=_by_type(counts))
    x = files.tables.x_tiles
    demand(
        x.removed_unseen + x.face_up_in_first_market == x.total,
        "tiles-x",
        total=x.total,
        shown=x.face_up_in_first_market,
        removed=x.removed_unseen,
    )
    for kind in files.tiles.meta.market_column_order:
        demand(found[kind, "X"] == 1, "tiles-x-type", type=kind, found=found[kind, "X"])


def _by_type(counts: dict[str, int]) -> Items:
    return [phrase("box-tiles-counted", type=type, count=count) for type, count in counts.items()]


def _check_start(files: Files) -> None:
    start = files.tables.per_player_start
    for name in SETS:
        rows = [row for row in files.tiles.tiles if row.back == name]
        types = Counter(row.type for row in rows)
        demand(
            types == {"storage": start.storage_tiles, "machine": start.machine_tiles},
            "set-tiles",
            set=name,
            storage=start.storage_tiles,
            machines=start.machine_tiles,
        )
        sums = {
            "production": (sum(row.production for row in rows), start.production),
            "storage": (sum(row.storage for row in rows), start.storage),
            "energy": (sum(row.energy for row in rows), start.energy),
            "canteen": (max(0, sum(row.workers for row in rows)), start.workers_in_canteen),
        }
        for what, (made, said) in sums.items():
            demand(made == said, "set-start", set=name, what=what, found=made, wanted=said)
    left = start.workers - start.workers_in_canteen
    demand(start.workers_available == left, "workers-available", left=left, found=start.workers_available)
    limits = files.tables.limits
    kept = limits.min_available_workers_after_bid
    demand(
        kept <= limits.min_available_workers_after_phase4 and kept <= left,
        "workers-kept",
        kept=kept,
        sure=min(limits.min_available_workers_after_phase4, left),
    )
    most = limits.min_available_workers_after_phase4
    demand(most <= start.workers, "workers-stay", kept=most, workers=start.workers)


def _check_order(tables: TablesFile) -> None:
    numbers = set(range(1, tables.components.turn_order_tiles + 1))
    for players, row in tables.turn_order_setup.by_players.items():
        used = row.initial + row.stack
        demand(
            len(row.initial) == players and len(row.stack) >= players,
            "order-tiles",
            players=players,
        )
        demand(
            len(set(used)) == len(used) and set(used) <= numbers,
            "order-tiles-differ",
            players=players,
            tiles=[*used],
            most=max(numbers),
        )
    demand(
        set(tables.turn_order_discounts.by_tile) == numbers,
        "order-discounts",
        most=max(numbers),
    )
    for table in (tables.turn_order_setup.by_players, tables.extra_market_tiles_last_player.by_players):
        demand(len(table) == 4, "order-players")


def _check_energy(tables: TablesFile) -> None:
    tiles = tables.energy_price_tiles
    steps = sorted(step for step, count in tiles.steps.items() for _ in range(count))
    demand(len(steps) == tiles.total == tables.components.energy_price_tiles, "energy-tiles", found=len(steps))
    demand(
        tiles.used == tables.players.rounds and tiles.used + tiles.removed_unseen == tiles.total,
        "energy-rounds",
        rounds=tables.players.rounds,
        others=tiles.total - tables.players.rounds,
    )
    demand(0 in steps, "energy-none")
    prices = tables.energy_price_track.prices
    demand(
        list(prices) == list(range(1, len(prices) + 1)),
        "energy-spaces",
        spaces=len(prices),
    )
    highest = tables.energy_price_track.start_position + sum(steps[-tiles.used :])
    demand(highest <= len(prices), "energy-far", highest=highest, spaces=len(prices))
    values = list(tables.income_track.by_value)
    demand(
        len(values) > 1 and values == list(range(len(values))),
        "income-track",
        last=len(values) - 1,
    )


def _check_factory(tables: TablesFile) -> None:
    layout = tables.factory_layout
    spaces = layout.free_halls_lower + layout.free_halls_upper + layout.building_sites + 2
    demand(layout.total_tile_spaces == spaces, "factory-spaces", spaces=spaces, found=layout.total_tile_spaces)
    start = tables.per_player_start
    tiles = start.storage_tiles + start.machine_tiles
    halls = layout.free_halls_lower + layout.free_halls_upper
    demand(tiles <= halls, "factory-tiles", tiles=tiles, halls=halls)
    pieces = tables.components
    boards = pieces.factory_boards
    demand(pieces.workers == boards * start.workers, "workers-each", players=boards, workers=start.workers)
    seasonal = tables.seasonal_workers.max_per_player
    demand(
        pieces.seasonal_workers >= boards * seasonal,
        "seasonal-workers",
        players=boards,
        each=seasonal,
        found=pieces.seasonal_workers,
    )
