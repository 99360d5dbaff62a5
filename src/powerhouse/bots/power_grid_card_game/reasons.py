"""Why one would make a move, in a few words with the figures that speak for it."""

from collections.abc import Callable

from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.plants import _bargain, _raised
from powerhouse.bots.power_grid_card_game.prospects import Prospects
from powerhouse.bots.power_grid_card_game.stock import spare_worth
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.core.phrase import Items, Phrase, phrase
from powerhouse.games.power_grid_card_game import codes
from powerhouse.games.power_grid_card_game.codes import FUEL_OF_KIND, FUELS, KINDS, MIXES, Phase, units_of
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Plant


def reason(state: CardGame, move: int, weights: Weights) -> Phrase:
    appraiser = Appraiser(state, state.turn, weights)
    if state.phase == Phase.OFFER:
        if move < codes.OFFER:
            return phrase("reason-no-plant", money=int(appraiser.money))
        return _offer(appraiser, move - codes.OFFER)
    if state.phase == Phase.BID:
        return _bid(appraiser, move)
    if state.phase == Phase.SCRAP:
        plant = state.figures.plants[move - codes.SCRAP]
        return phrase("reason-scrap", use=_use(plant), income=_tenths(appraiser.outlook.income(plant)))
    if state.phase == Phase.BUY:
        return _purchase_reason(appraiser, move)
    if state.phase == Phase.PRODUCE:
        run = state.players[state.turn].fleet.runs()[(move - codes.RUN) // MIXES]
        burnt = run.need0 + run.need1 + run.need2 + run.need3 + run.either
        return phrase("reason-run", income=int(run.output), units=int(burnt))
    fuel = move - codes.RETURN
    return phrase("reason-return", fuel=FUELS[fuel], worth=_tenths(_spare(appraiser, fuel)))


def _offer(appraiser: Appraiser, card: int) -> Phrase:
    """Up to which price the plant is better than none."""
    state = appraiser.state
    plant, minimum = state.figures.plants[card], int(state.market.minimum(card))
    keep = Prospects(appraiser).keep
    worth = _highest(lambda price: appraiser.with_plant(plant, price) >= keep, minimum, appraiser.money)
    below = "reason-offer-must" if state.round == 1 else "reason-offer-below"
    key = "reason-offer" if worth >= minimum else below
    return phrase(key, worth=worth, minimum=minimum, plant=_plant(appraiser, plant))


def _bid(appraiser: Appraiser, move: int) -> Phrase:
    state = appraiser.state
    auction = state.auction
    assert auction is not None
    plant = _plant(appraiser, state.figures.plants[auction.lot])
    if not auction.opened():
        return phrase("reason-open", bid=move - codes.BID, plant=plant)
    lowest = int(auction.lowest_bid())
    worth = _highest(lambda price: _worth_it(appraiser, price), lowest, appraiser.money, int(auction.minimum))
    if move < codes.BID:
        if lowest <= worth:
            return phrase("reason-pass-early", bid=lowest, worth=worth)
        return phrase("reason-pass", bid=lowest, worth=worth, plant=plant)
    bid = move - codes.BID
    if bid <= worth:
        return phrase("reason-bid", bid=bid, worth=worth, plant=plant)
    prospects = Prospects(appraiser)
    drives = _raised(prospects, prospects.cards.index(auction.lot))
    return phrase("reason-drive" if drives else "reason-bid-above", bid=bid, worth=worth, plant=plant)


def _worth_it(appraiser: Appraiser, price: int) -> bool:
    """Whether the lot for this price is better than what else there is, if the others have bid one less."""
    state = appraiser.state.copy()
    auction = state.own_auction()
    auction.bid = price - 1
    asked = Appraiser(state, state.turn, appraiser.weights)
    prospects = Prospects(asked)
    lot = prospects.cards.index(auction.lot)
    leave = prospects.without(lot) - _bargain(prospects, lot)
    return bool(asked.with_plant(state.figures.plants[auction.lot], price) >= leave)


def _highest(holds: Callable[[int], bool], price: int, most: int, least: int = 0) -> int:
    """The highest price for which it holds, from this one on or below it; one less than the least if there is none."""
    if price <= most and holds(price):
        while price < most and holds(price + 1):
            price += 1
        return price
    price -= 1
    while price >= least and not holds(price):
        price -= 1
    return price


def _plant(appraiser: Appraiser, plant: Plant) -> Phrase:
    """What a plant does, and what it earns or counts."""
    outlook = appraiser.outlook
    if outlook.last:
        return phrase("reason-plant-points", use=_use(plant), points=int(plant.output))
    return phrase("reason-plant", use=_use(plant), income=_tenths(outlook.income(plant)))


def _use(plant: Plant) -> Phrase:
    return phrase("reason-use", income=int(plant.output), units=int(plant.need), kind=plant.kind)


def _purchase_reason(appraiser: Appraiser, move: int) -> Phrase:
    state = appraiser.state
    player = state.players[state.turn]
    if move < codes.BUY:
        held: Items = [phrase("units", count=int(player.stock[fuel]), fuel=FUELS[fuel]) for fuel in player.fleet.fuels]
        money = int(player.money)
        return phrase("reason-enough", held=held, money=money) if held else phrase("reason-no-fuel", money=money)
    kind = (move - codes.BUY) % KINDS
    fuel = FUEL_OF_KIND[kind]
    each = _tenths(state.figures.prices[(move - codes.BUY) // KINDS] / units_of(kind))
    lacking = max(0, int(player.fleet.lacks(player.stock, fuel)))
    if lacking:
        return phrase("reason-lacking", each=each, units=lacking, fuel=FUELS[fuel])
    return phrase("reason-spare", each=each, worth=_tenths(_spare(appraiser, fuel)))


def _spare(appraiser: Appraiser, fuel: int) -> float:
    fleet = appraiser.state.players[appraiser.seat].fleet
    return spare_worth(fleet, fuel, appraiser.outlook, appraiser.weights)


def _tenths(number: float) -> str:
    return f"{number:.1f}"
