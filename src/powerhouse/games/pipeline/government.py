"""Government pipes: four quadrants of eight tiles, opened one after the other as the years go by (PL-7)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline import laying
from powerhouse.games.pipeline.codes import DONE, GONE, TAKE, Stage
from powerhouse.games.pipeline.names import pipe_name
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table


def possible(state: Table, player: Player) -> bool:
    """Whether the worker finds a tile to stand on that the player can pay."""
    if player.money < state.figures.government_cost[1]:
        return False
    spaces = state.figures.spaces
    may_open = _may_open(state)
    for quadrant in range(state.figures.quadrants):
        if may_open or is_open(state, quadrant):
            for at in range(quadrant * spaces, (quadrant + 1) * spaces):
                if state.government[at] != GONE:
                    return True
    return False


def is_open(state: Table, quadrant: int) -> bool:
    return state.opened >> quadrant & 1 == 1


def open_count(state: Table) -> i64:
    count: i64 = 0
    opened = state.opened
    while opened:
        count += opened & 1
        opened >>= 1
    return count


def _may_open(state: Table) -> bool:
    """Whether the year allows one more open quadrant."""
    return open_count(state) < state.figures.open_quadrants[state.year]


def _tiles(state: Table, may_open: bool) -> list[int]:
    """The tiles of open quadrants, and of closed ones if one may be opened."""
    spaces = state.figures.spaces
    found: list[int] = []
    for quadrant in range(state.figures.quadrants):
        if may_open or is_open(state, quadrant):
            for at in range(quadrant * spaces, (quadrant + 1) * spaces):
                tile = state.government[at]
                if tile != GONE:
                    found.append(tile)
    return found


def free_tiles(state: Table) -> list[int]:
    """What a benefit may take: it opens a quadrant only if none was opened this year (PL-12.5)."""
    return _tiles(state, not state.opened_now and _may_open(state))


def begin(state: Table) -> None:
    state.stage = Stage.GOVERN


def moves(state: Table, legal: LegalMoves) -> None:
    if state.now.worker < 0:
        legal.add_each(TAKE, _tiles(state, _may_open(state)))
        return
    legal.add(DONE)
    if next_cost(state) <= state.players[state.turn].money:
        legal.add_each(TAKE, _beside(state))


def next_cost(state: Table) -> i64:
    """What one tile more adds to the price of them all."""
    costs, bought = state.figures.government_cost, state.now.bought
    return costs[bought + 1] - costs[bought]


def _beside(state: Table) -> list[int]:
    """The tiles that share an edge with the one under the worker."""
    spaces = state.figures.spaces
    worker = state.now.worker
    start = worker // spaces * spaces
    tiles: list[int] = []
    for space in state.figures.neighbours[worker % spaces]:
        tile = state.government[start + space]
        if tile != GONE:
            tiles.append(tile)
    return tiles


def play(state: Table, move: int, chance: Chance) -> None:
    if move != DONE:
        now = state.now
        tile = move - TAKE
        state.pay(state.players[state.turn], next_cost(state))
        if now.worker < 0:
            now.worker = state.government.index(tile)
        now.bought += 1
        take(state, tile)
        now.hand = now.hand + [tile]
        if _beside(state):
            return
    laying.lay_hand(state)


def take(state: Table, tile: int) -> None:
    """A tile leaves its space; its quadrant is open from then on."""
    at = state.government.index(tile)
    quadrant = at // state.figures.spaces
    if not is_open(state, quadrant):
        state.opened |= 1 << quadrant
        state.opened_now = True
    left = state.government[:]
    left[at] = GONE
    state.government = left


def why_not(state: Table, player: Player) -> Refusal:
    cost = state.figures.government_cost[1]
    if player.money < cost:
        return refuse("government-dear", {"cost": cost, "money": player.money})
    return refuse("government-gone", {})


def refusals(state: Table, move: int) -> list[Refusal]:
    tile = move - TAKE
    if move == DONE:
        return [refuse("worker-tile", {})]
    if not 0 <= tile < len(state.figures.faces) or tile not in state.government:
        return [refuse("not-government", {})]
    name = pipe_name(state.figures.faces[tile])
    if state.now.worker < 0:
        return [refuse("quadrant-closed", {"tile": name, "year": state.year + 1, "open": open_count(state)})]
    reasons: list[Refusal] = []
    if tile not in _beside(state):
        reasons.append(refuse("not-beside", {"tile": name}))
    if next_cost(state) > state.players[state.turn].money:
        reasons.append(refuse("government-dear", {"cost": next_cost(state), "money": state.players[state.turn].money}))
    return reasons
