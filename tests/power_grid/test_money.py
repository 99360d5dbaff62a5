"""Variant: open money (PG-9.12)."""

from typing import Any

import pytest
from msgspec.structs import replace

from powerhouse.core.chance import Seeded
from powerhouse.games.power_grid.view import View
from tests.clauses import clause
from tests.power_grid.scenario import Table


def money_seen(table: Table, seat: int | None) -> list[int | None]:
    return [player.money for player in table.view(seat).players]


def table(**options: str) -> Table:
    return Table(3, 1, **options).money(0, 11).money(1, 22).money(2, 33)


@clause("PG-9.12")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_money_is_seen_by_everybody(seat: int | None) -> None:
    assert money_seen(table(money="open"), seat) == [11, 22, 33]


@clause("PG-9.12", "PG-0.22")
def test_without_the_option_each_player_sees_his_own_money_only() -> None:
    assert money_seen(table(), 0) == [11, None, None]
    assert money_seen(table(), 1) == [None, 22, None]
    assert money_seen(table(), 2) == [None, None, 33]
    assert money_seen(table(), None) == [None, None, None]


@clause("PG-9.12", "PG-7.5")
def test_at_the_end_money_decides_ties_and_is_shown() -> None:
    game = table().order(0, 1, 2).some_cities(0, 17).building().everybody("done")
    assert game.state.over
    assert money_seen(game, None) == [11, 22, 33]


def position(table: Table) -> dict[str, Any]:
    """Everything on the table, without what the players agreed on."""
    dump = table.state.dump()
    dump.pop("options", None)
    return dump


def without_money(view: View) -> View:
    return replace(view, players=[replace(player, money=None) for player in view.players])


@clause("PG-9.12")
def test_nothing_else_changes() -> None:
    """The same chance and the same choices give the same game, move by move."""
    hidden, shown = Table(3, seed=5), Table(3, seed=5, money="open")
    chooser = Seeded(6)
    for _ in range(400):
        moves = hidden.state.moves()
        assert shown.state.moves() == moves
        if not moves:
            break
        move = chooser.pick(moves)
        hidden.state.play(move, hidden.chance)
        shown.state.play(move, shown.chance)
        assert position(shown) == position(hidden)
    assert hidden.state.round > 3
    for seat in range(3):
        assert without_money(shown.view(seat)) == without_money(hidden.view(seat))
