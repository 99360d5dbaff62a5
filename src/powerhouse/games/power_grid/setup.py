"""Set-up: zone, turn order, first plant market, fuel, and what the variants add (PG-0)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.games.power_grid import flow
from powerhouse.games.power_grid.codes import FIRST, ZONE
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.plant_game import random_order


def deal(state: Table, chance: Chance) -> None:
    """From the blank state to the first decision; a zone that is not named is left to chance."""
    figures = state.figures
    if not state.zone:
        state.zone = chance.pick([ZONE + zone for zone in state.map.zones(figures.regions)]) - ZONE
    state.network = state.map.network(state.zone)
    state.order = random_order(figures.players, FIRST, chance)
    state.players = [
        Player(figures.start_money, Fleet([]), vec[i64]([0, 0, 0, 0]), [], state.network.anywhere)
        for _ in range(figures.players)
    ]
    # Plug plants face up; some cards go unseen into the box.
    state.own_market().deal(figures.first_market, figures.plugs_removed, figures.sockets_removed, chance)
    flow.begin(state)
