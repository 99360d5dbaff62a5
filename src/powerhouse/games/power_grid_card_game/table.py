"""What lies on the table of the Card Game."""

from typing import Any, Final

from mypy_extensions import i64

from powerhouse.games.power_grid_card_game.figures import Figures
from powerhouse.games.power_grid_card_game.player import Player, Trust, new_trust, restored_player, restored_trust
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket, empty_market
from powerhouse.parts import fields
from powerhouse.parts.plant_game import PlantGame

_PLAIN: Final = ("last_round", "market_cut", "earned")


class Table(PlantGame[Player]):
    """Everything that lies there. `figures` never changes and is shared by copies.

    `earned` (what each seat earned in the last phase 3, -1 before it did) is replaced, never changed in place.
    `market_cut`: the last-round card has come, so the next round is the last.
    """

    figures: Figures
    last_round: bool = False
    market_cut: bool = False
    resources: ResourceMarket
    trust: Trust | None = None
    earned: list[int]

    def lay_out(self, figures: Figures, options: dict[str, str]) -> None:
        """Before anything is dealt: the facts are known, the table is empty."""
        self.lay_out_plants(figures, options, figures.new_market.copy())
        self.figures = figures
        self.resources = empty_market(figures.deck, figures.plus, figures.leftovers)
        self.earned = [-1] * figures.players
        if figures.trust:
            self.trust = new_trust()

    def copy_to(self, other: "Table") -> None:
        self.copy_plants_to(other)
        other.figures = self.figures
        other.last_round = self.last_round
        other.market_cut = self.market_cut
        other.resources = self.resources.copy()
        other.trust = self.trust.copy() if self.trust is not None else None
        other.earned = self.earned

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_plants(),
            **fields.dumped(self, _PLAIN),
            "players": [player.dump() for player in self.players],
            "resources": self.resources.dump(),
            "trust": self.trust.dump() if self.trust is not None else None,
        }

    def restore(self, dump: dict[str, Any]) -> None:
        self.restore_plants(dump)
        fields.restore(self, _PLAIN, dump)
        self.players = [restored_player(row, self.figures.plants) for row in dump["players"]]
        self.resources.restore(dump["resources"])
        row = dump["trust"]
        self.trust = restored_trust(row, self.figures.plants) if row is not None else None

    def next_is_last(self) -> bool:
        return self.market_cut and not self.last_round

    def give_back(self, player: Player, fuel: i64, amount: i64) -> None:
        player.use(fuel, amount, self.resources)
