"""Whatever a game says is in words: nobody reads the codes in which records write moves and pieces."""

import re
from collections.abc import Iterator

import pytest

from powerhouse import Match
from powerhouse.bots.guard import advice
from powerhouse.core import registry
from powerhouse.core.catalogue import of_game
from powerhouse.core.rng import Rng
from powerhouse.core.story import story

NAMES = ["Anna", "Boris", "Clara", "Dora", "Emil", "Fanny"]
PROBES = 20
"""So many numbers, spread over all moves, whose refusals are read at each position."""

CODES = re.compile(
    r"""
    \b[A-Za-z]+_[a-z]+               # robot_auto: words of the data
    | \b(?:storage|machine|robot-auto|robot-semi|control|optimizer)-\d   # machine-9
    | \b(?:St|Ma|Au|Se|Co|Op)\d      # Ma9
    | \bP0\d\d                       # P040
    | \bC-(?:low|mid|high)-\d | \bO\d-\d | \bo\d-\d | \b(?:low|mid|high)\d   # C-low-02, O3-01, low2
    | \b[OTS][clmh]\b                # Oc
    | \b[OTS]\s\d+\s?→               # O 6→9
    | \bmarket-\d
    | -?\d+,-?\d                     # 3,-1
    | \b\d+-(?:coal|gas|oil|uranium|hybrid|eco) | \b[CGOUH]{2,}→ | \b[CGOU]\d\b   # 4-coal, CC→2, C3
    | \b(?:TILE|GRADE|LINE|NUMBER|SIDE)\b   # how a move is typed
    | \{\s*\$                        # a value that is missing
    """,
    re.VERBOSE,
)


def said(game: str, players: int, seed: int) -> Iterator[str]:
    """All headings, hints with their reasons, refusals and lines of the log of a game of good bots."""
    match, probes, names = Match.new(game, players, seed=seed), Rng(seed), NAMES[:players]
    while not match.over:
        state = match.state
        assert match.actor is not None
        considered = advice("hard", game, state, match.actor)
        phrases = [state.heading(), *(state.spoken(one.move) for one in considered)]
        phrases += [one.reason for one in considered if one.reason is not None]
        for _ in range(PROBES):
            move = probes.below(state.most_moves())
            phrases += [state.spoken(move), *(refusal.phrase() for refusal in state.refusals(move))]
        yield from (of_game(game).say(phrase, names) for phrase in phrases)
        match.play(considered[0].move)
    news = [one for entry in match.log for one in entry.news]
    yield from (of_game(game).say(line.phrase(), names) for line in story(news, None))


def cases() -> list[tuple[str, int]]:
    return [(game.id, players) for game in registry.games() for players in (game.players[0], game.players[-1])]


@pytest.mark.parametrize(("game", "players"), cases())
def test_nothing_that_is_said_has_a_code(game: str, players: int) -> None:
    wrong = sorted({text for text in said(game, players, seed=players) if CODES.search(text)})
    assert wrong == []


@pytest.mark.parametrize(
    "text", ["buys Ma9 for 8", "take P040", "refines Oc→m", "longest O 0→6", "signs low2", "lay TILE"]
)
def test_a_code_is_found(text: str) -> None:
    assert CODES.search(text)
