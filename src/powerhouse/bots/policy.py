"""Policies that were learned, as bots: `policy:FILE`. A file has weights and names, and nothing that could be run."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.intentions import Course, Plans, Position
from powerhouse.bots.policy_network import PolicyNetwork
from powerhouse.core import registry
from powerhouse.core.chance import NoReveal, Revealing, Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.features import Sheet
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State
from powerhouse.evaluator import inputs
from powerhouse.evaluator.network import Layer

PREFIX = "policy:"
FORMAT = 1
MOST_UNDER_WAY = 256
"""Of more intentions at once, at other tables, the oldest are forgotten."""
LARGEST = 1 << 31
"""No number of a file may be larger, so that no sum overflows."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file. `inputs` are features, `actions` the intentions in their order; `trained` tells how it was made."""

    format: int
    game: str
    trained: dict[str, Any]
    inputs: list[str]
    actions: list[str]
    low: list[int]
    high: list[int]
    rows: list[list[list[int]]]
    added: list[list[int]]

    def check(self) -> None:
        """Raises `ValueError` unless the layers fit together."""
        if len(self.low) != len(self.inputs) or len(self.high) != len(self.inputs):
            raise ValueError(f"{len(self.inputs)} inputs have {len(self.low)} and {len(self.high)} limits")
        if not self.rows or len(self.rows) != len(self.added):
            raise ValueError(f"{len(self.rows)} layers have {len(self.added)} rows of sums")
        width = len(self.inputs)
        for rows, added in zip(self.rows, self.added):
            if len(rows) != width or any(len(row) != len(added) for row in rows):
                raise ValueError(f"a layer does not have {width} rows of {len(added)}")
            width = len(added)
            if any(abs(weight) > LARGEST for row in [*rows, self.low, self.high] for weight in row):
                raise ValueError(f"a number is larger than {LARGEST}")
        if width != len(self.actions):
            raise ValueError(f"{width} scores for {len(self.actions)} actions")


def encode(weights: Weights) -> bytes:
    """As it stands in a file: a line for each field."""
    fields = msgspec.to_builtins(weights, str_keys=True)
    lines = [f"{json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}" for name, value in fields.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


class Policy:
    """A network with the intentions that it chooses from."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        game = registry.find(weights.game)
        state = game.start(game.setup(game.players[-1]), Seeded(0))
        self.plans = Plans(game.id, state)
        names = [one.name for one in self.plans.intentions]
        if names != weights.actions:
            raise ValueError(f"it chooses from {len(weights.actions)} intentions that are not those of {game.id}")
        layers = [Layer(rows, added) for rows, added in zip(weights.rows, weights.added)]
        unknown = set(weights.inputs) - set(inputs.names(state))
        if unknown:
            raise ValueError(f"{min(unknown)} is no feature of {game.id}")
        self._network = PolicyNetwork(inputs.places(state, weights.inputs), weights.low, weights.high, layers)

    def scores(self, state: State, seat: int) -> list[int]:
        sheet = Sheet()
        state.features(seat, sheet)
        return self._network.scores(sheet.values)

    def best(self, state: State, seat: int, asked: list[int]) -> int:
        """The intention with the highest score, of several the first."""
        scores = self.scores(state, seat)
        return max(asked, key=lambda number: (scores[number], -number))


@cache
def _read(file: str, changed: int) -> Policy:
    try:
        weights = msgspec.json.decode(Path(file).read_bytes(), type=Weights)
        if weights.format != FORMAT:
            raise ValueError(f"format {weights.format}, known is {FORMAT}")
        weights.check()
        return Policy(weights)
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
    raise PowerhouseError(phrase("policy-unreadable", file=file, reason=reason))


def read(file: str) -> Policy:
    """The policy of a file; raises `PowerhouseError`."""
    path = Path(file)
    return _read(file, path.stat().st_mtime_ns if path.exists() else 0)


class PolicyBot(Bot):
    """Plays the intentions that a policy chooses, each until it is done.

    It may be asked about several tables in turn, so it knows an intention that is under way by the position to which it
    led, or, in an auction, by the lot and by how all seats stand; neither changes until the seat is asked again.
    """

    def __init__(self, policy: Policy) -> None:
        self.name = "policy"
        self._policy = policy
        self._under_way: dict[str, Course] = {}

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        position = Position(self._policy.plans, state, state.moves())
        course = self._under_way.pop(_auction(state, seat), None)
        if course is None or not course.one.bid:
            course = self._under_way.pop(state.digest(), None)
        move, course = self._next(course, position)
        if course is not None:
            for key in [_auction(state, seat)] if course.one.bid else _positions(state, move):
                self._under_way[key] = course
            for key in list(self._under_way)[:-MOST_UNDER_WAY]:
                del self._under_way[key]
        return move

    def _next(self, course: Course | None, position: Position) -> tuple[int, Course | None]:
        """The next move, and the intention that it belongs to: as an episode with plans goes on."""
        if len(position.moves) == 1:
            return position.moves[0], course
        while True:
            move = course.next(position) if course is not None else None
            if move is not None:
                return move, course
            asked = self._policy.plans.asked(position)
            if not asked:
                return position.candidates()[0].move, None
            seat = position.state.turn
            number = asked[0] if len(asked) == 1 else self._policy.best(position.state, seat, asked)
            course = Course(self._policy.plans, number, position)


def _auction(state: State, seat: int) -> str:
    """What stays the same while a lot is under the hammer; nothing where none is."""
    bidding = state.bidding()
    return "" if bidding is None or bidding.lot is None else f"{seat} {bidding.lot} {state.measures()}"


def _positions(state: State, move: int) -> list[str]:
    """The positions to which a move leads while its seat decides, with and without what is forced after it.

    What is revealed is not known here; an intention does not go on after that.
    """
    seat, state, found = state.turn, state.copy(), []
    moves = [move]
    try:
        while len(moves) == 1:
            state.advance(moves[0], NoReveal())
            if state.turn != seat:
                break
            found.append(state.digest())
            moves = state.moves()
    except Revealing:
        pass
    return found


def load(file: str, game: str) -> PolicyBot:
    """Raises `PowerhouseError` for what is no policy of this game."""
    policy = read(file)
    if policy.weights.game != game:
        raise PowerhouseError(phrase("policy-other-game", file=file, game=game, other=policy.weights.game))
    return PolicyBot(policy)
