"""Playing the games of a plan: bare states, no log; whoever fails is reported with a record of the game."""

from collections import Counter

import msgspec

from powerhouse.arena.diary import Column, Diary, round_of
from powerhouse.arena.plan import Plan
from powerhouse.bots.guard import Guarded
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.state import State

MOST_MOVES = 100_000
"""A game that is not over by then counts as unfinished."""

MOST_FAULTS = 3
"""Of a game so many different failures are told."""

# A bot's own chance must never run in step with that of a game.
_BOT_SEEDS = 0x2545F4914F6CDD1D


class Move(msgspec.Struct, frozen=True, array_like=True):
    """A move in words, with its round and where the game was."""

    seat: int
    round: int
    heading: str
    text: str
    choices: int


class Outcome(msgspec.Struct, frozen=True):
    """One game. Without `places` it is unfinished; `faults` and `record` tell of bots that failed.

    `replaced` has by seat the decisions that a simpler bot had to make. `diary` has its columns by seat, `log` its
    moves, if they were asked for.
    """

    number: int
    bots: list[str]
    digest: str
    moves: int
    rounds: int | None
    places: list[int]
    figures: list[dict[str, int]]
    reason: str
    faults: list[str]
    record: str | None = None
    diary: list[dict[str, Column]] | None = None
    log: list[Move] | None = None
    replaced: list[int] = []

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Task(msgspec.Struct, frozen=True):
    """Some games of a plan, one after the other."""

    plan: Plan
    first: int
    end: int
    diary: bool = False
    log: bool = False

    def singles(self) -> "list[Task]":
        """A task for each of its games."""
        return [msgspec.structs.replace(self, first=number, end=number + 1) for number in range(self.first, self.end)]


def play_all(task: Task, expendable: bool = False) -> list[Outcome]:
    """The games of a task; the same in every process and on every machine.

    An `expendable` process may be ended by a bot, or if that is the only way to break one off.
    """
    game = registry.find(task.plan.game)
    setup = game.setup(task.plan.players, task.plan.options)
    return [play(task, game, setup, number, expendable) for number in range(task.first, task.end)]


def lost(task: Task, deaths: int) -> Outcome:
    """A game that ended every process in which it was played: all that is known of it is how it began."""
    plan, seed, specs = task.plan, task.plan.seed + task.first, task.plan.bots_of(task.first)
    state = Match.new(plan.game, plan.players, seed, plan.options).state
    diary = Diary(plan.game, state, plan.players) if task.diary else None
    return Outcome(
        number=task.first,
        bots=specs,
        digest=state.digest(),
        moves=0,
        rounds=None,
        places=[],
        figures=[],
        reason="given up",
        faults=[f"the process in which it was played ended {deaths} times"],
        record=_record(plan, seed, specs, []),
        diary=[diary.row(state, seat) for seat in range(plan.players)] if diary is not None else None,
        log=[] if task.log else None,
    )


def play(task: Task, game: Game, setup: Setup, number: int, expendable: bool) -> Outcome:
    plan = task.plan
    seed = plan.seed + number
    chance = Seeded(seed)
    state = game.start(setup, chance)
    specs = plan.bots_of(number)
    seated = [
        Guarded(spec, plan.game, _bot_seed(seed, seat), plan.seconds, expendable) for seat, spec in enumerate(specs)
    ]
    diary = Diary(plan.game, state, plan.players) if task.diary else None
    made: list[int] = []
    log: list[Move] | None = [] if task.log else None
    while not state.over and len(made) < MOST_MOVES:
        moves = state.moves()
        # Where there is nothing to choose nobody is asked.
        move = moves[0] if len(moves) == 1 else seated[state.turn].choose(state, state.turn, moves)
        if log is not None:
            log.append(Move(state.turn, round_of(state) or 0, state.heading(), state.text(move), len(moves)))
        state.advance(move, chance)
        made.append(move)
        if diary is not None:
            diary.note(state)
    faults = _faults(seated, state)
    places, figures, reason = _result(state)
    return Outcome(
        number=number,
        bots=specs,
        digest=state.digest(),
        moves=len(made),
        rounds=round_of(state),
        places=places,
        figures=figures,
        reason=reason,
        faults=faults,
        record=_record(plan, seed, specs, made) if faults else None,
        diary=[diary.row(state, seat) for seat in range(plan.players)] if diary is not None else None,
        log=log,
        replaced=[guarded.replaced for guarded in seated],
    )


def _bot_seed(seed: int, seat: int) -> int:
    return (seed * 8 + seat) ^ _BOT_SEEDS


def _result(state: State) -> tuple[list[int], list[dict[str, int]], str]:
    """Places and figures by seat, and the reason of the end."""
    if not state.over:
        return [], [], "given up"
    standings = state.standings()
    by_seat = sorted(standings.places, key=lambda standing: standing.seat)
    return [at.place for at in by_seat], [at.figures for at in by_seat], standings.reason


def _faults(seated: list[Guarded], state: State) -> list[str]:
    """The most frequent failures, with how often they happened."""
    counts = Counter(f"the bot '{fault.bot}' {fault.text}" for guarded in seated for fault in guarded.faults)
    often = counts.most_common(MOST_FAULTS)
    found = [f"{text} ({count} times)" if count > 1 else text for text, count in often]
    if len(counts) > len(often):
        found.append(f"and {counts.total() - sum(count for _, count in often)} other failures")
    return found if state.over else [*found, f"given up after {MOST_MOVES:,} moves"]


def _record(plan: Plan, seed: int, specs: list[str], made: list[int]) -> str:
    """The same game as a match, so that anybody can look at it; a match makes forced moves by itself."""
    names = [f"{_plain(spec)} {seat}" for seat, spec in enumerate(specs, 1)]
    match = Match.new(plan.game, plan.players, seed, plan.options, names)
    done = read = 0
    while True:
        done += sum(entry.seat is not None for entry in match.log[read:])
        read = len(match.log)
        if done >= len(made):
            return match.record()
        match.play(made[done])


def _plain(spec: str) -> str:
    """Enough of a bot's name for a record, where not every character may stand."""
    return "".join(sign if sign.isalnum() or sign in "-_." else " " for sign in spec[-30:]).strip()
