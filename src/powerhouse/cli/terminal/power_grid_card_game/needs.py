"""What plants burn and store, and the cheapest cards for one production."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from powerhouse.cli.terminal.power_grid_card_game.marks import LETTERS, card_code
from powerhouse.games.power_grid_card_game.view import PlantView, PlayerView, View

PAIR = ("gas", "oil")
STORAGE = 2
"""A plant stores twice what it burns."""


@dataclass(frozen=True)
class Purchase:
    """Cards to buy, as (price, fuel, units), and what they cost together."""

    cards: list[tuple[int, str, int]]
    cost: int

    def codes(self) -> str:
        """As they are typed: `c3 u1`."""
        return " ".join(card_code(fuel, units).lower() for _, fuel, units in self.cards)


def burns(plants: list[PlantView]) -> tuple[dict[str, int], int]:
    """What one production of these plants burns of each fuel, and how much that may be gas or oil."""
    pure = dict.fromkeys(LETTERS, 0)
    either = 0
    for plant in plants:
        if len(plant.fuels) > 1:
            either += plant.need
        elif plant.fuels:
            pure[plant.fuels[0]] += plant.need
    return pure, either


def lacking(player: PlayerView) -> dict[str, int]:
    """What is not there yet for one production of all plants, by fuel; `gas or oil` for the hybrids."""
    pure, either = burns(player.plants)
    spare = sum(max(0, player.fuel[fuel] - pure[fuel]) for fuel in PAIR)
    lacks = {fuel: max(0, need - player.fuel[fuel]) for fuel, need in pure.items()}
    return {**lacks, " or ".join(PAIR): max(0, either - spare)}


def lost(plants: list[PlantView], fuel: dict[str, int]) -> dict[str, int]:
    """Which units these plants have no room for; `gas or oil` where the owner may choose."""
    pure, either = burns(plants)
    over = {name: max(0, fuel[name] - STORAGE * pure[name]) for name in LETTERS}
    shared = max(0, sum(over[name] for name in PAIR) - STORAGE * either)
    competing = [name for name in PAIR if over[name]]
    over |= dict.fromkeys(PAIR, 0)
    return {**over, " or ".join(competing): shared} if competing else over


def affordable(view: View, seat: int) -> tuple[Purchase, int]:
    """What brings the most income for the money there is, of equal income the cheapest, and that income."""
    player = view.players[seat]
    found = []
    for count in range(len(player.plants) + 1):
        for plants in combinations(player.plants, count):
            purchase = cheapest(view, player, [*plants])
            if purchase is not None and purchase.cost <= (player.money or 0):
                found.append((purchase, sum(plant.income for plant in plants)))
    return max(found, key=lambda one: (one[1], -one[0].cost))


def cheapest(view: View, player: PlayerView, plants: list[PlantView]) -> Purchase | None:
    """The cheapest cards that let these plants produce once; nothing if the market has too little."""
    pure, either = burns(plants)
    found = []
    for gas in range(either + 1):
        wanted = {**pure, "gas": pure["gas"] + gas, "oil": pure["oil"] + either - gas}
        parts = [_cards(view, fuel, need - player.fuel[fuel], player.room[fuel]) for fuel, need in wanted.items()]
        cards = [card for part in parts if part is not None for card in part]
        if None not in parts:
            found.append(Purchase(cards, sum(price for price, _, _ in cards)))
    return min(found, key=lambda purchase: (purchase.cost, len(purchase.cards)), default=None)


def _cards(view: View, fuel: str, need: int, room: int) -> list[tuple[int, str, int]] | None:
    """The cheapest cards of a fuel with so many units or more; of equal cost those that fit, then the most units."""
    best: dict[int, list[tuple[int, str, int]]] = {0: []}
    for card in _on_sale(view, fuel):
        for units, cards in [*best.items()]:
            more = [*cards, card]
            known = best.get(units + card[2])
            if known is None or _cost(more) < _cost(known):
                best[units + card[2]] = more
    enough = [units for units in best if units >= need]
    if not enough:
        return None
    return best[min(enough, key=lambda units: (_cost(best[units]), max(0, units - room), -units))]


def _on_sale(view: View, fuel: str) -> Iterator[tuple[int, str, int]]:
    for column in view.resources.columns:
        for card in column.cards:
            if card.fuel == fuel:
                yield from [(column.price, fuel, card.units)] * card.count


def _cost(cards: list[tuple[int, str, int]]) -> int:
    return sum(price for price, _, _ in cards)
