"""Phase 2, the market: each available worker brings the cheapest tile of some column (FM-2)."""

from mypy_extensions import i64

from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import append, insert, remove, vec
from powerhouse.core.refusal import Refusal
from powerhouse.games.factory_manager.codes import BRING, BUY, DONE, TYPES, Phase
from powerhouse.games.factory_manager.names import tile_name
from powerhouse.games.factory_manager.refusals import refuse
from powerhouse.games.factory_manager.table import Table


def begin(state: Table) -> None:
    state.phase = Phase.BRING
    state.position = -1
    _next_player(state)


def _next_player(state: Table) -> None:
    """The next one who has a tile to bring; nobody has when every column is empty (FM-2.7)."""
    last = len(state.order) - 1
    while state.fronts and state.position < last:
        state.position += 1
        seat = state.order[state.position]
        state.left = state.players[seat].available()
        state.extra = state.figures.extra if state.position == last else 0
        if state.left or state.extra:
            state.turn = seat
            return
    state.phase = Phase.BROUGHT


def moves(state: Table, legal: LegalMoves) -> None:
    if not state.left:
        legal.add(DONE)
    legal.extend(state.fronts)


def play(state: Table, move: int) -> None:
    if move == DONE:
        _next_player(state)
        return
    _take(state, move - BRING)
    if state.left:
        state.left -= 1
    else:
        state.extra -= 1
    if not state.fronts or not (state.left or state.extra):
        _next_player(state)


def _take(state: Table, tile: i64) -> None:
    left = state.board[tile] - 1
    state.board[tile] = left
    state.market = append(state.market, tile)
    if not left:
        _renew_front(state, tile)


def _renew_front(state: Table, sold_out: i64) -> None:
    """The next price of the column, unless another of its tiles is as cheap as the one that is gone."""
    starts = state.figures.column_starts
    type = state.figures.tiles[sold_out].type
    fronts = remove(state.fronts[:], BRING + sold_out)
    for front in fronts:
        if starts[type] <= front - BRING < starts[type + 1]:
            state.fronts = fronts
            return
    state.fronts = _with_cheapest(state, fronts, sold_out + 1, starts[type + 1])


def set_fronts(state: Table) -> None:
    """The cheapest tiles of all columns, as moves; tiles of equal price in a column are equally cheap."""
    starts = state.figures.column_starts
    fronts = vec[i64]([])
    for type in range(len(TYPES)):
        fronts = _with_cheapest(state, fronts, starts[type], starts[type + 1])
    state.fronts = fronts


def _with_cheapest(state: Table, fronts: vec[i64], first: i64, end: i64) -> vec[i64]:
    board = state.board
    prices = state.figures.prices
    price: i64 = -1
    tile: i64
    for tile in range(first, end):
        if board[tile]:
            if price >= 0 and prices[tile] > price:
                break
            price = prices[tile]
            fronts = insert(fronts, BRING + tile)
    return fronts


def close(state: Table) -> None:
    """Unsold tiles go back to their columns (FM-3.14)."""
    for tile in state.market:
        state.board[tile] += 1
    state.market = vec[i64]([])
    set_fronts(state)


def refusals(state: Table, move: int) -> list[Refusal]:
    if move == DONE:
        return [refuse("must-bring", {"workers": state.left})] if state.left else []
    tile = move - BRING
    if not 0 <= tile < BUY - BRING:
        return [refuse("must-bring", {"workers": state.left}) if state.left else refuse("not-bring", {})]
    figures = state.figures
    if tile >= len(figures.tiles):
        return [refuse("no-tile", {})]
    if move in state.fronts:
        return []
    name = tile_name(figures.tiles[tile])
    if not state.board[tile]:
        return [refuse("bring-absent", {"tile": name})]
    cheapest = next(
        tile_name(figures.tiles[front - BRING])
        for front in state.fronts
        if figures.tiles[front - BRING].type == figures.tiles[tile].type
    )
    return [refuse("bring-dear", {"tile": name, "cheapest": cheapest})]
