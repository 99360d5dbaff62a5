"""Positions of Pipeline set up by hand, so that a test reads like the rulebook."""

import json
from importlib.resources import files
from operator import attrgetter

from mypy_extensions import i64

from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.packed import vec
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline import turn as turns
from powerhouse.games.pipeline.codes import ACTIONS, COLOURS, CONTRACTS, FAMILIES, GRADES, Stage
from powerhouse.games.pipeline.grid import SIDES, STEP, cell_at
from powerhouse.games.pipeline.network import EMPTY, Line
from powerhouse.games.pipeline.player import Contract, Player
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.valuation import Score, score
from powerhouse.games.pipeline.view import View

WHOLE_TURN = attrgetter("turn", "round", "year")
"""The same as long as a player's turn lasts."""

DATA = files("powerhouse.games.pipeline") / "data"
TILES = json.loads((DATA / "pipe_tiles.json").read_text("utf-8"))["tiles"]
_OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def turned_code(code: str) -> str:
    """The code of the same tile after half a turn."""
    left, right, _, through, first, second = list(code)
    return f"{_OPPOSITE[right]}{_OPPOSITE[left]}-{through}{second}{first}"


TILE_OF_CODE: dict[str, str] = {turned_code(tile["code"]): tile["id"] for tile in TILES} | {
    tile["code"]: tile["id"] for tile in TILES
}
"""All 243 codes; a tile that is not symmetric has two."""
PRINTED = {tile["code"] for tile in TILES}


