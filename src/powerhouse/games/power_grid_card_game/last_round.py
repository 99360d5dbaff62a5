"""The last-round card: the market shrinks to six plants, and the next round is the last (CG-5)."""

from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts.plant_deck import LAST_CARD


def cut_market(state: Table) -> None:
    """The last-round card leaves with the cheapest plant, and neither is replaced; all that remain may be offered."""
    market = state.own_market()
    market.discard(LAST_CARD)
    market.discard_cheapest()
    market.row = state.figures.last_row
    state.market_cut = True
