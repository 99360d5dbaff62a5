"""Set-up: zone, turn order, first plant market, fuel, and what the variants add (PG-0)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.games.power_grid import placing
from powerhouse.games.power_grid.codes import FIRST, ZONE, Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.tables import Figures, Map
from powerhouse.games.power_grid.trust import Trust
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.fuel_market import FuelMarket
from powerhouse.parts.plant_deck import PLUG, PlantDeck
from powerhouse.parts.plant_market import PlantMarket

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def blank(figures: Figures, map: Map, options: dict[str, str], zone: int) -> "PowerGrid":
    """Before anything is dealt: the facts are known, the table is empty. A zone of 0 is left to chance."""
    from powerhouse.games.power_grid.state import PowerGrid

    state = PowerGrid()
    state.figures = figures
    state.map = map
    state.options = options
    state.zone = zone
    state.turn = 0
    state.phase = Phase.OFFER
    state.round = 1
    state.step = 1
    state.step3_due = False
    state.order = []
    state.position = 0
    state.players = []
    state.marked = []
    state.waiting = 0
    state.bought = 0
    state.supplied = [-1] * figures.players
    state.auction = None
    state.newest = 0
    state.uranium_closed = False
    state.renovation_card = 0
    state.renovation_paid = False
    state.trust = None
    state.bank = 0
    return state


def deal(state: "PowerGrid", chance: Chance) -> None:
    """From the blank state to the first decision; a zone that is not named is left to chance."""
    figures = state.figures
    if not state.zone:
        state.zone = chance.pick([ZONE + zone for zone in state.map.zones(figures.regions)]) - ZONE
    state.network = state.map.network(state.zone)
    state.houses = vec[i64]([0] * len(state.map.cities))
    state.order = _random_order(figures.players, chance)
    state.players = [
        Player(figures.start_money, Fleet([]), vec[i64]([0, 0, 0, 0]), [], state.network.anywhere)
        for _ in range(figures.players)
    ]
    reserve = [figures.tokens[fuel] - figures.start_fuel[fuel] for fuel in range(4)]
    state.fuel = FuelMarket(figures.prices(state.map), vec[i64](figures.start_fuel), vec[i64](reserve))
    state.market = _first_market(figures, chance)
    if figures.trust is not None:
        state.trust = Trust(figures.trust.reserve)
    placing.begin(state)


def _random_order(players: int, chance: Chance) -> list[int]:
    order: list[int] = []
    for _ in range(players):
        order.append(chance.pick([FIRST + seat for seat in range(players) if seat not in order]) - FIRST)
    return order


def _first_market(figures: Figures, chance: Chance) -> PlantMarket:
    """Eight plug plants face up; some cards go unseen into the box; a plug card lies on top, the last card below."""
    deck = PlantDeck([figures.plugs, figures.sockets], [len(figures.plugs), len(figures.sockets)], True, [], PLUG)
    market = PlantMarket(deck, figures.numbers, figures.sockets[0], figures.row, figures.discount_bid)
    market.deal(figures.first_market, figures.plugs_removed, figures.sockets_removed, chance)
    return market
