"""Set-up: turn order, money, the first plant market, the first resource market (CG-0)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game import flow
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST
from powerhouse.games.power_grid_card_game.player import new_player
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts.plant_game import random_order


def deal(state: Table, chance: Chance) -> None:
    """From the blank state to the first offer."""
    figures = state.figures
    state.order = random_order(figures.players, FIRST, chance)
    state.players = [new_player(figures.start_money) for _ in range(figures.players)]
    # Small plants face up; some cards go unseen into the box.
    state.own_market().deal(figures.first_market, figures.small_removed, figures.big_removed, chance)
    _deal_resources(state.resources, figures.column, chance)
    flow.begin(state)


def _deal_resources(market: ResourceMarket, slots: int, chance: Chance) -> None:
    """The columns from 2 on are full, the first is empty; the cards marked + lie in the discard pile already."""
    column: i64
    for column in range(1, COLUMNS):
        for _ in range(slots):
            market.draw_into(column, chance)
