"""Why one would make a move, for people who ask for a hint."""

from powerhouse.bots.factory_manager import purchases, turn_order
from powerhouse.bots.factory_manager.bringing import User, wanted
from powerhouse.bots.factory_manager.outlook import Outlook
from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.core.phrase import Items, Phrase, phrase
from powerhouse.games.factory_manager import codes
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager


def reason(state: FactoryManager, move: int, weights: Weights) -> Phrase:
    player = state.players[state.turn]
    tiles = state.figures.tiles
    if move == codes.PASS or codes.BID <= move < codes.BRING:
        return _bid(state, player, move, weights)
    if codes.OFFER <= move < codes.BID:
        return phrase("reason-offer", worth=round(turn_order.value(state, player, move - codes.OFFER, weights)))
    if codes.BACK <= move < codes.OFFER:
        return phrase("reason-back")
    if codes.BRING <= move < codes.BUY:
        return _bring(state, tiles[move - codes.BRING], weights)
    if codes.BUY <= move < codes.PLACE:
        return _buy(state, player, move, weights)
    if codes.PLACE <= move < codes.DEMOLISH:
        return phrase("reason-place", what=_what(tiles[move - codes.PLACE]))
    if codes.DEMOLISH <= move < codes.STOP:
        return phrase("reason-demolish", what=_what(tiles[move - codes.DEMOLISH]))
    if state.phase == Phase.RUN:
        return _run(state, player, move, weights)
    if codes.HIRE < move < codes.BACK:
        return _hire(state, player, move - codes.HIRE, weights)
    if state.phase == Phase.BUY:
        return phrase("reason-bought-enough", money=int(player.purse()))
    return phrase("reason-brought-enough")


def _bid(state: FactoryManager, player: Player, move: int, weights: Weights) -> Phrase:
    if len(state.offered) == 1:
        return phrase("reason-last-tile")
    assert state.auction is not None
    workers = move - codes.BID if move else int(state.auction.lowest_bid())
    cost = round(turn_order.price(state, player, workers, weights))
    if not state.auction.opened():
        return phrase("reason-open", workers=workers, cost=cost)
    gain = round(turn_order.advantage(state, player, weights))
    if move:
        key = "reason-bid" if gain >= cost else "reason-bid-above"
    else:
        key = "reason-pass" if gain <= cost else "reason-pass-early"
    return phrase(key, gain=gain, workers=workers, cost=cost)


def _bring(state: FactoryManager, tile: Tile, weights: Weights) -> Phrase:
    gain = wanted(state, weights)[tile.type]
    if gain > 0.0:
        return phrase("reason-bring", worth=round(gain))
    help = 0.0
    for seat, rival in enumerate(state.players):
        if seat != state.turn:
            help += User(state, rival, weights).use(tile)
    return phrase("reason-bring-useless", worth=round(help))


def _buy(state: FactoryManager, player: Player, move: int, weights: Weights) -> Phrase:
    """What the purchases bring that begin with this tile: by that it is chosen."""
    tile = state.figures.tiles[move - codes.BUY]
    price = max(0, int(tile.price - Outlook(state, player, weights).discount))
    for plan in purchases.candidates(state, weights):
        if plan.move == move:
            return phrase("reason-buy", gain=_about(plan.value), price=price, what=_what(tile))
    return phrase("reason-buy-tile", price=price, what=_what(tile))


def _hire(state: FactoryManager, player: Player, workers: int, weights: Weights) -> Phrase:
    outlook = Outlook(state, player, weights)
    sketch = Sketch(player.factory, state.figures.tiles, player.purse())
    gain = outlook.value_hiring(sketch, workers) - outlook.value_hiring(sketch, 0)
    return phrase("reason-hire", seasonal=workers, price=workers * int(outlook.wage), gain=round(gain))


def _run(state: FactoryManager, player: Player, move: int, weights: Weights) -> Phrase:
    outlook = Outlook(state, player, weights)
    now = _profit(outlook, player.running)
    if move == codes.DONE:
        return phrase("reason-run", profit=round(now), workers=max(0, int(player.running.workers)))
    tile = state.figures.tiles[move - codes.STOP]
    change = _profit(outlook, player.running.without(tile)) - now
    freed = max(0, int(tile.workers))
    return phrase("reason-stop", change=f"{round(change):+d}", workers=freed, what=_what(tile))


def _profit(outlook: Outlook, run: Factory) -> float:
    return outlook.profit(run.production, run.storage, run.energy)


def _about(number: float) -> str:
    """A whole number, but for small ones."""
    return f"{number:.0f}" if abs(number) >= 1 else f"{number:.1f}"


def _what(tile: Tile) -> Items:
    """What a tile adds and needs."""
    parts: Items = []
    if tile.production:
        parts.append(phrase("reason-production", amount=int(tile.production)))
    if tile.storage:
        parts.append(phrase("reason-storage", amount=int(tile.storage)))
    if tile.energy:
        parts.append(phrase("reason-energy", amount=f"{int(tile.energy):+d}"))
    if tile.workers:
        parts.append(phrase("reason-workers", amount=f"{int(tile.workers):+d}"))
    return parts
