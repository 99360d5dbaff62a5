"""Why one would make a move, for people who ask for a hint."""

from powerhouse.bots.factory_manager import turn_order
from powerhouse.bots.factory_manager.bringing import User, wanted
from powerhouse.bots.factory_manager.outlook import Outlook
from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.core.words import counted
from powerhouse.games.factory_manager.codes import (
    BACK,
    BID,
    BRING,
    BUY,
    DEMOLISH,
    DONE,
    HIRE,
    OFFER,
    PASS,
    PLACE,
    STOP,
    Phase,
)
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager


def reason(state: FactoryManager, move: int, weights: Weights) -> str:
    player = state.players[state.turn]
    if move == PASS or BID <= move < BRING:
        return _bid(state, player, move, weights)
    if OFFER <= move < BID:
        return f"worth about {turn_order.value(state, player, move - OFFER, weights):.0f} elektro to you"
    if BACK <= move < OFFER:
        return "it makes no difference who backs the bid"
    if BRING <= move < BUY:
        return _bring(state, state.figures.tiles[move - BRING], weights)
    if BUY <= move < PLACE:
        return _buy(state, player, state.figures.tiles[move - BUY], weights)
    if PLACE <= move < DEMOLISH:
        return f"so that it counts: {_what(state.figures.tiles[move - PLACE])}"
    if DEMOLISH <= move < STOP:
        return f"makes room for a better tile; it has only {_what(state.figures.tiles[move - DEMOLISH])}"
    if state.phase == Phase.RUN:
        return _run(state, player, move, weights)
    if HIRE < move < BACK:
        return _hire(state, player, move - HIRE, weights)
    return "nothing more that is worth its price" if state.phase == Phase.BUY else "more tiles would help the others"


def _bid(state: FactoryManager, player: Player, move: int, weights: Weights) -> str:
    if len(state.offered) == 1:
        return "the last tile is yours anyway"
    gain = turn_order.advantage(state, player, weights)
    assert state.auction is not None
    workers = move - BID if move else int(state.auction.lowest_bid())
    cost = turn_order.price(state, player, workers, weights)
    return f"about {gain:.0f} better than another tile; {counted(workers, 'worker')} cost about {cost:.0f}"


def _bring(state: FactoryManager, tile: Tile, weights: Weights) -> str:
    gain = wanted(state, weights)[tile.type]
    if gain > 0.0:
        return f"on the way to a purchase worth about {gain:.0f} to you"
    help = 0.0
    for seat, rival in enumerate(state.players):
        if seat != state.turn:
            help += User(state, rival, weights).use(tile)
    return f"you need none; to the others it is worth about {help:.0f} together"


def _buy(state: FactoryManager, player: Player, tile: Tile, weights: Weights) -> str:
    outlook = Outlook(state, player, weights)
    price = max(0, int(tile.price - outlook.discount))
    gain = User(state, player, weights).use(tile)
    return f"worth about {gain:.0f} at the end above its price of {price}: {_what(tile)}"


def _hire(state: FactoryManager, player: Player, workers: int, weights: Weights) -> str:
    outlook = Outlook(state, player, weights)
    sketch = Sketch(player.factory, state.figures.tiles, player.purse())
    gain = outlook.value_hiring(sketch, workers) - outlook.value_hiring(sketch, 0)
    return f"{workers} more for {workers * int(outlook.wage)}, worth about {gain:.0f} above that"


def _run(state: FactoryManager, player: Player, move: int, weights: Weights) -> str:
    outlook = Outlook(state, player, weights)
    now = _profit(outlook, player.running)
    if move == DONE:
        need = max(0, int(player.running.workers))
        return f"a profit of about {now:.0f} with {counted(need, 'worker')} in the canteen"
    tile = state.figures.tiles[move - STOP]
    change = _profit(outlook, player.running.without(tile)) - now
    return f"changes the profit by about {change:.0f}: {_what(tile)}"


def _profit(outlook: Outlook, run: Factory) -> float:
    return outlook.profit(run.production, run.storage, run.energy)


def _what(tile: Tile) -> str:
    """What a tile adds and needs, in words."""
    parts: list[str] = []
    if tile.production:
        parts.append(f"production {int(tile.production)}")
    if tile.storage:
        parts.append(f"storage {int(tile.storage)}")
    if tile.energy:
        parts.append(f"energy {int(tile.energy):+d}")
    if tile.workers:
        parts.append(f"workers {int(tile.workers):+d}")
    return ", ".join(parts)
