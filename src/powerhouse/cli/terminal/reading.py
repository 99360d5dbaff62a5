"""What a person typed, as moves: short forms, bare numbers, several moves in a line, `buy 3 coal`."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from powerhouse.core.chance import Chance
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.state import State

MOST_REPEATS = 50
MOST_NAMED = 6


@dataclass(frozen=True)
class Known:
    """What a screen knows of the moves: those it numbered, and others that a person may name, legal or not.

    `spell` writes out the short words of a game: one part of a line becomes one or several.
    """

    menu: list[str]
    vocabulary: list[str]
    spell: Callable[[str], list[str]] = lambda part: [part]


@dataclass(frozen=True)
class Batch:
    """Moves in the game's notation, and the parts of the line that come too late to be played with them."""

    moves: list[str]
    rest: list[str]


class _Hidden(Exception):
    """Something would be revealed, so the line cannot be read further."""


class _Veil(Chance):
    def pick(self, candidates: list[int]) -> int:
        raise _Hidden


def read(line: str, state: State, known: Known) -> Batch:
    """The moves of a line, each read in the position that the ones before it lead to; raises `UnreadableMove`."""
    parts = [spelt for part in re.split(r"[,;]", line) if part.strip() for spelt in known.spell(part.strip())]
    here = state.copy()
    seat = here.actor
    moves: list[str] = []
    for number, part in enumerate(parts):
        # The numbers of the menu are those on the screen, also for the second move of a line.
        said = read_one(part, here, known)
        for text in said:
            moves.append(text)
            if not advance(here, text) or here.actor != seat:
                return Batch(moves, parts[number + 1 :])
    return Batch(moves, [])


def advance(state: State, text: str) -> bool:
    """Make the move on a copy; false where the rest cannot be known: it is illegal, or something is revealed."""
    move = state.parse(text)
    if move not in state.moves():
        return False
    try:
        state.advance(move, _Veil())
    except _Hidden:
        return False
    return True


def read_one(part: str, state: State, known: Known) -> list[str]:
    """One part of a line: mostly one move, several for `buy 3 coal`; what is readable but illegal comes back too."""
    said = tokens(part)
    legal = [state.text(move) for move in state.moves()]
    if len(said) == 1 and said[0].isdigit():
        return _by_number(int(said[0][:9]), legal, known)
    try:
        found = _only(said, legal)
    except UnreadableMove:
        # Where several legal moves fit, the game may know which one is meant: the cheapest of a kind, say.
        found = _meant(said, state, known.vocabulary)
        if found is None:
            raise
    if found:
        return [found]
    try:
        return [state.text(state.parse(part))]
    except UnreadableMove:
        several = _several(said, legal) or _several(said, known.vocabulary)
        if several:
            return several
        raise


def _meant(said: list[str], state: State, vocabulary: list[str]) -> str | None:
    try:
        found = _only(said, vocabulary)
        return found and state.text(state.parse(found))
    except UnreadableMove:
        return None


def tokens(text: str) -> list[str]:
    """Words and numbers in lower case, without accents: `Frankfurt-M` and `frankfurt_m` are the same."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return re.findall(r"[a-z]+|[0-9]+", plain.encode("ascii", "ignore").decode())


def _by_number(number: int, legal: list[str], known: Known) -> list[str]:
    """A number of the menu, the number in the move itself (`offer 8`, `bid 12`), or so many of the only thing."""
    if known.menu:
        if 1 <= number <= len(known.menu):
            return [known.menu[number - 1]]
        raise UnreadableMove(f"the list runs from 1 to {len(known.menu)}, there is no {number}")
    verbs = {text.split()[0] for text in legal if any(word.isdigit() for word in tokens(text))}
    if len(verbs) == 1:
        return [f"{verbs.pop()} {number}"]
    things = [text for text in legal if len(text.split()) == 2]
    if len(things) == 1 and 1 <= number <= MOST_REPEATS:
        return things * number
    raise UnreadableMove(f"{number} of what? Say for instance '{(things or legal)[0]}'")


def _several(said: list[str], texts: list[str]) -> list[str]:
    """The move meant, once or, with a number to spare, so many times; nothing if no move fits."""
    found = _only(said, texts)
    if found:
        return [found]
    for at, word in enumerate(said):
        if word.isdigit() and len(said) > 1:
            times = int(word[:9])
            found = _only(said[:at] + said[at + 1 :], texts)
            # Things can be counted, `done` and `pass` cannot.
            if found and len(tokens(found)) > 1 and 1 <= times <= MOST_REPEATS:
                return [found] * times
    return []


def _only(said: list[str], texts: list[str]) -> str | None:
    """The one text whose words begin with the words said, if need be without its first word."""
    for skipped in (0, 1):
        ranked = [(rank, text) for text in texts if (rank := _rank(said, tokens(text)[skipped:])) is not None]
        if ranked:
            best = min(rank for rank, _ in ranked)
            fitting = [text for rank, text in ranked if rank == best]
            if len(fitting) == 1:
                return fitting[0]
            more = f" and {len(fitting) - MOST_NAMED} more" if len(fitting) > MOST_NAMED else ""
            raise UnreadableMove(f"'{' '.join(said)}' could be {', '.join(fitting[:MOST_NAMED])}{more}")
    return None


def _rank(said: list[str], words: list[str]) -> int | None:
    """How well it fits: 0 word for word, 1 all words shortened, 2 words left out at the end; `None`: not at all."""
    if not said or len(said) > len(words):
        return None
    for spoken, word in zip(said, words):
        if spoken != word and (spoken.isdigit() or not word.startswith(spoken)):
            return None
    if len(said) < len(words):
        return 2
    return 0 if said == words else 1
