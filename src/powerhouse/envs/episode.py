"""One game as all environments play it, and what their games have in common."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from powerhouse.bots.intentions import Course, Plans, Position, matching
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.components import Replacements
from powerhouse.core.features import Sheet
from powerhouse.core.state import State
from powerhouse.envs.micro import USUAL_CAP, Actions, Choices, Micro, legal
from powerhouse.envs.rewards import REWARDS

VERSION = 1
"""Raised when a feature or the number of an action changes its meaning; it is the `v` of the ids."""
ILLEGAL = ("raise", "first")
SPACES = ("micro", "plan")
NO_MOVES: Actions = np.zeros(0, dtype=np.int64)

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Terms:
    """What all games of an environment share: game, table, action space, features and rewards.

    `space` is `micro` (every move) or `plan` (intentions). An action that is not legal raises `ValueError`; with
    `illegal="first"` the first legal one is played instead and counted, for programs that know no masks.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, str] | None = None,
        components: Replacements | None = None,
        highest_bid: int = USUAL_CAP,
        reward: str = "win",
        illegal: str = "raise",
        view: bool = False,
        space: str = "micro",
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {reward}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal actions are answered by {' or '.join(ILLEGAL)}, not {illegal}")
        if space not in SPACES:
            raise ValueError(f"action spaces are {' and '.join(SPACES)}, not {space}")
        self.game = registry.find(game)
        self.setup = self.game.setup(players, options, components)
        self.players = self.setup.players
        self.rewards = REWARDS[reward]
        self.illegal = illegal
        self.view = view
        state = self.game.start(self.setup, Seeded(0))
        sheet = Sheet(named=True)
        state.features(0, sheet)
        self.micro = Micro(state.grammar(), highest_bid)
        self.feature_names = [f"{part}: {name}" if part else name for part, name in zip(sheet.parts, sheet.names)]
        self.plans = Plans(self.game.id, state) if space == "plan" else None
        self.actions = self.plans.size if self.plans is not None else self.micro.size
        self.features = len(sheet.values)


class Episode:
    """One game. Where there is nothing to choose nobody is asked, so whoever decides has two moves at least.

    `moves` are the legal moves of the seat to decide, `choices` those that have a number. `illegal` counts actions that
    were not among them. With plans, `choices` are intentions, which `play` carries out; the seats in `planners`, all
    without, decide so, and for the others only `play_move` can be called.
    """

    def __init__(self, terms: Terms, seed: int, planners: Collection[int] | None = None) -> None:
        self.terms = terms
        self.chance = Seeded(seed)
        self.state: State = terms.game.start(terms.setup, self.chance)
        self.illegal = 0
        self.moves: Actions = NO_MOVES
        self.choices: Choices
        self._planners = range(terms.players) if planners is None else planners
        self._courses: dict[int, Course] = {}
        self._go_on()

    @property
    def over(self) -> bool:
        return self.state.turn < 0

    @property
    def seat(self) -> int:
        """Who is to decide, -1 when the game is over."""
        return int(self.state.turn)

    def play(self, action: int) -> None:
        """The seat to decide chooses this action."""
        move = self.choices.move(int(action))
        if move is None:
            if self.over:
                raise ValueError(f"action {action} comes too late: the game is over")
            if self.terms.illegal == "raise":
                count = len(self.choices.actions)
                raise ValueError(f"action {action} is not one of the {count} legal actions of seat {self.seat}")
            self.illegal += 1
            action, move = int(self.choices.actions[0]), int(self.choices.moves[0])
        if self.terms.plans is not None:
            self._courses[self.seat] = Course(self.terms.plans, action, self._position())
            self._go_on()
        else:
            self.play_move(move)

    def play_move(self, move: int) -> None:
        """The seat to decide makes this move, which must be legal; it need not have a number."""
        self.state.advance(move, self.chance)
        self._go_on()

    def _go_on(self) -> None:
        """Make the moves that are forced, and ask for those of the next decision."""
        self.moves = NO_MOVES if self.over else legal(self.state)
        move = self._undecided()
        while move is not None:
            self.state.advance(move, self.chance)
            self._courses = {seat: one for seat, one in self._courses.items() if one.lasts(self.state)}
            self.moves = NO_MOVES if self.over else legal(self.state)
            move = self._undecided()

    def _undecided(self) -> int | None:
        """The move that needs nobody's decision; `None` where somebody is asked, or nobody any more."""
        if len(self.moves) == 1:
            return int(self.moves[0])
        plans = self.terms.plans
        if plans is None:
            self.choices = self.terms.micro.choices(self.moves)
            return None
        if self.over or self.seat not in self._planners:
            self.choices = Choices(NO_MOVES, NO_MOVES)
            return None
        position = self._position()
        while True:
            course = self._courses.pop(self.seat, None)
            move = course.next(position) if course is not None else None
            if course is not None and move is not None:
                self._courses[self.seat] = course
                return move
            asked = plans.asked(position)
            if not asked:
                return position.candidates()[0].move
            if len(asked) > 1:
                numbers = np.array(asked, dtype=np.int64)
                self.choices = Choices(numbers, numbers)
                return None
            self._courses[self.seat] = Course(plans, asked[0], position)

    def _position(self) -> Position:
        assert self.terms.plans is not None
        return Position(self.terms.plans, self.state, self.moves.tolist())

    def advised(self) -> int:
        """With plans: the intention that comes nearest to what the level `hard` would do."""
        assert self.terms.plans is not None
        return matching(self.terms.plans, self._position(), self.choices.actions.tolist())

    # What a seat may know.

    def observe(self, seat: int, into: Observation) -> None:
        """Write the features of this seat."""
        sheet = Sheet()
        self.state.features(seat, sheet)
        into[:] = sheet.values

    def mask(self, seat: int, into: NDArray[Any]) -> None:
        """Write a 1 for each legal action; a seat that is not to decide has none."""
        into[:] = 0
        if seat == self.seat:
            into[self.choices.actions] = 1

    def info(self, seat: int, mask: NDArray[Any]) -> dict[str, Any]:
        """What stands beside an observation: the mask again, what it leaves out, and the view if it was asked for."""
        own = seat == self.seat
        found: dict[str, Any] = {"action_mask": mask, "left_out": self.choices.left_out if own else 0}
        if self.terms.view:
            found["view"] = msgspec.to_builtins(self.state.view(seat))
        return found

    def rewards(self) -> list[float]:
        """By seat; 0 until the game is over."""
        return self.terms.rewards(self.state) if self.over else [0.0] * self.terms.players
