"""The facts of the box as the rules use them, in objects that never change."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game import codes
from powerhouse.games.power_grid_card_game.codes import FIRST_KIND, FUELS, ID, KINDS, MARKET_ORDER
from powerhouse.games.power_grid_card_game.refusals import CLAUSES
from powerhouse.games.power_grid_card_game.schema import DataFiles, PlantRow, ResourceRow
from powerhouse.parts.fleet import Plant
from powerhouse.parts.plant_deck import LAST_CARD
from powerhouse.parts.plant_figures import PlantFigures, burnt_by, listed


class Figures(PlantFigures):
    """Everything a game with so many players needs to know and never changes.

    Plant cards are numbered from 1, small ones first, each set by the numbers on the cards.
    """

    def __init__(self, files: DataFiles, players: int) -> None:
        tables, setup = files.tables, files.tables.setup
        row = tables.players[str(players)]
        self.game, self.clauses = ID, CLAUSES
        self.fuels, self.fuel_order = FUELS, MARKET_ORDER
        self.offer, self.scrap, self.give_back, self.run = codes.OFFER, codes.SCRAP, codes.RETURN, codes.RUN
        self.players = players
        self.column = row.column
        self.small_removed = row.small_removed
        self.big_removed = row.big_removed
        self.trust = row.trust
        self.start_money = setup.start_money
        self.plant_limit = setup.plant_limit
        self.first_market = setup.first_market
        self.row = setup.current_row
        self.last_row = setup.last_market
        self.prices = vec[i64]([tables.prices.leftover] + tables.prices.columns)
        self.discount_bid = tables.discount_minimum_bid
        self.guaranteed_income = tables.guaranteed_income
        self.money_per_point = tables.money_per_point
        self.renovation = [(card.first, card.others) for card in tables.renovation]

        small = _by_number([row for row in files.plants.plants if row.set == "small"])
        big = _by_number([row for row in files.plants.plants if row.set == "big"])
        rows = small + big
        names = _names(rows)
        self.plants = {card: _plant(card, row, names[card - 1]) for card, row in enumerate(rows, 1)}
        self.by_card = listed(self.plants)
        self.small = list(range(1, len(small) + 1))
        self.big = list(range(len(small) + 1, len(rows) + 1))
        numbers = list(range(LAST_CARD + 1))
        for card, plant in self.plants.items():
            numbers[card] = plant.number
        self.numbers = vec[i64](numbers)
        self.new_market = self.blank_market(self.small, self.big)

        cards = files.resources.cards
        standard = [card for card in cards if card.kind == "standard"]
        self.deck = sorted([codes.RESOURCE + _kind(card) for card in standard if card.in_game(players)])
        self.plus = _counts([card for card in cards if card.kind == "plus"])
        self.plusplus = _counts([card for card in cards if card.kind == "plusplus"])
        leftovers = [card.type for card in cards if card.kind == "leftover"]
        self.leftovers = [sum(fuel == name for fuel in leftovers) for name in FUELS]

    def is_no_card(self, card: int) -> bool:
        return card not in self.plants


def _by_number(rows: list[PlantRow]) -> list[PlantRow]:
    return sorted(rows, key=lambda row: row.number)


def _names(rows: list[PlantRow]) -> list[str]:
    """What a card is called: its number, its fuel where a number is shared, a count where both are."""
    numbers = [row.number for row in rows]
    pairs = [(row.number, row.fuel) for row in rows]
    names: list[str] = []
    for place, (number, fuel) in enumerate(pairs):
        name = str(number)
        if numbers.count(number) > 1:
            name += f"-{fuel}"
        if pairs.count((number, fuel)) > 1:
            name += f"-{1 + pairs[:place].count((number, fuel))}"
        names.append(name)
    return names


def _plant(card: int, row: PlantRow, name: str) -> Plant:
    return Plant(card, row.number, burnt_by(row.fuel, FUELS), row.fuel_amount, row.income, row.fuel, name)


def _kind(card: ResourceRow) -> int:
    return FIRST_KIND[FUELS.index(card.type)] + card.units - 1


def _counts(cards: list[ResourceRow]) -> list[int]:
    """How many cards of each kind."""
    kinds = [_kind(card) for card in cards]
    return [kinds.count(kind) for kind in range(KINDS)]
