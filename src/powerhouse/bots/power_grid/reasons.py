"""Why one would make a move, in a few words with the figures that speak for it."""

from mypy_extensions import i64

from powerhouse.bots.power_grid.cities import wish_for_city
from powerhouse.bots.power_grid.fuel import token_price
from powerhouse.bots.power_grid.growth import nearest_cost
from powerhouse.bots.power_grid.plants import Hall
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.starts import mean_way
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.core.words import counted
from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import (
    BID,
    BUILD,
    BUY,
    DONE,
    FUELS,
    MARK,
    MIXES,
    OFFER,
    PASS,
    PLACE,
    RETURN,
    RUN,
    SCRAP,
    Phase,
)
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import NO_FUEL, Plant
from powerhouse.parts.network import NEVER


def reason(state: PowerGrid, move: int, weights: Weights) -> str:
    phase = state.phase
    if phase == Phase.OFFER:
        return _offer(state, move, weights)
    if phase == Phase.BID:
        return _bid(state, move, weights)
    if phase == Phase.SCRAP:
        return f"{_plant(state.figures.plants[move - SCRAP])}, the least missed of the three"
    if phase == Phase.RETURN:
        return f"another {FUELS[move - RETURN]} would cost {state.fuel.price(move - RETURN)}"
    if phase == Phase.FUEL:
        return _fuel(state, move, weights)
    if phase == Phase.BUILD:
        return _build(state, move, weights)
    if phase == Phase.SUPPLY:
        return _run(state, move)
    city = move - (MARK if phase == Phase.MARK else PLACE)
    return f"the way to another city costs {mean_way(state, city):.0f} from there on average"


def _plant(plant: Plant) -> str:
    """What a plant does, as `supplies 5 for 2 coal`."""
    if plant.burns == NO_FUEL:
        return f"supplies {plant.output} for nothing"
    fuel = FUELS[plant.burns] if plant.burns < len(FUELS) else "coal or oil"
    return f"supplies {plant.output} for {plant.need} {fuel}"


def _fuelled(state: PowerGrid, number: int, weights: Weights) -> str:
    plant = state.figures.plants[number]
    bill = Prices(state, weights).bill(plant, plant.need)
    return f"{_plant(plant)}, about {bill:.0f} a round" if bill else _plant(plant)


def _offer(state: PowerGrid, move: int, weights: Weights) -> str:
    hall = Hall(state, state.turn, weights)
    if move == PASS:
        return f"no plant on offer is worth its price; {state.players[state.turn].money} stay for fuel and cities"
    number = move - OFFER
    minimum = state.market.minimum(number)
    gain = hall.own.gain(state.figures.plants[number], minimum)
    return f"worth {minimum + gain:.0f}, from {minimum} on: {_fuelled(state, number, weights)}"


def _bid(state: PowerGrid, move: int, weights: Weights) -> str:
    auction = state.auction
    assert auction is not None
    hall = Hall(state, state.turn, weights)
    least = hall.otherwise(auction.lot) if state.round > 1 else 0.0
    worth = hall.own.ceiling(state.figures.plants[auction.lot], auction.minimum, least)
    if move == PASS:
        return f"worth no more than {worth:.0f} besides what else could be done"
    if move == BID + auction.lowest_bid():
        return f"worth up to {worth:.0f}: {_fuelled(state, auction.lot, weights)}"
    return f"worth up to {worth:.0f}: a jump may shake off the others"


def _fuel(state: PowerGrid, move: int, weights: Weights) -> str:
    player = state.players[state.turn]
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    if move == DONE:
        return f"fuel for {_cities(ready)} is there, {player.money} stay for building"
    fuel: i64 = move - BUY
    price = token_price(state.fuel, fuel, 0)
    if player.fleet.lacks(player.stock, fuel):
        return f"{price} for {FUELS[fuel]} that the plants need this round; fuel for {_cities(ready)} is there"
    later = Prices(state, weights).next_round(fuel)
    return f"{price} now, about {later:.0f} next round"


def _build(state: PowerGrid, move: int, weights: Weights) -> str:
    player = state.players[state.turn]
    cities = len(player.network)
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    if move == DONE:
        if nearest_cost(state, player) >= NEVER:
            return "no city can be had"
        return f"{_cities(cities)}, fuelled plants for {ready}: no further city is worth its price now"
    city = move - BUILD
    price = cost(state, player, city)
    if not cities:
        return f"a start for {price}; the way to another city costs {mean_way(state, city):.0f} on average"
    if wish_for_city(state, weights).final:
        return f"{price}: this is the last round, plants are ready for {_cities(ready)}"
    if cities < ready:
        more = state.figures.payment(cities + 1) - state.figures.payment(cities)
        return f"{price} for city {cities + 1}, which brings {more} more this round"
    return f"{price} for city {cities + 1}, to be supplied later"


def _run(state: PowerGrid, move: int) -> str:
    player = state.players[state.turn]
    run = player.fleet.runs()[(move - RUN) // MIXES]
    supplied = min(run.output, len(player.network))
    burnt = run.need0 + run.need1 + run.need2 + run.need3 + run.either
    return f"supplies {_cities(supplied)} for {state.figures.payment(supplied)}, burning {counted(burnt, 'token')}"


def _cities(number: int) -> str:
    return counted(number, "city", "cities")
