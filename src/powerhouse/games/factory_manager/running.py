"""Phase 4, running the factory: what is stopped, who works in the canteen, and the new energy price (FM-4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.factory_manager import profit
from powerhouse.games.factory_manager.codes import DONE, ENERGY, STOP, Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.factory_manager.state import FactoryManager


def begin(state: "FactoryManager") -> None:
    """Everybody's workers gather beside the factory; seasonal ones are those hired for the next round."""
    for player in state.players:
        player.seasonal = player.hired
        player.hired = 0
        player.on_tile = 0
        player.seasonal_on_tile = 0
        player.canteen = 0
    state.phase = Phase.RUN
    state.position = 0
    _begin_turn(state)


def _begin_turn(state: "FactoryManager") -> None:
    """At first everything runs that stands in the factory."""
    state.turn = state.order[state.position]
    player = state.players[state.turn]
    player.running = player.factory
    if state.rulings.beside_counts:
        for tile in player.beside:
            player.running = player.running.with_tile(state.figures.tiles[tile])


def workers_left(state: "FactoryManager", player: Player) -> i64:
    """How many may work in the canteen: one must stay available (FM-4.5)."""
    return player.workers + player.seasonal - state.figures.kept_when_running


def _may_run(state: "FactoryManager", player: Player) -> bool:
    running = player.running
    return running.workers <= workers_left(state, player) and (
        running.robots <= running.machines * state.figures.robots_a_machine
    )


def moves(state: "FactoryManager") -> list[int]:
    player = state.players[state.turn]
    legal = [DONE] if _may_run(state, player) else []
    first: i64 = state.figures.first_machine
    end: i64 = state.figures.first_control
    if state.rulings.stop_anything:
        first = 0
        end = len(state.figures.tiles)
    last: i64 = -1
    tile: i64
    for tile in player.running.tiles:
        if tile != last and first <= tile < end:
            last = tile
            legal.append(STOP + tile)
    return legal


def play(state: "FactoryManager", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    if move != DONE:
        player.running = player.running.without(state.figures.tiles[move - STOP])
        return
    workers = player.running.workers
    player.canteen = workers if workers > 0 else 0
    state.position += 1
    if state.position < len(state.order):
        _begin_turn(state)
    else:
        _raise_energy_price(state, chance)
        profit.pay(state, chance)


def _raise_energy_price(state: "FactoryManager", chance: Chance) -> None:
    """The next tile is turned up: in a first game a 0 that lies on top, else any that may still come."""
    if state.zero_on_top:
        state.zero_on_top = False
        chance.pick([ENERGY])
        return
    unseen = state.energy_unseen
    rise: i64 = chance.pick([ENERGY + step for step in unseen]) - ENERGY
    unseen = unseen[:]
    unseen.remove(rise)
    state.energy_unseen = unseen
    last: i64 = len(state.figures.energy_prices) - 1
    space = state.energy_space + rise
    state.energy_space = space if space < last else last


def refusals(state: "FactoryManager", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    running = player.running
    if move == DONE:
        reasons: list[Refusal] = []
        most = workers_left(state, player)
        if running.workers > most:
            reasons.append(refuse("workers-short", {"need": running.workers, "most": most}))
        if running.robots > running.machines * state.figures.robots_a_machine:
            reasons.append(refuse("robots-many", {"robots": running.robots, "machines": running.machines}))
        return reasons
    number = move - STOP
    if number < 0:
        return [refuse("not-stop", {})]
    if number >= len(state.figures.tiles):
        return [refuse("no-tile", {})]
    tile = state.figures.tiles[number]
    if not tile.stoppable() and not state.rulings.stop_anything:
        return [refuse("stop-never", {"tile": tile.id})]
    return [] if number in running.tiles else [refuse("stop-absent", {"tile": tile.id})]
