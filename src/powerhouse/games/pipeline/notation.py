"""Moves in words: `go market-2`, `sell teal high market-2 teal mid 45`, `place 3,-1 east`, `refine 4 crude mid`."""

import re
from functools import lru_cache

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import (
    Argument,
    Arguments,
    Fields,
    Grammar,
    Listed,
    Number,
    One,
    Verb,
    items,
    listed,
    number,
    one_of,
)
from powerhouse.core.phrase import Phrase, Value, phrase
from powerhouse.games.pipeline import codes
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, CONTRACTS, FAMILIES, FREE, GRADES, Action, Stage
from powerhouse.games.pipeline.cubes import colour_of, grade_of
from powerhouse.games.pipeline.figures import Demand, Figures
from powerhouse.games.pipeline.grid import CELLS, MIDDLE, SIDES, STEP, cell_at, x_of, y_of
from powerhouse.games.pipeline.markets import CUBES, price
from powerhouse.games.pipeline.table import Table

GAME = "pipeline"
MARKETS = ACTIONS[: Action.UPGRADES]
HIGHEST_PRICE = 1000


def heading(state: Table) -> Phrase:
    if state.stage == Stage.TANKS:
        return phrase("heading-set-up")
    if state.stage == Stage.OVER:
        return phrase("heading-end")
    return phrase("heading-round", year=int(state.year) + 1, round=int(state.round))


def _unreadable(key: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Phrase(key, values))


def cube_words(cube: int) -> list[str]:
    return [COLOURS[colour_of(cube)], GRADES[grade_of(cube)]]


class Tile(One):
    """A pipe tile by its id, in capitals or not."""

    def __init__(self, figures: Figures) -> None:
        super().__init__("tile", [face.id for face in figures.faces])

    def read(self, state: Table, words: list[str], said: str) -> int:
        found = state.figures.tile_numbers.get(words[0].upper()) if len(words) == 1 else None
        if found is None:
            raise _unreadable("needs-tile", said=said, first=self.ids[0], last=self.ids[-1])
        return found


class Tender(One):
    """A contract or an order by its id."""

    def read(self, state: Table, words: list[str], said: str) -> int:
        for at, id in enumerate(self.ids):
            if len(words) == 1 and id.casefold() == words[0]:
                return at
        raise _unreadable("needs-contract", said=said)


class Order(Tender):
    """An order by its id, not a contract."""

    def __init__(self, contracts: list[str], orders: list[str]) -> None:
        super().__init__("order", orders)
        self.all = Tender("contract", contracts + orders)

    def read(self, state: Table, words: list[str], said: str) -> int:
        found = self.all.read(state, words, said)
        if found < CONTRACTS:
            raise _unreadable("order-is-contract", said=said)
        return found - CONTRACTS


