"""The shape of the data files."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Price = Annotated[int, Meta(ge=1, le=1000)]


class PlantRow(Struct, frozen=True):
    id: str
    set: Literal["small", "big"]
    number: Annotated[int, Meta(ge=1, le=98)]
    fuel: Literal["coal", "gas", "oil", "uranium", "hybrid", "eco"]
    fuel_amount: Annotated[int, Meta(ge=0, le=15)]
    income: Annotated[int, Meta(ge=1, le=1000)]


class PlantsFile(Struct, frozen=True):
    plants: list[PlantRow]


class ResourceRow(Struct, frozen=True):
    id: str
    kind: Literal["standard", "leftover", "plus", "plusplus"]
    type: Literal["coal", "gas", "oil", "uranium"]
    units: Annotated[int, Meta(ge=1, le=3)]
    players: Annotated[str, Meta(pattern="^([2-6]-[2-6])?$")]

    def in_game(self, players: int) -> bool:
        """Whether a card marked `2-6` is used with so many players."""
        return int(self.players[0]) <= players <= int(self.players[-1])


class ResourcesFile(Struct, frozen=True):
    cards: list[ResourceRow]


class PlayersRow(Struct, frozen=True):
    column: Amount
    small_removed: Count
    big_removed: Count
    trust: bool


class SetupRow(Struct, frozen=True):
    start_money: Count
    plant_limit: Literal[3]
    small_cards: Count
    big_cards: Count
    first_market: Amount
    current_row: Amount
    last_market: Amount


class Prices(Struct, frozen=True):
    leftover: Price
    columns: Annotated[list[Price], Meta(min_length=3, max_length=3)]


class RenovationCard(Struct, frozen=True):
    card: Amount
    first: Count
    others: Count


class TablesFile(Struct, frozen=True):
    players: dict[str, PlayersRow]
    setup: SetupRow
    prices: Prices
    discount_minimum_bid: Amount
    guaranteed_income: Count
    money_per_point: Amount
    renovation: Annotated[list[RenovationCard], Meta(min_length=1)]


class DataFiles(Struct, frozen=True):
    plants: PlantsFile
    resources: ResourcesFile
    tables: TablesFile
