"""Moves in words and as forms, both ways, from a table of verbs: `offer 4`, `bid 12`, `build essen`.

A verb has a range of codes. Its argument says what a code of the range means, how that is written and how it is read.
A form is read by its words too, but means one move exactly, where words may be short.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import Items, Phrase, Value, named, phrase

Arguments = dict[str, Value]
MOST_FIXED = 1000
"""A verb with more codes, as a bid, is put into words anew each time."""
LONGEST = 120
"""Signs of a move in words."""


class Form(Struct, frozen=True, omit_defaults=True, gc=False):
    """A move or reveal taken apart: what is done, and with what, by name."""

    verb: str
    arguments: Arguments = {}


Said = str | Form
"""A move in words or as a form."""
Fields = tuple[tuple[str, type], ...]
"""The names in a form, each with the type of its value."""


class Argument:
    """What follows a verb: nothing, unless a subclass says more. `size` is how many codes the verb has.

    What means the same in every position is `fixed`. Of the `fields` of its form the `optional` ones may be missing.
    Of a range that is as wide as a grid, `each` codes are one place, and only so many places count as can be legal at
    once: `ranks`, for those who number moves anew (see envs/micro.py).
    """

    size = 1
    each = 1
    ranks = 0
    fixed = False
    fields: Fields = ()
    optional: tuple[str, ...] = ()

    def arguments(self, state: Any, code: int) -> Arguments:
        """What the code means, by name."""
        return {}

    def write(self, said: Arguments) -> str:
        """What stands behind the verb."""
        return " ".join(str(said[name]) for name, _ in self.fields if name in said)

    def agrees(self, said: Arguments, found: Arguments) -> bool:
        """Whether a form says what its move means; `found` is the form of that move."""
        return said.items() <= found.items()

    def fits(self, words: list[str]) -> bool:
        """Whether these words can be meant, where several verbs have the same word."""
        return True

    def read(self, state: Any, words: list[str], said: str) -> int:
        """The code that the words mean; raises `UnreadableMove`. `said` is the whole line."""
        if words:
            raise UnreadableMove(phrase("move-unknown", said=said, verb=said.split()[0].casefold()))
        return 0


class Number(Argument):
    """A number up to `highest`; the first code stands for `first`."""

    fixed = True

    def __init__(self, name: str, highest: int, first: int = 0) -> None:
        self.name = name
        self.fields = ((name, int),)
        self.first = first
        self.highest = highest
        self.size = highest - first + 1

    def arguments(self, state: Any, code: int) -> Arguments:
        return {self.name: code + self.first}

    def read(self, state: Any, words: list[str], said: str) -> int:
        return number(words, said, self.highest, self.first) - self.first


class One(Argument):
    """One of several, named by their ids; `kind` is what they are called in a sentence."""

    fixed = True

    def __init__(self, name: str, ids: Sequence[str], kind: str = "") -> None:
        self.name = name
        self.fields = ((name, str),)
        self.ids = list(ids)
        self.kind = kind or name
        self.size = len(self.ids)

    def arguments(self, state: Any, code: int) -> Arguments:
        return {self.name: self.ids[code]}

    def read(self, state: Any, words: list[str], said: str) -> int:
        return one_of(words, said, self.ids, self.kind)


class Listed(Argument):
    """One of several numbers that are printed somewhere, as prices."""

    def __init__(self, name: str, numbers: Sequence[int]) -> None:
        self.name = name
        self.fields = ((name, int),)
        self.numbers = list(numbers)
        self.size = len(self.numbers)

    def arguments(self, state: Any, code: int) -> Arguments:
        return {self.name: self.numbers[code]}

    def read(self, state: Any, words: list[str], said: str) -> int:
        return listed(words, said, self.numbers)


class Verb(Struct, frozen=True):
    """A word and its codes: `base` and as many as its argument has."""

    word: str
    base: int
    argument: Argument = Argument()

    def covers(self, code: int) -> bool:
        return self.base <= code < self.base + self.argument.size


class Grammar:
    """All verbs of a game at one table; their ranges do not overlap. `most` is one above the highest code.

    `kind` is what they are called where one cannot be read: a `move` or a `reveal`. `game` has the texts of that.
    """

    def __init__(self, verbs: list[Verb], kind: str = "move", game: str | None = None) -> None:
        self.verbs = sorted(verbs, key=lambda verb: verb.base)
        self._bases = [verb.base for verb in self.verbs]
        self.most = max(verb.base + verb.argument.size for verb in verbs)
        self._kind = kind
        self._game = game
        self._fixed: dict[int, tuple[str, Form]] = {}
        self._words: dict[str, list[Verb]] = {}
        for verb in verbs:
            self._words.setdefault(verb.word, []).append(verb)

    @property
    def words(self) -> list[str]:
        return list(self._words)

    def verb(self, code: int) -> Verb | None:
        at = bisect_right(self._bases, code) - 1
        return self.verbs[at] if at >= 0 and self.verbs[at].covers(code) else None

    def text(self, state: Any, code: int) -> str:
        return self.said(state, code)[0]

    def said(self, state: Any, code: int) -> tuple[str, Form]:
        """Text and form; those that are the same in every position are made once."""
        known = self._fixed.get(code)
        if known is not None:
            return known
        verb = self.verb(code)
        if verb is None:
            return f"{self._kind} {code}", Form(self._kind, {"code": code})
        argument, number = verb.argument, code - verb.base
        arguments = argument.arguments(state, number)
        said = f"{verb.word} {argument.write(arguments)}".rstrip(), Form(verb.word, arguments)
        if argument.fixed and argument.size <= MOST_FIXED:
            self._fixed[code] = said
        return said

    def argument_text(self, state: Any, code: int) -> str:
        """What stands behind the verb."""
        verb = self.verb(code)
        return str(code) if verb is None else verb.argument.write(self.form(state, code).arguments)

    def form(self, state: Any, code: int) -> Form:
        return self.said(state, code)[1]

    def parse(self, state: Any, said: Said) -> int:
        """The code that words or a form mean; raises `UnreadableMove`."""
        try:
            return self._read(state, said) if isinstance(said, str) else self._code(state, said)
        except UnreadableMove as error:
            error.game = error.game or self._game
            raise

    def _read(self, state: Any, text: str) -> int:
        words = text.casefold().split()
        if not words:
            raise UnreadableMove(phrase(f"{self._kind}-empty"))
        said = " ".join(text.split())
        verbs = self._words.get(words[0], [])
        for verb in verbs:
            if len(verbs) == 1 or verb.argument.fits(words[1:]):
                return verb.base + verb.argument.read(state, words[1:], said)
        raise UnreadableMove(phrase(f"{self._kind}-unknown", said=said, verb=words[0]))

    def _code(self, state: Any, form: Form) -> int:
        """By the words of the form; but it must say everything, and nothing else than the move that is found."""
        verb = self._verb_for(form)
        argument = verb.argument
        said = f"{verb.word} {argument.write(form.arguments)}".rstrip()
        if len(said) > LONGEST:
            raise UnreadableMove(phrase("form-long", verb=verb.word, longest=LONGEST))
        code = verb.base + argument.read(state, said.casefold().split()[1:], said)
        found = self.form(state, code)
        if found.verb != verb.word or not argument.agrees(form.arguments, found.arguments):
            raise UnreadableMove(phrase("form-other", said=said, move=self.text(state, code)))
        return code

    def _verb_for(self, form: Form) -> Verb:
        """The verb whose names and types the form has; of several with the same word the one that is nearest."""
        verbs = self._words.get(form.verb[:LONGEST])
        if not verbs:
            raise UnreadableMove(phrase("form-verb", verb=form.verb[:LONGEST], verbs=Items(self.words)))
        given = form.arguments.keys()
        verb = min(verbs, key=lambda one: len(dict(one.argument.fields).keys() ^ given))
        fields = dict(verb.argument.fields)
        missing = Items(name for name in fields if name not in given and name not in verb.argument.optional)
        extra = Items(name[:LONGEST] for name in given if name not in fields)
        if missing:
            raise UnreadableMove(phrase("form-missing", verb=form.verb, names=missing))
        if extra:
            raise UnreadableMove(phrase("form-extra", verb=form.verb, names=extra))
        for name, value in form.arguments.items():
            if not _is_of(value, fields[name]):
                raise UnreadableMove(phrase("form-type", verb=form.verb, name=name, type=fields[name].__name__))
        return verb


def _is_of(value: Value, type: type) -> bool:
    """A number, a word, or a list of such."""
    if isinstance(value, list):
        return type is list and all(_is_of(item, int) or _is_of(item, str) for item in value)
    return isinstance(value, type) and not isinstance(value, bool)


# For arguments of a game's own.


def items(value: Value) -> Items:
    """A value of a form that is a list."""
    assert isinstance(value, list)
    return value


def number(words: list[str], said: str, highest: int, lowest: int = 0) -> int:
    if len(words) != 1 or not re.fullmatch("[0-9]{1,9}", words[0]):
        raise UnreadableMove(phrase("move-needs-number", said=said))
    found = int(words[0])
    if not lowest <= found <= highest:
        key = "move-number-range" if lowest else "move-number-high"
        raise UnreadableMove(phrase(key, said=said, lowest=lowest, highest=highest, number=found))
    return found


def one_of(words: list[str], said: str, ids: Sequence[str], kind: str) -> int:
    if len(words) != 1 or words[0] not in ids:
        raise UnreadableMove(phrase("move-needs-one", said=said, kind=kind_name(kind), ids=Items(ids)))
    return list(ids).index(words[0])


def listed(words: list[str], said: str, numbers: Sequence[int]) -> int:
    found = number(words, said, max(numbers))
    if found not in numbers:
        raise UnreadableMove(phrase("move-needs-listed", said=said, numbers=Items(numbers), number=found))
    return list(numbers).index(found)


def kind_name(kind: str) -> Phrase:
    """What things of a kind are called in a sentence: the key `kind-KIND` of the game, or the word itself."""
    return named(f"kind-{kind}", kind)


def plain(name: str) -> str:
    """A name as an id: lower case, without accents, words joined by underscores."""
    return "_".join(tokens(name))


def tokens(text: str) -> list[str]:
    """Words and numbers in lower case, without accents: `Frankfurt-M` and `frankfurt_m` are the same."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return re.findall(r"[a-z]+|[0-9]+", letters.encode("ascii", "ignore").decode())
