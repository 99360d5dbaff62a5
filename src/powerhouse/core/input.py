"""What a person typed, as moves: short forms, bare numbers, several moves in a line, `buy 3 coal`.

A screen hands over the line and what its numbers mean, and gets moves or an `UnreadableMove`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.notation import Form, Said, tokens
from powerhouse.core.phrase import Items, phrase
from powerhouse.core.state import State
from powerhouse.core.step import goes_on

MOST_REPEATS = 50
MOST_NAMED = 6

Menu = Sequence[Said | Sequence[Said]]
"""What the numbers on a screen stand for: a move, or several; a text may be the beginning of a move."""


@dataclass(frozen=True)
class Batch:
    """Moves in the game's notation, and the parts of the line that come too late to be played with them."""

    moves: list[str]
    rest: list[str]


class Input:
    """Reads what people type in one game; a game with short words of its own adds what they mean.

    `endings` may be said although the move before has ended what they would end.
    """

    endings: tuple[str, ...] = ("done",)

    def named(self, state: Any) -> list[str]:
        """Moves that a person may name in this position, legal or not."""
        return []

    def parts(self, state: Any, line: str) -> list[str]:
        """A line cut into moves."""
        return re.split(r"[,;]", line)

    def spelt(self, state: Any, part: str) -> list[str]:
        """A part of a line with its short words written out: one move or several."""
        return [part]

    def meant(self, state: Any, part: str) -> list[str]:
        """The moves that a part stands for in this position; none where the usual reading will do."""
        return []

    def unsaid(self, state: Any, move: int) -> list[int]:
        """The moves that go without saying after this one, which led to this state."""
        return []

    def words(self, state: State) -> set[str]:
        """Every word that may be typed now."""
        texts = [*(state.text(move) for move in state.moves()), *self.named(state)]
        return {word for text in texts for word in text.split() if not word.isdigit()}

    def asked(self, line: str, state: State, menu: Menu) -> list[str]:
        """The moves that a person asks about, each in this position."""
        known = self.named(state)
        found = [move for part in self.spelt(state, line) for move in self.read_one(part, state, menu, known)]
        return list(dict.fromkeys(found))

    def read(self, line: str, state: State, menu: Menu) -> Batch:
        """The moves of a line, each read in the position that the ones before it lead to; raises `UnreadableMove`."""
        parts = [spelt for part in self.parts(state, line) if part.strip() for spelt in self.spelt(state, part.strip())]
        known = self.named(state)
        here = state.copy()
        seat = here.actor
        moves: list[str] = []
        unsaid: list[str] = []
        ended: set[str] = set()
        for number, part in enumerate(parts):
            # The numbers of the menu are those on the screen, also for the second move of a line.
            said = self.read_one(part, here, menu, known)
            while said:
                text = said.pop(0)
                if text in unsaid:  # it went without saying, and is said nevertheless
                    unsaid.remove(text)
                    continue
                move = here.parse(text)
                if text in ended and move not in here.moves():  # the move before has ended it already
                    continue
                moves.append(text)
                ended = {ending for ending in self.endings if _is_legal(here, ending)}
                if not try_move(here, move) or here.actor != seat:
                    return Batch(moves, parts[number + 1 :])
                for follows in self.unsaid(here, move):
                    unsaid.append(here.text(follows))
                    moves.append(unsaid[-1])
                    try_move(here, follows)
        return Batch(moves, [])

    def read_one(self, part: str, state: State, menu: Menu, known: list[str]) -> list[str]:
        """One part of a line: mostly one move, several for `buy 3 coal`; readable but illegal ones come back too."""
        meant = self.meant(state, part)
        if meant:
            return meant
        said = tokens(part)
        legal = [state.text(move) for move in state.moves()]
        if len(said) == 1 and said[0].isdigit():
            return _by_number(int(said[0][:9]), legal, menu, state)
        try:
            found = _only(said, legal)
        except UnreadableMove:
            # Where several legal moves fit, the game may know which one is meant: the cheapest of a kind, say.
            found = _meant(said, state, known)
            if found is None:
                raise
        if found:
            return [found]
        try:
            return [state.text(state.parse(part))]
        except UnreadableMove:
            for gaps in (False, True):
                several = _several(said, legal, gaps) or _several(said, known, gaps)
                if several:
                    return several
            raise


def _is_legal(state: State, text: str) -> bool:
    try:
        return state.parse(text) in state.moves()
    except UnreadableMove:
        return False


def try_move(state: State, move: int) -> bool:
    """Make the move on a copy; false where the rest cannot be known: it is illegal, or something is revealed."""
    if move not in state.moves():
        return False
    return goes_on(state, move)


def _meant(said: list[str], state: State, known: list[str]) -> str | None:
    try:
        found = _only(said, known)
        return found and state.text(state.parse(found))
    except UnreadableMove:
        return None


def _by_number(number: int, legal: list[str], menu: Menu, state: State) -> list[str]:
    """A number of the menu, the number in the move itself (`offer 8`, `bid 12`), or so many of the only thing."""
    if menu:
        if not 1 <= number <= len(menu):
            raise UnreadableMove(phrase("input-menu", most=len(menu), number=number))
        line = menu[number - 1]
        return [_of_menu(move, legal, state) for move in ([line] if isinstance(line, str | Form) else line)]
    verbs = {tokens(text)[0] for text in legal if any(word.isdigit() for word in tokens(text))}
    with_number = [text for text in legal if str(number) in tokens(text)]
    if len(with_number) == 1:
        return with_number
    if len(verbs) == 1:
        return [f"{verbs.pop()} {number}"]
    things = [text for text in legal if len(tokens(text)) == 2]
    if len(things) == 1 and 1 <= number <= MOST_REPEATS:
        return things * number
    raise UnreadableMove(phrase("input-of-what", number=number, example=(things or legal)[0]))


def _of_menu(move: Said, legal: list[str], state: State) -> str:
    """A move of the menu in full; a beginning may have come to nothing since it was listed."""
    if isinstance(move, Form):
        return state.text(state.parse(move))
    found = move if move in legal else _only(tokens(move), legal)
    if found:
        return found
    try:
        return state.text(state.parse(move))
    except UnreadableMove as error:
        raise UnreadableMove(phrase("input-nothing-left", move=move)) from error


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
            could: Items = list(fitting[:MOST_NAMED])
            more = max(0, len(fitting) - MOST_NAMED)
            raise UnreadableMove(phrase("input-ambiguous", said=" ".join(said), moves=could, more=more))
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
