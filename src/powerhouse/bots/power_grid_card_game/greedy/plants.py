"""Phase 1: which plant to offer, how far to bid, which to scrap."""

from powerhouse.bots.power_grid_card_game.greedy.appraiser import Appraiser, without
from powerhouse.games.power_grid_card_game.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid_card_game.state import CardGame


def offer(state: CardGame, seat: int, moves: list[int]) -> int:
    """The plant that brings most at its minimum; none if money is worth more than any of them."""
    appraiser = Appraiser(state, seat)
    minimum = state.market.minimum
    worth = {move: appraiser.with_plant(move - OFFER, minimum(move - OFFER)) for move in moves if move != PASS}
    if not worth:
        return PASS
    best = max(worth, key=lambda move: worth[move])
    return best if PASS not in moves or worth[best] > appraiser.as_it_is() else PASS


def bid(state: CardGame, seat: int) -> int:
    """The least that may be bid, as long as no other plant on offer would bring as much at its minimum."""
    auction = state.auction
    assert auction is not None
    amount = auction.lowest_bid()
    if not auction.opened():
        return BID + amount
    money = state.players[seat].money
    if amount > money:
        return PASS
    appraiser = Appraiser(state, seat)
    worth = appraiser.with_plant(auction.lot, amount)
    if worth <= appraiser.as_it_is():
        return PASS
    for card in state.market.on_offer():
        minimum = state.market.minimum(card)
        if card != auction.lot and minimum <= money and appraiser.with_plant(card, minimum) >= worth:
            return PASS
    return BID + amount


def scrap(state: CardGame, seat: int) -> int:
    """The older plant that is missed least."""
    player = state.players[seat]
    appraiser = Appraiser(state, seat)
    plants = player.fleet.plants
    older = [plant for plant in plants if plant.card != state.newest]
    return SCRAP + max(older, key=lambda plant: appraiser.worth(without(plants, plant), player.money)).card
