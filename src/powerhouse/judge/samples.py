"""Positions to learn from, with what became of them: games of our bots, of which some positions are noted.

A game begins at odds: every seat has a level of its own, and now and then makes a move at random. From a round that is
drawn for each game all seats play as `JUDGE`, and only positions after that are noted. So positions are of all kinds,
and their value is what they bring among equals who play well.
"""

from array import array
from collections.abc import Mapping
from functools import cache
from operator import itemgetter

import msgspec

from powerhouse.arena.outcomes import Outcome, Task
from powerhouse.arena.series import Series
from powerhouse.bots import find, levels
from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.registry import seat_seed
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import BadSetup
from powerhouse.core.features import Sheet
from powerhouse.core.game import Game, Setup
from powerhouse.core.rng import Rng
from powerhouse.core.state import State
from powerhouse.evaluator import inputs
from powerhouse.evaluator.registry import won

JUDGE = "hard"
"""As who all play on from a position that is to be valued."""
STRAY = 3
"""Of a hundred decisions before that so many are made at random."""
NOTED = 6
"""Of a game about so many positions are noted: neighbours tell the same, and another game tells more."""
USUAL = 2
"""One of so many games is played with the usual options, the others with any."""
LARGEST = 32_000
"""No number that is read is larger."""
_OWN_DICE = 0x5EED_0DD5


class Position(msgspec.Struct, array_like=True):
    """What was noted of a position: the features seat by seat as packed short numbers, and its worth to heuristics."""

    round: int
    features: bytes
    worth: list[float]


class SampledGame(Outcome, frozen=True, kw_only=True):
    """A game of which positions were noted; `won` is each seat's share of the win."""

    positions: list[Position]
    won: list[float]


class SampleTask(Task, frozen=True):
    """Games of which positions are noted. `mixed` games are played to their end by whoever began them."""

    mixed: bool = False

    def played(self, expendable: bool) -> list[Outcome]:
        return [sampled(self.series, number, self.mixed) for number in range(self.first, self.end)]


def sampled(series: Series, number: int, mixed: bool = False) -> SampledGame:
    """A game with its positions; the same in every process."""
    seed = series.seed_of(number)
    dice = Rng(seed ^ _OWN_DICE)
    game = registry.find(series.game)
    setup = _setup(game, series, dice)
    rounds, decisions = usual_length(series.game, series.players)
    names = [levels.LEVELS[dice.below(len(levels.LEVELS))] for _ in range(series.players)]
    settled = 10**9 if mixed else dice.below(rounds + 1) * dice.below(1000) // 1000
    chance = Seeded(seed)
    state = game.start(setup, chance)
    odd = [find(name, series.game, seat_seed(seed, seat)) for seat, name in enumerate(names)]
    stray = find("random", series.game, seat_seed(seed, series.players))
    judge = find(JUDGE, series.game, 0)
    clock = Clock()
    advisor = levels.heuristics(series.game, JUDGE)
    places = read_places(series.game)
    share = max(1, decisions // NOTED if mixed else 3 * decisions // (4 * NOTED))  # about 3/4 come after the odd part
    positions: list[Position] = []
    made = 0
    while not state.over:
        moves = state.moves()
        if len(moves) == 1:
            state.advance(moves[0], chance)
            continue
        began = state.rounds() >= settled
        if (mixed or began) and dice.below(share) == 0:
            positions.append(Position(state.rounds(), packed(state, places), advisor.at(state).worth(state)))
        asked: Bot = judge
        if not began:
            asked = stray if not mixed and dice.below(100) < STRAY else odd[state.turn]
        state.advance(asked.choose(state, state.turn, clock), chance)
        made += 1
    return SampledGame(
        number=number,
        bots=names,
        digest="",
        moves=made,
        rounds=state.rounds(),
        places=[],
        figures=[],
        reason="",
        faults=[],
        positions=positions,
        won=won(state),
    )


def _setup(game: Game, series: Series, dice: Rng) -> Setup:
    """The usual table, or one whose options are drawn."""
    options: Mapping[str, str] = series.options
    if dice.below(USUAL):
        drawn = {name: option.values[dice.below(len(option.values))] for name, option in game.options.items()}
        options = {**drawn, **options}
    try:
        return game.setup(series.players, options)
    except BadSetup:  # not every choice goes with every other
        return game.setup(series.players, series.options)


@cache
def usual_length(game: str, players: int) -> tuple[int, int]:
    """Rounds and decisions of a game that the judge plays."""
    chance = Seeded(0)
    rules = registry.find(game)
    state = rules.start(rules.setup(players), chance)
    judge = find(JUDGE, game, 0)
    decisions = 0
    while not state.over:
        moves = state.moves()
        decisions += len(moves) > 1
        state.advance(moves[0] if len(moves) == 1 else judge.choose(state, state.turn, Clock()), chance)
    return state.rounds(), decisions


@cache
def read_names(game: str) -> list[str]:
    """The features that the evaluator of a game may read."""
    return inputs.read(_first(game))


@cache
def read_places(game: str) -> list[int]:
    return inputs.places(_first(game), read_names(game))


def _first(game: str) -> State:
    rules = registry.find(game)
    return rules.start(rules.setup(rules.players[-1]), Seeded(0))


def packed(state: State, places: list[int]) -> bytes:
    """What each seat's own view tells, at these places of the sheet."""
    found = array("h")
    picked = itemgetter(*places)
    sheet = Sheet()
    for seat in range(state.seats):
        sheet.again()
        state.features(seat, sheet)
        values = picked(sheet.numbers)
        try:
            found.extend(array("h", values))
        except OverflowError:
            found.extend(array("h", [max(-LARGEST, min(LARGEST, value)) for value in values]))
    return found.tobytes()
