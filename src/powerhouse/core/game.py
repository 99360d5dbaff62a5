"""What a game says of itself: its name, who can play, its options, and how a first position is made."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from powerhouse.core import components
from powerhouse.core.chance import Chance
from powerhouse.core.components import Components
from powerhouse.core.errors import BadSetup
from powerhouse.core.input import Input
from powerhouse.core.phrase import Items, phrase
from powerhouse.core.state import State

F = TypeVar("F")


@dataclass(frozen=True)
class Option:
    """A choice at the table. The first value is the default; an `open` option takes other values too, if they fit.

    Its name and its values are said by the keys `option-NAME`, `option-NAME-help` and `option-NAME-VALUE` of the game;
    `option-NAME-typed` may say how another value of an open one is written.
    One that belongs on the `first_page` is shown to whoever makes a table, the others on demand. The other values of an
    open option may be put together, by plus signs, of `pieces`: a list of the board, and what the keys of their names
    begin with. One that came later with rules `since` is unknown to older games, and named only where it is not the
    default, so that all others are recorded as before.
    """

    values: tuple[str, ...]
    open: bool = False
    first_page: bool = False
    pieces: tuple[str, str] | None = None
    since: int = 1


@dataclass(frozen=True)
class Setup:
    """A table that can be played: every option named (see `Option.since`), every value checked.

    `rules` is the version of the rules by which it is played: that of the game now, or the one it was begun with.
    """

    players: int
    options: dict[str, str]
    components: Components
    rules: int


@dataclass(frozen=True)
class Game(ABC):
    """One game. `rules` is the version of its behaviour and is raised when a record would replay differently.

    What was begun with an older version is played to its end by that one: `blank` heeds `Setup.rules`.

    `package` has its texts and its data `files`; keys of those named in `descriptions` do not count for the hash of the
    components. It also says the texts of its `floor`, a package that it shares with another game. What is
    `reconstructed` has a key `reconstructed-NAME` each. `opened` are the options with which nothing is hidden, for
    looking back. Games of a lower `rank` are shown first. `clauses` says on which clause of the rules a code of
    the news rests, where there is one. `tutorial` is a record in its package (see tutorial.py).
    """

    id: str
    name: str
    players: tuple[int, ...]
    rules: int
    options: dict[str, Option]
    package: str
    files: tuple[str, ...]
    reconstructed: tuple[str, ...] = ()
    descriptions: tuple[str, ...] = ()
    opened: Mapping[str, str] = field(default_factory=dict)
    rank: int = 100
    floor: str | None = None
    clauses: Mapping[str, str] = field(default_factory=dict)
    tutorial: str = ""

    @property
    def packages(self) -> tuple[str, ...]:
        """Where its texts are; what the last one says counts."""
        return (self.package,) if self.floor is None else (self.floor, self.package)

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        replacements: Path | None = None,
        hash: str | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Check what a table asks for; raises `BadSetup` with one sentence.

        A game that was begun names the version of its `rules`; without it the newest counts.

        Figures come from the file with replacements, else from the user's own, else from the package. A game that was
        begun with the figures of a certain `hash` gets those, if they are the user's or the package's.
        """
        if players not in self.players:
            lowest, highest = self.players[0], self.players[-1]
            raise BadSetup(phrase("setup-players", game=self.name, lowest=lowest, highest=highest, players=players))
        version = self._version(rules)
        usual = {name: option.values[0] for name, option in self.options.items() if option.since <= version}
        chosen = {name: value for name, value in usual.items() if self.options[name].since == 1}
        for name, value in (options or {}).items():
            if name not in usual:
                known: Items = list(usual)
                raise BadSetup(phrase("setup-no-option", game=self.name, option=name, options=known))
            option = self.options[name]
            if value not in option.values and not option.open:
                values: Items = list(option.values)
                raise BadSetup(phrase("setup-option", option=name, value=value, values=values))
            if name in chosen or value != usual[name]:
                chosen[name] = value
        setup = Setup(players, chosen, self._components(replacements, hash), version)
        self.check(setup)
        return setup

    def _version(self, rules: int | None) -> int:
        if rules is None:
            return self.rules
        if not 1 <= rules <= self.rules:
            raise BadSetup(phrase("rules-unknown", game=self.name, rules=rules, found=self.rules))
        return rules

    def _components(self, replacements: Path | None, hash: str | None) -> Components:
        own = components.own_file(self.id) if replacements is None else replacements
        found = self._read(own)
        return self._read(None) if replacements is None and own and hash not in (None, found.hash) else found

    def _read(self, replacements: Path | None) -> Components:
        changed = replacements.stat().st_mtime_ns if replacements is not None and replacements.exists() else 0
        return _read(self.package, self.files, self.descriptions, replacements, changed)

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Raise `BadSetup` for what the list of options cannot tell: values of open options, components."""

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """A state that knows map, cards and options, before anything is dealt."""

    @abstractmethod
    def board(self, setup: Setup) -> Any:
        """What a screen must know once to draw the game and what never changes, as a msgspec struct."""

    def input(self, setup: Setup) -> Input:
        """How people type its moves."""
        return Input()

    def start(self, setup: Setup, chance: Chance) -> State:
        """The first position."""
        state = self.blank(setup)
        state.deal(chance)
        return state

    def restore(self, setup: Setup, dump: dict[str, Any]) -> State:
        """A position from `State.dump()`."""
        state = self.blank(setup)
        state.restore(dump)
        return state


def figures_of(make: Callable[[dict[str, Any], int], F]) -> Callable[[Setup], F]:
    """What a table knows of the box: made of the data files for a number of players, and once for all tables alike."""

    @lru_cache(maxsize=64)
    def made(components: Components, players: int) -> F:
        return make(components.data, players)

    return lambda setup: made(setup.components, setup.players)


@lru_cache(maxsize=32)
def _read(
    package: str, files: tuple[str, ...], descriptions: tuple[str, ...], replacements: Path | None, changed: int
) -> Components:
    """Read once, and again when the file with replacements has changed."""
    return components.read(package, list(files), descriptions, replacements)
