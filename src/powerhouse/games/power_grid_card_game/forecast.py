"""What follows if nothing changes: where units lie, incomes, the next turn order, the refill, the Trust's cards."""

from msgspec import Struct

from powerhouse.games.power_grid_card_game import order, scoring, trust
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FUELS, GAS, KINDS, OIL, Phase, fuel_of, units_of
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.games.power_grid_card_game.trust import PLACE
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Run
from powerhouse.parts.plant_deck import LAST_CARD


class Load(Struct, frozen=True, gc=False):
    """The units that lie on a plant, for the eye: the rules know no place for a unit.

    `runs`: it produces in the best run with all that its owner holds; `lacks` so many units for that. It can be filled
    up to `room` units; `again`: they are enough for the next round too, which the last one does not have.
    """

    holds: dict[str, int]
    runs: bool
    lacks: int
    room: int
    again: bool


class TakenCard(Struct, frozen=True, gc=False):
    """Cards of a column that the Trust will take: how many."""

    fuel: str
    units: int
    price: int
    count: int


class Refill(Struct, frozen=True, gc=False):
    """The bookkeeping at the end of the round as things are.

    So many places stay `free` in each column after cards have moved to cheaper ones, the first being that of leftover
    cards; cards of the deck fill them. If it `shuffles` the discard pile for that, the cheapest plant `leaves`. The
    dearest goes `under` the deck, unless the market has been cut for the last round: then the cheapest leaves instead.
    """

    free: list[int]
    shuffles: bool
    leaves: str | None
    under: str | None


# Units on plants


def loads(state: CardGame, player: Player) -> list[Load]:
    """Plants of the best run first, then what is left, one run each, then for later."""
    plants = player.fleet.plants
    left = [int(units) for units in player.stock]
    room = [int(units) for units in player.fleet.room]
    holds = [[0] * len(FUELS) for _ in plants]
    best = best_run(player)
    lit = [at for at in range(len(plants)) if best >> at & 1]
    dark = [at for at in range(len(plants)) if not best >> at & 1]

    def give(at: int, fuel: int, most: int) -> None:
        amount = max(0, min(left[fuel], most - sum(holds[at])))
        left[fuel] -= amount
        holds[at][fuel] += amount
        if plants[at].burns == fuel:
            room[fuel] -= amount

    for some, times in ((lit, 1), (dark, 1), (lit + dark, 2)):
        for at in some:
            if plants[at].burns not in (NO_FUEL, HYBRID):
                give(at, plants[at].burns, times * plants[at].need)
        for at in some:
            for _ in range(plants[at].need if plants[at].burns == HYBRID else 0):
                # What has no room elsewhere must lie on hybrids.
                fuel = max((GAS, OIL), key=lambda one: (left[one] > 0, left[one] - room[one]))
                give(at, fuel, min(times * int(plants[at].need), sum(holds[at]) + 1))
    return [
        Load(
            {FUELS[fuel]: count for fuel, count in enumerate(units) if count},
            bool(best >> at & 1),
            max(0, int(plant.need) - sum(units)),
            room=int(plant.need if state.last_round else plant.room),
            again=not state.last_round and 0 < plant.room <= sum(units),
        )
        for at, (plant, units) in enumerate(zip(plants, holds, strict=True))
    ]


def best_run(player: Player) -> int:
    """The plants that bring most with what is held, bit by bit; of equals those that burn least."""
    runs = player.fleet.runs()
    possible = [at for at, run in enumerate(runs) if run.least(player.stock) <= run.most(player.stock)]
    return max(possible, key=lambda at: (runs[at].output, -_burnt(runs[at])), default=0)


def _burnt(run: Run) -> int:
    return int(run.need0 + run.need1 + run.need2 + run.need3 + run.either)


# Income and turn order


def expected_income(state: CardGame, seat: int) -> int | None:
    """What a seat has earned or will earn in this round; nobody earns in the last one."""
    if state.last_round or state.phase == Phase.OVER:
        return None
    if _has_earned(state, seat):
        return int(state.earned[seat])
    return max(int(state.figures.guaranteed_income), int(scoring.produced(state, seat)))


def money_after(state: CardGame, seat: int) -> int | None:
    """What a seat will have when everybody has earned, if it buys nothing more."""
    income = expected_income(state, seat)
    if income is None:
        return None
    return int(state.players[seat].money) + (0 if _has_earned(state, seat) else income)


def _has_earned(state: CardGame, seat: int) -> bool:
    return state.phase == Phase.PRODUCE and state.earned[seat] >= 0


def next_order(state: CardGame) -> list[int]:
    incomes = [expected_income(state, seat) for seat in range(len(state.players))]
    known = [income for income in incomes if income is not None]
    if len(known) < len(incomes):
        return []
    return order.by_income(state, known)


# The markets


def refill(state: CardGame) -> Refill | None:
    """None in the last round, which has no bookkeeping."""
    if state.last_round or state.phase == Phase.OVER:
        return None
    market = state.resources.copy()
    slots = int(state.figures.column)
    market.shift(slots)
    free = [0] + [slots - int(market.sizes[column]) for column in range(1, COLUMNS)]
    shuffles = sum(free) > len(market.deck) and any(market.discard)
    plants = [card for card in state.market.cards if card != LAST_CARD]
    cut = state.market_cut or state.market.shows_last_card()
    names = state.figures.plants
    return Refill(
        free=free,
        shuffles=shuffles,
        leaves=names[plants[0]].name if plants and (shuffles or cut) else None,
        under=names[plants[-1]].name if plants and not cut else None,
    )


def trust_cards(state: CardGame) -> list[TakenCard]:
    """What the Trust would take if the player before it bought nothing more."""
    if state.trust is None or state.phase != Phase.BUY or state.position != PLACE:
        return []
    after = state.copy()
    trust.take_resources(after)
    assert after.trust is not None
    leftovers = [sum(leftover for _, _, leftover in after.trust.held(fuel)) for fuel in range(len(FUELS))]
    taken: list[TakenCard] = []
    for offer in range(COLUMNS * KINDS):
        fuel, units = fuel_of(offer % KINDS), units_of(offer % KINDS)
        if offer < KINDS:  # new ones may have been laid out meanwhile
            count = leftovers[FUELS.index(fuel)] if units == 1 else 0
        else:
            count = int(state.resources.cards[offer] - after.resources.cards[offer])
        if count:
            taken.append(TakenCard(fuel, units, int(state.figures.prices[offer // KINDS]), count))
    return taken
