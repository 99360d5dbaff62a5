"""Short words of Pipeline: `s om` sells, `b 3 tc` buys, `2c` takes a tile, `low3` a contract, `3,-1 e` is a place."""

import re
from collections.abc import Callable

from powerhouse.cli.terminal import reading
from powerhouse.cli.terminal.pipeline import markets, runs, supplies
from powerhouse.cli.terminal.pipeline.marks import cube_named, demand_name, short
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.state import State
from powerhouse.games.pipeline.codes import (
    ACT,
    BUY,
    CONTRACTS,
    FILL,
    GRADE,
    GRADES,
    MACHINE,
    SELL,
    SERVE,
    SIGN,
    TANK,
    Action,
    Stage,
)
from powerhouse.games.pipeline.grid import SIDES
from powerhouse.games.pipeline.markets import CUBES, price
from powerhouse.games.pipeline.state import Pipeline

MOST = 50
_POINT = r"(-?\d+)\s*[,/ ]\s*(-?\d+)"
_PLACE = re.compile(rf"(?:p\w*\s+)?{_POINT}[\s,]*([nesw])[a-z]*", re.IGNORECASE)
_SITE = re.compile(rf"(?:s\w*\s+)?{_POINT}", re.IGNORECASE)
_COMMA = re.compile(rf"(?:\b(?:site|place)\s+{_POINT}|{_POINT}[\s,]*[nesw][a-z]*\b)", re.IGNORECASE)

Pick = Callable[[Pipeline], int | None]


def parts(line: str, siting: bool) -> list[str]:
    """A line cut at its commas, but not at the one inside a place."""
    if siting:
        line = re.sub(rf"^\s*{_POINT}(?=\s*(?:[,;]|$))", r"\1/\2", line)
    kept = _COMMA.sub(lambda found: found[0].replace(",", "/"), line)
    return re.split("[,;]", kept)


def meant(state: State, part: str) -> list[str]:
    """The moves that short words stand for in this position; none if they are no short words."""
    assert isinstance(state, Pipeline)
    reader = READERS.get(state.stage)
    return reader(state, part.casefold().strip()) if reader else []


def _place(state: Pipeline, part: str) -> list[str]:
    found = _PLACE.fullmatch(part)
    if not found:
        return []
    side = next(side for side in SIDES if side[0] == found[3].casefold())
    return [_notated(state, f"place {found[1]},{found[2]} {side}")]


def _site(state: Pipeline, part: str) -> list[str]:
    found = _SITE.fullmatch(part)
    return [_notated(state, f"site {found[1]},{found[2]}")] if found else []


def _notated(state: Pipeline, text: str) -> str:
    return state.text(state.parse(text))


# Several alike: each is chosen in the position after the one before


def _repeated(state: Pipeline, count: int, pick: Pick) -> tuple[list[str], Pipeline]:
    """The moves, fewer if there are no more, and the position after them."""
    here = state.copy()
    texts: list[str] = []
    while len(texts) < count:
        move = pick(here)
        if move is None:
            break
        texts.append(here.text(move))
        if not reading.advance(here, texts[-1]):
            break
    return texts, here


# Trading


def _trade(state: Pipeline, part: str) -> list[str]:
    """`s om`, `sell 2 om`, `b all tc`, with a price behind it if it is not to be the best."""
    found = re.fullmatch(r"(s|b)[a-z]*\s+(?:(\d+|all)\s+)?([a-z]+[ -]?[a-z]+)(?:\s+(\d+))?", part)
    cube = cube_named(found[3].replace(" ", "")) if found else None
    if found is None or cube is None:
        return []
    selling, wanted = found[1] == "s", int(found[4]) if found[4] else None
    count = MOST if found[2] == "all" else min(int(found[2] or 1), MOST)

    def pick(here: Pipeline) -> int | None:
        return _sale(here, cube, wanted) if selling else _purchase(here, cube, wanted)

    texts, here = _repeated(state, count, pick)
    if (texts and found[2] == "all") or len(texts) == count:
        return texts
    return [*texts, _refused(here, cube, selling)]


