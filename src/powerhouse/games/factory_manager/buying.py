"""Phase 3, buying: each available worker buys or demolishes a tile; then seasonal workers are hired (FM-3)."""

from mypy_extensions import i64

from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import ascending, insert, remove
from powerhouse.core.refusal import Refusal
from powerhouse.games.factory_manager.codes import BACK, BUY, CONTROL, DEMOLISH, DONE, HIRE, PLACE, STOP, Phase
from powerhouse.games.factory_manager.factory import Tile
from powerhouse.games.factory_manager.names import tile_name, type_name
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.refusals import refuse
from powerhouse.games.factory_manager.table import Table
from powerhouse.games.factory_manager.turn_order import buying_discount, discount


def begin(state: Table) -> None:
    state.market = ascending(state.market)
    state.phase = Phase.BUY
    state.position = 0
    _begin_turn(state)


def _begin_turn(state: Table) -> None:
    state.turn = state.order[state.position]
    state.left = state.players[state.turn].available()


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add(DONE)
    purse = player.purse()
    wage = worker_price(state, player)
    seasonal: i64
    for seasonal in range(1, state.figures.seasonal_most + 1):
        if seasonal * wage > purse:
            break
        legal.add(HIRE + seasonal)
    if state.left:
        _add_purchases(state, player, legal)
    last: i64 = -1
    tile: i64
    for tile in player.beside:
        if tile != last:
            last = tile
            if _can_place(state, player, state.figures.tiles[tile]):
                legal.add(PLACE + tile)
    if state.left:
        last = -1
        for tile in player.factory.tiles:
            if tile != last:
                last = tile
                legal.add(DEMOLISH + tile)


def _add_purchases(state: Table, player: Player, legal: LegalMoves) -> None:
    prices = state.figures.prices
    first_control: i64 = state.figures.first_control
    most = player.purse() + discount(state, player)
    last: i64 = -1
    tile: i64
    for tile in state.market:
        if tile != last:
            last = tile
            if prices[tile] <= most and (tile < first_control or _room_free(player, state.figures.tiles[tile])):
                legal.add(BUY + tile)


def price(state: Table, player: Player, full: i64) -> i64:
    return _reduced(full, discount(state, player))


def price_of_round(state: Table, player: Player, full: i64) -> int | None:
    """What is left of a price in phase 3 of this round; not known before the turn-order tile is won."""
    reduction = buying_discount(state, player)
    return None if reduction is None else _reduced(full, reduction)


def _reduced(full: i64, reduction: i64) -> i64:
    """What is left of a price after the discount, never below 0 (FM-3.3)."""
    rest = full - reduction
    return rest if rest > 0 else 0


def worker_price(state: Table, player: Player) -> i64:
    return price(state, player, state.figures.seasonal_price)


def _room_free(player: Player, tile: Tile) -> bool:
    """Whether the player owns no tile yet for this special room, in it or beside the factory."""
    return not player.rooms >> (tile.type - CONTROL) & 1


def place_cost(state: Table, player: Player) -> i64:
    """What the next place in a hall costs: the fee of a building site when all others are taken (FM-3.8)."""
    return 0 if player.factory.halls < state.figures.halls + player.sites else site_fee(state, player)


def site_fee(state: Table, player: Player) -> i64:
    """What a building site costs; whether the discount counts for it is open (FM-7.3)."""
    fee = state.figures.site_fee
    return price(state, player, fee) if state.rulings.site_discount else fee


def _hall_left(state: Table, player: Player) -> bool:
    return player.factory.halls < state.figures.halls + state.figures.sites


def fits(state: Table, player: Player, tile: Tile) -> bool:
    """Whether a tile would be placed for nothing."""
    return not tile.in_hall() or (_hall_left(state, player) and not place_cost(state, player))


def _can_place(state: Table, player: Player, tile: Tile) -> bool:
    return not tile.in_hall() or (_hall_left(state, player) and place_cost(state, player) <= player.purse())


