"""Whether luck is luck: `python benchmarks/luck.py GAMES` writes benchmarks/luck.md.

So many games of each kind are played at tables of four levels, each with a seed of its own; the levels move on by one
seat after a quarter of the games. The first games are played once more with odds that are wrong.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import NormalDist

from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Table
from powerhouse.arena.ratings import Mean
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.core import registry as games
from powerhouse.evaluator import registry
from powerhouse.judge.adjusted import MOST, SAMPLED, LuckTask, LuckyTable
from powerhouse.judge.luck import odds

PAGE = Path(__file__).parent / "luck.md"
LEVELS = ("beginner", "easy", "normal", "hard")
SEED = 4_000_000_000
HEAD = """# Whether luck is luck

Written by `python benchmarks/luck.py GAMES`. Games at tables of four levels, each with a seed of its own (from
{seed} on), by turns in all seats. Luck is what came less the mean of what could have come, added up over a game, in
shares of the win: in the mean it has to be 0 for every seat and every level. *z* is the mean in standard errors. Of
{count} figures about one in twenty lies beyond 2 by chance: {expected:.1f} of these, and {beyond} did. The farthest is
{farthest:.2f}; so many figures that are all right stay within {limit:.2f} in 95 of 100 such pages. With *wrong odds*,
as if the candidate with the largest number lay there five times, the same test has to notice it.

*Without luck* is the win rate less the luck. *Worth* says how many games of the plain win rate tell as much as one
without luck, by how they scatter. Up to {most} outcomes of a reveal are counted, of more {sampled} are drawn.
"""


def wrong(candidates: list[int]) -> dict[int, float]:
    return odds([*candidates, *[max(candidates)] * 4])


class WrongTask(LuckTask, frozen=True):
    """As if the largest number lay there five times."""

    def table(self) -> Table:
        return LuckyTable(registry.find(self.series.game).shares, wrong)


class Tally:
    """The luck by seat and by level, and the results of the levels with it and without."""

    def __init__(self, game: str, count: int, kind: type[LuckTask]) -> None:
        self.luck = {name: Mean() for name in (*(f"seat {seat}" for seat in range(1, len(LEVELS) + 1)), *LEVELS)}
        self.plain = {level: Mean() for level in LEVELS}
        self.without = {level: Mean() for level in LEVELS}
        self.games = 0
        part = count // len(LEVELS)
        for shift in range(len(LEVELS)):
            bots = (*LEVELS[shift:], *LEVELS[:shift])
            self._play(Series(game, len(LEVELS), part, SEED + shift * part, bots, luck=True), kind)

    def _play(self, series: Series, kind: type[LuckTask]) -> None:
        for outcome in run(series, local(1), kind=kind):
            deal, winners = series.seed_of(outcome.number), outcome.winners()
            self.games += 1
            for seat, (level, luck) in enumerate(zip(outcome.bots, outcome.luck)):
                won = 1 / len(winners) if seat in winners else 0.0
                self.luck[f"seat {seat + 1}"].add(deal, luck)
                self.luck[level].add(deal, luck)
                self.plain[level].add(deal, won)
                self.without[level].add(deal, won - luck)


def z(mean: Mean) -> float:
    return mean.rate / mean.error if mean.error else 0.0


def main() -> None:
    count = int(sys.argv[1])
    found = {game: Tally(game, count, LuckTask) for game in games.game_ids()}
    mistaken = {game: Tally(game, count, WrongTask) for game in found}
    figures = [abs(z(mean)) for tally in found.values() for mean in tally.luck.values()]
    head = HEAD.format(
        seed=SEED,
        count=len(figures),
        expected=len(figures) * 2 * (1 - NormalDist().cdf(2)),
        beyond=sum(one > 2 for one in figures),
        farthest=max(figures),
        limit=NormalDist().inv_cdf(1 - 0.05 / len(figures) / 2),
        most=MOST,
        sampled=SAMPLED,
    )
    PAGE.write_text("\n".join([head, *(line for game in found for line in rows(game, found[game], mistaken[game]))]))


def rows(game: str, tally: Tally, mistaken: Tally) -> Iterator[str]:
    yield f"## {games.find(game).name}\n"
    yield f"Evaluator `{registry.find(game).version}`, {tally.games} games.\n"
    yield "| | luck | standard error | z | z with wrong odds |"
    yield "|---|---|---|---|---|"
    for name, mean in tally.luck.items():
        yield f"| {name} | {mean.rate:+.4f} | {mean.error:.4f} | {z(mean):+.2f} | {z(mistaken.luck[name]):+.2f} |"
    yield "\n| | win rate | 95 % interval | without luck | 95 % interval | worth |"
    yield "|---|---|---|---|---|---|"
    for level in LEVELS:
        plain, without = tally.plain[level], tally.without[level]
        cells = [f"{one.rate:.3f} | {one.interval[0]:.3f} to {one.interval[1]:.3f}" for one in (plain, without)]
        yield f"| {level} | {' | '.join(cells)} | {plain.scatter / without.scatter:.2f} |"
    yield ""


if __name__ == "__main__":
    main()
