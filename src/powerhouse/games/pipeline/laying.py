"""Laying tiles and machines into one's network, and going on with what brought them (PL-8)."""

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.phrase import Value
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import DONE, HOLD, MOST, PLACE, SITE, Action, Stage
from powerhouse.games.pipeline.grid import CELLS, SIDES, STEP, cell_of, turn_of, x_of, y_of
from powerhouse.games.pipeline.names import pipe_name, spot
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table
from powerhouse.games.pipeline.this_turn import NOTHING


def begin(state: Table, tile: int) -> None:
    """A tile has been taken and must be laid at once."""
    state.now.held = tile
    state.stage = Stage.PLACE


def moves(state: Table, legal: LegalMoves) -> None:
    network = state.players[state.turn].network
    if state.stage == Stage.HOLD:
        legal.add_each(HOLD, state.now.hand)
    elif state.stage == Stage.SITE:
        if state.now.due.machines:
            legal.add(DONE)
        legal.add_each(SITE, network.free_halves())
    else:
        symmetric = state.figures.faces[state.now.held].symmetric
        for place in network.places:
            if not symmetric or place & 3 < 2:
                legal.add(PLACE + place)


def play(state: Table, move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    now = state.now
    if state.stage == Stage.HOLD:
        tile = move - HOLD
        now.hand = [other for other in now.hand if other != tile]
        begin(state, tile)
        return
    if state.stage == Stage.SITE:
        if move != DONE:
            player.network = player.network.with_machine(move - SITE)
        if now.due.machines:  # that of Machines 1, which may be left like all that an upgrade brings (PL-12.3)
            now.due = NOTHING
    else:
        player.network = player.network.with_tile(now.held, state.figures.faces[now.held], move - PLACE)
        now.held = -1
    go_on(state)


def lay_hand(state: Table) -> None:
    """Lay what is in hand: the player says which tile comes next, unless there is only one."""
    now = state.now
    if len(now.hand) == 1:
        tile = now.hand[0]
        now.hand = []
        begin(state, tile)
    else:
        state.stage = Stage.HOLD


def go_on(state: Table) -> None:
    """Back to the action or the benefit that brought the tile."""
    now = state.now
    if now.hand:
        lay_hand(state)
    elif now.due.any():
        state.stage = Stage.BENEFIT
    elif now.pipes_left:
        state.stage = Stage.PIPES
    elif now.action in (Action.TANKS, Action.MACHINES):
        state.stage = Stage.SHOP
    elif now.action == Action.UPGRADES:
        state.stage = Stage.UPGRADE
    elif now.action == Action.GOVERNMENT:
        state.stage = Stage.FINISHED
    else:
        state.stage = Stage.RESUMED


def refusals(state: Table, move: int) -> list[Refusal]:
    network = state.players[state.turn].network
    if state.stage == Stage.HOLD:
        return [refuse("not-hold", {})]
    if state.stage == Stage.SITE:
        cell = move - SITE
        if not 0 <= cell < CELLS:
            return [refuse("not-site", {})]
        code = "site-taken" if cell in network.machines else "site-empty"
        return [refuse(code, {"spot": spot(x_of(cell), y_of(cell))})]
    if not PLACE <= move < MOST:
        return [refuse("not-place", {})]
    place = move - PLACE
    first, turn = cell_of(place), turn_of(place)
    second = first + STEP[turn]
    where: dict[str, Value] = {"spot": spot(x_of(first), y_of(first)), "side": SIDES[turn]}
    if first in network.halves or second in network.halves:
        return [refuse("place-taken", where)]
    if place in network.places:
        return [refuse("place-same", {"tile": pipe_name(state.figures.faces[state.now.held])})]
    if not network.tiles:
        return [refuse("place-first", {})]
    return [refuse("place-loose", where)]
