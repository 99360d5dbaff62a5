"""The shape of the data files."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from powerhouse.games.power_grid.houses import SLOTS

Count = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=1, le=98)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Costs = Annotated[list[Amount], Meta(min_length=SLOTS, max_length=SLOTS)]
ByStep = Annotated[list[Count], Meta(min_length=3, max_length=3)]


class PlantRow(Struct, frozen=True):
    number: Number
    kind: Literal["coal", "oil", "hybrid", "garbage", "uranium", "eco", "fusion"]
    fuels: list[str]
    fuel_needed: Annotated[int, Meta(ge=0, le=15)]
    cities: Annotated[int, Meta(ge=0, le=100)]
    storage: Count
    back: Literal["plug", "socket"]


class PlantsFile(Struct, frozen=True):
    plants: list[PlantRow]


class CityRow(Struct, frozen=True):
    id: str
    name: str
    region: str
    x: int
    y: int


class RegionRow(Struct, frozen=True):
    id: str
    colour: str
    cities: list[str]


class LinkRow(Struct, frozen=True):
    a: str
    b: str
    cost: Count


class Canvas(Struct, frozen=True):
    width: int
    height: int


class MapFile(Struct, frozen=True):
    map: str
    canvas: Canvas
    regions: Annotated[list[RegionRow], Meta(min_length=1, max_length=6)]
    region_adjacency: dict[str, list[str]]
    cities: Annotated[list[CityRow], Meta(min_length=1, max_length=100)]
    connections: list[LinkRow]
    zero_cost_pairs: list[list[str]]


class Payments(Struct, frozen=True):
    by_cities_powered: Annotated[list[Count], Meta(min_length=1)]
    more_than_20: Count


class Cell(Struct, frozen=True):
    price: Amount
    tokens: Count


class Market(Struct, frozen=True):
    cells: dict[str, list[Cell]]
    start_cells: dict[str, list[int]]
    start_tokens_in_market: dict[str, int]
    start_tokens_in_reserve: dict[str, int]


class PlayersRow(Struct, frozen=True):
    regions: Annotated[int, Meta(ge=1, le=6)]
    plug_cards_removed: Count
    socket_cards_removed: Count
    step2_cities: Amount
    end_cities: Amount
    trust: bool


class SetupRow(Struct, frozen=True):
    start_money: Count
    houses_per_player: Count
    houses_on_tracks: Count
    houses_for_cities: Amount
    plant_limit: Literal[3]
    plug_cards: Count
    socket_cards: Count
    market_from_plug_cards: Amount
    current_market: Amount
    future_market: Count
    step3_market: Amount


class CoalStore(Struct, frozen=True):
    map: str
    price: Amount


class PhaseOut(Struct, frozen=True):
    map: str
    plant: Number


class SpecialRules(Struct, frozen=True):
    usa_coal_storage: CoalStore
    germany_nuclear_phase_out: PhaseOut


class TrustRow(Struct, frozen=True):
    houses: Count
    houses_placed_at_setup: Amount
    placing_order_first_second: Annotated[list[Amount], Meta(min_length=1)]
    houses_in_reserve: Count
    houses_in_reserve_with_starting_cities: Count


class TablesFile(Struct, frozen=True):
    payments: Payments
    tokens: dict[str, int]
    market: Market
    refill: dict[str, dict[str, ByStep] | str]
    players: dict[str, PlayersRow]
    setup: SetupRow
    house_costs: Costs
    houses_per_city_by_step: ByStep
    discount_minimum_bid: Amount
    special_rules: SpecialRules
    trust_2_players: TrustRow


class RenovationCard(Struct, frozen=True):
    card: Amount
    first: Count
    others: Count


class RenovationFile(Struct, frozen=True):
    cards: Annotated[list[RenovationCard], Meta(min_length=1)]


class DataFiles(Struct, frozen=True):
    plants: PlantsFile
    tables: TablesFile
    germany: MapFile
    usa: MapFile
    renovation: RenovationFile
