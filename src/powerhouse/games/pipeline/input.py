"""Short words of Pipeline: `s om` sells, `b 3 tc` buys, `2c` takes a tile, `low3` a contract, `3,-1 e` is a place."""

import re
from collections.abc import Callable

from powerhouse.core.input import Input, try_move
from powerhouse.games.pipeline.board import Board, DemandView
from powerhouse.games.pipeline.choices import Choice, cheapest, cube_said, of_verb
from powerhouse.games.pipeline.codes import ACTIONS, FAMILIES, GRADES, Stage
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.trade_words import cube_named, purchase, refused, sale, unreadable
from powerhouse.games.pipeline.view import View

SPACES = "abcdefgh"
"""The spaces of a quadrant of the government."""
LETTERS = "abcdefghijklmnop"
"""The pipe tiles of a shop."""
MOST = 50
SIDES = {(1, 0): "east", (0, 1): "south", (-1, 0): "west", (0, -1): "north"}
"""Where the second half of a tile lies, by the steps to it."""
BEGINNING = 3
"""So many letters tell every family from the others."""
_POINT = r"(-?\d+)\s*[,/ ]\s*(-?\d+)"
_PLACE = re.compile(rf"(?:p\w*\s+)?{_POINT}[\s,]*([nesw])[a-z]*", re.IGNORECASE)
_SITE = re.compile(rf"(?:s\w*\s+)?{_POINT}", re.IGNORECASE)
_COMMA = re.compile(rf"(?:\b(?:site|place)\s+{_POINT}|{_POINT}[\s,]*[nesw][a-z]*\b)", re.IGNORECASE)

Pick = Callable[[View], Choice | None]


def typed_oil(colour: str, grade: str) -> str:
    """Oil as it is typed: `om`."""
    return colour[0] + grade[0]


def typed_sale(colour: str, grade: str) -> str:
    """`s om`"""
    return f"s {typed_oil(colour, grade)}"


def typed_purchase(colour: str, grade: str) -> str:
    """`b tc`"""
    return f"b {typed_oil(colour, grade)}"


def typed_place(cells: list[tuple[int, int]]) -> str:
    """The cell of a machine, `3,-1`, or that of the first half of a tile with the side of the second, `3,-1 e`."""
    (x, y), *second = cells
    return " ".join([f"{x},{y}", *(SIDES[cell[0] - x, cell[1] - y][0] for cell in second)])


def typed_family(family: str) -> str:
    """The beginning that is enough: `eng`."""
    return family[:BEGINNING]


def shop_pipes(view: View) -> list[str]:
    """The tiles of the shop where the worker is, by letters; for a benefit those of both."""
    turn = view.turn
    if turn is None or (view.ask == "benefit" and not turn.due["pipes"]):
        return []
    return [tile for shop in view.shops if view.ask == "benefit" or shop.id == turn.action for tile in shop.pipes]


def government_tiles(view: View) -> list[tuple[str, str | None]]:
    """The tiles of the government by their names: `2c` lies on the third space of the second quadrant."""
    return [
        (f"{number}{space}", tile)
        for number, quadrant in enumerate(view.government, 1)
        for space, tile in zip(SPACES, quadrant.tiles)
    ]


class PipelineInput(Input):
    def __init__(self, board: Board) -> None:
        self.board = board

    def named(self, state: Pipeline) -> list[str]:
        """Any action and upgrade where they are asked for, also where it is refused."""
        ending = ["pass", "done", "loan"]
        if state.stage in (Stage.WORK, Stage.MACHINES):
            return ["run machines", *(f"go {action}" for action in ACTIONS[:-1]), *ending]
        if state.stage == Stage.UPGRADE:
            return [*(f"{verb} {family}" for verb in ("upgrade", "close") for family in FAMILIES), *ending]
        return ending

    def parts(self, state: Pipeline, line: str) -> list[str]:
        """A line cut at its commas, but not at the one inside a place."""
        if state.stage == Stage.SITE:
            line = re.sub(rf"^\s*{_POINT}(?=\s*(?:[,;]|$))", r"\1/\2", line)
        kept = _COMMA.sub(lambda found: found[0].replace(",", "/"), line)
        return re.split("[,;]", kept)

    def meant(self, state: Pipeline, part: str) -> list[str]:
        return [] if state.over else Reader(state, self.board).read(part.casefold().strip())


