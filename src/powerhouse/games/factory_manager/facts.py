"""The shape of the data files, and what must hold among their values: checked when they are read.

So components that cannot work are refused with a sentence before the first tile, not in the middle of a game.
"""

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from powerhouse.core.errors import BadSetup
from powerhouse.games.factory_manager.codes import MOST_ORDER, MOST_SEASONAL, MOST_TILES, MOST_WORKERS, TYPES

Type = Literal["storage", "machine", "robot_auto", "robot_semi", "control", "optimizer"]
Players = Literal["2", "3", "4", "5"]
Back = Literal["A", "B", "C", "D", "E", "X", "2-5", "3-5", "4-5", "5"]
Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Change = Annotated[int, Meta(ge=-100, le=100)]
OrderTile = Annotated[int, Meta(ge=1, le=MOST_ORDER)]
Track = Annotated[list[Amount], Meta(min_length=2, max_length=2)]
SETS = "ABCDE"
MOST_SAME_PRICE = 26


class TileRow(Struct, frozen=True):
    id: str
    type: Type
    back: Back
    price: Count
    production: Annotated[int, Meta(ge=0, le=100)]
    storage: Annotated[int, Meta(ge=0, le=100)]
    energy: Change
    workers: Change


class TypeRow(Struct, frozen=True):
    count: Amount


class TilesMeta(Struct, frozen=True):
    market_column_order: list[Type]
    types: dict[Type, TypeRow]


class Tiles(Struct, frozen=True):
    meta: TilesMeta
    tiles: Annotated[list[TileRow], Meta(min_length=1, max_length=MOST_TILES)]


class PlayersRow(Struct, frozen=True):
    min: Literal[2]
    max: Literal[5]
    rounds: Amount


class Pieces(Struct, frozen=True):
    factory_boards: Amount
    factory_tiles: Amount
    workers: Amount
    seasonal_workers: Count
    energy_price_tiles: Amount
    turn_order_tiles: Amount


class StartRow(Struct, frozen=True):
    money: Count
    workers: Annotated[int, Meta(ge=1, le=MOST_WORKERS)]
    workers_in_canteen: Count
    workers_available: Count
    storage_tiles: Count
    machine_tiles: Count
    production: Count
    storage: Count
    energy: Count


class OrderRow(Struct, frozen=True):
    initial: list[OrderTile]
    stack: list[OrderTile]


class OrderTable(Struct, frozen=True):
    by_players: dict[Players, OrderRow]


class DiscountTable(Struct, frozen=True):
    by_tile: dict[str, Count]


class ExtraTable(Struct, frozen=True):
    by_players: dict[Players, Annotated[int, Meta(ge=0, le=100)]]
    optional: Literal[True]


class XTiles(Struct, frozen=True):
    total: Literal[6]
    one_per_type: Literal[True]
    removed_unseen: Count
    face_up_in_first_market: Count


class EnergyTiles(Struct, frozen=True):
    steps: dict[Annotated[str, Meta(pattern="^1?[0-9]$")], Count]
    total: Amount
    removed_unseen: Count
    used: Amount


class EnergyTrack(Struct, frozen=True):
    start_position: Amount
    prices: dict[str, Amount]


class IncomeTrack(Struct, frozen=True):
    by_value: dict[str, Count]


class Tracks(Struct, frozen=True):
    production: Track
    storage: Track
    energy: Track


class Layout(Struct, frozen=True):
    free_halls_lower: Count
    free_halls_upper: Count
    building_sites: Count
    building_site_cost_each: Count
    building_site_paid_once: Literal[True]
    control_rooms: Literal[1]
    optimisation_rooms: Literal[1]
    canteen: Literal[True]
    total_tile_spaces: Amount


class Seasonal(Struct, frozen=True):
    price: Count
    discount_applies: Literal[True]
    max_per_player: Annotated[int, Meta(ge=0, le=MOST_SEASONAL)]
    returned_if_used_as_bid: Literal[True]


class Market(Struct, frozen=True):
    columns: Literal[6]
    column_per_type: Literal[True]
    choose_any_column: Literal[True]
    one_tile_per_available_worker: Literal["mandatory"]


class Robots(Struct, frozen=True):
    max_running_robots_per_running_machine: Amount


class Limits(Struct, frozen=True):
    min_available_workers_after_bid: Count
    min_available_workers_after_phase4: Count
    min_energy_consumption: Count
    min_workers_in_canteen: Literal[0]
    max_control_tiles: Literal[1]
    max_optimizer_tiles: Literal[1]


