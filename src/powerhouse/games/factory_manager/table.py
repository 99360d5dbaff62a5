"""What lies on the table of Factory Manager."""

from typing import Any, Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.core.state import State
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.player import Player, restored_player
from powerhouse.games.factory_manager.rulings import Rulings
from powerhouse.parts import fields
from powerhouse.parts.auction import Auction

_PLAIN: Final = (
    "turn", "phase", "round", "position", "waiting", "left", "extra", "gone", "bank", "order", "stack", "offered",
)  # fmt: skip


class Table(State):
    """Everything that lies there. `figures` and `rulings` never change and are shared by copies.

    `order` has the seats by turn-order tile; `stack` are the turn-order tiles that lie face down, `offered` those that
    are still to be auctioned, and `waiting` has a bit for each seat without a new one. `board` counts the tiles on the
    storage board, `fronts` are the moves that bring the cheapest of its columns, `market` the tiles for sale. `left`
    are the workers who still have to bring, buy or demolish a tile, `extra` the tiles that the last player may add.
    `energy_unseen` are the energy tiles that may still come. Lists but `market` are replaced, never changed in place.
    """

    figures: Figures
    options: dict[str, str]
    rulings: Rulings
    phase: i64
    round: i64 = 1
    order: list[int]
    position: i64 = 0
    players: list[Player]
    stack: list[int]
    offered: list[int]
    waiting: i64 = 0
    auction: Auction | None = None
    board: vec[i64]
    market: vec[i64]
    fronts: vec[i64]
    left: i64 = 0
    extra: i64 = 0
    energy_unseen: list[int]
    energy_space: i64
    zero_on_top: bool = False
    gone: i64 = 0
    bank: i64 = 0

    def lay_out(self, figures: Figures, options: dict[str, str], rulings: Rulings) -> None:
        """Before anything is dealt: the facts are known, the table is empty."""
        self.turn = 0
        self.phase = Phase.OFFER
        self.figures = figures
        self.options = options
        self.rulings = rulings
        self.order = []
        self.players = []
        self.stack = figures.stack
        self.offered = []
        self.board = figures.board[:]
        self.market = vec[i64]([])
        self.fronts = vec[i64]([])
        self.energy_unseen = figures.energy_tiles
        self.energy_space = figures.energy_start

    def copy_to(self, other: "Table") -> None:
        other.turn = self.turn
        other.figures = self.figures
        other.options = self.options
        other.rulings = self.rulings
        other.phase = self.phase
        other.round = self.round
        other.order = self.order
        other.position = self.position
        other.players = [player.copy() for player in self.players]
        other.stack = self.stack
        other.offered = self.offered
        other.waiting = self.waiting
        other.auction = self.auction.copy() if self.auction is not None else None
        other.board = self.board[:]
        other.market = self.market[:]
        other.fronts = self.fronts
        other.left = self.left
        other.extra = self.extra
        other.energy_unseen = self.energy_unseen
        other.energy_space = self.energy_space
        other.zero_on_top = self.zero_on_top
        other.gone = self.gone
        other.bank = self.bank

    def dump(self) -> dict[str, Any]:
        auction = self.auction
        return {
            **fields.dumped(self, _PLAIN),
            "market": list(self.market),
            "options": dict(self.options),
            "players": [player.dump() for player in self.players],
            "auction": None if auction is None else fields.dumped(auction, ("lot", "bid", "leader", "bidders")),
            "board": list(self.board),
            "energy": {"unseen": self.energy_unseen, "space": self.energy_space, "zero_on_top": self.zero_on_top},
        }

    def restore_table(self, dump: dict[str, Any]) -> None:
        """All but what follows from it, the fronts of the storage board."""
        fields.restore(self, _PLAIN, dump)
        self.market = vec[i64](dump["market"])
        self.players = [restored_player(row, self.figures) for row in dump["players"]]
        row = dump["auction"]
        if row is not None:
            self.auction = Auction(row["lot"], 0, row["leader"], row["bidders"], len(self.players))
            self.auction.bid = row["bid"]
        self.board = vec[i64](dump["board"])
        energy = dump["energy"]
        self.energy_unseen = energy["unseen"]
        self.energy_space = energy["space"]
        self.zero_on_top = energy["zero_on_top"]

    @property
    def seats(self) -> int:
        return len(self.players)

    def rounds(self) -> int:
        return self.round

    def pay(self, player: Player, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount
