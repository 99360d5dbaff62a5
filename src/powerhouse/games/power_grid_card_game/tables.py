"""The facts of the box, read from the data files into objects that never change."""

from typing import Any

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import FIRST_KIND, FUELS, KINDS, RESOURCE
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant
from powerhouse.parts.plant_deck import LAST_CARD


class Figures:
    """Everything a game with so many players needs to know and never changes.

    Plant cards are numbered from 1, small ones first, each set by the numbers on the cards.
    """

    def __init__(self, files: dict[str, Any], players: int) -> None:
        tables = files["tables"]
        row = tables["players"][str(players)]
        setup = tables["setup"]
        self.players = players
        self.column: int = row["column"]
        self.small_removed: int = row["small_removed"]
        self.big_removed: int = row["big_removed"]
        self.trust: bool = row["trust"]
        self.start_money: int = setup["start_money"]
        self.plant_limit: int = setup["plant_limit"]
        self.first_market: int = setup["first_market"]
        self.row: int = setup["current_row"]
        self.last_row: int = setup["last_market"]
        prices: list[int] = [tables["prices"]["leftover"], *tables["prices"]["columns"]]
        self.prices = vec[i64](prices)
        self.discount_bid: int = tables["discount_minimum_bid"]
        self.guaranteed_income: int = tables["guaranteed_income"]
        self.money_per_point: int = tables["money_per_point"]
        self.renovation: list[tuple[int, int]] = [(card["first"], card["others"]) for card in tables["renovation"]]

        rows = _in_order(files["plants"]["plants"])
        names = _names(rows)
        self.plants = {card: _plant(card, row, names[card - 1]) for card, row in enumerate(rows, 1)}
        self.small: list[int] = [card for card, row in enumerate(rows, 1) if row["set"] == "small"]
        self.big: list[int] = [card for card, row in enumerate(rows, 1) if row["set"] == "big"]
        numbers = list(range(LAST_CARD + 1))
        for card, plant in self.plants.items():
            numbers[card] = plant.number
        self.numbers = vec[i64](numbers)

        cards: list[dict[str, Any]] = files["resources"]["cards"]
        standard = [card for card in cards if card["kind"] == "standard"]
        in_game = [card for card in standard if int(card["players"][0]) <= players <= int(card["players"][-1])]
        self.deck: list[int] = sorted([RESOURCE + _kind(card) for card in in_game])
        self.plus: list[int] = _counts([card for card in cards if card["kind"] == "plus"])
        self.plusplus: list[int] = _counts([card for card in cards if card["kind"] == "plusplus"])
        leftovers = [card for card in cards if card["kind"] == "leftover"]
        self.leftovers: list[int] = [sum(card["type"] == fuel for card in leftovers) for fuel in FUELS]


def _in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    sets = ("small", "big")
    return sorted(rows, key=lambda row: (sets.index(row["set"]), row["number"]))


def _names(rows: list[dict[str, Any]]) -> list[str]:
    """What a card is called: its number, its fuel where a number is shared, a count where both are."""
    numbers = [row["number"] for row in rows]
    pairs = [(row["number"], row["fuel"]) for row in rows]
    names: list[str] = []
    for place, (number, fuel) in enumerate(pairs):
        name = str(number)
        if numbers.count(number) > 1:
            name += f"-{fuel}"
        if pairs.count((number, fuel)) > 1:
            name += f"-{1 + pairs[:place].count((number, fuel))}"
        names.append(name)
    return names


def _plant(card: int, row: dict[str, Any], name: str) -> Plant:
    kind: str = row["fuel"]
    burns = HYBRID if kind == "hybrid" else FUELS.index(kind) if kind in FUELS else NO_FUEL
    return Plant(card, row["number"], burns, row["fuel_amount"], row["income"], name)


def _kind(card: dict[str, Any]) -> int:
    fuel = FUELS.index(card["type"])
    units: int = card["units"]
    return FIRST_KIND[fuel] + units - 1


def _counts(cards: list[dict[str, Any]]) -> list[int]:
    """How many cards of each kind."""
    kinds = [_kind(card) for card in cards]
    return [kinds.count(kind) for kind in range(KINDS)]