def _sale(state: Pipeline, cube: int, wanted: int | None) -> int | None:
    """The best price; among equals the slot of the best grade."""
    grades, player = state.figures.slot_grade, state.players[state.turn]
    prices = {
        move: price(state, player, (move - SELL) // CUBES)
        for move in state.moves()
        if move >= SELL and (move - SELL) % CUBES == cube
    }
    sales = [move for move, paid in prices.items() if wanted in (None, paid)]
    return max(sales, key=lambda move: (prices[move], grades[(move - SELL) // CUBES]), default=None)


def _purchase(state: Pipeline, cube: int, wanted: int | None) -> int | None:
    """The cheapest cube of this kind."""
    grades, player = state.figures.slot_grade, state.players[state.turn]
    prices = {
        move: price(state, player, move - BUY)
        for move in state.moves()
        if BUY <= move < SELL and grades[move - BUY] == cube % 4 and state.slots[move - BUY] == cube // 4 + 1
    }
    return min((move for move, paid in prices.items() if wanted in (None, paid)), key=prices.__getitem__, default=None)


def _refused(state: Pipeline, cube: int, selling: bool) -> str:
    """A move that says why this oil cannot be sold or bought here."""
    rows = [
        state.figures.rows[at] for market in markets.open_markets(state) for at in state.figures.market_rows[market]
    ]
    grades = range(cube % 4 + 1) if selling else [cube % 4]
    slots = [slot for row in rows if row.colour == cube // 4 and row.grade in grades for slot in row.slots]
    if not slots:
        raise UnreadableMove(f"this market has no place for {short(cube)}")
    slot = next((slot for slot in slots if bool(state.slots[slot]) != selling), slots[0])
    return state.text(SELL + CUBES * slot + cube if selling else BUY + slot)


# Tanks, machines, pipes


def _shop(state: Pipeline, part: str) -> list[str]:
    """The cheapest tanks for a row, the cheapest machine, or pipe tiles."""
    found = re.fullmatch(r"(?:t[a-z]*\s+)?(?:(\d+)\s+)?([a-z]+)", part)
    grade = next((at for at, name in enumerate(GRADES) if found and name.startswith(found[2])), None)
    if _tiles(state, part) or found is None:
        return _tiles(state, part)
    if len(found[2]) > 1 and "machine".startswith(found[2]):
        return _repeated(state, 1, _cheapest_machine)[0]
    if grade is None or re.fullmatch(r"tank\s+\d+.*", part):
        return []

    def pick(here: Pipeline) -> int | None:
        return min(
            (move for move in here.moves() if TANK <= move < MACHINE and (move - TANK) % 4 == grade), default=None
        )

    return _repeated(state, min(int(found[1] or 1), MOST), pick)[0]


def _cheapest_machine(state: Pipeline) -> int | None:
    return min((move for move in state.moves() if MACHINE <= move < SERVE), default=None)


def _tiles(state: Pipeline, part: str) -> list[str]:
    """Pipe tiles by the spaces or letters under which the screen lists them: `1a 1b`, `c`."""
    if part.isdigit() and state.stage != Stage.SHOP:
        raise UnreadableMove(f"say what stands before the tile, as `{'1a' if state.stage == Stage.GOVERN else 'a'}`")
    tiles = [supplies.tile_at(state, word) for word in part.removeprefix("take ").split()]
    return [f"take {state.figures.faces[tile].id}" for tile in tiles] if min(tiles, default=-1) >= 0 else []


# Contracts, orders, runs


def _tile_named(state: Pipeline, word: str) -> int | None:
    for tile in range(len(state.figures.demands)):
        if word == demand_name(state.figures, tile):
            return tile
    return None


def _sign(state: Pipeline, part: str) -> list[str]:
    words = part.removeprefix("sign ").split()
    deferred = len(words) == 2 and "deferred".startswith(words[1])
    tile = _tile_named(state, words[0]) if words and (len(words) == 1 or deferred) else None
    return [] if tile is None else [state.text(SIGN + 2 * tile + deferred)]


def _deliver(state: Pipeline, part: str) -> list[str]:
    """An order by its name is served; a contract gets all that fits, each need the lowest grade that will do."""
    tile = _tile_named(state, part.removeprefix("serve ").removeprefix("deliver "))
    if tile is None:
        return []
    own = [contract.tile for contract in state.players[state.turn].contracts]
    if tile >= CONTRACTS and tile not in own:
        return [state.text(SERVE + tile - CONTRACTS)]

    def pick(here: Pipeline) -> int | None:
        if here.turn != state.turn or here.stage != state.stage:
            return None
        cubes = [move for move in here.moves() if FILL + 20 * tile <= move < FILL + 20 * tile + 20]
        return min(cubes, key=lambda move: ((move - FILL) % 4, -move), default=None)

    return _repeated(state, MOST, pick)[0] or [state.text(FILL + 20 * tile + state.figures.demands[tile].needs[0] % 4)]


def _work(state: Pipeline, part: str) -> list[str]:
    """`net all` and `run all` refine as much as they can; anything else is a delivery."""
    words = part.split()
    if len(words) < 2 or words[-1] != "all":
        return _deliver(state, part)
    said = words[words[0] == "go"]
    for action, name in ((Action.NETWORK, "network"), (Action.ALL_MACHINES, "run")):
        if name.startswith(said):
            run = runs.best_of(state, action)
            if run is None:
                raise UnreadableMove("there is nothing to refine now")
            return [text for text in (state.text(ACT + action), run.start, *run.moves) if text]
    return []


def _disc(state: Pipeline, part: str) -> list[str]:
    found = re.fullmatch(r"(?:disc\s+)?(\d)\s*l[a-z]*", part)
    return [_notated(state, f"disc {found[1]} left")] if found else []


def _refine(state: Pipeline, part: str) -> list[str]:
    return list(runs.furthest(state).moves) if part in ("all", "a") else []


def _start(state: Pipeline, part: str) -> list[str]:
    """`usual`: what is missing of the advised start tanks."""
    if not part or not "usual".startswith(part):
        return []
    tanks = state.players[state.turn].tanks
    wanted = state.figures.recommended_tanks
    return [state.text(GRADE + grade) for grade in range(4) for _ in range(wanted[grade] - tanks[grade])]


READERS: dict[int, Callable[[Pipeline, str], list[str]]] = {
    Stage.TANKS: _start,
    Stage.WORK: _work,
    Stage.MACHINES: _work,
    Stage.TRADE: _trade,
    Stage.SIGN: _sign,
    Stage.SHOP: _shop,
    Stage.BENEFIT: _shop,
    Stage.GOVERN: _tiles,
    Stage.PIPES: _tiles,
    Stage.ORDER: _disc,
    Stage.PLACE: _place,
    Stage.SITE: _site,
    Stage.REFINE: _refine,
}
