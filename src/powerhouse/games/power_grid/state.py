"""A position of Power Grid."""

from typing import Any

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import Standings, State
from powerhouse.games.power_grid import (
    auction,
    building,
    bureaucracy,
    buying,
    notation,
    placing,
    scrapping,
    setup,
    snapshot,
)
from powerhouse.games.power_grid.codes import BID, FUELS, MOST_BID, Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.tables import Figures, Map
from powerhouse.games.power_grid.texts import refuse
from powerhouse.games.power_grid.trust import Trust
from powerhouse.parts.auction import Auction
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.network import Network
from powerhouse.parts.plant_market import PlantMarket


class PowerGrid(State):
    """Everything that lies on the table. `figures`, `map` and `network` never change and are shared by copies.

    `order` (turn order), `houses` (by city, see houses.py) and `marked` are replaced, never changed in place. `waiting`
    has a bit for each seat that may still buy a plant in this phase, `bought` for each that has. `supplied` has the
    cities that each seat supplied in the last phase 5, -1 before it did; it too is replaced.
    """

    figures: Figures
    map: Map
    zone: i64
    network: Network
    options: dict[str, str]
    phase: i64
    round: i64
    step: i64
    step3_due: bool
    order: list[int]
    position: i64
    players: list[Player]
    market: PlantMarket
    fuel: FuelMarket
    houses: vec[i64]
    marked: list[int]
    waiting: i64
    bought: i64
    auction: Auction | None
    newest: i64
    uranium_closed: bool
    renovation_card: i64
    renovation_paid: bool
    trust: Trust | None
    supplied: list[int]
    bank: i64

    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def restore(self, dump: dict[str, Any]) -> None:
        snapshot.restore(self, dump)

    @property
    def seats(self) -> int:
        return len(self.players)

    def copy(self) -> "PowerGrid":
        other = PowerGrid()
        other.turn = self.turn
        other.figures = self.figures
        other.map = self.map
        other.zone = self.zone
        other.network = self.network
        other.options = self.options
        other.phase = self.phase
        other.round = self.round
        other.step = self.step
        other.step3_due = self.step3_due
        other.order = self.order
        other.position = self.position
        other.players = [player.copy() for player in self.players]
        other.market = self.market.copy()
        other.fuel = self.fuel.copy()
        other.houses = self.houses
        other.marked = self.marked
        other.waiting = self.waiting
        other.bought = self.bought
        other.auction = self.auction.copy() if self.auction is not None else None
        other.newest = self.newest
        other.uranium_closed = self.uranium_closed
        other.renovation_card = self.renovation_card
        other.renovation_paid = self.renovation_paid
        other.trust = self.trust.copy() if self.trust is not None else None
        other.supplied = self.supplied
        other.bank = self.bank
        return other

    def moves(self) -> list[int]:
        phase = self.phase  # the most frequent ones first
        if phase == Phase.FUEL:
            return buying.moves(self)
        if phase == Phase.BUILD:
            return building.moves(self)
        if phase == Phase.BID:
            return auction.bids(self)
        if phase == Phase.OFFER:
            return auction.offers(self)
        if phase == Phase.SUPPLY:
            return bureaucracy.moves(self)
        if phase == Phase.SCRAP:
            return scrapping.scraps(self)
        if phase == Phase.RETURN:
            return scrapping.returns(self)
        if phase == Phase.OVER:
            return []
        return placing.moves(self)

    def advance(self, move: int, chance: Chance) -> None:
        phase = self.phase
        if phase == Phase.FUEL:
            buying.play(self, move, chance)
        elif phase == Phase.BUILD:
            building.play(self, move, chance)
        elif phase == Phase.BID:
            auction.play_bid(self, move, chance)
        elif phase == Phase.OFFER:
            auction.play_offer(self, move, chance)
        elif phase == Phase.SUPPLY:
            bureaucracy.play(self, move, chance)
        elif phase == Phase.SCRAP:
            scrapping.play_scrap(self, move, chance)
        elif phase == Phase.RETURN:
            scrapping.play_return(self, move, chance)
        else:
            placing.play(self, move, chance)

    def refusals(self, move: int) -> list[Refusal]:
        phase = self.phase
        if phase == Phase.OVER:
            return [refuse("over", {})]
        if not 0 <= move < BID + MOST_BID:
            return [refuse("no-move", {"move": str(move)})]
        if phase == Phase.FUEL:
            return buying.refusals(self, move)
        if phase == Phase.BUILD:
            return building.refusals(self, move)
        if phase == Phase.SUPPLY:
            return bureaucracy.refusals(self, move)
        if phase == Phase.OFFER:
            return auction.offer_refusals(self, move)
        if phase == Phase.BID:
            return auction.bid_refusals(self, move)
        if phase == Phase.SCRAP:
            return scrapping.scrap_refusals(self, move)
        if phase == Phase.RETURN:
            return scrapping.return_refusals(self, move)
        return placing.refusals(self, move)

    def text(self, move: int) -> str:
        return notation.text(self, move)

    def parse(self, text: str) -> int:
        return notation.parse(self, text)

    def reveal_text(self, code: int) -> str:
        return notation.reveal_text(self, code)

    def parse_reveal(self, text: str) -> int:
        return notation.parse_reveal(self, text)

    def implied(self, candidates: list[int], upcoming: list[int]) -> int | None:
        return notation.implied(self, candidates, upcoming)

    def heading(self) -> str:
        return notation.heading(self)

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.power_grid.view import view

        return view(self, seat)

    def recalled(self, seat: int) -> Any:
        """Everybody's money follows from public payments."""
        shown = self.copy()
        shown.options = {**self.options, "money": "open"}
        return shown.view(seat)

    def standings(self) -> Standings:
        return bureaucracy.standings(self)

    def ledger(self) -> dict[str, int]:
        totals = {
            fuel: self.fuel.left[kind] + self.fuel.reserve[kind] + sum(player.stock[kind] for player in self.players)
            for kind, fuel in enumerate(FUELS)
        }
        totals["uranium"] += len(self.marked)
        owned = sum(len(player.fleet.plants) for player in self.players)
        if self.trust is not None:
            owned += len(self.trust.fleet.plants)
            for kind, fuel in enumerate(FUELS):
                totals[fuel] += self.trust.stock[kind]
        totals["money"] = self.bank + sum(player.money for player in self.players)
        totals["cards"] = len(self.market.cards) + self.market.deck.size() + self.market.gone + owned
        return totals

    def dump(self) -> dict[str, Any]:
        return snapshot.dump(self)

    def most_cities(self) -> i64:
        """The size of the largest network of a player."""
        most: i64 = 0
        for player in self.players:
            if len(player.network) > most:
                most = len(player.network)
        return most

    def pay(self, player: Player, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount

    def give_back(self, player: Player, fuel: i64, amount: i64) -> None:
        """Tokens go from a player to the reserve (USA: coal to the coal storage, which is the reserve)."""
        player.stock[fuel] -= amount
        self.fuel.reserve[fuel] += amount
