"""How strong the levels are: one against the others of a table, seats rotated, with Wilson intervals.

`python benchmarks/strength.py SEED [GAME …]` prints a table; nothing may have been tuned on seeds from that one on. The
levels meet their neighbours at tables of every size, and the measures at those of two and four. `--expert` measures the
expert instead. `--styles` measures `hard` and `normal`, or the levels named beside the games, at tables of four: alone
against three of each style, and each style alone against three of the level; the worst result of the level comes last.
"""

import os
import sys
from collections.abc import Iterator
from time import perf_counter

from powerhouse.arena.contest import Contest, Entrant, contest
from powerhouse.arena.engines import Engine, local
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.bots import levels, styles
from powerhouse.core import registry

LADDER = [("hard", "normal"), ("normal", "easy"), ("easy", "beginner"), ("beginner", "easy")]
MEASURES = [
    ("hard", "greedy"),
    ("normal", "greedy"),
    ("easy", "greedy"),
    ("beginner", "greedy"),
    ("beginner", "random"),
]
EXPERT = [("expert:iterations=500", "hard"), ("expert:iterations=500", "greedy")]
GAMES = 1_200
"""At a table of four; half as many at others."""
EXPERT_GAMES = 100
MEASURED_BY_STYLES = ("hard", "normal")
STYLE_GAMES = 400
FOUR = 4


def main() -> None:
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    seed = int(arguments[0])
    engine = local(os.cpu_count() or 1)
    if "--styles" in sys.argv:
        named = [argument for argument in arguments[1:] if argument in levels.LEVELS] or MEASURED_BY_STYLES
        for game in [argument for argument in arguments[1:] if argument not in named] or registry.game_ids():
            for level in named:
                seed = against_styles(game, level, seed, engine)
        return
    print("| game | one | against | games | won | 95 % interval | par | games/s |\n|---|---|---|---|---|---|---|---|")
    for game in arguments[1:] or registry.game_ids():
        for players, one, other in meetings(game, "--expert" in sys.argv):
            games = whole_deals(players, "--expert" in sys.argv)
            result = meet(game, one, other, players, games, seed, engine)
            entrant = alone(result, one)
            low, high = entrant.interval
            failed = f", {len(result.failed)} failed" if result.failed else ""
            print(
                f"| {game} | {one} | {players - 1} {other} | {result.finished}{failed} | {entrant.win_rate:.1%} |"
                f" {low:.1%} to {high:.1%} | {result.par:.1%} | {games / result.seconds:.2f} |",
                flush=True,
            )
            seed += games


def meet(game: str, one: str, other: str, players: int, games: int, seed: int, engine: Engine) -> Contest:
    """One bot at a table of others, every deal in all seats."""
    series = Series(game, players, games, seed, (one, *[other] * (players - 1)), {}, rotated=True)
    series.check()
    start = perf_counter()
    return contest(series, run(series, engine), start)


def alone(result: Contest, one: str) -> Entrant:
    return next(found for found in result.bots if found.name == one)


def against_styles(game: str, level: str, seed: int, engine: Engine) -> int:
    """A table for one level; gives the first seed that was not used."""
    print(f"\n| {game}: style | one {level}, 3 of the style | one of the style, 3 {level} |\n|---|---|---|")
    worst: list[tuple[float, str]] = []
    for style in styles.specs(game):
        cells = []
        for one, other in ((level, style), (style, level)):
            result = meet(game, one, other, FOUR, STYLE_GAMES, seed, engine)
            assert not result.failed
            entrant = alone(result, one)
            cells.append(f"{entrant.win_rate:.1%} ({entrant.interval[0]:.1%} to {entrant.interval[1]:.1%})")
            if one == level:
                worst.append((entrant.win_rate, style))
            seed += STYLE_GAMES
        print(f"| {style} | {cells[0]} | {cells[1]} |", flush=True)
    print(f"\nthe worst of {level}: {min(worst)[0]:.1%} against {min(worst)[1]}", flush=True)
    return seed


def meetings(game: str, expert: bool) -> Iterator[tuple[int, str, str]]:
    """So many players, one bot and the others."""
    for players in registry.find(game).players:
        pairs = EXPERT if expert else LADDER + MEASURES
        for one, other in pairs:
            if players in (2, 4) or (one, other) in LADDER:
                yield players, one, other


def whole_deals(players: int, expert: bool) -> int:
    games = EXPERT_GAMES if expert else GAMES if players == 4 else GAMES // 2
    return games // players * players


if __name__ == "__main__":
    main()
