"""Playing the games of a series: bare states, no log; whoever fails is reported with a record of the game."""

from collections import Counter
from time import perf_counter

import msgspec

from powerhouse.arena.diary import Column, Diary
from powerhouse.arena.series import Series
from powerhouse.bots.guard import Guarded
from powerhouse.bots.registry import seat_seed
from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH, catalogue, of_game
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, each_of, phrase
from powerhouse.core.state import State

MOST_MOVES = 100_000
"""A game that is not over by then counts as unfinished."""

MOST_FAULTS = 3
"""Of a game so many different failures are told."""


class PlayedMove(msgspec.Struct, frozen=True, array_like=True):
    """A move in words, with its round and where the game was."""

    seat: int
    round: int
    heading: str
    text: str
    choices: int


class Thinking(msgspec.Struct, array_like=True):
    """The decisions of a seat, and the seconds that it took for them: all together, and for the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Outcome(msgspec.Struct, frozen=True):
    """One game. Without `places` it is unfinished; `faults` and `record` tell of bots that failed.

    `replaced` has by seat the decisions that a simpler bot had to make, `thinking` how long it thought. `diary` has
    its columns by seat, `log` its moves, `luck` what chance gave to each, if they were asked for.
    """

    number: int
    bots: list[str]
    digest: str
    moves: int
    rounds: int | None
    places: list[int]
    figures: list[dict[str, int]]
    reason: str
    faults: list[Phrase]
    record: str | None = None
    diary: list[dict[str, Column]] | None = None
    log: list[PlayedMove] | None = None
    replaced: list[int] = []
    thinking: list[Thinking] = []
    luck: list[float] = []

    def failure(self, seed: int) -> list[Phrase]:
        """What went wrong, if anything did; `seed` is that of the game."""
        return [phrase("arena-failed-game", seed=seed, faults=each_of([*self.faults]))] if self.faults else []

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Table:
    """Where a game is played; another kind looks at what is played."""

    def advance(self, state: State, move: int, chance: Chance) -> None:
        state.advance(move, chance)

    def luck(self) -> list[float]:
        """By seat, if anybody has looked at it."""
        return []


class Task(msgspec.Struct, frozen=True):
    """Some games of a series, one after the other."""

    series: Series
    first: int
    end: int
    diary: bool = False
    log: bool = False

    def singles(self) -> "list[Task]":
        """A task for each of its games."""
        return [msgspec.structs.replace(self, first=number, end=number + 1) for number in range(self.first, self.end)]

    def table(self) -> Table:
        """That of a game."""
        return Table()

    def played(self, expendable: bool) -> list[Outcome]:
        """Its games; a task of another kind plays them in its own way."""
        game = registry.find(self.series.game)
        setup = game.setup(self.series.players, self.series.options, self.series.components)
        return [play(self, game, setup, number, expendable) for number in range(self.first, self.end)]


def play_all(task: Task, expendable: bool = False) -> list[Outcome]:
    """The games of a task; the same in every process and on every machine.

    An `expendable` process may be ended by a bot, or if that is the only way to break one off.
    """
    return task.played(expendable)


def lost(task: Task, deaths: int) -> Outcome:
    """A game that ended every process in which it was played: all that is known of it is how it began."""
    series, seed, seated = task.series, task.series.seed_of(task.first), task.series.bots_of(task.first)
    state = Match.new(series.game, series.players, seed, series.options, components=series.components).state
    diary = Diary(state) if task.diary else None
    return Outcome(
        number=task.first,
        bots=seated,
        digest=state.digest(),
        moves=0,
        rounds=None,
        places=[],
        figures=[],
        reason=_given_up(),
        faults=[phrase("arena-process-ended", times=deaths)],
        record=_record(series, seed, seated, []),
        diary=[diary.row(state, seat) for seat in range(series.players)] if diary is not None else None,
        log=[] if task.log else None,
    )


def play(task: Task, game: Game, setup: Setup, number: int, expendable: bool) -> Outcome:
    series = task.series
    seed = series.seed_of(number)
    chance = Seeded(seed)
    state = game.start(setup, chance)
    names = series.bots_of(number)
    seated = [
        Guarded(series.spec(name), series.game, seat_seed(seed, seat), series.seconds, expendable)
        for seat, name in enumerate(names)
    ]
    thinking = [Thinking() for _ in names]
    diary = Diary(state) if task.diary else None
    made: list[int] = []
    texts = of_game(series.game, ENGLISH)
    log: list[PlayedMove] | None = [] if task.log else None
    table = task.table()
    while not state.over and len(made) < MOST_MOVES:
        moves = state.moves()
        # Where there is nothing to choose nobody is asked.
        if len(moves) == 1:
            move = moves[0]
        else:
            asked = perf_counter()
            move = seated[state.turn].choose(state, state.turn, moves)
            thinking[state.turn].add(perf_counter() - asked)
        if log is not None:
            heading = texts.say(state.heading())
            log.append(PlayedMove(state.turn, state.rounds(), heading, state.text(move), len(moves)))
        table.advance(state, move, chance)
        made.append(move)
        if diary is not None:
            diary.note(state)
    faults = _faults(seated, state)
    places, figures, reason = _result(state)
    return Outcome(
        number=number,
        bots=names,
        digest=state.digest(),
        moves=len(made),
        rounds=state.rounds() or None,
        places=places,
        figures=figures,
        reason=reason,
        faults=faults,
        record=_record(series, seed, names, made) if faults else None,
        diary=[diary.row(state, seat) for seat in range(series.players)] if diary is not None else None,
        log=log,
        replaced=[guarded.replaced for guarded in seated],
        thinking=thinking,
        luck=table.luck(),
    )


def _given_up() -> str:
    return catalogue((), ENGLISH).say(phrase("arena-given-up"))


def _result(state: State) -> tuple[list[int], list[dict[str, int]], str]:
    """Places and figures by seat, and the reason of the end."""
    if not state.over:
        return [], [], _given_up()
    standings = state.standings()
    by_seat = sorted(standings.places, key=lambda standing: standing.seat)
    reason = of_game(standings.game, ENGLISH).say(standings.reason)
    return [at.place for at in by_seat], [at.figures for at in by_seat], reason


def _faults(seated: list[Guarded], state: State) -> list[Phrase]:
    """The most frequent failures, with how often they happened."""
    said = {repr(fault.said): fault.said for guarded in seated for fault in guarded.faults}
    counts = Counter(repr(fault.said) for guarded in seated for fault in guarded.faults)
    often = counts.most_common(MOST_FAULTS)
    found = [phrase("arena-fault", fault=said[fault], times=times) for fault, times in often]
    if len(counts) > len(often):
        found.append(phrase("arena-more-faults", faults=counts.total() - sum(times for _, times in often)))
    return found if state.over else [*found, phrase("arena-given-up-after", moves=MOST_MOVES)]


def _record(series: Series, seed: int, bots: list[str], made: list[int]) -> str:
    """The same game as a match, so that anybody can look at it; a match makes forced moves by itself."""
    names = [f"{_plain(bot)} {seat}" for seat, bot in enumerate(bots, 1)]
    match = Match.new(series.game, series.players, seed, series.options, names, series.components)
    done = read = 0
    while True:
        done += sum(entry.seat is not None for entry in match.log[read:])
        read = len(match.log)
        if done >= len(made):
            return match.record()
        match.play(made[done])


def _plain(bot: str) -> str:
    """Enough of a bot's name for a record, where not every character may stand."""
    return "".join(sign if sign.isalnum() or sign in "-_." else " " for sign in bot[-30:]).strip()
