"""Lines kept up to date piece by piece are those that a second tracer finds in the finished network."""

import pytest

from powerhouse.core.rng import Rng
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.codes import COLOURS
from powerhouse.games.pipeline.game import figures
from powerhouse.games.pipeline.grid import PORT_A, PORT_B, SIDES, x_of, y_of
from powerhouse.games.pipeline.network import EMPTY, Network
from tests.clauses import clause
from tests.pipeline.scenario import TILES
from tests.pipeline.tracer import Laid, Traced, places, trace

FACES = figures(GAME.setup(4)).faces
LETTERS = {"east": "E", "south": "S", "west": "W", "north": "N"}
PARTS = 12
NETWORKS = 250


def _point(cell: int) -> tuple[int, int]:
    return x_of(cell), y_of(cell)


def _ours(network: Network) -> set[Traced]:
    """The network's lines in the tracer's words."""
    lines: set[Traced] = set()
    for line in network.lines():
        segments = []
        for segment in line.segments:
            at = network.halves[segment >> 1] * 2 + (segment & 1)
            ports = frozenset(LETTERS[SIDES[port]] for port in (PORT_A[at], PORT_B[at]))
            segments.append((_point(segment >> 1), ports))
        machines = frozenset(_point(cell) for cell in network.machines if network.attached_to(line, cell))
        lines.add(Traced(COLOURS[line.colour], frozenset(segments), machines, line.loop))
    assert len(lines) == len(network.lines())
    return lines


def _random_network(rng: Rng, curl: bool) -> tuple[Network, list[Laid], set[tuple[int, int]]]:
    """Tiles and machines in random order; a curled network prefers places with many neighbours, which makes loops."""
    network, laid, machines = EMPTY, list[Laid](), set[tuple[int, int]]()
    left = list(range(len(FACES)))
    for _ in range(2 + rng.below(28)):
        free = network.free_halves()
        if free and rng.below(6) == 0:
            cell = free[rng.below(len(free))]
            network = network.with_machine(cell)
            machines.add(_point(cell))
            continue
        tile = left.pop(rng.below(len(left)))
        options = [network.places[rng.below(len(network.places))] for _ in range(6 if curl else 1)]
        place = max(options, key=lambda place: _neighbours(network, place))
        network = network.with_tile(tile, FACES[tile], place)
        laid.append(Laid(TILES[tile], *_point(place >> 2), SIDES[place & 3]))
    return network, laid, machines


def _neighbours(network: Network, place: int) -> int:
    first = place >> 2
    second = first + (1, 600, -1, -600)[place & 3]
    return sum(cell + step in network.halves for cell in (first, second) for step in (1, 600, -1, -600))


@clause("PL-8.6", "PL-9.2", "PL-9.3")
@pytest.mark.parametrize("part", range(PARTS))
def test_lines_are_those_of_a_second_tracer(part: int) -> None:
    rng = Rng(part)
    loops = visits = attached = crossings = 0
    for number in range(NETWORKS):
        network, laid, machines = _random_network(rng, curl=number % 2 == 0)
        found = trace(laid, machines)
        assert _ours(network) == found
        assert sum(len(line.segments) for line in found) == 2 * (len(network.halves) - len(machines))
        for tile in network.tiles:
            own = {_point(cell) for cell in network.cells_of(tile)}
            over = [line for line in found if any(cell in own for cell, _ in line.segments)]
            assert len(network.numbers_on(tile)) == len(over) <= 3 + bool(machines)
        loops += sum(line.loop for line in found)
        attached += sum(bool(line.machines) for line in found)
        visits += sum(_returns(network, line) for line in found)
        crossings += sum(len({cell for cell, _ in line.segments}) < len(line.segments) for line in found)
    assert loops > 0
    assert attached > 0
    assert visits > 0
    assert crossings > 0


def _returns(network: Network, line: Traced) -> bool:
    """Whether the line lies on more segments of some tile than one pipe of it has."""
    for tile in network.tiles:
        own = {_point(cell) for cell in network.cells_of(tile)}
        if sum(cell in own for cell, _ in line.segments) > 2:
            return True
    return False


@clause("PL-8.4")
@pytest.mark.parametrize("part", range(4))
def test_places_are_those_found_by_trying_them_all(part: int) -> None:
    rng = Rng(100 + part)
    for number in range(100):
        network, laid, machines = _random_network(rng, curl=number % 2 == 0)
        if not network.tiles or network.walled:
            continue
        ours = {(*_point(place >> 2), SIDES[place & 3]) for place in network.places}
        assert ours == places(laid, machines)
        assert list(network.places) == sorted(network.places)


@clause("PL-8.2")
def test_the_network_does_not_depend_on_the_order_in_which_it_was_built() -> None:
    rng = Rng(7)
    for _ in range(50):
        network, _, _ = _random_network(rng, curl=True)
        again = EMPTY
        for tile, site in reversed(list(zip(network.tiles, network.sites, strict=True))):
            again = again.with_tile(tile, FACES[tile], site)
        for cell in reversed(network.machines):
            again = again.with_machine(cell)
        assert _ours(again) == _ours(network)
        assert [sorted(line.segments) for line in again.lines()] == [sorted(line.segments) for line in network.lines()]


def test_a_network_is_never_changed() -> None:
    rng = Rng(8)
    kept: list[tuple[Network, set[Traced], list[int]]] = []
    network = EMPTY
    for tile in range(20):
        network = network.with_tile(tile, FACES[tile], network.places[rng.below(len(network.places))])
        kept.append((network, _ours(network), list(network.places)))
    for before, lines, places_before in kept:
        assert _ours(before) == lines
        assert list(before.places) == places_before
