"""Plants and resource cards in few characters: `12 CCC→9` burns three coal and earns 9, `C3` is a card of 3 coal."""

from collections.abc import Callable, Iterable, Mapping

from rich.text import Text

from powerhouse.core.phrase import Items, Phrase, phrase
from powerhouse.games.power_grid_card_game.input import typed_plants
from powerhouse.games.power_grid_card_game.previews import Units
from powerhouse.games.power_grid_card_game.view import CardView, HeldView, PlantView

STYLES = {
    "coal": "bold #b08d6a",
    "gas": "bold #5aa9d6",
    "oil": "bold #9a86d8",
    "uranium": "bold #e0503c",
    "hybrid": "bold #7a98d8",
    "eco": "bold #3cab6e",
}
NOTHING = Text("–", style="dim")
Say = Callable[..., str]


class Symbols:
    """Drawn with the letters of the catalogue."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def plant(self, plant: PlantView) -> Text:
        letters = Text(self.say(f"letters-{plant.kind}", need=plant.need), style=STYLES[plant.kind])
        return Text.assemble((str(plant.number), "bold"), " ", letters, f"→{plant.income}")

    def plants(self, plants: list[PlantView]) -> Text:
        return Text("  ").join([self.plant(plant) for plant in plants]) if plants else NOTHING

    def card(self, fuel: str, units: int, count: int = 1) -> str:
        """`C3`, or `C3×2` for two of them."""
        return self.say("letters-card", fuel=fuel, units=units, count=count)

    def cards(self, cards: Iterable[CardView]) -> Text:
        marks = [Text(self.card(card.fuel, card.units, card.count), style=STYLES[card.fuel]) for card in cards]
        return Text(" ").join(marks) if marks else NOTHING

    def held(self, cards: list[HeldView]) -> Text:
        """The cards of a company by what they show: `C3`; what is printed, where that is more, as `C1/3`."""
        marks = []
        for card in cards:
            printed = f"/{card.units}" if card.units > card.shown else ""
            marks.append(Text(self.card(card.fuel, card.shown) + printed, style=STYLES[card.fuel]))
        return Text(" ").join(marks) if marks else NOTHING

    def fuel(self, name: str) -> Text:
        return Text(self.say("screen-fuel", fuel=name), style=STYLES[name])

    def units(self, units: Mapping[str, int]) -> Text:
        """What is held, as `4C 1U`."""
        held = [
            Text(self.say("screen-units", count=count, fuel=fuel), style=STYLES[fuel])
            for fuel, count in units.items()
            if count
        ]
        return Text(" ").join(held) if held else NOTHING


def plant_phrase(plant: PlantView) -> Phrase:
    """A plant within a sentence."""
    fuel = phrase(f"burns-{plant.kind}", need=plant.need)
    return phrase("plant", number=plant.number, fuel=fuel, income=plant.income)


def units_phrase(units: Mapping[str, int], either: int = 0) -> Items:
    """What is held or burnt, as `4 coal, 1 uranium`."""
    some: Items = [phrase("units", count=count, fuel=fuel) for fuel, count in units.items() if count]
    some += [phrase("units-either", count=either)] if either else []
    return some or [phrase("nothing")]


def needs_phrase(units: Units) -> Items:
    return units_phrase(units.fuels, units.either)


def calls(plants: list[PlantView]) -> Items:
    """What to type for each plant."""
    return Items(typed_plants([(plant.number, plant.kind) for plant in plants]))
