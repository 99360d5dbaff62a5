"""Phase 4, running the factory: what is stopped, who works in the canteen, and the new energy price (FM-4)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.factory_manager.codes import DONE, ENERGY, STOP, Phase
from powerhouse.games.factory_manager.factory import Factory
from powerhouse.games.factory_manager.names import tile_name
from powerhouse.games.factory_manager.refusals import refuse
from powerhouse.games.factory_manager.table import Table


def begin(state: Table) -> None:
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


def _begin_turn(state: Table) -> None:
    """At first everything runs that stands in the factory."""
    state.turn = state.order[state.position]
    player = state.players[state.turn]
    player.running = player.factory
    if state.rulings.beside_counts:
        for tile in player.beside:
            player.running = player.running.with_tile(state.figures.tiles[tile])


def most_working(state: Table, workers: i64) -> i64:
    """How many of so many workers may go to the canteen: one must stay available (FM-4.5)."""
    return workers - state.figures.kept_when_running


def may_run(state: Table, running: Factory, workers: i64) -> bool:
    """Whether so many workers are enough, and machines for the robots."""
    return running.workers <= most_working(state, workers) and (
        spare_machines(state, running.machines, running.robots) >= 0
    )


def spare_machines(state: Table, machines: i64, robots: i64) -> i64:
    """How many robots more could run beside so many: each needs a running machine of its own (FM-4.3)."""
    return machines * state.figures.robots_a_machine - robots


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    if may_run(state, player.running, player.workers + player.seasonal):
        legal.add(DONE)
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
            legal.add(STOP + tile)


def play(state: Table, move: int) -> None:
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
        state.phase = Phase.RAN


def raise_energy_price(state: Table, chance: Chance) -> None:
    """The next tile is turned up: in a first game a 0 that lies on top, else any that may still come (FM-4.11)."""
    if state.zero_on_top:
        state.zero_on_top = False
        chance.pick([ENERGY])
        return
    unseen = state.energy_unseen
    rise: i64 = chance.pick([ENERGY + step for step in unseen]) - ENERGY
    unseen = unseen[:]
    unseen.remove(rise)
    state.energy_unseen = unseen
    state.energy_space = space_after(state, rise)


def tiles_to_come(state: Table) -> int:
    """How many of the unseen energy tiles will be turned up: one each round, but for a 0 that lies on top."""
    if state.phase == Phase.OVER:
        return 0
    known = 1 if state.zero_on_top else 0
    return state.figures.rounds - state.round + 1 - known


def space_after(state: Table, rise: i64) -> i64:
    """Where the energy price stands after a rise; the track ends somewhere."""
    last: i64 = len(state.figures.energy_prices) - 1
    space = state.energy_space + rise
    return space if space < last else last


def refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    running = player.running
    if move == DONE:
        reasons: list[Refusal] = []
        most = most_working(state, player.workers + player.seasonal)
        if running.workers > most:
            reasons.append(refuse("workers-short", {"need": running.workers, "most": most}))
        if spare_machines(state, running.machines, running.robots) < 0:
            reasons.append(refuse("robots-many", {"robots": running.robots, "machines": running.machines}))
        return reasons
    number = move - STOP
    if number < 0:
        return [refuse("not-stop", {})]
    if number >= len(state.figures.tiles):
        return [refuse("no-tile", {})]
    tile = state.figures.tiles[number]
    if not tile.stoppable() and not state.rulings.stop_anything:
        return [refuse("stop-never", {"tile": tile_name(tile)})]
    return [] if number in running.tiles else [refuse("stop-absent", {"tile": tile_name(tile)})]
