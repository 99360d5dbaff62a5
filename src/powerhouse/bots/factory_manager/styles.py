"""Ways to play Factory Manager that can be told in a line; docs/bots.md tells them."""

from powerhouse.bots.styles import Style, Wants
from powerhouse.games.factory_manager.codes import (
    BACK,
    BID,
    BRING,
    BUY,
    CONTROL,
    DEMOLISH,
    HIRE,
    MACHINE,
    OFFER,
    PLACE,
    STOP,
    Phase,
)  # fmt: skip
from powerhouse.games.factory_manager.factory import Tile
from powerhouse.games.factory_manager.state import FactoryManager

STORAGE = 0
ROBOTS = (MACHINE + 1, MACHINE + 2)
"""With and without a worker."""
MOST_BID = 3
"""Workers whom a style bids that wants its place in turn order."""


def claim(first: bool) -> Wants:
    """The first or the last turn-order tile, at the price of three workers."""

    def wants(state: FactoryManager, legal: list[int]) -> int | None:
        if state.phase not in (Phase.OFFER, Phase.BID):
            return None
        best = min(state.offered) if first else max(state.offered)
        if state.auction is None:
            return OFFER + best
        raised = BID + int(state.auction.lowest_bid())
        return raised if state.auction.lot == best and raised in legal and raised - BID <= MOST_BID else None

    return wants


def build(*types: int) -> Wants:
    """Brings and buys tiles of some types before all others, the dearest that it can pay."""

    def wants(state: FactoryManager, legal: list[int]) -> int | None:
        if state.phase == Phase.BRING:
            return next((move for move in legal if BRING <= move < BUY and _tile(state, move).type in types), None)
        if state.phase == Phase.BUY:
            liked = [move for move in legal if BUY <= move < PLACE and _tile(state, move).type in types]
            if not _has_room(state):
                liked = [move for move in liked if not _tile(state, move).in_hall()]
            return max(liked, key=lambda move: int(_tile(state, move).price), default=None)
        return None

    return wants


def _tile(state: FactoryManager, move: int) -> Tile:
    return state.figures.tiles[move - (BRING if move < BUY else BUY)]


def _has_room(state: FactoryManager) -> bool:
    """Whether a tile for a hall finds one without a fee; one that lies beside the factory is placed first."""
    player = state.players[state.turn]
    return not len(player.beside) and player.factory.halls < state.figures.halls


def spend(state: FactoryManager, legal: list[int]) -> int | None:
    """Buys the dearest tile that it can pay as long as there is room, but in the last round."""
    if state.phase != Phase.BUY or state.round == state.figures.rounds or not _has_room(state):
        return None
    tiles = [move for move in legal if BUY <= move < PLACE]
    return max(tiles, key=lambda move: int(_tile(state, move).price), default=None)


def hire(state: FactoryManager, legal: list[int]) -> int | None:
    """When nothing is left to buy, all the seasonal workers that it can pay, but in the last round."""
    if state.phase != Phase.BUY or state.left or state.round == state.figures.rounds:
        return None
    hired = [move for move in legal if HIRE < move < BACK]
    return max(hired, default=None)


def buy_one(state: FactoryManager, move: int) -> bool:
    """One tile a round and no more: the rest of the workers stays idle."""
    player = state.players[state.turn]
    return bool(state.phase == Phase.BUY and BUY <= move < PLACE and state.left < player.available())


def no_stop(state: FactoryManager, move: int) -> bool:
    return bool(state.phase == Phase.RUN and move >= STOP)


def no_demolition(state: FactoryManager, move: int) -> bool:
    """What stands is left standing."""
    return bool(state.phase == Phase.BUY and DEMOLISH <= move < STOP)


def keep_all(state: FactoryManager, move: int) -> bool:
    """Buys nothing before round 3."""
    return bool(state.phase == Phase.BUY and BUY <= move < PLACE and state.round < 3)


def no_bid(state: FactoryManager, move: int) -> bool:
    """Never a worker for a place in turn order that could be had for nothing."""
    return bool(state.phase == Phase.BID and move > BID)


STYLES = [
    Style("early-bird", claim(first=True)),
    Style("discounter", claim(first=False)),
    Style("no-bids", shuns=no_bid),
    Style("machines-first", build(MACHINE)),
    Style("robots-first", build(*ROBOTS)),
    Style("storage-first", build(STORAGE)),
    Style("rooms-first", build(CONTROL, CONTROL + 1)),
    Style("spender", spend),
    Style("hirer", hire),
    Style("full-steam", shuns=no_stop),
    Style("late-starter", shuns=keep_all),
    Style("one-a-round", shuns=buy_one),
    Style("keeper", shuns=no_demolition),
]
