"""What fuel will cost a seat in this round, once those who buy earlier are served."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import FIRST_KIND, FUELS, GAS, KINDS, OIL
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Fleet, Plant

MOST: Final = 10
"""More units of a fuel than three plants can burn at once are never asked for."""

SIZE: Final = MOST + 1

UNAVAILABLE: Final = 1_000_000
"""The price of units that are not on sale."""

CHEAPEST_FIRST: Final = [14, 0, 13, 26, 38, 25, 12, 37, 24, 36]
"""Cards on sale (12 * column + units - 1), by what a unit costs: so others take them."""


class Bill:
    """`costs[11 * fuel + units]` is the least that cards with so many units or more cost; `held` are units at hand."""

    def __init__(self, state: CardGame, seat: i64) -> None:
        self.held = state.players[seat].stock
        demand = _earlier_demand(state, seat)
        costs = vec[i64]([UNAVAILABLE] * (SIZE * len(FUELS)))
        self.costs = costs
        cards = state.resources.cards
        prices = state.figures.prices
        fuel: i64
        place: i64
        offer: i64
        count: i64
        units: i64
        total: i64
        cost: i64
        for fuel in range(len(FUELS)):
            first = FIRST_KIND[fuel]
            base = SIZE * fuel
            costs[base] = 0
            wanted = demand[fuel]
            for place in CHEAPEST_FIRST:
                offer = place + first
                count = cards[offer]
                units = place % KINDS + 1
                while count > 0 and wanted > 0:
                    count -= 1
                    wanted -= units
                price = prices[offer // KINDS]
                while count > 0:
                    count -= 1
                    for total in range(MOST, 0, -1):
                        cost = costs[base + total - units] if total > units else 0
                        if cost + price < costs[base + total]:
                            costs[base + total] = cost + price

    def cost(self, fuel: i64, need: i64) -> i64:
        """What is paid so that so many units are there."""
        lacking = need - self.held[fuel]
        if lacking <= 0:
            return 0
        if lacking > MOST:
            return UNAVAILABLE
        return self.costs[SIZE * fuel + lacking]

    def profit(self, company: Company, money: i64, rate: float) -> float:
        """What this round's production brings, output being worth `rate`: plants that fuel and money suffice for."""
        run = Production(self, money, rate)
        if company.best is not None:
            run.add(company.best)
        if company.second is not None:
            run.add(company.second)
        if company.third is not None:
            run.add(company.third)
        if company.best is not None and company.best.burns == HYBRID:
            run.add_hybrid(company.best)
        if company.second is not None and company.second.burns == HYBRID:
            run.add_hybrid(company.second)
        if company.third is not None and company.third.burns == HYBRID:
            run.add_hybrid(company.third)
        return run.profit


class Production:
    """Plants one after the other, each with the cheapest fuel that is left, if it is worth its fuel."""

    def __init__(self, bill: Bill, money: i64, rate: float) -> None:
        self.bill = bill
        self.money = money
        self.rate = rate
        self.used = vec[i64]([0, 0, 0, 0])
        self.profit = 0.0

    def add(self, plant: Plant) -> None:
        """A plant that is no hybrid; these come last, since they can choose."""
        fuel = plant.burns
        if fuel == HYBRID:
            return
        gain = self.rate * float(plant.output)
        if fuel == NO_FUEL:
            self.profit += gain
            return
        used = self.used[fuel]
        price = self.bill.cost(fuel, used + plant.need) - self.bill.cost(fuel, used)
        if price <= self.money and float(price) < gain:
            self.used[fuel] = used + plant.need
            self.money -= price
            self.profit += gain - float(price)

    def add_hybrid(self, plant: Plant) -> None:
        gas, oil = self.used[GAS], self.used[OIL]
        paid = self.bill.cost(GAS, gas) + self.bill.cost(OIL, oil)
        least: i64 = UNAVAILABLE
        mixed: i64 = 0
        mix: i64
        for mix in range(plant.need + 1):
            price = self.bill.cost(GAS, gas + mix) + self.bill.cost(OIL, oil + plant.need - mix) - paid
            if price < least:
                least = price
                mixed = mix
        gain = self.rate * float(plant.output)
        if least <= self.money and float(least) < gain:
            self.used[GAS] = gas + mixed
            self.used[OIL] = oil + plant.need - mixed
            self.money -= least
            self.profit += gain - float(least)


def _earlier_demand(state: CardGame, seat: i64) -> vec[i64]:
    """What those who buy before this seat lack for a production."""
    demand = vec[i64]([0, 0, 0, 0])
    place = len(state.order) - 1
    while place >= 0 and state.order[place] != seat:
        rival = state.players[state.order[place]]
        _add_lack(demand, rival.fleet, rival.stock)
        place -= 1
    if state.trust is not None and place == 0:
        _add_lack(demand, state.trust.fleet, state.trust.stock)
    return demand


def _add_lack(demand: vec[i64], fleet: Fleet, units: vec[i64]) -> None:
    fuel: i64
    for fuel in range(len(FUELS)):
        lacking = fleet.room[fuel] // 2 - units[fuel]
        if lacking > 0:
            demand[fuel] += lacking
    if fleet.hybrid_room:
        either = fleet.hybrids_lack(units)
        demand[GAS] += either // 2
        demand[OIL] += either - either // 2
