"""Phase 2: bring what one would buy, digging for it if need be, and else what helps the others least."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.factory_manager.outlook import Outlook
from powerhouse.bots.factory_manager.planner import Planner
from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.bots.ranking import insert
from powerhouse.core.packed import ascending, remove, vec
from powerhouse.games.factory_manager.codes import BRING, CONTROL, DONE, TYPES
from powerhouse.games.factory_manager.factory import Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager

MOST: Final = 5
"""So many columns are worth a thought."""


def candidates(state: FactoryManager, weights: Weights) -> list[Candidate]:
    """The fronts of all columns by what they bring oneself, less what they bring the others."""
    own = wanted(state, weights)
    help = [0.0] * len(TYPES)
    if weights.rival:
        _add_help(state, weights, help)
    found: list[Candidate] = []
    for move in state.fronts:
        type = state.figures.tiles[move - BRING].type
        insert(found, move, own[type] - weights.rival * help[type])
    if not state.left:
        insert(found, DONE, 0.0)
    return found[:MOST]


def wanted(state: FactoryManager, weights: Weights) -> list[float]:
    """By column: what the purchases gain for which one must dig in it."""
    player = state.players[state.turn]
    brings = state.left + state.extra
    planner = Planner(state, player, weights, player.available(), brings)
    planner.sell(_left_over(state, weights))
    planner.show(state, brings)
    chance = 1.0
    for _ in range(state.position):
        chance *= 1.0 - weights.taken
    gains = [0.0] * len(TYPES)
    for step in planner.complete(True):
        if step.brings:
            gains[planner.offers[step.place].tile.type] += step.gain * chance
    return gains


def _left_over(state: FactoryManager, weights: Weights) -> vec[i64]:
    """What will be left of the market when those who buy before have bought what they like best."""
    market = ascending(state.market)
    if weights.foresight:
        for place in range(state.position):
            rival = state.players[state.order[place]]
            planner = Planner(state, rival, weights, rival.available(), 0)
            planner.sell(market)
            for step in planner.complete(False):
                market = remove(market, planner.offers[step.place].tile.number)
    return market


def _add_help(state: FactoryManager, weights: Weights, help: list[float]) -> None:
    for seat in range(len(state.players)):
        if seat != state.turn:
            rival = state.players[seat]
            user = User(state, rival, weights)
            usual = weights.crowded * user.usual(state.market, rival.available())
            for move in state.fronts:
                tile = state.figures.tiles[move - BRING]
                gain = user.use(tile) - usual
                if gain > 0.0:
                    help[tile.type] += gain


class User:
    """What single tiles would bring a player who bought them now."""

    def __init__(self, state: FactoryManager, player: Player, weights: Weights) -> None:
        self.tiles: list[Tile] = state.figures.tiles
        self.outlook = Outlook(state, player, weights)
        self.sketch = Sketch(player.factory, self.tiles, player.purse())
        self.rooms: i64 = player.rooms
        self.base = self.outlook.value(self.sketch)

    def use(self, tile: Tile) -> float:
        sketch = self.sketch
        price = tile.price - self.outlook.discount
        if price > sketch.money or (tile.type >= CONTROL and self.rooms & (1 if tile.type == CONTROL else 2)):
            return 0.0
        sketch.add(tile)
        sketch.money -= price
        gain = self.outlook.value(sketch) - self.base
        sketch.money += price
        sketch.remove(tile)
        return gain if gain > 0.0 else 0.0

    def usual(self, market: vec[i64], workers: i64) -> float:
        """The least that a purchase brings if the workers buy the best single tiles of this market."""
        if workers < 1:
            return 0.0
        best: list[float] = []
        last: i64 = -1
        use = 0.0
        for number in market:
            if number != last:
                last = number
                use = self.use(self.tiles[number])
            at = len(best)
            while at > 0 and best[at - 1] < use:
                at -= 1
            if at < workers:
                best.insert(at, use)
        return best[workers - 1] if len(best) >= workers else 0.0
