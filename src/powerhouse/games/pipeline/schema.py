"""The shape of the data files: what is not in this shape is refused when they are read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Colour = Literal["orange", "teal", "silver"]
Grade = Literal["crude", "low", "mid", "high"]
Refined = Literal["low", "mid", "high"]
Players = Annotated[int, Meta(ge=2, le=4)]
Noted = dict[str, int | str]
"""Numbers by name, among words about them."""
Port = Literal["N", "E", "S", "W"]


class Years(Struct, frozen=True):
    rounds: Annotated[list[Amount], Meta(min_length=3, max_length=3)]


class Space(Struct, frozen=True):
    id: str
    kind: Literal["printed", "tile_place"]
    action: str = ""


class Cross(Struct, frozen=True):
    spaces: Annotated[list[Space], Meta(min_length=8, max_length=8)]
    pairs: Annotated[list[tuple[str, str]], Meta(min_length=4, max_length=4)]
    turn_order_actions: list[str]


class Loan(Struct, frozen=True):
    cash: Count
    penalty_cubes: Count


class Costs(Struct, frozen=True):
    secondary_action: Count
    machine_phase: Count
    upgrade_each: Count
    upgrades_per_action_max: Count
    government_pipes: dict[Annotated[int, Meta(ge=1, le=5)], Count]
    shop_pipes: dict[int, Count]
    loan: Loan


class GovernmentSpace(Struct, frozen=True):
    id: str
    cells: Annotated[list[tuple[int, int]], Meta(min_length=2, max_length=2)]
    neighbours: list[str]


class Government(Struct, frozen=True):
    quadrants: Literal[4]
    spaces_per_quadrant: Literal[8]
    spaces: Annotated[list[GovernmentSpace], Meta(min_length=8, max_length=8)]
    open_quadrants_max_by_year: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=3, max_length=3)]


class Slots(Struct, frozen=True):
    slots: Annotated[list[Annotated[int, Meta(ge=0, le=7)]], Meta(min_length=1)]


class Number(Struct, frozen=True):
    n: Annotated[int, Meta(ge=0, le=8)]


class Refresh(Struct, frozen=True):
    op: Literal["add", "remove"]
    max_by_players: dict[Players, Number]


class MarketRow(Struct, frozen=True):
    id: str
    colour: Colour
    grade: Grade
    printed_prices: Annotated[list[Amount], Meta(min_length=1, max_length=8)]
    slots_by_players: dict[Players, Slots]
    refresh: Refresh
    filled_at_setup: bool


class Market(Struct, frozen=True):
    id: Literal["crude", "refined_1", "refined_2", "refined_3"]
    rows: Annotated[list[MarketRow], Meta(min_length=1, max_length=7)]


class RowCounts(Struct, frozen=True):
    n: Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=3, max_length=3)]


class ShopRow(Struct, frozen=True):
    price_rows: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    slots_per_row_by_players: dict[Players, RowCounts]


class ShopPipes(Struct, frozen=True):
    per_player_per_shop: Annotated[int, Meta(ge=0, le=4)]


class Shops(Struct, frozen=True):
    tank: ShopRow
    machine: ShopRow
    pipes: ShopPipes


class ContractArea(Struct, frozen=True):
    shown_by_players: dict[Players, Amount]
    set_aside_per_grade_by_players: dict[Players, Amount]


class OrderArea(Struct, frozen=True):
    rows_top_to_bottom: Annotated[list[Amount], Meta(min_length=3, max_length=3)]
    shown_by_players: dict[Players, Amount]


class PlayerBoard(Struct, frozen=True):
    start_cash: Annotated[int, Meta(ge=0, le=100_000)]
    start_tanks: Amount
    recommended_start_tanks: dict[Grade, Count]
    tank_columns: Amount
    cubes_per_tank: Amount
    contract_pay: Noted
    order_pay: Noted
    end_oil_value: Noted
    end_pipeline_value: Noted
    penalty_total: dict[int, Count]
    penalty_beyond_10: Noted


class Board(Struct, frozen=True):
    years: Years
    action_cross: Cross
    costs: Costs
    government: Government
    markets: Annotated[list[Market], Meta(min_length=4, max_length=4)]
    shops: Shops
    contract_area: ContractArea
    order_area: OrderArea
    player_board: PlayerBoard


class Need(Struct, frozen=True):
    colour: Colour
    grade: Refined


class Demand(Struct, frozen=True):
    id: str
    back: str | int
    needs: Annotated[list[Need], Meta(min_length=1, max_length=5)]


class Demands(Struct, frozen=True):
    rows: list[Demand] = msgspec.field(name="list")


class Markers(Struct, frozen=True):
    values: Annotated[list[Annotated[int, Meta(ge=1, le=30)]], Meta(min_length=9)]


class ActionTiles(Struct, frozen=True):
    rows: list[str] = msgspec.field(name="list")


class Filter(Struct, frozen=True):
    colour: Colour | None = None
    machine_attached: bool = False


class ValuationCard(Struct, frozen=True):
    card: Amount
    kind: Literal["repeat", "per_item", "set"]
    what: Literal[
        "oil", "pipelines", "oil_and_pipelines", "tank_tile", "level_3_upgrade", "pipeline_reaching_low",
        "pipeline_reaching_mid", "pipeline_reaching_high", "fulfilled_contracts", "fulfilled_orders",
        "distinct_pipeline_types", "distinct_oil_types_on_fulfilled_contracts_and_orders",
    ]  # fmt: skip
    pay: Count = 0
    filter: Filter = Filter()


class ValuationCards(Struct, frozen=True):
    drawn: Amount
    first_game: list[int]
    set_pay: dict[int, Count]
    rows: list[ValuationCard] = msgspec.field(name="list")


class BenefitRow(Struct, frozen=True):
    government_pipes: Count = 0
    tanks: Count = 0
    machines: Count = 0
    shop_pipes: Count = 0


class Level(Struct, frozen=True):
    number: Literal[1, 2, 3]
    now: BenefitRow = BenefitRow()
    each_new_year: BenefitRow = BenefitRow()
    secondary_action_cost: Count = 0
    secondary_reach: Count = 0
    bonus_per_4_segments: Count = 0
    refined_price_shift: Count = 0
    contract_fulfilments_per_year: Count = 0
    extra_pay_per_cube: Count = 0
    machine_phase_cost: Count = 0


class UpgradeFamily(Struct, frozen=True):
    id: str
    levels: Annotated[list[Level], Meta(min_length=3, max_length=3)]


class Upgrades(Struct, frozen=True):
    in_play: Amount
    cost: Count
    copies_per_level: dict[Annotated[int, Meta(ge=1, le=3)], Count]
    first_game: list[str]
    rows: list[UpgradeFamily] = msgspec.field(name="list")


class Cubes(Struct, frozen=True):
    orange: Count
    teal: Count
    silver: Count


class Pieces(Struct, frozen=True):
    count: Count


class Tiles(Struct, frozen=True):
    contracts: Demands
    orders: Demands
    refining_markers: Markers
    action_tiles: ActionTiles
    oil_cubes: Cubes
    machines: Pieces
    tanks: Pieces
    valuation_cards: ValuationCards
    upgrades: Upgrades


class Path(Struct, frozen=True):
    colour: Colour
    ports: tuple[Port, Port]


class PipeTile(Struct, frozen=True):
    id: str
    left: tuple[Path, Path]
    right: tuple[Path, Path]


class PipeTiles(Struct, frozen=True):
    tiles: list[PipeTile]


class Files(Struct, frozen=True):
    board: Board
    tiles: Tiles
    pipe_tiles: PipeTiles
