"""Why one would make a move, in a few words with the figures that speak for it."""

from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.stock import spare_worth
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.codes import (
    BID,
    BUY,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    KINDS,
    MIXES,
    OFFER,
    RETURN,
    RUN,
    SCRAP,
    Phase,
)
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant


def reason(state: CardGame, move: int, weights: Weights) -> str:
    appraiser = Appraiser(state, state.turn, weights)
    if state.phase == Phase.OFFER:
        if move < OFFER:
            return f"no plant on offer is worth its price; {appraiser.money} elektro wait for a better one"
        return _plant_reason(appraiser, state.figures.plants[move - OFFER])
    if state.phase == Phase.BID:
        assert state.auction is not None
        plant = state.figures.plants[state.auction.lot]
        if move < BID:
            return f"more than {state.auction.bid} is too much: {_plant_reason(appraiser, plant)}"
        return _plant_reason(appraiser, plant)
    if state.phase == Phase.SCRAP:
        plant = state.figures.plants[move - SCRAP]
        return f"the plant missed least: it supplies {_use(plant)}, about {appraiser.outlook.income(plant):.1f} a round"
    if state.phase == Phase.BUY:
        return _purchase_reason(appraiser, move)
    if state.phase == Phase.PRODUCE:
        run = state.players[state.turn].fleet.runs()[(move - RUN) // MIXES]
        burnt = run.need0 + run.need1 + run.need2 + run.need3 + run.either
        return f"earns {run.output} and burns {burnt} units"
    return f"a unit of {FUELS[move - RETURN]} is worth {_spare(appraiser, move - RETURN):.1f} in the next round"


def _plant_reason(appraiser: Appraiser, plant: Plant) -> str:
    """What the plant is worth to the seat in elektro of now, and what it does."""
    outlook = appraiser.outlook
    gain = appraiser.with_plant(plant, 0) - appraiser.as_it_is()
    if outlook.last:
        return f"worth {gain:.0f}: supplies {_use(plant)}, {plant.output} points in the end"
    return f"worth {gain:.0f}: supplies {_use(plant)}, about {outlook.income(plant):.1f} a round"


def _use(plant: Plant) -> str:
    if plant.burns == NO_FUEL:
        return f"{plant.output} for nothing"
    return f"{plant.output} for {plant.need} {'gas or oil' if plant.burns == HYBRID else FUELS[plant.burns]}"


def _purchase_reason(appraiser: Appraiser, move: int) -> str:
    state = appraiser.state
    player = state.players[state.turn]
    if move < BUY:
        held = ", ".join(f"{player.store.units[fuel]} {FUELS[fuel]}" for fuel in player.fleet.fuels)
        return f"more fuel is not worth its price; held: {held or 'none, and none is needed'}"
    kind = (move - BUY) % KINDS
    fuel = FUEL_OF_KIND[kind]
    price = state.figures.prices[(move - BUY) // KINDS]
    each = price / (kind - FIRST_KIND[fuel] + 1)
    lacking = max(0, player.fleet.lacks(player.store.units, fuel))
    if lacking:
        return f"{each:.1f} a unit; the plants lack {lacking} {FUELS[fuel]} to run"
    return f"{each:.1f} a unit, worth {_spare(appraiser, fuel):.1f} in the next round"


def _spare(appraiser: Appraiser, fuel: int) -> float:
    fleet = appraiser.state.players[appraiser.seat].fleet
    return spare_worth(fleet, fuel, appraiser.outlook, appraiser.weights)
