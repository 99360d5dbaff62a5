"""Where a tile or a machine could go, the best places first, and what each would do to the lines."""

from dataclasses import dataclass

from rich.text import Text

from powerhouse.cli.terminal.pipeline.marks import GRADE_LETTERS, LETTERS, STYLES
from powerhouse.games.pipeline import laying, refining
from powerhouse.games.pipeline.codes import PLACE, SITE, Stage
from powerhouse.games.pipeline.grid import STEP
from powerhouse.games.pipeline.network import Line, Network
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline

GRADE_WORTH = (0, 10, 20, 30)
MOST_ALIKE = 2


@dataclass(frozen=True)
class Spot:
    """A place with what it does; `gain` orders the list, `longer` counts the segments that lines gain."""

    move: str
    cells: tuple[int, ...]
    gain: int
    longer: int
    effect: Text


def places(state: Pipeline) -> list[Spot]:
    """Every legal place of the tile in hand, the best first."""
    player = state.players[state.turn]
    spots = [_spot(state, player, state.held, move - PLACE) for move in laying.moves(state)]
    return _varied(sorted(spots, key=lambda spot: -spot.gain))


def _varied(spots: list[Spot]) -> list[Spot]:
    """Of places that do the same to the lines only the first ones come early, so that others are seen."""
    alike: dict[str, int] = {}
    early: list[Spot] = []
    late: list[Spot] = []
    for spot in spots:
        alike[spot.effect.plain] = alike.get(spot.effect.plain, 0) + 1
        (early if spot.longer and alike[spot.effect.plain] <= MOST_ALIKE else late).append(spot)
    return early + sorted(late, key=lambda spot: spot.longer == 0)


def best_line(state: Pipeline, tile: int) -> tuple[int, int] | None:
    """Colour and length of the line that this tile, on its best place, makes of those that lie there already."""
    network = state.players[state.turn].network
    face = state.figures.faces[tile]
    best, most = None, 0
    for place in network.places if network.tiles else []:
        if not (face.symmetric and place & 3 > 1):
            lines = _new_lines(network.with_tile(tile, face, place), _covered(place))
            gains = [_squares(network, line) for line in lines]
            if sum(gains) > most:
                most = sum(gains)
                line = lines[gains.index(max(gains))]
                best = int(line.colour), len(line.segments)
    return best


def _squares(before: Network, line: Line) -> int:
    """How much a line gains if a length counts squared; nothing for one that is all new."""
    old = _parts(before, line)
    return len(line.segments) ** 2 - sum(len(other.segments) ** 2 for other in old) if old else 0


def _parts(before: Network, line: Line) -> list[Line]:
    """The lines of the network before of which this one is made."""
    old: list[Line] = []
    for segment in line.segments:
        there = before.owner.get(segment)
        if there is not None and not any(there is other for other in old):
            old.append(there)
    return old


def _joined(before: Network, line: Line) -> int:
    """The new segments of a line that has old ones too."""
    old = sum(segment in before.owner for segment in line.segments)
    return len(line.segments) - old if old else 0


def _covered(place: int) -> tuple[int, int]:
    return place >> 2, (place >> 2) + STEP[place & 3]


def _new_lines(after: Network, cells: tuple[int, ...]) -> list[Line]:
    """The lines that run over these cells."""
    found: list[Line] = []
    for cell in cells:
        for segment in (2 * cell, 2 * cell + 1):
            line = after.owner[segment]
            if not any(line is other for other in found):
                found.append(line)
    return found


def _spot(state: Pipeline, player: Player, tile: int, place: int) -> Spot:
    before = player.network
    after = before.with_tile(tile, state.figures.faces[tile], place)
    cells = _covered(place)
    gain = longer = 0
    parts: list[tuple[int, Text]] = []
    for line in _new_lines(after, cells):
        old = _parts(before, line)
        worth = _worth(state, player, line, after) - sum(_worth(state, player, other, before) for other in old)
        gain += worth
        if old:
            longer += _joined(before, line)
            parts.append((worth, _change(state, player, old, line)))
    effect = Text(", ").join(text for _, text in sorted(parts, key=lambda part: -part[0]))
    nothing = "lengthens nothing" if before.tiles else "lies" if place & 1 == 0 else "stands"
    return Spot(state.text(PLACE + place), cells, gain, longer, effect or Text(nothing, style="dim"))


