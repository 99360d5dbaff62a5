"""Whether luck is luck: `python benchmarks/luck.py FOLDER GAMES` writes benchmarks/luck.md.

So many games of each kind are played at tables of four levels, each with a seed of its own; the levels move on by one
seat after each 50 games. A part is played once more to see whether wrong odds are noticed. FOLDER keeps the games, and
what it has already is not played again.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import NormalDist

import msgspec

from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Outcome, Table
from powerhouse.arena.ratings import Mean
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.bots.search import seed_at
from powerhouse.core import registry as games
from powerhouse.core.chance import Chance, Witness
from powerhouse.core.state import State
from powerhouse.evaluator import registry
from powerhouse.judge.adjusted import LuckTask, LuckyTable
from powerhouse.judge.luck import Drawn, Odds, Value, odds

PAGE = Path(__file__).parent / "luck.md"
LEVELS = ("beginner", "easy", "normal", "hard")
SEED = 4_000_000_000
AT_ONCE = 50
LOOKS = 1
"""So many outcomes are drawn of each reveal: the luck of a game is then rough, but so many more games can be told."""
WRONG_PART = 2
"""One of so many games is told by wrong odds, too."""
HEAD = """# Whether luck is luck

Written by `python benchmarks/luck.py FOLDER GAMES`. Games at tables of four levels, each with a seed of its own (from
{seed} on), by turns in all seats. Luck is what came less the mean of what could have come, added up over a game, in
shares of the win: in the mean it has to be 0 for every seat and every level. *z* is the mean in standard errors. Of
{count} figures about one in twenty lies beyond 2 by chance: {expected:.1f} of these, and {beyond} did. The farthest is
{farthest:.2f}; so many figures that are all right stay within {limit:.2f} in 95 of 100 such pages.

A seat or a level has its share of good and bad reveals whatever odds one believes in, so their means hardly notice
wrong ones. What notices them is the luck of the seat *that wrong odds favour*: of each reveal the one that would gain
most if the candidate with the largest number lay there five times, as told by draws of its own. By the right odds its
luck is 0 in the mean, too; by the wrong ones it is below.

