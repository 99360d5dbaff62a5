"""What a seat sees of a position, ready for a screen. Everything is open but the order of the stacks."""

from msgspec import Struct

from powerhouse.games.pipeline import deliveries, government, markets, refining, turn, upgrades, valuation
from powerhouse.games.pipeline.board import DemandView, demand_view, need_text
from powerhouse.games.pipeline.choices import Choice, choices
from powerhouse.games.pipeline.codes import (
    ACTIONS,
    COLOURS,
    CONTRACT,
    DRAW,
    FAMILIES,
    GRADES,
    Action,
    Stage,
)
from powerhouse.games.pipeline.grid import PORT_A, PORT_B, SIDES, x_of, y_of
from powerhouse.games.pipeline.network import Line, Network
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.state import Pipeline

ASKS = {
    Stage.TANKS: "start-tanks",
    Stage.WORK: "work",
    Stage.TRADE: "trade",
    Stage.SIGN: "sign",
    Stage.SHOP: "shop",
    Stage.PIPES: "pipes",
    Stage.SITE: "site",
    Stage.GOVERN: "government",
    Stage.HOLD: "lay",
    Stage.PLACE: "place",
    Stage.UPGRADE: "upgrade",
    Stage.BENEFIT: "benefit",
    Stage.STAND: "stand",
    Stage.REFINE: "refine",
    Stage.ORDER: "disc",
    Stage.SERVE: "serve",
    Stage.MACHINES: "machines",
    Stage.OVER: "over",
}


class NeedView(Struct, frozen=True):
    colour: str
    grade: str
    filled: bool


class ContractView(Struct, frozen=True):
    """A contract of a player; `times` counts the fillings completed this year."""

    id: str
    needs: list[NeedView]
    deferred: bool
    times: int
    open: bool


class SegmentView(Struct, frozen=True):
    """A piece of pipe on the half at x, y between two of its sides."""

    x: int
    y: int
    a: str
    b: str


class LineView(Struct, frozen=True):
    """A line by its number; `power` includes Engineering, `grade` is what it makes of crude oil, null if nothing."""

    number: int
    colour: str
    length: int
    power: int
    grade: str | None
    attached: bool
    loop: bool
    segments: list[SegmentView]


class TileView(Struct, frozen=True):
    """A tile of a network: cell of its first half, and the side on which the second lies."""

    id: str
    x: int
    y: int
    side: str


class CellView(Struct, frozen=True):
    x: int
    y: int


class ScoreView(Struct, frozen=True):
    """What the company would bring if the game ended now; `cards` in the order of the valuation cards."""

    money: int
    oil: int
    lines: int
    tile: int
    cards: list[int]
    penalty: int
    total: int


class PlayerView(Struct, frozen=True):
    """A company. `tanks` counts tiles, `room` free places by grade; `oil` cubes by colour and grade."""

    seat: int
    money: int
    penalties: int
    tanks: dict[str, int]
    room: dict[str, int]
    oil: dict[str, dict[str, int]]
    upgrades: dict[str, int]
    contracts: list[ContractView]
    orders: list[str]
    longest: dict[str, int]
    machines: list[CellView]
    tiles: list[TileView]
    lines: list[LineView]
    score: ScoreView


class SlotView(Struct, frozen=True):
    """A place in a market row; `cube` is the colour of the cube there, null if it is free."""

    price: int
    cube: str | None


class RowView(Struct, frozen=True):
    """A row of a market; `refresh` cubes are added (crude) or removed from the right when a new year begins."""

    colour: str
    grade: str
    slots: list[SlotView]
    refresh: int


class MarketView(Struct, frozen=True):
    id: str
    rows: list[RowView]


class QuadrantView(Struct, frozen=True):
    """A quadrant of government pipes: the tiles of its eight spaces, null where one is gone."""

    open: bool
    tiles: list[str | None]


class ShopView(Struct, frozen=True):
    """A shop: tiles left in each price row, and the pipe tiles beside it."""

    id: str
    prices: list[int]
    left: list[int]
    pipes: list[str]


class ContractRowView(Struct, frozen=True):
    """A row of contracts from the left, null where one is gone; `next` comes with the new year, `stack` lie in all."""

    grade: str
    contracts: list[DemandView | None]
    next: DemandView | None
    stack: int
    unseen: list[str]


class OrderRowView(Struct, frozen=True):
    cubes: int
    orders: list[DemandView | None]


class FamilyView(Struct, frozen=True):
    """A family of upgrades in this game: whether its token lies face down, and the cards left of each level."""

    id: str
    closed: bool
    cards: list[int]


class ArmView(Struct, frozen=True):
    """An arm of the cross: the printed market and the action tile beside it."""

    market: str
    tile: str


