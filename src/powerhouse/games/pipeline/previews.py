"""What a decision would bring, found out by the rules: places for tiles and machines, what oil could be sold for."""

from functools import lru_cache

from msgspec import Struct

from powerhouse.core.state import State
from powerhouse.games.pipeline import markets, refining
from powerhouse.games.pipeline.codes import COLOURS, FREE, GRADES, PLACE, SITE, Action, Stage
from powerhouse.games.pipeline.grid import PORT_A, PORT_B, SIDES, STEP, Face, x_of, y_of
from powerhouse.games.pipeline.network import Line, Network
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline

GRADE_WORTH = (0, 10, 20, 30)
MOST_ALIKE = 2
REFINING = (Action.NETWORK, Action.ONE_MACHINE, Action.ALL_MACHINES)


class SegmentView(Struct, frozen=True, gc=False):
    """A piece of pipe on the half at x, y between two of its sides."""

    x: int
    y: int
    a: str
    b: str


class LineChange(Struct, frozen=True, gc=False):
    """A line as it would be, of lines that had these lengths `before`; `grade` is a better one that it reaches.

    `numbers` are those of the old lines, longest first; `power_before` is what the strongest of them has.
    """

    colour: str
    before: list[int]
    length: int
    grade: str | None
    numbers: list[int]
    power_before: int
    power: int


class AttachedLine(Struct, frozen=True, gc=False):
    """A line that a machine would run: `grade` is what it makes of crude oil, null if nothing."""

    colour: str
    power: int
    grade: str | None


class PlacePreview(Struct, frozen=True, gc=False):
    """A place for the tile or the machine in hand: the cells it covers, the lines it changes or, for a machine, runs.

    Places come in the order of `gain`, but of many that do the same only the first come early; `longer` counts the
    segments that old lines gain, which are those that the tile `joins` to them.
    """

    move: str
    cells: list[tuple[int, int]]
    gain: int
    longer: int
    lines: list[LineChange]
    joins: list[SegmentView]
    runs: list[AttachedLine]


# Places


def places(state: Pipeline, moves: list[int]) -> list[PlacePreview]:
    """Where the tile or the machine in hand can go, the best places first; nothing if there is none."""
    player = state.players[state.turn]
    if state.stage == Stage.PLACE:
        return _varied(sorted([_place(state, player, move) for move in moves], key=lambda place: -place.gain))
    if state.stage == Stage.SITE:
        before = _worth_of_all(state, player, player.network)
        sites = [move for move in moves if move >= SITE]
        return sorted([_site(state, player, move, before) for move in sites], key=lambda place: -place.gain)
    return []


def _varied(found: list[PlacePreview]) -> list[PlacePreview]:
    alike: dict[str, int] = {}
    early: list[PlacePreview] = []
    late: list[PlacePreview] = []
    for place in found:
        effect = repr(place.lines)
        alike[effect] = alike.get(effect, 0) + 1
        (early if place.longer and alike[effect] <= MOST_ALIKE else late).append(place)
    return early + sorted(late, key=lambda place: place.longer == 0)


def _place(state: Pipeline, player: Player, move: int) -> PlacePreview:
    before, tile, place = player.network, state.now.held, move - PLACE
    after = before.with_tile(tile, state.figures.faces[tile], place)
    gain = 0
    joins: list[SegmentView] = []
    changes: list[tuple[int, LineChange]] = []
    for line in _lines_over(after, place):
        old = _parts(before, line)
        worth = _worth(state, player, line, after) - sum(_worth(state, player, other, before) for other in old)
        gain += worth
        if old:
            new = sorted(segment for segment in line.segments if segment not in before.owner)
            joins += [segment_view(after, segment) for segment in new]
            changes.append((worth, _change(state, player, old, line)))
    lines = [change for _, change in sorted(changes, key=lambda change: -change[0])]
    cells = [(int(x_of(cell)), int(y_of(cell))) for cell in _covered(place)]
    return PlacePreview(state.text(move), cells, gain, len(joins), lines, joins, [])


def _site(state: Pipeline, player: Player, move: int, before: int) -> PlacePreview:
    cell = move - SITE
    after = player.network.with_machine(cell)
    lines = [line for line in after.lines() if after.attached_to(line, cell)]
    runs = [_attached(state, player, line) for line in sorted(lines, key=lambda line: -len(line.segments))]
    gain = _worth_of_all(state, player, after) - before
    return PlacePreview(state.text(move), [(int(x_of(cell)), int(y_of(cell)))], gain, 0, [], [], runs)


