"""Laying tiles and machines into one's network, and going on with what brought them (PL-8)."""

from typing import TYPE_CHECKING

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import HOLD, MOST, PLACE, SITE, Action, Stage
from powerhouse.games.pipeline.grid import CELLS, SIDES, STEP, x_of, y_of
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline


def begin(state: "Pipeline", tile: int) -> None:
    """A tile has been taken and must be laid at once."""
    state.held = tile
    state.stage = Stage.PLACE


def moves(state: "Pipeline") -> list[int]:
    network = state.players[state.turn].network
    if state.stage == Stage.HOLD:
        return [HOLD + tile for tile in sorted(state.hand)]
    if state.stage == Stage.SITE:
        return [SITE + cell for cell in network.free_halves()]
    if state.figures.faces[state.held].symmetric:
        return [PLACE + place for place in network.places if place & 3 < 2]
    return [PLACE + place for place in network.places]


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    if state.stage == Stage.HOLD:
        tile = move - HOLD
        state.hand = [other for other in state.hand if other != tile]
        begin(state, tile)
        return
    if state.stage == Stage.SITE:
        player.network = player.network.with_machine(move - SITE)
    else:
        player.network = player.network.with_tile(state.held, state.figures.faces[state.held], move - PLACE)
        state.held = -1
    go_on(state)


def lay_hand(state: "Pipeline") -> None:
    """Lay what is in hand: the player says which tile comes next, unless there is only one."""
    if len(state.hand) == 1:
        tile = state.hand[0]
        state.hand = []
        begin(state, tile)
    else:
        state.stage = Stage.HOLD


def go_on(state: "Pipeline") -> None:
    """Back to the action or the benefit that brought the tile."""
    if state.hand:
        lay_hand(state)
    elif state.due.any():
        state.stage = Stage.BENEFIT
    elif state.pipes_left:
        state.stage = Stage.PIPES
    elif state.action in (Action.TANKS, Action.MACHINES):
        state.stage = Stage.SHOP
    elif state.action == Action.UPGRADES:
        state.stage = Stage.UPGRADE
    elif state.action == Action.GOVERNMENT:
        state.stage = Stage.FINISHED
    else:
        state.stage = Stage.RESUMED


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    network = state.players[state.turn].network
    if state.stage == Stage.HOLD:
        return [refuse("not-hold", {})]
    if state.stage == Stage.SITE:
        cell = move - SITE
        if not 0 <= cell < CELLS:
            return [refuse("not-site", {})]
        code = "site-taken" if cell in network.machines else "site-empty"
        return [refuse(code, {"x": x_of(cell), "y": y_of(cell)})]
    if not PLACE <= move < MOST:
        return [refuse("not-place", {})]
    place = move - PLACE
    first = place >> 2
    second = first + STEP[place & 3]
    where: dict[str, int | str] = {"x": x_of(first), "y": y_of(first), "side": SIDES[place & 3]}
    if first in network.halves or second in network.halves:
        return [refuse("place-taken", where)]
    if place in network.places:
        return [refuse("place-same", {"tile": state.figures.faces[state.held].id})]
    if not network.tiles:
        return [refuse("place-first", {})]
    return [refuse("place-loose", where)]
