"""The shape of the data files, and what must hold among their values: checked when they are read.

So components that cannot work are refused with a sentence before the first card, not in the middle of a game.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from powerhouse.core.errors import BadSetup
from powerhouse.games.power_grid_card_game.codes import FUELS, MIXES

Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=1, le=1000)]
Price = Annotated[int, Meta(ge=1, le=1000)]
PLAYER_COUNTS = ("2", "3", "4", "5", "6")
MOST_PLANTS = 98
MOST_RESOURCES = 1000


class PlantRow(Struct, frozen=True):
    id: str
    set: Literal["small", "big"]
    number: Annotated[int, Meta(ge=1, le=98)]
    fuel: Literal["coal", "gas", "oil", "uranium", "hybrid", "eco"]
    fuel_amount: Annotated[int, Meta(ge=0, le=15)]
    income: Annotated[int, Meta(ge=1, le=1000)]


class Plants(Struct, frozen=True):
    plants: list[PlantRow]


class ResourceRow(Struct, frozen=True):
    id: str
    kind: Literal["standard", "leftover", "plus", "plusplus"]
    type: Literal["coal", "gas", "oil", "uranium"]
    units: Annotated[int, Meta(ge=1, le=3)]
    players: Annotated[str, Meta(pattern="^([2-6]-[2-6])?$")]


class Resources(Struct, frozen=True):
    cards: list[ResourceRow]


class PlayersRow(Struct, frozen=True):
    column: Amount
    small_removed: Count
    big_removed: Count
    trust: bool


class SetupRow(Struct, frozen=True):
    start_money: Count
    plant_limit: Literal[3]
    small_cards: Count
    big_cards: Count
    first_market: Amount
    current_row: Amount
    last_market: Amount


class Prices(Struct, frozen=True):
    leftover: Price
    columns: Annotated[list[Price], Meta(min_length=3, max_length=3)]


class RenovationCard(Struct, frozen=True):
    card: Amount
    first: Count
    others: Count


class Tables(Struct, frozen=True):
    players: dict[str, PlayersRow]
    setup: SetupRow
    prices: Prices
    discount_minimum_bid: Amount
    guaranteed_income: Count
    money_per_point: Amount
    renovation: Annotated[list[RenovationCard], Meta(min_length=1)]


class Facts(Struct, frozen=True):
    plants: Plants
    resources: Resources
    tables: Tables


def check(files: dict[str, Any]) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    try:
        facts = msgspec.convert(files, Facts)
    except msgspec.ValidationError as error:
        raise BadSetup(f"the components of the Card Game do not fit together: {error}") from error
    _check_plants(facts)
    _check_resources(facts)
    _check_tables(facts.tables)


def _demand(condition: bool, sentence: str) -> None:
    if not condition:
        raise BadSetup(sentence)


def _check_plants(facts: Facts) -> None:
    rows = facts.plants.plants
    setup = facts.tables.setup
    _demand(len(rows) <= MOST_PLANTS, f"there may be at most {MOST_PLANTS} plants, these are {len(rows)}")
    _demand(len({row.id for row in rows}) == len(rows), "two plants have the same id")
    for row in rows:
        burns = row.fuel != "eco"
        _demand(burns == (row.fuel_amount > 0), f"plant {row.id}, {row.fuel}, cannot burn {row.fuel_amount}")
    hybrids = sorted(row.fuel_amount for row in rows if row.fuel == "hybrid")
    most = sum(hybrids[-setup.plant_limit :])
    _demand(most < MIXES, f"hybrids of one player may burn at most {MIXES - 1} units together, these burn {most}")
    for name, count in (("small", setup.small_cards), ("big", setup.big_cards)):
        found = sum(row.set == name for row in rows)
        _demand(found == count, f"there are {found} {name} plants, not {count}")
    for players, row_of in facts.tables.players.items():
        needed = setup.first_market + 1 + row_of.small_removed
        _demand(
            setup.small_cards >= needed,
            f"the set-up for {players} needs {needed} small plants, there are {setup.small_cards}",
        )
        _demand(
            setup.big_cards > row_of.big_removed,
            f"the set-up for {players} removes {row_of.big_removed} big plants of {setup.big_cards}",
        )


def _check_resources(facts: Facts) -> None:
    cards = facts.resources.cards
    _demand(len(cards) <= MOST_RESOURCES, f"there may be at most {MOST_RESOURCES} resource cards")
    _demand(len({card.id for card in cards}) == len(cards), "two resource cards have the same id")
    for card in cards:
        if card.kind == "leftover":
            _demand(card.units == 1, f"leftover card {card.id} must have 1 unit, not {card.units}")
        wanted = "which player counts it is for" if card.kind == "standard" else "no player counts"
        _demand((card.kind == "standard") == bool(card.players), f"{card.kind} card {card.id} must say {wanted}")
        _demand(card.players[:1] <= card.players[-1:], f"resource card {card.id} is for {card.players} players")
    for fuel in FUELS:
        _demand(any(card.type == fuel for card in cards), f"there is no card with {fuel}")
    for players, row in facts.tables.players.items():
        dealt = sum(in_game(card.players, players) for card in cards if card.kind == "standard")
        needed = 3 * row.column
        _demand(dealt >= needed, f"the market for {players} needs {needed} resource cards, there are {dealt}")


def in_game(range_of_players: str, players: str) -> bool:
    """Whether a card marked `2-6` is used with so many players."""
    return range_of_players[0] <= players <= range_of_players[-1]


def _check_tables(tables: Tables) -> None:
    setup = tables.setup
    _demand(
        tuple(sorted(tables.players)) == PLAYER_COUNTS,
        f"the table of players must have rows for {', '.join(PLAYER_COUNTS)}",
    )
    for players, row in tables.players.items():
        _demand(row.trust == (players == "2"), "the Trust plays with two players and with no others")
    _demand(
        setup.current_row <= setup.first_market,
        f"the upper row has {setup.current_row} plants, the market only {setup.first_market}",
    )
    _demand(
        setup.last_market == setup.first_market - 2,
        f"of {setup.first_market} plants two leave before the last round, so {setup.last_market} cannot remain",
    )
    prices = [tables.prices.leftover, *tables.prices.columns]
    # Moves name a column by its price.
    _demand(prices == sorted(set(prices)), f"prices must rise from column to column: {prices}")
    numbers = [card.card for card in tables.renovation]
    _demand(numbers == list(range(1, len(numbers) + 1)), f"renovation cards are numbered from 1: {numbers}")
