"""Phase 2: which plant to offer, how far to bid, which to scrap."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.company import Company
from powerhouse.bots.power_grid.ending import chance_of_end
from powerhouse.bots.power_grid.growth import alike
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.bots.ranking import best_first
from powerhouse.games.power_grid.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.plant_deck import LAST_CARD

NOTHING: Final = -1e6

REMEMBERED: Final = 8
"""So many rooms: those of the sales of a round or two."""


@mypyc_attr(acyclic=True)
class Room:
    """The auction room in one position: what stays the same, whoever bids, until a plant is sold.

    It has a copy of the position, since that one is played on.
    """

    def __init__(self, state: PowerGrid, weights: Weights) -> None:
        self.state = state.copy()
        self.weights = weights
        self.prices = Prices(self.state, weights)
        self.ending = chance_of_end(self.state, weights)
        self._companies: list[Company | None] = [None] * len(state.players)
        self._cards: i64 = len(state.market.cards)
        self._gains: list[float | None] = [None] * (len(state.market.cards) * len(state.players))

    def serves(self, state: PowerGrid, weights: Weights) -> bool:
        """Whether companies and plants are worth the same there."""
        own = self.state
        if self.weights is not weights or own.round != state.round or own.order is not state.order:
            return False
        for seat in range(len(own.players)):
            one, other = own.players[seat], state.players[seat]
            if one.money != other.money or one.fleet is not other.fleet or one.network is not other.network:
                return False
            if not alike(one.stock, other.stock):
                return False
        if own.trust is not None and (state.trust is None or own.trust.fleet is not state.trust.fleet):
            return False
        market, theirs = own.market, state.market
        return (
            own.network is state.network
            and own.step == state.step
            and own.uranium_closed == state.uranium_closed
            and market.row == theirs.row
            and market.token == theirs.token
            and len(market.cards) == len(theirs.cards)
            and alike(market.cards, theirs.cards)
            and alike(own.fuel.left, state.fuel.left)
            and alike(own.fuel.reserve, state.fuel.reserve)
            and alike(own.houses, state.houses)
        )

    def company(self, seat: i64) -> Company:
        company = self._companies[seat]
        if company is None:
            company = Company(self.state, self.state.players[seat], self.prices, self.weights, self.ending)
            self._companies[seat] = company
        return company

    def gain(self, seat: i64, place: i64) -> float:
        """What the plant at a place of the market brings to a seat: for its minimum, or to come for its number."""
        at = seat * self._cards + place
        gain = self._gains[at]
        if gain is None:
            market = self.state.market
            card = market.cards[place]
            price = market.minimum(card) if place < market.row else card
            gain = self.company(seat).gain(self.state.figures.plants[card], price)
            self._gains[at] = gain
        return gain


class Rooms:
    """The last rooms; it only saves time."""

    def __init__(self) -> None:
        self._known: list[Room] = []
        """The newest first: it is asked for most."""

    def of(self, state: PowerGrid, weights: Weights) -> Room:
        for known in self._known:
            if known.serves(state, weights):
                return known
        found = Room(state, weights)
        if len(self._known) == REMEMBERED:
            self._known.pop()
        self._known.insert(0, found)
        return found


_ROOMS: Final = Rooms()


@mypyc_attr(acyclic=True)
class Hall:
    """The auction room as one seat sees it."""

    def __init__(self, state: PowerGrid, seat: i64, weights: Weights) -> None:
        room = _ROOMS.of(state, weights)
        self.room = room
        self.state = room.state
        self.seat = seat
        self.weights = weights
        self.ending = room.ending
        self.own = room.company(seat)
        self.rivals: i64 = 0
        waiting = state.waiting & ~(1 << seat)
        while waiting:
            self.rivals += waiting & 1
            waiting >>= 1

    def wait(self) -> float:
        """What it is worth to buy nothing now: the best plant to come may be on offer next time."""
        patience = self.weights.patience
        if patience <= 0.0:
            return 0.0
        market = self.state.market
        best = 0.0
        place: i64
        for place in range(market.row, len(market.cards)):
            if market.cards[place] != LAST_CARD:
                gain = self.room.gain(self.seat, place)
                if gain > best:
                    best = gain
        return patience * best

    def otherwise(self, lot: i64) -> float:
        """What is left to do without this plant: another one on offer, or waiting; nothing if one must buy."""
        state = self.state
        market = state.market
        money = state.players[self.seat].money
        must_buy = state.round == 1
        best = NOTHING if must_buy else self.wait()
        share = 1.0 - self.weights.rivalry * float(self.rivals) / float(len(state.players))
        place: i64
        for place in range(market.offered()):
            plant = market.cards[place]
            if plant != lot and market.minimum(plant) <= money:
                gain = self.room.gain(self.seat, place)
                if gain > 0.0:
                    gain *= share
                if gain > best:
                    best = gain
        return best


@mypyc_attr(acyclic=True)
class Rival:
    """What another bidder gains from each plant on offer at its minimum."""

    def __init__(self, hall: Hall, seat: i64) -> None:
        state = hall.state
        self.money = float(state.players[seat].money)
        self.plants = state.market.on_offer()
        self.gains: list[float] = []
        self.minimums: list[int] = []
        self._share = 1.0 - hall.weights.rivalry * float(hall.rivals) / float(len(state.players))
        for place, plant in enumerate(self.plants):
            self.minimums.append(state.market.minimum(plant))
            self.gains.append(hall.room.gain(seat, place))

    def ceiling(self, lot: i64) -> float:
        """How far he might go for a plant, since he could have another one instead; never beyond his money."""
        other = 0.0
        price = 0.0
        for place, plant in enumerate(self.plants):
            if plant == lot:
                price = float(self.minimums[place]) + self.gains[place]
            elif self._share * self.gains[place] > other and float(self.minimums[place]) <= self.money:
                other = self._share * self.gains[place]
        price -= other
        return price if price < self.money else self.money


def bids(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """Raise by one, drop out, or jump to what one is ready to pay."""
    auction = state.auction
    assert auction is not None
    seat = state.turn
    lowest = auction.lowest_bid()
    if not auction.opened():
        return [Candidate(BID + lowest, 0.0)]
    player = state.players[seat]
    if lowest > player.money:
        return [Candidate(PASS, 0.0)]
    hall = Hall(state, seat, weights)
    lot = state.figures.plants[auction.lot]
    least = hall.otherwise(auction.lot)
    if least <= NOTHING:
        least = 0.0
    # Holding back pays where others outbid each other, not against a single rival.
    shade = weights.shade * 0.5 * float(len(state.players) - 2)
    surplus = hall.own.gain(lot, lowest) - least - shade
    if weights.deny > 0.0:
        spoilt = hall.room.company(auction.leader).gain(lot, auction.bid)
        if spoilt > 0.0:
            surplus += weights.deny * spoilt
    reserve = weights.reserve * hall.own.fuel_bill() if hall.ending <= 0.0 else 0.0
    if not player.network:
        reserve = weights.reserve * float(state.figures.house_costs[0])
    if float(lowest) > float(player.money) - reserve:
        surplus -= 100.0
    raising = Candidate(BID + lowest, surplus)
    passing = Candidate(PASS, 0.0)
    if surplus <= 0.0:
        return [passing, raising]
    jump: i64 = lowest + int(0.5 * surplus)
    if jump > lowest + 1 and jump <= player.money:
        return [raising, passing, Candidate(BID + jump, -0.25 * surplus)]
    return [raising, passing]


def offers(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """Plants by what they bring when rivals bid for them, and passing."""
    moves = state.moves()
    if len(moves) == 1:
        return [Candidate(moves[0], 0.0)]
    seat = state.turn
    hall = Hall(state, seat, weights)
    companies: list[Rival] = []
    for other in range(len(state.players)):
        if other != seat and state.waiting >> other & 1:
            companies.append(Rival(hall, other))
    found: list[Candidate] = []
    for move in moves:
        if move == PASS:
            found.append(Candidate(PASS, hall.wait()))
        else:
            found.append(Candidate(move, _offered(hall, companies, move - OFFER)))
    return best_first(found)


def _offered(hall: Hall, companies: list[Rival], plant: i64) -> float:
    """What offering a plant brings: it is won for what the keenest rival would pay, or one does something else."""
    weights = hall.weights
    state = hall.state
    minimum: i64 = state.market.minimum(plant)
    keenest = 0.0
    for rival in companies:
        ceiling = rival.ceiling(plant)
        if ceiling > keenest:
            keenest = ceiling
    gain = hall.own.gain(state.figures.plants[plant], minimum)
    over = weights.keenness * (keenest - float(minimum))
    won = gain - over if over > 0.0 else gain
    lost = weights.bait * hall.otherwise(plant) if over > 0.0 else NOTHING
    return (won if won > lost else lost) + 0.01 * gain


def scraps(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """The plant that would be missed least goes."""
    seat = state.turn
    prices = Prices(state, weights)
    company = Company(state, state.players[seat], prices, weights, chance_of_end(state, weights))
    found = [Candidate(move, company.without(move - SCRAP)) for move in state.moves()]
    return best_first(found)
