"""Phase 3: the tiles that together help most for their price, and seasonal workers if they pay."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.factory_manager.planner import Planner, Step
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.bots.ranking import insert_once
from powerhouse.games.factory_manager.buying import place_cost
from powerhouse.games.factory_manager.codes import DONE, HIRE, PLACE
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager


def candidates(state: FactoryManager, weights: Weights) -> list[Candidate]:
    """Place what was bought; else the best purchases, and to end the turn with the right number of hired workers."""
    player = state.players[state.turn]
    placed = placing(state, player, weights)
    if placed:
        return [Candidate(placed, 0.0)]
    planner = _planner(state, player, weights)
    found: list[Candidate] = []
    if state.left:
        _add_purchases(planner, int(weights.width), planner.value() + weights.saving, found)
    _add_ending(planner, found)
    return found


def rollout(state: FactoryManager, weights: Weights) -> int:
    """The purchase that gains most at once."""
    player = state.players[state.turn]
    placed = placing(state, player, weights)
    if placed:
        return placed
    planner = _planner(state, player, weights)
    if state.left:
        step = planner.next()
        if step is not None:
            return planner.move(step)
        pair = planner.pair()
        if pair:
            return planner.move(pair[0])
    hired = planner.outlook.hires(planner.sketch)
    return HIRE + hired if hired else DONE


def _planner(state: FactoryManager, player: Player, weights: Weights) -> Planner:
    planner = Planner(state, player, weights, state.left, 0)
    planner.sell(state.market)
    return planner


def _add_purchases(planner: Planner, width: int, base: float, found: list[Candidate]) -> None:
    """The first purchases that promise most, each thought through to the end of the turn."""
    for first in planner.firsts()[:width]:
        _add_plan(planner, [first], base, found)
    pair = planner.pair()
    if pair:
        _add_plan(planner, pair, base, found)


def _add_plan(planner: Planner, begun: list[Step], base: float, found: list[Candidate]) -> None:
    first = planner.move(begun[0])
    for step in begun:
        planner.make(step)
    rest = planner.complete(True)
    value = planner.value() - base
    planner.take_back(rest)
    planner.take_back(begun)
    insert_once(found, first, value)


def _add_ending(planner: Planner, found: list[Candidate]) -> None:
    """To buy nothing more, with the best number of seasonal workers; or with one more or fewer."""
    outlook = planner.outlook
    sketch = planner.sketch
    best = outlook.hires(sketch)
    value = outlook.value_hiring(sketch, best)
    insert_once(found, HIRE + best if best else DONE, 0.0)
    near: i64
    for near in (best - 1, best + 1):
        if 0 <= near <= outlook.most_hired and near * outlook.wage <= sketch.money:
            insert_once(found, HIRE + int(near) if near else DONE, outlook.value_hiring(sketch, near) - value)


def placing(state: FactoryManager, player: Player, weights: Weights) -> int:
    """The move that places a tile: anything in a free place, but the fee of a building site must pay; 0 if none."""
    for number in player.beside:
        tile = state.figures.tiles[number]
        if not tile.in_hall() or player.factory.halls < state.figures.halls + player.sites:
            return PLACE + number
        if player.factory.halls < state.figures.halls + state.figures.sites and not state.rulings.beside_counts:
            fee = place_cost(state, player)
            if fee <= player.purse() and _pays(state, player, weights, number, fee):
                return PLACE + number
    return 0


def _pays(state: FactoryManager, player: Player, weights: Weights, number: int, fee: i64) -> bool:
    planner = Planner(state, player, weights, 0, 0)
    before = planner.value()
    planner.sketch.add(state.figures.tiles[number])
    planner.sketch.money -= fee
    return planner.value() > before
