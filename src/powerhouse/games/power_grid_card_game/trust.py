"""The Trust, the third company in a game of two: it takes plants and resources and never pays (CG-6)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game.codes import (
    FIRST_KIND,
    FUEL_OF_KIND,
    GAS,
    KINDS,
    MARKET_ORDER,
    OIL,
)
from powerhouse.games.power_grid_card_game.store import Store, empty_store
from powerhouse.parts.fleet import Fleet

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


class Trust:
    """Its plants, from the oldest to the newest (`cards`), and the resource cards it took this round."""

    __slots__ = ("acted", "cards", "fleet", "store")

    def __init__(self, cards: list[int], fleet: Fleet, store: Store) -> None:
        self.cards = cards
        self.fleet = fleet
        self.store = store
        self.acted: bool = False

    def copy(self) -> "Trust":
        other = Trust(self.cards, self.fleet, self.store.copy())
        other.acted = self.acted
        return other


def found_trust() -> Trust:
    return Trust([], Fleet([]), empty_store())


def take_plant(state: "CardGame", chance: Chance) -> None:
    """Once a round, after the first sale or pass, the Trust takes the dearest plant on offer; its oldest makes room."""
    trust = state.trust
    if trust is None or trust.acted:
        return
    trust.acted = True
    offered = state.market.on_offer()
    if not offered:
        return
    card = offered[-1]
    state.market.take(card)
    if len(trust.cards) == state.figures.plant_limit:
        trust.fleet = trust.fleet.without(trust.cards[0])
        trust.cards = trust.cards[1:]
        state.market.gone += 1
    trust.cards = [*trust.cards, card]
    trust.fleet = trust.fleet.with_plant(state.figures.plants[card])
    state.market.replace(chance)


def take_resources(state: "CardGame") -> None:
    """One production for all its plants, free, always the cheapest cards: plants of one fuel first, then hybrids."""
    trust = state.trust
    if trust is None:
        return
    market = state.resources
    units = trust.store.units
    fuel: i64
    for fuel in MARKET_ORDER:
        while units[fuel] < trust.fleet.room[fuel] // 2:
            offer = market.cheapest(fuel)
            if offer < 0:
                break
            _take_card(state, trust, offer)
    while trust.fleet.hybrids_lack(units) > 0:
        gas, oil = market.cheapest(GAS), market.cheapest(OIL)
        if gas < 0 and oil < 0:
            break
        cheaper_oil = oil >= 0 and (gas < 0 or oil // KINDS < gas // KINDS)
        _take_card(state, trust, oil if cheaper_oil else gas)


def _take_card(state: "CardGame", trust: Trust, offer: i64) -> None:
    """A card, turned to what one production can burn; leftover cards for the rest."""
    kind = offer % KINDS
    fuel: i64 = FUEL_OF_KIND[kind]
    state.resources.take(offer)
    if offer < KINDS:
        trust.store.add_leftover(fuel)
        return
    printed = kind - FIRST_KIND[fuel] + 1
    fits = trust.fleet.lacks(trust.store.units, fuel)
    if fits < printed:
        state.resources.put_leftovers(fuel, printed - fits)
        trust.store.add(fuel, printed, fits)
    else:
        trust.store.add(fuel, printed, printed)


def discard_resources(state: "CardGame") -> None:
    """In bureaucracy all its cards go, whether they were enough for its plants or not."""
    trust = state.trust
    if trust is None:
        return
    fuel: i64
    for fuel in MARKET_ORDER:
        if trust.store.units[fuel]:
            trust.store.use(fuel, trust.store.units[fuel], state.resources)
