"""What must hold among the values of the data files.

So components that cannot work are refused with a sentence before the first card, not in the middle of a game.
"""

from functools import partial

from powerhouse.core import components
from powerhouse.games.power_grid_card_game.codes import FUELS, MIXES
from powerhouse.games.power_grid_card_game.schema import DataFiles, TablesFile

demand = partial(components.demand, "power-grid-card-game")

PLAYER_COUNTS = ("2", "3", "4", "5", "6")
MOST_PLANTS = 98
MOST_RESOURCES = 1000


def check(files: DataFiles) -> None:
    """Raise `BadSetup` with one sentence for the first thing that cannot be."""
    _check_plants(files)
    _check_resources(files)
    _check_tables(files.tables)


def _check_plants(files: DataFiles) -> None:
    rows = files.plants.plants
    setup = files.tables.setup
    demand(len(rows) <= MOST_PLANTS, "plants-too-many", most=MOST_PLANTS, found=len(rows))
    demand(len({row.id for row in rows}) == len(rows), "plant-twice")
    for row in rows:
        burns = row.fuel != "eco"
        demand(
            burns == (row.fuel_amount > 0),
            "plant-cannot-burn",
            at=f"plants/plants/{row.id}/fuel_amount",
            plant=row.id,
            fuel=row.fuel,
            burns=row.fuel_amount,
        )
    hybrids = sorted(row.fuel_amount for row in rows if row.fuel == "hybrid")
    most = sum(hybrids[-setup.plant_limit :])
    demand(most < MIXES, "plant-hybrids", most=MIXES - 1, burns=most)
    for name, count in (("small", setup.small_cards), ("big", setup.big_cards)):
        found = sum(row.set == name for row in rows)
        demand(found == count, "plant-cards", found=found, set=name, count=count)
    for players, row_of in files.tables.players.items():
        needed = setup.first_market + 1 + row_of.small_removed
        demand(
            setup.small_cards >= needed,
            "plant-too-few-small",
            players=players,
            needed=needed,
            found=setup.small_cards,
        )
        demand(
            setup.big_cards > row_of.big_removed,
            "plant-too-few-big",
            players=players,
            removed=row_of.big_removed,
            found=setup.big_cards,
        )


def _check_resources(files: DataFiles) -> None:
    cards = files.resources.cards
    demand(len(cards) <= MOST_RESOURCES, "cards-too-many", most=MOST_RESOURCES)
    demand(len({card.id for card in cards}) == len(cards), "card-twice")
    for card in cards:
        at = f"resources/cards/{card.id}"
        if card.kind == "leftover":
            demand(card.units == 1, "card-leftover", at=f"{at}/units", card=card.id, units=card.units)
        standard = card.kind == "standard"
        demand(standard == bool(card.players), "card-kind", at=f"{at}/players", kind=card.kind, card=card.id)
        rises = card.players[:1] <= card.players[-1:]
        demand(rises, "card-players", at=f"{at}/players", card=card.id, players=card.players)
    for fuel in FUELS:
        demand(any(card.type == fuel for card in cards), "card-none", fuel=fuel)
    for players, row in files.tables.players.items():
        dealt = sum(card.in_game(int(players)) for card in cards if card.kind == "standard")
        needed = 3 * row.column
        demand(dealt >= needed, "cards-too-few", players=players, needed=needed, found=dealt)


def _check_tables(tables: TablesFile) -> None:
    setup = tables.setup
    demand(
        tuple(sorted(tables.players)) == PLAYER_COUNTS,
        "players-rows",
        players=[*PLAYER_COUNTS],
    )
    for players, row in tables.players.items():
        demand(row.trust == (players == "2"), "trust-players")
    demand(
        setup.current_row <= setup.first_market,
        "market-row",
        row=setup.current_row,
        market=setup.first_market,
    )
    demand(
        setup.last_market == setup.first_market - 2,
        "market-last",
        first=setup.first_market,
        last=setup.last_market,
    )
    prices = [tables.prices.leftover, *tables.prices.columns]
    # Moves name a column by its price.
    demand(prices == sorted(set(prices)), "prices-rise", prices=[*prices])
    numbers = [card.card for card in tables.renovation]
    demand(numbers == list(range(1, len(numbers) + 1)), "renovation-cards", cards=[*numbers])
