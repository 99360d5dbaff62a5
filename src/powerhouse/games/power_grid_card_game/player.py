"""A company's money, plants, and resource cards, each turned to the units that are left on it (CG-3)."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import FIRST_KIND, FUEL_OF_KIND, KINDS
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket
from powerhouse.parts.fleet import Fleet, Plant, PlantOwner, fleet_of

# The places of one fuel: a leftover card, then the cards by what they show, of these the smaller card first.
# Units are used up in this order.
PLACES: Final = 7
LEFTOVER: Final = 0
SHOWN: Final = [1, 1, 1, 1, 2, 2, 3]
PRINTED: Final = [1, 1, 2, 3, 2, 3, 3]
PLACE_OF: Final = [[0, 1, 0, 0], [0, 2, 4, 0], [0, 3, 5, 6]]
"""`[printed - 1][shown]`"""


def kept(printed: i64, room: i64) -> i64:
    """How many units of a card its buyer keeps: those for which there is room."""
    return room if room < printed else printed


@mypyc_attr(acyclic=True)
class Player(PlantOwner):
    """`cards[7 * fuel + place]` counts the resource cards in each place, `stock[fuel]` what they show together."""

    def __init__(self, money: i64, fleet: Fleet, stock: vec[i64], cards: vec[i64]) -> None:
        self.money = money
        self.fleet = fleet
        self.stock = stock
        self.cards = cards

    def copy(self) -> "Player":
        return Player(self.money, self.fleet, self.stock[:], self.cards[:])

    def dump(self) -> dict[str, Any]:
        return {"money": self.money, "plants": self.fleet.cards(), "resources": list(self.cards)}

    def take(self, offer: i64, room: i64, market: ResourceMarket) -> None:
        """A card of the market, turned to the units for which there is room; leftover cards for the rest (CG-2.6)."""
        kind = offer % KINDS
        fuel: i64 = FUEL_OF_KIND[kind]
        market.take(offer)
        if offer < KINDS:
            self.add_leftover(fuel)
            return
        printed = kind - FIRST_KIND[fuel] + 1
        shown = kept(printed, room)
        if shown < printed:
            market.put_leftovers(fuel, printed - shown)
        self.add(fuel, printed, shown)

    def add(self, fuel: i64, printed: i64, shown: i64) -> None:
        """A card that prints and now shows so many units."""
        place: i64 = PLACE_OF[printed - 1][shown]
        self.cards[PLACES * fuel + place] += 1
        self.stock[fuel] += shown

    def add_leftover(self, fuel: i64) -> None:
        self.cards[PLACES * fuel + LEFTOVER] += 1
        self.stock[fuel] += 1

    def use(self, fuel: i64, amount: i64, market: ResourceMarket) -> None:
        """Turn cards down by so many units in all; those at 0 go to the discard pile, leftover cards to their stack."""
        self.stock[fuel] -= amount
        cards = self.cards
        first = PLACES * fuel
        place: i64
        for place in range(PLACES):
            count = cards[first + place]
            if count == 0:
                continue
            shown: i64 = SHOWN[place]
            printed: i64 = PRINTED[place]
            while count > 0 and amount >= shown:
                count -= 1
                amount -= shown
                if place == LEFTOVER:
                    market.stack[fuel] += 1
                else:
                    market.discard[FIRST_KIND[fuel] + printed - 1] += 1
            if count > 0 and amount > 0:
                count -= 1
                turned: i64 = PLACE_OF[printed - 1][shown - amount]
                cards[first + turned] += 1
                amount = 0
            cards[first + place] = count
            if amount == 0:
                return

    def held(self, fuel: i64) -> list[tuple[int, int, bool]]:
        """The cards of a fuel one by one: printed units, shown units, whether it is a leftover card."""
        return [
            (PRINTED[place], SHOWN[place], place == LEFTOVER)
            for place in range(PLACES)
            for _ in range(self.cards[PLACES * fuel + place])
        ]


def new_player(money: int) -> Player:
    return Player(money, Fleet([]), vec[i64]([0, 0, 0, 0]), vec[i64]([0] * (4 * PLACES)))


def units_of(cards: list[int]) -> vec[i64]:
    """What cards, counted by their places, show together, by fuel."""
    return vec[i64]([sum(SHOWN[place] * cards[PLACES * fuel + place] for place in range(PLACES)) for fuel in range(4)])


def restored_player(row: dict[str, Any], plants: dict[int, Plant]) -> Player:
    cards: list[int] = row["resources"]
    return Player(row["money"], fleet_of(row["plants"], plants), units_of(cards), vec[i64](cards))


class Trust(Player):
    """A company that never pays; `plants` are the cards of its plants, from the oldest to the newest."""

    def __init__(self, fleet: Fleet, stock: vec[i64], cards: vec[i64], plants: list[int], acted: bool) -> None:
        super().__init__(0, fleet, stock, cards)
        self.plants = plants
        self.acted = acted

    def copy(self) -> "Trust":
        return Trust(self.fleet, self.stock[:], self.cards[:], self.plants, self.acted)

    def dump(self) -> dict[str, Any]:
        return {"plants": self.plants, "resources": list(self.cards), "acted": self.acted}


def new_trust() -> Trust:
    return Trust(Fleet([]), vec[i64]([0, 0, 0, 0]), vec[i64]([0] * (4 * PLACES)), [], False)


def restored_trust(row: dict[str, Any], plants: dict[int, Plant]) -> Trust:
    fleet = Fleet([])
    for card in row["plants"]:
        fleet = fleet.with_plant(plants[card])
    return Trust(fleet, units_of(row["resources"]), vec[i64](row["resources"]), row["plants"], row["acted"])
