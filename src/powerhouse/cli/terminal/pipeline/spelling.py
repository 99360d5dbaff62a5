"""Short words of Pipeline: `s om` sells, `b 3 tc` buys, `2c` takes a tile, `low3` a contract, `3,-1 e` is a place."""

import re
from collections.abc import Callable

from powerhouse.cli.terminal import reading
from powerhouse.cli.terminal.pipeline import markets, runs, supplies
from powerhouse.cli.terminal.pipeline.marks import cube_named, demand_name, short
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.state import State
from powerhouse.games.pipeline.codes import (
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
    if siting and _SITE.fullmatch(line.strip()):
        return [line]
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


def _repeated(state: Pipeline, count: int, pick: Pick) -> list[str]:
    here = state.copy()
    texts: list[str] = []
    while len(texts) < count:
        move = pick(here)
        if move is None:
            break
        texts.append(here.text(move))
        if not reading.advance(here, texts[-1]):
            break
    return texts


def _count(words: list[str]) -> tuple[int | None, list[str]]:
    """A number or `all` among the words, and the others."""
    for at, word in enumerate(words):
        if word == "all" or word.isdigit():
            return (MOST if word == "all" else min(int(word[:4]), MOST)), words[:at] + words[at + 1 :]
    return None, words


# Trading


def _trade(state: Pipeline, part: str) -> list[str]:
    words = part.split()
    if len(words) < 2 or not ("sell".startswith(words[0]) or "buy".startswith(words[0])):
        return []
    count, rest = _count(words[1:])
    cube = cube_named("".join(rest))
    if cube is None or len(rest) > 2:
        return []
    selling = "sell".startswith(words[0])

    def pick(here: Pipeline) -> int | None:
        return _sale(here, cube) if selling else _purchase(here, cube)

    texts = _repeated(state, 1 if count is None else count, pick)
    if words[1] != "all" and len(texts) < (count or 1):
        return texts + [_refused(state, cube, selling)]
    return texts


def _sale(state: Pipeline, cube: int) -> int | None:
    """The best price; among equals the slot of the best grade."""
    if state.stage != Stage.TRADE:
        return None
    grades = state.figures.slot_grade
    player = state.players[state.turn]
    sales = [move for move in state.moves() if move >= SELL and (move - SELL) % CUBES == cube]
    prices = {move: price(state, player, (move - SELL) // CUBES) for move in sales}
    return max(sales, key=lambda move: (prices[move], grades[(move - SELL) // CUBES]), default=None)


def _purchase(state: Pipeline, cube: int) -> int | None:
    """The cheapest cube of this kind."""
    if state.stage != Stage.TRADE:
        return None
    grades, player = state.figures.slot_grade, state.players[state.turn]
    slots = [
        move - BUY
        for move in state.moves()
        if BUY <= move < SELL and grades[move - BUY] == cube % 4 and state.slots[move - BUY] == cube // 4 + 1
    ]
    cheap = min(slots, key=lambda slot: price(state, player, slot), default=None)
    return None if cheap is None else BUY + cheap


def _refused(state: Pipeline, cube: int, selling: bool) -> str:
    """A move that says why this oil cannot be sold or bought here."""
    rows = [state.figures.rows[number] for market in markets.open_markets(state)
            for number in state.figures.market_rows[market]]  # fmt: skip
    fitting = [
        row for row in rows if row.colour == cube // 4 and (row.grade <= cube % 4 if selling else row.grade == cube % 4)
    ]
    slots = [slot for row in fitting for slot in row.slots if bool(state.slots[slot]) != selling]
    slots = slots or [slot for row in fitting for slot in row.slots]
    if not slots:
        raise UnreadableMove(f"this market has no place for {short(cube)}")
    return state.text(SELL + CUBES * slots[0] + cube if selling else BUY + slots[0])


# Tanks, machines, pipes


def _shop(state: Pipeline, part: str) -> list[str]:
    """The cheapest tank for a row or the cheapest machine; a government tile by its space."""
    words = part.split()
    spaces = [supplies.tile_at(state, word) for word in words]
    if words and all(tile >= 0 for tile in spaces):
        return [f"take {state.figures.faces[tile].id}" for tile in spaces]
    count, rest = _count(words)
    if "tank".startswith(rest[0]) if len(rest) > 1 else False:
        rest = rest[1:]
    if len(rest) != 1 or (len(words) > 1 and words[-1].isdigit()):
        return []
    grade = next((number for number, name in enumerate(GRADES) if name.startswith(rest[0])), None)
    if "machine".startswith(rest[0]) and len(rest[0]) > 1:
        return _repeated(state, 1, _cheapest_machine)
    if grade is None or (count is not None and f"tank {count} {GRADES[grade]}" == part):
        return []

    def pick(here: Pipeline) -> int | None:
        tanks = [move for move in here.moves() if TANK <= move < MACHINE and (move - TANK) % 4 == grade]
        return min(tanks, default=None)

    return _repeated(state, count or 1, pick)


def _cheapest_machine(state: Pipeline) -> int | None:
    return min((move for move in state.moves() if MACHINE <= move < SERVE), default=None)


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

    return _repeated(state, MOST, pick) or [state.text(FILL + 20 * tile + state.figures.demands[tile].needs[0] % 4)]


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
    Stage.WORK: _deliver,
    Stage.MACHINES: _deliver,
    Stage.TRADE: _trade,
    Stage.SIGN: _sign,
    Stage.SHOP: _shop,
    Stage.BENEFIT: _shop,
    Stage.GOVERN: _shop,
    Stage.PLACE: _place,
    Stage.SITE: _site,
    Stage.REFINE: _refine,
}