def play(state: Table, move: int) -> None:
    player = state.players[state.turn]
    if move < BUY:
        _end_turn(state, player, move - HIRE if move > DONE else 0)
    elif move < PLACE:
        _buy(state, player, state.figures.tiles[move - BUY])
    elif move < DEMOLISH:
        _place(state, player, state.figures.tiles[move - PLACE])
    else:
        _demolish(state, player, state.figures.tiles[move - DEMOLISH])


def _buy(state: Table, player: Player, tile: Tile) -> None:
    state.left -= 1
    state.pay(player, price(state, player, tile.price))
    state.market = remove(state.market, tile.number)
    player.beside = insert(player.beside[:], tile.number)
    if not tile.in_hall():
        player.rooms |= 1 << (tile.type - CONTROL)


def _place(state: Table, player: Player, tile: Tile) -> None:
    player.beside = remove(player.beside[:], tile.number)
    if tile.in_hall() and player.factory.halls >= state.figures.halls + player.sites:
        state.pay(player, place_cost(state, player))
        player.sites += 1
    player.factory = player.factory.with_tile(tile)


def _demolish(state: Table, player: Player, tile: Tile) -> None:
    state.left -= 1
    player.factory = player.factory.without(tile)
    if not tile.in_hall():
        player.rooms &= ~(1 << (tile.type - CONTROL))
    state.gone += 1


def _end_turn(state: Table, player: Player, seasonal: i64) -> None:
    state.pay(player, seasonal * worker_price(state, player))
    player.hired = seasonal
    state.position += 1
    if state.position < len(state.order):
        _begin_turn(state)
    else:
        state.phase = Phase.BOUGHT


def refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    if move == DONE:
        return []
    if HIRE < move < BACK:
        return _hire_refusals(state, player, move - HIRE)
    if not BUY <= move < STOP:
        return [refuse("not-buy", {})]
    base = BUY if move < PLACE else PLACE if move < DEMOLISH else DEMOLISH
    if move - base >= len(state.figures.tiles):
        return [refuse("no-tile", {})]
    tile = state.figures.tiles[move - base]
    if base == BUY:
        return _buy_refusals(state, player, tile)
    if base == PLACE:
        return _place_refusals(state, player, tile)
    reasons = [] if state.left else [refuse("no-worker", {"workers": player.available()})]
    if tile.number not in player.factory.tiles:
        reasons.append(refuse("demolish-absent", {"tile": tile_name(tile)}))
    return reasons


def _hire_refusals(state: Table, player: Player, seasonal: int) -> list[Refusal]:
    most = state.figures.seasonal_most
    if seasonal > most:
        return [refuse("hire-many", {"seasonal": seasonal, "most": most})]
    cost = seasonal * worker_price(state, player)
    if cost > player.purse():
        return [refuse("hire-dear", {"seasonal": seasonal, "cost": cost, "money": player.money})]
    return []


def _buy_refusals(state: Table, player: Player, tile: Tile) -> list[Refusal]:
    reasons = [] if state.left else [refuse("no-worker", {"workers": player.available()})]
    if tile.number not in state.market:
        return [*reasons, refuse("buy-absent", {"tile": tile_name(tile)})]
    if not tile.in_hall() and not _room_free(player, tile):
        reasons.append(refuse("one-a-room", {"type": type_name(tile.type)}))
    cost = price(state, player, tile.price)
    if cost > player.purse():
        reasons.append(refuse("buy-dear", {"tile": tile_name(tile), "cost": cost, "money": player.money}))
    return reasons


def _place_refusals(state: Table, player: Player, tile: Tile) -> list[Refusal]:
    if tile.number not in player.beside:
        return [refuse("place-absent", {"tile": tile_name(tile)})]
    if not tile.in_hall():
        return []
    if not _hall_left(state, player):
        return [refuse("halls-full", {"halls": state.figures.halls + state.figures.sites})]
    fee = place_cost(state, player)
    return [refuse("site-dear", {"fee": fee, "money": player.money})] if fee > player.purse() else []
