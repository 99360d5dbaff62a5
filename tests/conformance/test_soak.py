"""Long runs of random games over all cases: they end, and nothing is lost or made on the way."""

from itertools import cycle, islice

import pytest

from powerhouse.conformance import cases, play_random
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.state import State

QUICK = 160
WHOLE = 10_000
PARTS = 20


def _play(id: str, seeds: range) -> None:
    """One game a seed, going round all cases."""
    all_tables = list(cases(registry.find(id)))
    for seed, table in zip(seeds, islice(cycle(all_tables), seeds.start % len(all_tables), None), strict=False):
        state = table.game.start(table.setup(), Seeded(seed))
        totals = state.ledger()

        def look(now: State, totals: dict[str, int] = totals, where: str = f"{table}, seed {seed}") -> None:
            assert now.ledger() == totals, f"{where}: {now.heading()}: {now.ledger()} is not {totals}"

        play_random(state, seed, Seeded(seed + 1), look)


@pytest.mark.parametrize("id", registry.game_ids())
def test_some_random_games(id: str) -> None:
    _play(id, range(QUICK))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("id", registry.game_ids())
def test_ten_thousand_random_games(id: str, part: int) -> None:
    size = WHOLE // PARTS
    _play(id, range(QUICK + part * size, QUICK + (part + 1) * size))
