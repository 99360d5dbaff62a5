"""What a seat may see of a position, ready for a screen; everything is open but what is not yet turned up."""

from msgspec import Struct

from powerhouse.games.factory_manager import auction, buying, profit
from powerhouse.games.factory_manager.codes import (
    BACK,
    BID,
    BRING,
    BUY,
    DEMOLISH,
    DONE,
    HIRE,
    PASS,
    PLACE,
    STOP,
    TYPES,
    Phase,
)
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.tables import Figures

ASKS = {
    Phase.OFFER: "offer",
    Phase.BID: "bid",
    Phase.BACK: "back",
    Phase.BRING: "bring",
    Phase.BUY: "buy",
    Phase.RUN: "run",
    Phase.OVER: "over",
}


class TileView(Struct, frozen=True):
    """A tile as it is printed; `energy` and `workers` are needed when positive and saved when negative."""

    id: str
    type: str
    price: int
    production: int
    storage: int
    energy: int
    workers: int


class Pile(Struct, frozen=True):
    """So many equal tiles."""

    tile: str
    count: int


class ColumnView(Struct, frozen=True):
    """A column of the storage board, the cheapest first."""

    type: str
    tiles: list[Pile]


class PlayerView(Struct, frozen=True):
    """A player. `order_tile` is held since the last auction, `claimed` was won in this one.

    `available` workers stand beside the factory, `canteen` in it and `on_tile` on the claimed tile, `seasonal_on_tile`
    of them seasonal; `seasonal` counts all seasonal ones, `hired` those paid for the next round. `production`,
    `storage`, `energy` and `income` are of what runs; while the player decides, of what would run. `idle` are tiles of
    the factory that do not run: stopped in the last phase 4, or placed since. `beside` are tiles not placed,
    `halls_left` the free halls, `sites_left` the building sites not yet paid for. `profit` is that of the last round.
    """

    seat: int
    money: int
    order_tile: int
    claimed: int | None
    discount: int
    workers: int
    seasonal: int
    hired: int
    available: int
    canteen: int
    on_tile: int
    seasonal_on_tile: int
    production: int
    storage: int
    energy: int
    income: int
    profit: int | None
    factory: list[Pile]
    idle: list[Pile]
    beside: list[Pile]
    halls_left: int
    sites_left: int


class AuctionView(Struct, frozen=True):
    tile: int
    bid: int | None
    leader: int | None
    bidders: list[int]


class Choice(Struct, frozen=True):
    """One thing the seat may do, with what it costs, or the workers, energy and income that running so would give."""

    move: str
    tile: str | None = None
    cost: int | None = None
    workers: int | None = None
    energy: int | None = None
    income: int | None = None


class Board(Struct, frozen=True):
    """What never changes during a game: all tiles there are, and the figures printed on boards and tiles."""

    tiles: list[TileView]
    discounts: dict[str, int]
    incomes: list[int]
    energy_prices: list[int]
    rounds: int
    halls: int
    sites: int
    site_fee: int
    seasonal_price: int
    seasonal_most: int
    extra: int


class View(Struct, frozen=True):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    Bids are not listed one by one but as the interval `bids`. `offered` are the turn-order tiles still to be auctioned,
    `stack` those that lie face down, `energy_unseen` the energy tiles that may still come, `energy_next` the one on top
    where it is known. `left` counts the workers of the actor who still have to bring, buy or demolish a tile, `extra`
    the tiles that the last player may add. `waiting` are the seats that still act in this phase, in the order of play.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: str
    round: int
    rounds: int
    order: list[int]
    players: list[PlayerView]
    offered: list[int]
    stack: list[int]
    auction: AuctionView | None
    columns: list[ColumnView]
    market: list[Pile]
    energy_price: int
    energy_unseen: list[int]
    energy_next: int | None
    left: int
    extra: int
    waiting: list[int]
    rulings: str
    choices: list[Choice]
    bids: list[int] | None


def view(state: FactoryManager, seat: int | None) -> View:
    acting = seat is not None and seat == state.actor
    return View(
        game="factory-manager",
        seat=seat,
        actor=state.actor,
        ask=ASKS[state.phase],
        round=state.round,
        rounds=state.figures.rounds,
        order=state.order[:],
        players=[_player(state, owner) for owner in range(len(state.players))],
        offered=state.offered[:],
        stack=state.stack[:],
        auction=_auction(state),
        columns=[_column(state, type) for type in range(len(TYPES))],
        market=_piles(state.figures, state.market),
        energy_price=state.figures.energy_price(state.energy_space),
        energy_unseen=state.energy_unseen[:],
        energy_next=0 if state.zero_on_top else None,
        left=state.left if state.phase in (Phase.BRING, Phase.BUY) else 0,
        extra=state.extra if state.phase == Phase.BRING else 0,
        waiting=_waiting(state),
        rulings=state.options["rulings"],
        choices=_choices(state) if acting else [],
        bids=_bids(state) if acting else None,
    )


