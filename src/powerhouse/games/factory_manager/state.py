"""A position of Factory Manager."""

from typing import Any

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import Standings, State
from powerhouse.games.factory_manager import (
    auction,
    buying,
    market,
    notation,
    profit,
    running,
    setup,
    snapshot,
)
from powerhouse.games.factory_manager.codes import END, Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.rulings import Rulings
from powerhouse.games.factory_manager.tables import Figures
from powerhouse.games.factory_manager.texts import refuse
from powerhouse.parts.auction import Auction


class FactoryManager(State):
    """Everything that lies on the table. `figures` and `rulings` never change and are shared by copies.

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
    round: i64
    order: list[int]
    position: i64
    players: list[Player]
    stack: list[int]
    offered: list[int]
    waiting: i64
    auction: Auction | None
    board: vec[i64]
    market: list[int]
    fronts: list[int]
    left: i64
    extra: i64
    energy_unseen: list[int]
    energy_space: i64
    zero_on_top: bool
    gone: i64
    bank: i64

    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def restore(self, dump: dict[str, Any]) -> None:
        snapshot.restore(self, dump)

    @property
    def seats(self) -> int:
        return len(self.players)

    def copy(self) -> "FactoryManager":
        other = FactoryManager()
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
        return other

    def moves(self) -> list[int]:
        phase = self.phase  # the most frequent ones first
        if phase == Phase.BUY:
            return buying.moves(self)
        if phase == Phase.BRING:
            return market.moves(self)
        if phase == Phase.BID:
            return auction.bids(self)
        if phase == Phase.RUN:
            return running.moves(self)
        if phase == Phase.OFFER:
            return auction.offers(self)
        if phase == Phase.BACK:
            return auction.backings(self)
        return []

    def advance(self, move: int, chance: Chance) -> None:
        phase = self.phase
        if phase == Phase.BUY:
            buying.play(self, move)
        elif phase == Phase.BRING:
            market.play(self, move)
        elif phase == Phase.BID:
            auction.play_bid(self, move)
        elif phase == Phase.RUN:
            running.play(self, move, chance)
        elif phase == Phase.OFFER:
            auction.play_offer(self, move)
        else:
            auction.play_backing(self, move)

    def refusals(self, move: int) -> list[Refusal]:
        phase = self.phase
        if phase == Phase.OVER:
            return [refuse("over", {})]
        if not 0 <= move < END:
            return [refuse("no-move", {"move": str(move)})]
        if phase == Phase.BUY:
            return buying.refusals(self, move)
        if phase == Phase.BRING:
            return market.refusals(self, move)
        if phase == Phase.BID:
            return auction.bid_refusals(self, move)
        if phase == Phase.RUN:
            return running.refusals(self, move)
        if phase == Phase.OFFER:
            return auction.offer_refusals(self, move)
        return auction.backing_refusals(self, move)

    def text(self, move: int) -> str:
        return notation.text(self, move)

    def parse(self, text: str) -> int:
        return notation.parse(self, text)

    def reveal_text(self, code: int) -> str:
        return notation.reveal_text(self, code)

    def parse_reveal(self, text: str) -> int:
        return notation.parse_reveal(self, text)

    def heading(self) -> str:
        return notation.heading(self)

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.factory_manager.view import view

        return view(self, seat)

    def standings(self) -> Standings:
        return profit.standings(self)

    def ledger(self) -> dict[str, int]:
        """Money, factory tiles, turn-order tiles, and everybody's own workers; seasonal ones come and go."""
        owned = sum(len(player.factory.tiles) + len(player.beside) for player in self.players)
        held = sum(1 if player.claimed == 0 else 2 for player in self.players)
        return {
            "money": self.bank + sum(player.money for player in self.players),
            "tiles": sum(self.board) + len(self.market) + owned + self.gone,
            "turn-order tiles": len(self.stack) + len(self.offered) + held,
            "workers": sum(player.workers for player in self.players),
        }

    def dump(self) -> dict[str, Any]:
        return snapshot.dump(self)

    def pay(self, player: Player, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount
