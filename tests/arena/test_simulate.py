"""Many games among bots: the same result however the work is split, and wins that add up."""

import re

import pytest

from powerhouse.arena import outcomes
from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.series import Series
from powerhouse.arena.simulate import simulate, summary
from powerhouse.bots import Bot, Clock, find, names, registry
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.state import State
from powerhouse.games.power_grid import GAME

THERE_ARE = f"power-grid has {', '.join(names('power-grid'))}"


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    one, two = (simulate("power-grid", 3, 9, seed=5, bots=["greedy", "random"], workers=n) for n in (1, 2))
    assert one.digest == two.digest
    assert one.wins_by_seat == two.wins_by_seat
    assert one.wins_by_bot == two.wins_by_bot
    assert (one.moves, one.mean_length, one.mean_rounds) == (two.moves, two.mean_length, two.mean_rounds)


def test_another_seed_is_another_result() -> None:
    assert simulate("power-grid", 3, 2, seed=1).digest == simulate("power-grid", 3, 2, seed=1).digest
    assert simulate("power-grid", 3, 2, seed=1).digest != simulate("power-grid", 3, 2, seed=2).digest


def test_options_reach_the_table() -> None:
    usa = simulate("power-grid", 3, 1, options={"map": "usa"})
    assert usa.digest != simulate("power-grid", 3, 1).digest


def test_what_is_counted() -> None:
    played = simulate("power-grid", 4, 6, seed=3, bots=["greedy", "random", "random"])
    assert (played.game, played.players, played.games, played.finished) == ("power-grid", 4, 6, 6)
    assert played.failed == []
    assert played.moves == round(6 * played.mean_length)
    assert played.mean_rounds is not None
    assert 5 < played.mean_rounds < 20
    assert played.seconds > 0


def test_wins_add_up_and_bots_repeat_over_the_seats() -> None:
    """Seat 4 gets the first of three bots again."""
    played = simulate("power-grid", 4, 6, seed=3, bots=["greedy", "random", "random"])
    assert sum(played.wins_by_seat) == pytest.approx(6)
    assert played.wins_by_bot == {
        "greedy": pytest.approx(played.wins_by_seat[0] + played.wins_by_seat[3]),
        "random": pytest.approx(played.wins_by_seat[1] + played.wins_by_seat[2]),
    }
    assert played.wins_by_bot["greedy"] >= 5


def test_a_shared_win_is_split() -> None:
    series = Series("power-grid", 4, 3, 0, ("greedy", "random"))
    shared = [
        Outcome(number, series.bots_of(number), "digest", 100, 9, [1, 4, 1, 1], [], "over", []) for number in range(3)
    ]
    played = summary(series, shared, 0.0)
    assert played.wins_by_seat == [1, 0, 1, 1]
    assert played.wins_by_bot == {"greedy": 2, "random": 1}


def test_a_game_can_be_played_again_from_its_seed() -> None:
    """Game number i has the seed of the first game plus i."""
    alone = [simulate("power-grid", 3, 1, seed=seed, bots=["greedy"]).moves for seed in (20, 21, 22)]
    assert simulate("power-grid", 3, 3, seed=20, bots=["greedy"]).moves == sum(alone)
    chance = Seeded(21)
    state = GAME.start(GAME.setup(3), chance)
    bot = find("greedy", "power-grid", seed=0)
    moves = 0
    while not state.over:
        state.play(bot.choose(state.copy(), state.turn, Clock()), chance)
        moves += 1
    assert moves == alone[1]


def test_a_game_that_goes_on_for_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "MOST_MOVES", 50)
    played = simulate("power-grid", 4, 2, seed=7)
    assert (played.games, played.finished, played.moves) == (2, 0, 100)
    assert [str(told) for told in played.failed] == [f"seed {seed}: given up after 50 moves" for seed in (7, 8)]
    assert sum(played.wins_by_seat) == 0
    assert (played.mean_length, played.mean_rounds) == (0, None)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("power-grid", 3, 9, progress=told.append)
    assert sum(told) == 9
    assert len(told) > 1


class Cheat(Bot):
    """Chooses what is not allowed."""

    name = "cheat"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        return -5


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.KINDS, "cheat", registry.Kind(lambda game, seed, parameters: Cheat()))
    played = simulate("power-grid", 3, 1, bots=["cheat", "random", "random"])
    assert played.finished == 1
    assert str(played.failed[0]).startswith("seed 0: the bot 'cheat' chose 'move -5': -5 is no move of this game")


class Chatterer(Bot):
    """Fails with something else every time."""

    name = "chatterer"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        self.asked += 1
        raise ValueError(f"failure {self.asked}")


def test_of_many_failures_a_few_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.KINDS, "chatterer", registry.Kind(lambda game, seed, parameters: Chatterer()))
    (told,) = simulate("power-grid", 3, 1, bots=["chatterer", "random", "random"]).failed
    assert str(told).count("failed with ValueError") == 3
    assert re.search(r"; and \d+ other failures$", str(told))


class Vandal(Bot):
    """Changes everything it is shown, then makes a legal move."""

    name = "vandal"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        move = state.moves()[-1]
        state.advance(move, Seeded(1))
        return move


class Gentle(Vandal):
    """Makes the same moves and leaves the state alone."""

    name = "gentle"

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        return state.moves()[-1]


def test_a_bot_gets_a_copy_to_do_with_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.KINDS, "vandal", registry.Kind(lambda game, seed, parameters: Vandal()))
    monkeypatch.setitem(registry.KINDS, "gentle", registry.Kind(lambda game, seed, parameters: Gentle()))
    vandal, gentle = (simulate("power-grid", 3, 1, bots=[name, "random"]) for name in ("vandal", "gentle"))
    assert vandal.digest == gentle.digest


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "at least 1 game must be played, not 0"),
        ({"workers": 0}, "at least 1 worker is needed, not 0"),
        ({"bots": []}, f"no bot is named; {THERE_ARE}"),
        ({"bots": ["random"] * 5}, "5 bots are named, there are only 4 seats"),
        ({"bots": ["random", "hal"]}, f"there is no bot 'hal'; {THERE_ARE}"),
        ({"players": 7}, "Power Grid is for 2 to 6 players, not 7"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(wrong: dict[str, object], sentence: str) -> None:
    wish: dict[str, object] = {"game": "power-grid", "players": 4, "games": 2, **wrong}
    with pytest.raises(PowerhouseError) as raised:
        simulate(**wish)  # type: ignore[arg-type]
    assert str(raised.value) == sentence


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="has no option 'moon'"):
        simulate("power-grid", 4, 1, options={"moon": "full"})