def board(figures: Figures) -> Board:
    return Board(
        tiles=[_tile(tile) for tile in figures.tiles],
        discounts={str(number): figures.discounts[number] for number in range(1, len(figures.discounts))},
        incomes=figures.incomes,
        energy_prices=figures.energy_prices[1:],
        rounds=figures.rounds,
        halls=figures.halls,
        sites=figures.sites,
        site_fee=figures.site_fee,
        seasonal_price=figures.seasonal_price,
        seasonal_most=figures.seasonal_most,
        extra=figures.extra,
    )


def _tile(tile: Tile) -> TileView:
    return TileView(tile.id, TYPES[tile.type], tile.price, tile.production, tile.storage, tile.energy, tile.workers)


def _piles(figures: Figures, tiles: list[int]) -> list[Pile]:
    return [Pile(figures.tiles[tile].id, tiles.count(tile)) for tile in sorted(set(tiles))]


def _column(state: FactoryManager, type: int) -> ColumnView:
    starts = state.figures.column_starts
    return ColumnView(
        TYPES[type],
        [
            Pile(state.figures.tiles[tile].id, state.board[tile])
            for tile in range(starts[type], starts[type + 1])
            if state.board[tile]
        ],
    )


def _player(state: FactoryManager, owner: int) -> PlayerView:
    player = state.players[owner]
    figures = state.figures
    return PlayerView(
        seat=owner,
        money=player.money,
        order_tile=player.order_tile,
        claimed=player.claimed or None,
        discount=buying.discount(state, player),
        workers=player.workers,
        seasonal=player.seasonal,
        hired=player.hired,
        available=player.available(),
        canteen=player.canteen,
        on_tile=player.on_tile,
        seasonal_on_tile=player.seasonal_on_tile,
        production=profit.production(state, player),
        storage=profit.storage(state, player),
        energy=profit.energy(state, player),
        income=profit.income(state, player),
        profit=None if state.round == 1 else player.profit,
        factory=_piles(figures, player.factory.tiles),
        idle=_piles(figures, _idle(player.factory, player.running)),
        beside=_piles(figures, player.beside),
        halls_left=max(0, figures.halls + player.sites - player.factory.halls),
        sites_left=figures.sites - player.sites,
    )


def _idle(factory: Factory, running: Factory) -> list[int]:
    idle = factory.tiles[:]
    for tile in running.tiles:
        if tile in idle:
            idle.remove(tile)
    return idle


def _auction(state: FactoryManager) -> AuctionView | None:
    held = state.auction
    if held is None:
        return None
    opened = held.opened()
    return AuctionView(
        tile=held.lot,
        bid=held.bid if opened else None,
        leader=held.leader if opened else None,
        bidders=[seat for seat in range(len(state.players)) if held.bidders >> seat & 1],
    )


def _waiting(state: FactoryManager) -> list[int]:
    if state.phase in (Phase.BRING, Phase.BUY, Phase.RUN):
        return state.order[state.position :]
    if state.phase in (Phase.OFFER, Phase.BID, Phase.BACK):
        return [seat for seat in reversed(state.order) if state.waiting >> seat & 1]
    return []


def _bids(state: FactoryManager) -> list[int] | None:
    if state.phase != Phase.BID or state.auction is None:
        return None
    lowest = state.auction.lowest_bid()
    most = auction.most_workers(state, state.players[state.turn])
    return [lowest, most] if lowest <= most else None


def _choices(state: FactoryManager) -> list[Choice]:
    return [_choice(state, move) for move in state.moves() if not BID <= move < BRING]


def _choice(state: FactoryManager, move: int) -> Choice:
    text = state.text(move)
    player = state.players[state.turn]
    tiles = state.figures.tiles
    if state.phase == Phase.RUN:
        if move == DONE:
            return _running_choice(state, text, None)
        return _running_choice(state, text, tiles[move - STOP])
    if HIRE < move < BACK:
        return Choice(text, cost=(move - HIRE) * buying.worker_price(state, player))
    if move in (PASS, DONE) or BACK <= move < BRING:
        return Choice(text)
    if move < BUY:
        return Choice(text, tile=tiles[move - BRING].id, cost=tiles[move - BRING].price)
    if move < PLACE:
        tile = tiles[move - BUY]
        return Choice(text, tile=tile.id, cost=buying.price(state, player, tile.price))
    if move < DEMOLISH:
        tile = tiles[move - PLACE]
        return Choice(text, tile=tile.id, cost=buying.place_cost(state, player) if tile.in_hall() else 0)
    return Choice(text, tile=tiles[move - DEMOLISH].id)


def _running_choice(state: FactoryManager, text: str, stopped: Tile | None) -> Choice:
    """What the factory would need and bring if it ran so."""
    tried = state.copy()
    player = tried.players[tried.turn]
    if stopped is not None:
        player.running = player.running.without(stopped)
    return Choice(
        text,
        tile=None if stopped is None else stopped.id,
        workers=max(0, player.running.workers),
        energy=profit.energy(tried, player),
        income=profit.income(tried, player),
    )
