"""Phase 5, bureaucracy: supply cities and earn, refill the fuel market, renew the plant market (PG-5)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.phrase import phrase
from powerhouse.core.standings import Standings
from powerhouse.games.power_grid import steps, trust
from powerhouse.games.power_grid.codes import URANIUM, Phase
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_running
from powerhouse.parts.plant_deck import LAST_CARD


def begin(state: Table, chance: Chance) -> None:
    if state.step == 1 and state.most_cities() >= state.figures.step2_cities:
        steps.begin_step2(state, chance)
    state.supplied = [-1] * len(state.order)
    state.begin(Phase.SUPPLY, 0)


def play(state: Table, move: int, chance: Chance) -> None:
    player = state.own_player(state.turn)
    output = plant_running.burn(state, player, move)
    cities: i64 = len(player.network)
    if output < cities:
        cities = output
    supplied = state.supplied[:]
    supplied[state.turn] = cities
    state.supplied = supplied
    state.pay(player, -state.figures.payment(cities))
    state.go_on(1)


def end(state: Table, chance: Chance) -> None:
    """Everybody has earned."""
    trust.burn(state)
    market = state.own_fuel()
    fuel: i64
    for fuel in range(4):
        market.refill(fuel, refill(state, fuel))
    _renew_plants(state, chance)


def refill(state: Table, fuel: i64) -> i64:
    """How many tokens of a fuel come in this step; after the nuclear phase-out no uranium does (PG-5.11)."""
    return 0 if closed(state, fuel) else state.figures.refill[state.step - 1][fuel]


def closed(state: Table, fuel: i64) -> bool:
    """Whether no refill of a fuel comes any more."""
    return fuel == URANIUM and state.uranium_closed


def _renew_plants(state: Table, chance: Chance) -> None:
    market = state.own_market()
    if state.step3_due:
        steps.begin_step3(state)
    elif state.step == 3:
        market.discard_cheapest()
        market.replace(chance)
    else:
        market.put_dearest_under()
        if market.replace(chance) == LAST_CARD:
            steps.remove_last_card(state, chance)
            steps.begin_step3(state)


def standings(state: Table) -> Standings:
    """Most cities supplied, then money; who is equal in both shares the place (PG-7). Hidden money stays hidden."""
    figures: list[dict[str, int]] = []
    for player in state.players:
        seat_figures = {"supplied": int(player.fleet.best_output(player.stock, len(player.network)))}
        if state.shows_money():
            seat_figures["money"] = player.money
        figures.append(seat_figures)
    key = "end-cities" if state.phase == Phase.OVER else "end-not-yet"
    ended = phrase(key, cities=state.most_cities(), round=state.round, needed=state.figures.end_cities)
    return Standings("power-grid", figures, ended)
