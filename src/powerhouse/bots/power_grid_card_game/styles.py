"""Ways to play the Card Game that can be told in a line; docs/bots.md tells them."""

from powerhouse.bots.plant_styles import bid_no_more, bid_up, cheapest_first, go_for, lot, offered, only_large, raise_to
from powerhouse.bots.styles import Style
from powerhouse.games.power_grid_card_game.codes import BID, BUY, DONE, KINDS, OFFER, URANIUM, Phase, units_of
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, NO_FUEL

KEPT = 25
"""What a hoarder does not touch before the last round."""
FOR_FUEL = 8
"""What a spender keeps in an auction."""
LIMIT = 3
"""A company with so many plants scraps one for another."""
CHEAP_UNIT = 2.0
"""What a fuel hog pays for a unit."""


def keep_money(state: CardGame, move: int) -> bool:
    """No plant that leaves less than what is kept, before the last round."""
    money = int(state.players[state.turn].money)
    if state.round == 1 or state.last_round:
        return False
    if state.phase == Phase.OFFER:
        return move >= OFFER and money - int(state.market.minimum(move - OFFER)) < KEPT
    return bool(state.phase == Phase.BID and move >= BID and money - (move - BID) < KEPT)


def spend(state: CardGame, legal: list[int]) -> int | None:
    """Whatever it costs, a plant that is stronger than its weakest, as long as there is money for fuel."""
    own = state.players[state.turn]
    weakest = min(plant.output for plant in own.fleet.plants) if len(own.fleet.plants) == LIMIT else 0
    if state.phase == Phase.OFFER:
        stronger = [move for move in legal if move >= OFFER and offered(state, move, OFFER).output > weakest]
        return max(stronger, key=lambda move: offered(state, move, OFFER).output, default=None)
    if state.phase == Phase.BID and lot(state).output > weakest:
        return raise_to(state, legal, float(own.money - FOR_FUEL))
    return None


def fill_stores(state: CardGame, legal: list[int]) -> int | None:
    """Every cheap card that it has room for."""
    if state.phase != Phase.BUY:
        return None
    cards = [move for move in legal if move != DONE and _each(state, move) <= CHEAP_UNIT]
    return min(cards, key=lambda move: _each(state, move), default=None)


def _each(state: CardGame, move: int) -> float:
    """What a unit of a card costs."""
    return float(state.figures.prices[(move - BUY) // KINDS]) / units_of((move - BUY) % KINDS)


def drive_up(state: CardGame, legal: list[int]) -> int | None:
    """Bids one more than anybody for every plant up to its number and five."""
    if state.phase != Phase.BID or state.auction is None or not state.auction.opened():
        return None
    raised = BID + int(state.auction.lowest_bid())
    most = int(state.figures.plants[state.auction.lot].number) + 5
    return raised if raised in legal and raised - BID <= most else None


STYLES = [
    Style("overbidder", bid_up(2.0, OFFER)),
    Style("driver", drive_up),
    Style("miser", shuns=bid_no_more),
    Style("hoarder", shuns=keep_money),
    Style("spender", spend),
    Style("cheap-starter", cheapest_first(3, OFFER)),
    Style("uranium-lover", go_for(lambda plant: plant.burns == URANIUM, 20, OFFER)),
    Style("green", go_for(lambda plant: plant.burns == NO_FUEL, 20, OFFER)),
    Style("hybrid-lover", go_for(lambda plant: plant.burns == HYBRID, 20, OFFER)),
    Style("big-plants", shuns=only_large(8, 3, OFFER)),
    Style("fuel-hog", fill_stores),
]