class Reader:
    """Reads short words in one position."""

    def __init__(self, state: Pipeline, board: Board) -> None:
        self.state = state
        self.board = board
        self.view: View = state.view(state.turn)
        self.readers: dict[str, Callable[[str], list[str]]] = {
            "start-tanks": self._start,
            "work": self._work,
            "machines": self._work,
            "trade": self._trade,
            "sign": self._sign,
            "shop": self._shop,
            "benefit": self._shop,
            "government": self._tiles,
            "pipes": self._tiles,
            "disc": self._disc,
            "place": self._place,
            "site": self._site,
            "refine": self._refine,
        }

    def read(self, part: str) -> list[str]:
        reader = self.readers.get(self.view.ask)
        return reader(part) if reader else []

    def _place(self, part: str) -> list[str]:
        found = _PLACE.fullmatch(part)
        if not found:
            return []
        side = next(side for side in SIDES.values() if side[0] == found[3].casefold())
        return [self._notated(f"place {found[1]},{found[2]} {side}")]

    def _site(self, part: str) -> list[str]:
        found = _SITE.fullmatch(part)
        return [self._notated(f"site {found[1]},{found[2]}")] if found else []

    def _disc(self, part: str) -> list[str]:
        found = re.fullmatch(r"(?:disc\s+)?(\d)\s*l[a-z]*", part)
        return [self._notated(f"disc {found[1]} left")] if found else []

    def _notated(self, text: str) -> str:
        return self.state.text(self.state.parse(text))

    def _repeated(self, count: int, pick: Pick) -> tuple[list[str], View]:
        """Several alike, each chosen in the position after the one before: fewer if there are no more."""
        here, view = self.state.copy(), self.view
        texts: list[str] = []
        while len(texts) < count and (view.actor, view.ask) == (self.view.actor, self.view.ask):
            choice = pick(view)
            if choice is None:
                break
            texts.append(choice.move)
            if not try_move(here, here.parse(choice.move)):
                break
            view = here.view(here.turn)
        return texts, view

    # Trading

    def _trade(self, part: str) -> list[str]:
        """`s om`, `sell 2 om`, `b all tc`, with a price behind it if it is not to be the best."""
        found = re.fullmatch(r"(s|b)[a-z]*\s+(?:(\d+|all)\s+)?([a-z]+[ -]?[a-z]+)(?:\s+(\d+))?", part)
        cube = cube_named(found[3].replace(" ", "")) if found else None
        if found is None or cube is None:
            return []
        selling, wanted = found[1] == "s", int(found[4]) if found[4] else None
        count = MOST if found[2] == "all" else min(int(found[2] or 1), MOST)

        def pick(view: View) -> Choice | None:
            return sale(view, cube, wanted) if selling else purchase(view, cube, wanted)

        texts, view = self._repeated(count, pick)
        if (texts and found[2] == "all") or len(texts) == count:
            return texts
        return [*texts, refused(view, cube, selling)]

    # Tanks, machines, pipes

    def _start(self, part: str) -> list[str]:
        """`usual`: what is missing of the advised start tanks."""
        if not part or not "usual".startswith(part):
            return []
        tanks = self.view.players[self.state.turn].tanks
        return [f"tank {grade}" for grade, most in self.board.advised_tanks.items() for _ in range(most - tanks[grade])]

    def _shop(self, part: str) -> list[str]:
        """The cheapest tanks for a row, the cheapest machine, or pipe tiles."""
        found = re.fullmatch(r"(?:t[a-z]*\s+)?(?:(\d+)\s+)?([a-z]+)", part)
        grade = next((name for name in GRADES if found and name.startswith(found[2])), None)
        if self._tiles(part) or found is None:
            return self._tiles(part)
        if len(found[2]) > 1 and "machine".startswith(found[2]):
            return self._repeated(1, lambda view: cheapest(view.choices, "machine"))[0]
        if grade is None or re.fullmatch(r"tank\s+\d+.*", part):
            return []

        def pick(view: View) -> Choice | None:
            return cheapest(view.choices, "tank", grade=grade)

        return self._repeated(min(int(found[1] or 1), MOST), pick)[0]

    def _tiles(self, part: str) -> list[str]:
        """Pipe tiles by the spaces or letters under which the screen lists them: `1a 1b`, `c`."""
        if part.isdigit() and self.view.ask != "shop":
            raise unreadable("say-tile", example="1a" if self.view.ask == "government" else "a")
        names = {**dict(government_tiles(self.view)), **dict(zip(LETTERS, shop_pipes(self.view)))}
        tiles = [names.get(word) for word in part.removeprefix("take ").split()]
        return [f"take {tile}" for tile in tiles] if tiles and None not in tiles else []

    # Contracts, orders, runs

    def _tender(self, name: str) -> DemandView | None:
        return next((one for one in [*self.board.contracts, *self.board.orders] if one.name == name), None)

    def _sign(self, part: str) -> list[str]:
        words = part.removeprefix("sign ").split()
        deferred = len(words) == 2 and "deferred".startswith(words[1])
        tender = self._tender(words[0]) if words and (len(words) == 1 or deferred) else None
        return [] if tender is None else [f"sign {tender.id} deferred" if deferred else f"sign {tender.id}"]

    def _deliver(self, part: str) -> list[str]:
        """An order by its name is served; a contract gets all that fits, each need the lowest grade that will do."""
        tender = self._tender(part.removeprefix("serve ").removeprefix("deliver "))
        if tender is None:
            return []
        own = [contract.id for contract in self.view.players[self.state.turn].contracts]
        if tender in self.board.orders and tender.id not in own:
            return [f"serve {tender.id}"]
        id, need = tender.id, tender.needs[0]

        def pick(view: View) -> Choice | None:
            cubes = [choice for choice in of_verb(view.choices, "deliver") if choice.arguments["contract"] == id]
            return min(cubes, key=_lowest_grade, default=None)

        return self._repeated(MOST, pick)[0] or [f"deliver {need.colour} {need.grade} to {id} as {need.grade}"]

    def _work(self, part: str) -> list[str]:
        """`net all` and `run all` refine as much as they can; anything else is a delivery."""
        words = part.split()
        if len(words) < 2 or words[-1] != "all":
            return self._deliver(part)
        said = words[words[0] == "go"]
        for action, move in (("network", "go network"), ("run-machines", "run machines")):
            if action.startswith(said):
                run = next((run for run in self.view.runs if run.action == action), None)
                if run is None:
                    raise unreadable("refine-nothing")
                return [move, *([run.start] if run.start else []), *run.moves]
        return []

    def _refine(self, part: str) -> list[str]:
        return self.view.runs[0].moves[:] if part in ("all", "a") else []


def _lowest_grade(choice: Choice) -> tuple[int, int]:
    need = choice.arguments["need"]
    assert isinstance(need, int)
    return GRADES.index(cube_said(choice)[1]), -need
