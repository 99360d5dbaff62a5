"""What lies on the table of Power Grid."""

from typing import Any, Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import Phase
from powerhouse.games.power_grid.figures import Figures, Map
from powerhouse.games.power_grid.player import Player, Trust, new_trust, restored_player, restored_trust
from powerhouse.games.power_grid.rulings import Rulings
from powerhouse.parts import fields
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.network import Network
from powerhouse.parts.plant_game import PlantGame, Shared

_PLAIN: Final = ("zone", "step", "step3_due", "marked", "supplied", "uranium_closed")


class Table(PlantGame[Player]):
    """Everything that lies there. `figures`, `rulings`, `map` and `network` never change and are shared by copies.

    `houses` (by city, see houses.py), `marked` and `supplied` (the cities that each seat supplied in the last phase 5,
    -1 before it did) are replaced, never changed in place.
    """

    figures: Figures
    rulings: Rulings
    map: Map
    zone: i64
    network: Network
    step: i64 = 1
    step3_due: bool = False
    fuel: FuelMarket
    houses: vec[i64]
    marked: list[int]
    uranium_closed: bool = False
    trust: Trust | None = None
    supplied: list[int]

    def lay_out(self, figures: Figures, map: Map, options: dict[str, str], zone: int, rulings: Rulings) -> None:
        """Before anything is dealt: the facts are known, the table is empty. A zone of 0 is left to chance."""
        self.lay_out_plants(figures, options, figures.new_market.copy())
        self.figures = figures
        self.map = map
        self.zone = zone
        self.rulings = rulings
        self.fuel = figures.new_fuel[map.id].copy()
        self.houses = map.no_houses
        self.marked = []
        self.supplied = [-1] * figures.players
        if figures.trust is not None:
            self.trust = new_trust(figures.trust.reserve)

    def copy_to(self, other: "Table") -> None:
        self.copy_plants_to(other)
        other.figures = self.figures
        other.map = self.map
        other.zone = self.zone
        other.rulings = self.rulings
        other.network = self.network
        other.step = self.step
        other.step3_due = self.step3_due
        other.fuel = self.fuel
        other.houses = self.houses
        other.marked = self.marked
        other.uranium_closed = self.uranium_closed
        other.trust = self.trust.copy() if self.trust is not None else None
        other.supplied = self.supplied

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_plants(),
            **fields.dumped(self, _PLAIN),
            "phase": self.phase - Phase.PLACE,  # dumps count phases from the set-up on
            "players": [player.dump() for player in self.players],
            "fuel": self.fuel.dump(),
            "houses": list(self.houses),
            "trust": self.trust.dump() if self.trust is not None else None,
        }

    def restore(self, dump: dict[str, Any]) -> None:
        self.restore_plants(dump)
        fields.restore(self, _PLAIN, dump)
        self.phase = dump["phase"] + Phase.PLACE
        self.network = self.map.network(self.zone)
        self.players = [restored_player(row, self.figures.plants, self.network) for row in dump["players"]]
        self.own_fuel().restore(dump["fuel"])
        self.houses = vec[i64](dump["houses"])
        row = dump["trust"]
        self.trust = restored_trust(row, self.figures.plants) if row is not None else None

    def own_fuel(self) -> FuelMarket:
        """The fuel market, which is about to change; until then copies share it."""
        if self.shared & Shared.FUEL:
            self.fuel = self.fuel.copy()
            self.shared &= ~Shared.FUEL
        return self.fuel

    def most_cities(self) -> i64:
        """The size of the largest network of a player."""
        most: i64 = 0
        for player in self.players:
            if len(player.network) > most:
                most = len(player.network)
        return most

    def give_back(self, player: Player, fuel: i64, amount: i64) -> None:
        """Tokens go from a player to the reserve (USA: coal to the coal storage, which is the reserve)."""
        player.stock[fuel] -= amount
        self.own_fuel().reserve[fuel] += amount

    def has_bought(self, card: i64) -> None:
        """In Germany a certain plant brings the nuclear phase-out (PG-5.11)."""
        if card == self.map.phase_out_plant:
            self.uranium_closed = True
