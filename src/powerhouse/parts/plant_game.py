"""What lies on the table of both Power Grids, and whose turn it is in a phase."""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from powerhouse.core.bidding import Bidding, Orderable
from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.phrase import Value
from powerhouse.core.state import State
from powerhouse.parts import fields
from powerhouse.parts.auction import BID, Auction, restored_auction
from powerhouse.parts.fleet import PlantOwner
from powerhouse.parts.plant_deck import BACK, DRAW
from powerhouse.parts.plant_figures import PlantFigures
from powerhouse.parts.plant_market import PlantMarket

P = TypeVar("P", bound=PlantOwner)

PASS: Final = 0
DONE: Final = 1

_PLAIN: Final = ("turn", "phase", "round", "order", "position", "waiting", "bought", "newest", "bank")


class PlantPhase:
    """The phases of both games; each has others beside them."""

    OFFER: Final = 0
    BID: Final = 1
    SCRAP: Final = 2
    RETURN: Final = 3
    FINISHED: Final = 99
    """A phase is over; what comes next is for the order of play to say, so nobody sees this."""


class Shared:
    """What a position shares with its copies until it changes: a bit for each seat's player, and these."""

    PLAYERS: Final = 64
    """The list of the players."""
    MARKET: Final = 128
    AUCTION: Final = 256
    FUEL: Final = 512
    NOTHING: Final = 0
    ALL: Final = 1023


