"""Phase 2: which plant to offer, how far to bid, which to scrap."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.company import Company
from powerhouse.bots.power_grid.ending import chance_of_end
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.bots.ranking import best_first
from powerhouse.games.power_grid.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.plant_deck import LAST_CARD

NOTHING: Final = -1e6


class Hall:
    """The auction room as one seat sees it."""

    def __init__(self, state: PowerGrid, seat: i64, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.prices = Prices(state, weights)
        self.ending = chance_of_end(state, weights)
        self.own = Company(state, state.players[seat], self.prices, weights, self.ending)
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
        state = self.state
        market = state.market
        best = 0.0
        for card in market.cards[market.row :]:
            if card != LAST_CARD:
                gain = self.own.gain(state.figures.plants[card], card)
                if gain > best:
                    best = gain
        return patience * best

    def otherwise(self, lot: int) -> float:
        """What is left to do without this plant: another one on offer, or waiting; nothing if one must buy."""
        state = self.state
        market = state.market
        money = state.players[self.seat].money
        must_buy = state.round == 1
        best = NOTHING if must_buy else self.wait()
        share = 1.0 - self.weights.rivalry * float(self.rivals) / float(len(state.players))
        for plant in market.on_offer():
            if plant != lot:
                minimum: i64 = market.minimum(plant)
                if minimum <= money:
                    gain = self.own.gain(state.figures.plants[plant], minimum)
                    if gain > 0.0:
                        gain *= share
                    if gain > best:
                        best = gain
        return best


class Rival:
    """What another bidder gains from each plant on offer at its minimum."""

    def __init__(self, hall: Hall, seat: i64) -> None:
        state = hall.state
        self.money = float(state.players[seat].money)
        self.plants = state.market.on_offer()
        self.gains: list[float] = []
        self.minimums: list[int] = []
        self._share = 1.0 - hall.weights.rivalry * float(hall.rivals) / float(len(state.players))
        company = Company(state, state.players[seat], hall.prices, hall.weights, hall.ending)
        for plant in self.plants:
            minimum = state.market.minimum(plant)
            self.minimums.append(minimum)
            self.gains.append(company.gain(state.figures.plants[plant], minimum))

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
        rival = Company(state, state.players[auction.leader], hall.prices, weights, hall.ending)
        spoilt = rival.gain(lot, auction.bid)
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
