"""Phase 1: which plant to offer, how far to bid, which to scrap."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.company import Company
from powerhouse.bots.power_grid_card_game.prospects import HOPELESS, Prospects
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.bots.ranking import insert
from powerhouse.games.power_grid_card_game.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid_card_game.state import CardGame


def offers(state: CardGame, weights: Weights) -> list[Candidate]:
    """Each plant that can be paid, or keeping the money."""
    prospects = Prospects(Appraiser(state, state.turn, weights))
    found: list[Candidate] = []
    place: i64
    for place in range(len(prospects.cards)):
        if prospects.worths[place] > HOPELESS:
            insert(found, OFFER + prospects.cards[place], prospects.worths[place] + prospects.snatched(place))
    if state.round > 1 or not found:
        insert(found, PASS, prospects.keep)
    return found


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
    prospects = Prospects(appraiser)
    lot: i64 = prospects.cards.index(auction.lot)
    leave = prospects.without(lot) - _bargain(prospects, lot)
    bid = appraiser.with_plant(state.figures.plants[auction.lot], lowest)
    if bid < leave and _raised(prospects, lot):
        bid = leave + weights.drive / float(len(state.players) - 1)
    found: list[Candidate] = []
    insert(found, BID + lowest, bid)
    insert(found, PASS, leave)
    return found


def _bargain(prospects: Prospects, lot: i64) -> float:
    """What it hurts that the leader gets the lot for less than he would pay for it."""
    rivals = prospects.rivals
    auction = prospects.appraiser.state.auction
    if rivals is None or auction is None:
        return 0.0
    bargain = rivals.limits[rivals.count * auction.leader + lot] - auction.bid
    return prospects.appraiser.weights.spite * float(bargain) / float(rivals.seats - 1) if bargain > 0 else 0.0


def _raised(prospects: Prospects, lot: i64) -> bool:
    """Whether a rival is expected to go well beyond a bid that is made only to drive him up."""
    weights = prospects.appraiser.weights
    auction = prospects.appraiser.state.auction
    if weights.drive == 0.0 or prospects.rivals is None or auction is None:
        return False
    beyond = prospects.rivals.highest(lot, auction.bidders) - auction.lowest_bid()
    return float(beyond) >= weights.drive_margin


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
