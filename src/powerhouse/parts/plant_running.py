"""Running plants: which sets of them have their fuel, and what they burn (PG-5, CG-3)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.refusal import Refusal
from powerhouse.parts.fleet import Run
from powerhouse.parts.plant_auction import refuse
from powerhouse.parts.plant_game import P, PlantGame

MIXES: Final = 16
"""A run as a number: 16 * set of plants (bits, cheapest first) + tokens of fuel 0 that hybrids burn."""


def moves(state: PlantGame[P]) -> list[int]:
    """Every set of plants that has its fuel, with every mix that its hybrids can burn."""
    player = state.players[state.turn]
    stock = player.stock
    first, second, third, fourth = stock[0], stock[1], stock[2], stock[3]
    legal: list[int] = []
    code: i64 = state.box.run
    mix: i64
    for run in player.fleet.runs():
        if run.either:
            for mix in range(run.least(stock), run.most(stock) + 1):
                legal.append(code + mix)
        elif run.need0 <= first and run.need1 <= second and run.need2 <= third and run.need3 <= fourth:
            legal.append(code)
        code += MIXES
    return legal


def burn(state: PlantGame[P], player: P, move: i64) -> Run:
    """The run of a move, which burns what it needs."""
    code = move - state.box.run
    run = player.fleet.runs()[code // MIXES]
    mix = code % MIXES
    if run.need0 + mix > 0:
        state.give_back(player, 0, run.need0 + mix)
    if run.need1 + run.either > mix:
        state.give_back(player, 1, run.need1 + run.either - mix)
    if run.need2 > 0:
        state.give_back(player, 2, run.need2)
    if run.need3 > 0:
        state.give_back(player, 3, run.need3)
    return run


def refusals(state: PlantGame[P], move: int) -> list[Refusal]:
    code, fuels = move - state.box.run, state.box.fuels
    player = state.players[state.turn]
    ways = player.fleet.runs()
    chosen, mix = divmod(code, MIXES)
    if not 0 <= code < 8 * MIXES:
        return [refuse(state, "not-run", {})]
    if chosen >= len(ways):
        return [refuse(state, "run-not-yours", {"plants": len(player.fleet.plants)})]
    run = ways[chosen]
    if mix > run.either:
        return [refuse(state, "run-mix", {fuels[0]: mix, "need": run.either})]
    needs = run.needs(mix)
    return [
        refuse(state, "run-fuel", {"fuel": fuels[fuel], "need": needs[fuel], "held": player.stock[fuel]})
        for fuel in state.box.fuel_order
        if needs[fuel] > player.stock[fuel]
    ]
