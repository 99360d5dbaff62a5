"""What decisions would bring, for whoever looks at a position: runs worth a thought, fuel on plants, dear cities."""

from itertools import accumulate

from msgspec import Struct

from powerhouse.games.power_grid import building
from powerhouse.games.power_grid.codes import FUELS, MIXES, RUN
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Plant
from powerhouse.parts.network import NEVER

PAIR = 2
"""So many fuels, the first ones, are burnt by hybrids."""

Tokens = dict[str, int]


class DearCity(Struct, frozen=True, gc=False):
    """A city that costs more than there is."""

    city: str
    cost: int


class RunPreview(Struct, frozen=True, gc=False):
    """What a run burns, supplies and earns; `rank` is its place among the runs worth a thought, the best is 1."""

    burns: Tokens
    supplies: int
    income: int
    rank: int | None = None


def bills(state: PowerGrid) -> dict[str, list[int]]:
    """What one, two and more tokens of each fuel cost together, as many as who buys has room and money for."""
    player = state.players[state.turn]
    found: dict[str, list[int]] = {}
    for fuel, name in enumerate(FUELS):
        prices = state.fuel.next_prices(fuel)[: player.fleet.room_for(player.stock, fuel)]
        found[name] = [total for total in accumulate(prices) if total <= player.money]
    return found


def runs(state: PowerGrid, moves: list[int]) -> list[RunPreview]:
    """The runs of the actor. Not worth a thought is one that burns more than another and supplies no more."""
    burnt = [burns(state, move) for move in moves]
    supplied = [supplies(state, move) for move in moves]
    found = list(range(len(moves)))
    plants = [((moves[one] - RUN) // MIXES).bit_count() for one in found]

    def beats(other: int, one: int) -> bool:
        """Of equals the one with fewer plants stays, then the first."""
        if supplied[other] < supplied[one] or any(more > less for more, less in zip(burnt[other], burnt[one])):
            return False
        if (supplied[other], burnt[other]) == (supplied[one], burnt[one]):
            return (plants[other], other) < (plants[one], one)
        return True

    worth = [sum(count * price for count, price in zip(counts, _prices(state), strict=True)) for counts in burnt]
    sensible = [one for one in found if not any(beats(other, one) for other in found)]
    sensible.sort(key=lambda one: (-supplied[one], worth[one], _unevenness(state, burnt[one]), plants[one], one))
    ranks = {one: rank for rank, one in enumerate(sensible, 1)}
    return [
        RunPreview(named(burnt[one]), supplied[one], int(state.figures.payment(supplied[one])), ranks.get(one))
        for one in found
    ]


def supplies(state: PowerGrid, move: int) -> int:
    player = state.players[state.turn]
    return int(min(player.fleet.runs()[(move - RUN) // MIXES].output, len(player.network)))


def burns(state: PowerGrid, move: int) -> list[int]:
    chosen, mix = divmod(move - RUN, MIXES)
    return state.players[state.turn].fleet.runs()[chosen].needs(mix)


def _prices(state: PowerGrid) -> list[int]:
    """What a token of each fuel is worth: its price, or the dearest one where it is sold out."""
    return [int(state.fuel.price(fuel)) or state.fuel.prices.spaces[fuel][0] for fuel in range(len(FUELS))]


def _unevenness(state: PowerGrid, burnt: list[int]) -> int:
    """How far apart coal and oil are after a run."""
    stock = state.players[state.turn].stock
    return abs(int(stock[0] - burnt[0] - stock[1] + burnt[1]))


def needs(plants: list[Plant]) -> Tokens:
    """What one run of all plants burns: by fuel, and by `hybrid` what may be coal or oil."""
    found: Tokens = {}
    for plant in plants:
        if plant.burns != NO_FUEL:
            name = "hybrid" if plant.burns == HYBRID else FUELS[plant.burns]
            found[name] = found.get(name, 0) + int(plant.need)
    return found


def stores(plants: list[Plant], stock: list[int]) -> list[Tokens]:
    """Fuel spread over the plants, for the eye: one run for each first. The rules know no place for a token."""
    left = list(stock)
    lying = [[0] * len(FUELS) for _ in plants]
    pure = [at for at, plant in enumerate(plants) if plant.burns not in (NO_FUEL, HYBRID)]
    hybrids = [at for at, plant in enumerate(plants) if plant.burns == HYBRID]

    def give(at: int, fuel: int, most: int) -> None:
        amount = max(0, min(left[fuel], most))
        left[fuel] -= amount
        lying[at][fuel] += amount

    for fuel in range(PAIR):  # what has no room elsewhere must lie on hybrids
        room = sum(2 * plants[at].need for at in pure if plants[at].burns == fuel)
        for at in hybrids:
            give(at, fuel, min(left[fuel] - room, 2 * plants[at].need - sum(lying[at])))
    for times in (1, 2):
        for at in pure:
            give(at, plants[at].burns, times * plants[at].need - sum(lying[at]))
        for at in hybrids:
            for fuel in range(PAIR):
                give(at, fuel, times * plants[at].need - sum(lying[at]))
    return [named(tokens) for tokens in lying]


def named(tokens: list[int]) -> Tokens:
    return {name: int(tokens[fuel]) for fuel, name in enumerate(FUELS)}


def next_city(state: PowerGrid) -> DearCity | None:
    """The cheapest city that would be legal to connect if there were more money; only once there is a network."""
    player = state.players[state.turn]
    if not player.network or len(player.network) >= state.figures.houses:
        return None
    dear = [
        (int(cost), state.map.cities[number].id)
        for number in state.network.cities
        if player.money < (cost := building.cost(state, player, number)) < NEVER
        and building.start_rule_allows(state, player, number)
    ]
    if not dear:
        return None
    cost, city = min(dear)
    return DearCity(city, cost)
