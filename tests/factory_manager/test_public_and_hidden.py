"""What everybody sees, and what nobody knows (FM-0.12)."""

import pytest

from powerhouse.core.chance import Chance, Seeded
from tests.clauses import clause
from tests.factory_manager.scenario import Table


@clause("FM-0.12")
def test_everything_is_the_same_on_every_screen_but_what_the_actor_may_do() -> None:
    table = Table(3).money(0, 41)
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view.players == views[0].players for view in views)
    assert all(view.columns == views[0].columns for view in views)
    assert [player.money for player in views[0].players] == [41, 18, 18]
    assert [bool(view.choices) for view in views] == [seat == table.state.actor for seat in (None, 0, 1, 2)]


class Repeats(Chance):
    """Repeats what was shown in another game, and then goes its own way."""

    def __init__(self, seed: int, shown: list[int]) -> None:
        self.to_show = shown[:]
        self.shown: list[int] = []
        self.seeded = Seeded(seed)

    def pick(self, candidates: list[int]) -> int:
        self.shown.append(self.to_show.pop(0) if self.to_show else self.seeded.pick(candidates))
        return self.shown[-1]


def after_rounds(chance: Chance, rounds: int) -> Table:
    table = Table(3).dealt_by(chance)
    while table.state.round <= rounds:
        table.play(table.legal()[0])
    return table


@clause("FM-0.12")
@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_two_games_that_have_shown_the_same_cannot_be_told_apart(rounds: int) -> None:
    """What is still to come stands neither in the position nor in any view."""
    first = Repeats(1, [])
    table = after_rounds(first, rounds)
    shown = first.shown[:]
    later: set[str] = set()
    for seed in range(2, 12):
        twin = after_rounds(Repeats(seed, shown), rounds)
        assert twin.state.digest() == table.state.digest()
        assert all(twin.view(seat) == table.view(seat) for seat in (None, 0, 1, 2))
        while twin.state.round == rounds + 1:
            twin.play(twin.legal()[0])
        later.add(twin.state.digest())
    assert len(later) > 1
