"""The puzzles of a file judged again, deeper and with other chance; some of them picked, as different as they are."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.judge import puzzles, puzzling
from powerhouse.judge.analysis import LOOKS, judge_of
from powerhouse.judge.puzzle_search import Tell, cut, judging_of
from powerhouse.judge.puzzles import Puzzle, PuzzleFile, Searched
from powerhouse.judge.puzzling import EFFORT

FRESH_SEEDS = 100
"""Bots have seeds from this one on, and the looks are others too."""
DEEPER = 3 * EFFORT * LOOKS
"""The looks of a plan, three times those of a search."""
OF_A_GAME = 4
"""So many puzzles of one game are picked at most."""


@dataclass(frozen=True)
class Checked:
    """What holds, judged by today's judge, and what does not, each with the reason."""

    good: PuzzleFile
    refused: list[tuple[Puzzle, Phrase]]


def check(found: PuzzleFile, tell: Tell, looks: int = DEEPER, pick: int | None = None) -> Checked:
    """All of a file, or as many as it takes until so many hold; raises `PowerhouseError`."""
    if looks < 1:
        raise PowerhouseError(phrase("analyse-no-looks", looks=looks))
    if pick is not None and pick < 1:
        raise PowerhouseError(phrase("puzzles-pick", pick=pick))
    good: dict[int, list[Puzzle]] = {game.number: [] for game in found.games}
    refused: list[tuple[Puzzle, Phrase]] = []
    held = 0
    for done, (game, one) in enumerate(spread(found, None if pick is None else OF_A_GAME), 1):
        again = _again(game, one, looks)
        if isinstance(again, Puzzle):
            good[game.number].append(again)
            held += 1
        else:
            refused.append((one, again))
        tell(phrase("puzzles-checked", done=done, puzzles=len(found.puzzles), good=held))
        if held == pick:
            break
    kept = [_with(game, good[game.number]) for game in found.games if good[game.number]]
    return Checked(PuzzleFile(judging_of(found.judging.game, looks, found.judging.seed), kept), refused)


def spread(found: PuzzleFile, most: int | None) -> Iterator[tuple[Searched, Puzzle]]:
    """The puzzles of a file, those first of whose kind, table and difficulty there were the fewest so far."""
    left = [(game, one) for game in found.games for one in game.puzzles]
    kinds: Counter[object] = Counter()

    def facts(game: Searched, one: Puzzle) -> list[object]:
        players = len(one.plans[0].shares)
        return [("kind", one.kind), ("players", players), ("game", game.number), one.difficulty, ("round", one.round)]

    while left:
        chosen = min(left, key=lambda item: ([kinds[fact] for fact in facts(*item)], item[1].id))
        left.remove(chosen)
        if most is None or kinds["game", chosen[0].number] < most:
            kinds.update(facts(*chosen))
            yield chosen


def _again(game: Searched, one: Puzzle, looks: int) -> Puzzle | Phrase:
    match = Match.parse(game.record)
    if one.entry > len(match.log):
        return phrase("puzzle-no-entry", entry=one.entry, entries=len(match.log))
    state = puzzles.position(match, one)
    if state.over or len(state.moves()) < 2:
        return phrase("puzzle-forced")
    found = puzzling.puzzle(state, one.entry, match.game.id, judge_of(match), looks, FRESH_SEEDS)
    return found if isinstance(found, Puzzle) else phrase(f"puzzle-{found}")


def _with(game: Searched, good: list[Puzzle]) -> Searched:
    good = sorted(good, key=lambda one: one.entry)
    return replace(game, record=cut(Match.parse(game.record), good), puzzles=good)
