"""The shape of the data files; what must hold among their values is in `schema_checks`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from powerhouse.games.factory_manager.codes import MOST_ORDER, MOST_SEASONAL, MOST_TILES, MOST_WORKERS, TYPES

Type = Literal["storage", "machine", "robot_auto", "robot_semi", "control", "optimizer"]
Players = Annotated[int, Meta(ge=2, le=5)]
Back = Literal["A", "B", "C", "D", "E", "X", "2-5", "3-5", "4-5", "5"]
Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Change = Annotated[int, Meta(ge=-100, le=100)]
OrderTile = Annotated[int, Meta(ge=1, le=MOST_ORDER)]
Track = Annotated[list[Amount], Meta(min_length=2, max_length=2)]
SETS = "ABCDE"
Print = tuple[int, int, int, int, int, int]


def lies_on_board(back: str, players: int) -> bool:
    """Whether a tile with this back lies on the storage board of so many players at the start."""
    return back[0].isdigit() and int(back[0]) <= players


class TileRow(Struct, frozen=True):
    id: str
    type: Type
    back: Back
    price: Count
    production: Annotated[int, Meta(ge=0, le=100)]
    storage: Annotated[int, Meta(ge=0, le=100)]
    energy: Change
    workers: Change

    def on_board(self, players: int) -> bool:
        """Whether the storage board of so many players starts with it."""
        return lies_on_board(self.back, players)

    def print(self) -> Print:
        """What tells tiles apart, by type and price."""
        return TYPES.index(self.type), self.price, self.production, self.storage, self.energy, self.workers


class TypeRow(Struct, frozen=True):
    count: Amount


class TilesMeta(Struct, frozen=True):
    market_column_order: list[Type]
    types: dict[Type, TypeRow]


class TilesFile(Struct, frozen=True):
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
    by_tile: dict[int, Count]


class ExtraTable(Struct, frozen=True):
    by_players: dict[Players, Annotated[int, Meta(ge=0, le=100)]]
    optional: Literal[True]


class XTiles(Struct, frozen=True):
    total: Literal[6]
    one_per_type: Literal[True]
    removed_unseen: Count
    face_up_in_first_market: Count


class EnergyTiles(Struct, frozen=True):
    steps: dict[Annotated[int, Meta(ge=0, le=19)], Count]
    total: Amount
    removed_unseen: Count
    used: Amount


class EnergyTrack(Struct, frozen=True):
    start_position: Amount
    prices: dict[int, Amount]


class IncomeTrack(Struct, frozen=True):
    by_value: dict[int, Count]


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


class TablesFile(Struct, frozen=True):
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


class Files(Struct, frozen=True):
    """The data files of the game."""

    tiles: TilesFile
    tables: TablesFile
