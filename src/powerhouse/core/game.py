"""What a game says of itself: its name, who can play, its options, and how a first position is made."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from powerhouse.core import components
from powerhouse.core.chance import Chance
from powerhouse.core.components import Components
from powerhouse.core.errors import BadSetup
from powerhouse.core.state import State


@dataclass(frozen=True)
class Option:
    """A choice at the table. The first value is the default; an `open` option takes other values too, if they fit."""

    values: tuple[str, ...]
    help: str
    open: bool = False


@dataclass(frozen=True)
class Setup:
    """A table that can be played: every option named, every value checked."""

    players: int
    options: dict[str, str]
    components: Components


@dataclass(frozen=True)
class Game(ABC):
    """One game. `rules` is the version of its behaviour and is raised when a record would replay differently.

    `files` are its data files; keys of them named in `descriptions` do not count for the hash of the components.
    """

    id: str
    name: str
    players: tuple[int, ...]
    rules: int
    options: dict[str, Option]
    package: str
    files: tuple[str, ...]
    reconstructed: tuple[str, ...] = field(default=())
    descriptions: tuple[str, ...] = field(default=())

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        replacements: Path | None = None,
        hash: str | None = None,
    ) -> Setup:
        """Check what a table asks for; raises `BadSetup` with one sentence.

        Figures come from the file with replacements, else from the user's own, else from the package. A game that was
        begun with the figures of a certain `hash` gets those, if they are the user's or the package's.
        """
        if players not in self.players:
            raise BadSetup(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        chosen = {name: option.values[0] for name, option in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                raise BadSetup(f"{self.name} has no option '{name}'; it has {', '.join(self.options)}")
            option = self.options[name]
            if value not in option.values and not option.open:
                raise BadSetup(f"option {name} is '{value}', it must be one of {', '.join(option.values)}")
            chosen[name] = value
        setup = Setup(players, chosen, self._components(replacements, hash))
        self.check(setup)
        return setup

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


@lru_cache(maxsize=32)
def _read(
    package: str, files: tuple[str, ...], descriptions: tuple[str, ...], replacements: Path | None, changed: int
) -> Components:
    """Read once, and again when the file with replacements has changed."""
    return components.read(package, list(files), descriptions, replacements)
