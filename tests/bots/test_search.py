"""The tree search on games small enough to know the right answer."""

import pytest

from powerhouse.bots.advisor import Advisor, Candidate, shares
from powerhouse.bots.bot import Clock
from powerhouse.bots.expert import Expert
from powerhouse.bots.levels import Heuristics, Level
from powerhouse.bots.search import Line, Sampled, Search, Style, outcome, pondered, won
from powerhouse.core.chance import Chance
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.state import State
from tests.conformance.outside.powerhouse_nim import TAKE, Nim

OPTIONS = {"most": "3", "coins": "open"}
STYLE = Style(exploration=0.3, decay=0.7, rounds=1000, breadth=2)


class NimAdvisor(Advisor):
    """Knows nothing: every move is a candidate, rollouts take one match."""

    def candidates(self, state: State) -> list[Candidate]:
        return [Candidate(move, 0.0) for move in state.moves()]

    def reason(self, state: State, move: int) -> Phrase:
        return phrase("leaves", matches=state.view(None).heap - (move - TAKE))

    def worth(self, state: State) -> list[float]:
        return [1 / len(state.view(None).taken)] * len(state.view(None).taken)


class Heap(Nim):
    """Matches are taken at once, and the search looks to the end: there are no rounds to cut it short."""

    def rounds(self) -> int:
        return 0

    def copy(self) -> "Heap":
        other = Heap(self.seats, self.options)
        other.restore(self.dump())
        return other


def heap(matches: int, players: int = 2) -> Heap:
    state = Heap(players, OPTIONS)
    state.auction = None
    state.heap = matches
    return state


def expert(iterations: int | None = 400, seconds: float | None = None, seed: int = 1) -> Expert:
    return Expert(Heuristics(NimAdvisor(), NimAdvisor()), STYLE, seed, iterations, seconds)


@pytest.mark.parametrize(("matches", "taken"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_finds_the_winning_move(matches: int, taken: int) -> None:
    assert expert().choose(heap(matches), 0, Clock()) == TAKE + taken


def test_each_of_three_players_maximises_its_own_result() -> None:
    # Of 6, taking 2 or 3 hands the win to another at once; after 1 the next player must give it to one of the others.
    best, *others = expert().explain(heap(6, players=3), 0)
    assert best.move == TAKE + 1
    assert best.value > max(other.value for other in others) + 0.1


def test_the_same_seed_and_position_give_the_same_thoughts() -> None:
    first = [(one.move, one.value) for one in expert(100).explain(heap(10), 0)]
    bot = expert(100)
    bot.choose(heap(9), 0, Clock())
    assert [(one.move, one.value) for one in bot.explain(heap(10), 0)] == first


def test_stopping_early_never_changes_the_choice() -> None:
    for matches in range(2, 14):
        bot = expert(200)
        assert bot.choose(heap(matches), 0, Clock()) == bot.explain(heap(matches), 0)[0].move


def test_a_time_limit_is_kept_and_the_table_limit_too() -> None:
    own = Clock(1.0)
    expert(None, seconds=0.05).choose(heap(20), 0, Clock())
    assert not own.expired()
    table = Clock(1.0)
    expert(1_000_000).choose(heap(20), 0, table)
    assert not table.expired()


def test_what_was_considered_comes_with_value_and_reason() -> None:
    best, *others = expert().explain(heap(7), 0)
    assert best.move == TAKE + 3
    assert best.reason == phrase("leaves", matches=4)
    assert best.value > max(other.value for other in others)


class Lottery(Nim):
    """One decision of two: 1 wins in two of five draws, 2 in three of ten."""

    def __init__(self) -> None:
        super().__init__(2, {**OPTIONS, "most": "2"})
        self.auction = None
        self.heap = 2

    def advance(self, move: int, chance: Chance) -> None:
        self.last = chance.pick([0, 0, 1, 1, 1] if move == TAKE + 1 else [0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
        self.turn = -1

    def copy(self) -> "Lottery":
        return Lottery()


class LotteryAdvisor(NimAdvisor):
    def worth(self, state: State) -> list[float]:
        raise AssertionError("a game that is over is not estimated")


def test_chance_is_sampled_anew_each_time() -> None:
    search = Search(Lottery(), LotteryAdvisor(), STYLE, seed=5)
    search.run(4000)
    by_move = {edge.move: edge for edge in search.root.edges}
    assert search.choice().move == TAKE + 1
    assert by_move[TAKE + 1].mean() == pytest.approx(0.4, abs=0.04)
    assert len(by_move[TAKE + 1].after) == 2


def test_a_decision_without_alternative_is_not_searched() -> None:
    search = Search(heap(1), NimAdvisor(), STYLE, seed=1)
    assert search.decided(1_000_000)
    assert expert(1_000_000).choose(heap(1), 0, Clock()) == TAKE + 1


class Timed(Heap):
    """Every match that is taken is a round."""

    def __init__(self, matches: int) -> None:
        super().__init__(2, OPTIONS)
        self.auction = None
        self.heap = matches

    def rounds(self) -> int:
        return 20 - self.heap

    def copy(self) -> "Timed":
        other = Timed(self.heap)
        other.restore(self.dump())
        return other


def test_rollouts_end_with_the_round_they_look_to() -> None:
    class Cut(NimAdvisor):
        def worth(self, state: State) -> list[float]:
            assert state.view(None).heap <= 16
            return [0.8, 0.2]

    search = Search(Timed(20), Cut(), Style(0.3, 0.7, rounds=4, breadth=2), seed=1)
    search.run(50)
    assert all(edge.mean() == pytest.approx(0.8) for edge in search.root.edges)


class Thoughtless(NimAdvisor):
    def rollout(self, state: State) -> int:
        raise AssertionError("this was thought over before")


def test_a_rollout_without_chance_is_thought_over_once() -> None:
    line = Line()
    found = outcome(heap(9), NimAdvisor(), Sampled(1), 1000, line, 0)
    assert found == line.values == [1.0, 0.0]
    assert line.moves == [TAKE + 1] * 9
    assert outcome(heap(9), Thoughtless(), Sampled(2), 1000, line, 0) == found
    later = heap(9)
    for move in line.moves[:3]:
        later.advance(move, Sampled(3))
    assert outcome(later, Thoughtless(), Sampled(3), 1000, line, 3) == found
    assert line.leads([TAKE + 1] * 6, 3)
    assert not line.leads([TAKE + 1] * 7, 3)
    assert not line.leads([TAKE + 1, TAKE + 2], 3)


class Rain(Heap):
    """Of the last three matches one may be washed away."""

    def advance(self, move: int, chance: Chance) -> None:
        super().advance(move, chance)
        if self.heap == 3:
            self.heap -= chance.pick([0, 1])

    def copy(self) -> "Rain":
        other = Rain(self.seats, self.options)
        other.restore(self.dump())
        return other


def rain() -> Rain:
    state = Rain(2, OPTIONS)
    state.auction = None
    state.heap = 6
    return state


def test_a_line_ends_where_chance_is_asked() -> None:
    line = Line()
    found = [outcome(rain(), NimAdvisor(), Sampled(seed), 1000, line, 0) for seed in range(20)]
    assert line.moves == [TAKE + 1] * 3
    assert line.values is None
    assert found == [outcome(rain(), NimAdvisor(), Sampled(seed), 1000, Line(), 0) for seed in range(20)]
    assert [1.0, 0.0] in found
    assert [0.0, 1.0] in found


def test_positions_on_a_line_share_it() -> None:
    search = Search(heap(9), NimAdvisor(), STYLE, seed=1)
    search.run(100)
    first = search.root.edges[0].after[0]
    second, other = first.edges[0].after[0], first.edges[1].after[0]
    assert second.line is first.line
    assert second.place == first.place + 1
    assert other.line is not first.line


class Pondering(NimAdvisor):
    """Thinks before every move, in rollouts that take one match at a time."""

    def looks(self, state: State) -> int:
        return 3


def test_who_plays_on_in_mind_compares_what_comes_of_the_moves() -> None:
    # One match after another, an even heap left behind wins.
    found = pondered(heap(6), NimAdvisor(), looks=3, rounds=1000, seed=1)
    assert [(one.move - TAKE, one.value) for one in found] == [(2, 1.0), (1, 0.0), (3, 0.0)]
    assert [one.move - TAKE for one in pondered(heap(1), NimAdvisor(), looks=3, rounds=1000, seed=1)] == [1]


def test_a_level_plays_and_explains_what_it_found_in_mind() -> None:
    level = Level("hard", Heuristics(Pondering(), Pondering()), noise=0.0, seed=1)
    assert level.choose(heap(6), 0, Clock()) == TAKE + 2
    assert [one.move - TAKE for one in level.explain(heap(6), 0)] == [2, 1, 3]


def test_in_mind_all_candidates_meet_the_same_chance() -> None:
    first, second = (pondered(Lottery(), LotteryAdvisor(), looks=500, rounds=1, seed=seed) for seed in (1, 2_000))
    again = pondered(Lottery(), LotteryAdvisor(), looks=500, rounds=1, seed=1)
    assert [one.value for one in first] == [one.value for one in again] != [one.value for one in second]
    assert first[0].move == second[0].move == TAKE + 1
    assert first[0].value == pytest.approx(0.4, abs=0.07)


def test_shares_and_wins_add_up() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert sum(shares([1.0, 2.0, 700.0])) == pytest.approx(1.0)
    over = heap(1)
    over.advance(1, None)  # type: ignore[arg-type]
    assert won(over) == [1.0, 0.0]
