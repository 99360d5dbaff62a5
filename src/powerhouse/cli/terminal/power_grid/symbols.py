"""Plants, fuel and houses in few characters: `10 CC→2` burns two coal and supplies two cities."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from powerhouse.cli.terminal.power_grid.zone import Say
from powerhouse.core.phrase import Items, Value, phrase
from powerhouse.games.power_grid.view import PlantView

STYLES = {
    "coal": "bold #b08d6a",
    "oil": "bold #9a86d8",
    "garbage": "bold #c9a800",
    "uranium": "bold #e0503c",
    "hybrid": "bold #a88aa0",
    "eco": "bold #3cab6e",
    "fusion": "bold #3cab6e",
}


def fuel_letter(say: Say, fuel: str) -> str:
    return say(f"terminal-letter-{fuel}")


def fuel_letters(say: Say, plant: PlantView) -> Text:
    """One letter for each token it burns, one of its own for coal or oil; the kind if it burns nothing."""
    if not plant.fuels:
        return Text(say(f"terminal-kind-{plant.kind}", text=plant.kind), style=STYLES["eco"])
    letter = fuel_letter(say, "hybrid" if len(plant.fuels) > 1 else plant.fuels[0])
    return Text(letter * plant.need, style=STYLES.get(plant.kind, ""))


def plant_mark(say: Say, plant: PlantView) -> Text:
    return Text.assemble((str(plant.number), "bold"), " ", fuel_letters(say, plant), f"→{plant.output}")


def plant_marks(say: Say, plants: Sequence[PlantView]) -> Text:
    return Text("  ").join([plant_mark(say, plant) for plant in plants]) if plants else Text("–", style="dim")


def tokens_mark(say: Say, tokens: Mapping[str, int]) -> Text:
    """What is held, as `4C 1U`."""
    held = [Text(f"{count}{fuel_letter(say, fuel)}", style=STYLES[fuel]) for fuel, count in tokens.items() if count]
    return Text(" ").join(held) if held else Text("–", style="dim")


def token_phrases(tokens: Mapping[str, int]) -> Value:
    """What is held or burnt, as `4 coal, 1 uranium`."""
    some: Items = [phrase("tokens", count=count, fuel=fuel) for fuel, count in tokens.items() if count]
    return some or phrase("nothing")
