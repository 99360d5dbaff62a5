"""Moves and reveals in words: `offer 4`, `build essen`, `run 5 10 with 1 coal 1 oil`, `draw 21`."""

from functools import lru_cache

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import Argument, Arguments, Grammar, Number, One, Verb, items, number, one_of, plain
from powerhouse.core.phrase import Items, Phrase, phrase
from powerhouse.games.power_grid import codes
from powerhouse.games.power_grid.codes import FUELS, LAST_CARD, Phase
from powerhouse.games.power_grid.figures import Figures, Map
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.fleet import Fleet, Plant
from powerhouse.parts.plant_notation import AUCTION, PlantRun

GAME = "power-grid"
BACKS = ["plug", "socket"]
LAST_CARD_WORD = "step-3"
HIGHEST_PLANT = LAST_CARD - 1
HEADINGS = {
    Phase.PLACE: "set-up",
    Phase.MARK: "set-up",
    **AUCTION,
    Phase.FUEL: "fuel",
    Phase.BUILD: "building",
    Phase.SUPPLY: "bureaucracy",
    Phase.OVER: "end",
}


def heading(state: Table) -> Phrase:
    return phrase(f"heading-{HEADINGS[state.phase]}", round=int(state.round), step=int(state.step))


class City(One):
    """A city by its id or its name."""

    def __init__(self, map: Map) -> None:
        super().__init__("city", [city.id for city in map.cities])
        self.map = map

    def read(self, state: Table, words: list[str], said: str) -> int:
        found = self.map.city_numbers.get(plain(" ".join(words)))
        if found is None:
            raise UnreadableMove(phrase("no-city", city=" ".join(said.split()[1:]), map=self.map.name))
        return found


class Run(PlantRun):
    def name(self, plant: Plant) -> int:
        return int(plant.number)

    def plants(self, fleet: Fleet, words: list[str], said: str) -> int:
        own = [int(plant.number) for plant in fleet.plants]
        numbers = [number([word], said, HIGHEST_PLANT) for word in words]
        for plant in numbers:
            if plant not in own:
                raise self.unreadable("run-not-own", said=said, plant=plant, plants=Items(own))
        if len(set(numbers)) < len(numbers):
            raise self.unreadable("run-twice", said=said)
        return sum(1 << own.index(plant) for plant in numbers)


class Card(Number):
    """A card of the deck: a plant by its number, or the Step 3 card."""

    def __init__(self) -> None:
        super().__init__("plant", HIGHEST_PLANT)
        self.size = LAST_CARD + 1
        self.fields = (("plant", int), ("card", str))
        self.optional = ("plant", "card")

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"card": LAST_CARD_WORD} if code == LAST_CARD else {"plant": code}

    def read(self, state: Table, words: list[str], said: str) -> int:
        return LAST_CARD if words == [LAST_CARD_WORD] else super().read(state, words, said)


class Zone(Argument):
    """Some regions, joined by +."""

    fields = (("regions", list),)

    def __init__(self, map: Map) -> None:
        self.map = map
        self.size = 1 << len(map.region_ids)

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"regions": Items(self.map.regions_in(code))}

    def write(self, said: Arguments) -> str:
        return "+".join(map(str, items(said["regions"])))

    def read(self, state: Table, words: list[str], said: str) -> int:
        regions = [one_of([name], said, self.map.region_ids, "region") for name in "".join(words).split("+")]
        if len(set(regions)) < len(regions):
            raise UnreadableMove(phrase("zone-twice", said=said))
        return sum(1 << region for region in regions)


@lru_cache(maxsize=16)
def moves(figures: Figures, map: Map) -> Grammar:
    city = City(map)
    plant = Number("plant", HIGHEST_PLANT)
    fuel = One("fuel", FUELS)
    return Grammar(
        [
            Verb("pass", codes.PASS),
            Verb("done", codes.DONE),
            Verb("buy", codes.BUY, fuel),
            Verb("return", codes.RETURN, fuel),
            Verb("build", codes.BUILD, city),
            Verb("run", codes.RUN, Run(figures, Phase.SUPPLY)),
            Verb("scrap", codes.SCRAP, plant),
            Verb("offer", codes.OFFER, plant),
            Verb("mark", codes.MARK, city),
            Verb("place", codes.PLACE, city),
            Verb("bid", codes.BID, Number("amount", codes.MOST_BID - 1)),
        ],
        game=GAME,
    )


@lru_cache(maxsize=16)
def reveals(map: Map, players: int) -> Grammar:
    return Grammar(
        [
            Verb("draw", codes.DRAW, Card()),
            Verb("back", codes.BACK, One("back", BACKS)),
            Verb("zone", codes.ZONE, Zone(map)),
            Verb("order", codes.FIRST, Number("seat", players, first=1)),
        ],
        kind="reveal",
        game=GAME,
    )
