"""The evaluators there are, by game: weights of the package, each with what it was made of."""

import json
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State
from powerhouse.evaluator import inputs
from powerhouse.evaluator.network import Layer, Network

FORMAT = 1


class Weights(msgspec.Struct, frozen=True):
    """A file of weights. `rules` and `components` are those of the games that it learned from.

    `trained` tells of these games in words and numbers; `warmth` is by number of players.
    """

    format: int
    game: str
    rules: int
    components: str
    trained: dict[str, Any]
    inputs: list[str]
    low: list[int]
    high: list[int]
    first: list[list[int]]
    first_added: list[int]
    second: list[list[int]]
    second_added: list[int]
    last: list[int]
    warmth: dict[int, int]

    @property
    def version(self) -> str:
        """A short hash of all of it: the same weights have the same version everywhere."""
        return blake2b(encode(self), digest_size=4).hexdigest()


class Evaluator:
    """The judge of a game's positions."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.version = weights.version
        self._network = _network(weights)

    def shares(self, state: State) -> list[float]:
        """Each seat's share of the win, 1 in all: for whoever may know everything, as after the game."""
        return won(state) if state.over else self._network.shares(state)

    def seen_by(self, state: State, seat: int) -> list[float]:
        """The same for a seat at the table: what is hidden from it is guessed from what it sees."""
        return self.shares(state.imagined(seat))


def won(state: State) -> list[float]:
    """Each seat's share of the win of a game that is over: a win shared by k counts 1/k."""
    winners = state.standings().winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def encode(weights: Weights) -> bytes:
    """As it stands in a file: a line for each field."""
    fields = msgspec.to_builtins(weights, str_keys=True)
    lines = [f"{json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}" for name, value in fields.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def decode(content: bytes, origin: str) -> Weights:
    """Raises `PowerhouseError` for what is no file of weights, or one of another format."""
    try:
        found = msgspec.json.decode(content, type=Weights)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise PowerhouseError(phrase("evaluator-unreadable", file=origin, reason=str(error))) from error
    if found.format != FORMAT:
        raise PowerhouseError(phrase("evaluator-format", file=origin, format=found.format, known=FORMAT))
    return found


def games() -> list[str]:
    """The games that have an evaluator."""
    return sorted(file.name.removesuffix(".json") for file in _folder().iterdir() if file.name.endswith(".json"))


@cache
def find(game: str) -> Evaluator:
    """That of a game; raises `PowerhouseError` where there is none."""
    registry.find(game)
    if game not in games():
        raise PowerhouseError(phrase("evaluator-none", game=game, games=[*games()]))
    return Evaluator(decode((_folder() / f"{game}.json").read_bytes(), f"{game}.json"))


def load(file: Path) -> Evaluator:
    """One from a file that somebody trained; raises `PowerhouseError`."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise PowerhouseError(phrase("file-unreadable", path=str(file), reason=system(error))) from error
    return Evaluator(decode(content, str(file)))


def _folder() -> Any:
    return files("powerhouse.evaluator") / "data"


def _network(weights: Weights) -> Network:
    game = registry.find(weights.game)
    state = game.start(game.setup(game.players[-1]), Seeded(0))
    try:
        places = inputs.places(state, weights.inputs)
    except KeyError as error:
        raise PowerhouseError(phrase("evaluator-no-feature", game=game.id, feature=str(error.args[0]))) from error
    return Network(
        places,
        weights.low,
        weights.high,
        Layer(weights.first, weights.first_added),
        Layer(weights.second, weights.second_added),
        weights.last,
        weights.warmth,
    )
