"""A position of the Card Game."""

from typing import Any

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import Standings, State
from powerhouse.games.power_grid_card_game import (
    auction,
    bureaucracy,
    buying,
    notation,
    scoring,
    scrapping,
    setup,
    snapshot,
)
from powerhouse.games.power_grid_card_game.codes import (
    BID,
    COLUMNS,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    KINDS,
    MOST_BID,
    RESOURCE,
    Phase,
)
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.games.power_grid_card_game.store import LEFTOVER, PLACES, PRINTED, Store
from powerhouse.games.power_grid_card_game.tables import Figures
from powerhouse.games.power_grid_card_game.texts import refuse
from powerhouse.games.power_grid_card_game.trust import Trust
from powerhouse.parts.auction import Auction
from powerhouse.parts.plant_market import PlantMarket


class CardGame(State):
    """Everything that lies on the table. `figures` never changes and is shared by copies.

    `order` (turn order) and `earned` (what each seat earned in the last phase 3, -1 before it did) are replaced, never
    changed in place. `waiting` has a bit for each seat that may still buy a plant in this phase, `bought` for each that
    has. `market_cut`: the last-round card has come, so the next round is the last.
    """

    figures: Figures
    options: dict[str, str]
    phase: i64
    round: i64
    last_round: bool
    market_cut: bool
    order: list[int]
    position: i64
    players: list[Player]
    market: PlantMarket
    resources: ResourceMarket
    waiting: i64
    bought: i64
    auction: Auction | None
    newest: i64
    renovation_card: i64
    renovation_paid: bool
    trust: Trust | None
    earned: list[int]
    bank: i64

    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def restore(self, dump: dict[str, Any]) -> None:
        snapshot.restore(self, dump)

    @property
    def seats(self) -> int:
        return len(self.players)

    def copy(self) -> "CardGame":
        other = CardGame()
        other.turn = self.turn
        other.figures = self.figures
        other.options = self.options
        other.phase = self.phase
        other.round = self.round
        other.last_round = self.last_round
        other.market_cut = self.market_cut
        other.order = self.order
        other.position = self.position
        other.players = [player.copy() for player in self.players]
        other.market = self.market.copy()
        other.resources = self.resources.copy()
        other.waiting = self.waiting
        other.bought = self.bought
        other.auction = self.auction.copy() if self.auction is not None else None
        other.newest = self.newest
        other.renovation_card = self.renovation_card
        other.renovation_paid = self.renovation_paid
        other.trust = self.trust.copy() if self.trust is not None else None
        other.earned = self.earned
        other.bank = self.bank
        return other

    def moves(self) -> list[int]:
        phase = self.phase  # the most frequent ones first
        if phase == Phase.BUY:
            return buying.moves(self)
        if phase == Phase.BID:
            return auction.bids(self)
        if phase == Phase.OFFER:
            return auction.offers(self)
        if phase == Phase.PRODUCE:
            return bureaucracy.moves(self)
        if phase == Phase.SCRAP:
            return scrapping.scraps(self)
        if phase == Phase.RETURN:
            return scrapping.returns(self)
        return []

    def advance(self, move: int, chance: Chance) -> None:
        phase = self.phase
        if phase == Phase.BUY:
            buying.play(self, move, chance)
        elif phase == Phase.BID:
            auction.play_bid(self, move, chance)
        elif phase == Phase.OFFER:
            auction.play_offer(self, move, chance)
        elif phase == Phase.PRODUCE:
            bureaucracy.play(self, move, chance)
        elif phase == Phase.SCRAP:
            scrapping.play_scrap(self, move, chance)
        else:
            scrapping.play_return(self, move, chance)

    def refusals(self, move: int) -> list[Refusal]:
        phase = self.phase
        if phase == Phase.OVER:
            return [refuse("over", {})]
        if not 0 <= move < BID + MOST_BID:
            return [refuse("no-move", {"move": str(move)})]
        if phase == Phase.BUY:
            return buying.refusals(self, move)
        if phase == Phase.PRODUCE:
            return bureaucracy.refusals(self, move)
        if phase == Phase.OFFER:
            return auction.offer_refusals(self, move)
        if phase == Phase.BID:
            return auction.bid_refusals(self, move)
        if phase == Phase.SCRAP:
            return scrapping.scrap_refusals(self, move)
        return scrapping.return_refusals(self, move)

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
        from powerhouse.games.power_grid_card_game.view import view

        return view(self, seat)

    def recalled(self, seat: int) -> Any:
        """Everybody's money follows from public payments."""
        shown = self.copy()
        shown.options = {**self.options, "money": "open"}
        return shown.view(seat)

    def standings(self) -> Standings:
        return scoring.standings(self)

    def ledger(self) -> dict[str, int]:
        stores = [player.store for player in self.players]
        owned = sum(len(player.fleet.plants) for player in self.players)
        if self.trust is not None:
            stores.append(self.trust.store)
            owned += len(self.trust.cards)
        totals: dict[str, int] = {}
        for fuel, name in enumerate(FUELS):
            totals[f"leftover {name}"] = (
                self.resources.stack[fuel]
                + self.resources.cards[FIRST_KIND[fuel]]
                + sum(store.cards[PLACES * fuel + LEFTOVER] for store in stores)
            )
        for kind in range(KINDS):
            totals[f"{FUELS[FUEL_OF_KIND[kind]]} {kind % 3 + 1}"] = self._cards_of(kind, stores)
        totals["money"] = self.bank + sum(player.money for player in self.players)
        totals["plants"] = len(self.market.cards) + self.market.deck.size() + self.market.gone + owned
        return totals

    def _cards_of(self, kind: int, stores: list[Store]) -> int:
        """How many cards of a kind there are, wherever they lie."""
        fuel = FUEL_OF_KIND[kind]
        units = kind - FIRST_KIND[fuel] + 1
        resources = self.resources
        found: int = resources.deck.count(RESOURCE + kind) + resources.discard[kind]
        found += sum(resources.cards[KINDS * column + kind] for column in range(1, COLUMNS))
        found += self.figures.plusplus[kind] if resources.plusplus_due else 0
        places = [place for place in range(PLACES) if place != LEFTOVER and PRINTED[place] == units]
        return found + sum(store.cards[PLACES * fuel + place] for store in stores for place in places)

    def dump(self) -> dict[str, Any]:
        return snapshot.dump(self)

    def pay(self, player: Player, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount
