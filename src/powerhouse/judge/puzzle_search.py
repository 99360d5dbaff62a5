"""Puzzles found in games of our bots.

The games are at tables of every size at which nothing is hidden, every seat with a level of its own. What a file has
already is not searched again.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from powerhouse.arena.engines import Engine
from powerhouse.arena.outcomes import Outcome, Task
from powerhouse.arena.series import Series
from powerhouse.bots import find, levels
from powerhouse.bots.bot import Clock
from powerhouse.bots.registry import seat_seed
from powerhouse.core import record, registry
from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.files import taken_alone
from powerhouse.core.game import Game
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.rng import Rng
from powerhouse.evaluator import registry as evaluators
from powerhouse.judge import puzzles, puzzling
from powerhouse.judge.analysis import LOOKS, judge_of
from powerhouse.judge.events import Choice, course
from powerhouse.judge.puzzles import FORMAT, Judging, Puzzle, PuzzleFile, Searched
from powerhouse.judge.puzzling import EFFORT
from powerhouse.judge.samples import JUDGE

MOST_GAMES = 100_000
_OWN_DICE = 0x9022_1E5D

Tell = Callable[[Phrase], None]


@dataclass(frozen=True)
class Search:
    """So many games of a game, each with a seed that follows from its number."""

    game: str
    games: int
    seed: int
    looks: int = EFFORT * LOOKS

    def check(self) -> None:
        evaluators.find(self.game)
        if not 1 <= self.games <= MOST_GAMES:
            raise PowerhouseError(phrase("puzzles-games", games=self.games, most=MOST_GAMES))
        if self.looks < 1:
            raise PowerhouseError(phrase("analyse-no-looks", looks=self.looks))

    def judging(self) -> Judging:
        return judging_of(self.game, self.looks, self.seed)


class SearchedGame(Outcome, frozen=True, kw_only=True):
    """A game with the puzzles that were found in it."""

    searched: Searched


class SearchTask(Task, frozen=True, kw_only=True):
    """Games that are searched."""

    looks: int

    def played(self, expendable: bool) -> list[Outcome]:
        return [_searched(self.series, number, self.looks) for number in range(self.first, self.end)]


def judging_of(game: str, looks: int, seed: int) -> Judging:
    rules = registry.find(game)
    hash = rules.setup(rules.players[0]).components.hash
    return Judging(FORMAT, game, rules.rules, hash, JUDGE, evaluators.find(game).version, looks, seed)


def search(spec: Search, out: Path, engine: Engine, tell: Tell) -> PuzzleFile:
    """The file with what was found; the same command goes on after an interruption. Raises `PowerhouseError`."""
    spec.check()
    try:
        file = taken_alone(out)
    except OSError as error:
        raise PowerhouseError(phrase("file-unwritable", path=str(out), reason=error.strerror)) from error
    if file is None:
        raise PowerhouseError(phrase("results-taken", path=str(out)))
    with file:
        begun = _begun(out, spec.judging())
        there = {game.number for game in begun.games}
        missing = [number for number in range(spec.games) if number not in there]
        tasks = [SearchTask(_series(spec, number), number, number + 1, looks=spec.looks) for number in missing]
        if not out.stat().st_size:
            file.write(puzzles.line(begun.judging))
        count = len(begun.puzzles)
        for done, outcomes in enumerate(engine(tasks), 1):
            for outcome in outcomes:
                if isinstance(outcome, SearchedGame):
                    file.write(puzzles.line(outcome.searched))
                    count += len(outcome.searched.puzzles)
            file.flush()
            tell(phrase("puzzles-searched", done=len(there) + done, games=spec.games, puzzles=count))
    return puzzles.read(out)


def _begun(out: Path, judging: Judging) -> PuzzleFile:
    """What the file has of this search; raises `PowerhouseError` if it has another's."""
    content = out.read_bytes()
    if not content:
        return PuzzleFile(judging, [])
    whole = content[: content.rfind(b"\n") + 1]
    found = puzzles.decode(whole, str(out))
    if found.judging != judging:
        raise PowerhouseError(phrase("puzzles-other", path=str(out)))
    if whole != content:  # the last line was being written when the run ended
        os.truncate(out, len(whole))
    return found


def _series(spec: Search, number: int) -> Series:
    players = registry.find(spec.game).players
    return Series(spec.game, players[number % len(players)], 1, spec.seed, (JUDGE,))


def _searched(series: Series, number: int, looks: int) -> SearchedGame:
    match, names = _played(series, number)
    judge = judge_of(match)
    found: list[Puzzle] = []
    for event in course(match).events:
        if not isinstance(event, Choice) or not puzzling.promising(event.state, series.game, judge):
            continue
        one = puzzling.puzzle(event.state, event.entry, series.game, judge, looks)
        if isinstance(one, Puzzle) and one.id not in {other.id for other in found}:
            found.append(one)
    found.sort(key=lambda one: one.entry)
    return SearchedGame(
        number=number,
        bots=names,
        digest="",
        moves=len(match.log),
        rounds=match.state.rounds(),
        places=[],
        figures=[],
        reason="",
        faults=[],
        searched=Searched(number, cut(match, found), found),
    )


def cut(match: Match, found: list[Puzzle]) -> str:
    """The record up to the last puzzle, without comments."""
    if not found:
        return ""
    entries = match.log[: found[-1].entry]
    text = record.write(match.header(), entries, puzzles.position(match, found[-1]).digest())
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def _played(series: Series, number: int) -> tuple[Match, list[str]]:
    """A game; every seat has a level of its own."""
    seed = series.seed_of(number)
    dice = Rng(seed ^ _OWN_DICE)
    game = registry.find(series.game)
    names = [levels.LEVELS[dice.below(len(levels.LEVELS))] for _ in range(series.players)]
    match = Match.new(series.game, series.players, seed, _options(game, series.players, dice))
    seated = [find(name, series.game, seat_seed(seed, seat)) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.state.turn
        match.play(seated[seat].choose(match.state, seat, Clock()))
    return match, names


def _options(game: Game, players: int, dice: Rng) -> dict[str, str]:
    """What one chooses first when one makes a table is drawn; nothing is hidden."""
    first = {name: option for name, option in game.options.items() if option.first_page}
    drawn = {name: option.values[dice.below(len(option.values))] for name, option in first.items()}
    options = {**drawn, **game.opened}
    try:
        game.setup(players, options)
    except BadSetup:  # not every choice goes with every other
        return {**game.opened}
    return options
