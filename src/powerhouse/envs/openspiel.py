"""The games for OpenSpiel, with explicit chance: `pyspiel.load_game("powerhouse_power_grid(players=3)")`.

Importing this module registers them (extra `openspiel`). What chance shows is a node of its own: a move is tried again
with one more reveal each time, until it asks for none that is not known.
"""

from collections import Counter
from typing import Any

import numpy as np
import pyspiel

from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH, of_game
from powerhouse.core.chance import Asked, Chance, Known
from powerhouse.core.features import Sheet
from powerhouse.core.game import Game
from powerhouse.core.state import State
from powerhouse.envs.episode import Terms
from powerhouse.envs.micro import USUAL_CAP, Choices, legal

MOST_DECISIONS = 20_000
"""A game that is not over by then is broken off, and nobody gets anything."""
MOST_REVEALS = 20
"""Reveals that a decision brings, on the average of a game, at most."""


class Node:
    """Where a game is; never changed. At a chance node `move` has been made in `state`, or the set-up is dealt.

    `shown` is what chance has shown since then, `candidates` what it may show next. Else somebody has `choices`.
    """

    def __init__(
        self, state: State | None, move: int, shown: tuple[int, ...], candidates: list[int], choices: Choices | None
    ) -> None:
        self.state = state
        self.move = move
        self.shown = shown
        self.candidates = candidates
        self.choices = choices

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self


def _reached(terms: Terms, state: State | None, move: int, shown: tuple[int, ...]) -> Node:
    """The next node after a move, or from the set-up on; forced moves are made."""
    while True:
        try:
            after = _played(terms, state, move, Known(shown))
        except Asked as asked:
            return Node(state, move, shown, asked.candidates, None)
        if after.over:
            return Node(after, 0, (), [], None)
        moves = legal(after)
        if len(moves) > 1:
            return Node(after, 0, (), [], terms.micro.choices(moves))
        state, move, shown = after, int(moves[0]), ()


def _played(terms: Terms, state: State | None, move: int, chance: Chance) -> State:
    if state is None:
        return terms.game.start(terms.setup, chance)
    after = state.copy()
    after.advance(move, chance)
    return after


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._node = game.first
        self._decisions = 0

    @property
    def _terms(self) -> Terms:
        terms: Terms = self.get_game().terms
        return terms

    @property
    def position(self) -> State | None:
        """The position before what chance is about to show; `None` while the set-up is dealt."""
        return self._node.state

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self._node.choices is None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._node.state is not None
        return int(self._node.state.turn)

    def is_terminal(self) -> bool:
        state = self._node.state
        return self._decisions == MOST_DECISIONS or (state is not None and state.over)

    def _legal_actions(self, player: int) -> list[int]:
        choices = self._node.choices
        return [int(action) for action in choices.actions] if choices is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        candidates = self._node.candidates
        return [(code, times / len(candidates)) for code, times in sorted(Counter(candidates).items())]

    def _apply_action(self, action: int) -> None:
        node = self._node
        if node.choices is None:
            self._node = _reached(self._terms, node.state, node.move, (*node.shown, action))
            return
        move = node.choices.move(action)
        if move is None:
            raise ValueError(f"action {action} is not legal")
        self._decisions += 1
        self._node = _reached(self._terms, node.state, move, ())

    def _action_to_string(self, player: int, action: int) -> str:
        state = self._node.state or self._terms.game.blank(self._terms.setup)
        if player == pyspiel.PlayerId.CHANCE:
            return state.reveal_text(action)
        move = self._node.choices.move(action) if self._node.choices is not None else None
        verb, number = self._terms.micro.verb(action)
        return state.text(move) if move is not None else f"{verb} #{number}"

    def returns(self) -> list[float]:
        state = self._node.state
        return self._terms.rewards(state) if state is not None and state.over else [0.0] * self._terms.players

    def __str__(self) -> str:
        state = self._node.state
        told = of_game(self._terms.game.id, ENGLISH).say(state.heading()) if state is not None else ""
        return f"{told} {state.digest() if state is not None else ''} {self._node.move} {self._node.shown}".strip()


class SpielObserver:
    """The features of a seat as a tensor, and its view as text; nothing before the set-up is dealt."""

    def __init__(self, terms: Terms) -> None:
        self.tensor = np.zeros(terms.features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            sheet = Sheet()
            state.position.features(player, sheet)
            self.tensor[:] = sheet.values

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state.position.view(player)) if state.position is not None else ""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games at a table; `kind` and `type` are those of the subclass that `_register` makes."""

    kind: Game
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        options = dict(option.split(":", 1) for option in str(given["options"]).split(";") if option)
        self.terms = Terms(self.kind.id, int(given["players"]), options, highest_bid=int(given["highest_bid"]))
        self.first = _reached(self.terms, None, 0, ())
        players = self.terms.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=self.kind.blank(self.terms.setup).reveal_grammar().most,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_REVEALS * MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.terms)


def short_name(game: str) -> str:
    """How OpenSpiel knows a game."""
    return f"powerhouse_{game.replace('-', '_')}"


def _register(kind: Game) -> None:
    type = pyspiel.GameType(
        short_name=short_name(kind.id),
        long_name=kind.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 4 if 4 in kind.players else kind.players[0],
            "options": "",
            "highest_bid": USUAL_CAP,
        },
    )
    made = {"kind": kind, "type": type, "__doc__": kind.name}
    pyspiel.register_game(type, _class(kind, made))


def _class(kind: Game, members: dict[str, Any]) -> Any:
    return type(short_name(kind.id), (SpielGame,), members)


for _kind in registry.games():
    if short_name(_kind.id) not in pyspiel.registered_names():
        _register(_kind)
