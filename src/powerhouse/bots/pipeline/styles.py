"""Plans for Pipeline that can be told in a line; docs/bots.md tells them."""

from powerhouse.bots.styles import Shuns, Style, Wants
from powerhouse.games.pipeline.codes import (
    ACT,
    FILL,
    GONE,
    LOAN,
    MACHINE,
    PIPES,
    SELL,
    SERVE,
    SIGN,
    TANK,
    UPGRADE,
    Action,
    Family,
    Stage,
)  # fmt: skip
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.worker import secondary_cost

BEGUN = 4
"""With so many pipe tiles there is a line that refines something."""
A_MACHINE = 3
"""So many pipe tiles for each machine."""
LARGE = 14
"""So many pipe tiles are a network that a pipe layer is content with."""
MONEY_LEFT = 10
"""What a style keeps when it goes shopping: for crude oil."""
LOANS = 3
"""So many loans a loan taker takes."""
TANKS = 8
"""So many tanks a tank farmer wants."""


def _own(state: Pipeline) -> Player:
    return state.players[state.turn]


def _go(action: int, legal: list[int]) -> int | None:
    return ACT + action if ACT + action in legal else None


def machines(count: int, years: int) -> Wants:
    """Buys so many machines within so many years, as soon as there are a few pipes for each and money for one."""

    def wants(state: Pipeline, legal: list[int]) -> int | None:
        own = _own(state)
        if not _lacks_machine(state, count, years):
            return None
        if state.stage == Stage.SHOP:
            return next((move for move in legal if MACHINE <= move < SERVE), None)
        if state.stage != Stage.WORK or len(own.network.tiles) < A_MACHINE * (1 + len(own.network.machines)):
            return None
        shop = state.figures.machine_shop.prices
        price = min((shop[row] for row, left in enumerate(state.machines_left) if left), default=own.money + 1)
        cost = 0 if state.now.mains == 0 else secondary_cost(state, own)
        return _go(Action.MACHINES, legal) if own.money >= price + cost else None

    return wants


def machine_before_upgrades(count: int, years: int) -> Shuns:
    """No upgrade, and no pipe beyond those that the next machine needs, before it is there."""

    def shuns(state: Pipeline, move: int) -> bool:
        network = _own(state).network
        if not _lacks_machine(state, count, years) or len(network.tiles) < A_MACHINE * (1 + len(network.machines)):
            return False
        return UPGRADE <= move < TANK or PIPES <= move < PIPES + 2

    return shuns


def _lacks_machine(state: Pipeline, count: int, years: int) -> bool:
    return state.year < years and len(_own(state).network.machines) < count


def sign_first(state: Pipeline, legal: list[int]) -> int | None:
    """Has two contracts from the first year on, as soon as a line refines what one asks for."""
    own = _own(state)
    if state.year > 1 or len(own.contracts) >= 2 or len(own.network.tiles) < BEGUN:
        return None
    if state.stage == Stage.SIGN:
        signed = [move for move in legal if move >= SIGN]
        return min(signed, key=lambda move: len(_needs(state, move)), default=None)
    return _go(Action.CONTRACTS, legal) if state.stage == Stage.WORK else None


