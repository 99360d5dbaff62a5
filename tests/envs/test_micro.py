"""The action space: every legal move has one number, no two have the same, and they never change."""

import numpy as np
import pytest

from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.notation import Argument, Grammar, Number, Verb
from powerhouse.envs.episode import Terms
from powerhouse.envs.micro import LEAST_CAP, Micro, legal
from tests.envs.tables import GAMES, positions, spread

MOST = 4200


@pytest.mark.parametrize("game", GAMES)
def test_there_are_some_four_thousand_actions_at_most(game: str) -> None:
    for case in spread(game, 12):
        assert 200 < Terms(game, case.players, case.options).actions < MOST


@pytest.mark.parametrize("game", GAMES)
def test_moves_and_numbers_are_one_to_one(game: str) -> None:
    for number, case in enumerate(spread(game, 8)):
        micro = Micro(case.game.start(case.setup(), Seeded(0)).grammar(), cap=3000)
        for state in positions(case, number, every=7):
            moves = legal(state)
            choices = micro.choices(moves)
            assert choices.left_out == 0
            assert choices.moves.tolist() == state.moves()
            assert len(set(choices.actions.tolist())) == len(moves)
            assert all(0 <= action < micro.size for action in choices.actions)
            for move, action in zip(choices.moves.tolist(), choices.actions.tolist()):
                assert choices.move(action) == move
                assert choices.action(move) == action
                assert micro.verb(action)[0] == state.form(move).verb
            assert choices.move(micro.size) is None
            assert choices.action(-1) is None


@pytest.mark.parametrize("game", ["factory-manager", "power-grid", "power-grid-card-game"])
def test_a_number_means_the_same_move_in_every_position(game: str) -> None:
    seen: dict[int, int] = {}
    case = spread(game, 1)[0]
    micro = Micro(case.game.start(case.setup(), Seeded(0)).grammar())
    for seed in range(3):
        for state in positions(case, seed, every=1):
            choices = micro.choices(legal(state))
            for move, action in zip(choices.moves.tolist(), choices.actions.tolist()):
                assert seen.setdefault(action, move) == move
    assert len(seen) > 80


def test_the_numbers_of_version_1() -> None:
    """Whoever changes these raises the version of the environments."""
    found = {}
    for game in GAMES:
        kind = registry.find(game)
        micro = Micro(kind.start(kind.setup(4), Seeded(0)).grammar())
        found[game] = [(block.verb.word, block.first) for block in micro.blocks] + [("", micro.size)]
    assert found == {
        "factory-manager": [
            ("pass", 0), ("done", 1), ("hire", 2), ("back", 10), ("offer", 20), ("bid", 40), ("bring", 70),
            ("buy", 107), ("place", 144), ("demolish", 181), ("stop", 218), ("", 255),
        ],
        "pipeline": [
            ("pass", 0), ("done", 1), ("go", 2), ("run", 13), ("tank", 14), ("loan", 18), ("pipes", 19), ("spend", 21),
            ("disc", 25), ("upgrade", 33), ("close", 40), ("tank", 47), ("machine", 59), ("serve", 62), ("take", 86),
            ("lay", 221), ("stand", 356), ("start", 491), ("sign", 511), ("buy", 619), ("sell", 739),
            ("deliver", 2179), ("refine", 3259), ("site", 3451), ("place", 3547), ("", 4123),
        ],
        "power-grid": [
            ("pass", 0), ("done", 1), ("buy", 2), ("return", 6), ("build", 10), ("run", 52), ("scrap", 180),
            ("offer", 279), ("mark", 378), ("place", 420), ("bid", 462), ("", 1463),
        ],
        "power-grid-card-game": [
            ("pass", 0), ("done", 1), ("buy", 2), ("return", 50), ("run", 54), ("scrap", 182), ("offer", 224),
            ("bid", 266), ("", 1267),
        ],
    }  # fmt: skip


class Grid(Argument):
    size = 50_000
    each = 4
    ranks = 3


SOME = Grammar([Verb("pass", 0), Verb("lay", 100, Grid()), Verb("bid", 100_000, Number("amount", 999_999))])


def test_places_are_numbered_by_their_rank_times_what_can_be_done_there() -> None:
    micro = Micro(SOME, cap=LEAST_CAP)
    assert micro.size == 1 + 3 * 4 + LEAST_CAP + 1
    laid = [100 + 4 * place + turn for place, turn in ((7, 1), (7, 3), (900, 0), (12_000, 2))]
    assert micro.choices(np.array([0, *laid])).actions.tolist() == [0, 2, 4, 5, 11]


def test_what_is_beyond_the_last_rank_or_the_cap_cannot_be_chosen() -> None:
    micro = Micro(SOME, cap=LEAST_CAP)
    laid = [100 + 4 * place for place in (7, 8, 9, 10)]
    choices = micro.choices(np.array([*laid, 100_000 + LEAST_CAP, 100_000 + LEAST_CAP + 1]))
    assert choices.moves.tolist() == [*laid[:3], 100_000 + LEAST_CAP]
    assert choices.left_out == 2
    assert choices.action(laid[3]) is None


def test_a_cap_below_what_an_opener_may_have_to_bid_is_refused() -> None:
    with pytest.raises(ValueError, match="up to 100 at least, not only up to 99"):
        Micro(SOME, cap=99)