class Table:
    """A game in some position; every method that changes it returns the table, so calls can be chained.

    Unless told otherwise, start tanks lie as advised and seat 0 begins the worker phase of the first round.
    """

    def __init__(self, players: int = 4, seed: int = 1, rules: str = "", **options: str) -> None:
        """`rules` may be an older version."""
        chosen = {"start-tanks": "recommended"} | {name.replace("_", "-"): value for name, value in options.items()}
        self.setup = GAME.setup(players, chosen, rules=int(rules) if rules else None)
        state = GAME.start(self.setup, Seeded(seed))
        assert isinstance(state, Pipeline)
        self.state: Pipeline = state
        self.chance: Chance = Seeded(seed)
        if chosen["start-tanks"] == "recommended":
            self.order(*range(players))

    # Putting things on the table

    def order(self, *seats: int) -> "Table":
        self.state.order = list(seats)
        self.state.turn = seats[self.state.place]
        return self

    def turn(self, seat: int) -> "Table":
        """This seat begins its turn; the others keep their order."""
        self.state.place = self.state.order.index(seat)
        turns.begin(self.state)
        return self

    def money(self, seat: int, amount: int) -> "Table":
        self.state.players[seat].money = amount
        return self

    def tanks(self, seat: int, crude: int = 0, low: int = 0, mid: int = 0, high: int = 0) -> "Table":
        self.state.players[seat].tanks = vec[i64]([crude, low, mid, high])
        return self

    def oil(self, seat: int, **cubes: int) -> "Table":
        """Cubes by colour and grade, as `teal_high=2`; all others are gone."""
        held = [0] * 12
        for name, count in cubes.items():
            held[cube(name)] = count
        self.state.players[seat].oil = vec[i64](held)
        return self

    def level(self, seat: int, family: str, level: int) -> "Table":
        """The upgrade of a family; the family is in the game."""
        number = FAMILIES.index(family)
        levels = self.state.players[seat].levels[:]
        levels[number] = level
        self.state.players[seat].levels = levels
        if number not in self.state.families:
            self.state.families = sorted([*self.state.families[1:], number])
        return self

    def families(self, *names: str) -> "Table":
        self.state.families = sorted(FAMILIES.index(name) for name in names)
        return self

    def closed(self, *names: str) -> "Table":
        self.state.closed = sum(1 << FAMILIES.index(name) for name in names)
        return self

    def cross(self, *tiles: str) -> "Table":
        """The action tiles of the arms with the crude market and markets 1, 2 and 3."""
        self.state.lay_cross([ACTIONS.index(tile) for tile in tiles])
        return self

    def costs(self, **steps: tuple[int, int, int]) -> "Table":
        """Refining costs of colours, as `teal=(4, 6, 4)`."""
        markers = self.state.markers[:]
        for colour, three in steps.items():
            at = 3 * COLOURS.index(colour)
            markers[at : at + 3] = three
        self.state.markers = markers
        self.state.costs = self.state.figures.refine_costs(markers)
        return self

    def row(self, market: str, name: str, *cubes: str | None) -> "Table":
        """The contents of a row, as `row("market-2", "teal_high", None, "teal")`."""
        slots = self.state.slots[:]
        for slot, content in zip(self._row(market, name), cubes, strict=True):
            slots[slot] = 0 if content is None else COLOURS.index(content) + 1
        self.state.lay_cubes(slots)
        return self

    def _row(self, market: str, name: str) -> list[int]:
        colour, grade = name.split("_")
        wanted = (ACTIONS.index(market), COLOURS.index(colour), GRADES.index(grade))
        return next(row.slots for row in self.state.figures.rows if (row.market, row.colour, row.grade) == wanted)

    def tiles(self, seat: int, *pieces: str) -> "Table":
        """A network: each piece as `WE-ooo 0,0 east`, or `machine 1,0`."""
        network = EMPTY
        for piece in pieces:
            what, where, *side = piece.split()
            x, y = (int(number) for number in where.split(","))
            if what == "machine":
                network = network.with_machine(cell_at(x, y))
            else:
                number = self.state.figures.tile_numbers[TILE_OF_CODE[what]]
                face = self.state.figures.faces[number]
                cell, turn = cell_at(x, y), SIDES.index(side[0])
                if what not in PRINTED:
                    cell, turn = cell + STEP[turn], turn ^ 2
                network = network.with_tile(number, face, 4 * cell + turn)
        self.state.players[seat].network = network
        return self

    def shop(self, shop: str, *codes: str) -> "Table":
        """The pipe tiles beside a shop."""
        numbers = [self.tile(code) for code in codes]
        if shop == "tanks":
            self.state.tank_pipes = numbers
        else:
            self.state.machine_pipes = numbers
        return self

    def contract(self, seat: int, id: str, deferred: bool = False, filled: int = 0, times: int = 0) -> "Table":
        """A contract of a player, taken from nowhere."""
        tile = self.state.figures.demand_numbers[id]
        player = self.state.players[seat]
        player.contracts = sorted(
            [*player.contracts, Contract(tile, deferred, filled, times)], key=lambda own: int(own.tile)
        )
        return self

    def board_contracts(self, *ids: str | None) -> "Table":
        """All contracts on the board, row by row from low to high."""
        numbers = self.state.figures.demand_numbers
        self.state.contracts = [-1 if id is None else numbers[id] for id in ids]
        return self

    def board_orders(self, *ids: str | None) -> "Table":
        """All orders on the board, row by row from 3 to 5 cubes."""
        numbers = self.state.figures.demand_numbers
        self.state.orders = [-1 if id is None else numbers[id] - CONTRACTS for id in ids]
        return self

    def served(self, seat: int, *ids: str) -> "Table":
        numbers = self.state.figures.demand_numbers
        self.state.players[seat].orders = [numbers[id] - CONTRACTS for id in ids]
        return self

    def cards(self, *numbers: int) -> "Table":
        self.state.cards = list(numbers)
        return self

    def year(self, number: int, round: int = 2) -> "Table":
        """In this year, counted from 1; not in its first round, so no yearly benefits are due."""
        self.state.year = number - 1
        self.state.round = round
        return self

    def last_turn_of_the_year(self, seat: int | None = None) -> "Table":
        """The last player of the last round of the year begins; all others have dropped their discs."""
        state = self.state
        state.round = state.figures.rounds[state.year]
        seat = state.order[-1] if seat is None else seat
        others = [other for other in state.order if other != seat]
        state.order = [*others, seat]
        state.row = [*others, -1]
        return self.turn(seat)

    # Playing and looking

    def play(self, *moves: str) -> "Table":
        """Moves of whoever is to act; an illegal one raises `IllegalMove`."""
        for move in moves:
            self.state.play(self.state.parse(move), self.chance)
        return self

    def ends_turn(self) -> "Table":
        """Whoever is to act does nothing more until the next turn."""
        seat, round = self.state.turn, self.state.round
        while self.state.turn == seat and self.state.round == round and not self.state.over:
            self.play("pass" if "pass" in self.legal() else "done")
        return self

    def legal(self, verb: str = "") -> list[str]:
        """All legal moves, or those that begin with a word."""
        texts = [self.state.text(move) for move in self.state.moves()]
        return [text for text in texts if text.split()[0] == verb] if verb else texts

    def refused(self, move: str) -> list[str]:
        """The codes of the reasons why a move is not legal."""
        return [refusal.code for refusal in self.state.refusals(self.state.parse(move))]

    def reasons(self, move: str) -> list[str]:
        """The sentences of the reasons."""
        return [str(refusal) for refusal in self.state.refusals(self.state.parse(move))]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def tile(self, code: str) -> int:
        return self.state.figures.tile_numbers[TILE_OF_CODE[code]]

    def held(self, seat: int) -> dict[str, int]:
        """The player's cubes by name, without those there are none of."""
        oil = self.state.players[seat].oil
        names = [f"{colour}_{grade}" for colour in COLOURS for grade in GRADES]
        return {name: oil[cube(name)] for name in names if oil[cube(name)]}

    def cubes(self, market: str, name: str) -> list[str | None]:
        """What lies in a row of a market."""
        contents = [self.state.slots[slot] for slot in self._row(market, name)]
        return [COLOURS[content - 1] if content else None for content in contents]

    def lines(self, seat: int) -> list[tuple[str, int, bool]]:
        """Colour, segments and whether attached to a machine, for each line by its number."""
        network = self.state.players[seat].network
        return [(COLOURS[line.colour], len(line.segments), network.attached(line)) for line in network.lines()]

    def line(self, seat: int, colour: str, length: int) -> int:
        """The number of a line as moves name it."""
        found = [n for n, (own, segments, _) in enumerate(self.lines(seat), 1) if (own, segments) == (colour, length)]
        assert found, f"no {colour} line of {length}: {self.lines(seat)}"
        return found[0]

    def raw_line(self, seat: int, number: int) -> Line:
        return self.state.players[seat].network.lines()[number - 1]

    def score(self, seat: int) -> Score:
        return score(self.state, self.state.players[seat])

    def view(self, seat: int | None) -> View:
        shown = self.state.view(seat)
        assert isinstance(shown, View)
        return shown

    def stage(self) -> int:
        return int(self.state.stage)

    def between_actions(self) -> bool:
        return self.state.stage == Stage.WORK


def cube(name: str) -> int:
    colour, grade = name.split("_")
    return 4 * COLOURS.index(colour) + GRADES.index(grade)
