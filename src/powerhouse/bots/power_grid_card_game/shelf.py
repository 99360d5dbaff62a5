"""The resource cards of one fuel that are on sale, and the cheapest way to so many units."""

from typing import Final, NamedTuple

from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, KINDS, MOST_UNITS
from powerhouse.games.power_grid_card_game.state import CardGame

UNAVAILABLE: Final = 1_000_000
"""The price of units that the market does not have."""


class Card(NamedTuple):
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
    table: list[tuple[int, Card | None]] = [(0, None)] + [(UNAVAILABLE, None)] * most
    for card in cards:
        _, price, units = card
        for total in range(most, units - 1, -1):
            cost = table[total - units][0] + price
            if cost < table[total][0]:
                table[total] = (cost, card)
    return table


def covering(cards: list[Card]) -> list[int]:
    """By number of units: the least that cards with at least so many cost."""
    table = [cost for cost, _ in exact(cards, min(sum([card.units for card in cards]), MOST_NEEDED))]
    for total in range(len(table) - 2, -1, -1):
        table[total] = min(table[total], table[total + 1])
    return table


MOST_NEEDED: Final = 12
"""No three plants burn more of one fuel at once, and a card more."""