*Without luck* is the win rate less the luck; both have to agree in the mean. Here the mean of what could have come is
that of {looks} outcome drawn for each reveal: so many more games can be told, but the luck of a single one is rough.
`powerhouse arena --luck` looks at more.
"""


def wrong(candidates: list[int]) -> dict[int, float]:
    return odds([*candidates, *[max(candidates)] * 4])


class RightTask(LuckTask, frozen=True):
    """The odds that there are."""

    def table(self) -> Table:
        return LuckyTable(registry.find(self.series.game).shares, odds, LOOKS, LOOKS)


class FavouredTable(Table):
    """The luck of the seat that wrong odds favour: by the right odds, and by the wrong ones."""

    def __init__(self, value: Value) -> None:
        self._value = value
        self._total = [0.0, 0.0]

    def advance(self, state: State, move: int, chance: Chance) -> None:
        before, witness = state.copy(), Witness(chance)
        state.advance(move, witness)
        if not witness.seen:
            return
        dice = seed_at(before, move)

        def drawn(number: int, believed: Odds) -> list[float]:
            after = before.copy()
            after.advance(move, Drawn(dice + number, believed))
            return self._value(after)

        gains = [one - other for one, other in zip(drawn(0, wrong), drawn(1, odds))]
        seat = gains.index(max(gains))
        came = self._value(state)[seat]
        self._total = [
            total + came - drawn(number, believed)[seat]
            for total, number, believed in zip(self._total, (2, 3), (odds, wrong))
        ]

    def luck(self) -> list[float]:
        return self._total


class FavouredTask(LuckTask, frozen=True):
    """Of these games the luck has two figures, not one for each seat."""

    def table(self) -> Table:
        return FavouredTable(registry.find(self.series.game).shares)


class Tally:
    """The luck by seat and by level, and the results of the levels with it and without."""

    def __init__(self, game: str, count: int, folder: Path) -> None:
        self.luck = {name: Mean() for name in (*(f"seat {seat}" for seat in range(1, len(LEVELS) + 1)), *LEVELS)}
        self.plain = {level: Mean() for level in LEVELS}
        self.without = {level: Mean() for level in LEVELS}
        self.games = 0
        for series in blocks(game, count):
            self._add(series, folder)

    def _add(self, series: Series, folder: Path) -> None:
        for outcome in played(series, RightTask, folder):
            deal, winners = series.seed_of(outcome.number), outcome.winners()
            self.games += 1
            for seat, (level, luck) in enumerate(zip(outcome.bots, outcome.luck)):
                won = 1 / len(winners) if seat in winners else 0.0
                self.luck[f"seat {seat + 1}"].add(deal, luck)
                self.luck[level].add(deal, luck)
                self.plain[level].add(deal, won)
                self.without[level].add(deal, won - luck)


def blocks(game: str, count: int) -> Iterator[Series]:
    for first in range(0, count, AT_ONCE):
        shift = first // AT_ONCE % len(LEVELS)
        bots = (*LEVELS[shift:], *LEVELS[:shift])
        yield Series(game, len(LEVELS), AT_ONCE, SEED + first, bots, luck=True)


def favoured(game: str, count: int, folder: Path) -> tuple[Mean, Mean]:
    """The luck of the seats that wrong odds favour, by the right odds and by the wrong ones."""
    right, mistaken = Mean(), Mean()
    for series in blocks(game, count):
        for outcome in played(series, FavouredTask, folder):
            for mean, luck in zip((right, mistaken), outcome.luck):
                mean.add(series.seed_of(outcome.number), luck)
    return right, mistaken


def played(series: Series, kind: type[LuckTask], folder: Path) -> list[Outcome]:
    version = registry.find(series.game).version
    file = folder / f"{series.game}-{version}-{kind.__name__}-{series.seed}-{series.games}.msgpack"
    if file.exists():
        return msgspec.msgpack.decode(file.read_bytes(), type=list[Outcome])
    found = list(run(series, local(1), kind=kind))
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.msgpack.encode(found))
    return found


def z(mean: Mean) -> float:
    return mean.rate / mean.error if mean.error else 0.0


def main() -> None:
    folder, count = Path(sys.argv[1]), int(sys.argv[2])
    found = {game: Tally(game, count, folder) for game in games.game_ids()}
    bent = {game: favoured(game, count // WRONG_PART, folder) for game in found}
    figures = [abs(z(mean)) for tally in found.values() for mean in tally.luck.values()]
    head = HEAD.format(
        seed=SEED,
        count=len(figures),
        expected=len(figures) * 2 * (1 - NormalDist().cdf(2)),
        beyond=sum(one > 2 for one in figures),
        farthest=max(figures),
        limit=NormalDist().inv_cdf(1 - 0.05 / len(figures) / 2),
        looks=LOOKS,
    )
    PAGE.write_text("\n".join([head, *(line for game in found for line in rows(game, found[game], bent[game]))]))


def rows(game: str, tally: Tally, bent: tuple[Mean, Mean]) -> Iterator[str]:
    yield f"## {games.find(game).name}\n"
    yield f"Evaluator `{registry.find(game).version}`, {tally.games} games; the last two rows {bent[0].games}.\n"
    yield "| | luck | standard error | z |"
    yield "|---|---|---|---|"
    told = {**tally.luck, "favoured, right odds": bent[0], "favoured, wrong odds": bent[1]}
    for name, mean in told.items():
        yield f"| {name} | {mean.rate:+.4f} | {mean.error:.4f} | {z(mean):+.2f} |"
    yield "\n| | win rate | 95 % interval | without luck | 95 % interval |"
    yield "|---|---|---|---|---|"
    for level in LEVELS:
        plain, without = tally.plain[level], tally.without[level]
        cells = [f"{one.rate:.3f} | {one.interval[0]:.3f} to {one.interval[1]:.3f}" for one in (plain, without)]
        yield f"| {level} | {' | '.join(cells)} |"
    yield ""


if __name__ == "__main__":
    main()