class Signed(Tender):
    """A contract or order, for this year or deferred to the next."""

    def __init__(self, ids: list[str]) -> None:
        super().__init__("contract", ids)
        self.size = 2 * len(ids)
        self.fields = (("contract", str), ("when", str))
        self.optional = ("when",)

    def arguments(self, state: Table, code: int) -> Arguments:
        return super().arguments(state, code // 2) | ({"when": "deferred"} if code % 2 else {})

    def read(self, state: Table, words: list[str], said: str) -> int:
        deferred = words[1:] == ["deferred"]
        return 2 * super().read(state, words[:1] if deferred else words, said) + deferred


class StartTank(One):
    """A tank laid before the first round: its grade alone."""

    def __init__(self) -> None:
        super().__init__("grade", GRADES)

    def fits(self, words: list[str]) -> bool:
        return len(words) < 2


class ShopTank(Argument):
    """A tank of the shop by its price, and the row where it goes."""

    fields = (("price", int), ("grade", str))

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices
        self.size = len(GRADES) * len(prices)

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"price": self.prices[code // len(GRADES)], "grade": GRADES[code % len(GRADES)]}

    def read(self, state: Table, words: list[str], said: str) -> int:
        grade = one_of(words[-1:], said, GRADES, "grade")
        return len(GRADES) * listed(words[:-1], said, self.prices) + grade


class Space(Argument):
    """A space of the turn order track, and `left` where the discs there are pushed left."""

    size = 8
    fields = (("space", int), ("push", str))
    optional = ("push",)

    def arguments(self, state: Table, code: int) -> Arguments:
        space: Arguments = {"space": code // 2 + 1}
        return space | ({"push": "left"} if code % 2 else {})

    def read(self, state: Table, words: list[str], said: str) -> int:
        left = words[1:] == ["left"]
        return 2 * (number(words[:1] if left else words, said, state.figures.players, 1) - 1) + left


class Bought(Argument):
    """A slot of the markets by market, colour, grade and price; a cube of another colour is named behind."""

    fields = (("market", str), ("row", list), ("price", int), ("slot", int), ("cube", list))
    optional = ("slot", "cube")

    def __init__(self, figures: Figures) -> None:
        self.size = figures.slots

    def arguments(self, state: Table, code: int) -> Arguments:
        content = state.slots[code]
        colour = state.figures.slot_colour[code] if content == FREE else content - 1
        return slot_arguments(state, code) | {"cube": [COLOURS[colour], GRADES[state.figures.slot_grade[code]]]}

    def write(self, said: Arguments) -> str:
        colour, cube = items(said["row"])[:1], items(said.get("cube", said["row"]))[:1]
        return " ".join([slot_text(said), *(map(str, cube) if cube != colour else [])])

    def read(self, state: Table, words: list[str], said: str) -> int:
        slots = _slots(state, words[:4], said)
        colour = one_of(words[4:] or words[1:2], said, COLOURS, "colour")
        return next((slot for slot in slots if state.slots[slot] == colour + 1), slots[0])


class Sold(Argument):
    """A cube and the slot where it goes."""

    fields = (("cube", list), ("market", str), ("row", list), ("price", int), ("slot", int))
    optional = ("slot",)

    def __init__(self, figures: Figures) -> None:
        self.size = CUBES * figures.slots

    def arguments(self, state: Table, code: int) -> Arguments:
        slot, cube = divmod(code, CUBES)
        sold: Arguments = {"cube": [*cube_words(cube)]}
        return sold | slot_arguments(state, slot)

    def write(self, said: Arguments) -> str:
        return " ".join([*map(str, items(said["cube"])), slot_text(said)])

    def read(self, state: Table, words: list[str], said: str) -> int:
        colour = one_of(words[:1], said, COLOURS, "colour")
        grade = one_of(words[1:2], said, GRADES, "grade")
        slots = _slots(state, words[2:], said)
        slot = next((slot for slot in slots if state.slots[slot] == FREE), slots[0])
        return CUBES * slot + 4 * colour + grade


def slot_arguments(state: Table, slot: int) -> Arguments:
    row = state.figures.rows[state.figures.slot_row[slot]]
    cost = int(price(state, state.players[state.turn], slot))
    return {"market": MARKETS[row.market], "row": [COLOURS[row.colour], GRADES[row.grade]], "price": cost, "slot": slot}


def slot_text(said: Arguments) -> str:
    return " ".join(map(str, [said["market"], *items(said["row"]), said["price"]]))


def _slots(state: Table, words: list[str], said: str) -> list[int]:
    """The slots of a row that have this price, from the right."""
    if len(words) != 4 or state.over:
        raise _unreadable("needs-slot", said=said)
    market = one_of(words[:1], said, MARKETS, "market")
    colour = one_of(words[1:2], said, COLOURS, "colour")
    grade = one_of(words[2:3], said, GRADES, "grade")
    cost = number(words[3:], said, HIGHEST_PRICE, 1)
    player = state.players[state.turn]
    found = [
        slot
        for row in state.figures.rows
        if (row.market, row.colour, row.grade) == (market, colour, grade)
        for slot in reversed(row.slots)
        if price(state, player, slot) == cost
    ]
    if not found:
        raise _unreadable("no-slot", said=said, price=cost)
    return found


class Delivered(Argument):
    """A cube, the contract or order it goes to, and the grade of the need that it meets."""

    fields = (("cube", list), ("contract", str), ("grade", str), ("need", int))
    optional = ("cube", "grade", "need")

    def __init__(self, demands: list[Demand]) -> None:
        self.demands = demands
        self.tenders = Tender("contract", [demand.id for demand in demands])
        self.size = 20 * len(demands)

    def arguments(self, state: Table, code: int) -> Arguments:
        demand = self.demands[code // 20]
        at, grade = divmod(code % 20, 4)
        if at >= len(demand.needs):
            return {"contract": demand.id, "need": at + 1}
        colour, need = cube_words(demand.needs[at])
        return {"cube": [colour, GRADES[grade]], "contract": demand.id, "grade": need, "need": at + 1}

    def write(self, said: Arguments) -> str:
        if "cube" not in said:
            return f"to {said['contract']} as need {said.get('need')}"
        return " ".join([*map(str, items(said["cube"])), f"to {said['contract']} as {said.get('grade')}"])

    def read(self, state: Table, words: list[str], said: str) -> int:
        if len(words) != 6 or words[2] != "to" or words[4] != "as" or state.over:
            raise _unreadable("deliver-like", said=said)
        colour = one_of(words[:1], said, COLOURS, "colour")
        grade = one_of(words[1:2], said, GRADES, "grade")
        tile = self.tenders.read(state, words[3:4], said)
        wanted = 4 * colour + one_of(words[5:], said, GRADES, "grade")
        needs = [at for at, need in enumerate(self.demands[tile].needs) if need == wanted]
        if not needs:
            raise _unreadable("deliver-no-need", said=said, contract=words[3].upper(), colour=words[0], grade=words[5])
        filled = sum([own.filled for own in state.players[state.turn].contracts if own.tile == tile])
        at = next((at for at in needs if not filled >> at & 1), needs[0])
        return 20 * tile + 4 * at + grade


class Refined(Argument):
    """A line by its number, and the grades before and after."""

    size = codes.SITE - codes.REFINE
    each = 16
    ranks = 12
    fields = (("line", int), ("from", str), ("to", str))

    def arguments(self, state: Table, code: int) -> Arguments:
        line, grades = divmod(code, 16)
        return {"line": line + 1, "from": GRADES[grades // 4], "to": GRADES[grades % 4]}

    def read(self, state: Table, words: list[str], said: str) -> int:
        line = number(words[:1], said, self.size // 16, 1) - 1
        before = one_of(words[1:2], said, GRADES, "grade")
        return 16 * line + 4 * before + one_of(words[2:], said, GRADES, "grade")


class Site(Argument):
    """A cell by its coordinates."""

    size = CELLS
    ranks = 96
    fields: Fields = (("cell", list),)

    def arguments(self, state: Table, code: int) -> Arguments:
        return {"cell": [x_of(code), y_of(code)]}

    def write(self, said: Arguments) -> str:
        return ",".join(map(str, items(said["cell"])))

    def read(self, state: Table, words: list[str], said: str) -> int:
        if len(words) != 1 or not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", words[0]):
            raise _unreadable("needs-cell", said=said)
        x, y = (int(number) for number in words[0].split(","))
        if not (-MIDDLE < x < MIDDLE - 1 and -MIDDLE < y < MIDDLE - 1):
            raise _unreadable("cell-far", said=said, cell=words[0])
        return cell_at(x, y)


class Placed(Site):
    """The cell of a tile's first half and the side on which the second lies; many look the same turned by half."""

    size = 4 * CELLS
    each = 4
    ranks = 144
    fields = (("cell", list), ("side", str))

    def arguments(self, state: Table, code: int) -> Arguments:
        return super().arguments(state, code >> 2) | {"side": SIDES[code & 3]}

    def write(self, said: Arguments) -> str:
        return f"{super().write(said)} {said['side']}"

    def agrees(self, said: Arguments, found: Arguments) -> bool:
        return True  # one turned by half lies in the same place

    def read(self, state: Table, words: list[str], said: str) -> int:
        cell = super().read(state, words[:1], said)
        turn = one_of(words[1:], said, SIDES, "side")
        if turn > 1 and state.now.held >= 0 and state.figures.faces[state.now.held].symmetric:
            cell, turn = cell + STEP[turn], turn - 2
        return 4 * cell + turn


@lru_cache(maxsize=16)
def moves(figures: Figures) -> Grammar:
    grade = One("grade", GRADES)
    family = One("family", FAMILIES)
    tile = Tile(figures)
    contracts = [demand.id for demand in figures.demands[:CONTRACTS]]
    orders = [demand.id for demand in figures.demands[CONTRACTS:]]
    return Grammar(
        [
            Verb("pass", codes.PASS),
            Verb("done", codes.DONE),
            Verb("go", codes.ACT, One("action", ACTIONS[: Action.ALL_MACHINES])),
            Verb("run", codes.ACT + Action.ALL_MACHINES, One("what", ["machines"], "runnable")),
            Verb("tank", codes.GRADE, StartTank()),
            Verb("loan", codes.LOAN),
            Verb("pipes", codes.PIPES, Listed("count", figures.pipe_counts)),
            Verb("spend", codes.SPEND, grade),
            Verb("disc", codes.SPACE, Space()),
            Verb("upgrade", codes.UPGRADE, family),
            Verb("close", codes.CLOSE, family),
            Verb("tank", codes.TANK, ShopTank(figures.tank_shop.prices)),
            Verb("machine", codes.MACHINE, Listed("price", figures.machine_shop.prices)),
            Verb("serve", codes.SERVE, Order(contracts, orders)),
            Verb("take", codes.TAKE, tile),
            Verb("lay", codes.HOLD, tile),
            Verb("stand", codes.STAND, tile),
            Verb("start", codes.START, Number("machine", codes.SIGN - codes.START, first=1)),
            Verb("sign", codes.SIGN, Signed(contracts + orders)),
            Verb("buy", codes.BUY, Bought(figures)),
            Verb("sell", codes.SELL, Sold(figures)),
            Verb("deliver", codes.FILL, Delivered(figures.demands)),
            Verb("refine", codes.REFINE, Refined()),
            Verb("site", codes.SITE, Site()),
            Verb("place", codes.PLACE, Placed()),
        ],
        game=GAME,
    )


@lru_cache(maxsize=16)
def reveals(figures: Figures) -> Grammar:
    contracts = [contract.id for contract in figures.contracts]
    orders = [order.id for order in figures.orders]
    return Grammar(
        [
            Verb("pipe", codes.DRAW, Tile(figures)),
            Verb("contract", codes.CONTRACT, Tender("contract", contracts)),
            Verb("order", codes.ORDER, Order(contracts, orders)),
            Verb("family", codes.FAMILY, One("family", FAMILIES)),
            Verb("card", codes.CARD + 1, Number("card", len(figures.cards), first=1)),
            Verb("cost", codes.COST, Number("cost", codes.ACTION_TILE - codes.COST - 1)),
            Verb("action", codes.ACTION_TILE, One("action", ACTIONS[: Action.GOVERNMENT])),
            Verb("first", codes.FIRST, Number("seat", figures.players, first=1)),
        ],
        kind="reveal",
        game=GAME,
    )
