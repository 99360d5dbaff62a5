"""Phase 1: which plant to offer, how far to bid, which to scrap."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.bots.power_grid_card_game.ranking import insert
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid_card_game.state import CardGame


def offers(state: CardGame, weights: Weights) -> list[Candidate]:
    """Each plant at the price that rivals will probably drive it to, or keeping the money."""
    appraiser = Appraiser(state, state.turn, weights)
    market = state.market
    as_it_is = appraiser.as_it_is()
    found: list[Candidate] = []
    for card in market.on_offer():
        minimum: i64 = market.minimum(card)
        if minimum <= appraiser.money:
            insert(found, OFFER + card, _offered(appraiser, card, minimum, as_it_is))
    if state.round > 1 or not found:
        insert(found, PASS, as_it_is + weights.patience - weights.hope)
    return found


def _offered(appraiser: Appraiser, card: int, minimum: i64, as_it_is: float) -> float:
    """A plant that rivals drive up too far is left to them, and the next one offered; nothing is lost by that."""
    worth = _bought_for(appraiser, card, minimum, appraiser.state.waiting)
    if worth >= as_it_is:
        return worth
    alone = appraiser.with_plant(appraiser.state.figures.plants[card], minimum)
    return alone if alone < as_it_is else as_it_is


def bids(state: CardGame, weights: Weights) -> list[Candidate]:
    """The least that may be bid against what else there is to buy."""
    auction = state.auction
    assert auction is not None
    lowest = auction.lowest_bid()
    if not auction.opened():
        return [Candidate(BID + lowest, 0.0)]
    appraiser = Appraiser(state, state.turn, weights)
    if lowest > appraiser.money:
        return [Candidate(PASS, 0.0)]
    plant = state.figures.plants[auction.lot]
    found: list[Candidate] = []
    insert(found, BID + lowest, appraiser.with_plant(plant, lowest))
    insert(found, PASS, _without_lot(appraiser))
    return found


def _without_lot(appraiser: Appraiser) -> float:
    """What it is worth to leave the lot to the leader: the best of the other plants, or the money."""
    state = appraiser.state
    auction = state.auction
    assert auction is not None
    market = state.market
    best = appraiser.as_it_is() + appraiser.weights.patience
    rivals = state.waiting & ~(1 << auction.leader)
    for card in market.on_offer():
        minimum: i64 = market.minimum(card)
        if card != auction.lot and minimum <= appraiser.money:
            worth = _bought_for(appraiser, card, minimum, rivals)
            if worth > best:
                best = worth
    spite = appraiser.weights.spite
    if spite != 0.0:
        worth = appraiser.gain(state.figures.plants[auction.lot], auction.leader)
        bargain = worth - appraiser.outlook.money * float(auction.bid)
        if bargain > 0.0:
            best -= spite * bargain
    return best


def _bought_for(appraiser: Appraiser, card: int, minimum: i64, bidders: i64) -> float:
    """What the company is worth with a plant for the price that these bidders will drive it to."""
    plant = appraiser.state.figures.plants[card]
    price = minimum
    if appraiser.weights.rivals_pay != 0.0:
        rivals = appraiser.rivals_bid(plant, bidders)
        if rivals > price:
            price = rivals if rivals < appraiser.money else appraiser.money
    return appraiser.with_plant(plant, price)


def scraps(state: CardGame, weights: Weights) -> list[Candidate]:
    """The older plant that is missed least."""
    appraiser = Appraiser(state, state.turn, weights)
    plants = appraiser.plants
    found: list[Candidate] = []
    for plant in plants:
        if plant.card != state.newest:
            rest = [other for other in plants if other is not plant]
            insert(found, SCRAP + plant.card, appraiser.worth(Company(appraiser.outlook, rest, None), appraiser.money))
    return found
