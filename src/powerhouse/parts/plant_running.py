"""Running plants: which sets of them have their fuel, and what they burn (PG-5, CG-3)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.parts.fleet import EITHER, NUMBERS, Run
from powerhouse.parts.plant_auction import refuse
from powerhouse.parts.plant_game import P, PlantGame

MIXES: Final = 16
"""A run as a number: 16 * set of plants (bits, cheapest first) + tokens of fuel 0 that hybrids burn."""


def moves(state: PlantGame[P], legal: LegalMoves) -> None:
    """Every set of plants that has its fuel, with every mix that its hybrids can burn."""
    player = state.players[state.turn]
    stock = player.stock
    needs = player.fleet.needs()
    code: i64 = state.box.run
    at: i64
    mix: i64
    for at in range(0, len(needs), NUMBERS):
        first, second = stock[0] - needs[at], stock[1] - needs[at + 1]
        if first >= 0 and second >= 0 and needs[at + 2] <= stock[2] and needs[at + 3] <= stock[3]:
            either = needs[at + EITHER]
            least = either - second if either > second else 0
            most = either if either < first else first
            for mix in range(least, most + 1):
                legal.add(code + mix)
        code += MIXES


def burn(state: PlantGame[P], player: P, move: i64) -> Run:
    """The run of a move, which burns what it needs."""
    code = move - state.box.run
    run = player.fleet.run(code // MIXES)
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
