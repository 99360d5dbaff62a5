"""Running plants: which sets of them have their fuel, and what they burn (PG-5, CG-3)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.parts.fleet import EITHER, NUMBERS, OUTPUT, above_zero
from powerhouse.parts.plant_auction import refuse
from powerhouse.parts.plant_game import P, PlantGame

MIXES: Final = 16
"""A run as a number: 16 * set of plants (bits, cheapest first) + tokens of fuel 0 that hybrids burn."""


def moves(state: PlantGame[P], legal: LegalMoves) -> None:
    """Every set of plants that has its fuel, with every mix that its hybrids can burn."""
    player = state.players[state.turn]
    stock = player.stock
    first, second, third, fourth = stock[0], stock[1], stock[2], stock[3]
    needs = player.fleet.needs()
    code: i64 = state.box.run
    at: i64
    mix: i64
    for at in range(0, len(needs), NUMBERS):
        if needs[at] <= first and needs[at + 1] <= second and needs[at + 2] <= third and needs[at + 3] <= fourth:
            either = needs[at + EITHER]
            if either == 0:
                legal.add(code)
            else:
                least = above_zero(either - second + needs[at + 1])
                most = first - needs[at]
                for mix in range(least, (either if either < most else most) + 1):
                    legal.add(code + mix)
        code += MIXES


def burn(state: PlantGame[P], player: P, move: i64) -> i64:
    """The plants of a run burn what they need; what they yield."""
    code: i64 = move - state.box.run
    needs, at, mix = player.fleet.needs(), NUMBERS * (code // MIXES), code % MIXES
    fuel: i64
    for fuel in player.fleet.fuels:
        burnt = needs[at + fuel]
        if fuel == 0:
            burnt += mix
        elif fuel == 1:
            burnt += needs[at + EITHER] - mix
        if burnt > 0:
            state.give_back(player, fuel, burnt)
    return needs[at + OUTPUT]


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