class Scoring(Struct, frozen=True):
    last_round_profit_factor: Amount


class Backs(Struct, frozen=True):
    by_type: dict[Type, dict[Back, Count]]


class BoardTable(Struct, frozen=True):
    by_players: dict[Players, dict[str, Count]]


class Tables(Struct, frozen=True):
    players: PlayersRow
    components: Pieces
    per_player_start: StartRow
    turn_order_setup: OrderTable
    turn_order_discounts: DiscountTable
    extra_market_tiles_last_player: ExtraTable
    x_tiles: XTiles
    energy_price_tiles: EnergyTiles
    energy_price_track: EnergyTrack
    income_track: IncomeTrack
    factory_tracks: Tracks
    factory_layout: Layout
    seasonal_workers: Seasonal
    market: Market
    robots: Robots
    limits: Limits
    scoring: Scoring
    back_marking_counts: Backs
    storage_board_tiles_by_players: BoardTable


class Facts(Struct, frozen=True):
    tiles: Tiles
    tables: Tables


def check(files: dict[str, Any]) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    try:
        facts = msgspec.convert(files, Facts)
    except msgspec.ValidationError as error:
        raise BadSetup(f"the components of Factory Manager do not fit together: {error}") from error
    _check_tiles(facts)
    _check_backs(facts)
    _check_start(facts)
    _check_order(facts.tables)
    _check_energy(facts.tables)
    _check_factory(facts.tables)


def _demand(condition: bool, sentence: str) -> None:
    if not condition:
        raise BadSetup(sentence)


def _check_tiles(facts: Facts) -> None:
    rows = facts.tiles.tiles
    twice = [id for id, count in Counter(row.id for row in rows).items() if count > 1]
    _demand(not twice, f"two tiles have the id {twice[0] if twice else ''}")
    wanted = facts.tables.components.factory_tiles
    _demand(len(rows) == wanted, f"there are {len(rows)} tiles, not {wanted}")
    _demand(facts.tiles.meta.market_column_order == TYPES, f"the columns of the market are {', '.join(TYPES)}")
    for type, row_of in facts.tiles.meta.types.items():
        found = sum(row.type == type for row in rows)
        _demand(found == row_of.count, f"there are {found} tiles of type {type}, not {row_of.count}")
    for row in rows:
        _demand(
            row.type == "storage" or row.storage == 0,
            f"{row.id} is a tile of type {row.type} and cannot store {row.storage}",
        )
        _demand(
            row.workers <= 0 or row.type not in ("storage", "control", "optimizer"),
            f"{row.id} is a tile of type {row.type}, which cannot be stopped, and so cannot need {row.workers} workers",
        )
    same = Counter((row.type, row.price) for row in {_print(row): row for row in rows}.values())
    (kind, price), most = same.most_common(1)[0]
    _demand(
        most <= MOST_SAME_PRICE,
        f"{most} different tiles of type {kind} cost {price}; at most {MOST_SAME_PRICE} can be told apart",
    )


def _print(row: TileRow) -> tuple[str, int, int, int, int, int]:
    return row.type, row.price, row.production, row.storage, row.energy, row.workers


def _check_backs(facts: Facts) -> None:
    found = Counter((row.type, row.back) for row in facts.tiles.tiles)
    for type, backs in facts.tables.back_marking_counts.by_type.items():
        for back, count in backs.items():
            now = found[type, back]
            _demand(now == count, f"there are {now} tiles of type {type} with the back {back}, not {count}")
    for players, counts in facts.tables.storage_board_tiles_by_players.by_players.items():
        rows = [row for row in facts.tiles.tiles if row.back[0].isdigit() and row.back[0] <= players]
        now_counts = {type: sum(row.type == type for row in rows) for type in TYPES} | {"total": len(rows)}
        _demand(
            counts == now_counts, f"with {players} players the storage board starts with {now_counts}, not {counts}"
        )
    x = facts.tables.x_tiles
    _demand(
        x.removed_unseen + x.face_up_in_first_market == x.total,
        f"of {x.total} X tiles {x.face_up_in_first_market} lie in the first market and {x.removed_unseen} leave",
    )
    for kind in facts.tiles.meta.market_column_order:
        _demand(found[kind, "X"] == 1, f"there must be one X tile of type {kind}, not {found[kind, 'X']}")


