"""What a seat sees of a position, ready for a screen. Everything is open but the order of the stacks."""

from typing import Literal

from msgspec import Struct

from powerhouse.core.phrase import Phrase
from powerhouse.core.state import State
from powerhouse.games.pipeline import (
    codes,
    deliveries,
    government,
    markets,
    order,
    previews,
    refining,
    run_previews,
    turn,
    upgrades,
    valuation,
    worker,
    years,
)
from powerhouse.games.pipeline.board import DemandView, OilView, card_text, demand_view, oil_view, tender_name
from powerhouse.games.pipeline.choices import Choice, choices, income
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, CONTRACTS, FAMILIES, FREE, GRADES, Action, Stage
from powerhouse.games.pipeline.cubes import colour_of, cube, grade_of
from powerhouse.games.pipeline.figures import Demand
from powerhouse.games.pipeline.grid import SIDES, cell_of, turn_of, x_of, y_of
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.previews import PlacePreview, SegmentView, segment_view
from powerhouse.games.pipeline.run_previews import RunPreview
from powerhouse.games.pipeline.state import Pipeline

Ask = Literal[
    "start-tanks", "work", "trade", "sign", "shop", "pipes", "site", "government", "lay", "place", "upgrade", "benefit",
    "stand", "refine", "disc", "serve", "machines", "over",
]  # fmt: skip
ASKS: dict[int, Ask] = {
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


Progress = Literal["deferred", "unfinished", "again", "filled"]


class NeedView(OilView, frozen=True):
    """A need of a contract; it is `filled` when a cube lies on it."""

    filled: bool


class ContractView(Struct, frozen=True, gc=False):
    """A contract of a player; `times` counts the fillings completed this year.

    It is `unfinished` if it would bring a penalty at the end of the year; one that is filled may be filled `again` as
    long as it is `open`. `missing` are the places of the needs that are open and that the oil of its owner does not
    meet now; `income` is what the open needs would bring.
    """

    id: str
    name: str
    needs: list[NeedView]
    deferred: bool
    times: int
    open: bool
    progress: Progress
    missing: list[int]
    income: int


class LineView(Struct, frozen=True, gc=False):
    """A line by its number; `power` includes Engineering, `grade` is what it makes of crude oil, null if nothing.

    For the `next_grade` it needs `next_power`; both are null if it makes the best. While its owner refines, `idle` is
    why it does not run: a code, as of the refusal of a run.
    """

    number: int
    colour: str
    length: int
    power: int
    grade: str | None
    next_grade: str | None
    next_power: int | None
    idle: str | None
    attached: bool
    loop: bool
    segments: list[SegmentView]


class TileView(Struct, frozen=True, gc=False):
    """A tile of a network: cell of its first half, and the side on which the second lies."""

    id: str
    x: int
    y: int
    side: str


class CellView(Struct, frozen=True, gc=False):
    x: int
    y: int


class ScoreView(Struct, frozen=True, gc=False):
    """What the company would bring if the game ended now; `cards` in the order of the valuation cards."""

    money: int
    oil: int
    lines: int
    tile: int
    cards: list[int]
    penalty: int
    total: int


class PlayerView(Struct, frozen=True, gc=False):
    """A company. `tanks` counts tiles, `capacity` their places, `room` free ones; `oil` cubes by colour and grade.

    `next_penalty` is what one penalty cube more would cost in the end.
    """

    seat: int
    money: int
    penalties: int
    next_penalty: int
    tanks: dict[str, int]
    capacity: dict[str, int]
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


class SlotView(Struct, frozen=True, gc=False):
    """A place in a market row; `cube` is the colour of the cube there, null if it is free.

    `price` is printed there, `yours` is what this seat pays or gets.
    """

    price: int
    cube: str | None
    yours: int


class RowView(Struct, frozen=True, gc=False):
    """A row of a market; `refresh` cubes are added (`supply`) or removed from the right when a new year begins.

    `cheapest` is the lowest price of a cube that lies there and `best` the highest of a free slot, each what this seat
    pays or gets; null if there is none.
    """

    colour: str
    grade: str
    slots: list[SlotView]
    cheapest: int | None
    best: int | None
    refresh: int
    supply: bool


class MarketView(Struct, frozen=True, gc=False):
    id: str
    rows: list[RowView]


class QuadrantView(Struct, frozen=True, gc=False):
    """A quadrant of government pipes: the tiles of its eight spaces, null where one is gone.

    A closed one `may_open` if the year allows one more.
    """

    open: bool
    may_open: bool
    tiles: list[str | None]


class ShopView(Struct, frozen=True, gc=False):
    """A shop: tiles left in each price row, and the pipe tiles beside it."""

    id: str
    prices: list[int]
    left: list[int]
    pipes: list[str]


class TenderView(DemandView, frozen=True):
    """A contract or order that lies there; `income` is what filling it brings this seat.

    `missing` are the places of the needs that the oil of this seat does not meet now.
    """

    income: int
    missing: list[int]


class ContractRowView(Struct, frozen=True, gc=False):
    """A row of contracts from the left, null where one is gone; `next` comes with the new year, `stack` lie in all."""

    grade: str
    contracts: list[TenderView | None]
    next: TenderView | None
    stack: int
    unseen: list[str]


class OrderRowView(Struct, frozen=True, gc=False):
    cubes: int
    orders: list[TenderView | None]


class FamilyView(Struct, frozen=True, gc=False):
    """A family of upgrades in this game: whether its token lies face down, and the cards left of each level.

    `next` is the level that this seat can buy next, null if it has all or no card of it is left.
    """

    id: str
    closed: bool
    cards: list[int]
    next: int | None


class ArmView(Struct, frozen=True, gc=False):
    """An arm of the cross: the printed market and the action tile beside it."""

    market: str
    tile: str


class TurnView(Struct, frozen=True, gc=False):
    """The turn under way. With `main` another main action may be taken; the `worker` stands on the space of the last
    one, and `second` are the actions to which it may still go, for `second_cost`. While an action is under way,
    `beside` are those to which it may go after it, as things stand. `markets` are those in which it trades, `tanks` the
    start tanks still to be laid. Between actions `after` is what follows when they are `done`: the phase of the
    `machines`, or the `end` of the turn. On the turn order track `may_push` says whether a disc can be pushed.

    `due` are tiles that an upgrade brings, `pipes_left` those that are paid for, `hand` those to be laid and `held`
    the one that is laid now. `lines` are the numbers of the lines that may still run. `serving` is the order that is
    being filled and `need` the need that is next.
    """

    phase: str
    action: str | None
    actions: int
    main: bool
    worker: str | None
    markets: list[str]
    tanks: int
    second: list[str]
    beside: list[str]
    after: Literal["machines", "end"] | None
    may_push: bool
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
    need: OilView | None


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it. `ask` says what is expected of `actor`; `choices` are given to the actor only.

    `rounds` are those of each year, `rounds_this_year` those of this one. `order` is the upper row of the turn order
    track and `track` the lower one. `refining` has the three costs of each colour, `powers` the power that a line needs
    to make each grade of crude oil. `unseen` are the pipe tiles that may still come. `places` and `runs` help the actor
    who lays a tile or refines; `idle` are actions in which the actor would find nothing to do. `offers` are the best
    prices at which this seat could sell oil now, by colour and grade.
    """

    game: str
    seat: int | None
    actor: int | None
    ask: str
    year: int
    round: int
    rounds: list[int]
    rounds_this_year: int
    last_round_of_year: bool
    order: list[int]
    track: list[int | None]
    turn: TurnView | None
    players: list[PlayerView]
    markets: list[MarketView]
    cross: list[ArmView]
    refining: dict[str, list[int]]
    powers: dict[str, dict[str, int]]
    government: list[QuadrantView]
    open_quadrants: int
    shops: list[ShopView]
    contracts: list[ContractRowView]
    orders: list[OrderRowView]
    families: list[FamilyView]
    cards: list[int]
    valuation: list[Phrase]
    supply: dict[str, int]
    unseen: list[str]
    choices: list[Choice]
    places: list[PlacePreview]
    runs: list[RunPreview]
    idle: list[str]
    offers: dict[str, dict[str, int]]


def view(state: Pipeline, seat: int | None) -> View:
    figures = state.figures
    moves = state.moves() if seat is not None and seat == state.actor else []
    oil_on_cards = valuation.oil_on_cards(state)
    return View(
        game="pipeline",
        seat=seat,
        actor=state.actor,
        ask=ASKS[state.stage],
        year=state.year + 1,
        round=state.round,
        rounds=figures.rounds,
        rounds_this_year=figures.rounds[state.year],
        last_round_of_year=years.is_last_round(state),
        order=state.order[:],
        track=[None if disc < 0 else disc for disc in state.row],
        turn=None if state.over else _turn(state),
        players=[_player(state, owner, player) for owner, player in enumerate(state.players)],
        markets=[_market(state, market, seat) for market in range(len(figures.market_rows))],
        cross=[
            ArmView(ACTIONS[market], ACTIONS[tile]) for market, tile in zip(figures.outer, state.cross, strict=True)
        ],
        refining={colour: state.markers[3 * kind : 3 * kind + 3] for kind, colour in enumerate(COLOURS)},
        powers={
            colour: {GRADES[grade]: int(state.costs[16 * kind + grade]) for grade in range(1, len(GRADES))}
            for kind, colour in enumerate(COLOURS)
        },
        government=[_quadrant(state, quadrant) for quadrant in range(figures.quadrants)],
        open_quadrants=figures.open_quadrants[state.year],
        shops=[
            ShopView("tanks", figures.tank_shop.prices, state.tanks_left[:], _tiles(state, state.tank_pipes)),
            ShopView(
                "machines", figures.machine_shop.prices, state.machines_left[:], _tiles(state, state.machine_pipes)
            ),
        ],
        contracts=[_contract_row(state, row, seat) for row in range(3)],
        orders=[_order_row(state, row, seat) for row in range(len(figures.order_backs))],
        families=[_family(state, family, seat) for family in state.families],
        cards=state.cards[:],
        valuation=[card_text(figures, figures.cards[number - 1], oil_on_cards) for number in state.cards],
        supply=dict(zip(COLOURS, state.supply, strict=True)),
        unseen=_tiles(state, [code - codes.DRAW for code in state.unseen]),
        choices=choices(state, moves),
        places=previews.places(state, moves) if moves else [],
        runs=run_previews.runs(state, moves) if moves else [],
        idle=run_previews.idle(state, moves) if moves else [],
        offers={} if seat is None else previews.offers(state, state.players[seat]),
    )


def laid(state: State, move: str) -> PlayerView:
    """The company of the actor with the tile or the machine in hand laid there."""
    assert isinstance(state, Pipeline)
    player = state.players[state.turn].copy()
    place = state.parse(move)
    if place >= codes.PLACE:
        held = state.now.held
        player.network = player.network.with_tile(held, state.figures.faces[held], place - codes.PLACE)
    else:
        player.network = player.network.with_machine(place - codes.SITE)
    return _player(state, int(state.turn), player)


def _turn(state: Pipeline) -> TurnView:
    player = state.players[state.turn]
    now = state.now
    between = state.stage in (Stage.WORK, Stage.MACHINES)
    onward = [ACTIONS[space] for space in worker.onward(state, player)]
    serving = state.figures.orders[now.serving] if now.serving >= 0 else None
    return TurnView(
        phase="set-up" if state.stage == Stage.TANKS else "worker" if now.working else "machines",
        action=ACTIONS[now.action] if now.action < Action.NONE else None,
        actions=now.mains + now.seconded,
        main=state.stage == Stage.WORK and worker.may_act(state, player),
        worker=ACTIONS[now.main_space] if now.main_space < Action.NONE else None,
        markets=_trading(state, player) if state.stage == Stage.TRADE else [],
        tanks=state.figures.start_tanks - sum(player.tanks) if state.stage == Stage.TANKS else 0,
        second=onward if between else [],
        beside=onward if now.action < Action.NONE else [],
        after=None if not between else "end" if turn.ends_turn(state) else "machines",
        may_push=state.stage == Stage.ORDER and order.may_push(state),
        second_cost=worker.secondary_cost(state, player),
        machines_cost=worker.machine_cost(state, player),
        machines_ran=now.ran_early if now.working else now.ran,
        buying=now.buying,
        pipes_left=now.pipes_left,
        hand=_tiles(state, now.hand),
        held=state.figures.faces[now.held].id if now.held >= 0 else None,
        due=now.due.counts(),
        lines=[number + 1 for number in now.running],
        serving=serving.id if serving is not None else None,
        need=oil_view(serving.needs[now.need]) if serving is not None else None,
    )


def _trading(state: Pipeline, player: Player) -> list[str]:
    start, end = markets.trading(state, player, state.now.action)
    starts = state.figures.market_start
    return [ACTIONS[market] for market in range(len(starts) - 1) if start <= starts[market] < end]


def _tiles(state: Pipeline, numbers: list[int]) -> list[str]:
    return [state.figures.faces[number].id for number in numbers]


def _player(state: Pipeline, owner: int, player: Player) -> PlayerView:
    network = player.network
    refines = state.stage == Stage.REFINE and owner == state.turn
    capacity = [state.figures.cubes_per_tank * tanks for tanks in player.tanks]
    score = valuation.score(state, player)
    return PlayerView(
        seat=owner,
        money=player.money,
        penalties=player.penalties,
        next_penalty=int(state.figures.penalty(player.penalties + 1) - state.figures.penalty(player.penalties)),
        tanks=dict(zip(GRADES, player.tanks, strict=True)),
        capacity=dict(zip(GRADES, capacity, strict=True)),
        room={name: capacity[grade] - player.held(grade) for grade, name in enumerate(GRADES)},
        oil={
            colour: {name: player.oil[cube(kind, grade)] for grade, name in enumerate(GRADES)}
            for kind, colour in enumerate(COLOURS)
        },
        upgrades={FAMILIES[family]: player.levels[family] for family in state.families},
        contracts=[_contract(state, player, contract) for contract in player.contracts],
        orders=[state.figures.orders[order].id for order in player.orders],
        longest={colour: network.longest(kind) for kind, colour in enumerate(COLOURS)},
        machines=[CellView(x_of(cell), y_of(cell)) for cell in network.machines],
        tiles=[
            TileView(state.figures.faces[tile].id, x_of(cell_of(site)), y_of(cell_of(site)), SIDES[turn_of(site)])
            for tile, site in zip(network.tiles, network.sites, strict=True)
        ],
        lines=[
            _line(state, player, number, line, refining.why_idle(state, number) if refines else None)
            for number, line in enumerate(network.lines())
        ],
        score=ScoreView(score.money, score.oil, score.lines, score.tile, score.cards, score.penalty, score.total()),
    )


def _contract(state: Pipeline, player: Player, contract: Contract) -> ContractView:
    demand = state.figures.demands[contract.tile]
    return ContractView(
        id=demand.id,
        name=tender_name(demand.id),
        needs=[
            NeedView(COLOURS[colour_of(need)], GRADES[grade_of(need)], contract.filled >> at & 1 == 1)
            for at, need in enumerate(demand.needs)
        ],
        deferred=contract.deferred,
        times=contract.times,
        open=deliveries.is_open(state, player, contract),
        progress=_progress(state, player, contract),
        missing=_missing(player, demand, contract.filled) if deliveries.is_open(state, player, contract) else [],
        income=sum(
            int(deliveries.pay_for(state, player, grade_of(need), False))
            for at, need in enumerate(demand.needs)
            if not contract.filled >> at & 1
        ),
    )


def _progress(state: Pipeline, player: Player, contract: Contract) -> Progress:
    if contract.deferred:
        return "deferred"
    if contract.unfinished():
        return "unfinished"
    return "again" if deliveries.is_open(state, player, contract) else "filled"


def _missing(player: Player, demand: Demand, filled: int) -> list[int]:
    """The places of needs that the oil of a player does not meet, if the worst cube that will do goes to each."""
    oil = list(player.oil)
    missing: list[int] = []
    for at in sorted(range(len(demand.needs)), key=lambda at: -grade_of(demand.needs[at])):
        need = demand.needs[at]
        if filled >> at & 1:
            continue
        fits = [grade for grade in range(grade_of(need), len(GRADES)) if oil[cube(colour_of(need), grade)]]
        if fits:
            oil[cube(colour_of(need), fits[0])] -= 1
        else:
            missing.append(at)
    return sorted(missing)


def _line(state: Pipeline, player: Player, number: int, line: Line, idle: str | None) -> LineView:
    network = player.network
    grade = refining.best_grade(state, player, line)
    better = grade + 1 < len(GRADES)
    return LineView(
        number=number + 1,
        colour=COLOURS[line.colour],
        length=len(line.segments),
        power=refining.power(state, player, line),
        grade=GRADES[grade] if grade else None,
        next_grade=GRADES[grade + 1] if better else None,
        next_power=int(state.costs[16 * line.colour + grade + 1]) if better else None,
        idle=idle,
        attached=network.attached(line),
        loop=line.loop,
        segments=[segment_view(network, segment) for segment in sorted(line.segments)],
    )


def _market(state: Pipeline, market: int, seat: int | None) -> MarketView:
    rows: list[RowView] = []
    for number in state.figures.market_rows[market]:
        row = state.figures.rows[number]
        slots = [
            SlotView(
                price,
                None if state.slots[slot] == FREE else COLOURS[state.slots[slot] - 1],
                price if seat is None else markets.price(state, state.players[seat], slot),
            )
            for slot, price in zip(row.slots, row.prices, strict=True)
        ]
        rows.append(
            RowView(
                colour=COLOURS[row.colour],
                grade=GRADES[row.grade],
                slots=slots,
                cheapest=min((slot.yours for slot in slots if slot.cube is not None), default=None),
                best=max((slot.yours for slot in slots if slot.cube is None), default=None),
                refresh=row.refresh,
                supply=row.supply,
            )
        )
    return MarketView(ACTIONS[market], rows)


def _quadrant(state: Pipeline, quadrant: int) -> QuadrantView:
    spaces = state.figures.spaces
    tiles = state.government[quadrant * spaces : (quadrant + 1) * spaces]
    return QuadrantView(
        government.is_open(state, quadrant),
        government.open_count(state) < state.figures.open_quadrants[state.year],
        [None if tile == codes.GONE else state.figures.faces[tile].id for tile in tiles],
    )


def _contract_row(state: Pipeline, row: int, seat: int | None) -> ContractRowView:
    figures = state.figures
    columns = figures.contract_columns
    return ContractRowView(
        grade=GRADES[row + 1],
        contracts=[_tender(state, tile, seat) for tile in state.contracts[row * columns : (row + 1) * columns]],
        next=_tender(state, state.next_contract[row], seat),
        stack=state.contracts_left[row] + (state.next_contract[row] >= 0),
        unseen=[figures.contracts[code - codes.CONTRACT].id for code in state.unseen_contracts[row]],
    )


def _order_row(state: Pipeline, row: int, seat: int | None) -> OrderRowView:
    columns = state.figures.order_columns
    orders = state.orders[row * columns : (row + 1) * columns]
    return OrderRowView(
        int(state.figures.order_backs[row]),
        [None if order == codes.GONE else _tender(state, CONTRACTS + order, seat) for order in orders],
    )


def _tender(state: Pipeline, tile: int, seat: int | None) -> TenderView | None:
    if tile == codes.GONE:
        return None
    figures = state.figures
    shown = demand_view(figures.demands[tile], figures.contract_pay if tile < CONTRACTS else figures.order_pay)
    if seat is None:
        return TenderView(shown.id, shown.name, shown.needs, shown.pay, shown.pay, list(range(len(shown.needs))))
    missing = _missing(state.players[seat], figures.demands[tile], 0)
    return TenderView(shown.id, shown.name, shown.needs, shown.pay, income(state, tile, seat), missing)


def _family(state: Pipeline, family: int, seat: int | None) -> FamilyView:
    player = None if seat is None else state.players[seat]
    offered = player is not None and upgrades.is_left(state, player, family)
    return FamilyView(
        id=FAMILIES[family],
        closed=upgrades.is_closed(state, family),
        cards=upgrades.cards_left(state, family),
        next=int(player.next_level(family)) if player is not None and offered else None,
    )