class TurnView(Struct, frozen=True):
    """The turn under way. `second` are the actions to which the worker may still go, for `second_cost`.

    `due` are tiles that an upgrade brings, `pipes_left` those that are paid for, `hand` those to be laid and `held`
    the one that is laid now. `lines` are the numbers of the lines that may still run. `serving` is the order that is
    being filled and `need` the need that is next.
    """

    phase: str
    action: str | None
    actions: int
    second: list[str]
    second_cost: int
    machines_cost: int
    machines_ran: bool
    buying: bool
    pipes_left: int
    hand: list[str]
    held: str | None
    due: dict[str, int]
    lines: list[int]
    serving: str | None
    need: str | None


class View(Struct, frozen=True):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    `order` is the upper row of the turn order track and `track` the lower one. `refining` has the three costs of each
    colour. `unseen` are the pipe tiles that may still come.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: str
    year: int
    round: int
    rounds: list[int]
    order: list[int]
    track: list[int | None]
    turn: TurnView | None
    players: list[PlayerView]
    markets: list[MarketView]
    cross: list[ArmView]
    refining: dict[str, list[int]]
    government: list[QuadrantView]
    open_quadrants: int
    shops: list[ShopView]
    contracts: list[ContractRowView]
    orders: list[OrderRowView]
    families: list[FamilyView]
    cards: list[int]
    supply: dict[str, int]
    unseen: list[str]
    choices: list[Choice]


def view(state: Pipeline, seat: int | None) -> View:
    figures = state.figures
    acting = seat is not None and seat == state.actor
    return View(
        game="pipeline",
        seat=seat,
        actor=state.actor,
        ask=ASKS[state.stage],
        year=state.year + 1,
        round=state.round,
        rounds=figures.rounds,
        order=state.order[:],
        track=[None if disc < 0 else disc for disc in state.row],
        turn=None if state.over else _turn(state),
        players=[_player(state, owner) for owner in range(len(state.players))],
        markets=[_market(state, market) for market in range(len(figures.market_rows))],
        cross=[
            ArmView(ACTIONS[market], ACTIONS[tile]) for market, tile in zip(figures.outer, state.cross, strict=True)
        ],
        refining={colour: state.markers[3 * kind : 3 * kind + 3] for kind, colour in enumerate(COLOURS)},
        government=[_quadrant(state, quadrant) for quadrant in range(figures.quadrants)],
        open_quadrants=figures.open_quadrants[state.year],
        shops=[
            ShopView("tanks", figures.tank_shop.prices, state.tanks_left[:], _tiles(state, state.tank_pipes)),
            ShopView(
                "machines", figures.machine_shop.prices, state.machines_left[:], _tiles(state, state.machine_pipes)
            ),
        ],
        contracts=[_contract_row(state, row) for row in range(3)],
        orders=[_order_row(state, row) for row in range(len(figures.order_backs))],
        families=[_family(state, family) for family in state.families],
        cards=state.cards[:],
        supply=dict(zip(COLOURS, state.supply, strict=True)),
        unseen=_tiles(state, [code - DRAW for code in state.unseen]),
        choices=choices(state) if acting else [],
    )


def _turn(state: Pipeline) -> TurnView:
    player = state.players[state.turn]
    due = state.due
    between = state.stage == Stage.WORK and not turn.may_act(state, player) and turn.may_second(state, player)
    serving = state.figures.orders[state.serving] if state.serving >= 0 else None
    return TurnView(
        phase="set-up" if state.stage == Stage.TANKS else "worker" if state.working else "machines",
        action=ACTIONS[state.action] if state.action < Action.NONE else None,
        actions=state.mains + state.seconded,
        second=[ACTIONS[space] for space in range(8) if between and turn.reachable(state, player, space)],
        second_cost=turn.secondary_cost(state, player),
        machines_cost=turn.machine_cost(state, player),
        machines_ran=state.ran_early if state.working else state.ran,
        buying=state.buying,
        pipes_left=state.pipes_left,
        hand=_tiles(state, state.hand),
        held=state.figures.faces[state.held].id if state.held >= 0 else None,
        due={"government": due.government, "tanks": due.tanks, "machines": due.machines, "pipes": due.pipes},
        lines=[number + 1 for number in state.running],
        serving=serving.id if serving is not None else None,
        need=need_text(serving.needs[state.need]) if serving is not None else None,
    )


def _tiles(state: Pipeline, numbers: list[int]) -> list[str]:
    return [state.figures.faces[number].id for number in numbers]