def _check_start(facts: Facts) -> None:
    start = facts.tables.per_player_start
    for name in SETS:
        rows = [row for row in facts.tiles.tiles if row.back == name]
        types = Counter(row.type for row in rows)
        _demand(
            types == {"storage": start.storage_tiles, "machine": start.machine_tiles},
            f"set {name} must have {start.storage_tiles} storage and {start.machine_tiles} machine tiles and no other",
        )
        sums = {
            "production": (sum(row.production for row in rows), start.production),
            "storage": (sum(row.storage for row in rows), start.storage),
            "energy": (sum(row.energy for row in rows), start.energy),
            "workers in the canteen": (max(0, sum(row.workers for row in rows)), start.workers_in_canteen),
        }
        for what, (made, said) in sums.items():
            _demand(made == said, f"set {name} starts with {made} {what}, not {said}")
    left = start.workers - start.workers_in_canteen
    _demand(
        start.workers_available == left, f"{left} workers are available at the start, not {start.workers_available}"
    )
    limits = facts.tables.limits
    kept = limits.min_available_workers_after_bid
    _demand(
        kept <= limits.min_available_workers_after_phase4 and kept <= left,
        f"{kept} workers must be kept in the auction, but only"
        f" {min(limits.min_available_workers_after_phase4, left)} are sure to be available",
    )
    most = limits.min_available_workers_after_phase4
    _demand(most <= start.workers, f"{most} workers must stay available, but a player has {start.workers}")


def _check_order(tables: Tables) -> None:
    numbers = set(range(1, tables.components.turn_order_tiles + 1))
    for players, row in tables.turn_order_setup.by_players.items():
        used = row.initial + row.stack
        _demand(
            len(row.initial) == int(players) and len(row.stack) >= int(players),
            f"{players} players need {players} turn-order tiles at the start and as many in the stack",
        )
        _demand(
            len(set(used)) == len(used) and set(used) <= numbers,
            f"with {players} players the turn-order tiles {used} must be different ones of 1 to {max(numbers)}",
        )
    listed = set(tables.turn_order_discounts.by_tile)
    _demand(
        listed == {str(number) for number in numbers},
        f"there must be a discount for each of the turn-order tiles 1 to {max(numbers)}",
    )
    for table in (tables.turn_order_setup.by_players, tables.extra_market_tiles_last_player.by_players):
        _demand(len(table) == 4, "turn-order tiles and extra tiles must be given for 2, 3, 4 and 5 players")


def _check_energy(tables: Tables) -> None:
    tiles = tables.energy_price_tiles
    steps = sorted(int(step) for step, count in tiles.steps.items() for _ in range(count))
    _demand(len(steps) == tiles.total == tables.components.energy_price_tiles, f"there are {len(steps)} energy tiles")
    _demand(
        tiles.used == tables.players.rounds and tiles.used + tiles.removed_unseen == tiles.total,
        f"{tables.players.rounds} rounds use as many energy tiles, and the other"
        f" {tiles.total - tables.players.rounds} leave the game",
    )
    _demand(0 in steps, "a first game needs an energy tile of 0")
    prices = tables.energy_price_track.prices
    _demand(
        list(prices) == [str(space) for space in range(1, len(prices) + 1)],
        f"the spaces of the energy price are numbered 1 to {len(prices)}",
    )
    highest = tables.energy_price_track.start_position + sum(steps[-tiles.used :])
    _demand(highest <= len(prices), f"the energy price may reach space {highest}, but there are {len(prices)}")
    values = list(tables.income_track.by_value)
    _demand(
        len(values) > 1 and values == [str(value) for value in range(len(values))],
        f"the income track must name the values 0 to {len(values) - 1} in order",
    )


def _check_factory(tables: Tables) -> None:
    layout = tables.factory_layout
    spaces = layout.free_halls_lower + layout.free_halls_upper + layout.building_sites + 2
    _demand(layout.total_tile_spaces == spaces, f"a factory has {spaces} spaces, not {layout.total_tile_spaces}")
    start = tables.per_player_start
    tiles = start.storage_tiles + start.machine_tiles
    halls = layout.free_halls_lower + layout.free_halls_upper
    _demand(tiles <= halls, f"a factory starts with {tiles} tiles, but has {halls} free halls")
    pieces = tables.components
    boards = pieces.factory_boards
    _demand(
        pieces.workers == boards * start.workers, f"{boards} players with {start.workers} workers each need as many"
    )
    seasonal = tables.seasonal_workers.max_per_player
    _demand(
        pieces.seasonal_workers >= boards * seasonal,
        f"{boards} players may hire {seasonal} seasonal workers each, but there are {pieces.seasonal_workers}",
    )
