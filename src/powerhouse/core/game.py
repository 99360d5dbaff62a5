"""What a game says of itself: its name, who can play, its options, and how a first position is made."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from powerhouse.core import components
from powerhouse.core.chance import Chance
from powerhouse.core.changes import NONE, Changes, check_name, difference, put
from powerhouse.core.components import Components, Fault, Replacements
from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.features import Feature
from powerhouse.core.input import Input
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import Items, Phrase, named, phrase, said
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


@dataclass(frozen=True, eq=False)
class Game(ABC):
    """One game. `rules` is the version of its behaviour and is raised when a record would replay differently.

    What was begun with an older version is played to its end by that one: `blank` heeds `Setup.rules`.

    `package` has its texts and its data `files`; keys of those named in `descriptions` do not count for the hash of the
    components. `shape` is the type of the data, `pieces` the place of the cards or tiles that make the game. It also
    says the texts of its `floor`, a package that it shares with another game. What is `reconstructed` has a key
    `reconstructed-NAME` each. `opened` are the options with which nothing is hidden, for looking back. Games of a
    lower `rank` are shown first. `clauses` says on which clause of the rules a code of the news rests, where there is
    one. `tutorial` is a record in its package (see tutorial.py). `features` says of each name that `State.features`
    writes what it means.
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
    features: Mapping[str, Feature] = field(default_factory=dict)
    shape: Any = None
    pieces: str = ""

    @property
    def packages(self) -> tuple[str, ...]:
        """Where its texts are; what the last one says counts."""
        return (self.package,) if self.floor is None else (self.floor, self.package)

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        replacements: Replacements | None = None,
        hash: str | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Check what a table asks for; raises `BadSetup` with one sentence.

        A game that was begun names the version of its `rules`; without it the newest counts.

        Figures come from the replacements, else from the user's own file, else from the package. A game that was
        begun with the figures of a certain `hash` gets those, if they are the user's or the package's.
        """
        if players not in self.players:
            lowest, highest = self.players[0], self.players[-1]
            few = phrase("setup-players", game=self.title, lowest=lowest, highest=highest, players=players)
            raise BadSetup(few, self.id)
        version = self._version(rules)
        usual = {name: option.values[0] for name, option in self.options.items() if option.since <= version}
        chosen = {name: value for name, value in usual.items() if self.options[name].since == 1}
        for name, value in (options or {}).items():
            if name not in usual:
                known: Items = list(usual)
                raise BadSetup(phrase("setup-no-option", game=self.title, option=name, options=known), self.id)
            option = self.options[name]
            if value not in option.values and not option.open:
                values: Items = list(option.values)
                raise BadSetup(phrase("setup-option", option=name, value=value, values=values))
            if name in chosen or value != usual[name]:
                chosen[name] = value
        setup = Setup(players, chosen, self._components(replacements, hash), version)
        self.check(setup)
        return setup

    @property
    def title(self) -> Phrase:
        """Its name, as the language of its own texts has it."""
        return named("game-name", self.name)

    def _version(self, rules: int | None) -> int:
        if rules is None:
            return self.rules
        if not 1 <= rules <= self.rules:
            raise BadSetup(phrase("rules-unknown", game=self.title, rules=rules, found=self.rules), self.id)
        return rules

    def _components(self, replacements: Replacements | None, hash: str | None) -> Components:
        own = components.own_file(self.id) if replacements is None else replacements
        found = self.components(own)
        return self.components() if replacements is None and own and hash not in (None, found.hash) else found

    def components(self, replacements: Replacements | None = None) -> Components:
        """The package's figures with these replacements, and nobody's own; raises `BadSetup` for the first fault."""
        file = replacements if isinstance(replacements, Path) else None
        changed = file.stat().st_mtime_ns if file is not None and file.exists() else 0
        return _components(self, replacements or NONE, changed)

    def work_in(self, replacements: Any) -> tuple[Components, list[Fault]]:
        """The components with an owner's file or `Changes` worked in, and all that is wrong with them."""
        base = self.components().data
        faults: list[Fault] = []
        if isinstance(replacements, Changes):
            name, values = replacements.name, replacements.values
        else:
            name, values = components.values_of(replacements, base, self.id, faults)
        check_name(name)
        data = deepcopy(base)
        faults += components.work_in(data, values)
        if self.shape is not None and not faults:
            faults += components.misfits(self.name, data, values, self.shape)
        if not faults:
            following = self.following(data)
            for place, value in following.items():
                if place not in values:
                    put(data, place, value)
            if self.shape is not None:
                files = components.decode(data, self.shape)
                faults += components.collected(lambda: self.check_figures(files))
            values = {place: value for place, value in difference(base, data).items() if place not in following}
        return Components(data, self.descriptions, Changes.of(values, name)), faults

    def check_figures(self, files: Any) -> None:  # noqa: B027 - a game may have nothing to demand
        """Demand what must hold among the values of its data files, which have its `shape`."""

    def following(self, data: dict[str, Any]) -> dict[str, Any]:
        """Values of the data that follow from others, by place: who changes those need not count anew."""
        return {}

    def totals(self, data: dict[str, Any]) -> list[Phrase]:
        """What the values of the data come to, for whoever counts cards or tiles against a box."""
        return []

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Raise `BadSetup` for what the list of options cannot tell: values of open options, components."""

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """A state that knows map, cards and options, before anything is dealt."""

    @abstractmethod
    def board(self, setup: Setup) -> Any:
        """What a screen must know once to draw the game and what never changes, as a msgspec struct."""

    def lots(self, setup: Setup) -> list[Lot]:
        """All that can be bought at such a table, in the order in which a report lists it."""
        return []

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


@lru_cache(maxsize=64)
def _components(game: Game, replacements: Replacements, changed: int) -> Components:
    """Read once, and again when the file with replacements has changed."""
    if replacements == NONE:
        return Components(components.package_data(game.package, game.files), game.descriptions)
    file = components.read_file(replacements) if isinstance(replacements, Path) else replacements
    try:
        made, faults = game.work_in(file)
        if faults:
            raise faults[0].error
    except PowerhouseError as error:
        if isinstance(replacements, Path):
            error.where = said(replacements.name)
        raise
    return made
