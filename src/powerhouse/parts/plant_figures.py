"""What the boxes of both Power Grids say of plants and money."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant
from powerhouse.parts.plant_deck import PLUG, PlantDeck
from powerhouse.parts.plant_market import PlantMarket


class PlantFigures:
    """Facts that never change; `plants` and `numbers` (see the market) are by card, `by_card` has the plants in a list,
    for those who look often. `new_market` is the market before anything is dealt, for positions to copy.

    `renovation` has what the first to scrap in a round is paid, and what each of the others. `offer`, `scrap`,
    `give_back` and `run` are the codes of these moves for card, fuel or run 0. What is lacking is told in the order of
    `fuel_order`; `game` and the `clauses` of its refusals say which rules these are.
    """

    game: str
    clauses: dict[str, str]
    fuels: list[str]
    fuel_order: list[int]
    offer: int
    scrap: int
    give_back: int
    run: int
    players: int
    start_money: int
    plant_limit: int
    first_market: int
    row: int
    discount_bid: int
    renovation: list[tuple[int, int]]
    plants: dict[int, Plant]
    by_card: list[Plant]
    numbers: vec[i64]
    new_market: PlantMarket

    def is_no_card(self, card: int) -> bool:
        """Whether a number means nothing: where cards have names, one that none of them has."""
        return False

    def blank_market(self, plugs: list[int], sockets: list[int]) -> PlantMarket:
        """All plants in the deck: a plug card on top, the last card at the bottom."""
        deck = PlantDeck(vec[i64](plugs), vec[i64](sockets), len(plugs), len(sockets), True, [], PLUG)
        return PlantMarket(deck, self.numbers, sockets[0], self.row, self.discount_bid)


def listed(plants: dict[int, Plant]) -> list[Plant]:
    """Plants by card; where a number is no card, any of them stands."""
    any_plant = next(iter(plants.values()))
    return [plants.get(card, any_plant) for card in range(max(plants) + 1)]


def burnt_by(kind: str, fuels: list[str]) -> int:
    """What a plant of a kind burns: a fuel, `HYBRID` or `NO_FUEL`."""
    return HYBRID if kind == "hybrid" else fuels.index(kind) if kind in fuels else NO_FUEL