def _worth(state: Pipeline, player: Player, line: Line, network: Network) -> int:
    """Long lines are worth more than several short ones; a grade reached and a machine at the end help."""
    power: int = refining.power(state, player, line)
    most: int = state.costs[16 * line.colour + 3]
    worth: int = min(power, most) ** 2 + 3 * GRADE_WORTH[refining.best_grade(state, player, line)]
    return worth + worth // 4 if network.attached(line) else worth


def _change(state: Pipeline, player: Player, old: list[Line], line: Line) -> Text:
    """`T 4→7 mid`, `O 3+5→9`; a grade is named where the line reaches a better one."""
    lengths = "+".join(str(len(other.segments)) for other in sorted(old, key=lambda other: -len(other.segments)))
    grade = refining.best_grade(state, player, line)
    better = grade > max(refining.best_grade(state, player, other) for other in old)
    text = Text(f"{LETTERS[line.colour]} {lengths}→{len(line.segments)}", style=STYLES[line.colour])
    return text.append(f" {GRADE_LETTERS[grade]}!" if better else "", style="bold")


def sites(state: Pipeline) -> list[Spot]:
    """Every half that a machine may cover, the best first."""
    player = state.players[state.turn]
    before = _values(state, player, player.network)
    spots: list[Spot] = []
    for cell in player.network.free_halves():
        after = player.network.with_machine(cell)
        lines = [line for line in after.lines() if after.attached_to(line, cell)]
        marks = [line_mark(state, player, line) for line in sorted(lines, key=lambda line: -len(line.segments))]
        gain = _values(state, player, after) - before
        effect = Text("runs ") + Text(" ").join(marks) if marks else Text("runs nothing", style="dim")
        spots.append(Spot(state.text(SITE + cell), (cell,), gain, 0, effect))
    return sorted(spots, key=lambda spot: -spot.gain)


def _values(state: Pipeline, player: Player, network: Network) -> int:
    return sum(_worth(state, player, line, network) for line in network.lines())


def line_mark(state: Pipeline, player: Player, line: Line) -> Text:
    """Colour, power, and the grade that crude oil gets: `T10→m`."""
    grade = refining.best_grade(state, player, line)
    power = refining.power(state, player, line)
    arrow = f"→{GRADE_LETTERS[grade]}" if grade else ""
    return Text(f"{LETTERS[line.colour]}{power}{arrow}", style=STYLES[line.colour])


class Memory:
    """What was thought of before, as long as the network and the upgrades of the player stay the same."""

    def __init__(self) -> None:
        self._company: tuple[Network, list[int]] | None = None
        self._best: dict[int, tuple[int, int] | None] = {}
        self._spots: dict[int, list[Spot]] = {}

    def _look_at(self, state: Pipeline) -> None:
        player = state.players[state.turn]
        if self._company is None or self._company[0] is not player.network or self._company[1] != list(player.levels):
            self._company = player.network, list(player.levels)
            self._best, self._spots = {}, {}

    def best_line(self, state: Pipeline, tile: int) -> tuple[int, int] | None:
        self._look_at(state)
        if tile not in self._best:
            self._best[tile] = best_line(state, tile)
        return self._best[tile]

    def spots(self, state: Pipeline) -> list[Spot]:
        """Where the tile or the machine in hand can go; nothing if there is none."""
        if state.stage not in (Stage.PLACE, Stage.SITE):
            return []
        self._look_at(state)
        if state.held not in self._spots:
            self._spots[state.held] = places(state) if state.stage == Stage.PLACE else sites(state)
        return self._spots[state.held]
