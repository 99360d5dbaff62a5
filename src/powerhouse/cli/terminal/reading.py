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
ENDINGS = ("done",)


def _as_said(part: str) -> list[str]:
    return [part]


def _at_commas(line: str) -> list[str]:
    return re.split(r"[,;]", line)


def _nothing(state: State, text: str) -> list[str]:
    return []


@dataclass(frozen=True)
class Known:
    """What a screen knows of the moves: those it numbered, and others that a person may name, legal or not.

    A line of the menu may be the beginning of a move, or several moves with commas between them. `spell` writes out the
    short words of a game: one part of a line becomes one or several. `then(state, text)` are the moves that go without
    saying after the move `text`, which led to this state. `parts` cuts a line, where not every comma ends a move.
    `meant(state, part)` are the moves that a part stands for in this position; none where the usual reading will do.
    """

    menu: list[str]
    vocabulary: list[str]
    spell: Callable[[str], list[str]] = _as_said
    then: Callable[[State, str], list[str]] = _nothing
    parts: Callable[[str], list[str]] = _at_commas
    meant: Callable[[State, str], list[str]] = _nothing


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
    parts = [spelt for part in known.parts(line) if part.strip() for spelt in known.spell(part.strip())]
    here = state.copy()
    seat = here.actor
    moves: list[str] = []
    unsaid: list[str] = []
    ended: set[str] = set()
    for number, part in enumerate(parts):
        # The numbers of the menu are those on the screen, also for the second move of a line.
        said = read_one(part, here, known)
        while said:
            text = said.pop(0)
            if text in unsaid:  # it went without saying, and is said nevertheless
                unsaid.remove(text)
                continue
            if text in ended and here.parse(text) not in here.moves():  # the move before has ended it already
                continue
            moves.append(text)
            ended = {ending for ending in ENDINGS if _is_legal(here, ending)}
            if not advance(here, text) or here.actor != seat:
                return Batch(moves, parts[number + 1 :])
            for follows in known.then(here, text):
                moves.append(follows)
                unsaid.append(follows)
                advance(here, follows)
    return Batch(moves, [])


def _is_legal(state: State, text: str) -> bool:
    try:
        return state.parse(text) in state.moves()
    except UnreadableMove:
        return False


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
    meant = known.meant(state, part)
    if meant:
        return meant
    said = tokens(part)
    legal = [state.text(move) for move in state.moves()]
    if len(said) == 1 and said[0].isdigit():
        return _by_number(int(said[0][:9]), legal, known, state)
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
        for gaps in (False, True):
            several = _several(said, legal, gaps) or _several(said, known.vocabulary, gaps)
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


def _by_number(number: int, legal: list[str], known: Known, state: State) -> list[str]:
    """A number of the menu, the number in the move itself (`offer 8`, `bid 12`), or so many of the only thing."""
    if known.menu:
        if 1 <= number <= len(known.menu):
            return [_of_menu(move, legal, state) for move in known.menu[number - 1].split(", ")]
        raise UnreadableMove(f"the list runs from 1 to {len(known.menu)}, there is no {number}")
    verbs = {text.split()[0] for text in legal if any(word.isdigit() for word in tokens(text))}
    with_number = [text for text in legal if str(number) in tokens(text)]
    if len(with_number) == 1:
        return with_number
    if len(verbs) == 1:
        return [f"{verbs.pop()} {number}"]
    things = [text for text in legal if len(text.split()) == 2]
    if len(things) == 1 and 1 <= number <= MOST_REPEATS:
        return things * number
    raise UnreadableMove(f"{number} of what? Say for instance '{(things or legal)[0]}'")


def _of_menu(move: str, legal: list[str], state: State) -> str:
    """A move of the menu in full; a beginning may have come to nothing since it was listed."""
    found = move if move in legal else _only(tokens(move), legal)
    if found:
        return found
    try:
        return state.text(state.parse(move))
    except UnreadableMove as error:
        raise UnreadableMove(f"there is nothing left for '{move}'") from error


def _several(said: list[str], texts: list[str], gaps: bool) -> list[str]:
    """The move meant, once or, with a number to spare, so many times; nothing if no move fits."""
    found = _only(said, texts, gaps)
    if found:
        return [found]
    for at, word in enumerate(said):
        if word.isdigit() and len(said) > 1:
            times = int(word[:9])
            rest = said[:at] + said[at + 1 :]
            found = _only(rest, texts, gaps)
            # Things can be counted, `done` and `pass` cannot; and `machine 9` is not nine times `machine-7`.
            its_number = at == len(said) - 1 and found is not None and _has_more(found, rest)
            if found and len(tokens(found)) > 1 and 1 <= times <= MOST_REPEATS and not its_number:
                return [found] * times
    return []


def _has_more(text: str, said: list[str]) -> bool:
    """Whether the move has a number that was not said."""
    return any(word.isdigit() and word not in said for word in tokens(text))


def _only(said: list[str], texts: list[str], gaps: bool = False) -> str | None:
    """The one text whose words begin with the words said, if need be without its first word, or with gaps."""
    rank_of = _rank_with_gaps if gaps else _rank
    for skipped in (0, 1):
        ranked = [(rank, text) for text in texts if (rank := rank_of(said, tokens(text)[skipped:])) is not None]
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


def _rank_with_gaps(said: list[str], words: list[str]) -> int | None:
    """How well it fits if words may be left out anywhere, as in `auto 8` for `robot-auto-8`."""
    left = iter(words)
    for spoken in said:
        if not any(spoken == word or (not spoken.isdigit() and word.startswith(spoken)) for word in left):
            return None
    return len(words) - len(said)
