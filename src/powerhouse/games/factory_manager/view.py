"""What a seat may see of a position, ready for a screen; everything is open but what is not yet turned up."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from powerhouse.core import choice
from powerhouse.core.choice import choice_fields
from powerhouse.core.notation import Arguments
from powerhouse.games.factory_manager import (
    buying,
    codes,
    notation,
    previews,
    profit,
    run_previews,
    running,
    turn_order,
    ways,
)
from powerhouse.games.factory_manager.codes import TYPES, Phase
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.names import mark
from powerhouse.games.factory_manager.previews import BidPreview, BuyingPreview, OfferPreview, OwnedPreview
from powerhouse.games.factory_manager.run_previews import Outlook, RunningPreview
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.parts.fields import shown

Ask = Literal["offer", "bid", "back", "bring", "buy", "run", "over"]
ASKS: dict[int, Ask] = {
    Phase.OFFER: "offer",
    Phase.BID: "bid",
    Phase.BACK: "back",
    Phase.BRING: "bring",
    Phase.BUY: "buy",
    Phase.RUN: "run",
    Phase.OVER: "over",
}


Mark = Literal["acts", "waits", "leads", "bidding", "out", "has", "done", "wins", "none"]
"""What a seat is doing in this phase; who `has` a turn-order tile bids no more."""


class TileView(Struct, frozen=True, gc=False):
    """A tile as it is printed; `energy` and `workers` are needed when positive and saved when negative.

    `mark` is its price, with a letter where two tiles of a type have the same. With `starting` tiles factories begin,
    and none is for sale. `stoppable` tiles need not run, `room` says whether it stands in a room of its own instead of
    a hall. `moves` are the words of the moves about it, by verb.
    """

    id: str
    type: str
    mark: str
    price: int
    production: int
    storage: int
    energy: int
    workers: int
    starting: bool
    stoppable: bool
    room: bool
    moves: dict[str, str]


class Pile(Struct, frozen=True, gc=False):
    """So many equal tiles."""

    tile: str
    count: int


class ColumnView(Struct, frozen=True, gc=False):
    """A column of the storage board, the cheapest first; `bring` are the words that bring it, whichever that is."""

    type: str
    bring: str
    tiles: list[Pile]


class OrderTileView(Struct, frozen=True, gc=False):
    """A turn-order tile of this round: the turn that it gives, the `discount`, how many tiles more it lets one bring.

    `holder` has it by now, with so many `workers` on it, `seasonal` of them seasonal.
    """

    number: int
    place: int
    discount: int
    extra: int
    holder: int | None
    workers: int
    seasonal: int


class PlayerView(Struct, frozen=True, gc=False):
    """A player. `order_tile` is held since the last auction, `claimed` was won in this one.

    `available` workers stand beside the factory, `canteen` in it and `on_tile` on the claimed tile, `seasonal_on_tile`
    of them seasonal; `seasonal` counts all seasonal ones, `hired` those paid for the next round. `production`,
    `storage`, `energy` and `income` are of what runs; while the player decides, of what would run. `sold` is the lower
    of production and storage, `neck` the one that holds the other back. `idle` are tiles of the factory that do not
    run: stopped in the last phase 4, or placed since. `beside` are tiles not placed. `halls_taken` counts the halls
    that are full before building sites are, `halls_left` where a tile can be placed for nothing, `sites_left` the
    building sites not yet paid for, each for `site_fee`. `profit` is that of the last round; at the energy price of now
    what runs would cost `energy_cost` and leave `surplus`. `buying_discount` is what counts when tiles are bought in
    this round, as soon as it is known. `outlook` is what comes if nothing else changes.
    """

    seat: int
    money: int
    order_tile: int
    claimed: int | None
    discount: int
    buying_discount: int | None
    workers: int
    seasonal: int
    hired: int
    available: int
    canteen: int
    on_tile: int
    seasonal_on_tile: int
    production: int
    storage: int
    sold: int
    neck: Literal["production", "storage"] | None
    energy: int
    income: int
    energy_cost: int
    surplus: int
    profit: int | None
    factory: list[Pile]
    idle: list[Pile]
    beside: list[Pile]
    halls_taken: int
    halls_left: int
    sites_left: int
    site_fee: int
    outlook: Outlook | None


class AuctionView(Struct, frozen=True, gc=False):
    tile: int
    bid: int | None
    leader: int | None
    bidders: list[int]


class Choice(choice.Choice, frozen=True):
    """One thing the seat may do, with what it costs, or the workers, energy and income that running so would give."""

    cost: int | None = None
    workers: int | None = None
    energy: int | None = None
    income: int | None = None


class Board(Struct, frozen=True, gc=False):
    """What never changes during a game: all tiles there are, and the figures printed on boards and tiles."""

    tiles: list[TileView]
    discounts: dict[str, int]
    incomes: list[int]
    energy_prices: list[int]
    rounds: int
    halls_upper: int
    halls_lower: int
    halls: int
    sites: int
    site_fee: int
    seasonal_price: int
    seasonal_most: int
    extra: int
    robots_a_machine: int


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    Bids are not listed one by one but as the interval `bids`. `offered` are the turn-order tiles still to be auctioned,
    `stack` those that lie face down, `energy_unseen` the energy tiles that may still come, `energy_next` the one on top
    where it is known; `energy_to_come` of the unseen ones will be turned up. `next_prices` are the energy prices at
    which the next profit may be paid, `profit_factor` times; `likely_price` is the one that most of the tiles would
    give. `fronts` are the cheapest tiles of the columns, which can be brought. From `lowest_bid` to `most_bid` the
    actor of phase 1 can bid, or could after an offer. `unopposed`: it is the last tile, and nobody else bids. `left`
    counts the workers of the actor who still have to bring, buy or demolish a tile, `extra` the tiles that the last
    player may add. `waiting` are the seats that still act in this phase, in the order of play. `buying` and `running`
    help the actor of phases 3 and 4. `order_tiles` are those of this round, ascending. `next_odds` tiles give each of
    the `next_prices`; `mean_prices` are those of the rounds that remain. In phases 1 to 3 `offers` and `owned` tell a
    seat what tiles would bring or are worth, `costs` what each tile on the board and in the market costs it.
    `bid_previews` are the bids that the actor can make, `winners` who has won; `marks` tell what each seat is doing.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: Ask
    round: int
    rounds: int
    order: list[int]
    players: list[PlayerView]
    offered: list[int]
    stack: list[int]
    auction: AuctionView | None
    columns: list[ColumnView]
    fronts: list[str]
    market: list[Pile]
    energy_price: int
    energy_unseen: list[int]
    energy_next: int | None
    energy_to_come: int
    next_prices: list[int]
    likely_price: int
    profit_factor: int
    left: int
    extra: int
    waiting: list[int]
    rulings: str
    choices: list[Choice]
    bids: tuple[int, int] | None
    lowest_bid: int | None
    most_bid: int | None
    unopposed: bool
    buying: BuyingPreview | None
    running: RunningPreview | None
    order_tiles: list[OrderTileView]
    next_odds: list[int]
    mean_prices: list[int]
    offers: list[OfferPreview]
    costs: dict[str, int]
    owned: list[OwnedPreview]
    bid_previews: list[BidPreview]
    winners: list[int]
    marks: list[Mark]


def view(state: FactoryManager, seat: int | None) -> View:
    waiting, winners = _waiting(state), state.standings().winners if state.over else []
    return View(
        game="factory-manager",
        actor=state.actor,
        ask=ASKS[state.phase],
        round=state.round,
        rounds=state.figures.rounds,
        order=state.order[:],
        players=[_player(state, owner) for owner in range(len(state.players))],
        offered=state.offered[:],
        stack=state.stack[:],
        auction=_auction(state),
        unopposed=turn_order.unopposed(state),
        columns=[_column(state, type) for type in range(len(TYPES))],
        fronts=[state.figures.tiles[move - codes.BRING].id for move in state.fronts],
        market=_piles(state.figures, list(state.market)),
        energy_price=state.figures.energy_price(state.energy_space),
        energy_unseen=state.energy_unseen[:],
        energy_next=0 if state.zero_on_top else None,
        energy_to_come=running.tiles_to_come(state),
        next_prices=ways.next_prices(state),
        likely_price=ways.likely_price(state),
        profit_factor=profit.factor(state),
        left=state.left if state.phase in (Phase.BRING, Phase.BUY) else 0,
        extra=state.extra if state.phase == Phase.BRING else 0,
        waiting=waiting,
        rulings=state.options["rulings"],
        order_tiles=_order_tiles(state),
        next_odds=ways.next_odds(state),
        mean_prices=ways.mean_prices(state),
        winners=winners,
        marks=[_mark(state, owner, owner in waiting, owner in winners) for owner in range(len(state.players))],
        **_own(state, seat),
    )


def _mark(state: FactoryManager, seat: int, waits: bool, wins: bool) -> Mark:
    if state.over:
        return "wins" if wins else "none"
    if state.turn == seat:
        return "acts"
    if state.phase not in (Phase.OFFER, Phase.BID, Phase.BACK):
        return "waits" if waits else "done"
    if state.players[seat].claimed:
        return "has"
    auction = state.auction
    if auction is None or not auction.opened():
        return "waits"
    if auction.leader == seat:
        return "leads"
    return "bidding" if auction.bidders >> seat & 1 else "out"


def view_for(state: FactoryManager, seat: int | None, other: View) -> View:
    """Everything is open, so seats differ only in what they are asked."""
    return replace(other, **_own(state, seat))


def _own(state: FactoryManager, seat: int | None) -> dict[str, Any]:
    """The fields that are for this seat alone."""
    acting = seat is not None and seat == state.actor
    return {
        "seat": seat,
        "choices": _choices(state) if acting else [],
        "bids": _bids(state) if acting else None,
        "lowest_bid": _lowest_bid(state) if acting else None,
        "most_bid": _most_bid(state) if acting else None,
        "buying": previews.buying_preview(state) if acting and state.phase == Phase.BUY else None,
        "running": run_previews.running_preview(state) if acting and state.phase == Phase.RUN else None,
        "offers": [] if seat is None else previews.offers(state, seat),
        "costs": {} if seat is None else previews.costs(state, seat),
        "owned": [] if seat is None else previews.owned(state, seat),
        "bid_previews": previews.bid_previews(state) if acting else [],
    }


def board(figures: Figures) -> Board:
    return shown(
        Board,
        figures,
        tiles=[_tile(figures, tile) for tile in figures.tiles],
        discounts={str(number): figures.discounts[number] for number in range(1, len(figures.discounts))},
        energy_prices=figures.energy_prices[1:],
    )


def _tile(figures: Figures, tile: Tile) -> TileView:
    verbs = {
        "bring": codes.BRING,
        "buy": codes.BUY,
        "place": codes.PLACE,
        "demolish": codes.DEMOLISH,
        "stop": codes.STOP,
    }
    grammar = notation.moves(figures)
    return shown(
        TileView,
        tile,
        type=TYPES[tile.type],
        mark=mark(tile),
        stoppable=tile.stoppable(),
        room=not tile.in_hall(),
        moves={verb: grammar.said(None, base + tile.number)[0] for verb, base in verbs.items()},
    )


def _piles(figures: Figures, tiles: list[int]) -> list[Pile]:
    return [Pile(figures.tiles[tile].id, tiles.count(tile)) for tile in sorted(set(tiles))]


def _column(state: FactoryManager, type: int) -> ColumnView:
    starts = state.figures.column_starts
    return ColumnView(
        TYPES[type],
        notation.bring_words(type),
        [
            Pile(state.figures.tiles[tile].id, state.board[tile])
            for tile in range(starts[type], starts[type + 1])
            if state.board[tile]
        ],
    )


def _player(state: FactoryManager, owner: int) -> PlayerView:
    player = state.players[owner]
    runs = player.running
    figures = state.figures
    income = profit.income(state, runs.production, runs.storage)
    energy = profit.energy(state, runs.energy)
    cost = energy * figures.energy_price(state.energy_space)
    return shown(
        PlayerView,
        player,
        seat=owner,
        claimed=player.claimed or None,
        discount=turn_order.discount(state, player),
        buying_discount=turn_order.buying_discount(state, player),
        available=player.available(),
        production=profit.production(state, runs.production),
        storage=profit.storage(state, runs.storage),
        sold=profit.sold(state, runs.production, runs.storage),
        neck=profit.neck(state, runs.production, runs.storage),
        energy=energy,
        income=income,
        energy_cost=cost,
        surplus=income - cost,
        profit=None if state.round == 1 else player.profit,
        factory=_piles(figures, list(player.factory.tiles)),
        idle=_piles(figures, _idle(player.factory, runs)),
        beside=_piles(figures, list(player.beside)),
        halls_taken=min(figures.halls, player.factory.halls),
        halls_left=max(0, figures.halls + player.sites - player.factory.halls),
        sites_left=figures.sites - player.sites,
        site_fee=buying.site_fee(state, player),
        outlook=run_previews.outlook(state, owner),
    )


def _order_tiles(state: FactoryManager) -> list[OrderTileView]:
    tiles = turn_order.tiles_of_round(state)
    return [_order_tile(state, place, *tile, last=place == len(tiles)) for place, tile in enumerate(tiles, 1)]


def _order_tile(state: FactoryManager, place: int, number: int, holder: int | None, last: bool) -> OrderTileView:
    player = None if holder is None else state.players[holder]
    return OrderTileView(
        number=number,
        place=place,
        discount=state.figures.discounts[number],
        extra=state.figures.extra if last else 0,
        holder=holder,
        workers=player.on_tile if player else 0,
        seasonal=player.seasonal_on_tile if player else 0,
    )


def _idle(factory: Factory, running: Factory) -> list[int]:
    idle = list(factory.tiles)
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


def _bids(state: FactoryManager) -> tuple[int, int] | None:
    if state.phase != Phase.BID or state.auction is None:
        return None
    lowest = state.auction.lowest_bid()
    most = turn_order.most_workers(state, state.players[state.turn])
    return (lowest, most) if lowest <= most else None


def _lowest_bid(state: FactoryManager) -> int | None:
    if state.auction is not None:
        return state.auction.lowest_bid()
    return turn_order.LEAST_BID if state.phase == Phase.OFFER else None


def _most_bid(state: FactoryManager) -> int | None:
    if state.phase not in (Phase.OFFER, Phase.BID):
        return None
    return turn_order.most_workers(state, state.players[state.turn])


def _choices(state: FactoryManager) -> list[Choice]:
    return [_choice(state, move) for move in state.moves() if not codes.BID <= move < codes.BRING]


def _choice(state: FactoryManager, move: int) -> Choice:
    fields = choice_fields(state, move)
    if state.phase == Phase.RUN:
        return _running_choice(state, fields, None if move == codes.DONE else state.figures.tiles[move - codes.STOP])
    return Choice(*fields, cost=_cost(state, move))


def _cost(state: FactoryManager, move: int) -> int | None:
    """Of hiring, buying and placing; of a tile that is brought its price."""
    player = state.players[state.turn]
    tiles = state.figures.tiles
    if codes.HIRE < move < codes.BACK:
        return (move - codes.HIRE) * buying.worker_price(state, player)
    if codes.BRING <= move < codes.BUY:
        return tiles[move - codes.BRING].price
    if codes.BUY <= move < codes.PLACE:
        return buying.price(state, player, tiles[move - codes.BUY].price)
    if codes.PLACE <= move < codes.DEMOLISH:
        return buying.place_cost(state, player) if tiles[move - codes.PLACE].in_hall() else 0
    return None


def _running_choice(state: FactoryManager, fields: tuple[str, str, Arguments], stopped: Tile | None) -> Choice:
    """What the factory would need and bring if it ran so."""
    runs = state.players[state.turn].running
    if stopped is not None:
        runs = runs.without(stopped)
    return Choice(
        *fields,
        workers=max(0, runs.workers),
        energy=profit.energy(state, runs.energy),
        income=profit.income(state, runs.production, runs.storage),
    )
