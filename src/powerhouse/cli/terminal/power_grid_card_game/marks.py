"""Plants and resource cards in few characters: `12 CCC→9` burns three coal and earns 9, `C3` is a card of 3 coal."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from powerhouse.games.power_grid_card_game.view import CardView, HeldView, PlantView

LETTERS = {"coal": "C", "gas": "G", "oil": "O", "uranium": "U"}
STYLES = {
    "coal": "bold #b08d6a",
    "gas": "bold #5aa9d6",
    "oil": "bold #9a86d8",
    "uranium": "bold #e0503c",
    "hybrid": "bold #7a98d8",
    "eco": "bold #3cab6e",
}
HYBRID = "H"
NOTHING = Text("–", style="dim")


def fuel_letters(plant: PlantView) -> Text:
    """One letter for each unit it burns, H for gas or oil; `eco` if it burns nothing."""
    if not plant.fuels:
        return Text(plant.kind, style=STYLES["eco"])
    letter = HYBRID if len(plant.fuels) > 1 else LETTERS[plant.fuels[0]]
    return Text(letter * plant.need, style=STYLES[plant.kind])


def plant_mark(plant: PlantView) -> Text:
    return Text.assemble((str(plant.number), "bold"), " ", fuel_letters(plant), f"→{plant.income}")


def plant_marks(plants: list[PlantView]) -> Text:
    return Text("  ").join([plant_mark(plant) for plant in plants]) if plants else NOTHING


def calls(plants: list[PlantView]) -> list[str]:
    """What to type for each plant: its number, with a letter where others of the list share it: `4c`, `4g`."""
    called = []
    for plant in plants:
        kinds = {other.kind for other in plants if other.number == plant.number}
        called.append(f"{plant.number}{plant.kind[0] if len(kinds) > 1 else ''}")
    return list(dict.fromkeys(called))


def card_code(fuel: str, units: int, count: int = 1) -> str:
    """`C3`, or `C3×2` for two of them."""
    return f"{LETTERS[fuel]}{units}" + (f"×{count}" if count > 1 else "")


def card_marks(cards: Iterable[CardView]) -> Text:
    marks = [Text(card_code(card.fuel, card.units, card.count), style=STYLES[card.fuel]) for card in cards]
    return Text(" ").join(marks) if marks else NOTHING


def held_marks(cards: list[HeldView]) -> Text:
    """The cards of a company by what they show: `C3`; what is printed, where that is more, as `C1/3`."""
    marks = []
    for card in cards:
        printed = f"/{card.units}" if card.units > card.shown else ""
        marks.append(Text(card_code(card.fuel, card.shown) + printed, style=STYLES[card.fuel]))
    return Text(" ").join(marks) if marks else NOTHING


def units_mark(units: Mapping[str, int]) -> Text:
    """What is held, as `4C 1U`."""
    held = [Text(f"{count}{LETTERS[fuel]}", style=STYLES[fuel]) for fuel, count in units.items() if count]
    return Text(" ").join(held) if held else NOTHING


def units_words(units: Mapping[str, int]) -> str:
    """What is held or burnt, as `4 coal, 1 uranium`."""
    return ", ".join(f"{count} {fuel}" for fuel, count in units.items() if count) or "nothing"
