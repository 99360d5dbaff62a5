"""The Trust, the third company in a game of two: it takes plants and resources and never pays (CG-6)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game.codes import GAS, KINDS, MARKET_ORDER, OIL
from powerhouse.games.power_grid_card_game.player import Trust
from powerhouse.games.power_grid_card_game.table import Table

PLACE: Final = 1
"""Its place in turn order: always the second."""


def take_plant(state: Table, chance: Chance) -> None:
    """Once a round, after the first sale or pass, the Trust takes the dearest plant on offer; its oldest makes room."""
    trust = state.trust
    if trust is None or trust.acted:
        return
    trust.acted = True
    market = state.own_market()
    offered = market.on_offer()
    if not offered:
        return
    card = offered[-1]
    market.take(card)
    oldest = to_drop(state, trust)
    if oldest is not None:
        trust.fleet = trust.fleet.without(oldest)
        trust.plants = trust.plants[1:]
        market.gone += 1
    trust.plants = [*trust.plants, card]
    trust.fleet = trust.fleet.with_plant(state.figures.plants[card])
    market.replace(chance)


def to_drop(state: Table, trust: Trust) -> int | None:
    """The plant that makes room when the Trust takes another: its oldest; none while it has room."""
    return trust.plants[0] if len(trust.plants) == state.figures.plant_limit else None


def take_resources(state: Table) -> None:
    """One production for all its plants, free, always the cheapest cards: plants of one fuel first, then hybrids."""
    trust = state.trust
    if trust is None:
        return
    market = state.resources
    stock = trust.stock
    fuel: i64
    for fuel in MARKET_ORDER:
        while stock[fuel] < trust.fleet.room[fuel] // 2:
            offer = market.cheapest(fuel)
            if offer < 0:
                break
            trust.take(offer, trust.fleet.lacks(stock, fuel), market)
    while trust.fleet.hybrids_lack(stock) > 0:
        gas, oil = market.cheapest(GAS), market.cheapest(OIL)
        if gas < 0 and oil < 0:
            break
        cheaper_oil = oil >= 0 and (gas < 0 or oil // KINDS < gas // KINDS)
        fuel = OIL if cheaper_oil else GAS
        trust.take(oil if cheaper_oil else gas, trust.fleet.lacks(stock, fuel), market)


def discard_resources(state: Table) -> None:
    """In bureaucracy all its cards go, enough for its plants or not; in the next round it takes a plant again."""
    trust = state.trust
    if trust is None:
        return
    fuel: i64
    for fuel in MARKET_ORDER:
        if trust.stock[fuel]:
            trust.use(fuel, trust.stock[fuel], state.resources)
    trust.acted = False
