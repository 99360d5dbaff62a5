"""Phase 4, connecting cities: last in turn order builds first (PG-4).

Nobody owns a link: each way pays the bank for its own, whoever has used them before, and nobody is paid (PG-4.9).
"""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid import trust
from powerhouse.games.power_grid.codes import BUILD, DONE, URANIUM, Phase
from powerhouse.games.power_grid.houses import NOBODY, TRUST, first_free, owner, with_house
from powerhouse.games.power_grid.names import city_name
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.refusals import refuse
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.network import NEVER


def begin(state: Table) -> None:
    state.begin(Phase.BUILD, len(state.order) - 1)


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add(DONE)
    money = player.money
    if money < state.figures.house_costs[0] or len(player.network) >= state.figures.houses:
        return
    reach = player.reach
    houses = state.houses
    house_price = state.figures.house_price[state.step - 1]
    free = not state.marked and (state.step == 1 or len(player.network) > 0)
    for city in state.network.cities:
        affordable = reach[city] + house_price[houses[city]] <= money
        if affordable and (free or start_rule_allows(state, player, city)):
            legal.add(BUILD + city)


def cost(state: Table, player: Player, city: i64) -> i64:
    """House and way together; `NEVER` or more if the city cannot be had."""
    return player.reach[city] + state.figures.house_price[state.step - 1][state.houses[city]]


def start_rule_allows(state: Table, player: Player, city: int) -> bool:
    """Start cities: a network starts in a marked city, and in step 1 marked cities are for starts only (PG-9).

    Where none is marked a network starts in a city without a house, while there is one (PG-4.12, PG-4.13).
    """
    if player.network:
        return state.step > 1 or city not in state.marked
    if state.marked:
        return city in state.marked
    return (
        state.rulings.shared_start or _empty(state, city) or not any(_empty(state, it) for it in state.network.cities)
    )


def _empty(state: Table, city: int) -> bool:
    """Whether the first slot of a city is free: houses never leave, so nobody has built there."""
    return owner(state.houses[city], 0) == NOBODY


def play(state: Table, move: int, chance: Chance) -> None:
    if move == DONE:
        state.go_on(-1)
        return
    city: i64 = move - BUILD
    player = state.own_player(state.turn)
    state.pay(player, cost(state, player, city))
    if player.network:
        player.reach = state.network.extended(player.reach, city)
    else:
        player.reach = state.network.reach_from(city)
    network = player.network[:]
    network.append(city)
    player.network = network
    _place_house(state, city)


def _place_house(state: Table, city: i64) -> None:
    occupied = state.houses[city]
    houses = state.houses[:]
    houses[city] = with_house(occupied, first_free(occupied), state.turn + 1)
    state.houses = houses
    if state.marked and city in state.marked:
        state.marked = [marked for marked in state.marked if marked != city]
        state.own_fuel().reserve[URANIUM] += 1
    if not occupied:
        trust.block(state, city)


def refusals(state: Table, move: int) -> list[Refusal]:
    if move == DONE:
        return []
    city = move - BUILD
    if not 0 <= city < len(state.map.cities):
        return [refuse("not-build", {})]
    player = state.players[state.turn]
    name = city_name(state.map, city)
    if city not in state.network.cities:
        return [refuse("outside-zone", {"city": name})]
    if city in player.network:
        return [refuse("own-city", {"city": name})]
    reasons: list[Refusal] = []
    if len(player.network) >= state.figures.houses:
        reasons.append(refuse("no-houses", {"houses": state.figures.houses}))
    price = cost(state, player, city)
    if not start_rule_allows(state, player, city) and (state.marked or price < NEVER):
        reasons.append(refuse(_start_refusal(state, player), {"city": name}))
    if price >= NEVER:
        trusts = state.step == 1 and owner(state.houses[city], 0) == TRUST
        reasons.append(refuse("city-trust" if trusts else "city-full", {"city": name, "step": state.step}))
    elif price > player.money:
        reasons.append(refuse("city-dear", {"city": name, "cost": price, "money": player.money}))
    return reasons


def _start_refusal(state: Table, player: Player) -> str:
    if player.network:
        return "marked-closed"
    return "start-marked" if state.marked else "start-occupied"
