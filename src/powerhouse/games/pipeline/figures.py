"""The facts of the box as the rules use them: objects that never change."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.pipeline import schema
from powerhouse.games.pipeline.codes import (
    ACTION_IDS,
    COLOURS,
    CONTRACT,
    DRAW,
    FAMILIES,
    FAMILY_IDS,
    GRADES,
    SPACES,
    Family,
)
from powerhouse.games.pipeline.cubes import colour_of, cube, grade_of
from powerhouse.games.pipeline.grid import Face, kind_of

SIDE_LETTERS: Final = "ESWN"
MARKETS: Final = ["crude", "refined_1", "refined_2", "refined_3"]


class Demand:
    """A contract or an order: what it needs, as cubes, and how it is called."""

    def __init__(self, row: schema.Demand) -> None:
        self.id: str = row.id
        self.back = str(row.back)
        self.needs: list[int] = [cube(COLOURS.index(need.colour), GRADES.index(need.grade)) for need in row.needs]
        self.whole: int = (1 << len(self.needs)) - 1
        self.at_least = vec[i64](
            [
                sum(colour_of(need) == colour and grade_of(need) >= grade for need in self.needs)
                for colour in range(3)
                for grade in range(4)
            ]
        )
        """By cube: how many needs are of that colour and of that grade or a better one."""
        self.best_first = vec[i64](sorted([need for need in self.needs if grade_of(need)], key=grade_of, reverse=True))
        """The needs of refined oil, the best grade first."""


class Row:
    """A row of a market: colour and grade of its cubes, its slots, and what the yearly refresh does to it."""

    def __init__(self, market: int, row: schema.MarketRow, players: int, first: int) -> None:
        self.market = market
        self.colour = COLOURS.index(row.colour)
        self.grade = GRADES.index(row.grade)
        self.prices: list[int] = [row.printed_prices[slot] for slot in row.slots_by_players[players].slots]
        self.slots = list(range(first, first + len(self.prices)))
        self.supply = row.refresh.op == "add"
        self.refresh: int = row.refresh.max_by_players[players].n
        self.filled_at_setup: bool = row.filled_at_setup


class Shop:
    """The tank shop or the machine shop: prices of its rows and how many tiles each holds when it is full."""

    def __init__(self, row: schema.ShopRow, players: int) -> None:
        self.prices: list[int] = row.price_rows
        self.full: list[int] = row.slots_per_row_by_players[players].n


class Card:
    """A valuation card: what it pays for, how much, and which colour or attachment it asks for."""

    def __init__(self, row: schema.ValuationCard) -> None:
        colour = row.filter.colour
        self.number: int = row.card
        self.kind: str = row.kind
        self.what: str = row.what
        self.pay: int = row.pay
        self.colour = -1 if colour is None else COLOURS.index(colour)
        self.attached: bool = row.filter.machine_attached


class Benefit:
    """Tiles that an upgrade brings, or that may still be taken for nothing; never changed, but replaced."""

    def __init__(self, government: int, tanks: int, machines: int, pipes: int) -> None:
        self.government = government
        self.tanks = tanks
        self.machines = machines
        self.pipes = pipes

    def any(self) -> bool:
        return self.government + self.tanks + self.machines + self.pipes > 0

    def counts(self) -> dict[str, int]:
        return {"government": self.government, "tanks": self.tanks, "machines": self.machines, "pipes": self.pipes}


class Upgrades:
    """What the cards of the seven families say; levels count from 1."""

    def __init__(self, upgrades: schema.Upgrades) -> None:
        cards = {family.id: family.levels for family in upgrades.rows}
        families = [cards[id] for id in FAMILY_IDS]
        self.in_play: int = upgrades.in_play
        self.copies: list[int] = [upgrades.copies_per_level[level] for level in (1, 2, 3)]
        self.first_game: list[int] = sorted([FAMILY_IDS.index(id) for id in upgrades.first_game])
        self._now = [[_benefit(level.now) for level in levels] for levels in families]
        self.yearly = [_benefit(levels[0].each_new_year) for levels in families]
        human, engineering, markets, contracts, machines = families[Family.HUMAN_RESOURCES :]
        self.secondary_cost: int = human[0].secondary_action_cost
        self.reach: int = human[1].secondary_reach
        self.bonus: list[int] = [0, engineering[0].bonus_per_4_segments, engineering[1].bonus_per_4_segments]
        """By level: what Engineering adds to the power of a line for every four segments."""
        self.price_shift: int = markets[0].refined_price_shift
        self.fillings: int = contracts[0].contract_fulfilments_per_year
        self.extra_pay: int = contracts[1].extra_pay_per_cube
        self.machine_cost: int = machines[1].machine_phase_cost

    def now(self, family: int, level: int) -> Benefit:
        """The tiles that a level brings at once."""
        return self._now[family][level - 1]


class Figures:
    """Everything a game of Pipeline with so many players needs to know and never changes."""

    def __init__(self, files: schema.Files, players: int) -> None:
        board, tiles = files.board, files.tiles
        costs, own, cubes = board.costs, board.player_board, tiles.oil_cubes
        self.players = players
        self.rounds: list[int] = board.years.rounds
        self.rounds_before: list[int] = [sum(self.rounds[:year]) for year in range(len(self.rounds) + 1)]
        """By year the rounds of all years before it."""
        self.start_money: int = own.start_cash
        self.start_tanks: int = own.start_tanks
        rows = own.recommended_start_tanks
        self.recommended_tanks: list[int] = [rows["crude"], rows["low"], rows["mid"], rows["high"]]
        self.tank_columns: int = own.tank_columns
        self.cubes_per_tank: int = own.cubes_per_tank
        self.cubes = vec[i64]([cubes.orange, cubes.teal, cubes.silver])
        self.secondary_cost: int = costs.secondary_action
        self.machine_cost: int = costs.machine_phase
        self.upgrade_cost: int = costs.upgrade_each
        self.upgrades_per_action: int = costs.upgrades_per_action_max
        self.government_cost: list[int] = [0] + [costs.government_pipes[number] for number in range(1, 6)]
        self.pipe_counts: list[int] = sorted(costs.shop_pipes)
        self.pipe_costs: list[int] = [costs.shop_pipes[number] for number in self.pipe_counts]
        self.loan: int = costs.loan.cash
        self.loan_penalty: int = costs.loan.penalty_cubes
        self.faces = [_face(tile) for tile in files.pipe_tiles.tiles]
        self.tile_numbers = {face.id: number for number, face in enumerate(self.faces)}
        self.contracts = [Demand(row) for row in tiles.contracts.rows]
        self.orders = [Demand(row) for row in tiles.orders.rows]
        self.demands = self.contracts + self.orders
        self.demand_numbers = {demand.id: number for number, demand in enumerate(self.demands)}
        self.contract_columns: int = board.contract_area.shown_by_players[players]
        self.contract_stack: int = board.contract_area.set_aside_per_grade_by_players[players]
        self.order_columns: int = board.order_area.shown_by_players[players]
        self.order_backs: list[str] = [str(back) for back in sorted(board.order_area.rows_top_to_bottom)]
        self.order_numbers = [
            [number for number, order in enumerate(self.orders) if order.back == back] for back in self.order_backs
        ]
        self.contract_codes = [
            [CONTRACT + number for number, contract in enumerate(self.contracts) if contract.back == grade]
            for grade in GRADES[1:]
        ]
        self.tile_codes = vec[i64]([DRAW + tile for tile in range(len(self.faces))])
        self.contract_pay = _by_grade(own.contract_pay)
        self.order_pay = _by_grade(own.order_pay)
        self.oil_value = _by_grade(own.end_oil_value)
        self.line_value = _by_grade(own.end_pipeline_value)
        self.penalties = _penalties(own)
        self.markers: list[int] = tiles.refining_markers.values
        self.tank_shop = Shop(board.shops.tank, players)
        self.machine_shop = Shop(board.shops.machine, players)
        self.shop_pipes: int = board.shops.pipes.per_player_per_shop * players
        self.upgrades = Upgrades(tiles.upgrades)
        self.copies = [copies for _ in FAMILIES for copies in self.upgrades.copies]
        cards = tiles.valuation_cards
        self.cards = [Card(row) for row in cards.rows]
        self.card_count: int = cards.drawn
        self.first_game_cards: list[int] = sorted(cards.first_game)
        self.set_pay: list[int] = [0] + [cards.set_pay[kinds] for kinds in range(1, 10)]
        self._read_cross(board.action_cross, tiles.action_tiles.rows)
        self._read_government(board.government)
        self._read_markets(board.markets)
        prices = [*self.slot_price, self.upgrade_cost, *self.tank_shop.prices, *self.machine_shop.prices]
        self.highest_price: int = max([*prices, *self.pipe_costs]) + self.upgrades.price_shift
        """Who has so much can pay for anything on the cross."""
        self.lowest_price: int = min(self.slot_price)
        """Who has less can buy no cube."""

    def _read_cross(self, cross: schema.Cross, tiles: list[str]) -> None:
        printed = {space.id: space.action for space in cross.spaces if space.kind == "printed"}
        self.action_tiles: list[int] = [ACTION_IDS.index(id) for id in tiles]
        self.outer: list[int] = [ACTION_IDS.index(printed[id]) for pair in cross.pairs for id in pair if id in printed]
        """The market of each arm; the tile beside it is dealt."""
        self.changes_order = vec[i64]([int(id in cross.turn_order_actions) for id in ACTION_IDS])

    def _read_government(self, government: schema.Government) -> None:
        spaces = government.spaces
        ids = [space.id for space in spaces]
        self.quadrants: int = government.quadrants
        self.spaces = len(spaces)
        self.neighbours: list[list[int]] = [[ids.index(id) for id in space.neighbours] for space in spaces]
        self.space_cells: list[list[list[int]]] = [[list(cell) for cell in space.cells] for space in spaces]
        self.open_quadrants: list[int] = government.open_quadrants_max_by_year

    def _read_markets(self, markets: list[schema.Market]) -> None:
        self.rows: list[Row] = []
        self.market_rows: list[list[int]] = []
        by_id: dict[str, schema.Market] = {market.id: market for market in markets}
        first = 0
        for number, id in enumerate(MARKETS):
            self.market_rows.append([])
            for printed in by_id[id].rows:
                row = Row(number, printed, self.players, first)
                self.market_rows[-1].append(len(self.rows))
                self.rows.append(row)
                first += len(row.slots)
        self.slots = first
        self.slot_price = vec[i64]([price for row in self.rows for price in row.prices])
        self.slot_grade = vec[i64]([row.grade for row in self.rows for _ in row.slots])
        shift = self.upgrades.price_shift
        self.shifted_price = vec[i64](
            [price + shift if row.grade else price for row in self.rows for price in row.prices]
        )
        """What slots cost and pay to who has Refined Markets 1."""
        self.slot_colour = vec[i64]([row.colour for row in self.rows for _ in row.slots])
        self.slot_cube = vec[i64]([cube(row.colour, row.grade) for row in self.rows for _ in row.slots])
        self.slot_row: list[int] = [number for number, row in enumerate(self.rows) for _ in row.slots]
        self.slot_market = vec[i64]([row.market for row in self.rows for _ in row.slots])
        self.twin = vec[i64]([_twin(row, slot) for row in self.rows for slot in row.slots])
        """For each slot the next one to its right with the same price, -1 if there is none."""
        starts = [self.rows[rows[0]].slots[0] for rows in self.market_rows] + [first]
        self.market_start = vec[i64](starts)
        """Where the slots of each market begin, with the end of the last."""
        stands = [range(starts[market], starts[market + 1]) for market in range(len(MARKETS))]
        self.slots_by_price = [_ascending(slots, self.slot_price) for slots in stands]
        """The slots of each market, the cheapest first."""
        self.slots_by_shifted_price = [_ascending(slots, self.shifted_price) for slots in stands]
        self.slots_by_grade = [
            _ascending([slot for slot in slots if self.slot_colour[slot] == colour], self.slot_grade)
            for slots in stands
            for colour in range(len(COLOURS))
        ]
        """`[3 * market + colour]`: the slots of this colour, the lowest grade first."""

    def steps(self, tiles: list[int]) -> vec[i64]:
        """`[8 * start + end]`: the steps on a cross with these action tiles (PL-2.5).

        From a market to the tile of its arm it is one, from a tile to another through the centre two.
        """
        steps = [0] * (SPACES * SPACES)
        for arm, market in enumerate(self.outer):
            for other, other_market in enumerate(self.outer):
                through = 0 if arm == other else 2
                steps[SPACES * tiles[arm] + tiles[other]] = through
                steps[SPACES * market + tiles[other]] = steps[SPACES * tiles[other] + market] = through + 1
                steps[SPACES * market + other_market] = through + through
        return vec[i64](steps)

    def refine_costs(self, markers: list[int]) -> vec[i64]:
        """`[16 * colour + 4 * before + after]`: what refining costs in one run, with these nine markers."""
        costs = [0] * 48
        for colour in range(3):
            for before in range(4):
                for after in range(before + 1, 4):
                    costs[16 * colour + 4 * before + after] = sum(markers[3 * colour + before : 3 * colour + after])
        return vec[i64](costs)

    def penalty(self, cubes: int) -> int:
        """What so many penalty cubes cost at the end; beyond the table each cube costs more by the same step."""
        table = self.penalties
        if cubes < len(table):
            return table[cubes]
        last = table[-1] - table[-2]
        step = last - (table[-2] - table[-3])
        more = cubes - len(table) + 1
        return table[-1] + more * last + step * more * (more + 1) // 2


def _benefit(row: schema.BenefitRow) -> Benefit:
    return Benefit(row.government_pipes, row.tanks, row.machines, row.shop_pipes)


def _by_grade(values: schema.Noted) -> list[int]:
    return [_whole(values.get(grade, 0)) for grade in GRADES]


def _whole(value: int | str) -> int:
    """A number that the checks have found to be one."""
    assert isinstance(value, int)
    return value


def _penalties(own: schema.PlayerBoard) -> list[int]:
    table = dict(own.penalty_total)
    for key, cost in own.penalty_beyond_10.items():
        if key.isdigit():
            table[int(key)] = _whole(cost)
    return [0] + [table[count] for count in sorted(table)]


def _face(tile: schema.PipeTile) -> Face:
    return Face(tile.id, _half(tile.left), _half(tile.right))


def _half(paths: tuple[schema.Path, schema.Path]) -> int:
    return kind_of(
        [
            (SIDE_LETTERS.index(path.ports[0]), SIDE_LETTERS.index(path.ports[1]), COLOURS.index(path.colour))
            for path in paths
        ]
    )


def _ascending(slots: Iterable[int], values: vec[i64]) -> vec[i64]:
    """These slots in the order of such values."""
    return vec[i64](sorted(slots, key=lambda slot: values[slot]))


def _twin(row: Row, slot: int) -> int:
    at = row.slots.index(slot)
    for further in range(at + 1, len(row.slots)):
        if row.prices[further] == row.prices[at]:
            return row.slots[further]
    return -1
