"""Training an evaluator: games are played and noted, the network is fitted, rounded, warmed and written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from powerhouse.arena.engines import Engine
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import write_whole
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.evaluator.registry import Weights, encode
from powerhouse.judge import fitting, rounding, store
from powerhouse.judge.samples import JUDGE, NOTED, STRAY, read_names
from powerhouse.judge.store import LEARNED, Samples

ENOUGH = 1000
"""So many games held out of a number of players say as much about its warmth as those of all numbers together."""


@dataclass(frozen=True)
class TrainingSpec:
    """A game, and how many games of each number of players are played to learn from; `folder` keeps them."""

    game: str
    games: int
    folder: Path
    schedule: fitting.Schedule = field(default_factory=fitting.Schedule)

    def check(self) -> None:
        registry.find(self.game)
        if self.games < fitting.HELD_OUT:
            raise PowerhouseError(phrase("train-few-games", games=self.games, fewest=fitting.HELD_OUT))
        if self.schedule.epochs < 1:
            raise PowerhouseError(phrase("train-no-epochs", epochs=self.schedule.epochs))


def gathered(
    spec: TrainingSpec, kind: str, games: int, engine: Engine, tell: Callable[[Phrase], None]
) -> list[Samples]:
    """The noted positions of a kind, for each number of players."""
    found = []
    for players in registry.find(spec.game).players:
        done = 0

        def count(more: int, players: int = players) -> None:
            nonlocal done
            done += more
            tell(phrase("train-played", games=done, players=players))

        found.append(store.collect(spec.game, kind, players, games, spec.folder, engine, count))
    return found


def train(spec: TrainingSpec, out: Path, engine: Engine, tell: Callable[[Phrase], None]) -> Weights:
    """The evaluator that was written; raises `PowerhouseError`. The same command goes on after an interruption."""
    spec.check()
    learned = gathered(spec, LEARNED, spec.games, engine, tell)
    weights = fitted(spec, learned, tell)
    write_whole(out, encode(weights))
    return weights


def fitted(spec: TrainingSpec, learned: Sequence[Samples], tell: Callable[[Phrase], None]) -> Weights:
    game = registry.find(spec.game)
    names = read_names(spec.game)
    how = fitting.scale(learned)
    epochs, seed = spec.schedule.epochs, spec.schedule.seed
    begun = spec.folder / f"{game.id}-rules{game.rules}-{spec.games}-{epochs}-{seed}.fit.npz"

    def told(epoch: int, loss: float, held: float) -> None:
        tell(phrase("train-epoch", epoch=epoch, epochs=spec.schedule.epochs, loss=loss, held=held))

    parameters = fitting.fit(learned, how, spec.schedule, told, begun)
    trained = {
        "games": {some.players: some.games for some in learned},
        "positions": {some.players: len(some) for some in learned},
        "judge": JUDGE,
        "strayed": STRAY / 100,
        "noted": NOTED,
        "seed": {some.players: store.SEEDS[LEARNED] + 10_000_000 * some.players for some in learned},
        "held_out": 1 / fitting.HELD_OUT,
        "epochs": spec.schedule.epochs,
    }
    components = game.components().hash
    weights = rounding.rounded(
        parameters,
        how,
        names,
        game.id,
        game.rules,
        components,
        msgspec.to_builtins(trained, str_keys=True),
        game.players,
    )
    held = {some.players: fitting.split(some)[1] for some in learned}
    scored = {
        players: (rounding.exact_scores(weights, names, some.features), some.won)
        for players, some in held.items()
        if len(some)
    }
    parts = {players: held[players].games / (held[players].games + ENOUGH) for players in scored}
    warmth = {players: rounding.warmth(list(scored.values()), own, parts[players]) for players, own in scored.items()}
    return msgspec.structs.replace(weights, warmth={**weights.warmth, **warmth})
