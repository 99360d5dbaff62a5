"""Phase 3: the tiles that together help most for their price, and seasonal workers if they pay."""

from typing import Final

from powerhouse.bots.factory_manager.greedy.outlook import Outlook
from powerhouse.games.factory_manager.codes import BUY, DEMOLISH, DONE, HIRE, PLACE
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager

WIDTH: Final = 4
"""So many of the best plans are thought further, purchase by purchase."""


class Plan:
    """What a player has after some purchases; `first` is the move that begins them, `left` the workers left over."""

    __slots__ = ("bought", "factory", "first", "left", "money", "sites", "worth")

    def __init__(self, factory: Factory, money: int, left: int, sites: int, bought: list[int], first: int) -> None:
        self.factory = factory
        self.money = money
        self.left = left
        self.sites = sites
        self.bought = bought
        self.first = first
        self.worth = 0.0


class Planner:
    """Finds purchases for one player in one position."""

    def __init__(self, state: FactoryManager, player: Player) -> None:
        self.figures = state.figures
        self.player = player
        self.outlook = Outlook(state, player)
        self.beside_counts = state.rulings.beside_counts
        self.fee = (
            self.outlook.discounted(self.figures.site_fee) if state.rulings.site_discount else self.figures.site_fee
        )
        factory = player.factory
        if self.beside_counts:
            for number in player.beside:
                factory = factory.with_tile(self.figures.tiles[number])
        self.factory = factory

    def best(self, workers: int, market: list[int], width: int = WIDTH) -> Plan:
        """The best purchases for so many workers; its first move is `DONE` if nothing helps."""
        best = Plan(self.factory, int(self.player.purse()), workers, int(self.player.sites), [], DONE)
        best.worth = self.outlook.worth(best.factory, best.money)
        for_sale = [
            (self.figures.tiles[number], self.outlook.discounted(self.figures.prices[number]), market.count(number))
            for number in sorted(set(market))
        ]
        plans = [best]
        while plans:
            found: dict[tuple[int, ...], Plan] = {}
            for plan in plans:
                if plan.left:
                    for tile, price, count in for_sale:
                        if price <= plan.money and plan.bought.count(tile.number) < count:
                            self._purchase(plan, tile, plan.money - price, found)
            plans = sorted(found.values(), key=lambda plan: -plan.worth)[:width]
            if plans and plans[0].worth > best.worth:
                best = plans[0]
        return best

    def _purchase(self, plan: Plan, tile: Tile, money: int, found: dict[tuple[int, ...], Plan]) -> None:
        """Adds the ways to have a tile: in a free place, on a building site, instead of another tile."""
        factory = plan.factory
        if not tile.in_hall():
            owned = [old for old in factory.tiles if self.figures.tiles[old].type == tile.type]
            free = not owned
        else:
            free = self.beside_counts or factory.halls < self.figures.halls + plan.sites
            owned = [] if free else self._weakest(factory)
            if not free and plan.sites < self.figures.sites and self.fee <= money:
                self._add(plan, factory, tile, money - self.fee, found, site=1)
        if free:
            self._add(plan, factory, tile, money, found)
        elif plan.left > 1:
            for old in owned:
                self._add(plan, factory.without(self.figures.tiles[old]), tile, money, found, demolished=old)

    def _add(
        self,
        plan: Plan,
        factory: Factory,
        tile: Tile,
        money: int,
        found: dict[tuple[int, ...], Plan],
        site: int = 0,
        demolished: int = -1,
    ) -> None:
        factory = factory.with_tile(tile)
        left = plan.left - 1 if demolished < 0 else plan.left - 2
        key = (left, *factory.tiles)
        if key in found:
            return
        first = plan.first
        if first == DONE:
            first = BUY + tile.number if demolished < 0 else DEMOLISH + demolished
        further = Plan(factory, money, left, plan.sites + site, plan.bought + [tile.number], first)
        further.worth = self.outlook.worth(factory, money)
        found[key] = further

    def _weakest(self, factory: Factory) -> list[int]:
        """The cheapest tile of each type in the halls."""
        weakest: list[int] = []
        type = -1
        for number in factory.tiles:
            tile = self.figures.tiles[number]
            if tile.type != type and tile.in_hall():
                type = tile.type
                weakest.append(number)
        return weakest


def buy(state: FactoryManager, seat: int, moves: list[int]) -> int:
    """One step: place what was bought, begin the best plan, or hire and end the turn."""
    player = state.players[seat]
    planner = Planner(state, player)
    for number in player.beside:
        if PLACE + number in moves and _deserves_place(planner, planner.figures.tiles[number]):
            return PLACE + number
    plan = planner.best(int(state.left), list(state.market))
    if plan.first != DONE:
        return plan.first
    hired = planner.outlook.hires(plan.factory, plan.money)
    return HIRE + hired if hired else DONE


def _deserves_place(planner: Planner, tile: Tile) -> bool:
    """A free place is for anything; the fee of a building site must pay."""
    player, outlook = planner.player, planner.outlook
    if not tile.in_hall() or player.factory.halls < planner.figures.halls + player.sites:
        return True
    money = int(player.money)
    placed = outlook.worth(planner.factory.with_tile(tile), money - planner.fee)
    return not planner.beside_counts and placed > outlook.worth(planner.factory, money)
