"""What a decision would bring, found out by the rules: help for who bids, buys cards or scraps a plant."""

from msgspec import Struct

from powerhouse.core.chance import NoReveal
from powerhouse.core.state import State
from powerhouse.games.power_grid_card_game import buying, scoring
from powerhouse.games.power_grid_card_game.codes import (
    BUY,
    COLUMNS,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    GAS,
    KINDS,
    MARKET_ORDER,
    MOST_UNITS,
    OIL,
    Phase,
    fuel_of,
    units_of,
)
from powerhouse.games.power_grid_card_game.forecast import best_run
from powerhouse.games.power_grid_card_game.player import Player, new_player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, IDLE, NO_FUEL, Plant, Run


class Units(Struct, frozen=True, gc=False):
    """So many units of each fuel, and so many that may be gas or oil."""

    fuels: dict[str, int]
    either: int


class PricedCard(Struct, frozen=True, gc=False):
    fuel: str
    units: int
    price: int


class Purchase(Struct, frozen=True, gc=False):
    """Cards to buy, the moves for that, what they cost together, and the income that they allow."""

    cards: list[PricedCard]
    moves: list[str]
    cost: int
    income: int


class BuyingPreview(Struct, frozen=True, gc=False):
    """The cheapest cards with which all plants produce once, null if the market has too few, and the most income that
    the money can buy. `advised` is the first where the money is enough, else the other, if any card is to be bought.
    """

    all_plants: Purchase | None
    best: Purchase
    advised: Purchase | None


class LotPreview(Struct, frozen=True, gc=False):
    """What a plant on offer would change for a seat.

    With it all plants bring `capacity`, those that have what they burn `ready`; if it is one too many, the one that
    brings least is the one that `drops` out. Fuel for one run of it alone is on the market for `cost`, null if there
    is too little of it; so many `units` of what it burns lie there, and those `rivals` burn it too.
    """

    plant: str
    capacity: int
    ready: int
    drops: str | None
    cost: int | None
    units: int
    rivals: list[int]


class Bill(Struct, frozen=True, gc=False):
    """What cards bring and cost together, what is left then, and the income that all units held allow."""

    bought: dict[str, int]
    cost: int
    money: int
    held: dict[str, int]
    income: int
    capacity: int


# The auction


def lots(state: CardGame, seat: int) -> list[LotPreview]:
    """For every plant on offer, while plants are sold."""
    if state.phase not in (Phase.OFFER, Phase.BID):
        return []
    return [_lot(state, seat, state.figures.plants[card]) for card in state.market.on_offer()]


def _lot(state: CardGame, seat: int, plant: Plant) -> LotPreview:
    player = state.players[seat]
    fleet, dropped = player.fleet, None
    if len(fleet.plants) == state.figures.plant_limit:
        dropped = min(fleet.plants, key=lambda one: (one.output, one.number))
        fleet = fleet.without(dropped.card)
    fleet = fleet.with_plant(plant)
    fuels = [] if plant.burns == NO_FUEL else [GAS, OIL] if plant.burns == HYBRID else [int(plant.burns)]
    buyer = new_player(0)
    buyer.fleet = fleet
    cards = Shop(state, buyer).for_run(IDLE.with_plant(plant))
    return LotPreview(
        plant=plant.name,
        capacity=fleet.capacity(),
        ready=fleet.best_output(player.stock, scoring.UNLIMITED),
        drops=None if dropped is None else dropped.name,
        cost=None if cards is None else cards[0],
        units=sum(
            int(count) * units_of(offer % KINDS)
            for offer, count in enumerate(state.resources.cards)
            if FUEL_OF_KIND[offer % KINDS] in fuels
        ),
        rivals=[
            other
            for other in state.order
            if other != seat and any(fuel in state.players[other].fleet.fuels for fuel in fuels)
        ],
    )


# What a company needs


def hybrids_burn(player: Player) -> dict[str, int]:
    """How much of each fuel one production of the hybrids could take."""
    shared = player.fleet.hybrid_room // 2
    return {FUELS[fuel]: shared if fuel in (GAS, OIL) else 0 for fuel in MARKET_ORDER}