def _player(state: Pipeline, owner: int) -> PlayerView:
    player = state.players[owner]
    network = player.network
    room = state.figures.cubes_per_tank
    score = valuation.score(state, player)
    return PlayerView(
        seat=owner,
        money=player.money,
        penalties=player.penalties,
        tanks=dict(zip(GRADES, player.tanks, strict=True)),
        room={name: room * player.tanks[grade] - player.held(grade) for grade, name in enumerate(GRADES)},
        oil={
            colour: {name: player.oil[4 * kind + grade] for grade, name in enumerate(GRADES)}
            for kind, colour in enumerate(COLOURS)
        },
        upgrades={FAMILIES[family]: player.levels[family] for family in state.families},
        contracts=[_contract(state, player, contract) for contract in player.contracts],
        orders=[state.figures.orders[order].id for order in player.orders],
        longest={colour: network.longest(kind) for kind, colour in enumerate(COLOURS)},
        machines=[CellView(x_of(cell), y_of(cell)) for cell in network.machines],
        tiles=[
            TileView(state.figures.faces[tile].id, x_of(site >> 2), y_of(site >> 2), SIDES[site & 3])
            for tile, site in zip(network.tiles, network.sites, strict=True)
        ],
        lines=[_line(state, player, network, number, line) for number, line in enumerate(network.lines())],
        score=ScoreView(score.money, score.oil, score.lines, score.tile, score.cards, score.penalty, score.total()),
    )


def _contract(state: Pipeline, player: Player, contract: Contract) -> ContractView:
    demand = state.figures.demands[contract.tile]
    return ContractView(
        id=demand.id,
        needs=[
            NeedView(COLOURS[need // 4], GRADES[need % 4], contract.filled >> at & 1 == 1)
            for at, need in enumerate(demand.needs)
        ],
        deferred=contract.deferred,
        times=contract.times,
        open=deliveries.is_open(state, player, contract),
    )


def _line(state: Pipeline, player: Player, network: Network, number: int, line: Line) -> LineView:
    grade = refining.best_grade(state, player, line)
    return LineView(
        number=number + 1,
        colour=COLOURS[line.colour],
        length=len(line.segments),
        power=refining.power(state, player, line),
        grade=GRADES[grade] if grade else None,
        attached=network.attached(line),
        loop=line.loop,
        segments=[_segment(network, segment) for segment in sorted(line.segments)],
    )


def _segment(network: Network, segment: int) -> SegmentView:
    cell = segment >> 1
    at = network.halves[cell] * 2 + (segment & 1)
    return SegmentView(x_of(cell), y_of(cell), SIDES[PORT_A[at]], SIDES[PORT_B[at]])


def _market(state: Pipeline, market: int) -> MarketView:
    rows: list[RowView] = []
    for number in state.figures.market_rows[market]:
        row = state.figures.rows[number]
        slots = [
            SlotView(price, None if state.slots[slot] == markets.FREE else COLOURS[state.slots[slot] - 1])
            for slot, price in zip(row.slots, row.prices, strict=True)
        ]
        rows.append(RowView(COLOURS[row.colour], GRADES[row.grade], slots, row.refresh))
    return MarketView(ACTIONS[market], rows)


def _quadrant(state: Pipeline, quadrant: int) -> QuadrantView:
    spaces = state.figures.spaces
    tiles = state.government[quadrant * spaces : (quadrant + 1) * spaces]
    return QuadrantView(
        government.is_open(state, quadrant),
        [None if tile == government.GONE else state.figures.faces[tile].id for tile in tiles],
    )


def _contract_row(state: Pipeline, row: int) -> ContractRowView:
    figures = state.figures
    columns = figures.contract_columns

    def shown(tile: int) -> DemandView | None:
        return None if tile < 0 else demand_view(figures.contracts[tile], figures.contract_pay)

    return ContractRowView(
        grade=GRADES[row + 1],
        contracts=[shown(tile) for tile in state.contracts[row * columns : (row + 1) * columns]],
        next=shown(state.next_contract[row]),
        stack=state.contracts_left[row] + (state.next_contract[row] >= 0),
        unseen=[figures.contracts[code - CONTRACT].id for code in state.unseen_contracts[row]],
    )


def _order_row(state: Pipeline, row: int) -> OrderRowView:
    figures = state.figures
    columns = figures.order_columns
    return OrderRowView(
        int(figures.order_backs[row]),
        [
            None if order < 0 else demand_view(figures.orders[order], figures.order_pay)
            for order in state.orders[row * columns : (row + 1) * columns]
        ],
    )


def _family(state: Pipeline, family: int) -> FamilyView:
    cards = state.copies[3 * family : 3 * family + 3]
    return FamilyView(FAMILIES[family], upgrades.is_closed(state, family), cards)
