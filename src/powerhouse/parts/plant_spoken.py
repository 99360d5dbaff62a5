"""How people say which plants run, in both Power Grids."""

from collections.abc import Callable

from powerhouse.core.notation import Arguments, items
from powerhouse.core.phrase import Items, Phrase, Value, all_of, phrase


def run(said: Arguments, name: Callable[[Value], int | Phrase]) -> Phrase:
    """The plants by their names, and what the hybrid ones among them burn."""
    plants: Items = [name(plant) for plant in items(said["plants"])]
    if not plants:
        return phrase("move-run-nothing")
    burnt: Items = [
        phrase("tokens", count=int(str(count)), fuel=fuel) for fuel, count in said.items() if fuel != "plants" and count
    ]
    if not burnt:
        return phrase("move-run", plants=all_of(plants))
    return phrase("move-run-with", plants=all_of(plants), burnt=all_of(burnt))
