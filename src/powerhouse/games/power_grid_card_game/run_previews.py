"""What producing would bring, found out by the rules: the runs worth a thought, the best first."""

from msgspec import Struct

from powerhouse.games.power_grid_card_game import bureaucracy, order
from powerhouse.games.power_grid_card_game.codes import (
    COLUMNS,
    FUELS,
    KINDS,
    MARKET_ORDER,
    MIXES,
    RUN,
    fuel_of,
    units_of,
)
from powerhouse.games.power_grid_card_game.state import CardGame


class RunPreview(Struct, frozen=True, gc=False):
    """A way to produce: what it burns, leaves and earns.

    `place` is that in the next turn order among the `known` companies, those who have produced and this one.
    """

    move: str
    plants: list[str]
    burns: dict[str, int]
    leaves: dict[str, int]
    income: int
    place: int
    known: int


def runs(state: CardGame, moves: list[int]) -> list[RunPreview]:
    """The runs worth a thought, the best first: none that burns more than another and earns no more."""
    found = [_run(state, move) for move in moves]
    sensible = [one for one in found if not any(_beats(other, one) for other in found)]
    prices = _unit_prices(state)
    return sorted(sensible, key=lambda one: (-one.income, _worth(one, prices), one.move))


def _run(state: CardGame, move: int) -> RunPreview:
    player = state.players[state.turn]
    chosen, gas = divmod(move - RUN, MIXES)
    run = player.fleet.runs()[chosen]
    needs = run.needs(gas)
    income = bureaucracy.income(state, run.output)
    rank = order.rank(player, income)
    others = [
        order.rank(state.players[seat], earned)
        for seat, earned in enumerate(state.earned)
        if earned >= 0 and seat != state.turn
    ]
    return RunPreview(
        move=state.text(move),
        plants=[plant.name for bit, plant in enumerate(player.fleet.plants) if chosen >> bit & 1],
        burns={FUELS[fuel]: int(needs[fuel]) for fuel in MARKET_ORDER},
        leaves={FUELS[fuel]: int(player.stock[fuel] - needs[fuel]) for fuel in MARKET_ORDER},
        income=int(income),
        place=1 + sum(other > rank for other in others),
        known=1 + len(others),
    )


def _beats(other: RunPreview, one: RunPreview) -> bool:
    """Whether the other earns as much for less, or more for no more; of equals the first stays."""
    if other.income < one.income or any(other.burns[fuel] > count for fuel, count in one.burns.items()):
        return False
    if other.income == one.income and other.burns == one.burns:
        return (len(other.move), other.move) < (len(one.move), one.move)
    return True


def _unit_prices(state: CardGame) -> dict[str, float]:
    """What a unit of each fuel costs at least on the market now."""
    prices = dict.fromkeys(FUELS, float(state.figures.prices[COLUMNS - 1]))
    for offer in range(COLUMNS * KINDS):
        if state.resources.cards[offer]:
            fuel = fuel_of(offer % KINDS)
            prices[fuel] = min(prices[fuel], state.figures.prices[offer // KINDS] / units_of(offer % KINDS))
    return prices


def _worth(one: RunPreview, prices: dict[str, float]) -> float:
    return sum(count * prices[fuel] for fuel, count in one.burns.items())
