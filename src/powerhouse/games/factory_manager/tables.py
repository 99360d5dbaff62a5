"""The facts of the box, read from the data files into objects that never change."""

from typing import Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.factory_manager.codes import CONTROL, MACHINE, TYPES
from powerhouse.games.factory_manager.factory import Factory, Tile, factory_of

_PRINT = ("price", "production", "storage", "energy", "workers")


class Figures:
    """Everything a game of Factory Manager with so many players needs to know and never changes.

    Tiles are numbered by type, then price; `column_starts[type]` is the first of a type, `board` says how many of each
    the storage board starts with, `prices` what each costs.
    """

    def __init__(self, files: dict[str, Any], players: int) -> None:
        tables = files["tables"]
        rows: list[dict[str, Any]] = files["tiles"]["tiles"]
        self.players = players
        self.rounds: int = tables["players"]["rounds"]
        start = tables["per_player_start"]
        self.money: int = start["money"]
        self.workers: int = start["workers"]
        order = tables["turn_order_setup"]["by_players"][str(players)]
        self.first_order: list[int] = sorted(order["initial"])
        self.stack: list[int] = sorted(order["stack"])
        by_tile: dict[str, int] = tables["turn_order_discounts"]["by_tile"]
        self.discounts: list[int] = [by_tile.get(str(tile), 0) for tile in range(max(map(int, by_tile)) + 1)]
        self.extra: int = tables["extra_market_tiles_last_player"]["by_players"][str(players)]
        self._set_tiles(rows)
        self._set_energy(tables)
        layout = tables["factory_layout"]
        self.halls: int = layout["free_halls_lower"] + layout["free_halls_upper"]
        self.sites: int = layout["building_sites"]
        self.site_fee: int = layout["building_site_cost_each"]
        self.seasonal_price: int = tables["seasonal_workers"]["price"]
        self.seasonal_most: int = tables["seasonal_workers"]["max_per_player"]
        self.robots_a_machine: int = tables["robots"]["max_running_robots_per_running_machine"]
        limits = tables["limits"]
        self.kept_in_auction: int = limits["min_available_workers_after_bid"]
        self.kept_when_running: int = limits["min_available_workers_after_phase4"]
        self.least_energy: int = limits["min_energy_consumption"]
        self.last_factor: int = tables["scoring"]["last_round_profit_factor"]
        incomes: dict[str, int] = tables["income_track"]["by_value"]
        self.incomes: list[int] = [incomes[str(value)] for value in range(len(incomes))]
        tracks = tables["factory_tracks"]
        self.most_production: int = tracks["production"][1]
        self.most_storage: int = tracks["storage"][1]
        self.most_energy: int = tracks["energy"][1]

    def _set_tiles(self, rows: list[dict[str, Any]]) -> None:
        prints = sorted({_print(row) for row in rows})
        self.tiles: list[Tile] = [Tile(number, _id(prints, number), *prints[number]) for number in range(len(prints))]
        self.tile_numbers = {tile.id: tile.number for tile in self.tiles}
        numbers = {print: number for number, print in enumerate(prints)}
        self.prices = vec[i64]([tile.price for tile in self.tiles])
        self.column_starts = [sum(tile.type < type for tile in self.tiles) for type in range(len(TYPES) + 1)]
        self.first_machine = self.column_starts[MACHINE]
        self.first_control = self.column_starts[CONTROL]
        counts = [0] * len(prints)
        for row in rows:
            if row["back"][0].isdigit() and int(row["back"][0]) <= self.players:
                counts[numbers[_print(row)]] += 1
        self.board = vec[i64](counts)
        self.x_tiles: list[int] = sorted([numbers[_print(row)] for row in rows if row["back"] == "X"])
        self.sets: list[Factory] = [
            factory_of([self.tiles[numbers[_print(row)]] for row in rows if row["back"] == name])
            for name in "ABCDE"[: self.players]
        ]

    def _set_energy(self, tables: dict[str, Any]) -> None:
        self.x_shown: int = tables["x_tiles"]["face_up_in_first_market"]
        steps: dict[str, int] = tables["energy_price_tiles"]["steps"]
        self.energy_tiles: list[int] = [step for step in sorted(map(int, steps)) for _ in range(steps[str(step)])]
        track = tables["energy_price_track"]
        self.energy_start: int = track["start_position"]
        prices: dict[str, int] = track["prices"]
        self.energy_prices: list[int] = [0, *[prices[str(space)] for space in range(1, len(prices) + 1)]]

    def income(self, value: i64) -> i64:
        """What so many sold goods bring; past the end of the track each brings as much as its last."""
        last: i64 = len(self.incomes) - 1
        if value <= last:
            return self.incomes[value]
        return self.incomes[last] + (value - last) * (self.incomes[last] - self.incomes[last - 1])

    def energy_price(self, space: i64) -> i64:
        return self.energy_prices[space]


def _print(row: dict[str, Any]) -> tuple[int, int, int, int, int, int]:
    price, production, storage, energy, workers = [int(row[name]) for name in _PRINT]
    return TYPES.index(row["type"]), price, production, storage, energy, workers


def _id(prints: list[tuple[int, int, int, int, int, int]], number: int) -> str:
    """Type and price, as `machine-9`; a letter tells tiles apart that differ in neither."""
    type, price = prints[number][:2]
    name = f"{TYPES[type].replace('_', '-')}-{price}"
    same = [other for other in range(len(prints)) if prints[other][:2] == (type, price)]
    return name if len(same) == 1 else name + "abcdefghijklmnopqrstuvwxyz"[same.index(number)]