class PlantGame(State, Generic[P]):
    """The table that both games have, each with players `P` of its own.

    A copy shares players, market and auction with its original (`shared`, see `Shared`). Whoever changes one of them
    asks for it by `own_player`, `own_market` or `own_auction`, which copy it first if it is still shared.

    `box` is what the shared rules know of the figures of the game; it never changes and is shared by copies.
    `order` (turn order) is replaced, never changed in place; `position` is a place in it. `waiting` has a bit for each
    seat that may still buy a plant in this phase, `bought` for each that has. `newest` is the plant just bought by
    somebody who must scrap another.
    """

    box: PlantFigures
    options: dict[str, str]
    phase: i64
    round: i64 = 1
    order: list[int]
    position: i64 = 0
    shared: i64 = Shared.NOTHING
    players: list[P]
    market: PlantMarket
    waiting: i64 = 0
    bought: i64 = 0
    auction: Auction | None = None
    newest: i64 = 0
    renovation_card: i64 = 0
    renovation_paid: bool = False
    bank: i64 = 0

    # What differs from game to game.

    @abstractmethod
    def give_back(self, player: P, fuel: i64, amount: i64) -> None:
        """A player gives up fuel: it is burnt, or finds no room."""

    @abstractmethod
    def trust_takes_plant(self, chance: Chance) -> None:
        """After the first sale or pass of a round the Trust, if it plays, takes a plant."""

    def has_bought(self, card: i64) -> None:
        """What else a sale changes."""

    # What does not.

    def lay_out_plants(self, box: PlantFigures, options: dict[str, str], market: PlantMarket) -> None:
        """The table before anything is dealt."""
        self.turn = 0
        self.phase = PlantPhase.OFFER
        self.box = box
        self.options = options
        self.market = market
        self.order = []
        self.players = []

    def copy_plants_to(self, other: "PlantGame[P]") -> None:
        """What both games have, to a copy of the position."""
        self.shared = Shared.ALL
        other.shared = Shared.ALL
        other.turn = self.turn
        other.box = self.box
        other.options = self.options
        other.phase = self.phase
        other.round = self.round
        other.order = self.order
        other.position = self.position
        other.players = self.players
        other.market = self.market
        other.waiting = self.waiting
        other.bought = self.bought
        other.auction = self.auction
        other.newest = self.newest
        other.renovation_card = self.renovation_card
        other.renovation_paid = self.renovation_paid
        other.bank = self.bank

    def own_player(self, seat: i64) -> P:
        """A player who is about to change."""
        if self.shared >> seat & 1:
            if self.shared & Shared.PLAYERS:
                self.players = self.players[:]
            self.players[seat] = self.players[seat].copy()
            self.shared &= ~(Shared.PLAYERS | 1 << seat)
        return self.players[seat]

    def own_market(self) -> PlantMarket:
        """The plant market, which is about to change."""
        if self.shared & Shared.MARKET:
            self.market = self.market.copy()
            self.shared &= ~Shared.MARKET
        return self.market

    def own_auction(self) -> Auction:
        """The auction, which is about to change."""
        auction = self.auction
        assert auction is not None
        if self.shared & Shared.AUCTION:
            auction = auction.copy()
            self.auction = auction
            self.shared &= ~Shared.AUCTION
        return auction

    def dump_plants(self) -> dict[str, Any]:
        """What both games have, as plain JSON values; the players and what they have are left to the game."""
        return {
            **fields.dumped(self, _PLAIN),
            "options": dict(self.options),
            "market": self.market.dump(),
            "deck": self.market.deck.dump(),
            "auction": self.auction.dump() if self.auction is not None else None,
            "renovation": [self.renovation_card, self.renovation_paid],
        }

    def restore_plants(self, dump: dict[str, Any]) -> None:
        fields.restore(self, _PLAIN, dump)
        market = self.own_market()
        market.restore(dump["market"])
        market.own_deck().restore(dump["deck"])
        row = dump["auction"]
        self.auction = restored_auction(row, self.box.players) if row is not None else None
        self.renovation_card, self.renovation_paid = dump["renovation"]

    @property
    def seats(self) -> int:
        return len(self.players)

    def rounds(self) -> int:
        return self.round

    def bidding(self) -> Bidding:
        """The plant under the hammer, and what may still be bid for in this round."""
        auction = self.auction
        if auction is None:
            may_pass = self.phase == PlantPhase.OFFER and self.moves()[0] == PASS
            return Bidding(None, self.market.plants(), None, 0, 0, may_pass, PASS)
        return auction.bidding(self.market.plants(), self.players[self.turn].money, BID, PASS)

    def orderable(self, seat: int) -> Orderable | None:
        if self.auction is None:
            return None
        return self.auction.orderable(seat, self.turn, self.players[seat].money, self.may_pass_round())

    def called(self, card: int) -> Value:
        """A plant as people call it."""
        return self.box.plants[card].name if card in self.box.plants else str(card)

    def may_pass_round(self) -> bool:
        """In the first round everybody must buy."""
        return self.round > 1

    def implied_reveal(self, candidates: list[int], upcoming: list[int]) -> int | None:
        """The back of the card on top follows from the next plant that is drawn."""
        if BACK <= candidates[0] < BACK + 2:
            for code in upcoming:
                if code - DRAW in self.box.plants:
                    return BACK + (1 if code - DRAW >= self.market.first_socket else 0)
        return None

    def hides(self, owner: int, viewer: int | None) -> list[str]:
        return [] if owner == viewer or self.shows_money() else ["money"]

    def imagined(self, seat: int) -> State:
        """The others have as much money as this seat, or what they bid; the bank has the rest."""
        if self.shows_money():
            return self
        guess = self.copy()
        assert isinstance(guess, PlantGame)
        for owner in range(self.seats):
            if owner != seat:
                player = guess.own_player(owner)
                money = int(self.players[seat].money)
                if self.auction is not None and self.auction.leader == owner:
                    money = max(money, int(self.auction.bid))
                guess.pay(player, player.money - money)
        return guess

    def full_view(self, seat: int) -> Any:
        """Everybody's money follows from public payments."""
        shown = self.copy()
        assert isinstance(shown, PlantGame)
        shown.options = {**self.options, "money": "open"}
        return shown.view(seat)

    def shows_money(self) -> bool:
        """Whether everybody's money is seen."""
        return self.turn < 0 or self.options["money"] == "open"

    def begin(self, phase: i64, place: i64) -> None:
        """A phase in which players act in turn order or against it begins with whoever has this place."""
        self.phase = phase
        self.position = place
        self.turn = self.order[place]

    def go_on(self, step: i64) -> None:
        """The next in turn order is asked, or with -1 the one before; the phase is finished if there is none."""
        position = self.position + step
        self.position = position
        if 0 <= position < len(self.order):
            self.turn = self.order[position]
        else:
            self.phase = PlantPhase.FINISHED

    def end(self, over: i64) -> None:
        """The game is over; `over` is the phase that says so."""
        self.phase = over
        self.turn = -1

    def pay(self, player: P, amount: i64) -> None:
        """A player pays the bank, or is paid if the amount is negative."""
        player.money -= amount
        self.bank += amount


def ranked(order: list[int], ranks: vec[i64]) -> list[int]:
    """The seats by their rank, highest first; equals stay in this order.

    Little changes from round to round, so each moves forward past those whom he has overtaken.
    """
    order = order[:]
    for place in range(1, len(order)):
        seat = order[place]
        rank = ranks[seat]
        while place > 0 and ranks[order[place - 1]] < rank:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return order


def random_order(players: int, first: int, chance: Chance) -> list[int]:
    """The first turn order, revealed seat by seat; `first` is the reveal of seat 0."""
    order: list[int] = []
    for _ in range(players):
        order.append(chance.pick([first + seat for seat in range(players) if seat not in order]) - first)
    return order