def burns(player: Player) -> Units:
    """What one production of all plants burns: half of what they store."""
    fleet = player.fleet
    return Units({FUELS[fuel]: fleet.room[fuel] // 2 for fuel in MARKET_ORDER}, fleet.hybrid_room // 2)


def lacks(player: Player) -> Units:
    """What is not there yet for one production of all plants."""
    fleet, stock = player.fleet, player.stock
    pure = {FUELS[fuel]: max(0, fleet.room[fuel] // 2 - stock[fuel]) for fuel in MARKET_ORDER}
    return Units(pure, fleet.hybrids_lack(stock))


def given_up(player: Player, card: int) -> Units:
    """The units that find no room when a plant is scrapped; the owner chooses where gas and oil compete."""
    fleet, stock = player.fleet.without(card), player.stock
    over = {FUELS[fuel]: int(fleet.surplus(stock, fuel)) for fuel in MARKET_ORDER}
    shared = int(fleet.shared_surplus(stock)) if fleet.hybrid_room else 0
    compete = [fuel for fuel in (GAS, OIL) if stock[fuel] > fleet.room[fuel]]
    if shared and len(compete) == 1:
        return Units({**over, FUELS[compete[0]]: shared}, 0)
    return Units(over, shared)


# Buying


Cards = tuple[int, list[int]]
"""What cards cost, and which: 12 * column + kind."""


class Shop:
    """The resource market for one buyer: the cheapest cards of a fuel for every number of units."""

    def __init__(self, state: CardGame, player: Player) -> None:
        self.state = state
        self.player = player
        self.room = [buying.room(state, self.player, fuel) for fuel in range(4)]
        self._by_units: dict[int, dict[int, Cards]] = {}

    def cards(self, fuel: int, need: int) -> Cards | None:
        """The cheapest with so many units or more; of equal cost those that fit, then the most units."""
        if need <= 0:
            return 0, []
        if fuel not in self._by_units:
            self._by_units[fuel] = self._all(fuel)
        found = [
            (cost, max(0, units - self.room[fuel]), -units, cards)
            for units, (cost, cards) in self._by_units[fuel].items()
            if units >= need
        ]
        if not found:
            return None
        cost, _, _, cards = min(found, key=lambda one: one[:3])
        return cost, cards

    def _all(self, fuel: int) -> dict[int, Cards]:
        best: dict[int, Cards] = {0: (0, [])}
        for column in range(COLUMNS):
            price = int(self.state.figures.prices[column])
            for offer in range(KINDS * column + FIRST_KIND[fuel], KINDS * column + FIRST_KIND[fuel] + MOST_UNITS):
                for _ in range(self.state.resources.cards[offer]):
                    for units, (cost, cards) in [*best.items()]:
                        more = units + units_of(offer % KINDS)
                        if more not in best or cost + price < best[more][0]:
                            best[more] = (cost + price, [*cards, offer])
        return best

    def for_run(self, run: Run) -> Cards | None:
        """The cheapest with which a set of plants can produce; nothing if the market has too few."""
        found: list[Cards] = []
        for gas in range(run.either + 1):
            needs = run.needs(gas)
            parts = [self.cards(fuel, needs[fuel] - self.player.stock[fuel]) for fuel in MARKET_ORDER]
            known = [part for part in parts if part is not None]
            if len(known) == len(parts):
                found.append((sum(cost for cost, _ in known), [card for _, cards in known for card in cards]))
        return min(found, key=lambda one: (one[0], len(one[1])), default=None)

    def purchase(self, run: Run, cards: Cards) -> Purchase:
        prices = self.state.figures.prices
        return Purchase(
            cards=[
                PricedCard(fuel_of(card % KINDS), units_of(card % KINDS), int(prices[card // KINDS]))
                for card in cards[1]
            ],
            moves=[self.state.text(BUY + card) for card in cards[1]],
            cost=cards[0],
            income=int(run.output),
        )


def buying_preview(state: CardGame) -> BuyingPreview:
    shop = Shop(state, state.players[state.turn])
    ways = [(run, cards) for run in shop.player.fleet.runs() if (cards := shop.for_run(run)) is not None]
    whole = ways[-1] if ways[-1][0] is shop.player.fleet.runs()[-1] else None
    affordable = [way for way in ways if way[1][0] <= shop.player.money]
    best = max(affordable, key=lambda way: (way[0].output, -way[1][0]))
    advised = whole if whole in affordable else best
    return BuyingPreview(
        all_plants=None if whole is None else shop.purchase(*whole),
        best=shop.purchase(*best),
        advised=shop.purchase(*advised) if advised[1][1] else None,
    )


def after_card(state: CardGame, move: int) -> tuple[int, list[str]]:
    """With this card too: what the plants can produce, and which of them run."""
    after = state.copy()
    buying.play(after, move, NoReveal())
    player = after.players[state.turn]
    best = best_run(player)
    runs = [plant.name for bit, plant in enumerate(player.fleet.plants) if best >> bit & 1]
    return int(player.fleet.runs()[best].output), runs


def bill(state: State, moves: list[str]) -> Bill:
    """What buying these cards would come to; raises `IllegalMove`. What does not buy is left out."""
    assert isinstance(state, CardGame)
    seat, after = int(state.turn), state.copy()
    for text in moves:
        move = after.parse(text)
        if BUY <= move < BUY + COLUMNS * KINDS:
            after.play(move, NoReveal())
    old, new = state.players[seat], after.players[seat]
    return Bill(
        bought={FUELS[fuel]: int(new.stock[fuel] - old.stock[fuel]) for fuel in MARKET_ORDER},
        cost=int(old.money - new.money),
        money=int(new.money),
        held={FUELS[fuel]: int(new.stock[fuel]) for fuel in MARKET_ORDER},
        income=int(scoring.produced(after, seat)),
        capacity=int(new.fleet.capacity()),
    )
