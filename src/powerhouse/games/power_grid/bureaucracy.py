"""Phase 5, bureaucracy: supply cities and earn, refill the fuel market, renew the plant market (PG-5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.core.state import Standings
from powerhouse.games.power_grid import auction, order, steps, trust
from powerhouse.games.power_grid.codes import COAL, GARBAGE, MIXES, OIL, RUN, URANIUM, Phase
from powerhouse.games.power_grid.texts import refuse
from powerhouse.parts.plant_deck import LAST_CARD

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def begin(state: "PowerGrid", chance: Chance) -> None:
    if state.step == 1 and state.most_cities() >= state.figures.step2_cities:
        steps.begin_step2(state, chance)
    state.supplied = [-1] * len(state.order)
    state.phase = Phase.SUPPLY
    state.position = 0
    state.turn = state.order[0]


def moves(state: "PowerGrid") -> list[int]:
    """Every set of plants that has its fuel, with every mix that its hybrids can burn."""
    player = state.players[state.turn]
    stock = player.stock
    legal: list[int] = []
    code: i64 = RUN
    coal: i64
    for run in player.fleet.runs():
        if run.either:
            for coal in range(run.least(stock), run.most(stock) + 1):
                legal.append(code + coal)
        elif run.fuelled(stock):
            legal.append(code)
        code += MIXES
    return legal


def play(state: "PowerGrid", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    run = player.fleet.runs()[(move - RUN) // MIXES]
    coal: i64 = (move - RUN) % MIXES
    state.give_back(player, COAL, run.need0 + coal)
    state.give_back(player, OIL, run.need1 + run.either - coal)
    state.give_back(player, GARBAGE, run.need2)
    state.give_back(player, URANIUM, run.need3)
    cities: i64 = len(player.network)
    if run.output < cities:
        cities = run.output
    supplied = state.supplied[:]
    supplied[state.turn] = cities
    state.supplied = supplied
    state.pay(player, -state.figures.payment(cities))
    state.position += 1
    if state.position < len(state.order):
        state.turn = state.order[state.position]
    else:
        _end_round(state, chance)


def _end_round(state: "PowerGrid", chance: Chance) -> None:
    trust.burn(state)
    _refill(state)
    _renew_plants(state, chance)
    state.round += 1
    order.renew(state)
    auction.begin(state)


def _refill(state: "PowerGrid") -> None:
    amounts = state.figures.refill[state.step - 1]
    fuel: i64
    for fuel in range(4):
        if fuel != URANIUM or not state.uranium_closed:
            state.fuel.refill(fuel, amounts[fuel])


def _renew_plants(state: "PowerGrid", chance: Chance) -> None:
    market = state.market
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


def standings(state: "PowerGrid") -> Standings:
    """Most cities supplied, then money; who is equal in both shares the place (PG-7). Hidden money stays hidden."""
    figures: list[dict[str, int]] = []
    shown = state.phase == Phase.OVER or state.options["money"] == "open"
    for player in state.players:
        seat_figures = {"supplied": int(player.fleet.best_output(player.stock, len(player.network)))}
        if shown:
            seat_figures["money"] = player.money
        figures.append(seat_figures)
    most = state.most_cities()
    if state.phase == Phase.OVER:
        reason = f"{most} cities connected in round {state.round}, {state.figures.end_cities} end the game"
    else:
        reason = f"not over: {most} cities connected, {state.figures.end_cities} end the game"
    return Standings(figures, reason)


def refusals(state: "PowerGrid", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    runs = player.fleet.runs()
    chosen = (move - RUN) // MIXES
    if not 0 <= move - RUN < 8 * MIXES:
        return [refuse("not-run", {})]
    if chosen >= len(runs):
        return [refuse("run-not-yours", {"plants": len(player.fleet.plants)})]
    run = runs[chosen]
    coal = (move - RUN) % MIXES
    stock = player.stock
    if coal > run.either:
        return [refuse("run-mix", {"coal": coal, "need": run.either})]
    lacking = [
        (name, need, held)
        for name, need, held in (
            ("coal", run.need0 + coal, stock[COAL]),
            ("oil", run.need1 + run.either - coal, stock[OIL]),
            ("garbage", run.need2, stock[GARBAGE]),
            ("uranium", run.need3, stock[URANIUM]),
        )
        if need > held
    ]
    return [refuse("run-fuel", {"fuel": name, "need": need, "held": held}) for name, need, held in lacking]
