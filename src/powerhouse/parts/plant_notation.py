"""What both Power Grids say in the same words."""

from abc import abstractmethod
from typing import Any

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import Argument, Arguments, items, number
from powerhouse.core.phrase import Items, Phrase, Value
from powerhouse.parts.fleet import Fleet, Plant
from powerhouse.parts.plant_figures import PlantFigures
from powerhouse.parts.plant_game import PlantPhase
from powerhouse.parts.plant_running import MIXES

AUCTION = dict.fromkeys((PlantPhase.OFFER, PlantPhase.BID, PlantPhase.SCRAP, PlantPhase.RETURN), "auction")
"""The heading of the phases in which plants are bought."""


class PlantRun(Argument):
    """Which plants, and what the hybrids among them burn; that may be left out where there is no choice.

    In `phase` plants run; only then the words can be read.
    """

    size = 8 * MIXES

    def __init__(self, box: PlantFigures, phase: int) -> None:
        self.pair = box.fuels[:2]
        self.fields = (("plants", list), *((fuel, int) for fuel in self.pair))
        self.phase = phase

    @abstractmethod
    def name(self, plant: Plant) -> int | str:
        """How a plant is called."""

    @abstractmethod
    def plants(self, fleet: Fleet, words: list[str], said: str) -> int:
        """The plants that the words mean, as bits; there is one word at least."""

    def unreadable(self, key: str, **values: Value) -> UnreadableMove:
        return UnreadableMove(Phrase(key, values))

    def arguments(self, state: Any, code: int) -> Arguments:
        fleet = state.players[state.turn].fleet
        first, second = self.pair
        chosen, mix = divmod(code, MIXES)
        if chosen >= len(fleet.runs()):
            return {"plants": [], first: 0, second: 0}
        plants: Items = [self.name(plant) for bit, plant in enumerate(fleet.plants) if chosen >> bit & 1]
        either = int(fleet.runs()[chosen].either)
        burnt = mix if either else 0
        return {"plants": plants, first: burnt, second: max(0, either - burnt)}

    def write(self, said: Arguments) -> str:
        plants = items(said["plants"])
        if not plants:
            return "nothing"
        burnt = [f"{said[fuel]} {fuel}" for fuel in self.pair if said[fuel]]
        return " ".join([*map(str, plants), *(["with", *burnt] if burnt else [])])

    def read(self, state: Any, words: list[str], said: str) -> int:
        if words == ["nothing"]:
            return 0
        if state.phase != self.phase:
            raise self.unreadable("run-phase")
        player = state.players[state.turn]
        split = words.index("with") if "with" in words else len(words)
        if not split:
            raise self.unreadable("run-say-plants")
        chosen = self.plants(player.fleet, words[:split], said)
        run = player.fleet.runs()[chosen]
        if split == len(words):
            least, most = run.least(player.stock), run.most(player.stock)
            if run.either and least < most:
                raise self.unreadable("run-say-mix", said=said, need=int(run.either))
            return chosen * MIXES + int(min(least, run.either))
        return chosen * MIXES + self._mix(words[split + 1 :], int(run.either), said)

    def _mix(self, words: list[str], either: int, said: str) -> int:
        """How much of the first fuel is among what the hybrids burn."""
        burnt: dict[str, int] = {}
        for amount, fuel in zip(words[::2], words[1::2]):
            if fuel not in self.pair or fuel in burnt:
                raise self.unreadable("run-mix-fuels", said=said)
            burnt[fuel] = number([amount], said, MIXES - 1)
        if len(words) % 2 or not words or sum(burnt.values()) != either:
            raise self.unreadable("run-mix-need", said=said, need=either)
        return burnt.get(self.pair[0], 0)
