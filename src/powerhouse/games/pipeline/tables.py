"""The facts of the box, read from the data files into objects that never change."""

from typing import Any, Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import ACTION_IDS, COLOURS, FAMILY_IDS, GRADES
from powerhouse.games.pipeline.grid import Face, kind_of

SIDE_LETTERS: Final = "ESWN"
MARKETS: Final = ["crude", "refined_1", "refined_2", "refined_3"]


class Demand:
    """A contract or an order: what it needs, as 4 * colour + grade, and how it is called."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.back: str = str(row["back"])
        self.needs: list[int] = [
            4 * COLOURS.index(need["colour"]) + GRADES.index(need["grade"]) for need in row["needs"]
        ]
        self.whole: int = (1 << len(self.needs)) - 1
        self.at_least = vec[i64](
            [
                sum(need // 4 == colour and need % 4 >= grade for need in self.needs)
                for colour in range(3)
                for grade in range(4)
            ]
        )
        """By 4 * colour + grade: how many needs are of that colour and of that grade or a better one."""


class Row:
    """A row of a market: colour and grade of its cubes, its slots, and what the yearly refresh does to it."""

    def __init__(self, market: int, data: dict[str, Any], players: str, first: int) -> None:
        self.market = market
        self.colour = COLOURS.index(data["colour"])
        self.grade = GRADES.index(data["grade"])
        self.prices: list[int] = [data["printed_prices"][slot] for slot in data["slots_by_players"][players]["slots"]]
        self.slots = list(range(first, first + len(self.prices)))
        self.supply: bool = data["refresh"]["op"] == "add"
        self.refresh: int = data["refresh"]["max_by_players"][players]["n"]
        self.filled_at_setup: bool = data["filled_at_setup"]


class Shop:
    """The tank shop or the machine shop: prices of its rows and how many tiles each holds when it is full."""

    def __init__(self, data: dict[str, Any], players: str) -> None:
        self.prices: list[int] = data["price_rows"]
        self.full: list[int] = data["slots_per_row_by_players"][players]["n"]


class Card:
    """A valuation card: what it pays for, how much, and which colour or attachment it asks for."""

    def __init__(self, row: dict[str, Any]) -> None:
        filter: dict[str, Any] = row.get("filter", {})
        self.number: int = row["card"]
        self.kind: str = row["kind"]
        self.what: str = row["what"]
        self.pay: int = row.get("pay", 0)
        self.colour = COLOURS.index(filter["colour"]) if "colour" in filter else -1
        self.attached: bool = filter.get("machine_attached", False)


class Benefit:
    """Tiles that an upgrade brings."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.government: int = row.get("government_pipes", 0)
        self.tanks: int = row.get("tanks", 0)
        self.machines: int = row.get("machines", 0)
        self.pipes: int = row.get("shop_pipes", 0)


class Upgrades:
    """What the cards of the seven families say."""

    def __init__(self, data: dict[str, Any]) -> None:
        rows = {row["id"]: row["levels"] for row in data["list"]}
        levels = [[rows[id][level] for level in range(3)] for id in FAMILY_IDS]
        self.in_play: int = data["in_play"]
        self.copies: list[int] = [data["copies_per_level"][str(level)] for level in (1, 2, 3)]
        self.first_game: list[int] = sorted([FAMILY_IDS.index(id) for id in data["first_game"]])
        self.now = [[Benefit(level.get("now", {})) for level in family] for family in levels]
        self.yearly = [Benefit(family[0].get("each_new_year", {})) for family in levels]
        human, engineering, markets, contracts, machines = levels[2:]
        self.secondary_cost: int = human[0]["secondary_action_cost"]
        self.reach: int = human[1]["secondary_reach"]
        self.bonus: list[int] = [0, engineering[0]["bonus_per_4_segments"], engineering[1]["bonus_per_4_segments"]]
        self.price_shift: int = markets[0]["refined_price_shift"]
        self.fillings: int = contracts[0]["contract_fulfilments_per_year"]
        self.extra_pay: int = contracts[1]["extra_pay_per_cube"]
        self.machine_cost: int = machines[1]["machine_phase_cost"]


