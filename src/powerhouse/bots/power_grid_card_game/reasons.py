"""Why one would make a move, in a few words with the figures that speak for it."""

from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
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
        return _plant_reason(appraiser, state.figures.plants[move - codes.OFFER])
    if state.phase == Phase.BID:
        assert state.auction is not None
        why = _plant_reason(appraiser, state.figures.plants[state.auction.lot])
        return phrase("reason-pass", bid=int(state.auction.bid), why=why) if move < codes.BID else why
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


def _plant_reason(appraiser: Appraiser, plant: Plant) -> Phrase:
    """What the plant is worth to the seat in elektro of now, and what it does."""
    outlook = appraiser.outlook
    gain = f"{appraiser.with_plant(plant, 0) - appraiser.as_it_is():.0f}"
    if outlook.last:
        return phrase("reason-plant-points", worth=gain, use=_use(plant), points=int(plant.output))
    return phrase("reason-plant", worth=gain, use=_use(plant), income=_tenths(outlook.income(plant)))


def _use(plant: Plant) -> Phrase:
    return phrase("reason-use", income=int(plant.output), units=int(plant.need), kind=plant.kind)


def _purchase_reason(appraiser: Appraiser, move: int) -> Phrase:
    state = appraiser.state
    player = state.players[state.turn]
    if move < codes.BUY:
        held: Items = [phrase("units", count=int(player.stock[fuel]), fuel=FUELS[fuel]) for fuel in player.fleet.fuels]
        return phrase("reason-enough", held=held) if held else phrase("reason-no-fuel")
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
