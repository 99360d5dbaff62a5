"""The facts of the box, put into objects that never change."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.factory_manager.codes import CONTROL, MACHINE, TYPES
from powerhouse.games.factory_manager.factory import Factory, Tile, factory_of
from powerhouse.games.factory_manager.schema import SETS, Files, Print, TablesFile, TileRow


class Figures:
    """Everything a game of Factory Manager with so many players needs to know and never changes.

    Tiles are numbered by type, then price; `column_starts[type]` is the first of a type, `board` says how many of each
    the storage board starts with, `prices` what each costs.
    """

    def __init__(self, files: Files, players: int) -> None:
        tables = files.tables
        self.players = players
        self.rounds = tables.players.rounds
        self.money = tables.per_player_start.money
        self.workers = tables.per_player_start.workers
        order = tables.turn_order_setup.by_players[players]
        self.first_order = sorted(order.initial)
        self.stack = sorted(order.stack)
        by_tile = tables.turn_order_discounts.by_tile
        self.discounts = [0, *[by_tile[tile] for tile in range(1, len(by_tile) + 1)]]
        self.extra = tables.extra_market_tiles_last_player.by_players[players]
        self._set_tiles(files.tiles.tiles)
        self._set_energy(tables)
        layout = tables.factory_layout
        self.halls_upper = layout.free_halls_upper
        self.halls_lower = layout.free_halls_lower
        self.halls = self.halls_upper + self.halls_lower
        self.sites = layout.building_sites
        self.site_fee = layout.building_site_cost_each
        self.seasonal_price = tables.seasonal_workers.price
        self.seasonal_most = tables.seasonal_workers.max_per_player
        self.robots_a_machine = tables.robots.max_running_robots_per_running_machine
        self.kept_in_auction = tables.limits.min_available_workers_after_bid
        self.kept_when_running = tables.limits.min_available_workers_after_phase4
        self.least_energy = tables.limits.min_energy_consumption
        self.last_factor = tables.scoring.last_round_profit_factor
        self.incomes = list(tables.income_track.by_value.values())
        self.most_production = tables.factory_tracks.production[1]
        self.most_storage = tables.factory_tracks.storage[1]
        self.most_energy = tables.factory_tracks.energy[1]

    def _set_tiles(self, rows: list[TileRow]) -> None:
        prints = sorted({row.print() for row in rows})
        sold = {row.print() for row in rows if row.on_board(self.players) or row.back == "X"}
        starting = {row.print() for row in rows if row.back in SETS} - sold
        self.tiles = [
            Tile(number, _id(prints, number), *print, print in starting) for number, print in enumerate(prints)
        ]
        self.tile_numbers = {tile.id: tile.number for tile in self.tiles}
        numbers = [prints.index(row.print()) for row in rows]
        self.prices = vec[i64]([tile.price for tile in self.tiles])
        self.column_starts = [sum(tile.type < type for tile in self.tiles) for type in range(len(TYPES) + 1)]
        self.first_machine = self.column_starts[MACHINE]
        self.first_control = self.column_starts[CONTROL]
        counts = [0] * len(prints)
        for row, number in zip(rows, numbers):
            counts[number] += row.on_board(self.players)
        self.board = vec[i64](counts)
        self.x_tiles = sorted([number for row, number in zip(rows, numbers) if row.back == "X"])
        self.sets: list[Factory] = [
            factory_of([self.tiles[number] for row, number in zip(rows, numbers) if row.back == name])
            for name in SETS[: self.players]
        ]

    def _set_energy(self, tables: TablesFile) -> None:
        self.x_shown = tables.x_tiles.face_up_in_first_market
        steps = tables.energy_price_tiles.steps
        self.energy_tiles = [step for step in sorted(steps) for _ in range(steps[step])]
        self.energy_start = tables.energy_price_track.start_position
        self.energy_prices = [0, *tables.energy_price_track.prices.values()]

    def income(self, value: i64) -> i64:
        """What so many sold goods bring; past the end of the track each brings as much as its last."""
        last: i64 = len(self.incomes) - 1
        if value <= last:
            return self.incomes[value]
        return self.incomes[last] + (value - last) * (self.incomes[last] - self.incomes[last - 1])

    def energy_price(self, space: i64) -> i64:
        return self.energy_prices[space]


def _id(prints: list[Print], number: int) -> str:
    """Type and price, as `machine-9`; a letter tells tiles apart that differ in neither."""
    type, price = prints[number][:2]
    name = f"{TYPES[type].replace('_', '-')}-{price}"
    same = [other for other in range(len(prints)) if prints[other][:2] == (type, price)]
    return name if len(same) == 1 else name + "abcdefghijklmnopqrstuvwxyz"[same.index(number)]