class Figures:
    """Everything a game of Pipeline with so many players needs to know and never changes."""

    def __init__(self, files: dict[str, Any], players: int) -> None:
        board, tiles = files["board"], files["tiles"]
        count = str(players)
        costs, own = board["costs"], board["player_board"]
        self.players = players
        self.rounds: list[int] = board["years"]["rounds"]
        self.start_money: int = own["start_cash"]
        self.start_tanks: int = own["start_tanks"]
        self.recommended_tanks: list[int] = [own["recommended_start_tanks"][grade] for grade in GRADES]
        self.tank_columns: int = own["tank_columns"]
        self.cubes_per_tank: int = own["cubes_per_tank"]
        self.cubes: list[int] = [tiles["oil_cubes"][colour] for colour in COLOURS]
        self.secondary_cost: int = costs["secondary_action"]
        self.machine_cost: int = costs["machine_phase"]
        self.upgrade_cost: int = costs["upgrade_each"]
        self.upgrades_per_action: int = costs["upgrades_per_action_max"]
        self.government_cost: list[int] = [0] + [costs["government_pipes"][str(number)] for number in range(1, 6)]
        self.pipe_counts: list[int] = sorted([int(number) for number in costs["shop_pipes"]])
        self.pipe_costs: list[int] = [costs["shop_pipes"][str(number)] for number in self.pipe_counts]
        self.loan: int = costs["loan"]["cash"]
        self.loan_penalty: int = costs["loan"]["penalty_cubes"]
        self.faces = [_face(row) for row in files["pipe_tiles"]["tiles"]]
        self.tile_numbers = {face.id: number for number, face in enumerate(self.faces)}
        self.contracts = [Demand(row) for row in tiles["contracts"]["list"]]
        self.orders = [Demand(row) for row in tiles["orders"]["list"]]
        self.demands = self.contracts + self.orders
        self.demand_numbers = {demand.id: number for number, demand in enumerate(self.demands)}
        self.contract_columns: int = board["contract_area"]["shown_by_players"][count]
        self.contract_stack: int = board["contract_area"]["set_aside_per_grade_by_players"][count]
        self.order_columns: int = board["order_area"]["shown_by_players"][count]
        self.order_backs: list[str] = [str(back) for back in sorted(board["order_area"]["rows_top_to_bottom"])]
        self.contract_pay: list[int] = _by_grade(own["contract_pay"])
        self.order_pay: list[int] = _by_grade(own["order_pay"])
        self.oil_value: list[int] = _by_grade(own["end_oil_value"])
        self.line_value: list[int] = _by_grade(own["end_pipeline_value"])
        self.penalties = _penalties(own)
        self.markers: list[int] = tiles["refining_markers"]["values"]
        self.tank_shop = Shop(board["shops"]["tank"], count)
        self.machine_shop = Shop(board["shops"]["machine"], count)
        self.shop_pipes: int = board["shops"]["pipes"]["per_player_per_shop"] * players
        self.upgrades = Upgrades(tiles["upgrades"])
        self.cards = [Card(row) for row in tiles["valuation_cards"]["list"]]
        self.card_count: int = tiles["valuation_cards"]["drawn"]
        self.first_game_cards: list[int] = sorted(tiles["valuation_cards"]["first_game"])
        sets = tiles["valuation_cards"]["set_pay"]
        self.set_pay: list[int] = [0] + [sets[str(kinds)] for kinds in range(1, 10)]
        self._read_cross(board["action_cross"], tiles["action_tiles"]["list"])
        self._read_government(board["government"])
        self._read_markets(board["markets"], count)

    def _read_cross(self, cross: dict[str, Any], tiles: list[str]) -> None:
        spaces = {space["id"]: space for space in cross["spaces"]}
        self.action_tiles: list[int] = [ACTION_IDS.index(id) for id in tiles]
        self.outer: list[int] = []
        """The market of each arm; the tile beside it is dealt."""
        for pair in cross["pairs"]:
            printed = [spaces[id] for id in pair if spaces[id]["kind"] == "printed"]
            self.outer.append(ACTION_IDS.index(printed[0]["action"]))
        self.changes_order = vec[i64]([int(id in cross["turn_order_actions"]) for id in ACTION_IDS])

    def _read_government(self, government: dict[str, Any]) -> None:
        spaces = government["spaces"]
        ids = [space["id"] for space in spaces]
        self.quadrants: int = government["quadrants"]
        self.spaces = len(spaces)
        self.neighbours: list[list[int]] = [[ids.index(id) for id in space["neighbours"]] for space in spaces]
        self.space_cells: list[list[list[int]]] = [space["cells"] for space in spaces]
        self.open_quadrants: list[int] = government["open_quadrants_max_by_year"]

    def _read_markets(self, markets: list[dict[str, Any]], players: str) -> None:
        self.rows: list[Row] = []
        self.market_rows: list[list[int]] = []
        by_id = {market["id"]: market for market in markets}
        first = 0
        for number, id in enumerate(MARKETS):
            self.market_rows.append([])
            for data in by_id[id]["rows"]:
                row = Row(number, data, players, first)
                self.market_rows[-1].append(len(self.rows))
                self.rows.append(row)
                first += len(row.slots)
        self.slots = first
        self.slot_price = vec[i64]([price for row in self.rows for price in row.prices])
        self.slot_grade = vec[i64]([row.grade for row in self.rows for _ in row.slots])
        self.slot_colour = vec[i64]([row.colour for row in self.rows for _ in row.slots])
        self.slot_cube = vec[i64]([4 * row.colour + row.grade for row in self.rows for _ in row.slots])
        self.slot_row: list[int] = [number for number, row in enumerate(self.rows) for _ in row.slots]
        self.slot_market = vec[i64]([row.market for row in self.rows for _ in row.slots])
        self.twin = vec[i64]([_twin(row, slot) for row in self.rows for slot in row.slots])
        """For each slot the next one to its right with the same price, -1 if there is none."""
        starts = [self.rows[rows[0]].slots[0] for rows in self.market_rows] + [first]
        self.market_start = vec[i64](starts)
        """Where the slots of each market begin, with the end of the last."""

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


def _by_grade(row: dict[str, Any]) -> list[int]:
    return [row.get(grade, 0) for grade in GRADES]


def _penalties(own: dict[str, Any]) -> list[int]:
    table = {**own["penalty_total"], **own["penalty_beyond_10"]}
    counts = sorted([int(key) for key in table if key.isdigit()])
    return [0] + [table[str(count)] for count in counts]


def _face(row: dict[str, Any]) -> Face:
    return Face(row["id"], _half(row["left"]), _half(row["right"]))


def _half(paths: list[dict[str, Any]]) -> int:
    return kind_of(
        [
            (SIDE_LETTERS.index(path["ports"][0]), SIDE_LETTERS.index(path["ports"][1]), COLOURS.index(path["colour"]))
            for path in paths
        ]
    )


def _twin(row: Row, slot: int) -> int:
    at = row.slots.index(slot)
    for further in range(at + 1, len(row.slots)):
        if row.prices[further] == row.prices[at]:
            return row.slots[further]
    return -1
