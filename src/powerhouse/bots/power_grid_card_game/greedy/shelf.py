"""The resource cards of one fuel that are on sale, and the cheapest way to so many units."""

from typing import Final, NamedTuple

from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, KINDS, MOST_UNITS
from powerhouse.games.power_grid_card_game.state import CardGame

UNAVAILABLE: Final = 1_000_000
"""The price of units that the market does not have."""

MOST_NEEDED: Final = 12
"""More than three plants burn of one fuel at once."""


class Card(NamedTuple):
    """A resource card on sale; `offer` is how moves call it."""

    offer: int
    price: int
    units: int


def cards_of(state: CardGame, fuel: int) -> list[Card]:
    """All cards of a fuel, one by one, cheapest column first."""
    on_sale = state.resources.cards
    cards: list[Card] = []
    for column in range(COLUMNS):
        for units in range(1, MOST_UNITS + 1):
            offer = KINDS * column + FIRST_KIND[fuel] + units - 1
            cards += [Card(offer, state.figures.prices[column], units)] * on_sale[offer]
    return cards


def exact(cards: list[Card], most: int) -> list[tuple[int, Card | None]]:
    """By number of units up to `most`: the least that cards with just so many cost, and one of these cards."""
    table: list[tuple[int, Card | None]] = [(UNAVAILABLE, None) for _ in range(most + 1)]
    table[0] = (0, None)
    for card in cards:
        for total in range(most, card.units - 1, -1):
            cost = table[total - card.units][0] + card.price
            if cost < table[total][0]:
                table[total] = (cost, card)
    return table


def covering(cards: list[Card]) -> list[int]:
    """By number of units: the least that cards with at least so many cost."""
    most = min(sum([card.units for card in cards]), MOST_NEEDED)
    costs = [cost for cost, _ in exact(cards, most)]
    for units in range(most - 1, -1, -1):
        costs[units] = min(costs[units], costs[units + 1])
    return costs
