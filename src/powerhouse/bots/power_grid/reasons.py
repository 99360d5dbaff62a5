"""Why one would make a move, in a few words with the figures that speak for it."""

from mypy_extensions import i64

from powerhouse.bots.power_grid import plants
from powerhouse.bots.power_grid.cities import wish_for_city
from powerhouse.bots.power_grid.fuel import token_price
from powerhouse.bots.power_grid.growth import nearest_cost
from powerhouse.bots.power_grid.plants import Hall
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.starts import mean_way
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.power_grid import codes
from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import FUELS, MIXES, Phase
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import NO_FUEL, Plant
from powerhouse.parts.network import NEVER


def reason(state: PowerGrid, move: int, weights: Weights) -> Phrase:
    phase = state.phase
    if phase == Phase.OFFER:
        return _offer(state, move, weights)
    if phase == Phase.BID:
        return _bid(state, move, weights)
    if phase == Phase.SCRAP:
        return phrase("reason-scrap", plant=_plant(state.figures.plants[move - codes.SCRAP]))
    if phase == Phase.RETURN:
        return phrase(
            "reason-return", fuel=FUELS[move - codes.RETURN], price=int(state.fuel.price(move - codes.RETURN))
        )
    if phase == Phase.FUEL:
        return _fuel(state, move, weights)
    if phase == Phase.BUILD:
        return _build(state, move, weights)
    if phase == Phase.SUPPLY:
        return _run(state, move)
    city = move - (codes.MARK if phase == Phase.MARK else codes.PLACE)
    return phrase("reason-near", way=round(mean_way(state, city)))


def _plant(plant: Plant) -> Phrase:
    """What a plant does, as `supplies 5 for 2 coal`."""
    fuel = "none" if plant.burns == NO_FUEL else FUELS[plant.burns] if plant.burns < len(FUELS) else "hybrid"
    return phrase("reason-plant", output=int(plant.output), need=int(plant.need), fuel=fuel)


def _fuelled(state: PowerGrid, number: int, weights: Weights) -> Phrase:
    plant = state.figures.plants[number]
    bill = Prices(state, weights).bill(plant, plant.need)
    return phrase("reason-plant-bill", plant=_plant(plant), bill=round(bill)) if bill else _plant(plant)


def _offer(state: PowerGrid, move: int, weights: Weights) -> Phrase:
    hall = Hall(state, state.turn, weights)
    if move == codes.PASS:
        return phrase("reason-no-plant", money=int(state.players[state.turn].money))
    number = move - codes.OFFER
    minimum = int(state.market.minimum(number))
    worth = round(minimum + hall.own.gain(state.figures.plants[number], minimum))
    key = "reason-offer" if worth >= minimum else "reason-offer-must" if state.round == 1 else "reason-offer-below"
    return phrase(key, worth=worth, minimum=minimum, plant=_fuelled(state, number, weights))


def _bid(state: PowerGrid, move: int, weights: Weights) -> Phrase:
    auction = state.auction
    assert auction is not None
    if not auction.opened():
        return phrase("reason-open", bid=move - codes.BID, plant=_fuelled(state, auction.lot, weights))
    worth = limit(state, weights)
    if move == codes.PASS:
        lowest = int(auction.lowest_bid())
        return phrase("reason-pass" if lowest > worth else "reason-pass-early", worth=worth, bid=lowest)
    bid = move - codes.BID
    if bid > worth:
        return phrase("reason-bid-above", bid=bid, worth=worth, plant=_fuelled(state, auction.lot, weights))
    if bid == auction.lowest_bid():
        return phrase("reason-bid", bid=bid, worth=worth, plant=_fuelled(state, auction.lot, weights))
    return phrase("reason-jump", bid=bid, worth=worth)


def limit(state: PowerGrid, weights: Weights) -> int:
    """The highest bid that would be made for the plant under the hammer, found by asking for the decision itself.

    At least the minimum, for which somebody has put it up.
    """
    auction = state.auction
    assert auction is not None
    bid, money = int(auction.lowest_bid()), int(state.players[state.turn].money)
    if _bids(state, bid, weights):
        while bid < money and _bids(state, bid + 1, weights):
            bid += 1
        return bid
    while bid > auction.minimum and not _bids(state, bid, weights):
        bid -= 1
    return bid


def _bids(state: PowerGrid, amount: int, weights: Weights) -> bool:
    """Whether it would raise to this amount if the others had bid one less."""
    asked = state.copy()
    asked.own_auction().bid = amount - 1
    return plants.bids(asked, weights)[0].move != codes.PASS


def _fuel(state: PowerGrid, move: int, weights: Weights) -> Phrase:
    player = state.players[state.turn]
    ready = int(player.fleet.best_output(player.stock, state.figures.houses))
    if move == codes.DONE:
        return phrase("reason-fuel-done", cities=ready, money=int(player.money))
    fuel: i64 = move - codes.BUY
    price = int(token_price(state.fuel, fuel, 0))
    if player.fleet.lacks(player.stock, fuel):
        return phrase("reason-fuel-needed", price=price, fuel=FUELS[fuel], cities=ready)
    return phrase("reason-fuel-cheap", price=price, later=round(Prices(state, weights).next_round(fuel)))


def _build(state: PowerGrid, move: int, weights: Weights) -> Phrase:
    player = state.players[state.turn]
    cities = len(player.network)
    ready = int(player.fleet.best_output(player.stock, state.figures.houses))
    if move == codes.DONE:
        none = nearest_cost(state, player) >= NEVER
        if none:
            return phrase("reason-no-city")
        return phrase("reason-build-done", cities=cities, ready=ready, money=int(player.money))
    city = move - codes.BUILD
    price = int(cost(state, player, city))
    if not cities:
        return phrase("reason-start", price=price, way=round(mean_way(state, city)))
    if wish_for_city(state, weights).final:
        return phrase("reason-last-round", price=price, cities=ready)
    if cities < ready:
        more = int(state.figures.payment(cities + 1) - state.figures.payment(cities))
        return phrase("reason-city-now", price=price, number=cities + 1, more=more)
    return phrase("reason-city-later", price=price, number=cities + 1)


def _run(state: PowerGrid, move: int) -> Phrase:
    player = state.players[state.turn]
    run = player.fleet.runs()[(move - codes.RUN) // MIXES]
    supplied = int(min(run.output, len(player.network)))
    burnt = int(run.need0 + run.need1 + run.need2 + run.need3 + run.either)
    return phrase("reason-run", cities=supplied, income=int(state.figures.payment(supplied)), tokens=burnt)
