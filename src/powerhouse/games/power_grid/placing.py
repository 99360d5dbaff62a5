"""Before round 1: the houses of the Trust (PG-8) and the start cities (PG-9) are placed by the players."""

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid.codes import MARK, PLACE, URANIUM, Phase
from powerhouse.games.power_grid.houses import NOBODY, TRUST, owner, with_house
from powerhouse.games.power_grid.names import city_name
from powerhouse.games.power_grid.refusals import refuse
from powerhouse.games.power_grid.table import Table
from powerhouse.games.power_grid.trust import SETUP_SLOT, block


def begin_placing(state: Table) -> None:
    assert state.figures.trust is not None
    state.phase = Phase.PLACE
    state.turn = state.order[state.figures.trust.placing[0]]


def begin_marking(state: Table) -> None:
    state.begin(Phase.MARK, 0)


def moves(state: Table, legal: LegalMoves) -> None:
    marking = state.phase == Phase.MARK
    for city in state.network.cities:
        if marking and _may_mark(state, city):
            legal.add(MARK + city)
        elif not marking and _may_place(state, city):
            legal.add(PLACE + city)


def _may_mark(state: Table, city: int) -> bool:
    return owner(state.houses[city], 0) == NOBODY and city not in state.marked


def _may_place(state: Table, city: int) -> bool:
    """The first house of the Trust stands anywhere, each further one a single link from another (PG-8)."""
    trust = state.trust
    if trust is None or city in trust.cities:
        return False
    return not trust.cities or any(neighbour in trust.cities for neighbour in state.network.neighbours[city])


def play(state: Table, move: int, chance: Chance) -> None:
    if state.phase == Phase.MARK:
        _mark(state, move - MARK)
    else:
        _place(state, move - PLACE)


def _place(state: Table, city: int) -> None:
    trust = state.trust
    figures = state.figures.trust
    assert trust is not None
    assert figures is not None
    trust.cities = [*trust.cities, city]
    houses = state.houses[:]
    houses[city] = with_house(houses[city], SETUP_SLOT, TRUST)
    state.houses = houses
    state.position += 1
    if state.position == len(figures.placing):
        state.position = 0
        state.phase = Phase.FINISHED
    else:
        state.turn = state.order[figures.placing[state.position]]


def _mark(state: Table, city: int) -> None:
    state.marked = [*state.marked, city]
    state.own_fuel().reserve[URANIUM] -= 1
    block(state, city)
    state.go_on(1)


def refusals(state: Table, move: int) -> list[Refusal]:
    base = MARK if state.phase == Phase.MARK else PLACE
    city = move - base
    if not 0 <= city < len(state.map.cities):
        return [refuse("not-mark" if base == MARK else "not-place", {})]
    name = city_name(state.map, city)
    if city not in state.network.cities:
        return [refuse("outside-zone", {"city": name})]
    reasons: list[Refusal] = []
    if base == MARK:
        if city in state.marked:
            reasons.append(refuse("marked-already", {"city": name}))
        if owner(state.houses[city], 0) != NOBODY:
            reasons.append(refuse("mark-needs-slot", {"city": name}))
    elif not _may_place(state, city):
        trust = state.trust
        taken = trust is not None and city in trust.cities
        reasons.append(refuse("trust-there" if taken else "trust-not-adjacent", {"city": name}))
    return reasons