def _needs(state: Pipeline, move: int) -> list[int]:
    return list(state.figures.demands[(move - SIGN) // 2].needs)


def serve(state: Pipeline, legal: list[int]) -> int | None:
    """Serves an order whenever it can."""
    if state.stage not in (Stage.WORK, Stage.MACHINES):
        return None
    return next((move for move in legal if SERVE <= move < SERVE + len(state.figures.orders)), None)


def keep_for_order(state: Pipeline, move: int) -> bool:
    """Sells no cube that the nearest order asks for, before the last rounds."""
    if not SELL <= move < FILL or (state.year == len(state.figures.rounds) - 1 and state.round > 2):
        return False
    held = list(_own(state).oil)
    wanted = [state.figures.orders[number].needs for number in state.orders if number != GONE]
    nearest = min(wanted, key=lambda needs: sum(not held[need] for need in needs), default=[])
    cube = (move - SELL) % len(held)
    return cube in nearest and held[cube] <= list(nearest).count(cube)


def govern(state: Pipeline, legal: list[int]) -> int | None:
    """Takes its pipes from the government as long as the network is small."""
    small = state.stage == Stage.WORK and len(_own(state).network.tiles) < LARGE
    return _go(Action.GOVERNMENT, legal) if small else None


def upgrade(family: int) -> Wants:
    """All three upgrades of a family, where it is in the game, before anything else is bought."""

    def wants(state: Pipeline, legal: list[int]) -> int | None:
        own = _own(state)
        if state.stage == Stage.UPGRADE:
            return UPGRADE + family if UPGRADE + family in legal else None
        if state.stage != Stage.WORK or family not in state.families or own.has(family, 3):
            return None
        left = state.copies[3 * family + own.levels[family]] and not state.closed >> family & 1
        rich = own.money >= state.figures.upgrade_cost + MONEY_LEFT and len(own.network.tiles) >= BEGUN
        return _go(Action.UPGRADES, legal) if left and rich else None

    return wants


def borrow(state: Pipeline, legal: list[int]) -> int | None:
    """Three loans in the first year."""
    if state.year or _own(state).penalties >= LOANS:
        return None
    if state.stage == Stage.SIGN:
        return LOAN if LOAN in legal else None
    return _go(Action.CONTRACTS, legal) if state.stage == Stage.WORK else None


def store(state: Pipeline, legal: list[int]) -> int | None:
    """A tank in every turn in which it is in the shop, until it has many, and it goes there early."""
    own = _own(state)
    if sum(own.tanks) >= TANKS:
        return None
    if state.stage == Stage.SHOP:
        return next((move for move in legal if TANK <= move < MACHINE), None)
    rich = own.money >= 2 * MONEY_LEFT and len(own.network.tiles) >= BEGUN
    return _go(Action.TANKS, legal) if state.stage == Stage.WORK and rich else None


def lay(state: Pipeline, legal: list[int]) -> int | None:
    """In two years the larger number of pipes whenever oil can be paid too, until the network is large."""
    own = _own(state)
    if state.year > 1 or len(own.network.tiles) >= LARGE:
        return None
    if state.stage == Stage.SHOP:
        return PIPES + 1 if PIPES + 1 in legal else None
    if state.stage != Stage.WORK or own.money < state.figures.pipe_costs[1] + 2 * MONEY_LEFT:
        return None
    shop = Action.TANKS if len(state.tank_pipes) >= len(state.machine_pipes) else Action.MACHINES
    return _go(shop, legal)


def no_machine(state: Pipeline, move: int) -> bool:
    return MACHINE <= move < SERVE


RUNNING = {"attached_runs": 0.8, "hub_beside_machines": 0.4, "machines_soon": 0.8, "site_hope": 0.8}
"""What lines count for who means to run them with machines."""

STYLES = [
    Style("early-machines", machines(1, 1), machine_before_upgrades(1, 1), RUNNING),
    Style("automator", machines(3, 2), machine_before_upgrades(3, 2), RUNNING),
    Style("contracts-first", sign_first, weights={"contract": 0.6, "sure": 0.7, "diligence": 0.7, "threat": 0.2}),
    Style("orders-first", serve, keep_for_order, {"order_price": 1.3, "order_runs": 5.0, "missing": 0.02}),
    Style("government-pipes", govern),
    Style("markets-3", upgrade(Family.REFINED_MARKETS)),
    Style("engineer", upgrade(Family.ENGINEERING)),
    Style("second-worker", upgrade(Family.HUMAN_RESOURCES)),
    Style("loan-taker", borrow),
    Style("tank-farmer", store),
    Style("pipe-layer", lay),
    Style("no-machines", shuns=no_machine),
]