def _attached(state: Pipeline, player: Player, line: Line) -> AttachedLine:
    grade = refining.best_grade(state, player, line)
    power = int(refining.power(state, player, line))
    return AttachedLine(COLOURS[line.colour], power, GRADES[grade] if grade else None)


def segment_view(network: Network, segment: int) -> SegmentView:
    cell = segment >> 1
    at = network.halves[cell] * 2 + (segment & 1)
    return SegmentView(x_of(cell), y_of(cell), SIDES[PORT_A[at]], SIDES[PORT_B[at]])


def _change(state: Pipeline, player: Player, old: list[Line], line: Line) -> LineChange:
    old = sorted(old, key=lambda other: -len(other.segments))
    all_lines = player.network.lines()
    grade = refining.best_grade(state, player, line)
    better = grade > max(refining.best_grade(state, player, other) for other in old)
    return LineChange(
        COLOURS[line.colour],
        [len(other.segments) for other in old],
        len(line.segments),
        GRADES[grade] if better else None,
        [all_lines.index(other) + 1 for other in old],
        int(refining.power(state, player, old[0])),
        int(refining.power(state, player, line)),
    )


def _worth_of_all(state: Pipeline, player: Player, network: Network) -> int:
    return sum(_worth(state, player, line, network) for line in network.lines())


def _worth(state: Pipeline, player: Player, line: Line, network: Network) -> int:
    """Long lines are worth more than several short ones; a grade reached and a machine at the end help."""
    power = int(refining.power(state, player, line))
    most = int(state.costs[16 * line.colour + 3])
    worth = min(power, most) ** 2 + 3 * GRADE_WORTH[refining.best_grade(state, player, line)]
    return worth + worth // 4 if network.attached(line) else worth


def _parts(before: Network, line: Line) -> list[Line]:
    """The lines of the network before of which this one is made."""
    old: list[Line] = []
    for segment in line.segments:
        there = before.owner.get(segment)
        if there is not None and not any(there is other for other in old):
            old.append(there)
    return old


def _covered(place: int) -> tuple[int, int]:
    return place >> 2, (place >> 2) + STEP[place & 3]


def _lines_over(after: Network, place: int) -> list[Line]:
    """The lines that run over the tile at a place."""
    found: list[Line] = []
    for cell in _covered(place):
        for segment in (2 * cell, 2 * cell + 1):
            line = after.owner[segment]
            if not any(line is other for other in found):
                found.append(line)
    return found


def line_with(state: State, seat: int, tile: str) -> tuple[str, int] | None:
    """Colour and length of the line that a tile, on its best place, would make of those that this seat has."""
    assert isinstance(state, Pipeline)
    number = state.figures.tile_numbers[tile]
    return _line_with(state.players[seat].network, number, state.figures.faces[number])


@lru_cache(maxsize=512)
def _line_with(network: Network, tile: int, face: Face) -> tuple[str, int] | None:
    best, most = None, 0
    for place in network.places if network.tiles else []:
        if not (face.symmetric and place & 3 > 1):
            lines = _lines_over(network.with_tile(tile, face, place), place)
            gains = [_squares(network, line) for line in lines]
            if sum(gains) > most:
                most = sum(gains)
                line = lines[gains.index(max(gains))]
                best = COLOURS[line.colour], len(line.segments)
    return best


def _squares(before: Network, line: Line) -> int:
    """How much a line gains if a length counts squared; nothing for one that is all new."""
    old = _parts(before, line)
    return len(line.segments) ** 2 - sum(len(other.segments) ** 2 for other in old) if old else 0


# Offers


def offers(state: Pipeline, player: Player) -> dict[str, dict[str, int]]:
    """The most that a cube of each colour and grade could be sold for now, 0 where no slot is free for it."""
    figures = state.figures
    found = {colour: dict.fromkeys(GRADES, 0) for colour in COLOURS}
    for slot in range(figures.slots):
        if state.slots[slot] == FREE:
            best = found[COLOURS[figures.slot_colour[slot]]]
            price = int(markets.price(state, player, slot))
            for grade in GRADES[int(figures.slot_grade[slot]) :]:
                best[grade] = max(best[grade], price)
    return found
