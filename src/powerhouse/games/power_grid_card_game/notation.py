"""Moves and reveals in words: `offer 4-coal`, `buy coal 3 for 2`, `run 7 with 1 gas 2 oil`, `draw 8`."""

from functools import lru_cache

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import Argument, Arguments, Fields, Grammar, Number, One, Verb, number, one_of
from powerhouse.core.phrase import Items, Phrase, Value, phrase
from powerhouse.games.power_grid_card_game import codes
from powerhouse.games.power_grid_card_game.codes import (
    COLUMNS,
    FIRST_KIND,
    FUELS,
    ID,
    KINDS,
    LAST_CARD,
    MOST_UNITS,
    Phase,
    fuel_of,
    units_of,
)
from powerhouse.games.power_grid_card_game.figures import Figures
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts.fleet import Fleet, Plant
from powerhouse.parts.plant_notation import AUCTION, PlantRun

BACKS = ["small", "big"]
LAST_CARD_WORD = "last-round"
HEADINGS = {
    **AUCTION,
    Phase.BUY: "resources",
    Phase.PRODUCE: "bureaucracy",
    Phase.OVER: "end",
}


def heading(state: Table) -> Phrase:
    last = "last" if state.last_round else "usual"
    return phrase(f"heading-{HEADINGS[state.phase]}", round=int(state.round), kind=last)


def _unreadable(key: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Phrase(key, values))


# Plants


class PlantCard(Argument):
    """A plant card by its name; the first code stands for card 1.

    A number alone, or with the fuel, will do where it can mean only one card, or equal ones.
    """

    def __init__(self, figures: Figures) -> None:
        self.plants = figures.plants
        self.fields = (("plant", str),)
        self.size = len(figures.plants)

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"plant": self.plants[code + 1].name}

    def read(self, state: Table, words: list[str], said: str) -> int:
        if len(words) != 1:
            raise _unreadable("plant-needed", said=said)
        return self.card(words[0], said, self.near(state)) - 1

    def near(self, state: Table) -> list[list[int]]:
        """Cards of the first list that has any are meant, then those of the next; of equal cards the first in it."""
        return [state.market.on_offer()]

    def card(self, name: str, said: str, near: list[list[int]]) -> int:
        for card, plant in self.plants.items():
            if plant.name == name:
                return card
        meant = [card for card, plant in self.plants.items() if plant.name.startswith(name + "-")]
        if not meant:
            raise _unreadable("plant-unknown", said=said, plant=name)
        found: list[int] = []
        for cards in near:
            found = found or [card for card in cards if card in meant]
        found = found or meant
        if len({(self.plants[card].burns, self.plants[card].need, self.plants[card].output) for card in found}) > 1:
            raise _unreadable("plant-which", said=said, plants=Items([self.plants[card].name for card in found]))
        return found[0]


class OwnPlant(PlantCard):
    """A plant of whoever must scrap one: an older one is meant before the new one."""

    def near(self, state: Table) -> list[list[int]]:
        own = state.players[state.turn].fleet.cards() if state.turn >= 0 else []
        return [[card for card in own if card != state.newest], [int(state.newest)]]


class DrawnPlant(PlantCard):
    """A plant from the deck."""

    def near(self, state: Table) -> list[list[int]]:
        small, big = state.market.deck.unseen
        return [[card - codes.DRAW for card in small + big]]

    def fits(self, words: list[str]) -> bool:
        return words != [LAST_CARD_WORD]


class LastCard(Argument):
    """The last-round card."""

    fields = (("card", str),)

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"card": LAST_CARD_WORD}

    def read(self, state: Table, words: list[str], said: str) -> int:
        return 0


class Run(PlantRun):
    def __init__(self, figures: Figures, plant: PlantCard) -> None:
        super().__init__(figures, Phase.PRODUCE)
        self.plant = plant

    def name(self, plant: Plant) -> str:
        return plant.name

    def plants(self, fleet: Fleet, words: list[str], said: str) -> int:
        own = fleet.cards()
        chosen = 0
        for word in words:
            # Of two equal plants the second mention means the other.
            left = [card for bit, card in enumerate(own) if not chosen >> bit & 1]
            card = self.plant.card(word, said, [left])
            if card not in own:
                names = Items([plant.name for plant in fleet.plants])
                raise self.unreadable("run-not-own", said=said, plant=word, plants=names)
            if card not in left:
                raise self.unreadable("run-twice", said=said)
            chosen |= 1 << own.index(card)
        return chosen


# Resource cards


def kind_text(kind: int) -> str:
    """A kind of resource card, as `coal 3`."""
    return f"{fuel_of(kind)} {units_of(kind)}"


class Kind(Argument):
    """A kind of resource card: its fuel and its units."""

    size = KINDS
    fields: Fields = (("fuel", str), ("units", int))

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"fuel": fuel_of(code), "units": units_of(code)}

    def read(self, state: Table, words: list[str], said: str) -> int:
        if len(words) != 2:
            raise _unreadable("card-needed", said=said)
        fuel = one_of(words[:1], said, FUELS, "fuel")
        units = number(words[1:], said, MOST_UNITS)
        if units == 0:
            raise _unreadable("card-units", said=said, most=MOST_UNITS)
        return FIRST_KIND[fuel] + units - 1


class Offer(Kind):
    """A card of a column; without a price the cheapest that there is, or could be."""

    size = COLUMNS * KINDS
    fields = (("fuel", str), ("units", int), ("price", int))

    def arguments(self, state: Table, code: int) -> Arguments:
        return {**super().arguments(state, code % KINDS), "price": int(state.figures.prices[code // KINDS])}

    def write(self, said: Arguments) -> str:
        return f"{said['fuel']} {said['units']} for {said['price']}"

    def read(self, state: Table, words: list[str], said: str) -> int:
        split = words.index("for") if "for" in words else len(words)
        kind = super().read(state, words[:split], said)
        prices = [int(price) for price in state.figures.prices]
        if split < len(words):
            price = number(words[split + 1 :], said, codes.MOST_BID)
            if price not in prices:
                raise _unreadable("card-price", said=said, price=price, prices=Items(prices))
            columns = [prices.index(price)]
        else:
            columns = [*range(0 if kind % MOST_UNITS == 0 else 1, COLUMNS)]  # leftover cards have 1 unit
        on_sale = [column for column in columns if state.resources.cards[KINDS * column + kind] > 0]
        return KINDS * (on_sale or columns)[0] + kind


# All verbs


@lru_cache(maxsize=16)
def moves(figures: Figures) -> Grammar:
    plant = PlantCard(figures)
    return Grammar(
        [
            Verb("pass", codes.PASS),
            Verb("done", codes.DONE),
            Verb("buy", codes.BUY, Offer()),
            Verb("return", codes.RETURN, One("fuel", FUELS)),
            Verb("run", codes.RUN, Run(figures, plant)),
            Verb("scrap", codes.SCRAP + 1, OwnPlant(figures)),
            Verb("offer", codes.OFFER + 1, plant),
            Verb("bid", codes.BID, Number("amount", codes.MOST_BID - 1)),
        ],
        game=ID,
    )


@lru_cache(maxsize=16)
def reveals(figures: Figures) -> Grammar:
    return Grammar(
        [
            Verb("draw", codes.DRAW + 1, DrawnPlant(figures)),
            Verb("draw", codes.DRAW + LAST_CARD, LastCard()),
            Verb("back", codes.BACK, One("back", BACKS)),
            Verb("order", codes.FIRST, Number("seat", figures.players, first=1)),
            Verb("resource", codes.RESOURCE, Kind()),
        ],
        kind="reveal",
        game=ID,
    )
