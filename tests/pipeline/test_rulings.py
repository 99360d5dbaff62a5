"""PL-16: what a table settles another way, and what games of rules 1 were played by."""

import pytest

from powerhouse.core.chance import Seeded
from powerhouse.core.errors import BadSetup
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.codes import COLOURS
from powerhouse.games.pipeline.rulings import RULINGS, Rulings
from powerhouse.games.pipeline.years import refresh_markets
from tests.clauses import clause
from tests.pipeline.scenario import Table


def chosen(rulings: Rulings) -> list[str]:
    return [name for name in RULINGS if getattr(rulings, name.replace("-", "_"))]


@clause("PL-16.1")
def test_rulings_are_joined_by_plus() -> None:
    assert chosen(Table(rulings="oil-as-cubes+first-gap").state.rulings) == ["first-gap", "oil-as-cubes"]
    assert chosen(Table().state.rulings) == []
    assert not Table().state.rulings.by_row
    for name in RULINGS:
        assert chosen(Table(rulings=name).state.rulings) == [name]


@clause("PL-16.1")
@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("idle", "there is no ruling 'idle'; there are idle-actions, first-gap, machine-from-shop, oil-as-cubes, "),
        ("first-gap+", "there is no ruling ''; there are "),
        ("first-gap+first-gap", "the rulings name first-gap twice (PL-16.1)"),
        ("standard+first-gap", "there is no ruling 'standard'; there are "),
    ],
)
def test_unknown_and_repeated_rulings_are_refused(wanted: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.setup(4, {"rulings": wanted})
    assert str(error.value).startswith(sentence)


def test_games_of_rules_1_are_played_by_all_of_them() -> None:
    older = GAME.start(GAME.setup(3, rules=1), Seeded(4))
    newer = GAME.start(GAME.setup(3, {"rulings": "+".join(RULINGS)}), Seeded(4))
    table = Table(rules="1")
    assert chosen(table.state.rulings) == list(RULINGS)
    assert table.state.rulings.by_row
    assert older.moves() == newer.moves()
    with pytest.raises(BadSetup, match="Pipeline has no option 'rulings'; it has upgrades, valuation, refining, "):
        GAME.setup(3, {"rulings": "first-gap"}, rules=1)


@clause("PL-13.4", "PL-13.5")
@pytest.mark.parametrize(("rules", "filled"), [("", 0), ("1", 1)])
def test_all_supply_comes_before_all_demand(rules: str, filled: int) -> None:
    """No orange cube is left but one of low oil in market 1, which demand takes; market 3 has an orange crude row."""
    table = Table(4, rules=rules)
    state = table.state
    for row in state.figures.rows:
        for slot in row.slots:
            state.slots[slot] = 0
    table.row("market-1", "orange_low", None, None, None, "orange")
    state.supply[COLOURS.index("orange")] = 0
    refresh_markets(state)
    orange = next(row for row in state.figures.rows if (row.market, row.colour, row.grade) == (3, 0, 0))
    assert sum(state.slots[slot] > 0 for slot in orange.slots) == filled
    assert state.supply[COLOURS.index("orange")] == 1 - filled


@clause("PL-13.4")
def test_when_cubes_are_short_the_crude_market_comes_first() -> None:
    table = Table(4)
    state = table.state
    for row in state.figures.rows:
        for slot in row.slots:
            state.slots[slot] = 0
    state.supply[COLOURS.index("orange")] = 5
    refresh_markets(state)
    orange = [row for row in state.figures.rows if (row.colour, row.grade) == (0, 0)]
    assert [(row.market, sum(state.slots[slot] > 0 for slot in row.slots)) for row in orange] == [(0, 4), (3, 1)]
